import { describe, expect, it } from 'vitest';
import en from '../../../src/diceminer/locale/en/rules.md?raw';
import es from '../../../src/diceminer/locale/es/rules.md?raw';
import fr from '../../../src/diceminer/locale/fr/rules.md?raw';
import it_ from '../../../src/diceminer/locale/it/rules.md?raw';
import { inline, read } from './markdown';

describe('the rules', () => {
  for (const [lang, text] of Object.entries({ en, it: it_, fr, es })) {
    it(`are read whole in ${lang}`, () => {
      const blocks = read(text);
      expect(blocks.filter(({ kind }) => kind === 'h2')).toHaveLength(8);
      expect(blocks.filter((block) => block.kind === 'mark').map(({ name }) => name)).toEqual([
        'dice',
        'heroes',
      ]);
      expect(blocks.some(({ kind }) => kind === 'table')).toBe(true);
      expect(JSON.stringify(blocks)).not.toMatch(/\*\*|"- /);
    });
  }

  it('have emphasis and code', () => {
    expect(inline('a **top** die in `e1`')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'top' },
      { kind: 'text', text: ' die in ' },
      { kind: 'code', text: 'e1' },
    ]);
  });
});

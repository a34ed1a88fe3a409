import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toParts } from './markdown.ts';

describe('the rules', () => {
  for (const lang of ['en', 'it', 'fr', 'es']) {
    it(`become a page in ${lang}`, () => {
      const text = readFileSync(`../src/diceminer/locale/${lang}/rules.md`, 'utf8');
      const parts = toParts(text);
      expect(parts.flatMap((part) => ('mark' in part ? [part.mark] : []))).toEqual([
        'dice',
        'heroes',
      ]);
      const html = parts.map((part) => ('html' in part ? part.html : '')).join('\n');
      expect(html.match(/<h3>/g)).toHaveLength(8);
      expect(html).not.toMatch(/<h[12]>|\*\*|^- |^\|/m);
      expect(html).toMatch(/<table>/);
      expect(html.match(/<li>/g)).toHaveLength(text.match(/^ *(-|\d+\.) /gm)!.length);
    });
  }

  it('keep emphasis, code and lists within lists', () => {
    expect(
      toParts('# Title\n\n## Dig\n\nA **top** die in `e1`.\n\n{dice}\n\n- one\n  - two\n'),
    ).toEqual([
      { html: '<h3>Dig</h3>\n<p>A <strong>top</strong> die in <code>e1</code>.</p>' },
      { mark: 'dice' },
      { html: '<ul>\n<li>one<ul>\n<li>two</li>\n</ul>\n</li>\n</ul>' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { entriesOf, messageOf } from './messages.ts';

describe('a catalogue', () => {
  it('is parsed to its messages', () => {
    expect(Object.keys(entriesOf('one = One\ntwo = Two { $n }\n'))).toEqual(['one', 'two']);
  });
});

describe('a single message', () => {
  it('is there in every language', () => {
    const texts = messageOf('web-trouble');
    expect(Object.keys(texts).sort()).toEqual(['en', 'es', 'fr', 'it']);
    expect(new Set(Object.values(texts)).size).toBe(4);
    expect(texts['en']).toMatch(/^The server does not answer/);
  });

  it('that is missing stops the build', () => {
    expect(() => messageOf('web-nonsense')).toThrow(/no plain message/);
  });
});

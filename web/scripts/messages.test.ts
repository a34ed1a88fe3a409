import { describe, expect, it } from 'vitest';
import { messageOf } from './messages.ts';

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

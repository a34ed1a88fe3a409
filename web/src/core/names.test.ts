import { describe, expect, it } from 'vitest';
import { clipName, LONGEST_NAME } from './names';

const FAMILY = '👩‍👩‍👧‍👦';
const SCOTLAND = '🏴󠁧󠁢󠁳󠁣󠁴󠁿';

describe('a name', () => {
  it('stays as it is if there is room', () => {
    for (const name of ['', 'Ada', 'é'.repeat(LONGEST_NAME), FAMILY, SCOTLAND])
      expect(clipName(name)).toBe(name);
  });

  it('is cut between letters, and no emoji is cut apart', () => {
    expect(clipName('x'.repeat(50))).toBe('x'.repeat(LONGEST_NAME));
    const points = Array.from(FAMILY).length;
    const room = Math.floor(LONGEST_NAME / points);
    expect(clipName(FAMILY.repeat(9))).toBe(FAMILY.repeat(room));
    expect(clipName(`${'x'.repeat(37)}${SCOTLAND}`)).toBe('x'.repeat(37));
    expect(clipName(`${'x'.repeat(39)}👋🏽`)).toBe('x'.repeat(39));
  });
});

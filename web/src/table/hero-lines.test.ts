import { beforeAll, describe, expect, it } from 'vitest';
import { box } from '../../fixtures/messages';
import { LANGUAGES, words } from '../words/words.svelte';
import { heroLine } from './hero-lines';

beforeAll(() => words.include('heroes'));

describe('what a hero is good for', () => {
  it('is said of every hero in every language, of each something else', async () => {
    for (const lang of LANGUAGES) {
      await words.speak(lang);
      const lines = Object.values(box.heroes).map(({ faces }) => heroLine(faces));
      expect(lines.length).toBeGreaterThan(6);
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) expect(line).toMatch(/^\p{Lu}[^{}]{8,}\.$/u);
      expect(lines.join()).not.toContain('web-');
    }
  });

  it('is made from the faces, so that it is right of an owner’s own hero as well', async () => {
    await words.speak('en');
    expect(heroLine(['XS', 'M1'])).toBe(
      'Turns dragons into points and rolls one die again in every round.',
    );
    expect(heroLine(['M1', 'M2', 'T1', 'T4', 'XC2'])).toBe(
      'Rolls 3 dice again in every round, begins a straight, starts with a 4, ' +
        'and keeps 2 dice for the next round.',
    );
    expect(heroLine(['HD4', 'XP', 'XP'])).toBe(
      'Brings 4 dragons along and counts every cave-in 2 times.',
    );
  });
});

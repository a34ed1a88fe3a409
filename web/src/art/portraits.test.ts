import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import data from '../engine/data.json';
import { portrait } from './portraits';

const drawn = (id: string) =>
  readFileSync('src/art/heroes.svg', 'utf8').split(`\n<g id="${id}">`).length - 1;

describe('portraits', () => {
  it('are drawn for every hero of the box, each its own', () => {
    const heroes = Object.keys(data.box.heroes);
    expect(heroes.length).toBe(12);
    for (const hero of heroes) {
      expect(portrait(hero)).toEqual({ id: hero });
      expect(drawn(hero)).toBe(1);
    }
  });

  it('of an owner’s own heroes are strangers of several looks', () => {
    const own = ['ranger', 'smith', 'cook', 'bard', 'stone-singer', 'zoë'].map(portrait);
    expect(new Set(own.map(({ id }) => id)).size).toBe(2);
    expect(new Set(own.map((look) => JSON.stringify(look))).size).toBeGreaterThan(3);
    for (const { id, skin, cloth } of own) {
      expect(drawn(id)).toBe(1);
      expect(skin && cloth).toMatch(/^#[\da-f]{6}$/);
    }
  });

  it('of nobody are a shadow', () => {
    expect(drawn(portrait(null).id)).toBe(1);
  });
});

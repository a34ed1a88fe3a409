import { describe, expect, it } from 'vitest';
import { place, type Box, type Used } from './place';

const SCREEN = { width: 1000, height: 800 };
const BUBBLE = { width: 200, height: 100 };
const used = (left: number, top: number, width: number, height: number, weight = 1): Used => ({
  box: { left, top, width, height },
  weight,
});
const isOver = (a: Pick<Box, 'left' | 'top'>, b: Box): boolean =>
  a.left < b.left + b.width &&
  a.left + BUBBLE.width > b.left &&
  a.top < b.top + b.height &&
  a.top + BUBBLE.height > b.top;
const die = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('a bubble', () => {
  it('stands on the first side that is free, and points at the middle of its thing', () => {
    expect(place(die(500, 400), BUBBLE, SCREEN, [])).toEqual({
      ...{ side: 'above', left: 420, top: 286, pointer: 100 },
    });
    const around = [used(0, 0, 1000, 399), used(0, 441, 1000, 359)];
    expect(place(die(500, 400), { width: 200, height: 41 }, SCREEN, around)).toMatchObject({
      ...{ side: 'right', left: 554 },
    });
  });

  it('goes to the other side where it would be cut off', () => {
    expect(place(die(500, 20), BUBBLE, SCREEN, []).side).toBe('below');
    const around = [used(0, 0, 1000, 399), used(0, 441, 1000, 359)];
    expect(place(die(955, 400), BUBBLE, SCREEN, around).side).toBe('left');
  });

  it('stays on the screen, with its pointer still at the thing', () => {
    const { side, left, pointer } = place(die(950, 400), BUBBLE, SCREEN, [used(0, 390, 940, 60)]);
    expect({ side, left }).toEqual({ side: 'above', left: 794 });
    expect(left + pointer).toBe(970);
  });

  it('covers as little as possible of what is used', () => {
    const things = [used(400, 250, 300, 150)];
    expect(place(die(500, 400), BUBBLE, SCREEN, things).side).toBe('below');
    things.push(used(400, 450, 300, 150));
    expect(place(die(500, 400), BUBBLE, SCREEN, things).side).toBe('left');
    things.push(used(200, 0, 250, 800, 5));
    expect(place(die(500, 400), BUBBLE, SCREEN, things).side).toBe('apart');
    expect(place(die(660, 400), BUBBLE, SCREEN, things).side).toBe('right');
  });

  it('stands apart where it would cover much beside its thing', () => {
    const things = [used(250, 150, 500, 500, 3)];
    const found = place(die(500, 400), BUBBLE, SCREEN, things);
    expect(found.side).toBe('apart');
    expect(isOver(found, things[0]!.box)).toBe(false);
  });

  it('slides along its thing to where nothing is, and still points at it', () => {
    const things = [used(0, 0, 480, 390), used(0, 450, 1000, 350), used(0, 390, 1000, 60, 9)];
    const { side, left, top, pointer } = place(die(500, 400), BUBBLE, SCREEN, things);
    expect(side).toBe('above');
    expect(left).toBeGreaterThanOrEqual(480);
    expect(left + pointer).toBe(520);
    expect(isOver({ left, top }, things[0]!.box)).toBe(false);
    // Along a long one it may stand anywhere.
    const bar = { left: 100, top: 600, width: 800, height: 100 };
    const free = place(bar, BUBBLE, SCREEN, [used(0, 0, 650, 600), used(0, 700, 1000, 100)]);
    expect(free.left).toBeGreaterThanOrEqual(650);
    expect(free.left + free.pointer).toBeLessThan(900);
  });

  it('stands a little away where something lies close to its thing', () => {
    const label = used(0, 350, 1000, 44, 4);
    const { side, top } = place(die(500, 400), BUBBLE, SCREEN, [label, used(0, 441, 1000, 359)]);
    expect(side).toBe('above');
    expect(top + BUBBLE.height).toBeLessThanOrEqual(350);
  });

  it('never covers its thing, however small the screen', () => {
    const thing = die(30, 30);
    for (const screen of [SCREEN, { width: 240, height: 130 }, { width: 100, height: 400 }]) {
      expect(isOver(place(thing, BUBBLE, screen, []), thing)).toBe(false);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { Rolled } from './motion';
import { fall, layout, roll, type End, type Flying, type Rect } from './rolling';
import { durationOf } from './times';

const DESK: Rect = { left: 300, top: 120, width: 800, height: 480 };
const PHONE: Rect = { left: 8, top: 56, width: 374, height: 230 };

/** Dice of seats that all roll: so many of each. */
const rolled = (...counts: number[]): Rolled[] =>
  counts.flatMap((n, i) =>
    Array.from({ length: n }, (_, index): Rolled => ({
      what: 'roll',
      seat: i + 1,
      turn: 0,
      token: 'T1',
      shows: 'T4',
      from: { seat: i + 1, token: 'T1', index },
      to: { seat: i + 1, token: 'T4', index },
    })),
  );
const FROM: End = { x: 400, y: 820, side: 44, turned: 0 };
const TO: End = { x: 640, y: 820, side: 40, turned: 0 };
const between = (motions: readonly Rolled[]) =>
  motions.map((motion) => ({ motion, from: FROM, to: TO }));

describe('the tray', () => {
  it.each([
    ['one die', DESK, [1]],
    ['three dice', DESK, [3]],
    ['a die of each seat', PHONE, [1, 1, 1, 1]],
    ['the troves of two', DESK, [20, 20]],
    ['the troves of four', DESK, [10, 10, 10, 10]],
    ['the troves of four on a phone', PHONE, [10, 10, 10, 10]],
    ['the troves of two on a phone', PHONE, [20, 20]],
  ])('has room for %s, none upon another', (_, area, counts) => {
    const { tray, size, places, blocks } = layout(rolled(...counts), area);
    expect(places).toHaveLength(counts.reduce((a, b) => a + b));
    expect(blocks).toHaveLength(counts.length);
    expect(tray.width).toBeLessThanOrEqual(area.width);
    expect(tray.height).toBeLessThanOrEqual(area.height);
    for (const { x, y } of places) {
      expect(x - size / 2).toBeGreaterThanOrEqual(tray.left);
      expect(x + size / 2).toBeLessThanOrEqual(tray.left + tray.width);
      expect(y - size / 2).toBeGreaterThanOrEqual(tray.top);
      expect(y + size / 2).toBeLessThanOrEqual(tray.top + tray.height);
    }
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(
          0.99 * size,
        );
  });

  it('has larger dice where there are few of them', () => {
    const sizes = [3, 20, 40].map((n) => layout(rolled(n), DESK).size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThan(60);
  });

  it('keeps a second die of a seat in the place of its first', () => {
    const first = rolled(1, 1);
    const again = { ...first[1]!, turn: 1 };
    const { places, blocks } = layout([...first, again], DESK);
    expect(blocks).toHaveLength(2);
    expect(Math.abs(places[2]!.x - places[1]!.x)).toBeLessThan(20);
  });
});

/** How far a die is turned at a time, and where it is: the last frame that is not later. */
const last = <T extends { at: number }>(frames: readonly T[], at = Infinity): T =>
  frames.findLast((frame) => frame.at <= at)!;
const angle = (transform: string): number =>
  Number(/rotate3d\(.*, (-?[\d.]+)deg\)/.exec(transform)?.[1]);

describe('a die that is rolled', () => {
  const { dice, time, places, size } = roll(between(rolled(3)), DESK);

  it('starts where it lay with its old face seen, and ends in its new place', () => {
    for (const [i, { flight }] of dice.entries()) {
      const place = places[i]!;
      const shift = (to: End) => `translate(${px(to.x - place.x)}, ${px(to.y - place.y)})`;
      expect(flight.path[0]!.transform).toBe(shift(FROM));
      expect(last(flight.path).transform).toBe(shift(TO));
      // Half a turn brings the face to the front that is behind.
      expect(Math.abs(angle(flight.turn[0]!.transform)) % 360).toBe(180);
      expect(last(flight.turn).transform).toContain(`scale(${(TO.side / size).toFixed(3)})`);
    }
  });

  it('shows its old face upright wherever it is thrown from', () => {
    for (let i = 0; i < 24; i++) {
      const way = (2 * Math.PI * i) / 24;
      const from = { ...FROM, x: 700 + 500 * Math.cos(way), y: 360 + 500 * Math.sin(way) };
      const [motion] = rolled(1);
      const { flight } = roll([{ motion: motion!, from, to: TO }], DESK).dice[0]!;
      const [, tilt, x, y, turned] =
        /rotate\((.*)deg\) rotate3d\((.*), (.*), 0, (.*)deg\)/.exec(flight.turn[0]!.transform) ??
        [];
      const seen = turnedAround(
        [0, 0, 1],
        Number(tilt),
      )(
        turnedAround(
          [Number(x), Number(y), 0],
          Number(turned),
        )(turnedAround([0, 1, 0], 180)(turnedAround([0, 0, 1], flight.back)([1, 0, 0]))),
      );
      expect(flight.back % 90).toBeCloseTo(0);
      expect(Math.abs(Number(tilt))).toBeLessThanOrEqual(45);
      [1, 0, 0].forEach((n, at) => expect(seen[at]).toBeCloseTo(n, 2));
    }
  });

  it('lies still with its new face before it goes there', () => {
    for (const { flight, delay } of dice) {
      const seen = flight.turn.filter(({ at }) => at + delay <= time).slice(-2);
      expect(seen.map(({ transform }) => angle(transform))).toEqual([0, 0]);
      expect(seen[1]!.at - seen[0]!.at).toBeGreaterThan(400);
      expect(last(flight.path, time - delay).transform).toBe('translate(0px, 0px)');
    }
  });

  it('changes nothing but transform and opacity, in the order of time', () => {
    for (const { flight } of dice)
      for (const frames of [flight.path, flight.turn, flight.shade]) {
        const times = frames.map(({ at }) => at);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        const changed = new Set(frames.flatMap((frame) => Object.keys(frame)));
        for (const known of ['at', 'transform', 'opacity', 'easing']) changed.delete(known);
        expect([...changed]).toEqual([]);
      }
  });

  it('waits for who rolls again', () => {
    const first = rolled(1, 1, 1);
    const motions = [...first, { ...first[0]!, turn: 1 }, { ...first[2]!, turn: 1 }];
    const again = roll(between(motions), DESK);
    const leaves = again.dice.map(({ delay, flight }) => delay + last(flight.path).at);
    expect(leaves[0]).toBeLessThan(again.time);
    expect(leaves[1]).toBe(leaves[3]);
    expect(leaves[3]).toBe(leaves[4]);
    expect(again.dice[3]!.delay).toBeGreaterThanOrEqual(again.time / 2);
  });
});

describe('dice that fall onto the mountain', () => {
  const slot: End = { x: 500, y: 300, side: 60, turned: 45 };
  const end = ({ delay, flight }: Flying) => delay + last(flight.path).at;

  it('come one after the other and lie as the mountain has them', () => {
    const motions = Array.from({ length: 20 }, () => ({ token: 'G2' }));
    const dice = fall(
      motions.map((motion) => ({ motion, from: FROM, to: slot })),
      100,
    );
    expect(dice.map(({ delay }) => delay)).toEqual(dice.map((_, i) => 100 + 40 * i));
    for (const { shows, flight } of dice) {
      expect(shows).toBe('G2');
      expect(last(flight.path).transform).toBe('translate(0px, 0px)');
      expect(last(flight.turn).transform).toMatch(/^scale\(1.000\) rotate\(45.0deg\).* 0deg\)$/);
    }
  });

  it('all lie when the time of their motions is over', () => {
    const drops = Array.from(
      { length: 20 },
      () => ({ what: 'drop', token: 'G2', to: 'a1' }) as const,
    );
    const first = rolled(1, 1);
    const both = roll(between(first), DESK);
    const falling = fall(
      drops.map((motion) => ({ motion, from: FROM, to: slot })),
      both.time,
    );
    const over = durationOf([...first, ...drops]);
    expect(Math.max(...[...both.dice, ...falling].map(end))).toBeCloseTo(over);
    expect(durationOf(first)).toBeCloseTo(Math.max(...both.dice.map(end)));
    expect(durationOf([])).toBe(0);
  });
});

type Vector = readonly [number, number, number];

/** Turns a vector around a line through the origin, as CSS does. */
function turnedAround([x, y, z]: Vector, degrees: number): (vector: Vector) => Vector {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ([a, b, c]) => {
    const along = (x * a + y * b + z * c) * (1 - cos);
    return [
      a * cos + (y * c - z * b) * sin + x * along,
      b * cos + (z * a - x * c) * sin + y * along,
      c * cos + (x * b - y * a) * sin + z * along,
    ];
  };
}

const px = (n: number): string => `${Math.round(n * 10) / 10}px`;

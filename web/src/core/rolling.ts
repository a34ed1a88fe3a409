/**
 * How dice are thrown: where they come to lie in the tray, how each flies, turns and bounces on its
 * way, and when. Only numbers; the result is the face it is given.
 */
import type { Rolled } from './motion';
import { FALL, FALL_NEXT, GO, rest, rollTime, spread, THROW, turnsOf, waitOf } from './times';

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** The dice of a seat in the tray, under its name where there are several seats. */
export interface Block extends Rect {
  seat: number;
}

export interface Layout {
  tray: Rect;
  /** The side of a die. */
  size: number;
  blocks: Block[];
  /** The centres of the dice, in the order of the motions. */
  places: Point[];
}

const LARGEST = 84;
const SMALLEST = 20;
/** Around a die, as parts of its side: to its neighbours, and to the rim. */
const CELL = 1.28;
const RIM = 0.55;
/** The least size of the tray, in sides of a die. */
const LEAST = { width: 4.6, height: 3 };
const NAME = { width: 104, height: 24 };

/** Lays as large dice as there is room for, the seats side by side or one below the other. */
export function layout(rolled: readonly Rolled[], area: Rect): Layout {
  const seats = [...new Set(rolled.map(({ seat }) => seat))];
  const first = (seat: number) => rolled.filter((die) => die.seat === seat && die.turn === 0);
  const counts = seats.map((seat) => Math.max(1, first(seat).length));
  const named = seats.length > 1;
  for (let size = Math.min(LARGEST, area.width / 5, area.height / 3); ; size -= 2) {
    const found = flow(counts, size, named, area);
    if (found.height > area.height && size > SMALLEST) continue;
    const left = area.left + (area.width - found.width) / 2;
    const top = area.top + (area.height - found.height) / 2;
    const blocks = found.blocks.map((block, i) => ({
      ...block,
      seat: seats[i] ?? 0,
      left: left + block.left,
      top: top + block.top,
    }));
    const seen = new Map<string, number>();
    const places = rolled.map(({ seat, turn }, i) => {
      const block = blocks[seats.indexOf(seat)];
      const key = `${seat} ${turn}`;
      const at = seen.get(key) ?? 0;
      seen.set(key, at + 1);
      const n = counts[seats.indexOf(seat)] ?? 1;
      const place = block ? placeIn(block, at, n, size, named) : { x: left, y: top };
      const loose = size * (CELL - 1) * 0.42;
      return { x: place.x + loose * swing(i), y: place.y + loose * swing(i + 57) };
    });
    return { tray: { left, top, width: found.width, height: found.height }, size, blocks, places };
  }
}

/** Blocks in lines, one below the other, each in the middle. */
function flow(counts: readonly number[], size: number, named: boolean, area: Rect) {
  const [cell, rim] = [size * CELL, size * RIM];
  const room = area.width - 2 * rim;
  const most = Math.max(1, Math.floor(room / cell));
  const lines: { width: number; height: number; blocks: Rect[] }[] = [];
  for (const n of counts) {
    const columns = Math.min(n, most);
    const width = Math.max(columns * cell, named ? NAME.width : 0);
    const height = Math.ceil(n / columns) * cell + (named ? NAME.height : 0);
    let line = lines.at(-1);
    if (!line || line.width + rim + width > room)
      lines.push((line = { width: -rim, height: 0, blocks: [] }));
    line.blocks.push({ left: line.width + rim, top: 0, width, height });
    line.width += rim + width;
    line.height = Math.max(line.height, height);
  }
  // A few dice are not cramped: there is room to roll.
  const wide = Math.max(...lines.map(({ width }) => width)) + 2 * rim;
  const width = Math.max(wide, LEAST.width * size);
  const high = lines.reduce((sum, { height }) => sum + height + rim / 2, 1.5 * rim);
  const height = Math.max(high, LEAST.height * size);
  let top = rim + (height - high) / 2;
  for (const line of lines) {
    for (const block of line.blocks)
      [block.left, block.top] = [block.left + (width - line.width) / 2, top];
    top += line.height + rim / 2;
  }
  return { blocks: lines.flatMap(({ blocks }) => blocks), width, height };
}

function placeIn(block: Rect, at: number, n: number, size: number, named: boolean): Point {
  const cell = size * CELL;
  const columns = Math.min(n, Math.max(1, Math.round((block.width - cell / 4) / cell)));
  const line = Math.floor(at / columns);
  const inLine = Math.min(columns, n - line * columns);
  const x = block.left + (block.width - inLine * cell) / 2 + ((at % columns) + 0.5) * cell;
  return { x, y: block.top + (named ? NAME.height : 0) + (line + 0.5) * cell };
}

/** From −1 to 1, another for each number: what looks thrown need not differ between two looks. */
function swing(i: number): number {
  const wave = Math.sin(i * 12.9898 + 4.1) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** What changes of a part of a die in the air, with the time in milliseconds. */
export interface Frame {
  at: number;
  transform: string;
  opacity?: number;
  easing?: string;
}

export interface Flight {
  /** The centre and the side that the die is drawn with. */
  place: Point;
  size: number;
  /** It turns around this line, which is across its way. */
  axis: Point;
  /** By how much the face behind is turned in its square, in degrees. */
  back: number;
  /** Where it is, how it is turned, and its shadow. */
  path: Frame[];
  turn: Frame[];
  shade: Frame[];
}

/** Where a die begins or ends: its centre, its side, and by how much it is turned in degrees. */
export interface End extends Point {
  side: number;
  turned: number;
}

const RISE = 'cubic-bezier(.2,.5,.5,1)';
const SINK = 'cubic-bezier(.5,0,.8,.5)';

/**
 * By how much a face on the far side is turned after half a turn around a line, as the nearest
 * quarter turns, which a square does not show, and the rest.
 */
function halfTurn(axis: Point): { quarters: number; rest: number } {
  const angle = (2 * Math.atan2(axis.y, axis.x) * 180) / Math.PI + 180;
  const quarters = 90 * Math.round(angle / 90);
  return { quarters, rest: angle - quarters };
}

/** Across the way from one point to another. */
function across(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / far, y: (to.x - from.x) / far };
}

const px = (n: number): string => `${Math.round(n * 10) / 10}px`;
const moved = (from: Point, to: Point): string =>
  `translate(${px(to.x - from.x)}, ${px(to.y - from.y)})`;

/** What a flight is drawn with, by how high the die is: its own sides above the tray. */
function drawer(place: Point, size: number, axis: Point) {
  const line = `${axis.x.toFixed(3)}, ${axis.y.toFixed(3)}, 0`;
  return {
    path: (at: number, to: Point, easing = 'linear'): Frame => ({
      at,
      transform: moved(place, to),
      easing,
    }),
    turn: (at: number, scale: number, tilt: number, angle: number, easing = 'linear'): Frame => ({
      at,
      transform: `scale(${scale.toFixed(3)}) rotate(${tilt.toFixed(1)}deg) rotate3d(${line}, ${angle}deg)`,
      easing,
    }),
    shade: (at: number, high: number, opacity: number, easing = 'linear'): Frame => ({
      at,
      transform: `translate(${px(size * (0.04 + 0.3 * high))}, ${px(size * (0.09 + 0.6 * high))}) scale(${(1 + 0.35 * high).toFixed(2)})`,
      opacity,
      easing,
    }),
  };
}

/**
 * Thrown from one end into the tray: it hits it, jumps on, tips over its edge onto the face that
 * counts, lies there until `until`, and goes to its other end.
 */
function thrown(from: End, place: Point, size: number, to: End, i: number, until: number): Flight {
  const axis = across(from, place);
  const way = Math.hypot(place.x - from.x, place.y - from.y) || 1;
  const rolls = Math.min(2.3 * size, way * 0.45);
  const landing = {
    x: place.x - ((place.x - from.x) / way) * rolls,
    y: place.y - ((place.y - from.y) / way) * rolls,
  };
  const draw = drawer(place, size, axis);
  const tilt = 11 * swing(i + 23);
  const behind = halfTurn(axis);
  const [begins, ends] = [from.side / size, to.side / size];
  const t = (part: number) => part * THROW;
  return {
    place,
    size,
    axis,
    back: -behind.quarters,
    path: [
      draw.path(0, from, 'cubic-bezier(.3,.1,.75,.9)'),
      draw.path(t(0.48), landing, 'cubic-bezier(.15,.55,.5,1)'),
      draw.path(t(0.92), place),
      draw.path(until, place, 'cubic-bezier(.5,0,.2,1)'),
      draw.path(until + GO, to),
    ],
    // Half a turn more than whole ones: until it leaves the hand, the face that it had is seen.
    turn: [
      draw.turn(0, begins, from.turned - behind.rest, -540, RISE),
      draw.turn(t(0.27), 1.5, tilt - 25, -395, SINK),
      draw.turn(t(0.48), 1, tilt - 14, -268, RISE),
      draw.turn(t(0.6), 1.2, tilt - 6, -170, SINK),
      draw.turn(t(0.7), 1, tilt - 2, -92, 'cubic-bezier(.1,.5,.6,1)'),
      draw.turn(t(0.81), 1.07, tilt, -46, 'cubic-bezier(.6,0,.9,.6)'),
      draw.turn(t(0.9), 1, tilt, 0, 'ease-out'),
      draw.turn(t(0.945), 1, tilt, 6, 'ease-in'),
      draw.turn(t(1), 1, tilt, 0),
      draw.turn(until, 1, tilt, 0, 'cubic-bezier(.5,0,.2,1)'),
      draw.turn(until + GO, ends, to.turned, 0),
    ],
    shade: [
      draw.shade(0, 0.3, 0, RISE),
      draw.shade(t(0.27), 1, 0.35, SINK),
      draw.shade(t(0.48), 0, 0.75, RISE),
      draw.shade(t(0.6), 0.35, 0.55, SINK),
      draw.shade(t(0.7), 0, 0.75),
      draw.shade(until, 0, 0.75),
      draw.shade(until + GO * 0.5, 0.4, 0),
      draw.shade(until + GO, 0.4, 0),
    ],
  };
}

/** Out of the bag onto the mountain. */
function fallen(from: End, to: End, i: number): Flight {
  const [place, size] = [{ x: to.x, y: to.y }, to.side];
  const axis = across(from, to);
  const draw = drawer(place, size, axis);
  const [middle, begins] = [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, from.side / size];
  const turns = -270 - 90 * Math.round(1 + swing(i));
  return {
    place,
    size,
    axis,
    back: 0,
    path: [
      draw.path(0, from, 'cubic-bezier(.2,.4,.6,.8)'),
      draw.path(FALL * 0.45, { x: middle.x, y: middle.y - size }, 'cubic-bezier(.4,.2,.8,.7)'),
      draw.path(FALL * 0.8, to),
      draw.path(FALL, to),
    ],
    turn: [
      draw.turn(0, begins, -20, turns),
      draw.turn(FALL * 0.45, 1.1, 30 * swing(i + 9), turns * 0.45, SINK),
      draw.turn(FALL * 0.8, 1, to.turned, 0, RISE),
      draw.turn(FALL * 0.9, 1.05, to.turned, 0, SINK),
      draw.turn(FALL, 1, to.turned, 0),
    ],
    shade: [draw.shade(0, 0.5, 0), draw.shade(FALL * 0.8, 0.2, 0.5), draw.shade(FALL, 0.1, 0)],
  };
}

/** A die on its way: which faces it shows first and last, and its flight. */
export interface Flying {
  token: string;
  shows: string;
  /** Whether it comes to lie on the mountain. */
  lies: boolean;
  delay: number;
  flight: Flight;
}

export interface Roll extends Layout {
  dice: Flying[];
  /** When the tray comes and goes. */
  wait: number;
  time: number;
}

interface Ends {
  from: End;
  to: End;
}

/** Dice that are rolled in the tray. */
export function roll(rolled: readonly ({ motion: Rolled } & Ends)[], area: Rect): Roll {
  const motions = rolled.map(({ motion }) => motion);
  const found = layout(motions, area);
  const n = rolled.length;
  const turns = turnsOf(motions);
  const one = THROW + spread(n) + rest(n);
  const wait = waitOf(motions);
  const dice = rolled.map(({ motion: { seat, turn, token, shows }, from, to }, i): Flying => {
    const delay = wait + turn * one + (n > 1 ? (spread(n) * i) / (n - 1) : 0);
    // Who rolls again puts the first die away; all others wait for the last.
    const again = motions.some((other) => other.seat === seat && other.turn > turn);
    const until = wait + one * (again ? turn + 1 : turns) - delay;
    const place = found.places[i] ?? from;
    const flight = thrown(from, place, found.size, to, i, until);
    return { token, shows, lies: false, delay, flight };
  });
  return { ...found, dice, wait, time: rollTime(motions) };
}

/** Dice that fall onto the mountain one after the other, beginning after a time. */
export const fall = (
  dropped: readonly ({ motion: { token: string } } & Ends)[],
  after: number,
): Flying[] =>
  dropped.map(({ motion: { token }, from, to }, i) => ({
    token,
    shows: token,
    lies: true,
    delay: after + FALL_NEXT * i,
    flight: fallen(from, to, i),
  }));

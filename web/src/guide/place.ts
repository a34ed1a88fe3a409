/** Where a bubble stands that points at something: beside it, in sight, and over nothing that is used. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

/** Something that should be seen, and how bad it is to cover it. */
export interface Used {
  box: Box;
  weight: number;
}

/** Apart is anywhere: what it is about has to be marked. */
export type Side = 'above' | 'below' | 'right' | 'left' | 'apart';

export interface Place {
  left: number;
  top: number;
  /** On which side of the thing the bubble is. */
  side: Side;
  /** Where its pointer is, from the left or the top of the bubble. */
  pointer: number;
}

/** Between the bubble and what it points at: the pointer. */
const GAP = 14;
/** Between the bubble and the edge of the screen. */
const EDGE = 6;
/** Between the pointer and the bubble's corners. */
const CORNER = 22;
/** How much worse it is to be cut off than to cover something. */
const CUT = 100;
/** How far from the thing it may stand, and how far along it, as parts of what is possible. */
const AWAY: readonly number[] = [0, 20, 40, 60];
const ALONG: readonly number[] = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1];
/** What a pixel away from the thing, or from its middle, is worth in pixels that are covered. */
const FARTHER = 8;
const ASIDE = 2;
/** The sides, the better ones first. */
const SIDES = ['above', 'below', 'right', 'left'] as const;
/** Standing apart costs so many pixels that are covered; and where it may then stand, in parts of the screen. */
const APART = 1500;
const STEPS = 16;

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

function overlap(a: Box, b: Box): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, x) * Math.max(0, y);
}

/**
 * The place with the least under the bubble, on any side of the thing, slid along it and a little away
 * from it; of equal ones that nearest to its middle. Where it would cover too much there, it stands
 * apart. It is never over the thing itself.
 */
export function place(
  thing: Box,
  { width, height }: Size,
  screen: Size,
  used: readonly Used[],
): Place {
  const covered = (at: Box): number =>
    used.reduce((sum, { box, weight }) => sum + weight * overlap(at, box), 0);
  let best: Place | undefined;
  let least = Infinity;
  const x = thing.left + thing.width / 2;
  const y = thing.top + thing.height / 2;
  /** Where the bubble begins beside something: its pointer still reaches that. */
  const start = (middle: number, long: number, size: number, most: number, along: number) => {
    const reach = Math.max(size / 2 - CORNER, long / 2);
    return within(middle - size / 2 + along * reach, EDGE, Math.max(EDGE, most - size - EDGE));
  };
  for (const side of SIDES)
    for (const away of AWAY)
      for (const along of ALONG) {
        const isFlat = side === 'above' || side === 'below';
        const far = GAP + away;
        const left = isFlat
          ? start(x, thing.width, width, screen.width, along)
          : side === 'right'
            ? thing.left + thing.width + far
            : thing.left - far - width;
        const top = !isFlat
          ? start(y, thing.height, height, screen.height, along)
          : side === 'below'
            ? thing.top + thing.height + far
            : thing.top - far - height;
        const at = { left, top, width, height };
        const cut = width * height - overlap(at, { left: 0, top: 0, ...screen });
        const pointer = isFlat
          ? within(x - left, CORNER, width - CORNER)
          : within(y - top, CORNER, height - CORNER);
        const aside = Math.abs(isFlat ? left + width / 2 - x : top + height / 2 - y);
        const cost = CUT * cut + FARTHER * away + ASIDE * aside + covered(at);
        if (cost >= least) continue;
        least = cost;
        best = { left, top, side, pointer };
      }
  for (let i = 0; i <= STEPS; i++)
    for (let k = 0; k <= STEPS; k++) {
      const left = EDGE + ((screen.width - width - 2 * EDGE) * i) / STEPS;
      const top = EDGE + ((screen.height - height - 2 * EDGE) * k) / STEPS;
      const at = { left, top, width, height };
      const away = Math.hypot(left + width / 2 - x, top + height / 2 - y);
      const cost = APART + ASIDE * away + covered(at);
      if (cost >= least || left < EDGE || top < EDGE || overlap(at, thing)) continue;
      least = cost;
      best = { left, top, side: 'apart', pointer: 0 };
    }
  return best ?? { left: EDGE, top: EDGE, side: 'apart', pointer: 0 };
}

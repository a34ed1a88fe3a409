/** How long dice are on their way, in milliseconds at the usual speed. */
import type { Motion, Rolled } from './motion';

/** From the hand until a die lies still. */
export const THROW = 950;
/** When it hits the tray on its way, as parts of that, and how loud. */
export const HITS = [
  [0.48, 1],
  [0.7, 0.55],
  [0.9, 0.8],
] as const;
const REST = 620;
const REST_EACH = 25;
const REST_MOST = 900;
/** From the tray to its place. */
export const GO = 360;
/** Between two dice of a throw. */
const NEXT = 45;
const SPREAD = 320;
/** Out of the bag onto the mountain. */
export const FALL = 520;
export const FALL_NEXT = 40;
/** A travel or a slide. */
const SHORT = 380;

/** How long so many dice lie there to be read. */
export const rest = (dice: number): number => Math.min(REST + REST_EACH * dice, REST_MOST);
/** Between the first die of a throw and the last. */
export const spread = (dice: number): number => Math.min(NEXT * (dice - 1), SPREAD);

/** How many times dice are thrown, one after the other. */
export const turnsOf = (rolled: readonly Rolled[]): number =>
  1 + Math.max(...rolled.map((r) => r.turn));

/** How long a throw waits for something that is shown first. */
export const waitOf = (rolled: readonly Rolled[]): number =>
  Math.max(0, ...rolled.map(({ wait = 0 }) => wait));
/** How long dice are thrown until all lie still and are read; then they go to their places. */
export function rollTime(rolled: readonly Rolled[]): number {
  const n = rolled.length;
  return n ? waitOf(rolled) + turnsOf(rolled) * (THROW + spread(n) + rest(n)) : 0;
}

/** How long motions take until everything lies in its place: what is rolled comes first. */
export function durationOf(motions: readonly Motion[]): number {
  const rolled = rollTime(motions.filter((motion) => motion.what === 'roll'));
  const drops = motions.filter(({ what }) => what === 'drop').length;
  const fall = drops ? FALL + FALL_NEXT * (drops - 1) : 0;
  return Math.max(rolled + Math.max(rolled && GO, fall), motions.length ? SHORT : 0);
}

/** The slots of the mountain: where they are in the picture, and how arrow keys walk them. */
import { PLACES, SCENE } from './notation';

const KNOWN: Readonly<Record<string, readonly [number, number]>> = PLACES;

/** From the bottom row up, each from the left. */
export const SLOTS: readonly string[] = Object.keys(PLACES);

/** The centre of a slot in the scene's units. */
export function place(slot: string): { x: number; y: number } {
  const [x, y] = KNOWN[slot] ?? [0, 0];
  return { x, y };
}

/** The same as parts of the scene's width and height, for `left` and `top`. */
export function at(slot: string): { left: string; top: string } {
  const { x, y } = place(slot);
  return { left: `${(100 * x) / SCENE.width}%`, top: `${(100 * y) / SCENE.height}%` };
}

/** Where a slot is, as one would say it: its row from the top, and which of the row's slots it is. */
export function whereabouts(slot: string): { row: number; n: number; of: number } {
  const rows = [...new Set(SLOTS.map(rowOf))];
  const beside = SLOTS.filter((other) => rowOf(other) === rowOf(slot));
  return {
    row: rows.length - rows.indexOf(rowOf(slot)),
    n: beside.indexOf(slot) + 1,
    of: beside.length,
  };
}

const rowOf = (slot: string): string => slot.charAt(0);

/** The occupied slot that an arrow key leads to, or the same one. */
export function walk(slot: string, key: string, occupied: readonly string[]): string {
  const here = place(slot);
  const ahead: Record<string, (dx: number, dy: number) => boolean> = {
    ArrowLeft: (dx, dy) => dx < 0 && Math.abs(dy) <= Math.abs(dx),
    ArrowRight: (dx, dy) => dx > 0 && Math.abs(dy) <= Math.abs(dx),
    ArrowUp: (_, dy) => dy < 0,
    ArrowDown: (_, dy) => dy > 0,
  };
  const goes = ahead[key];
  if (!goes) return slot;
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  let best = slot;
  let least = Infinity;
  for (const other of occupied) {
    const { x, y } = place(other);
    const [dx, dy] = [x - here.x, y - here.y];
    if (!goes(dx, dy)) continue;
    // Sideways a die of the same row comes before any other, however wide the gap; up and down a
    // step along the key's own direction counts less than one across it.
    const far = sideways ? Math.abs(dx) + 20 * Math.abs(dy) : 2 * Math.abs(dy) + Math.abs(dx);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** What a lesson's texts say in numbers, from the sheet and the view that are shown. */
import type { Sheet, View } from '../core/messages';

/** The numbers by the names of the texts' arguments. */
export type Counted = {
  tunnels: number;
  treasure: number;
  hazards: number;
  gems: number;
  total: number;
  'their-treasure': number;
};

/**
 * The points of a seat, and the treasure of the one after it. Null as long as one of them is not
 * known: a row is missing from the sheet while its dice are in the air.
 */
export function count(sheet: Sheet, view: View | null, seat: number): Counted | null {
  if (!view?.seats.every((_, i) => sheet[i + 1])) return null;
  const [tunnels = 0, treasure = 0, hazards = 0, gems = 0] = sheet[seat] ?? [];
  return {
    tunnels,
    treasure,
    hazards,
    gems,
    // Alone, the engine keeps the score.
    total: view.score ?? tunnels + treasure + hazards,
    'their-treasure': sheet[seat + 1]?.[1] ?? 0,
  };
}

export interface Change {
  part: 'tunnels' | 'treasure' | 'hazards' | 'total';
  before: number;
  after: number;
}

/** The parts of the score that are others than before; alone only the whole of it. */
export function changes(before: Counted, after: Counted, solo: boolean): Change[] {
  const parts = solo ? (['total'] as const) : (['tunnels', 'treasure', 'hazards'] as const);
  return parts
    .filter((part) => before[part] !== after[part])
    .map((part) => ({ part, before: before[part], after: after[part] }));
}

/** The parts of a score, and what its numbers were counted from; the counting is the engine's. */
import type { ScoredSeat } from './events';
import type { LogEntry } from './log';
import type { Multiset, Sheet, SheetRow, View } from './messages';

export const PARTS = ['tunnels', 'treasure', 'hazards'] as const;
export type Part = (typeof PARTS)[number];

/** One of the three parts of a row. */
export const pointsOf = (row: SheetRow, part: Part): number =>
  row[PARTS.indexOf(part) as 0 | 1 | 2];

export const totalOf = ([tunnels, treasure, hazards]: SheetRow): number =>
  tunnels + treasure + hazards;

/** What is scored: the troves as they lie, a round of the game, or one of its tie-breaks. */
export type Scoring = 'now' | `round ${number}` | `tiebreak ${number}`;

/** A trove with its score. Older servers leave out what the last three say. */
export interface Account {
  seat: number;
  hero: string | null;
  dice: Multiset;
  /** Those of the dice that lie in a chest. */
  cached: Multiset;
  points: Readonly<Record<Part, number>>;
  gems: number;
  /** Whether its gems are the most, and count twice. */
  most: boolean;
  /** The points of cave-ins; the rest of the hazards are the dragons'. */
  caveIns: number | undefined;
  /** The lengths of the straights, the longest first. */
  straights: readonly number[] | undefined;
  /** Faces, the hero's among them, that could score but count for nothing. */
  idle: Multiset | undefined;
}

function fromRow(seat: number, view: View, row: SheetRow): Account {
  const [tunnels, treasure, hazards, gems, most, , , caveIns, straights, idle] = row;
  const { hero = null, dice = {}, cached = {} } = view.seats[seat - 1] ?? {};
  const points = { tunnels, treasure, hazards };
  return { seat, hero, dice, cached, points, gems, most: most > 0, caveIns, straights, idle };
}

function fromEvent(scored: ScoredSeat): Account {
  const { seat, hero, dice, tunnels, treasure, hazards, gems, most_gems: most } = scored;
  const { cave_ins: caveIns, straights, idle } = scored;
  const points = { tunnels, treasure, hazards };
  return { seat, hero, dice, cached: {}, points, gems, most, caveIns, straights, idle };
}

/** The troves of a scoring with their scores; none if the log doesn't go back to it. */
export function accounts(
  scoring: Scoring,
  view: View,
  sheet: Sheet,
  log: readonly LogEntry[],
): Account[] {
  if (scoring === 'now')
    return view.seats.flatMap((_, i) => {
      const row = sheet[i + 1];
      return row ? [fromRow(i + 1, view, row)] : [];
    });
  const [what, n] = scoring.split(' ');
  const events = log.flatMap(({ event }) =>
    event.event === 'tiebreak' || event.event === 'score' ? [event] : [],
  );
  const ties = events.filter(({ event }) => event === 'tiebreak');
  const found =
    what === 'round'
      ? events.find((event) => event.event === 'score' && event.round === Number(n))
      : // The log may have lost the first ones.
        ties.at(Number(n) - view.tiebreaks.length);
  return found?.seats.map(fromEvent) ?? [];
}

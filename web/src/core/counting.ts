/**
 * How scored troves are counted for everybody to see: part by part, one seat after the other. The
 * points are those of the event; here is only which dice lie beside them, and in which order.
 */
import type { Multiset, ScoredSeat } from './events';
import { PARTS, type Part } from './score';
import { spread, symbolOf } from './tokens';
import { arrange } from './troves';

/** A die, or a face of a hero. */
export interface Counted {
  token: string;
  hero: boolean;
  /** Whether it could have scored, but counts for nothing. */
  idle: boolean;
}

/** Dice that are counted together. */
export interface Group {
  dice: readonly Counted[];
  /** What they come to, where a part has several such sums. */
  points: number | null;
}

/** All that was scored of a trove: the hero's faces and the dice. */
function countedOf(faces: readonly string[], dice: readonly string[], idle: Multiset): Counted[] {
  const left = { ...idle };
  const marked = (token: string, hero: boolean): Counted => ({
    token,
    hero,
    idle: (left[token] = (left[token] ?? 0) - 1) >= 0,
  });
  // Of equal ones the last are idle.
  return [
    ...dice.toReversed().map((token) => marked(token, false)),
    ...faces.toReversed().map((token) => marked(token, true)),
  ].reverse();
}

/** Straights one after the other, each from 1 up, and then what is in none. */
function straightsOf(lengths: readonly number[], dice: readonly Counted[]): Group[] {
  const { straights, loose } = arrange(dice, lengths);
  return [...straights, loose].map((dice) => ({ dice, points: null }));
}

/** The dice that a part of a trove's score is counted from; `faces` are those of the hero. */
export function groupsOf(
  part: Part,
  { dice, idle = {}, straights, cave_ins, dragons }: ScoredSeat,
  faces: readonly string[],
  rank: (token: string) => number,
): Group[] {
  const all = countedOf(faces, spread(dice, rank), idle);
  const showing = (...symbols: string[]) =>
    all.filter(({ token }) => symbols.includes(symbolOf(token)[0]));
  const groups = (): Group[] => {
    switch (part) {
      case 'tunnels':
        return straightsOf(straights ?? [], showing('number'));
      case 'treasure':
        return [{ dice: showing('gem'), points: null }];
      case 'hazards':
        return [
          { dice: showing('cave-in', 'pickaxe'), points: cave_ins ?? null },
          { dice: showing('dragon', 'shield'), points: dragons ?? null },
        ];
    }
  };
  return groups().filter((group) => group.dice.length);
}

export type Step =
  | { what: Part; seat: number }
  /** Who has the most gems gets the crown; nobody if the seat is null. */
  | { what: 'crown'; seat: number | null }
  /** The points of the round, and then those of the game with them. */
  | { what: 'round' | 'total' };

/** The steps of counting; a tie-break is not added to any total. */
export function stepsOf(seats: readonly ScoredSeat[], tiebreak: boolean): Step[] {
  const crowned = seats.find(({ most_gems }) => most_gems)?.seat ?? null;
  const gems = seats.some((seat) => seat.gems);
  return [
    ...PARTS.flatMap((what): Step[] => [
      ...seats.map(({ seat }) => ({ what, seat })),
      ...(what === 'treasure' && gems ? [{ what: 'crown' as const, seat: crowned }] : []),
    ]),
    { what: 'round' },
    ...(tiebreak ? [] : [{ what: 'total' as const }]),
  ];
}

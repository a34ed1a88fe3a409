/** Views, sheets and previews: the numbers of a board as documents, as `diceminer.views` has them. */
import type { Adds, Seat, View } from '../core/wire';
import type { Board } from './board';
import { constants, data } from './data';
import { asked, ranked } from './events';
import { counted, FACES, heroOf, SLOT_NAMES, slotOf, tokenOf, type Multiset } from './notation';
import type { Rules } from './ruleset';

const { FACE_COUNT, IDLE, NO_HERO, ROUNDS, SCORE, SCORED, STRAIGHTS } = constants;
const PARTS = 3;

/** The points of a tie-break by seat. */
export type Tiebreak = Record<string, number>;

/** What a trove would score as it lies. */
export interface Sheet {
  tunnels: number;
  treasure: number;
  hazards: number;
  total: number;
  gems: number;
  most_gems: number;
  chests: number;
  magic: number;
  cave_ins: number;
  dragons: number;
  straights: number[];
  idle: Multiset;
}

/** What an action would bring about, as far as no die has a say in it. */
export interface Preview {
  slides: [string, string][];
  adds: Adds | null;
  need?: number;
  dice?: Multiset;
}

/** The whole public state, with the points of the tie-breaks so far. */
export function view(board: Board, rules: Rules, tiebreaks: readonly Tiebreak[]): View {
  const { state } = board;
  const status = board.status();
  const score = status[SCORE] ?? 0;
  const isSolo = rules.players === 1;
  const slots = state.numbers('slot');
  const occupied = state.number('occupied');
  const bag = state.numbers('bag');
  const seats = seatViews(board, rules.players, status[SCORED] ?? 0);
  if (isSolo && seats[0]) seats[0].total = score;
  return {
    format: 1,
    rules: { ...rules },
    ...asked(status),
    chosen: counted(state.numbers('chosen')),
    mountain: Object.fromEntries(
      Array.from(SLOT_NAMES)
        .filter(([slot]) => (occupied >> slot) & 1)
        .map(([slot, name]) => [name, tokenOf(slots[slot] ?? -1)]),
    ),
    bag: Object.fromEntries(data.kinds.map((kind, at) => [kind, bag[at] ?? 0])),
    seats,
    ...(isSolo ? { refills: state.number('refills'), ...ranked(score) } : {}),
    tiebreaks: tiebreaks.map((tiebreak) => ({ ...tiebreak })),
    winners: winners(board),
  };
}

/** The winning seat in a list; null while the game goes on, and in solo. */
export function winners(board: Board): number[] | null {
  const winner = board.state.number('winner');
  return board.over && winner >= 0 ? [winner + 1] : null;
}

function seatViews({ state }: Board, players: number, scored: number): Seat[] {
  const heroes = state.numbers('hero');
  const sets = (name: string) => state.rows(name, FACE_COUNT).map(counted);
  const [dice, spent, heroSpent, cached] = ['trove', 'spent', 'hero_spent', 'cached'].map(sets);
  const scores = state.rows('score', PARTS);
  return heroes.slice(0, players).map((hero, seat) => {
    const rounds = scores
      .slice(seat * ROUNDS, seat * ROUNDS + scored)
      .map(([tunnels = 0, treasure = 0, hazards = 0]) => ({
        tunnels,
        treasure,
        hazards,
        total: tunnels + treasure + hazards,
      }));
    return {
      hero: hero < NO_HERO ? heroOf(hero) : null,
      dice: dice?.[seat] ?? {},
      spent: spent?.[seat] ?? {},
      hero_spent: heroSpent?.[seat] ?? {},
      cached: cached?.[seat] ?? {},
      rounds,
      total: rounds.reduce((sum, each) => sum + each.total, 0),
    };
  });
}

/** What the troves would score as they lie, one a seat. */
export function sheets(board: Board): Sheet[] {
  return board.sheet().map((row) => {
    const [tunnels = 0, treasure = 0, hazards = 0, gems = 0, most_gems = 0, chests = 0] = row;
    const [cave_ins = 0, dragons = 0, magic = 0] = row.slice(6);
    const straights = row
      .slice(STRAIGHTS, IDLE)
      .flatMap((count, i) => Array<number>(count).fill(i + 1))
      .reverse();
    const idle = counted(row.slice(IDLE));
    const total = tunnels + treasure + hazards;
    const score = { tunnels, treasure, hazards, total, gems, most_gems, chests, magic };
    return { ...score, cave_ins, dragons, straights, idle };
  });
}

/** What an action would bring about. */
export function preview(board: Board, code: number): Preview {
  const { slides, adds, needs, dice } = board.preview(code);
  const [tunnels, treasure, hazards] = adds ?? [0, 0, 0];
  return {
    slides: slides.map(([start, end]) => [slotOf(start), slotOf(end)]),
    adds: adds && { tunnels, treasure, hazards },
    ...(needs ? { need: needs, dice: counted(dice) } : {}),
  };
}

/** What one die of each face that is there adds to the trove of a seat, from 0. */
export function worth(board: Board, seat: number): Multiset {
  const trove = board.state.rows('trove', FACE_COUNT)[seat] ?? [];
  const points = board.worth(seat);
  return Object.fromEntries(
    FACES.flatMap((token, face) => (trove[face] ? [[token, points[face] ?? 0]] : [])),
  );
}

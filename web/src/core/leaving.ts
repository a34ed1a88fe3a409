/** What becomes of a table when somebody leaves it for good, to be said before they do. */
import type { TableInfo, TableSummary } from './messages';

export interface Departure {
  status: TableSummary['status'];
  /** How many play there, bots and those who have left not counted where they don't. */
  players: number;
  /** The people of this browser. */
  mine: number;
  /** People elsewhere. */
  others: number;
}

/**
 * `open`: the seat is free again; `closes`: the table is removed; `bot`: a bot plays on; `wins`: the
 * game is over, and who is left has won; `ends`: the game is over and removed.
 */
export type Consequence = 'open' | 'closes' | 'bot' | 'wins' | 'ends';

/** For so many people of this browser; all of them unless it is said. A server decides the same. */
export function consequence(departure: Departure, leaving = departure.mine): Consequence {
  const { status, players, mine, others } = departure;
  const stay = others + mine - leaving;
  if (status === 'waiting') return stay ? 'open' : 'closes';
  if (!stay) return 'ends';
  return players - leaving < 2 ? 'wins' : 'bot';
}

export function departureFrom({ status, seats, you }: TableInfo): Departure {
  const people = seats.filter(({ who }) => who === 'person').length;
  const players = seats.filter(({ who }) => who !== 'left').length;
  return { status, players, mine: you.length, others: people - you.length };
}

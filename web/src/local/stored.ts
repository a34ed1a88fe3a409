/**
 * What is kept of a table in the browser: its settings, its seed and its log. Nothing of the
 * kernel's memory is in it, so that every later kernel can play it again.
 */
import type { Best, Moved } from '../core/messages';

export const FORMAT = 1;

export interface StoredSeat {
  /** A person who has left for good keeps their name there; a bot plays for them. */
  who: 'person' | 'bot' | 'left';
  name: string;
  /** The bot's level, with its limit if it has one: `master@2s`. */
  bot: string | null;
  /** Whether a bot plays for a person whose time was up. */
  away: boolean;
}

export interface StoredTable {
  id: string;
  format: number;
  /** The rules as records have them: players, then what differs from the default. */
  rules: string;
  /** The fingerprint of the dice and heroes. */
  facts: string;
  seats: StoredSeat[];
  /** Seconds that a person has for an action; null for any time. */
  pace: number | null;
  seed: string;
  created: number;
  rematch: string | null;
  // What a list shows, so that it doesn't have to play the game again.
  status: 'playing' | 'over';
  version: number;
  /** The seat to act. */
  next: number | null;
  changed: number;
  /** How the game stands; tables of earlier pages have nothing of it. */
  standing?: Standing | undefined;
}

export interface Standing {
  round: number;
  /** The points of every seat. */
  totals: number[];
}

/**
 * One row of a table's log. The set-up is version 0; a row that takes back, or with which the person
 * of a seat leaves, has no dice.
 */
export interface StoredRow {
  table: string;
  version: number;
  kind: 'start' | 'action' | 'undo' | 'resignation';
  seat: number;
  action: string;
  /** The tokens rolled for it, as in a record. */
  rolled: string;
  by: Moved['by'] | '';
  /** The id that the page gave the request. */
  request: string;
  at: number;
}

export interface StoredGame {
  table: StoredTable;
  log: StoredRow[];
}

/** A finished solo game; it stays when its table is removed. */
export interface StoredScore extends Best {
  table: string;
}

/** Everything, as it is exported to a file. */
export interface Archive {
  format: typeof ARCHIVE;
  games: StoredGame[];
  scores: StoredScore[];
}

/** Whether so many have left a game that it is over: fewer than two play on. */
export const isDeserted = (seats: readonly StoredSeat[]): boolean =>
  seats.length > 1 && seats.filter(({ who }) => who !== 'left').length < 2;

export const ARCHIVE = 'diceminer games 1';

export const tokens = (rolled: string): string[] => (rolled ? rolled.split(' ') : []);

/** The log of a table: one entry for each event that says something. */
import { isSilent } from './beats';
import type { GameEvent, Logged } from './messages';

export interface LogEntry {
  key: string;
  version: number;
  seat: number;
  by: Logged['by'];
  event: GameEvent;
}

/** How many entries are kept. */
const LENGTH = 200;

/** The entries of a move. */
export function entriesOf({ version, seat, by, events }: Logged): LogEntry[] {
  return events
    .filter((event) => !isSilent(event))
    .map((event, i) => ({ key: `${version}.${i}`, version, seat, by, event }));
}

/** A log with more entries, without its oldest if it is too long. */
export const extend = (log: readonly LogEntry[], more: readonly LogEntry[]): LogEntry[] =>
  [...log, ...more].slice(-LENGTH);

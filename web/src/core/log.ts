/** The log of a table: one entry for each event that says something. */
import { isSilent } from './beats';
import type { NotedEvent } from './events';
import type { Logged } from './messages';

export interface LogEntry {
  key: string;
  version: number;
  seat: number;
  by: Logged['by'];
  event: NotedEvent;
}

/** How many entries are kept. */
const LENGTH = 200;

/** The entries of a move. */
export function entriesOf({ version, seat, by, events }: Logged): LogEntry[] {
  return events
    .filter((event) => !isSilent(event))
    .map((event, i) => ({ key: `${version}.${i}`, version, seat, by, event }));
}

/** A log without what was taken back, of which it says so. */
export function withdraw(
  log: readonly LogEntry[],
  undone: { version: number; seat: number },
  taken: number | undefined,
): LogEntry[] {
  const event = { event: 'undone', seat: undone.seat } as const;
  const entry: LogEntry = { ...undone, key: `${undone.version}.0`, by: 'person', event };
  return extend(
    log.filter(({ version }) => version !== taken),
    [entry],
  );
}

/** A log with more entries, without its oldest if it is too long. */
export const extend = (log: readonly LogEntry[], more: readonly LogEntry[]): LogEntry[] =>
  [...log, ...more].slice(-LENGTH);

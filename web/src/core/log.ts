/** The log of a table: an entry for each event that says something, and the lines they make up. */
import { isSilent } from './beats';
import type { EventName, EventOf, NotedEvent } from './events';
import type { Logged, Multiset } from './messages';

export interface LogEntry {
  key: string;
  version: number;
  seat: number;
  by: Logged['by'];
  event: NotedEvent;
}

/** How many entries are kept: more than most games have. */
const LENGTH = 600;

/** The entries of a move. */
export function entriesOf({
  version,
  seat,
  by,
  events,
}: Pick<Logged, 'version' | 'seat' | 'by' | 'events'>): LogEntry[] {
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

/** What happened in one turn, or what else is told in one line. */
export interface LogLine {
  /** That of its first entry. */
  key: string;
  /** Whose turn it was; 0 if it was nobody's. */
  seat: number;
  events: readonly NotedEvent[];
}

/** After which events an event still belongs to the same line, if it is of the same seat. */
const JOINS: Partial<Record<EventName, readonly EventName[]>> = {
  'roll-off': ['round', 'roll-off'],
  start: ['round', 'roll-off'],
  fill: ['start', 'refill', 'hero'],
  take: ['share', 'take', 'slide'],
  slide: ['take', 'slide'],
  pass: ['take', 'slide'],
  spend: ['spend', 'reroll'],
  reroll: ['spend', 'reroll'],
  cache: ['cache'],
  recycle: ['spend', 'recycle'],
  over: ['stop'],
};

/** The seat that an event is of, among those whose events make up turns. */
function seatOf({ seat, event }: LogEntry): number {
  return event.event in TURNS ? seat : 0;
}
const TURNS: Partial<Record<NotedEvent['event'], true>> = {
  share: true,
  take: true,
  slide: true,
  pass: true,
  spend: true,
  reroll: true,
  cache: true,
  draft: true,
  recycle: true,
};

function joins(entry: LogEntry, before: LogEntry | undefined): boolean {
  if (!before || seatOf(entry) !== seatOf(before)) return false;
  const after = (JOINS as Record<string, readonly string[] | undefined>)[entry.event.event];
  return after?.includes(before.event.event) ?? false;
}

/** The log line by line, at most so many from its end. */
export function linesOf(log: readonly LogEntry[], most: number): LogLine[] {
  const lines: LogLine[] = [];
  let end = log.length;
  for (let at = log.length - 1; at >= 0 && lines.length < most; at--) {
    const first = log[at];
    if (!first || joins(first, log[at - 1])) continue;
    const events = log.slice(at, end).map(({ event }) => event);
    lines.push({ key: first.key, seat: seatOf(first), events });
    end = at;
  }
  return lines.reverse();
}

/** What the last turn has left on the table, until something else happens. */
export interface Marks {
  /** What was taken, and from where. */
  taken: readonly { slot: string; token: string }[];
  /** By seat, the dice that came to its trove or were rolled there. */
  fresh: Readonly<Record<number, Multiset>>;
}

export function marksOf(log: readonly LogEntry[]): Marks {
  const [line] = linesOf(log, 1);
  const taken: { slot: string; token: string }[] = [];
  const fresh: Record<number, Multiset> = {};
  const count = (seat: number, token: string, more: number): void => {
    const own = (fresh[seat] ??= {});
    own[token] = Math.max(0, (own[token] ?? 0) + more);
  };
  for (const event of line?.seat ? line.events : []) {
    if (event.event === 'take' || event.event === 'draft') {
      taken.push({ slot: event.slot, token: event.token });
      count(event.seat, event.event === 'draft' ? event.as : event.token, 1);
    } else if (event.event === 'recycle') taken.push({ slot: event.slot, token: event.token });
    else if (event.event === 'share') count(event.to, event.rolled, 1);
    else if (event.event === 'reroll') {
      for (const [before] of event.dice) count(event.seat, before, -1);
      for (const [, after] of event.dice) count(event.seat, after, 1);
    }
  }
  return { taken, fresh };
}

/** Who starts a round, and the dice that were rolled for it, a roll after the other. */
export interface Start {
  round: number;
  seat: number;
  rolls: readonly EventOf<'roll-off'>['rolls'][];
}

export function startIn(events: readonly NotedEvent[]): Start | null {
  const start = events.find((event) => event.event === 'start');
  if (!start) return null;
  const rolls = events.flatMap((event) => (event.event === 'roll-off' ? [event.rolls] : []));
  return { round: start.round, seat: start.seat, rolls };
}

/** The start of the round under way, as long as nobody has done anything in it. */
export function startOf(log: readonly LogEntry[]): Start | null {
  const last = log.findLastIndex(({ event }) => event.event !== 'fill' && event.event !== 'hero');
  const [line] = linesOf(log.slice(0, last + 1), 1);
  return line ? startIn(line.events) : null;
}

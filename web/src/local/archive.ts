/**
 * The file with all games: written, and read with care, as it may hold anything. What is taken from
 * it has just the fields it should, with values that the page can show, and a game that can be played.
 */
import { isLocal } from '../core/local-ids';
import { data, type Engine } from '../engine';
import { played, standingOf, Unreadable } from './played';
import { LocalRefusal } from './refusing';
import { ARCHIVE, isDeserted, type Archive, type StoredGame, type StoredScore } from './stored';

export const writeArchive = (archive: Archive): string => `${JSON.stringify(archive, null, 1)}\n`;

/** A game as a file has it, without what is found out again by playing it. */
export const toArchive = ({ table: { standing: _, ...table }, log }: StoredGame): StoredGame => ({
  table,
  log,
});

/** What a file has; refused if `writeArchive` has not written it. */
export function readArchive(text: string): { games: unknown[]; scores: unknown[] } {
  let archive: Partial<Archive> | null;
  try {
    archive = JSON.parse(text) as Partial<Archive> | null;
  } catch {
    archive = null;
  }
  const { format, games, scores = [] } = archive ?? {};
  if (format !== ARCHIVE || !Array.isArray(games) || !Array.isArray(scores))
    throw new LocalRefusal('web-import-foreign');
  return { games, scores };
}

/** A game of a file, with what lists show of it as it was played; null if it can't be. */
export function readGame(engine: Engine, found: unknown): StoredGame | null {
  if (!isStoredGame(found)) return null;
  try {
    const { game } = played(engine, found);
    const status = game.over || isDeserted(found.table.seats) ? 'over' : 'playing';
    const version = found.log.length - 1;
    const shown = { status, version, next: game.seat, standing: standingOf(game) } as const;
    return { table: { ...found.table, ...shown }, log: found.log };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

type Check = (value: unknown) => boolean;
type Fields<T> = Readonly<Record<keyof T, Check>>;

/** The last moment that a date can be. */
const LAST = 8.64e15;
/** The most seconds for an action, as at a server. */
const DAY = 86_400;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isTime: Check = (value) => isCount(value) && (value as number) <= LAST;
const isNull: Check = (value) => value === null;
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const isLocalId: Check = (value) => typeof value === 'string' && isLocal(value);
const isPace: Check = (value) =>
  isCount(value) && (value as number) >= 1 && (value as number) <= DAY;

const SEAT: Fields<StoredGame['table']['seats'][number]> = {
  who: oneOf('person', 'bot', 'left'),
  name: isText,
  bot: either(isText, isNull),
  away: oneOf(true, false),
};
const isSeat: Check = (seat) => {
  if (!hasFields(seat, SEAT)) return false;
  return (seat.who === 'bot') === (seat.bot !== null);
};
const TABLE: Fields<StoredGame['table']> = {
  id: isLocalId,
  format: isCount,
  rules: isText,
  facts: isText,
  seats: (seats) => Array.isArray(seats) && seats.every(isSeat),
  pace: either(isPace, isNull),
  seed: isText,
  created: isTime,
  rematch: either(isLocalId, isNull),
  status: isText,
  version: isCount,
  next: either(isCount, isNull),
  changed: isTime,
  standing: oneOf(undefined),
};
const ROW: Fields<StoredGame['log'][number]> = {
  table: isLocalId,
  version: isCount,
  kind: oneOf('start', 'action', 'undo', 'resignation'),
  seat: isCount,
  action: isText,
  rolled: isText,
  by: oneOf('', 'person', 'bot', 'clock'),
  request: isText,
  at: isTime,
};
const SCORE: Fields<StoredScore> = {
  table: isLocalId,
  magic: isCount,
  score: Number.isSafeInteger,
  rank: oneOf(...data.box.ranks.map(({ id }) => id)),
  at: isTime,
};

function hasFields<T>(value: unknown, fields: Fields<T>): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Record<string, unknown>;
  return (
    Object.keys(given).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries<Check>(fields).every(([name, check]) => check(given[name]))
  );
}

function isStoredGame(found: unknown): found is StoredGame {
  const { table, log } = (found ?? {}) as Partial<StoredGame>;
  return (
    hasFields(table, TABLE) &&
    Array.isArray(log) &&
    log.every((row) => hasFields(row, ROW) && row.table === table.id)
  );
}

export const isScore = (score: unknown): score is StoredScore => hasFields(score, SCORE);

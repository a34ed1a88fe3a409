/**
 * Where tables are kept in the browser: IndexedDB. A row's key is its table and version, which
 * decides between two tabs. What the browser refuses to keep stays in memory, is tried again with
 * every later change, and `keeps` says so.
 */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { StoredGame, StoredRow, StoredScore, StoredTable } from './stored';

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
  log: { key: [string, number]; value: StoredRow };
  scores: { key: string; value: StoredScore };
}
type Database = IDBPDatabase<Schema>;

const NAME = 'diceminer';
const VERSION = 1;

/** Another tab has stored a row of this version, or removed the table. */
export class Conflict extends Error {}

/** The database can't be read, so it is unknown whether there is such a table. */
export class Unavailable extends Error {}

/** What a row changes of a table, beside its log. */
export type Progress = Pick<StoredTable, 'status' | 'version' | 'next' | 'changed' | 'standing'> &
  Partial<Pick<StoredTable, 'seats'>>;

type Writing = IDBPTransaction<Schema, ('tables' | 'log' | 'scores')[], 'readwrite'>;
/** What came of a write: it is kept, the database has something else in its place, or it failed. */
type Written = 'kept' | 'taken' | 'failed';

export class Store {
  /** Called when the browser begins or ceases to keep what it is given. */
  onkeeps: (keeps: boolean) => void = () => {};
  #keeps = true;
  #open: Promise<Database | null> | undefined;
  /** Tables that the browser did not keep, as they are now. */
  readonly #unkept = new Map<string, StoredGame>();
  readonly #unkeptScores = new Map<string, StoredScore>();

  /** Whether everything so far is kept. */
  get keeps(): boolean {
    return this.#keeps;
  }

  async tables(): Promise<StoredTable[]> {
    const db = await this.#database();
    const kept = (await db?.getAll('tables').catch(() => [])) ?? [];
    const unkept = Array.from(this.#unkept.values(), ({ table }) => table);
    return [...kept.filter(({ id }) => !this.#unkept.has(id)), ...unkept];
  }

  /** A table and its log; null if there is none. Throws `Unavailable`. */
  async load(id: string): Promise<StoredGame | null> {
    const unkept = this.#unkept.get(id);
    if (unkept) return structuredClone(unkept);
    const db = await this.#database();
    if (!db) throw new Unavailable();
    try {
      const reading = db.transaction(['tables', 'log']);
      const [table, log] = await Promise.all([
        reading.objectStore('tables').get(id),
        reading.objectStore('log').getAll(rowsOf(id)),
      ]);
      return table ? { table, log } : null;
    } catch (cause) {
      throw new Unavailable('', { cause });
    }
  }

  async scores(): Promise<StoredScore[]> {
    const db = await this.#database();
    const kept = (await db?.getAll('scores').catch(() => [])) ?? [];
    return [...kept, ...this.#unkeptScores.values()];
  }

  /** Keeps a new table, or one that was imported; false if there is such a table. */
  async add(game: StoredGame): Promise<boolean> {
    const { id } = game.table;
    if (this.#unkept.has(id)) return false;
    const written = await this.#write(async (writing) => {
      const isKnown = await writing.objectStore('tables').get(id);
      return !isKnown && writeWhole(writing, game);
    });
    if (written === 'taken') return false;
    if (written === 'failed') this.#unkept.set(id, structuredClone(game));
    await this.#settle(written);
    return true;
  }

  /**
   * Keeps a row, with what it changes of the table and the score of a game that it ends; returns
   * the table as it is then. Throws `Conflict` if another tab has played something else, or has
   * removed the table.
   */
  async append(
    before: StoredGame,
    progress: Progress,
    row: StoredRow,
    score: StoredScore | null,
  ): Promise<StoredTable> {
    const { id } = before.table;
    const whole = { table: { ...before.table, ...progress }, log: [...before.log, row] };
    let { table } = whole;
    const written = await this.#write(async (writing) => {
      if (this.#unkept.has(id)) {
        if (!(await writeWhole(writing, whole))) return false;
      } else {
        const [tables, log] = [writing.objectStore('tables'), writing.objectStore('log')];
        // Another tab may have changed a seat, which stays so.
        const kept = await tables.get(id);
        const last = await log.get([id, row.version - 1]);
        if (!kept || !isSame(last, before.log.at(-1))) return false;
        table = { ...kept, ...progress };
        await log.add(row);
        await tables.put(table);
      }
      if (score) await writing.objectStore('scores').put(score);
      return true;
    });
    if (written === 'failed') {
      this.#unkept.set(id, structuredClone(whole));
      if (score) this.#unkeptScores.set(id, score);
    } else this.#unkept.delete(id);
    await this.#settle(written);
    if (written === 'taken') throw new Conflict();
    return table;
  }

  /** Keeps what is said of a table beside its log. */
  async change(id: string, change: (table: StoredTable) => StoredTable): Promise<void> {
    const unkept = this.#unkept.get(id);
    if (unkept) {
      this.#unkept.set(id, { ...unkept, table: change(unkept.table) });
      return;
    }
    const written = await this.#write(async (writing) => {
      const tables = writing.objectStore('tables');
      const table = await tables.get(id);
      if (table) await tables.put(change(table));
      return true;
    });
    await this.#settle(written);
  }

  async addScore(score: StoredScore): Promise<void> {
    const written = await this.#writeScore(score);
    if (written === 'failed') this.#unkeptScores.set(score.table, score);
    await this.#settle(written);
  }

  /** Throws `Unavailable` if the table may still be there. */
  async remove(id: string): Promise<void> {
    const isUnkept = this.#unkept.delete(id);
    const written = await this.#write(async (writing) => {
      await writing.objectStore('tables').delete(id);
      await writing.objectStore('log').delete(rowsOf(id));
      return true;
    });
    if (written === 'kept') await this.#settle(written);
    else if (!isUnkept) throw new Unavailable();
  }

  #writeScore(score: StoredScore): Promise<Written> {
    return this.#write(async (writing) => {
      await writing.objectStore('scores').put(score);
      return true;
    });
  }

  /** Writes in one transaction; `write` says whether the database has nothing else in that place. */
  async #write(write: (writing: Writing) => Promise<boolean>): Promise<Written> {
    const db = await this.#database();
    if (!db) return 'failed';
    let writing: Writing | undefined;
    try {
      writing = db.transaction(['tables', 'log', 'scores'], 'readwrite');
      // It fails with what it consists of, which is caught here.
      writing.done.catch(() => undefined);
      if (!(await write(writing))) return 'taken';
      await writing.done;
      return 'kept';
    } catch (error) {
      abort(writing);
      return isTaken(error) ? 'taken' : 'failed';
    }
  }

  /** After a write: tries again to keep what is only in memory, and says whether all is kept. */
  async #settle(written: Written): Promise<void> {
    if (written !== 'failed') await this.#keepRest();
    const isAll = written !== 'failed' && !this.#unkept.size && !this.#unkeptScores.size;
    this.#say(isAll);
  }

  async #keepRest(): Promise<void> {
    for (const [id, game] of this.#unkept) {
      const written = await this.#write((writing) => writeWhole(writing, game));
      if (written === 'failed') return;
      // It may have gone on meanwhile; if another tab has played something else, that counts.
      if (this.#unkept.get(id) === game) this.#unkept.delete(id);
    }
    for (const [id, score] of this.#unkeptScores)
      if ((await this.#writeScore(score)) === 'kept') this.#unkeptScores.delete(id);
  }

  #say(keeps: boolean): void {
    if (keeps === this.#keeps) return;
    this.#keeps = keeps;
    this.onkeeps(keeps);
  }

  /** The database; null where the browser has none to give, as in some private windows. */
  #database(): Promise<Database | null> {
    return (this.#open ??= this.#opened());
  }

  async #opened(): Promise<Database | null> {
    try {
      return await openDB<Schema>(NAME, VERSION, {
        upgrade(db) {
          db.createObjectStore('tables', { keyPath: 'id' });
          db.createObjectStore('log', { keyPath: ['table', 'version'] });
          db.createObjectStore('scores', { keyPath: 'table' });
        },
        blocking: (_version, _next, event) => {
          // A newer page in another tab wants to change the database.
          (event.target as IDBDatabase).close();
          this.#open = undefined;
        },
        // The browser has closed it, as when its data are cleared.
        terminated: () => (this.#open = undefined),
      });
    } catch {
      this.#say(false);
      return null;
    }
  }
}

/** Writes a game of which there is nothing yet, or its beginning; false if there is another one. */
async function writeWhole(writing: Writing, { table, log }: StoredGame): Promise<boolean> {
  const rows = writing.objectStore('log');
  const kept = await rows.getAll(rowsOf(table.id));
  if (kept.some((row, i) => !isSame(row, log[i]))) return false;
  for (const row of log.slice(kept.length)) await rows.add(row);
  await writing.objectStore('tables').put(table);
  return true;
}

function abort(writing: Writing | undefined): void {
  try {
    writing?.abort();
  } catch {
    // It is over already.
  }
}

const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

export const isSame = (one: StoredRow | undefined, other: StoredRow | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isTaken = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'ConstraintError';

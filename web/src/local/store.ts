/**
 * Where tables are kept in the browser: IndexedDB. A row's key is its table and version, which
 * decides between two tabs. What the browser refuses to keep stays in memory, is tried again with
 * the table's next change, and `keeps` says so.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
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

  async load(id: string): Promise<StoredGame | null> {
    const unkept = this.#unkept.get(id);
    if (unkept) return structuredClone(unkept);
    const db = await this.#database();
    if (!db) return null;
    const reading = db.transaction(['tables', 'log']);
    const [table, log] = await Promise.all([
      reading.objectStore('tables').get(id),
      reading.objectStore('log').getAll(rowsOf(id)),
    ]);
    return table ? { table, log } : null;
  }

  async scores(): Promise<StoredScore[]> {
    const db = await this.#database();
    const kept = (await db?.getAll('scores').catch(() => [])) ?? [];
    return [...kept, ...this.#unkeptScores.values()];
  }

  /** Keeps a new table, or one that was imported; false if there is such a table. */
  async add(game: StoredGame): Promise<boolean> {
    if (this.#unkept.has(game.table.id)) return false;
    return this.#write(
      game.table.id,
      () => game,
      (db) => {
        const writing = db.transaction(['tables', 'log'], 'readwrite');
        const log = writing.objectStore('log');
        return isFirst([
          writing.objectStore('tables').add(game.table),
          ...game.log.map((row) => log.put(row)),
          writing.done,
        ]);
      },
    );
  }

  /**
   * Keeps a row, with the table as it is after it and the score of a game that it ends. Throws
   * `Conflict` if there is another row of its version, or no such table any more.
   */
  async append(before: StoredGame, table: StoredTable, row: StoredRow, score: StoredScore | null) {
    const whole = (): StoredGame => ({ table, log: [...before.log, row] });
    const kept = await this.#write(table.id, whole, async (db) => {
      const writing = db.transaction(['tables', 'log', 'scores'], 'readwrite');
      const [tables, log] = [writing.objectStore('tables'), writing.objectStore('log')];
      // A table that was not kept before is kept as a whole; another tab may have removed a kept one.
      const isKept = !this.#unkept.has(table.id);
      if (isKept && !(await tables.get(table.id))) return false;
      return isFirst([
        ...(isKept ? [] : before.log.map((each) => log.put(each))),
        log.add(row),
        tables.put(table),
        ...(score ? [writing.objectStore('scores').put(score)] : []),
        writing.done,
      ]);
    });
    if (!kept) throw new Conflict();
    if (score && this.#unkept.has(table.id)) this.#unkeptScores.set(table.id, score);
  }

  /** Keeps what is said of a table beside its log. */
  async change(id: string, change: (table: StoredTable) => StoredTable): Promise<void> {
    const unkept = this.#unkept.get(id);
    if (unkept) unkept.table = change(unkept.table);
    const db = await this.#database();
    if (!db || unkept) return;
    try {
      const writing = db.transaction('tables', 'readwrite');
      const table = await writing.store.get(id);
      await Promise.all([table && writing.store.put(change(table)), writing.done]);
    } catch {
      this.#say(false);
    }
  }

  async addScore(score: StoredScore): Promise<void> {
    const db = await this.#database();
    await db?.put('scores', score).catch(() => this.#unkeptScores.set(score.table, score));
  }

  async remove(id: string): Promise<void> {
    this.#unkept.delete(id);
    const db = await this.#database();
    if (!db) return;
    const writing = db.transaction(['tables', 'log'], 'readwrite');
    await Promise.all([
      writing.objectStore('tables').delete(id),
      writing.objectStore('log').delete(rowsOf(id)),
      writing.done,
    ]);
  }

  /** Writes to the database; what it does not take is kept in memory instead. */
  async #write(
    id: string,
    whole: () => StoredGame,
    write: (db: Database) => Promise<boolean>,
  ): Promise<boolean> {
    const db = await this.#database();
    try {
      if (!db) throw new Error('there is no database');
      if (!(await write(db))) return false;
      this.#unkept.delete(id);
      this.#say(!this.#unkept.size);
    } catch {
      this.#unkept.set(id, structuredClone(whole()));
      this.#say(false);
    }
    return true;
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

const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Waits for what a transaction writes; false if one of its keys is taken, and nothing is written. */
async function isFirst(writes: readonly Promise<unknown>[]): Promise<boolean> {
  const results = await Promise.allSettled(writes);
  const failed = results.filter((result) => result.status === 'rejected');
  if (!failed.length) return true;
  const reasons = failed.map(({ reason }) => reason as unknown);
  if (reasons.some((why) => why instanceof DOMException && why.name === 'ConstraintError'))
    return false;
  throw reasons[0];
}

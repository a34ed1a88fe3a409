/** All tables of this browser: made, listed, opened, removed; exported to a file and read from one. */
import type { Best, Box, Created, NewSeat, NewTable, TableSummary } from '../core/messages';
import type { Timers } from '../core/timers';
import {
  data,
  doors as kernel,
  Game,
  makeBot,
  makeRules,
  parseRules,
  rulesText,
  type Engine,
} from '../engine';
import { isScore, readArchive, readGame, toArchive, writeArchive } from './archive';
import type { Bots } from './bots';
import { played, standingOf } from './played';
import type { Host, Restored } from './protocol';
import { LocalRefusal } from './refusing';
import { Unavailable, type Store } from './store';
import {
  ARCHIVE,
  FORMAT,
  type StoredGame,
  type StoredRow,
  type StoredSeat,
  type StoredTable,
} from './stored';
import { LocalTable, type Services, type Viewer } from './table';
import { isLocal, newId } from '../core/local-ids';

export interface Parts {
  /** Loads the engine, or tries again where that has failed. */
  engine: () => Promise<Engine>;
  store: Store;
  bots: Bots;
  timers: Timers;
  lead: Services['lead'];
  /** Says to other tabs that a table, or the list of them, has changed. */
  announce: (table: string) => void;
}

/** How many finished games of a kind are told of as the best. */
const BEST = 10;

export class LocalHost implements Host {
  readonly #tables = new Map<string, Promise<LocalTable>>();

  constructor(private readonly parts: Parts) {}

  box(): Promise<Box> {
    return Promise.resolve({ ...data.box, facts: data.facts, version: kernel.fingerprint });
  }

  timed(): Promise<string[]> {
    return Promise.resolve(data.box.bots.filter((level) => !(level in data.levels)));
  }

  async tables(): Promise<TableSummary[]> {
    const tables = await this.parts.store.tables();
    return tables.sort((a, b) => b.changed - a.changed).flatMap(summaryOf);
  }

  async best(): Promise<Best[]> {
    const scores = await this.parts.store.scores();
    return scores
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .map(({ magic, score, rank, at }) => ({ magic, score, rank, at }))
      .filter(
        ({ magic }, i, all) => all.slice(0, i).filter((e) => e.magic === magic).length < BEST,
      );
  }

  async create({ rules: wished, seats, pace }: NewTable): Promise<Created> {
    const rules = makeRules(wished);
    if (seats.length !== rules.players)
      throw new LocalRefusal('seats', { need: rules.players, have: seats.length });
    return this.#begin(rulesText(rules), seats.map(storedSeat), pace ?? null);
  }

  async rematch(id: string): Promise<Created> {
    const { table } = await this.#load(id);
    if (table.status !== 'over') throw new LocalRefusal('not-over');
    if (table.rematch !== null) return created(table.rematch);
    const seats = table.seats.map(({ who, ...seat }): StoredSeat => ({
      ...seat,
      who: who === 'left' ? 'person' : who,
      away: false,
    }));
    const made = await this.#begin(table.rules, seats, table.pace);
    // Another tab may have been first.
    let rematch = made.id;
    await this.parts.store.change(id, (old) => {
      rematch = old.rematch ?? made.id;
      return { ...old, rematch };
    });
    if (rematch !== made.id) await this.remove(made.id);
    (await this.#tables.get(id))?.setRematch(rematch);
    this.parts.announce(id);
    return created(rematch);
  }

  /** Sets a game up and keeps it. */
  async #begin(rules: string, seats: StoredSeat[], pace: number | null): Promise<Created> {
    const game = Game.new(await this.parts.engine(), parseRules(rules), {
      names: seats.map(({ name }) => name),
    });
    const [id, at] = [newId(), Date.now()];
    const table: StoredTable = {
      ...{ id, format: FORMAT, rules, facts: data.facts, seats, pace, seed: game.seed ?? '' },
      ...{
        created: at,
        rematch: null,
        status: 'playing',
        version: 0,
        next: game.seat,
        changed: at,
        standing: standingOf(game),
      },
    };
    const start: StoredRow = {
      ...{ table: id, version: 0, kind: 'start', seat: 0, action: '' },
      ...{ rolled: game.rolled.join(' '), by: '', request: '', at },
    };
    await this.parts.store.add({ table, log: [start] });
    this.parts.announce(id);
    return created(id);
  }

  async remove(id: string): Promise<void> {
    await this.parts.store.remove(id);
    (await this.#tables.get(id)?.catch(() => undefined))?.remove();
    this.#tables.delete(id);
    this.parts.announce(id);
  }

  async leave(id: string, seat?: number): Promise<void> {
    if (seat === undefined) return this.remove(id);
    const { seats } = (await this.#load(id)).table;
    if (seats[seat - 1]?.who !== 'person') throw new LocalRefusal('not-yours');
    if (seats.filter(({ who }) => who === 'person').length < 2) return this.remove(id);
    const table = await (this.#tables.get(id) ?? this.#opened(id));
    await table.leave(seat);
  }

  async record(id: string): Promise<string> {
    const open = await this.#tables.get(id);
    if (open) return open.record();
    const stored = await this.#load(id);
    const { game } = played(await this.parts.engine(), stored);
    return game.record({ reveal: stored.table.status === 'over' });
  }

  async save(id?: string): Promise<string> {
    const { store } = this.parts;
    const ids = id === undefined ? (await store.tables()).map((table) => table.id) : [id];
    const games = (await Promise.all(ids.map((each) => store.load(each)))).filter(
      (game) => game !== null,
    );
    const scores = id === undefined ? await store.scores() : [];
    return writeArchive({ format: ARCHIVE, games: games.map(toArchive), scores });
  }

  async restore(text: string): Promise<Restored> {
    const { games, scores } = readArchive(text);
    const engine = await this.parts.engine();
    const restored: Restored = { added: 0, known: 0, damaged: 0 };
    for (const found of games) {
      const game = readGame(engine, found);
      if (!game) restored.damaged += 1;
      else if (await this.parts.store.add(game)) restored.added += 1;
      else restored.known += 1;
    }
    const known = new Set((await this.parts.store.scores()).map(({ table }) => table));
    for (const score of scores)
      if (isScore(score) && !known.has(score.table)) await this.parts.store.addScore(score);
    this.parts.announce('');
    return restored;
  }

  // Tables that pages of this tab have open

  /** Opens a table for a page; throws `Unreadable`, or a refusal if there is none. */
  async open(id: string, viewer: Viewer): Promise<LocalTable> {
    let opening = this.#tables.get(id);
    if (!opening) {
      opening = this.#opened(id);
      this.#tables.set(id, opening);
      opening.catch(() => this.#tables.delete(id));
    }
    const table = await opening;
    table.attach(viewer);
    return table;
  }

  close(table: LocalTable, viewer: Viewer): void {
    table.detach(viewer);
    if (!table.isWatched) this.#tables.delete(table.id);
  }

  /** Another tab has changed a table. */
  async refresh(id: string): Promise<void> {
    await (await this.#tables.get(id)?.catch(() => undefined))?.refresh();
  }

  async #opened(id: string): Promise<LocalTable> {
    const { engine, store, bots, timers, lead, announce } = this.parts;
    const stored = await this.#load(id);
    return new LocalTable({ engine: await engine(), store, bots, timers, lead, announce }, stored);
  }

  async #load(id: string): Promise<StoredGame> {
    if (!isLocal(id)) throw new LocalRefusal('no-table');
    const stored = await this.parts.store.load(id).catch((error: unknown) => {
      if (error instanceof Unavailable) return null;
      throw error;
    });
    if (!stored) throw new LocalRefusal('no-table');
    return stored;
  }
}

const created = (id: string): Created => ({ id, links: {}, watch: '' });

function storedSeat({ who, name, bot }: NewSeat): StoredSeat {
  if (who === 'open') throw new LocalRefusal('open-seats');
  if (who !== 'bot') return { who: 'person', name: name ?? '', bot: null, away: false };
  // Refuses a level that is not there.
  makeBot(bot ?? '');
  return { who, name: name ?? '', bot: bot ?? null, away: false };
}

/** What a list shows of a table; nothing if a newer page has written what can't be read here. */
function summaryOf(table: StoredTable): TableSummary[] {
  try {
    const { id, status, seats, version, created: at, changed, next, standing } = table;
    const you = seats.flatMap(({ who }, i) => (who === 'person' ? [i + 1] : []));
    const names = seats.map(({ name, bot }) => name || bot || '');
    const turn = status === 'playing' && next !== null && you.includes(next);
    const rules = { ...parseRules(table.rules) };
    const stands = { seat: status === 'playing' ? next : null, ...standing };
    return [{ id, status, rules, names, you, turn, version, created: at, changed, ...stands }];
  } catch {
    const { id, status, version, created: at, changed } = table;
    const shown = { names: [], you: [], turn: false, rules: { ...makeRules() } };
    return [{ id, status, version, created: at, changed, ...shown }];
  }
}

/**
 * A table in the browser, with one change at a time, as a server's table is: a table is its log;
 * every change is stored first and sent to its viewers afterwards. Viewers are the pages of this
 * tab; other tabs store into the same log, and the key of a row decides who was first.
 */
import { PROTOCOL } from '../core/messages';
import type {
  FromServer,
  Logged,
  SeatInfo,
  Sheet,
  TableInfo,
  ToServer,
  Welcome,
} from '../core/messages';
import type { Timers } from '../core/timers';
import { commitment, makeBot, type Engine } from '../engine';
import { apply, played, sheetOf, standingOf, type Played } from './played';
import { LocalRefusal, refusalOf } from './refusing';
import { Conflict, isSame, Unavailable, type Progress, type Store } from './store';
import {
  isDeserted,
  type StoredGame,
  type StoredRow,
  type StoredScore,
  type StoredTable,
} from './stored';
import type { Bots } from './bots';

export interface Services {
  engine: Engine;
  store: Store;
  bots: Bots;
  timers: Timers;
  /** Says to the other tabs that a table has changed. */
  announce(table: string): void;
  /** Lets one tab alone drive a table's bots; what it gives back ends that. */
  lead(table: string, begin: () => void): () => void;
}

/** A page of this tab that looks on. */
export interface Viewer {
  send(message: FromServer): void;
  /** The table has been removed, in this tab or another. */
  gone(): void;
}

type Request = Exclude<ToServer, { t: 'ping' }>;
type Asks = Pick<Welcome, 'legal' | 'due' | 'room' | 'undo'>;

/** How long a bot waits with its move after an action that can be taken back. */
const UNDO_PAUSE = 1_500;
/** How long it takes until a bot's move that failed is tried again. */
const RETRY = 1_000;
/** How many actions a page that has just come is shown. */
const SHOWN = 40;
/** How many of the best actions a hint names. */
const HINTED = 5;
/** Plays for a person whose time is up, or who has left, and says which Beer to give. */
const FALLBACK = 'greedy';

export class LocalTable {
  readonly #viewers = new Set<Viewer>();
  #stored: StoredGame;
  #played: Played;
  #sheet: Sheet;
  #queue: Promise<unknown> = Promise.resolve();
  #leads = false;
  #stopLeading = () => {};
  /** The version that a bot's move is prepared for. */
  #thinkingAt: number | null = null;
  /** Plays a bot's move now that still waits for the person to take back. */
  #hurry = () => {};
  #countdown: { version: number; ends: number; due: number; cancel: () => void } | null = null;
  /** When the time for each action that counts would have been up; null if there was no limit. */
  readonly #ends: (number | null)[] = [];
  #actedAt = -Infinity;

  /** Throws `Unreadable` if the stored game can't be played again. */
  constructor(
    private readonly services: Services,
    stored: StoredGame,
  ) {
    this.#stored = stored;
    this.#played = played(services.engine, stored);
    this.#sheet = sheetOf(this.#played.game);
  }

  get id(): string {
    return this.#table.id;
  }

  get isWatched(): boolean {
    return this.#viewers.size > 0;
  }

  get version(): number {
    return this.#stored.log.length - 1;
  }

  get #table(): StoredTable {
    return this.#stored.table;
  }

  get #game() {
    return this.#played.game;
  }

  /** Whether the game has ended, by its rules or as too few are left who play. */
  get #isOver(): boolean {
    return this.#game.over || this.#table.status === 'over';
  }

  /** The record so far; the seed is in it once the game is over. */
  record(): string {
    return this.#game.record({ reveal: this.#isOver });
  }

  // Viewers

  attach(viewer: Viewer): void {
    this.#viewers.add(viewer);
    viewer.send(this.#welcome());
    if (this.#isOver) viewer.send(this.#ended());
    if (this.#viewers.size > 1) return;
    this.#stopLeading = this.services.lead(this.id, () => {
      this.#leads = true;
      this.#update();
      // What was sent before did not say until when the person has time.
      if (this.#countdown) this.#broadcastTable();
    });
  }

  detach(viewer: Viewer): void {
    this.#viewers.delete(viewer);
    if (!this.#viewers.size) this.close();
  }

  /** Stops whatever is under way. */
  close(): void {
    this.#stopLeading();
    this.#leads = false;
    this.#countdown?.cancel();
    this.#countdown = null;
    this.services.bots.forget(this.id);
  }

  /** The table has been removed. */
  remove(): void {
    this.close();
    for (const viewer of this.#viewers) viewer.gone();
    this.#viewers.clear();
  }

  /** Answers a viewer's request, in the order in which they come. */
  receive(viewer: Viewer, request: Request): void {
    void this.#inTurn(async () => {
      try {
        await this.#answer(viewer, request);
      } catch (error) {
        const id = 'id' in request ? request.id : '';
        viewer.send({ t: 'no', id, ...refusalOf(error) });
      }
    });
  }

  /** The viewer does not need the time to take back: bots play at once. */
  hurry(): void {
    this.#actedAt = -Infinity;
    this.#hurry();
  }

  /** Another tab has changed the table. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  /** The table has got a rematch. */
  setRematch(id: string): void {
    this.#stored.table = { ...this.#table, rematch: id };
    // Only this person can have asked, perhaps in another tab.
    this.#broadcast({ t: 'rematch', id, seat: null });
  }

  async #answer(viewer: Viewer, request: Request): Promise<void> {
    switch (request.t) {
      case 'move':
        return this.#move(viewer, request);
      case 'undo':
        return this.#undo(viewer, request);
      case 'sync':
        viewer.send(this.#welcome());
        return;
      case 'peek':
      case 'why': {
        const { slides, adds, need, dice } = this.#game.preview(request.action);
        const version = this.version;
        viewer.send({ t: 'seen', id: request.id, version, slides, adds, need, dice });
        return;
      }
      case 'worth': {
        const worth = this.#game.worth(request.seat);
        const seen = { slides: [], adds: null, worth };
        viewer.send({ t: 'seen', id: request.id, version: this.version, ...seen });
        return;
      }
      case 'hint':
        void this.#hint(viewer, request.id);
        return;
      case 'gifts': {
        const ranked = makeBot(FALLBACK).rank(this.#game.copy());
        const rank = ranked.filter(({ action }) => action.startsWith('share '));
        const seen = { slides: [], adds: null, rank };
        viewer.send({ t: 'seen', id: request.id, version: this.version, ...seen });
        return;
      }
      case 'back':
        await this.#setAway(request.seat, false);
        viewer.send({ t: 'ack', id: request.id, version: this.version });
        return;
      case 'start':
      case 'seat':
        throw new LocalRefusal('begun');
      case 'react':
        throw new LocalRefusal('alone');
    }
  }

  // Playing

  async #move(viewer: Viewer, { id, seat, version, action }: Extract<Request, { t: 'move' }>) {
    const known = this.#stored.log.find(({ request }) => request === id);
    if (!known) {
      const person = this.#table.seats[seat - 1];
      if (person?.who !== 'person') throw new LocalRefusal('not-yours');
      if (person.away) throw new LocalRefusal('away');
      if (version !== this.version) throw new LocalRefusal('stale');
      if (this.#isOver) throw new LocalRefusal('over');
      if (this.#game.seat !== null && this.#game.seat !== seat) throw new LocalRefusal('not-turn');
      await this.#play(action, 'person', id);
    }
    viewer.send({ t: 'ack', id, version: known?.version ?? this.version });
  }

  async #play(action: string, by: Logged['by'], request = ''): Promise<void> {
    // First on a copy: nobody sees what could not be stored.
    const next = this.#game.copy({ sameDice: true });
    const seat = next.seat ?? 0;
    next.play(action);
    const rolled = next.rolled.join(' ');
    await this.#append({ kind: 'action', seat, action, rolled, by, request }, next);
  }

  /** Whether the last action can be taken back: a person's, no die rolled for it, not the last. */
  get #canUndo(): boolean {
    const last = this.#played.net.at(-1);
    return last?.row.by === 'person' && this.#game.canUndo && !this.#isOver;
  }

  async #undo(viewer: Viewer, { id, version }: Extract<Request, { t: 'undo' }>): Promise<void> {
    const known = this.#stored.log.find(({ request }) => request === id);
    if (!known) {
      if (version !== this.version) throw new LocalRefusal('stale');
      const last = this.#played.net.at(-1);
      if (!this.#canUndo || !last) throw new LocalRefusal('undo');
      const next = this.#game.copy({ sameDice: true });
      next.undo();
      const { seat, action } = last.row;
      await this.#append(
        { kind: 'undo', seat, action, rolled: '', by: 'person', request: id },
        next,
      );
    }
    viewer.send({ t: 'ack', id, version: known?.version ?? this.version });
  }

  /** The person of a seat leaves for good: a bot plays on, if there are two others. */
  leave(seat: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#table.seats[seat - 1]?.who !== 'person') throw new LocalRefusal('not-yours');
      if (this.#isOver) throw new LocalRefusal('over');
      const seats = this.#table.seats.map((each, i) =>
        i + 1 === seat ? ({ ...each, who: 'left', away: false } as const) : each,
      );
      const entry = { kind: 'resignation', seat, action: '', rolled: '', request: '' } as const;
      await this.#append({ ...entry, by: 'person' }, this.#game, seats);
    });
  }

  /** Stores a row, with the table as the game after it has it, and then sends it. */
  async #append(
    entry: Omit<StoredRow, 'table' | 'version' | 'at'>,
    after: Played['game'],
    seats?: StoredTable['seats'],
  ): Promise<void> {
    const at = Date.now();
    const row: StoredRow = { table: this.id, version: this.version + 1, at, ...entry };
    const isOver = after.over || isDeserted(seats ?? this.#table.seats);
    const progress: Progress = {
      status: isOver ? 'over' : 'playing',
      version: row.version,
      next: isOver ? null : after.seat,
      changed: at,
      standing: standingOf(after),
      ...(seats && { seats }),
    };
    const score = this.#scoreOf(after, at);
    let table: StoredTable;
    try {
      table = await this.services.store.append(this.#stored, progress, row, score);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      await this.#catchUp();
      throw new LocalRefusal('stale');
    }
    this.#stored = { table, log: [...this.#stored.log, row] };
    this.services.announce(this.id);
    this.#accept(row);
    this.#update();
  }

  #scoreOf(after: Played['game'], at: number): StoredScore | null {
    if (!after.over || after.rules.players !== 1) return null;
    const { score = 0, rank = '' } = after.view();
    return { table: this.id, magic: after.rules.magic, score, rank, at };
  }

  /** Plays a stored row, and sends it. */
  #accept(row: StoredRow): void {
    const logged = apply(this.#played, row);
    if (row.kind === 'resignation') {
      this.#setCountdown();
      this.#broadcast(this.#welcome());
      if (this.#isOver) this.#broadcastEnd();
      return;
    }
    if (logged?.by === 'person') this.#actedAt = this.services.timers.now();
    const before = this.#sheet;
    this.#sheet = sheetOf(this.#game);
    // Who takes back has no more time than they had.
    if (logged) this.#ends.push(this.#countdown?.ends ?? null);
    this.#setCountdown(logged ? null : this.#ends.pop());
    if (!logged) {
      const { version, seat, action } = row;
      const view = this.#game.view();
      const undone = { t: 'undone', version, seat, action, view, sheet: this.#sheet } as const;
      this.#broadcast({ ...undone, ...this.#asks() });
      return;
    }
    const changed = Object.entries(this.#sheet).filter(
      ([seat, now]) => JSON.stringify(now) !== JSON.stringify(before[seat]),
    );
    this.#broadcast({ ...logged, sheet: Object.fromEntries(changed), ...this.#asks() });
    if (this.#game.over) this.#broadcastEnd();
  }

  #ended(): FromServer {
    const totals = this.#game.view().seats.map(({ total }, i) => ({ seat: i + 1, total }));
    const winners = this.#game.winners ?? [];
    // Who has left is placed last, the one who did so later before.
    const left = this.#stored.log.flatMap(({ kind, seat }) => (kind === 'resignation' ? seat : []));
    const order = ({ seat, total }: { seat: number; total: number }): number => {
      if (left.includes(seat)) return Number.MAX_SAFE_INTEGER - left.indexOf(seat);
      return winners.includes(seat) ? -Infinity : -total;
    };
    const standings = totals
      .map((each) => ({
        ...each,
        place: 1 + totals.filter((other) => order(other) < order(each)).length,
      }))
      .sort((a, b) => a.place - b.place);
    return { t: 'ended', seed: this.#table.seed, record_path: '', standings };
  }

  #broadcastEnd(): void {
    this.#broadcast(this.#ended());
    this.#broadcastTable();
  }

  /** Follows what another tab has stored. */
  async #catchUp(): Promise<void> {
    let stored: StoredGame | null;
    try {
      stored = await this.services.store.load(this.id);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      // The next change tries again.
      return;
    }
    if (!stored) {
      this.remove();
      return;
    }
    if (!isSame(stored.log[this.version], this.#stored.log.at(-1))) {
      this.#restart(stored);
      return;
    }
    const seats = JSON.stringify(this.#table.seats) !== JSON.stringify(stored.table.seats);
    const { rematch } = this.#table;
    for (const row of stored.log.slice(this.#stored.log.length)) {
      this.#stored = { table: stored.table, log: [...this.#stored.log, row] };
      this.#accept(row);
    }
    this.#stored = { ...this.#stored, table: stored.table };
    if (seats) this.#broadcastTable();
    if (stored.table.rematch && !rematch) this.setRematch(stored.table.rematch);
    this.#update();
  }

  /** Goes on from what is stored where this tab has played something that could not be kept. */
  #restart(stored: StoredGame): void {
    this.#played = played(this.services.engine, stored);
    this.#stored = stored;
    this.#sheet = sheetOf(this.#game);
    this.#update();
    this.#broadcast(this.#welcome());
    if (this.#isOver) this.#broadcast(this.#ended());
  }

  // Bots and the clock

  /** The bot that plays the seat to act; null if a person does, or nobody. */
  get #botToAct(): string | null {
    const seat = this.#table.seats[(this.#game.seat ?? 0) - 1];
    if (!seat || this.#isOver) return null;
    if (seat.away || seat.who === 'left') return FALLBACK;
    return seat.who === 'bot' ? (seat.bot ?? FALLBACK) : null;
  }

  /** Sees to the seat to act: lets a bot think, or counts down for a person. */
  #update(): void {
    this.#setCountdown();
    const level = this.#botToAct;
    if (this.#leads && level !== null && this.#thinkingAt !== this.version) void this.#drive(level);
  }

  async #drive(level: string): Promise<void> {
    const version = (this.#thinkingAt = this.version);
    const seat = this.#game.seat ?? 0;
    try {
      const action = await this.services.bots.choose(this.#game, `${this.id}/${seat}`, level);
      if (this.version === version && this.#canUndo) await this.#undoPause();
      await this.#inTurn(async () => {
        // In the meantime a person may have taken back, or returned to the seat.
        if (!this.#leads || this.version !== version || this.#botToAct !== level) return;
        const isPersons = this.#table.seats[seat - 1]?.who !== 'bot';
        await this.#play(action, isPersons ? 'clock' : 'bot');
      });
    } catch {
      // Another tab was first, which this one follows by now; whatever else it was may be over soon.
      if (this.version === version) await this.#retryPause();
    }
    if (this.#thinkingAt === version) this.#thinkingAt = null;
    this.#update();
  }

  #retryPause(): Promise<void> {
    return new Promise((done) => void this.services.timers.after(RETRY, done));
  }

  /** Waits as long as the person may still see that it was a misclick. */
  #undoPause(): Promise<void> {
    const { timers } = this.services;
    const left = this.#actedAt + UNDO_PAUSE - timers.now();
    if (left <= 0) return Promise.resolve();
    return new Promise((done) => {
      const cancel = timers.after(left, done);
      this.#hurry = () => {
        cancel();
        done();
      };
    });
  }

  /** Counts down for the person to act: the whole time, or until it would have been up. */
  #setCountdown(ends: number | null = null): void {
    const { timers } = this.services;
    const { pace } = this.#table;
    const isPerson = !this.#isOver && this.#botToAct === null;
    const version = this.version;
    if (this.#leads && isPerson && pace !== null && this.#countdown?.version === version) return;
    this.#countdown?.cancel();
    this.#countdown = null;
    if (!this.#leads || !isPerson || pace === null) return;
    const left = ends === null ? 1000 * pace : Math.max(ends - timers.now(), 0);
    const cancel = timers.after(left, () => {
      const seat = this.#game.seat;
      if (this.version === version && seat !== null)
        void this.#inTurn(() => this.#setAway(seat, true));
    });
    this.#countdown = { version, ends: timers.now() + left, due: Date.now() + left, cancel };
  }

  /** Lets a bot play for a person whose time is up, or gives the seat back. */
  async #setAway(seat: number, away: boolean): Promise<void> {
    const change = (table: StoredTable): StoredTable => ({
      ...table,
      seats: table.seats.map((each, i) => (i + 1 === seat ? { ...each, away } : each)),
    });
    await this.services.store.change(this.id, change);
    this.#stored = { ...this.#stored, table: change(this.#table) };
    this.services.announce(this.id);
    this.#update();
    this.#broadcastTable();
  }

  async #hint(viewer: Viewer, id: string): Promise<void> {
    const version = this.version;
    try {
      const { rank, line } = await this.services.bots.hint(this.#game, `${this.id}/hint`);
      const hint = { rank: rank.slice(0, HINTED), line };
      viewer.send({ t: 'seen', id, version, slides: [], adds: null, ...hint });
    } catch {
      viewer.send({ t: 'no', id, ...refusalOf(new LocalRefusal('busy')) });
    }
  }

  // Messages

  #broadcast(message: FromServer): void {
    for (const viewer of this.#viewers) viewer.send(message);
  }

  #broadcastTable(): void {
    this.#broadcast({ t: 'table', table: this.#info(), ...this.#asks() });
  }

  #welcome(): Welcome {
    return {
      t: 'welcome',
      protocol: PROTOCOL,
      now: Date.now(),
      table: this.#info(),
      version: this.version,
      view: this.#game.view(),
      sheet: this.#sheet,
      log: this.#played.net.slice(-SHOWN).map(({ logged }) => logged),
      opening: this.#played.net.length > SHOWN ? null : this.#played.opening,
      ...this.#asks(),
    };
  }

  /** What is asked of the person to act, and whether the last action can be taken back. */
  #asks(): Asks {
    const game = this.#game;
    const isPerson = !this.#isOver && this.#botToAct === null;
    return {
      legal: isPerson ? game.legal() : null,
      room: isPerson ? game.choices()[0] || null : null,
      due: this.#countdown?.due ?? null,
      undo: this.#canUndo,
    };
  }

  #info(): TableInfo {
    const table = this.#table;
    return {
      id: table.id,
      status: table.status,
      rules: this.#game.rules,
      pace: table.pace,
      host: true,
      seats: table.seats.map(({ who, name, bot, away }, i): SeatInfo => ({
        seat: i + 1,
        who,
        name,
        bot: away || who === 'left' ? FALLBACK : bot,
        here: who === 'person',
        away: away || who === 'left',
        link: null,
      })),
      you: table.seats.flatMap(({ who }, i) => (who === 'person' ? [i + 1] : [])),
      version: this.version,
      commitment: commitment(table.seed),
      seed: table.status === 'over' ? table.seed : null,
      rematch: table.rematch,
      created: table.created,
    };
  }

  #inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(change);
    this.#queue = result.catch(() => undefined);
    return result;
  }
}

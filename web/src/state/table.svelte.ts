/**
 * One table as the page knows it: the view, what is legal, the log, and what the player is about
 * to do but has not done yet. The server alone decides; here is only shown and asked.
 */
import { PROTOCOL } from '../core/messages';
import type {
  FromServer,
  GameEvent,
  Logged,
  Moved,
  Multiset,
  Ranking,
  SeatChange,
  Seen,
  Sheet,
  Standing,
  TableInfo,
  View,
} from '../core/messages';
import { parse, type Action, type Verb } from '../core/actions';
import { follow } from '../core/follow';
import { indexOf, tokenOf } from '../core/troves';
import type { Channel, ChannelStatus, Question } from '../channel/channel';

/** What the player has in hand before anything is sent: it can be put back at any time. */
export type Pick =
  | { what: 'share'; token: string; key: string }
  | { what: 'spend'; action: string; key: string; need: number; dice: Multiset; chosen: string[] }
  | { what: 'cache'; most: number; chosen: string[] }
  | { what: 'draft'; slot: string; token: string; actions: Action[] }
  | { what: 'discard'; action: string; token: string; key: string }
  | { what: 'stop' };

export interface LogEntry {
  key: string;
  version: number;
  seat: number;
  by: Moved['by'];
  event: GameEvent;
}

export interface Ended {
  seed: string;
  standings: Standing[];
}

const LOG_LENGTH = 200;
const SPACING = 450; // between two moves of others, so that the eye can follow
const HURRIED = 160;
const NOTE_TIME = 6_000;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  sheet = $state.raw<Sheet>({});
  legal = $state.raw<string[]>([]);
  due = $state<number | null>(null);
  log = $state.raw<LogEntry[]>([]);
  ended = $state.raw<Ended | null>(null);
  rematch = $state<string | null>(null);
  pick = $state<Pick | null>(null);
  /** Something to tell the player, already in their language. */
  note = $state('');
  /** The move shown last, for sounds and for the live region. */
  moved = $state.raw<Moved | null>(null);
  busy = $state(false);
  /** Whether the server speaks another version than this page, which goes on to the game's end. */
  outdated = $state(false);
  /** What the master would do, best first; null while nobody has asked. */
  hint = $state.raw<Ranking[] | 'asked' | null>(null);

  #heard: number | null = null;
  #shown = 0;
  #asks: { version: number; legal?: string[] | null; due?: number | null } | null = null;
  #queue: Moved[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  #waiting: { version: number; reached: () => void }[] = [];
  #peeked = new Map<string, Promise<Seen | null>>();
  #noteTimer: ReturnType<typeof setTimeout> | undefined;
  #lastSeat = 0;

  constructor(
    readonly id: string,
    private readonly channel: Channel,
    private readonly options: { spacing?: number } = {},
  ) {
    channel.subscribe({
      receive: (message) => this.#receive(message),
      version: () => (this.view ? this.#heard : null),
    });
  }

  open(): void {
    this.channel.open();
  }

  get connection(): ChannelStatus {
    return this.channel.status;
  }

  /** Connects anew, for a new seat or language. */
  reconnect = (): void => {
    this.channel.renew();
  };

  /** Connects at once instead of waiting, as when the network is back. */
  hurryConnection = (): void => {
    this.channel.hurry();
  };

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#noteTimer);
    this.channel.close();
  }

  /** The seats the viewer plays; none for a spectator. */
  get you(): number[] {
    return this.info?.you ?? [];
  }

  /** The seat that is asked now, if it is the viewer's. */
  get acting(): number | null {
    const seat = this.view?.seat ?? null;
    return seat !== null && this.legal.length > 0 && this.you.includes(seat) ? seat : null;
  }

  /** Whose trove lies in front of the viewer: of several at one screen, who played last. */
  get mine(): number {
    const { you, view } = this;
    if (view?.seat && you.includes(view.seat)) return view.seat;
    return you.includes(this.#lastSeat) ? this.#lastSeat : (you[0] ?? 1);
  }

  get solo(): boolean {
    return this.info?.rules.players === 1;
  }

  /** Whether nobody else could mind a hint: the server says the same. */
  get hintable(): boolean {
    const { acting, info, you } = this;
    return (
      acting !== null && !!info?.seats.every(({ who, seat }) => who === 'bot' || you.includes(seat))
    );
  }

  /** Which position is shown: what was chosen in one is not meant for another. */
  get position(): number {
    return this.#shown;
  }

  /** The time by the clock that `due` is set by. */
  now(): number {
    return this.channel.now();
  }

  can(action: string): boolean {
    return this.acting !== null && this.legal.includes(action);
  }

  /** What the viewer may do now. */
  readonly actions: readonly Action[] = $derived.by(() =>
    this.acting === null ? [] : this.legal.map(parse),
  );

  offers(verb: Verb): Action[] {
    return this.actions.filter((action) => action.verb === verb);
  }

  #receive(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        clearTimeout(this.#timer);
        this.#queue = [];
        this.#asks = null;
        this.info = message.table;
        this.outdated = message.protocol !== PROTOCOL;
        this.#heard = this.#shown = message.version;
        // A server that has only just started knows the seats at once and the game a moment later.
        if (message.view) {
          this.view = message.view;
          this.sheet = message.sheet;
        }
        if (message.log.length) this.log = message.log.flatMap(entries).slice(-LOG_LENGTH);
        this.legal = message.legal ?? [];
        this.due = message.due ?? null;
        this.rematch = message.table.rematch ?? null;
        this.#forget();
        this.#offer();
        this.#tellWaiting();
        break;
      case 'moved':
        this.#enqueue(message);
        break;
      case 'table':
        this.info = message.table;
        // What is asked belongs to the newest position, which may still wait to be shown.
        this.#asks = { version: this.#heard ?? 0, legal: message.legal, due: message.due };
        this.#ask();
        break;
      case 'ended':
        this.ended = { seed: message.seed, standings: message.standings };
        break;
      case 'rematch':
        this.rematch = message.id;
        break;
      case 'no':
        this.say(message.text);
        break;
    }
  }

  /** Shows what still waits at once. */
  hurry = (): void => {
    while (this.#queue.length) this.#show();
  };

  say(text: string): void {
    this.note = text;
    clearTimeout(this.#noteTimer);
    if (text) this.#noteTimer = setTimeout(() => (this.note = ''), NOTE_TIME);
  }

  /** The host begins the game; false if that is refused. */
  start(): Promise<boolean> {
    return this.#request({ t: 'start' });
  }

  /** The host opens a seat or gives it to a bot. */
  setSeat(seat: number, set: SeatChange): Promise<boolean> {
    return this.#request({ t: 'seat', seat, set });
  }

  /** Takes a seat back from the bot that kept it. */
  takeBack(seat: number): Promise<boolean> {
    return this.#request({ t: 'back', seat });
  }

  async #request(question: Question): Promise<boolean> {
    const answer = await this.channel.ask(question);
    this.say(answer.t === 'no' ? answer.text : '');
    return answer.t !== 'no';
  }

  /** Plays one action; true once the server has stored it. */
  act(action: string): Promise<boolean> {
    return this.plan([[action]]);
  }

  /**
   * Plays several actions of one turn, as far as they are still what is asked: one group after the
   * other, those of a group in the order in which the server offers them.
   */
  async plan(groups: readonly (readonly string[])[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.say('');
    const turn = () => `${this.view?.round} ${this.view?.phase} ${this.acting}`;
    const begun = turn();
    const carryOut = async () => {
      for (const group of groups) {
        const left = [...group];
        while (left.length) {
          const action = this.legal.find((legal) => left.includes(legal));
          if (!action || turn() !== begun || this.acting === null) return false;
          if (!(await this.#send(action))) return false;
          left.splice(left.indexOf(action), 1);
        }
      }
      return true;
    };
    const done = await carryOut();
    this.busy = false;
    return done;
  }

  async #send(action: string): Promise<boolean> {
    const seat = this.acting ?? 0;
    const answer = await this.channel.ask({ t: 'move', seat, version: this.#shown, action });
    if (answer.t === 'no') this.say(answer.text);
    if (answer.t !== 'ack') return false;
    await this.#reached(answer.version);
    return true;
  }

  /** What an action would do. */
  peek(action: string): Promise<Seen | null> {
    return this.#look(action, { t: 'peek', action });
  }

  /** What each die of a trove adds to its points. */
  async worth(seat: number): Promise<Record<string, number>> {
    return (await this.#look(`worth ${seat}`, { t: 'worth', seat }))?.worth ?? {};
  }

  /** Asks what the master would do; asked again, puts the answer away. */
  async advise(): Promise<void> {
    if (this.hint) {
      this.hint = null;
      return;
    }
    if (!this.hintable) return;
    this.hint = 'asked';
    const version = this.#shown;
    const answer = await this.channel.ask({ t: 'hint' });
    if (answer.t === 'no') this.say(answer.text);
    if (this.hint !== 'asked' || version !== this.#shown) return;
    this.hint = answer.t === 'seen' ? (answer.rank ?? null) : null;
  }

  /** Asks what changes nothing, once a position. */
  #look(key: string, question: Question): Promise<Seen | null> {
    let asked = this.#peeked.get(key);
    if (!asked) {
      const version = this.#shown;
      asked = this.channel
        .ask(question)
        .then((answer) => (answer.t === 'seen' && answer.version === version ? answer : null));
      this.#peeked.set(key, asked);
    }
    return asked;
  }

  /** The position is another one: what was in hand and what was asked about it is gone. */
  #forget(): void {
    this.pick = null;
    this.hint = null;
    this.#peeked.clear();
  }

  /** Asks why something is not legal, and tells the player. */
  async why(action: string): Promise<void> {
    const answer = await this.channel.ask({ t: 'why', action });
    if (answer.t === 'no') this.say(answer.text);
  }

  /** Takes a magic face in hand: from now on its dice can be picked. */
  async takeMagic(action: string, key: string): Promise<void> {
    const { position } = this;
    const seen = await this.peek(action);
    if (!seen?.dice || !this.can(action) || this.position !== position) return;
    const { need, dice } = seen;
    this.pick = { what: 'spend', action, key, need: need ?? 0, dice, chosen: [] };
  }

  /** Picks a die of the trove, or puts it back. */
  toggle(key: string): void {
    const { pick } = this;
    if (pick?.what !== 'spend' && pick?.what !== 'cache') return;
    if (pick.chosen.includes(key)) {
      pick.chosen = pick.chosen.filter((other) => other !== key);
      return;
    }
    const room = pick.what === 'spend' ? pick.need : pick.most;
    // With no room left the die picked first makes way.
    pick.chosen = room > 0 ? [...pick.chosen, key].slice(-room) : [];
  }

  /** Whether a die of the trove can be picked for what is in hand. */
  pickable(key: string): boolean {
    const { pick } = this;
    if (pick?.what === 'cache') return true;
    if (pick?.what !== 'spend' || key === pick.key) return false;
    const token = tokenOf(key);
    const index = indexOf(key);
    // The die that is being spent is not among those of its face.
    const before = tokenOf(pick.key) === token && indexOf(pick.key) < index ? 1 : 0;
    return index - before < (pick.dice[token] ?? 0);
  }

  drop = (): void => {
    this.pick = null;
  };

  /** Rolls, or keeps, what is picked. */
  async commit(): Promise<void> {
    const { pick } = this;
    if (pick?.what !== 'spend' && pick?.what !== 'cache') return;
    const verb = pick.what === 'spend' ? 'reroll' : 'cache';
    const dice = pick.chosen.map((key) => `${verb} ${tokenOf(key)}`);
    await this.plan(pick.what === 'spend' ? [[pick.action], dice] : [dice, ['done']]);
  }

  /** Chests are open as soon as they can be filled: their dice are picked right away. */
  #offer(): void {
    const { acting, view } = this;
    if (acting === null || view?.phase !== 'cache' || this.pick) return;
    const cached = Object.values(view.seats[acting - 1]?.cached ?? {});
    const most = (this.sheet[acting]?.[5] ?? 0) - cached.reduce((a, b) => a + b, 0);
    this.pick = { what: 'cache', most, chosen: [] };
  }

  #enqueue(moved: Moved): void {
    const next = (this.#heard ?? 0) + 1;
    if (moved.version < next) return;
    if (moved.version > next) {
      this.channel.tell({ t: 'sync', after: next - 1 });
      return;
    }
    this.#heard = moved.version;
    this.#queue.push(moved);
    this.#pump();
  }

  /** Asks what the table's last message asks, as soon as its position is the one shown. */
  #ask(): void {
    if (this.#asks?.version !== this.#shown) return;
    const { legal, due } = this.#asks;
    this.#asks = null;
    if (legal) this.legal = legal;
    // A countdown also begins and ends as somebody leaves or returns.
    this.due = due ?? null;
    this.#offer();
  }

  #pump(): void {
    clearTimeout(this.#timer);
    const first = this.#queue[0];
    if (!first) return;
    const own = first.by === 'person' && this.you.includes(first.seat);
    const pause = this.#queue.length > 5 ? HURRIED : (this.options.spacing ?? SPACING);
    const wait = own ? 0 : this.#shownAt + pause - Date.now();
    if (wait <= 0) {
      this.#show();
      this.#pump();
    } else {
      this.#timer = setTimeout(() => this.#pump(), wait);
    }
  }

  #show(): void {
    const moved = this.#queue.shift();
    if (!moved || !this.view) return;
    this.#shownAt = Date.now();
    this.#shown = moved.version;
    if (this.you.includes(moved.seat)) this.#lastSeat = moved.seat;
    this.view = follow(this.view, moved.events);
    if (moved.sheet) this.sheet = { ...this.sheet, ...moved.sheet };
    this.legal = moved.legal ?? [];
    this.due = moved.due ?? null;
    this.log = [...this.log, ...entries(moved)].slice(-LOG_LENGTH);
    this.#forget();
    this.#offer();
    this.#ask();
    this.moved = moved;
    this.#tellWaiting();
  }

  #reached(version: number): Promise<void> {
    if (this.#shown >= version) return Promise.resolve();
    return new Promise((reached) => this.#waiting.push({ version, reached }));
  }

  #tellWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ version }) => version > this.#shown);
    for (const { version, reached } of waiting) if (version <= this.#shown) reached();
  }
}

const UNTOLD = new Set(['turn', 'points', 'choose']);

function entries(moved: Logged): LogEntry[] {
  return moved.events
    .filter(({ event }) => !UNTOLD.has(event))
    .map((event, i) => ({
      key: `${moved.version}.${i}`,
      version: moved.version,
      seat: moved.seat,
      by: moved.by,
      event,
    }));
}

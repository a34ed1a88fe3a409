/**
 * One table as the page knows it: messages come in, requests go out. What happened is shown by its
 * playback, what the player is about to do is its intent. The server alone decides.
 */
import { PROTOCOL } from '../core/messages';
import type {
  FromServer,
  Moved,
  Reaction,
  Refusal,
  SeatChange,
  Seen,
  Sheet,
  Standing,
  TableChanged,
  TableInfo,
  Undone,
  View,
} from '../core/messages';
import { parse, type Action, type Verb } from '../core/actions';
import type { Beat } from '../core/beats';
import type { NotedEvent } from '../core/events';
import type { Pick as InHand } from '../core/intent';
import { entriesOf, extend, marksOf, startOf, withdraw, type LogEntry } from '../core/log';
import type { Channel, ChannelStatus, Question } from '../channel/channel';
import { Inquiries } from './inquiries.svelte';
import { Intent } from './intent.svelte';
import { Playback, type Options } from './playback.svelte';
import { REAL_TIMERS } from '../core/timers';

export interface Ended {
  seed: string;
  standings: Standing[];
}

/** A die of the mountain that is looked at, and what taking it would do, as far as that is known. */
export interface Looked {
  token: string;
  seen: Seen | null;
  /** Whether the next touch takes it. */
  again: boolean;
}

const REFUSAL_TIME = 6_000;
/** While the viewer's time runs, a scene takes no more than a part of it. */
const SCENE_TIME = 12_000;
const SCENE_PART = 1 / 4;
/** While other people wait for the viewer, it takes no more than this. */
const AWAITED_TIME = 20_000;

export class Table {
  readonly playback: Playback;
  readonly intent = new Intent(this);
  readonly inquiries: Inquiries;
  info = $state.raw<TableInfo | null>(null);
  legal = $state.raw<string[]>([]);
  /** How many dice may still be named, for the chests or a reroll. */
  room = $state(0);
  due = $state<number | null>(null);
  /** Whether the viewer may take their last action back. */
  undoable = $state(false);
  log = $state.raw<readonly LogEntry[]>([]);
  ended = $state.raw<Ended | null>(null);
  rematch = $state<string | null>(null);
  /** The seat that wants the rematch, if it was asked for while the page was open. */
  rematchBy = $state<number | null>(null);
  /** The last reaction of a player, another object each time. */
  reaction = $state.raw<Reaction | null>(null);
  /** The die of the mountain that is looked at by touch or keyboard: it is described where one reads. */
  looked = $state.raw<Looked | null>(null);
  /** Why the last thing the player asked for was refused, for a while. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** Whether the server speaks another version than this page, which goes on to the game's end. */
  outdated = $state(false);

  #heard: number | null = null;
  #asks: ({ version: number } & Pick<TableChanged, 'legal' | 'due' | 'room' | 'undo'>) | null =
    null;
  /** The versions of the actions that count, as far as the log goes back. */
  #net: number[] = [];
  #waiting: { version: number; reached: () => void }[] = [];
  #cancelRefusal = () => {};
  #lastSeat = 0;

  constructor(
    readonly id: string,
    private readonly channel: Channel,
    private readonly options: Options = {},
  ) {
    this.inquiries = new Inquiries(channel, this);
    this.playback = new Playback((moved, beat, last) => this.#shown(moved, beat, last), options);
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

  /** Shows what still waits at once, and lets bots play without waiting. */
  hurry = (): void => {
    this.playback.hurry();
    this.channel.hurryBots();
  };

  close(): void {
    this.#cancelRefusal();
    this.playback.close();
    this.channel.close();
  }

  /** What is shown now. */
  get view(): View | null {
    return this.playback.view;
  }

  get sheet(): Sheet {
    return this.playback.sheet;
  }

  /** What is in hand. */
  get pick(): InHand | null {
    return this.intent.pick;
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
      acting !== null &&
      !!info?.seats.every(({ who, seat }) => who !== 'person' || you.includes(seat))
    );
  }

  /** Whether another person plays here, who sees reactions. */
  get shared(): boolean {
    const { info, you } = this;
    return !!info?.seats.some(({ who, seat }) => who === 'person' && !you.includes(seat));
  }

  /** Whether the table ended as too few were left who play, before its game did. */
  get deserted(): boolean {
    const { info, view, playback } = this;
    if (info?.status !== 'over' || !view || view.phase === 'over') return false;
    // A game that is over by its rules may still be shown to its end.
    return playback.version === playback.latest && info.seats.some(({ who }) => who === 'left');
  }

  /** Whether the end is shown, by the rules or as too few were left. */
  get over(): boolean {
    return this.view?.phase === 'over' || this.deserted;
  }

  /** Which position is shown: what was chosen in one is not meant for another. */
  get position(): number {
    return this.playback.version;
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

  /** The log as far as it is seen: what dice in the air will show is told when they lie. */
  readonly seenLog = $derived.by(() => {
    const { airborne } = this.playback;
    return airborne.length ? this.log.filter(({ event }) => !airborne.includes(event)) : this.log;
  });

  /** What the last turn has left on the table. */
  readonly marks = $derived.by(() => marksOf(this.log));

  /** Who starts the round under way, as long as nobody has done anything in it. */
  readonly starter = $derived.by(() => startOf(this.seenLog));

  offers(verb: Verb): Action[] {
    return this.actions.filter((action) => action.verb === verb);
  }

  #receive(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        this.#asks = null;
        // Who comes to the end without having seen it sees the result, once.
        if (message.view && message.table.status === 'over' && !this.over)
          this.playback.result = true;
        this.info = message.table;
        this.outdated = message.protocol !== PROTOCOL;
        // A server that has only just started knows the seats at once and the game a moment later:
        // until then what is shown is of no version that another connection could go on from.
        // What was refused as the server was not ready can be done now.
        if (message.view && this.#heard === null) this.showRefusal(null);
        this.#heard = message.view ? message.version : null;
        this.playback.reset(message.version, message.view, message.sheet);
        this.#limitScene(message);
        if (message.log.length || message.opening) {
          const opening = {
            version: 0,
            seat: 0,
            by: 'bot',
            events: message.opening ?? [],
          } as const;
          this.log = extend([], [opening, ...message.log].flatMap(entriesOf));
        }
        this.#net = message.log.map(({ version }) => version);
        this.legal = message.legal ?? [];
        this.room = message.room ?? 0;
        this.due = message.due ?? null;
        this.undoable = message.undo ?? false;
        this.rematch = message.table.rematch ?? null;
        this.inquiries.forget();
        this.#tellWaiting();
        break;
      case 'moved':
        this.#enqueue(message);
        break;
      case 'undone':
        this.#withdraw(message);
        break;
      case 'table':
        this.info = message.table;
        // What is asked belongs to the newest position, which may still wait to be shown.
        this.#asks = { ...message, version: this.#heard ?? 0 };
        this.#limitScene(message);
        this.#ask();
        break;
      case 'ended':
        this.ended = { seed: message.seed, standings: message.standings };
        break;
      case 'rematch':
        this.rematch = message.id;
        this.rematchBy = message.seat;
        break;
      case 'reaction':
        this.reaction = message;
        break;
      case 'no':
        this.showRefusal(message);
        break;
    }
  }

  /** Shows why something was refused; null ends that. */
  showRefusal(refusal: Refusal | null): void {
    this.refusal = refusal;
    this.#cancelRefusal();
    const timers = this.options.timers ?? REAL_TIMERS;
    if (refusal) this.#cancelRefusal = timers.after(REFUSAL_TIME, () => (this.refusal = null));
  }

  /** Says why something can't be done that the server need not be asked about. */
  refuse(id: string, args: Refusal['args']): void {
    this.showRefusal({ code: 'illegal', text: '', args: { ...args, id } });
  }

  /** Something else is asked, or in hand: why a die was not the one before is of no interest. */
  forgetReason(): void {
    if (/illegal|lesson/.test(this.refusal?.code ?? '')) this.showRefusal(null);
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

  /** Shows everybody a reaction of the viewer's; false if that is refused. */
  react(reaction: Reaction['reaction']): Promise<boolean> {
    return this.#request({ t: 'react', seat: this.mine, reaction });
  }

  /** Takes the viewer's last action back; false if that is refused. */
  async undo(): Promise<boolean> {
    if (!this.undoable || this.busy) return false;
    this.busy = true;
    const done = await this.#request({ t: 'undo', version: this.#heard ?? 0 });
    this.busy = false;
    return done;
  }

  async #request(question: Question): Promise<boolean> {
    const answer = await this.channel.ask(question);
    this.showRefusal(answer.t === 'no' ? answer : null);
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
    this.showRefusal(null);
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
    const answer = await this.channel.ask({ t: 'move', seat, version: this.position, action });
    if (answer.t === 'no') this.showRefusal(answer);
    if (answer.t !== 'ack') return false;
    if (this.options.speed?.() === 0) this.channel.hurryBots();
    await this.#reached(answer.version);
    return true;
  }

  #enqueue(moved: Moved): void {
    // Without the whole table there is nothing that a move could change.
    if (this.#heard === null) return;
    const next = this.#heard + 1;
    if (moved.version < next) return;
    if (moved.version > next) {
      this.channel.tell({ t: 'sync', after: next - 1 });
      return;
    }
    this.#heard = moved.version;
    this.#net.push(moved.version);
    // Whatever this move allows, an earlier one can no longer be taken back.
    this.undoable = false;
    this.#limitScene(moved);
    try {
      this.playback.add(moved, moved.by === 'person' && this.you.includes(moved.seat));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // A newer server may have sent what this page does not know: it goes on from the whole table.
      this.#heard = null;
      this.channel.renew();
    }
  }

  /** Nobody's time is up, and nobody waits for long, because somebody looks at scored troves. */
  #limitScene({ legal, due }: Pick<TableChanged, 'legal' | 'due'>): void {
    if (!legal?.length) this.playback.limitScene(null);
    else if (due) {
      const left = Math.max(0, due - this.now());
      this.playback.limitScene(Math.min(SCENE_TIME, left * SCENE_PART));
    } else this.playback.limitScene(this.shared ? AWAITED_TIME : null, true);
  }

  #withdraw({ version, seat, view, sheet, legal, room, due, undo }: Undone): void {
    if (this.#heard === null || version <= this.#heard) return;
    if (version > this.#heard + 1) {
      this.channel.tell({ t: 'sync', after: this.#heard });
      return;
    }
    this.playback.withdraw(version, seat, view, sheet);
    this.#heard = version;
    this.log = withdraw(this.log, { version, seat }, this.#net.pop());
    [this.legal, this.room] = [legal ?? [], room ?? 0];
    [this.due, this.undoable] = [due ?? null, undo ?? false];
    this.#asks = null;
    this.intent.drop();
    this.inquiries.forget();
    this.forgetReason();
    this.#tellWaiting();
  }

  /** Asks what the table's last message asks, as soon as its position is the one shown. */
  #ask(): void {
    if (this.#asks?.version !== this.position) return;
    const { legal, due, room, undo } = this.#asks;
    this.#asks = null;
    this.undoable = undo ?? false;
    // Nothing is asked any more of who is away, for whom a bot plays.
    [this.legal, this.room] = [legal ?? [], room ?? 0];
    // A countdown also begins and ends as somebody leaves or returns.
    this.due = due ?? null;
  }

  /** A beat is shown: what is asked after a move comes with the last one of its beats. */
  #shown(moved: Moved, beat: Beat, last: boolean): void {
    if (this.you.includes(moved.seat)) this.#lastSeat = moved.seat;
    const shown: readonly NotedEvent[] = beat.events;
    this.log = extend(
      this.log,
      entriesOf(moved).filter(({ event }) => shown.includes(event)),
    );
    this.legal = (last && moved.legal) || [];
    this.room = (last && moved.room) || 0;
    this.due = (last && moved.due) || null;
    this.undoable = (last && moved.version === this.#heard && moved.undo) || false;
    this.inquiries.forget();
    this.forgetReason();
    if (!last) return;
    this.#ask();
    this.#tellWaiting();
  }

  #reached(version: number): Promise<void> {
    if (this.position >= version) return Promise.resolve();
    return new Promise((reached) => this.#waiting.push({ version, reached }));
  }

  #tellWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ version }) => version > this.position);
    for (const { version, reached } of waiting) if (version <= this.position) reached();
  }
}

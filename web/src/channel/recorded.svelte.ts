/**
 * A table without a server: it plays messages that were recorded, and keeps what it is asked and
 * told. A recorded game can be looked at through it; tests deliver its messages themselves.
 */
import type { Box, FromServer, Me, Moved, TableChanged, Welcome } from '../core/messages';
import {
  isAnswer,
  type Answer,
  type Asked,
  type Channel,
  type ChannelStatus,
  type Listener,
  type Question,
  type Statement,
} from './channel';
import { refused, type Tables } from './tables';

/** Answers a question, at once or later, by what it delivers; nothing is delivered without one. */
export type Responder = (asked: Asked, channel: RecordedChannel) => void;

/** Any move is answered by the next one that was recorded; what would be was not recorded. */
export const replay: Responder = (asked, channel) => {
  const { id } = asked;
  const moved = asked.t === 'move' ? channel.next() : null;
  channel.deliver(
    moved
      ? { t: 'ack', id, version: moved.version }
      : { t: 'no', id, code: 'recorded', text: '', args: {} },
  );
};

export class RecordedChannel implements Channel {
  status = $state<ChannelStatus>('connecting');
  readonly asked: Asked[] = [];
  readonly told: Statement[] = [];
  #listener: Listener | undefined;
  #waiting = new Map<string, (answer: Answer) => void>();
  #left: Moved[];
  /** What the last message asked of the viewer. */
  #asks: Pick<TableChanged, 'legal' | 'due' | 'room'> = {};

  constructor(
    private readonly welcome: Welcome,
    moves: readonly Moved[] = [],
    private readonly respond: Responder = replay,
  ) {
    this.#left = [...moves];
  }

  now(): number {
    return Date.now();
  }

  subscribe(listener: Listener): void {
    this.#listener = listener;
  }

  open(): void {
    this.status = 'open';
    this.deliver(this.welcome);
  }

  close(): void {
    this.status = 'lost';
  }

  /** Says who is there and what is asked again, as a server does to a new connection. */
  renew(): void {
    this.status = 'open';
    this.deliver({ t: 'table', table: structuredClone(this.welcome.table), ...this.#asks });
  }

  hurry(): void {
    // Nothing is ever on its way.
  }

  hurryBots(): void {
    // There are none.
  }

  ask(question: Question): Promise<Answer> {
    const asked = { ...question, id: String(this.asked.length + 1) };
    this.asked.push(asked);
    return new Promise((answered) => {
      this.#waiting.set(asked.id, answered);
      this.respond(asked, this);
    });
  }

  tell(statement: Statement): void {
    this.told.push(statement);
  }

  /** Plays the next recorded move; null after the last. */
  next(): Moved | null {
    const moved = this.#left.shift() ?? null;
    if (moved) this.deliver(moved);
    return moved;
  }

  deliver(message: FromServer): void {
    if (message.t === 'welcome' || message.t === 'moved' || message.t === 'table') {
      const { legal = null, due = null, room = null } = message;
      this.#asks = { legal, due, room };
    }
    const answered = isAnswer(message) ? this.#waiting.get(message.id) : undefined;
    if (isAnswer(message) && answered) {
      this.#waiting.delete(message.id);
      answered(message);
    } else this.#listener?.receive(message);
  }
}

/** A list of one table, at which nothing can be changed. */
export class RecordedTables implements Tables {
  constructor(
    private readonly inside: Box,
    private readonly recorded?: Channel,
  ) {}

  guest(): Promise<Me> {
    return Promise.resolve({ name: '', lang: 'en', tables: [], best: [] });
  }
  enter(): Promise<Me> {
    return this.guest();
  }

  changeGuest(): Promise<void> {
    return Promise.resolve();
  }
  create(): Promise<never> {
    return Promise.reject(refused('recorded'));
  }
  list(): Promise<readonly []> {
    return Promise.resolve([]);
  }
  remove(): Promise<never> {
    return Promise.reject(refused('recorded'));
  }
  leave(): Promise<never> {
    return Promise.reject(refused('recorded'));
  }
  sit(): Promise<never> {
    return Promise.reject(refused('recorded'));
  }
  rematch(): Promise<never> {
    return Promise.reject(refused('recorded'));
  }
  record(): Promise<never> {
    return Promise.reject(refused('recorded'));
  }
  channel(): Channel {
    if (!this.recorded) throw refused('recorded');
    return this.recorded;
  }
  box(): Promise<Box> {
    return Promise.resolve(this.inside);
  }
  health(): ReturnType<Tables['health']> {
    return Promise.resolve({ status: 'ok', compiled: true, searches: true, version: 'recorded' });
  }
}

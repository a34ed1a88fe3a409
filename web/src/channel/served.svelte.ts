/**
 * The line to one table: it comes back by itself after a cut, goes on from the last version that
 * was heard, and sends again what nobody has answered yet.
 */
import type { FromServer, ToServer } from '../core/messages';

export type Answer = Extract<FromServer, { t: 'ack' | 'no' | 'seen' }>;
export type LineStatus = 'connecting' | 'open' | 'lost' | 'gone' | 'stranger';

type Asking = Extract<ToServer, { id: string }>;
/** A message that is answered, still without the id it gets here. */
export type Question = Asking extends infer M ? (M extends Asking ? Omit<M, 'id'> : never) : never;

/** The part of WebSocket that is used, so that a test can stand in for the network. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const NO_TABLE = 4404;
const NO_GUEST = 4401;

export interface Hearer {
  /** The version heard last, or null before the first. */
  after(): number | null;
  hear(message: FromServer): void;
}

export class Line {
  status = $state<LineStatus>('connecting');
  #wire: Wire | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- bookkeeping, nothing is drawn from it
  #asked = new Map<string, { message: Asking; answered: (answer: Answer) => void }>();
  #wait = FIRST_WAIT;
  #count = 0;
  #mark = Math.random().toString(36).slice(2, 10);
  #heardAt = 0;
  #timers: { again?: ReturnType<typeof setTimeout>; ping?: ReturnType<typeof setInterval> } = {};
  #closed = false;

  constructor(
    private readonly path: string,
    private readonly hearer: Hearer,
    private readonly connect: (path: string) => Wire = (path) => {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
      return new WebSocket(`${scheme}//${location.host}${path}`) as unknown as Wire;
    },
  ) {}

  open(): void {
    if (this.#closed) return;
    clearTimeout(this.#timers.again);
    const after = this.hearer.after();
    const wire = this.connect(after === null ? this.path : `${this.path}?after=${after}`);
    this.#wire = wire;
    wire.onopen = () => {
      this.#heardAt = Date.now();
      clearInterval(this.#timers.ping);
      this.#timers.ping = setInterval(() => this.#alive(), PING_EVERY);
    };
    wire.onmessage = ({ data }) => {
      if (this.#wire === wire) this.#hear(JSON.parse(data) as FromServer);
    };
    wire.onclose = ({ code }) => {
      if (this.#wire === wire) this.#lost(code);
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timers.again);
    clearInterval(this.#timers.ping);
    this.#wire?.close();
    this.#wire = undefined;
  }

  /** Opens the line anew, for what the server only asks at its beginning: who is there, in which language. */
  renew(): void {
    const wire = this.#wire;
    this.#wire = undefined;
    this.status = 'connecting';
    wire?.close();
    this.open();
  }

  /** Sends something that has no answer; lost if there is no line. */
  tell(message: ToServer): void {
    if (this.status === 'open') this.#wire?.send(JSON.stringify(message));
  }

  /** Sends something with an id, again after every cut, until it is answered. */
  ask(message: Question): Promise<Answer> {
    const id = `${this.#mark}-${++this.#count}`;
    const asking = { ...message, id };
    return new Promise((answered) => {
      this.#asked.set(id, { message: asking, answered });
      this.tell(asking);
    });
  }

  /** Tries at once instead of waiting, when the network says it is back. */
  hurry = (): void => {
    if (this.status === 'lost') this.open();
  };

  #hear(message: FromServer): void {
    this.#heardAt = Date.now();
    if (this.status !== 'open') {
      this.status = 'open';
      this.#wait = FIRST_WAIT;
      for (const { message: waiting } of this.#asked.values()) this.tell(waiting);
    }
    if (message.t === 'ack' || message.t === 'no' || message.t === 'seen') {
      const asked = this.#asked.get(message.id);
      if (asked) {
        this.#asked.delete(message.id);
        asked.answered(message);
        return;
      }
    }
    this.hearer.hear(message);
  }

  #alive(): void {
    if (Date.now() - this.#heardAt > SILENCE) this.#wire?.close();
    else this.tell({ t: 'ping' });
  }

  #lost(code: number): void {
    clearInterval(this.#timers.ping);
    this.#wire = undefined;
    if (this.#closed) return;
    if (code === NO_TABLE || code === NO_GUEST) {
      this.status = code === NO_TABLE ? 'gone' : 'stranger';
      return;
    }
    this.status = 'lost';
    this.#timers.again = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}

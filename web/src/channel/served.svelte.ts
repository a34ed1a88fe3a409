/**
 * A table on a server, over a WebSocket: it comes back by itself after a cut, goes on from the last
 * version that was received, and sends again what nobody has answered yet.
 */
import { ServerClock } from '../core/clock';
import type { FromServer, ToServer } from '../core/messages';
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

/** The part of WebSocket that is used, so that a test can be the network. */
export interface Socket {
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

function connectToServer(path: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}${path}`) as unknown as Socket;
}

export class ServedChannel implements Channel {
  status = $state<ChannelStatus>('connecting');
  #listener: Listener | undefined;
  #socket: Socket | undefined;
  #asked = new Map<string, { message: Asked; answered: (answer: Answer) => void }>();
  #wait = FIRST_WAIT;
  #count = 0;
  #mark = Math.random().toString(36).slice(2, 10);
  #receivedAt = 0;
  #timers: { again?: ReturnType<typeof setTimeout>; ping?: ReturnType<typeof setInterval> } = {};
  #closed = false;

  constructor(
    private readonly path: string,
    private readonly connect: (path: string) => Socket = connectToServer,
    private readonly clock = new ServerClock(),
  ) {}

  now(): number {
    return this.clock.now();
  }

  subscribe(listener: Listener): void {
    this.#listener = listener;
  }

  open(): void {
    if (this.#closed) return;
    clearTimeout(this.#timers.again);
    // One that is still connecting would stay open beside the new one.
    const pending = this.#socket;
    this.#socket = undefined;
    pending?.close();
    const after = this.#listener?.version() ?? null;
    const socket = this.connect(after === null ? this.path : `${this.path}?after=${after}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#receivedAt = Date.now();
      clearInterval(this.#timers.ping);
      this.#timers.ping = setInterval(() => this.#keepAlive(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(data) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lose(code);
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timers.again);
    clearInterval(this.#timers.ping);
    this.#socket?.close();
    this.#socket = undefined;
  }

  renew(): void {
    this.status = 'connecting';
    this.open();
  }

  hurry(): void {
    if (this.status === 'lost') this.open();
  }

  hurryBots(): void {
    // At a server, the others may want to see what happens.
  }

  tell(statement: Statement): void {
    this.#send(statement);
  }

  ask(question: Question): Promise<Answer> {
    const id = `${this.#mark}-${++this.#count}`;
    const message = { ...question, id };
    return new Promise((answered) => {
      this.#asked.set(id, { message, answered });
      this.#send(message);
    });
  }

  #send(message: ToServer): void {
    if (this.status === 'open') this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: FromServer): void {
    this.#receivedAt = Date.now();
    if ('now' in message && message.now) this.clock.receive(message.now);
    if (this.status !== 'open') {
      this.status = 'open';
      this.#wait = FIRST_WAIT;
      for (const { message: waiting } of this.#asked.values()) this.#send(waiting);
    }
    if (isAnswer(message)) {
      const asked = this.#asked.get(message.id);
      if (asked) {
        this.#asked.delete(message.id);
        asked.answered(message);
        return;
      }
    }
    this.#listener?.receive(message);
  }

  #keepAlive(): void {
    if (Date.now() - this.#receivedAt > SILENCE) this.#socket?.close();
    else this.tell({ t: 'ping' });
  }

  #lose(code: number): void {
    clearInterval(this.#timers.ping);
    this.#socket = undefined;
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

/** A table in this browser: its messages go to the worker that has it. */
import type { FromServer, ToServer } from '../core/messages';
import type { FromWorker, ToWorker } from '../local/protocol';
import {
  isAnswer,
  type Answer,
  type Channel,
  type ChannelStatus,
  type Listener,
  type Question,
  type Statement,
} from './channel';

type ToTable = ToWorker extends infer M ? (M extends { channel: number } ? M : never) : never;
type FromTable = Extract<FromWorker, { channel: number }>;
type WithoutChannel<M> = M extends { channel: number } ? Omit<M, 'channel'> : never;

export class LocalChannel implements Channel {
  status = $state<ChannelStatus>('connecting');
  #listener: Listener | undefined;
  #asked = 0;
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  // The ids of a page's requests are kept with its actions: two pages must not have the same.
  readonly #mark = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly table: string,
    private readonly send: (message: WithoutChannel<ToTable>) => void,
  ) {}

  now(): number {
    return Date.now();
  }

  subscribe(listener: Listener): void {
    this.#listener = listener;
  }

  open(): void {
    this.send({ what: 'open', table: this.table });
  }

  close(): void {
    this.send({ what: 'close' });
  }

  renew(): void {
    this.#say({ t: 'sync', after: 0 });
  }

  hurry(): void {
    // There is no line that could be cut.
  }

  hurryBots(): void {
    this.send({ what: 'hurry' });
  }

  ask(question: Question): Promise<Answer> {
    const id = `${this.#mark}-${++this.#asked}`;
    return new Promise((answered) => {
      this.#waiting.set(id, answered);
      this.#say({ ...question, id });
    });
  }

  tell(statement: Statement): void {
    this.#say(statement);
  }

  /** What the worker says of this table. */
  receive(message: FromTable): void {
    if (message.what === 'closed') this.status = message.why;
    else this.#hear(message.message);
  }

  #hear(message: FromServer): void {
    this.status = 'open';
    const answered = isAnswer(message) ? this.#waiting.get(message.id) : undefined;
    if (isAnswer(message) && answered) {
      this.#waiting.delete(message.id);
      answered(message);
    } else this.#listener?.receive(message);
  }

  #say(message: ToServer): void {
    this.send({ what: 'say', message });
  }
}

/** The tables of this browser, in a worker that is started when it is first needed. */
import type {
  Box,
  Created,
  Me,
  NewTable,
  Refusal,
  TableInfo,
  TableSummary,
} from '../core/messages';
import type { FromWorker, Host, Method, Port, Restored, ToWorker } from '../local/protocol';
import type { Channel } from './channel';
import { LocalChannel } from './local.svelte';
import { Refused, refused, type Tables } from './tables';

interface Failing {
  onerror: ((event: { preventDefault(): void }) => void) | null;
  terminate(): void;
}
type TablesWorker = Port<FromWorker, ToWorker> & Failing;
type BotsWorker = Port<never, MessagePort> & Failing;

const startWorker = (): TablesWorker =>
  new Worker(new URL('../local/worker.ts', import.meta.url), {
    type: 'module',
  }) as unknown as TablesWorker;

// The options are written out, as the build reads them.
const startBotsWorker = (): BotsWorker =>
  new Worker(new URL('../local/worker.ts', import.meta.url), {
    type: 'module',
    name: 'bots',
  }) as unknown as BotsWorker;

/** The worker's script is missing or has failed. */
const BROKEN: Refusal = { code: 'broken', text: '', args: { id: 'web-broken-about' } };

interface Call {
  done: (value: unknown) => void;
  failed: (error: Refused) => void;
}

export class LocalTables implements Tables {
  /** Whether the browser keeps what is played. */
  keeps = $state(true);
  /** Called when another tab has changed a table. */
  onchange: () => void = () => {};
  #worker: TablesWorker | undefined;
  #bots: BotsWorker | undefined;
  #calls = new Map<number, Call>();
  #channels = new Map<number, LocalChannel>();
  #count = 0;

  constructor(
    private readonly start: () => TablesWorker = startWorker,
    private readonly startBots: () => BotsWorker = startBotsWorker,
  ) {}

  async guest(): Promise<Me> {
    const [tables, best] = await Promise.all([this.#call('tables'), this.#call('best')]);
    return { name: '', lang: 'en', tables, best };
  }

  enter(): Promise<Me> {
    return this.guest();
  }

  changeGuest(): Promise<void> {
    // Who plays here, and in which language, are preferences of the page.
    return Promise.resolve();
  }

  async create(table: NewTable): Promise<Created> {
    const created = await this.#call('create', table);
    this.#persist().catch(() => undefined);
    return created;
  }

  list(): Promise<readonly TableSummary[]> {
    return this.#call('tables');
  }

  remove(id: string): Promise<void> {
    return this.#call('remove', id);
  }

  leave(id: string, seat?: number): Promise<void> {
    return this.#call('leave', id, seat);
  }

  sit(): Promise<TableInfo> {
    return Promise.reject(refused('secret'));
  }

  rematch(id: string): Promise<Created> {
    return this.#call('rematch', id);
  }

  record(id: string): Promise<string> {
    return this.#call('record', id);
  }

  /** Everything that is kept here, or one table of it, as the text of a file. */
  save(id?: string): Promise<string> {
    return this.#call('save', id);
  }

  /** Adds what a file has that `save` has written. */
  restore(text: string): Promise<Restored> {
    return this.#call('restore', text);
  }

  channel(id: string): Channel {
    const channel = ++this.#count;
    const opened = new LocalChannel(id, (message) => {
      // Of a worker that has failed there is nothing left to close.
      const isClosing = message.what === 'close';
      if (isClosing) this.#channels.delete(channel);
      const worker = isClosing ? this.#worker : this.#running();
      worker?.postMessage({ ...message, channel });
    });
    this.#channels.set(channel, opened);
    return opened;
  }

  box(): Promise<Box> {
    return this.#call('box');
  }

  /** The levels that think as long as they are given. */
  timed(): Promise<string[]> {
    return this.#call('timed');
  }

  health(): ReturnType<Tables['health']> {
    return Promise.resolve({ status: 'ok', compiled: true, searches: true, version: '' });
  }

  /** Asks the browser not to evict what is kept here; it may refuse, and some ask the person. */
  async #persist(): Promise<void> {
    const { storage } = navigator as Partial<Navigator>;
    if (storage && !(await storage.persisted())) await storage.persist();
  }

  #call<M extends Method>(method: M, ...args: Parameters<Host[M]>): ReturnType<Host[M]> {
    const call = ++this.#count;
    const worker = this.#running();
    const result = new Promise((done, failed) => this.#calls.set(call, { done, failed }));
    worker.postMessage({ what: 'call', call, method, args });
    return result as ReturnType<Host[M]>;
  }

  #running(): TablesWorker {
    return (this.#worker ??= this.#started());
  }

  #started(): TablesWorker {
    const worker = this.start();
    worker.onmessage = ({ data }) => this.#receive(data);
    // Its script could not be loaded, or has failed: the next call starts another.
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#worker = undefined;
      this.#stopBots();
      for (const { failed } of this.#calls.values()) failed(new Refused(BROKEN));
      this.#calls.clear();
      for (const [channel, opened] of this.#channels)
        opened.receive({ what: 'closed', channel, why: 'broken' });
    };
    return worker;
  }

  #runBots(port: MessagePort): void {
    this.#stopBots();
    const bots = (this.#bots = this.startBots());
    bots.onerror = (event) => {
      event.preventDefault();
      this.#worker?.postMessage({ what: 'bots-failed' });
    };
    bots.postMessage(port, [port]);
  }

  #stopBots(): void {
    this.#bots?.terminate();
    this.#bots = undefined;
  }

  #receive(message: FromWorker): void {
    switch (message.what) {
      case 'done':
      case 'refused': {
        const call = this.#calls.get(message.call);
        this.#calls.delete(message.call);
        if (message.what === 'done') call?.done(message.value);
        else call?.failed(new Refused(message.why));
        break;
      }
      case 'keeps':
        this.keeps = message.keeps;
        break;
      case 'changed':
        this.onchange();
        break;
      case 'start-bots':
        this.#runBots(message.port);
        break;
      case 'stop-bots':
        this.#stopBots();
        break;
      default:
        this.#channels.get(message.channel)?.receive(message);
    }
  }
}

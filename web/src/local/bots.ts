/**
 * The bots of local tables. They think in a worker of their own, so that neither the page nor the
 * tables wait for them, and are sent the game without its seed: nothing of the dice to come is there.
 */
import { once } from '../core/once';
import {
  data,
  makeBot,
  messageFor,
  Thinker,
  type Engine,
  type Game,
  type Hint,
  type Thought,
} from '../engine';
import type { Port } from './protocol';

export interface Bots {
  /** What a bot chooses; `bot` names it, as it may keep a plan from one move to the next. */
  choose(game: Game, bot: string, level: string): Promise<string>;
  /** What the master thinks of all actions, and what it would do. */
  hint(game: Game, bot: string): Promise<Hint>;
  /** The bots of a table are not needed any more, nor what they think about. */
  forget(table: string): void;
}

export type ToBots =
  { ask: number; what: 'choose' | 'hint'; thought: Thought } | { forget: string[] };
export type FromBots = { ask: number } & ({ value: string | Hint } | { error: string });

export interface BotsWorker extends Port<FromBots, ToBots> {
  onerror: ((event: { preventDefault(): void }) => void) | null;
  terminate(): void;
}

/** The level that gives hints, and the one that plays if the worker fails. */
const ADVISER = 'master';
const FALLBACK = 'greedy';
/** The longest that a thought may take before the worker is started again. */
const PATIENCE = 60_000;

interface Waiting {
  table: string;
  answered: (value: string | Hint) => void;
  failed: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

export class WorkerBots implements Bots {
  #worker: BotsWorker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();
  /** The bots that the worker knows. */
  readonly #known = new Set<string>();
  readonly #seed = crypto.getRandomValues(new Uint32Array(4)).join('-');

  constructor(private readonly start: () => BotsWorker) {}

  async choose(game: Game, bot: string, level: string): Promise<string> {
    try {
      const action = (await this.#ask('choose', game, bot, level)) as string;
      if (game.legal().includes(action)) return action;
    } catch {
      // A level that is not known here any more, or a worker that could not be started.
    }
    return makeBot(FALLBACK).choose(game.copy());
  }

  async hint(game: Game, bot: string): Promise<Hint> {
    return (await this.#ask('hint', game, bot, ADVISER)) as Hint;
  }

  forget(table: string): void {
    const isOf = (bot: string) => bot.startsWith(`${table}/`);
    // A long thought that nobody waits for would keep the others waiting.
    if (Array.from(this.#waiting.values()).some((each) => each.table === table)) this.#stop();
    const bots = [...this.#known].filter(isOf);
    for (const bot of bots) this.#known.delete(bot);
    if (bots.length) this.#worker?.postMessage({ forget: bots });
  }

  #ask(what: 'choose' | 'hint', game: Game, bot: string, level: string) {
    const worker = (this.#worker ??= this.#started());
    const ask = ++this.#asked;
    // The same name with another level is another bot.
    const name = `${bot}/${level}`;
    this.#known.add(name);
    return new Promise<string | Hint>((answered, failed) => {
      const timer = setTimeout(() => this.#stop(), PATIENCE);
      const [table = ''] = bot.split('/');
      this.#waiting.set(ask, { table, answered, failed, timer });
      const thought = { bot: name, level, seed: this.#seed, record: messageFor(game) };
      worker.postMessage({ ask, what, thought });
    });
  }

  #started(): BotsWorker {
    const worker = this.start();
    worker.onmessage = ({ data }) => {
      const waiting = this.#waiting.get(data.ask);
      this.#waiting.delete(data.ask);
      clearTimeout(waiting?.timer);
      if ('value' in data) {
        waiting?.answered(data.value);
        return;
      }
      waiting?.failed(new Error(data.error));
      // It may lack memory, which only another worker gets.
      this.#stop();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#stop();
    };
    return worker;
  }

  /** Ends the worker; what it was thinking about fails, and the next thought starts a new one. */
  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#known.clear();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed, timer } of waiting) {
      clearTimeout(timer);
      failed(new Error('the worker of the bots was stopped'));
    }
  }
}

/**
 * A search takes a core for itself. The page is just drawing the move before it, and a small machine
 * would have to share the other with what paints it.
 */
const BREATH = 80;
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done, BREATH));

/** The other side, in the worker: answers each thought, once there is an engine. */
export function think(port: Port<ToBots, FromBots>, load: () => Promise<Engine>): void {
  const thinker = once(async () => new Thinker(await load()));
  // Ready before the first thought.
  thinker().catch(() => undefined);
  const answer = async (message: ToBots): Promise<void> => {
    if ('forget' in message) {
      (await thinker()).forget(...message.forget);
      return;
    }
    const { ask, what, thought } = message;
    try {
      const ready = await thinker();
      if (!(thought.level in data.levels)) await breathe();
      port.postMessage({ ask, value: ready[what](thought) });
    } catch (error) {
      port.postMessage({ ask, error: String(error) });
    }
  };
  port.onmessage = ({ data }) => {
    // Without an engine there is nothing to forget.
    answer(data).catch(() => undefined);
  };
}

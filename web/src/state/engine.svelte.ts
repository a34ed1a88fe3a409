/** Whether the server's strong bots are still being compiled, asked only while somebody waits. */
import type { Tables } from '../channel/tables';

/** How long a bot may think before the server is asked whether it can. */
const WAIT = 5_000;

export class EngineWatch {
  compiling = $state(false);
  #ready = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #waiting = false;

  constructor(private readonly tables: Tables) {}

  /** A bot is to move; what it gives back ends the waiting. */
  wait(): () => void {
    // Once compiled, it stays so: nobody has to ask again.
    this.#waiting = true;
    if (!this.#ready) this.#timer = setInterval(() => void this.#ask(), WAIT);
    return () => {
      clearInterval(this.#timer);
      this.#waiting = this.compiling = false;
    };
  }

  async #ask(): Promise<void> {
    const health = await this.tables.health().catch(() => null);
    if (!health) return;
    this.#ready = health.searches;
    // An answer may come after the bot has moved.
    this.compiling = this.#waiting && !health.searches;
    if (this.#ready) clearInterval(this.#timer);
  }
}

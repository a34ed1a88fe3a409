/** The tables of whoever looks at this page, and their best games: those of this browser and the server's. */
import type { House } from '../channel/house';
import type { Tables } from '../channel/tables';
import type { Best, Me, TableSummary } from '../core/messages';
import { REAL_TIMERS, type Timers } from '../core/timers';

/** How long a server that does not answer is left alone. */
const AGAIN = 3_000;

export class MyTables {
  /** Whether the server has not answered the last time it was asked. */
  isServerAway = $state(false);
  /** The name that the server knows this person by. */
  name = $derived.by(() => this.#served?.name ?? '');
  readonly tables: readonly TableSummary[] = $derived.by(() =>
    [...(this.#local?.tables ?? []), ...(this.#served?.tables ?? [])].sort(
      (a, b) => b.changed - a.changed,
    ),
  );
  readonly best: readonly Best[] = $derived.by(() => [
    ...(this.#local?.best ?? []),
    ...(this.#served?.best ?? []),
  ]);
  #local = $state.raw<Me | null>(null);
  #served = $state.raw<Me | null>(null);
  #closed = false;
  #cancel = () => {};

  constructor(
    private readonly house: House,
    private readonly timers: Timers = REAL_TIMERS,
  ) {}

  /** Asks for both, the server until it answers; what it gives back ends that. */
  open(): () => void {
    const { local } = this.house;
    local.onchange = () => void this.#askLocal();
    void this.#askLocal();
    void this.#askServer();
    return () => {
      this.#closed = true;
      this.#cancel();
      local.onchange = () => {};
    };
  }

  /** Takes a table off its list; one of this browser is gone then. */
  async remove(id: string): Promise<void> {
    const tables = this.house.of(id);
    await tables.remove(id);
    await this.#ask(tables);
  }

  /** Leaves a table for good, with one seat or all; then its list loses it. */
  async leave(id: string, seat?: number): Promise<void> {
    const tables = this.house.of(id);
    await tables.leave(id, seat);
    await this.#ask(tables);
  }

  /** The lists may be others by now. */
  async refresh(): Promise<void> {
    await Promise.all([this.#askLocal(), this.#askServer()]);
  }

  async #ask(tables: Tables): Promise<void> {
    if (tables === this.house.local) await this.#askLocal();
    else await this.#askServer();
  }

  async #askLocal(): Promise<void> {
    this.#local = await this.house.local.guest().catch(() => null);
  }

  async #askServer(): Promise<void> {
    const { served } = this.house;
    if (!served) return;
    this.#cancel();
    try {
      this.#served = await served.guest();
      this.isServerAway = false;
    } catch {
      this.isServerAway = true;
      if (!this.#closed) this.#cancel = this.timers.after(AGAIN, () => void this.#askServer());
    }
  }
}

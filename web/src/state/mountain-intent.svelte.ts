/** What somebody looks at and takes on the mountain: by pointer, by touch or by keyboard. */
import { parse, type Action } from '../core/actions';
import type { Seen } from '../core/messages';
import { SLOTS } from '../core/slots';
import type { Table } from './table.svelte';

const TAKES: readonly string[] = ['take', 'draft', 'recycle'];

export class MountainIntent {
  /** Where the keyboard is. */
  here = $state('');
  /** The slot that is looked at, and what the server says of it. */
  shown = $state('');
  seen = $state.raw<Seen | null>(null);
  /** A slot that has shown what would slide: the next touch takes its die. */
  again = $state('');
  /** A slot that is held to be looked at, not to be taken. */
  held = '';

  readonly verb = $derived.by(() => {
    const { view } = this.table;
    if (view?.phase !== 'solo') return 'take';
    return view.symbols ? 'recycle' : 'draft';
  });
  readonly occupied = $derived.by(() =>
    SLOTS.filter((slot) => this.table.view?.mountain[slot] !== undefined),
  );
  readonly #takes = $derived.by(() =>
    this.table.actions.filter(({ verb }) => TAKES.includes(verb)),
  );
  /** The slots whose dice can be taken now. */
  readonly open: ReadonlySet<string> = $derived(new Set(this.#takes.map(({ slot }) => slot ?? '')));
  /** Where the keyboard comes to when it comes to the mountain. */
  readonly stop = $derived.by(() =>
    this.table.view?.mountain[this.here]
      ? this.here
      : ([...this.open].sort().at(-1) ?? this.occupied.at(-1) ?? ''),
  );
  /** The slot of what the master would do first. */
  readonly advised = $derived.by(() => {
    const { hint } = this.table;
    const first = Array.isArray(hint) ? hint[0] : undefined;
    return (first && parse(first.action).slot) ?? '';
  });

  constructor(private readonly table: Table) {}

  #actionsFor(slot: string): Action[] {
    return this.#takes.filter((action) => action.slot === slot);
  }

  /**
   * Without a pointer that hovers, a die that would make others slide shows that at the first
   * touch, and is taken by the second.
   */
  async tap(slot: string, byTouch: boolean): Promise<void> {
    if (byTouch && this.held === slot) {
      this.held = '';
      return;
    }
    if (byTouch && this.again !== slot && this.open.has(slot)) {
      const { position } = this.table;
      await this.look(slot);
      // What was tapped may be another die by now.
      if (this.table.position !== position) return;
      if (this.shown === slot && this.seen?.slides.length) {
        this.again = slot;
        return;
      }
    }
    this.again = '';
    this.#choose(slot);
  }

  #choose(slot: string): void {
    const { table } = this;
    this.here = slot;
    if (table.acting === null) return;
    const actions = this.#actionsFor(slot);
    const [only] = actions;
    if (only && actions.length === 1) void table.act(only.text);
    else if (only) {
      const token = table.view?.mountain[slot] ?? '';
      table.pick = { what: 'draft', slot, token, actions };
    } else void table.why(`${this.verb} ${slot}`);
  }

  async look(slot: string): Promise<void> {
    this.shown = slot;
    this.seen = null;
    const [first] = this.#actionsFor(slot);
    if (!first) return;
    const { position } = this.table;
    const answer = await this.table.peek(first.text);
    if (this.shown === slot && this.table.position === position) this.seen = answer;
  }

  leave(slot: string): void {
    if (this.shown === slot) this.forget();
  }

  forget(): void {
    [this.shown, this.seen, this.again] = ['', null, ''];
  }
}

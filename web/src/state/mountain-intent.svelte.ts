/** What somebody looks at and takes on the mountain: by pointer, by touch or by keyboard. */
import { parse, type Action } from '../core/actions';
import type { Seen } from '../core/messages';
import { SLOTS } from '../core/slots';
import type { Table } from './table.svelte';

const TAKES: readonly string[] = ['take', 'draft', 'recycle'];

export class MountainIntent {
  /** Where the keyboard is. */
  here = $state('');
  /** The slot that is looked at. */
  shown = $state('');
  #seen = $state.raw<{ seen: Seen | null; position: number } | null>(null);
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
    const { hint } = this.table.inquiries;
    const first = Array.isArray(hint) ? hint[0] : undefined;
    return (first && parse(first.action).slot) ?? '';
  });

  constructor(private readonly table: Table) {}

  /** What the server says of the slot that is looked at, in the position that is shown. */
  get seen(): Seen | null {
    const { position, playback } = this.table;
    return this.#seen?.position === position && !playback.playing ? this.#seen.seen : null;
  }

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
      // What was tapped may be another die by now, or another one may have been tapped.
      if (this.table.position !== position || this.shown !== slot) return;
      if (this.seen?.slides.length) {
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
    if (table.acting === null) {
      // Nothing is asked yet: whoever can't wait sees the rest of what happened at once.
      table.playback.hurry();
      return;
    }
    const actions = this.#actionsFor(slot);
    const [only] = actions;
    if (only && actions.length === 1) void table.act(only.text);
    else if (only) {
      const token = table.view?.mountain[slot] ?? '';
      table.intent.hold({ what: 'draft', slot, token, actions });
    } else void table.inquiries.why(`${this.verb} ${slot}`);
  }

  async look(slot: string): Promise<void> {
    this.shown = slot;
    this.#seen = null;
    const [first] = this.#actionsFor(slot);
    if (!first) return;
    const { position } = this.table;
    const seen = await this.table.inquiries.peek(first.text);
    if (this.shown === slot) this.#seen = { seen, position };
  }

  leave(slot: string): void {
    if (this.shown === slot) this.forget();
  }

  forget(): void {
    [this.shown, this.#seen, this.again] = ['', null, ''];
  }
}

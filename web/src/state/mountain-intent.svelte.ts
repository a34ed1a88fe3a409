/** What somebody looks at and takes on the mountain: by pointer, by touch or by keyboard. */
import type { Action } from '../core/actions';
import { advisedSlots } from '../core/advice';
import type { Seen } from '../core/messages';
import { SLOTS } from '../core/slots';
import type { Table } from './table.svelte';

const TAKES: readonly string[] = ['take', 'draft', 'recycle'];
/** For how many milliseconds a touch waits to know what would slide; then it takes the die. */
const PATIENCE = 700;

export class MountainIntent {
  /** Where the keyboard is, or was last. */
  here = $state('');
  /** Whether it is still there. */
  inside = $state(false);
  /** The slot that is looked at. */
  shown = $state('');
  #seen = $state.raw<{ seen: Seen | null; position: number } | null>(null);
  /** A slot that has shown what would slide: the next touch takes its die. */
  again = $state('');
  /** A slot that is held to be looked at, not to be taken. */
  held = '';
  #taps = 0;

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
  /** Where the keyboard comes to when it comes to the mountain: to a die that can be taken. */
  readonly stop = $derived.by(() => {
    const { here, open } = this;
    const stays = this.inside || open.has(here) || !open.size;
    if (stays && this.table.view?.mountain[here]) return here;
    // What a lesson asks for, or a hint names, before the highest.
    const best = [...open].sort().reverse();
    return best.find((slot) => this.advised.has(slot)) ?? best[0] ?? this.occupied.at(-1) ?? '';
  });
  /** The slots of what the master would do. */
  readonly advised = $derived.by(() => advisedSlots(this.table.inquiries.line));

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
    const tap = ++this.#taps;
    if (this.open.has(slot)) this.table.showRefusal(null);
    if (byTouch && this.again !== slot && this.open.has(slot)) {
      const { position } = this.table;
      const late = new Promise<null>((over) => setTimeout(over, PATIENCE, null));
      const seen = await Promise.race([this.look(slot), late]);
      // What was tapped may be another die by now, or another one may have been tapped.
      if (this.table.position !== position || this.#taps !== tap) return;
      if (seen?.slides.length) {
        // Something else may have been looked at meanwhile, as where the keyboard has gone.
        this.shown = this.again = slot;
        this.#seen = { seen, position };
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
    // What is said of a die is not said of the one that comes into its place.
    if (only) this.forget();
    if (only && actions.length === 1) void table.act(only.text);
    else if (only) {
      const token = table.view?.mountain[slot] ?? '';
      table.intent.hold({ what: 'draft', slot, token, actions });
    } else void table.inquiries.why(`${this.verb} ${slot}`);
  }

  /** Looks at a die: what taking it would do, as soon as that is known. */
  async look(slot: string): Promise<Seen | null> {
    this.shown = slot;
    this.#seen = null;
    const [first] = this.#actionsFor(slot);
    if (!first) return null;
    const { position } = this.table;
    const seen = await this.table.inquiries.peek(first.text);
    if (this.shown === slot) this.#seen = { seen, position };
    return seen;
  }

  /** Something else is asked: other things can be said of what is looked at. */
  lookAgain(): void {
    if (this.shown) void this.look(this.shown);
  }

  leave(slot: string): void {
    if (this.shown === slot) this.forget();
  }

  forget(): void {
    [this.shown, this.#seen, this.again] = ['', null, ''];
  }
}

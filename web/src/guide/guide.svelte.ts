/** The guide of a player: the tip that is shown now, and those that were given, kept in this browser. */
import { addTips, readTips, type Keeper } from './given';
import { TIP_IDS, tipFor, type Moment, type Tip } from './tips';

export class Guide {
  tip = $state.raw<Tip | null>(null);
  readonly #given: Set<string>;
  #position: number | null = null;

  constructor(private readonly keeper: Keeper) {
    this.#given = new Set(readTips(keeper));
  }

  /** Whether there is nothing left to say. */
  get isDone(): boolean {
    return TIP_IDS.every((id) => this.#given.has(id));
  }

  /**
   * A player is asked in a position; null where nobody is. A tip stays as long as its position: doing
   * what it is about ends it, and so does doing anything else.
   */
  look(position: number, moment: Moment | null): void {
    if (!moment) {
      this.#position = this.tip = null;
      return;
    }
    if (position === this.#position) return;
    this.#position = position;
    this.tip = tipFor(moment, this.#given);
    if (!this.tip) return;
    this.#given.add(this.tip.id);
    addTips(this.keeper, [this.tip.id]);
  }

  /** The tip is put away. */
  dismiss = (): void => {
    this.tip = null;
  };
}

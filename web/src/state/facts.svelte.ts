/** What is in the box, asked for once a source: heroes, dice and their order, bots, ranks. */
import type { Box, Multiset, SeatView } from '../core/messages';
import { spread } from '../core/tokens';

const AGAIN = 2_000;

/** Who knows what is in the box: tables of a kind, or the house with all of them. */
interface Source {
  box(): Promise<Box>;
}

class Facts {
  box = $state.raw<Box | null>(null);
  #ranks = $derived(new Map(this.box?.faces.map((token, i) => [token, i])));
  #asking = new WeakMap<Source, Promise<Box>>();

  /** Where a face comes among all; those that are in no box come last. */
  rank = (token: string): number => this.#ranks.get(token) ?? this.#ranks.size;

  /** A multiset as a list, in the order that the box has its faces in. */
  spread(dice: Multiset): string[] {
    return spread(dice, this.rank);
  }

  faces(hero: string | null | undefined): readonly string[] {
    return (hero && this.box?.heroes[hero]?.faces) || [];
  }

  /** All faces that a seat shows, each once or more often. */
  shown(seat: SeatView | undefined): string[] {
    return [...Object.keys(seat?.dice ?? {}), ...this.faces(seat?.hero)];
  }

  async open(source: Source): Promise<Box> {
    let asking = this.#asking.get(source);
    if (!asking) {
      asking = source.box();
      this.#asking.set(source, asking);
      asking.catch(() => this.#asking.delete(source));
    }
    return (this.box = await asking);
  }

  /** Asks until there is an answer; what it gives back ends the asking. */
  insist(source: Source): () => void {
    let ended = false;
    const again = () => {
      if (!ended) void this.open(source).catch(() => setTimeout(again, AGAIN));
    };
    again();
    return () => (ended = true);
  }
}

export const facts = new Facts();

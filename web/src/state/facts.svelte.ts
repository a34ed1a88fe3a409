/** What is in the box, asked for once: heroes, dice and their order, bots, ranks. */
import type { Box, Multiset } from '../core/messages';
import { spread } from '../core/tokens';
import type { Tables } from '../channel/tables';

const AGAIN = 2_000;

class Facts {
  box = $state.raw<Box | null>(null);
  #ranks = $derived(new Map(this.box?.faces.map((token, i) => [token, i])));
  #asking: Promise<Box> | undefined;

  /** Where a face comes among all; those that are in no box come last. */
  rank = (token: string): number => this.#ranks.get(token) ?? this.#ranks.size;

  /** A multiset as a list, in the order that the box has its faces in. */
  spread(dice: Multiset): string[] {
    return spread(dice, this.rank);
  }

  faces(hero: string | null | undefined): readonly string[] {
    return (hero && this.box?.heroes[hero]?.faces) || [];
  }

  open(tables: Tables): Promise<Box> {
    this.#asking ??= tables.box().then(
      (box) => (this.box = box),
      (error: unknown) => {
        this.#asking = undefined;
        throw error;
      },
    );
    return this.#asking;
  }

  /** Asks until there is an answer; what it gives back ends the asking. */
  insist(tables: Tables): () => void {
    if (this.box) return () => undefined;
    let ended = false;
    const again = () => {
      if (!ended) void this.open(tables).catch(() => setTimeout(again, AGAIN));
    };
    again();
    return () => (ended = true);
  }
}

export const facts = new Facts();

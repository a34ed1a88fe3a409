/** What the player has in hand at a table; it is gone with the position that it was picked in. */
import {
  commitments,
  deedFor,
  isChoosing,
  magicPick,
  openChests,
  toggle,
  type Deed,
  type Pick,
} from '../core/intent';
import type { TroveItem } from '../core/troves';
import type { Table } from './table.svelte';

export class Intent {
  #held = $state.raw<{ pick: Pick; position: number } | null>(null);

  readonly pick: Pick | null = $derived.by(() => {
    const { acting, view, room, position } = this.table;
    if (acting === null || !view) return null;
    if (this.#held?.position === position) return this.#held.pick;
    return openChests(view.phase, room);
  });

  constructor(private readonly table: Table) {}

  hold(pick: Pick): void {
    this.#held = { pick, position: this.table.position };
  }

  drop = (): void => {
    this.#held = null;
  };

  /** What a click on a die of the acting seat's trove would do now. */
  deed(item: TroveItem): Deed | null {
    const { view, busy, actions } = this.table;
    if (!view || busy) return null;
    return deedFor(item, { phase: view.phase, pick: this.pick, actions });
  }

  do(item: TroveItem, deed: Deed): void {
    switch (deed.does) {
      case 'drop':
        this.drop();
        break;
      case 'toggle':
        this.toggle(item.key);
        break;
      case 'hold':
        this.hold(deed.pick);
        break;
      case 'ask':
        void this.takeMagic(deed.action, item);
        break;
      case 'act':
        void this.table.act(deed.action);
    }
  }

  /** Takes a magic face in hand; the server says whether dice are to be picked for it. */
  async takeMagic(action: string, { token, key }: { token: string; key: string }): Promise<void> {
    const { position } = this.table;
    const seen = await this.table.inquiries.peek(action);
    if (!seen || !this.table.can(action) || this.table.position !== position) return;
    this.hold(magicPick(action, token, key, seen));
  }

  /** Picks a die of the trove, or puts it back. */
  toggle(key: string): void {
    const { pick } = this;
    if (isChoosing(pick)) this.hold(toggle(pick, key));
  }

  /** Rolls, or keeps, what is picked. */
  async commit(): Promise<void> {
    const { pick } = this;
    if (isChoosing(pick)) await this.table.plan(commitments(pick));
  }
}

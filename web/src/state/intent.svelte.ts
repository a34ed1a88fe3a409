/** What the player has in hand at a table; it is gone with the position that it was picked in. */
import {
  commitments,
  deedFor,
  isChoosing,
  magicPick,
  openChests,
  roomIn,
  sharePick,
  toggle,
  type Deed,
  type Pick,
} from '../core/intent';
import { parse } from '../core/actions';
import { tokenOf, type TroveItem } from '../core/troves';
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
    this.table.forgetReason();
    // Who does something has read the hint; its dice stay marked.
    this.table.inquiries.hint = null;
  }

  drop = (): void => {
    this.#held = null;
    this.table.forgetReason();
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
        if (deed.pick.what === 'share') void this.table.inquiries.suggestGift();
        break;
      case 'ask':
        void this.takeMagic(deed.action, item);
        break;
      case 'act':
        void this.table.act(deed.action);
    }
  }

  /** Takes a Beer in hand to share it: the one that a bot would give, as soon as that is known. */
  async share(): Promise<void> {
    const { table } = this;
    const [first] = table.offers('share');
    if (!first?.token) return;
    this.hold(sharePick(first.token));
    const held = this.#held;
    const best = await table.inquiries.suggestGift();
    // Another may have been picked meanwhile.
    if (best && this.#held === held) this.hold(sharePick(parse(best).token ?? first.token));
  }

  /** Takes a magic face in hand; the server says whether dice are to be picked for it. */
  async takeMagic(action: string, { token, key }: { token: string; key: string }): Promise<void> {
    const { position } = this.table;
    const seen = await this.table.inquiries.peek(action);
    if (!seen || !this.table.can(action) || this.table.position !== position) return;
    this.hold(magicPick(action, token, key, seen));
    if (action !== this.table.inquiries.line[0]) this.table.inquiries.line = [];
  }

  /** Picks a die of the trove, or puts it back; says so if there is no room for it. */
  toggle(key: string): void {
    const { pick, table } = this;
    if (!isChoosing(pick)) return;
    const next = toggle(pick, key);
    if (next === pick) {
      table.refuse('web-pick-full', { n: pick.chosen.length });
      return;
    }
    this.hold(next);
    // Who chooses something else than the hint names has ideas of their own.
    if (!table.inquiries.line.some((action) => parse(action).token === tokenOf(key)))
      table.inquiries.line = [];
  }

  /** Rolls, or keeps, what is picked; magic rolls as many dice as it has symbols. */
  async commit(): Promise<void> {
    const { pick, table } = this;
    if (!isChoosing(pick)) return;
    const missing = pick.what === 'spend' ? roomIn(pick) : 0;
    if (missing) table.refuse('web-pick-more', { n: missing });
    else await table.plan(commitments(pick));
  }
}

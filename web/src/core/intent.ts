/** What a player has in hand before anything is sent, and what a click on a die would do with it. */
import type { Action } from './actions';
import type { Multiset, Seen, View } from './messages';
import { isBeer } from './tokens';
import { indexOf, tokenOf, type TroveItem } from './troves';

/** What is in hand: it can be put back at any time. Dice of the trove are named by their keys. */
export type Pick =
  | { what: 'share'; token: string; key: string }
  | { what: 'spend'; action: string; key: string; need: number; dice: Multiset; chosen: string[] }
  | { what: 'cache'; most: number; chosen: string[] }
  | { what: 'draft'; slot: string; token: string; actions: readonly Action[] }
  | { what: 'discard'; action: string; token: string; key: string }
  | { what: 'stop' };

/** A pick whose dice are chosen one by one. */
export type Choosing = Extract<Pick, { chosen: string[] }>;

export const isChoosing = (pick: Pick | null): pick is Choosing =>
  pick?.what === 'spend' || pick?.what === 'cache';

/** A Beer in hand; of several equal ones the first. */
export const sharePick = (token: string, key = `${token}:0`): Pick => ({
  what: 'share',
  token,
  key,
});

/** A magic face in hand: the server says whether dice have to be named for it. */
export function magicPick(action: string, token: string, key: string, { need, dice }: Seen): Pick {
  if (!need || !dice) return { what: 'discard', action, token, key };
  return { what: 'spend', action, key, need, dice, chosen: [] };
}

/**
 * Chests are open as soon as they can be filled: their dice are picked right away. `room` is how many
 * the server takes.
 */
export function openChests(phase: View['phase'], room: number): Pick | null {
  return phase === 'cache' ? { what: 'cache', most: room, chosen: [] } : null;
}

/** How many dice can still be chosen. */
export const roomIn = (pick: Choosing): number =>
  (pick.what === 'spend' ? pick.need : pick.most) - pick.chosen.length;

/** The pick with one die more, or without it if it was chosen; the same if there is no room left. */
export function toggle(pick: Choosing, key: string): Choosing {
  const { chosen } = pick;
  if (chosen.includes(key)) return { ...pick, chosen: chosen.filter((other) => other !== key) };
  return roomIn(pick) > 0 ? { ...pick, chosen: [...chosen, key] } : pick;
}

/** Whether a die of the trove can be picked for what is in hand. */
export function isPickable(pick: Pick | null, key: string): boolean {
  if (pick?.what === 'cache') return true;
  if (pick?.what !== 'spend' || key === pick.key) return false;
  const token = tokenOf(key);
  const index = indexOf(key);
  // The die that is being spent is not among those of its face.
  const before = tokenOf(pick.key) === token && indexOf(pick.key) < index ? 1 : 0;
  return index - before < (pick.dice[token] ?? 0);
}

/** Whether a die of the trove is in hand, or chosen for what is. */
export function isPicked(pick: Pick | null, key: string): boolean {
  switch (pick?.what) {
    case 'spend':
      return pick.key === key || pick.chosen.includes(key);
    case 'cache':
      return pick.chosen.includes(key);
    case 'share':
    case 'discard':
      return pick.key === key;
    default:
      return false;
  }
}

/** The groups of actions that carry out what is picked, one group after the other. */
export function commitments(pick: Choosing): string[][] {
  const verb = pick.what === 'spend' ? 'reroll' : 'cache';
  const dice = pick.chosen.map((key) => `${verb} ${tokenOf(key)}`);
  return pick.what === 'spend' ? [[pick.action], dice] : [dice, ['done']];
}

/** What a click on a die of the trove does; `says` is the id of its text, if it needs one. */
export type Deed = { lit: boolean; says: string | null } & (
  | { does: 'drop' }
  | { does: 'toggle' }
  | { does: 'hold'; pick: Pick }
  | { does: 'ask'; action: string }
  | { does: 'act'; action: string }
);

/** What is offered to who looks at their trove. */
export interface Offer {
  phase: View['phase'];
  pick: Pick | null;
  actions: readonly Action[];
}

export function deedFor(item: TroveItem, { phase, pick, actions }: Offer): Deed | null {
  const { key, token, hero } = item;
  const offers = (fits: (action: Action) => boolean) => actions.find(fits);
  const choose: Deed = { does: 'toggle', says: null, lit: false };
  if (pick?.what === 'spend') {
    if (key === pick.key) return { does: 'drop', says: 'web-put-back', lit: false };
    return !hero && isPickable(pick, key) ? choose : null;
  }
  if (pick?.what === 'cache') {
    const keeps = offers(({ verb, token: face }) => verb === 'cache' && face === token);
    return hero || item.cached || !keeps ? null : choose;
  }
  if (phase === 'excavation') {
    const shares = offers(({ verb, token: face }) => verb === 'share' && face === token);
    if (hero || !isBeer(token) || !shares) return null;
    return { does: 'hold', pick: sharePick(token, key), says: 'web-do-share', lit: true };
  }
  if (item.spent) return null;
  const spend = offers(
    ({ verb, token: face, ofHero }) => verb === 'spend' && face === token && ofHero === hero,
  );
  if (spend) return { does: 'ask', action: spend.text, says: 'web-do-spend', lit: true };
  const reroll = offers(({ verb, token: face }) => verb === 'reroll' && face === token);
  if (hero || !reroll) return null;
  return { does: 'act', action: reroll.text, says: 'web-do-reroll', lit: true };
}

/**
 * The magic faces that can be spent, each with the die or the hero's face that would be taken, and
 * how many equal ones there are.
 */
export function spendable(
  actions: readonly Action[],
  items: readonly TroveItem[],
): { action: string; item: TroveItem; n: number }[] {
  return actions
    .filter(({ verb }) => verb === 'spend')
    .flatMap(({ text, token, ofHero }) => {
      const equal = items.filter((one) => one.token === token && one.hero === ofHero && !one.spent);
      return equal[0] ? [{ action: text, item: equal[0], n: equal.length }] : [];
    });
}

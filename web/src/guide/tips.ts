/**
 * The guide through a first game: which short word fits what a player is asked now, and what it is
 * about. It reads the view, the sheet and the legal actions; what they mean is the engine's.
 */
import type { Action, Verb } from '../core/actions';
import type { Sheet, View } from '../core/messages';
import { ROUNDS } from '../core/notation';
import { isBeer, symbolOf } from '../core/tokens';
import { hasTool } from '../core/troves';
import { facts } from '../state/facts.svelte';

/** What a player who is asked has in front of them. */
export interface Moment {
  view: View;
  sheet: Sheet;
  /** The seat that is asked. */
  seat: number;
  actions: readonly Action[];
  /** Whether a round has just been scored, and nothing is asked until the player goes on. */
  scored: boolean;
}

/** What a tip points at. */
export type Anchor =
  | { what: 'slot'; slot: string }
  | { what: 'die'; seat: number; token: string }
  | { what: 'trove' | 'sheet' | 'ask' | 'go-on' };

export interface Tip {
  /** Its text is `guide-tip-<id>`. */
  id: string;
  at: Anchor;
}

type Finder = (moment: Moment) => Anchor | null;

const ASK: Anchor = { what: 'ask' };

const offered = ({ actions }: Moment, verb: Verb): Action[] =>
  actions.filter((action) => action.verb === verb);

const slotOf = (action: Action | undefined): Anchor | null =>
  action?.slot ? { what: 'slot', slot: action.slot } : null;

/** The highest die that can be taken, which is the easiest to point at. */
const highest = (actions: readonly Action[]): Anchor | null =>
  slotOf([...actions].sort((a, b) => (a.slot ?? '').localeCompare(b.slot ?? '')).at(-1));

const dieOf = ({ seat }: Moment, token: string | null | undefined): Anchor | null =>
  token ? { what: 'die', seat, token } : null;

const shows = (token: string | undefined, symbol: string): boolean =>
  token !== undefined && symbolOf(token)[0] === symbol && !isBeer(token);

/** The first die of the player's own that shows a symbol. */
const owned = (moment: Moment, symbol: string): Anchor | null =>
  dieOf(
    moment,
    Object.keys(moment.view.seats[moment.seat - 1]?.dice ?? {}).find((token) =>
      shows(token, symbol),
    ),
  );

/**
 * A hazard that can be taken, so that its word comes before it; or else one of the player's own. With
 * the tool for it there is nothing to warn of.
 */
const hazard = (moment: Moment, symbol: string): Anchor | null =>
  hasTool(facts.shown(moment.view.seats[moment.seat - 1]), symbol)
    ? null
    : (slotOf(
        offered(moment, 'take').find(({ slot }) => shows(moment.view.mountain[slot ?? ''], symbol)),
      ) ?? owned(moment, symbol));

/** Whether another die lies on that of a slot, which rests on two of the row below. */
const isCovered = ({ view }: Moment, slot: string): boolean => {
  const above = String.fromCharCode(slot.charCodeAt(0) + 1);
  const n = Number(slot.slice(1));
  return [n - 1, n].some((i) => view.mountain[`${above}${i}`]);
};

/** In another round than the first. */
const later = ({ view, seat }: Moment, what: 'trove' | 'sheet'): Anchor | null =>
  view.seats[seat - 1]?.rounds.length ? { what } : null;

/** The one tip for a round that was scored. */
const SCORED = 'roll';

/** A first game's tips, the more urgent first: a position has one of them at most. */
const TIPS: Readonly<Record<string, Finder>> = {
  take: (moment) =>
    offered(moment, 'share').length || moment.view.shared ? null : highest(offered(moment, 'take')),
  side: (moment) =>
    moment.view.shared
      ? slotOf(offered(moment, 'take').find(({ slot }) => isCovered(moment, slot ?? '')))
      : null,
  beer: (moment) => dieOf(moment, offered(moment, 'share')[0]?.token),
  magic: ({ view }) => (view.phase === 'magic' ? ASK : null),
  chests: ({ view }) => (view.phase === 'cache' ? ASK : null),
  [SCORED]: ({ view }) => (view.round < ROUNDS ? { what: 'go-on' } : null),
  rolled: (moment) => (moment.view.phase === 'excavation' ? later(moment, 'trove') : null),
  dragon: (moment) => hazard(moment, 'dragon'),
  'cave-in': (moment) => hazard(moment, 'cave-in'),
  gem: (moment) => owned(moment, 'gem'),
  // What it is about has been said then: a gem is a point.
  most: (moment) => (moment.sheet[moment.seat]?.[4] ? owned(moment, 'gem') : null),
  straight: (moment) => owned(moment, 'number'),
  rounds: (moment) => later(moment, 'sheet'),
};

/** Those of a game alone. */
const SOLO_TIPS: Readonly<Record<string, Finder>> = {
  draft: (moment) => highest(offered(moment, 'draft')),
  wild: (moment) => slotOf(offered(moment, 'draft').find(({ as }) => as !== null)),
  chest: (moment) => slotOf(offered(moment, 'draft').find(({ cached }) => cached)),
  spend: (moment) =>
    offered(moment, 'draft').length ? null : dieOf(moment, offered(moment, 'spend')[0]?.token),
  refill: (moment) =>
    offered(moment, 'refill').length && !offered(moment, 'draft').length ? ASK : null,
};

/** All tips: those of a game alone have a prefix. */
const ALL: readonly (readonly [id: string, solo: boolean, find: Finder])[] = [
  ...Object.entries(TIPS).map(([id, find]) => [id, false, find] as const),
  ...Object.entries(SOLO_TIPS).map(([id, find]) => [`solo-${id}`, true, find] as const),
];

export const TIP_IDS: readonly string[] = ALL.map(([id]) => id);

/** The most urgent tip of a moment that was not given yet. */
export function tipFor(moment: Moment, given: ReadonlySet<string>): Tip | null {
  const alone = moment.view.phase === 'solo';
  for (const [id, solo, find] of ALL) {
    if (given.has(id) || solo !== alone || (id === SCORED) !== moment.scored) continue;
    const at = find(moment);
    if (at) return { id, at };
  }
  return null;
}

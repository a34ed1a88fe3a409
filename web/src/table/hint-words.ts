/** A hint in words: what to do, down to the dice, and why, from what the engine says of the score. */
import { parse, type Action } from '../core/actions';
import { advisedSlots } from '../core/advice';
import type { Multiset, Seen, Sheet, View } from '../core/messages';
import { ROUNDS, TOOLS } from '../core/notation';
import { gainOf } from '../core/prompts';
import { PARTS, type Part } from '../core/score';
import { symbolOf } from '../core/tokens';
import { hasTool } from '../core/troves';
import { facts } from '../state/facts.svelte';
import { t, words, type Names } from '../words/words.svelte';
import { heroLine } from './hero-lines';
import { useOf } from './uses';

/** What the engine says of the position that a hint is about. */
export interface Known {
  view: View;
  /** What the troves count. */
  sheet: Sheet;
  /** What the first action would do. */
  seen: Seen | null;
  /** What each die of the acting seat's trove adds to its points. */
  worth: Readonly<Record<string, number>>;
  /** The faces there that could score, but count for nothing. */
  idle: Multiset;
}

const tokensOf = (line: readonly Action[], verb: Action['verb']): string[] =>
  line.flatMap((action) => (action.verb === verb && action.token ? [action.token] : []));

/** The die that an action names. */
const die = ({ token, slot }: Action, { mountain }: View): string =>
  words.face(token ?? mountain[slot ?? ''] ?? '');

/** Where the dice lie that a line of actions names, as far as that is on the mountain. */
export const places = (line: readonly string[]): string =>
  words.list([...advisedSlots(line)].map(words.slot));

/** An action with those that complete it: "Spend 1 magic symbol and roll again: tunnel 4". */
export function advice(line: readonly string[], view: View, name: Names): string {
  const actions = line.map(parse);
  const [first] = actions;
  if (!first) return '';
  const face = die(first, view);
  switch (first.verb) {
    case 'hero':
      return t('web-act-hero', { hero: words.hero(first.hero ?? '') });
    case 'share':
      return t('web-act-share', { face, name: name(first.seat ?? 0) });
    case 'draft': {
      const args = { face, cached: first.cached ? 'yes' : 'no' };
      return first.as
        ? t('web-act-draft-as', { ...args, wish: words.face(first.as) })
        : t('web-act-draft', args);
    }
    case 'take':
    case 'recycle':
      return t(`web-act-${first.verb}`, { face });
    case 'spend': {
      const spent = first.ofHero ? `${face} (${t('web-of-hero')})` : face;
      const named = actions.slice(1);
      const dice = words.list(named.map((action) => die(action, view)));
      return named[0]
        ? t(`web-act-spend-${named[0].verb}`, { face: spent, dice })
        : t('web-act-spend', { face: spent });
    }
    case 'reroll':
    case 'cache':
      return t(`web-act-${first.verb}`, {
        dice: words.list(tokensOf(actions, first.verb).map(words.face)),
      });
    case 'refill':
      return t('web-refill');
    case 'done':
      return t(`web-act-done-${view.phase}`);
  }
}

/** Why, in a sentence or two. */
export function reason(line: readonly string[], known: Known, name: Names): string {
  const actions = line.map(parse);
  const [first] = actions;
  const { view } = known;
  if (!first) return '';
  switch (first.verb) {
    case 'hero':
      return heroLine(facts.faces(first.hero));
    case 'share':
      return words.prompt(gainOf(view, 'web-gain-share-with'), String);
    case 'take':
    case 'draft':
      return taking(first.as ?? view.mountain[first.slot ?? ''] ?? '', known, name);
    case 'recycle':
      return t('web-gain-recycle');
    case 'spend':
    case 'reroll': {
      const dice = tokensOf(actions, 'reroll');
      return dice.length ? rolling(dice, known) : t('web-gain-discard');
    }
    case 'cache': {
      const dice = tokensOf(actions, 'cache');
      const why = t('web-why-keep', { n: dice.length });
      // That even these are worth keeping is not seen at once.
      const hazard = dice.some((token) => symbolOf(token)[0] in TOOLS);
      return hazard ? `${why} ${t('web-why-keep-hazard')}` : why;
    }
    case 'refill':
      return t('web-why-refill');
    case 'done':
      if (view.phase === 'magic') return t('web-why-enough');
      if (view.phase === 'cache') return t('web-why-all');
      return t(view.phase === 'solo' ? 'web-why-stop' : 'web-why-none');
  }
}

/** Symbols that may help later. */
const AHEAD = ['beer', 'magic', 'chest', 'pickaxe', 'shield'];
/** Symbols that never score. */
const SCORELESS = ['beer', 'magic', 'chest'];

/**
 * Why dice are rolled again: what they count now. What several are worth together is more than what
 * the engine says of each, so no sum is made of it.
 */
function rolling(dice: readonly string[], { worth, idle }: Known): string {
  const left = { ...idle };
  const isIdle = (token: string): boolean => {
    if (SCORELESS.includes(symbolOf(token)[0])) return true;
    left[token] = (left[token] ?? 0) - 1;
    return (left[token] ?? 0) >= 0;
  };
  const points = dice.length === 1 ? worth[dice[0] ?? ''] : undefined;
  if (points === 0 || dice.every(isIdle)) return t('web-why-idle', { n: dice.length });
  if (points === undefined) return t('web-why-expects');
  const id = points > 0 ? 'web-why-brings' : 'web-why-burdens';
  return t(id, { points: t('points', { n: Math.abs(points) }) });
}

/** Why a die is taken: what it adds and why it does, what it is for, or who else would gain by it. */
function taking(token: string, known: Known, name: Names): string {
  const { view, seen } = known;
  const [symbol, n] = symbolOf(token);
  const solo = view.phase === 'solo';
  const added = (part: Part): number => seen?.adds?.[part] ?? 0;
  const total = PARTS.reduce((sum, part) => sum + added(part), 0);
  if (total < 0) {
    const rival = others(view).find((seat) => hasTool(facts.shown(view.seats[seat - 1]), symbol));
    const why = rival ? t(`web-why-rival-${symbol}`, { name: name(rival) }) : t('web-why-further');
    return `${t('web-why-costs', { points: t('points', { n: -total }) })} ${why}`;
  }
  if (!total) return solo || !seen?.adds ? t(useOf(symbol, solo)) : later(symbol, view);
  const parts = words.list(
    PARTS.filter(added).map((part) => `${t(`part-${part}`)} ${words.signed(added(part))}`),
  );
  const why = cause(symbol, n, added, solo) ?? (symbol === 'gem' ? rivalry(known, name) : null);
  return why ? t('web-why-because', { parts, why }) : t('web-why-adds', { parts });
}

/** The seats that are not to act, in the order in which they are to. */
const others = ({ seat, seats }: View): number[] =>
  seats.slice(1).map((_, i) => (((seat ?? 1) + i) % seats.length) + 1);

/** That somebody else has as many gems, or more. */
function rivalry({ view, sheet }: Known, name: Names): string | null {
  const gems = (seat: number | null): number => sheet[seat ?? 0]?.[3] ?? 0;
  const least = Math.max(1, gems(view.seat));
  const rival = others(view).find((seat) => gems(seat) >= least);
  return rival ? t('web-because-rival', { name: name(rival) }) : null;
}

/** Why a die is taken that adds nothing yet: what it may be good for, as long as it still can be. */
function later(symbol: string, { round, mountain, seats }: View): string {
  if (symbol === 'number') return t('web-why-later');
  const isLate =
    (symbol === 'chest' && round >= ROUNDS) ||
    // There is hardly another turn to share it in.
    (symbol === 'beer' && Object.keys(mountain).length <= seats.length);
  const why = t(!isLate && AHEAD.includes(symbol) ? `web-ahead-${symbol}` : 'web-ahead-else');
  return t('web-why-ahead', { why });
}

function cause(
  symbol: string,
  n: number,
  added: (part: Part) => number,
  solo: boolean,
): string | null {
  switch (symbol) {
    case 'number':
      return solo ? t('web-because-straight') : t('web-because-number', { n });
    case 'gem':
      return added('treasure') > n && !solo ? t('web-because-most') : null;
    case 'cave-in':
    case 'dragon':
      return t('web-because-tool');
    case 'pickaxe':
    case 'shield':
      return t('web-because-hazards');
    default:
      return null;
  }
}

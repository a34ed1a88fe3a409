/**
 * What a player is asked, or waits for, and what they gain by it, as ids of texts and their arguments;
 * no words are here.
 */
import { parse, type Action } from './actions';
import type { Pick } from './intent';
import type { SeatInfo, View } from './messages';
import { isBeer, size } from './tokens';

/** An argument of a text that has to be put into words of its own. */
export type Argument =
  | number
  | { face: string }
  | { points: number }
  | { seat: number }
  | { seats: readonly number[] }
  /** Ids of texts, one of which can be chosen. */
  | { oneOf: readonly string[] };

export interface Saying {
  id: string;
  args: Readonly<Record<string, Argument>>;
}

export interface Prompt extends Saying {
  /** What one gains by it, or what else there is to know before. */
  gains: readonly Saying[];
}

export interface Situation {
  view: View | null;
  /** Whether more of the last move is still to be shown. */
  playing: boolean;
  /** The viewer's seat that is asked now. */
  acting: number | null;
  actions: readonly Action[];
  pick: Pick | null;
  /** The shares of a Beer as a bot ranks them, best first; none until that is known. */
  gifts: readonly string[];
  /** Who is at the seat that is to act. */
  waited: SeatInfo | undefined;
  /** Whether that seat, or the one that has won, is the viewer's own. */
  own: boolean;
  /** Whether the server's strong bots are still being compiled. */
  compiling: boolean;
}

const say = (id: string, args: Saying['args'] = {}): Saying => ({ id, args });
const ask = (id: string, args: Saying['args'] = {}, ...gains: readonly Saying[]): Prompt => ({
  id,
  args,
  gains,
});

/** What a shared Beer brings; there may be one die left to take. */
export const gainOf = ({ mountain }: View, id: string): Saying =>
  say(Object.keys(mountain).length === 1 ? 'web-gain-last' : id);

/** Whether a bot plays for a seat. */
export const isByBot = (seat: SeatInfo | undefined): boolean =>
  seat?.who === 'bot' || seat?.away === true;

export function promptFor(situation: Situation): Prompt {
  const { view, playing, acting, pick } = situation;
  if (!view || (playing && view.phase !== 'over')) return ask('web-wait');
  if (view.phase === 'over') {
    if (view.rank) return ask('web-over-solo', { points: { points: view.score ?? 0 } });
    return situation.own
      ? ask('web-end-won')
      : ask('web-over', { name: { seats: view.winners ?? [] } });
  }
  if (acting === null) return waiting(view.seat, situation);
  return pick ? picking(pick, view, situation) : asking(view, situation.actions);
}

function waiting(seat: number | null, { view, waited, own, compiling }: Situation): Prompt {
  if (seat === null) return ask('web-wait');
  const byBot = isByBot(waited);
  // What is asked of the viewer is on its way, as while a server starts.
  if (own && !byBot) return ask('web-wait');
  const name = { seat };
  if (!byBot && waited?.who === 'person' && !waited.here) return ask('web-absent', { name });
  if (byBot && compiling) return ask('compiling-search');
  if (view?.phase === 'heroes') return ask('web-choosing-hero', { name });
  return ask(byBot ? 'web-thinking' : 'web-waiting-for', { name });
}

function picking(pick: Pick, view: View, { actions, gifts }: Situation): Prompt {
  switch (pick.what) {
    case 'share':
      return ask(
        'web-ask-share-with',
        { face: { face: pick.token } },
        gainOf(view, 'web-gain-share-with'),
        ...suggestion(pick.token, actions, gifts),
      );
    case 'spend':
      return rerolling(view, pick.need, pick.chosen.length);
    case 'cache':
      return ask(
        'web-ask-cache',
        { n: pick.most, chosen: pick.chosen.length },
        say('web-gain-cache'),
      );
    case 'draft': {
      const face = { face: { face: pick.token } };
      if (isBeer(pick.token)) return ask('web-ask-wild', face, say('web-gain-wild'));
      return ask('web-ask-chest', face, say('web-gain-chest'));
    }
    case 'discard':
      return ask('web-ask-discard', { face: { face: pick.token } }, say('web-gain-discard'));
    case 'stop':
      return ask('web-ask-stop', { points: { points: view.score ?? 0 } }, say('web-gain-stop'));
  }
}

function rerolling({ rules }: View, n: number, chosen: number): Prompt {
  const barred = rules.reroll_hazards ? [] : [say('web-gain-hazards')];
  return ask('web-ask-reroll', { n, chosen }, say('web-gain-reroll'), ...barred);
}

/** Which of several Beers a bot would give. */
function suggestion(
  token: string,
  actions: readonly Action[],
  gifts: readonly string[],
): readonly Saying[] {
  const beers = new Set(actions.filter(({ verb }) => verb === 'share').map((each) => each.token));
  const best = gifts[0] === undefined ? null : parse(gifts[0]).token;
  if (beers.size < 2 || !best) return [];
  return [best === token ? say('web-gain-best') : say('web-gain-better', { face: { face: best } })];
}

function asking(view: View, actions: readonly Action[]): Prompt {
  const offered = (...verbs: Action['verb'][]) => actions.some(({ verb }) => verbs.includes(verb));
  switch (view.phase) {
    case 'heroes':
      return ask('web-ask-hero', {}, say('web-gain-hero'));
    case 'excavation':
      if (view.shared)
        return view.taken
          ? ask('web-ask-second')
          : ask('web-ask-beer', {}, gainOf(view, 'web-gain-beer'));
      if (offered('share')) return ask('web-ask-take-or-share', {}, gainOf(view, 'web-gain-share'));
      return ask('web-ask-take');
    case 'magic': {
      const chosen = size(view.chosen);
      return view.symbols
        ? rerolling(view, view.symbols + chosen, chosen)
        : ask('web-ask-spend', {}, say('web-gain-spend'));
    }
    case 'solo': {
      if (view.symbols) return ask('web-ask-recycle', { n: view.symbols }, say('web-gain-recycle'));
      if (offered('draft')) return ask('web-ask-draft');
      const oneOf = (['spend', 'refill', 'done'] as const)
        .filter((verb) => offered(verb))
        .map((verb) => `web-can-${verb}`);
      return ask('web-ask-stuck', {}, say('web-gain-options', { options: { oneOf } }));
    }
    default:
      return ask('web-wait');
  }
}

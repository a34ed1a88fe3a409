/** What a player is asked, or waits for, as the id of a text and its arguments; no words are here. */
import type { Action } from './actions';
import type { Pick } from './intent';
import type { SeatInfo, View } from './messages';
import { isBeer, size } from './tokens';

/** An argument of a text that has to be put into words of its own. */
export type Argument =
  number | { face: string } | { points: number } | { seat: number } | { seats: readonly number[] };

export interface Prompt {
  id: string;
  args: Readonly<Record<string, Argument>>;
}

export interface Situation {
  view: View | null;
  /** Whether more of the last move is still to be shown. */
  playing: boolean;
  /** The viewer's seat that is asked now. */
  acting: number | null;
  actions: readonly Action[];
  pick: Pick | null;
  /** Who is at the seat that is to act. */
  waited: SeatInfo | undefined;
  /** Whether that seat is the viewer's own. */
  own: boolean;
  /** Whether the server's strong bots are still being compiled. */
  compiling: boolean;
}

const ask = (id: string, args: Prompt['args'] = {}): Prompt => ({ id, args });

/** Whether a bot plays for a seat. */
export const isByBot = (seat: SeatInfo | undefined): boolean =>
  seat?.who === 'bot' || seat?.away === true;

export function promptFor(situation: Situation): Prompt {
  const { view, playing, acting, pick } = situation;
  if (!view || (playing && view.phase !== 'over')) return ask('web-wait');
  if (view.phase === 'over') {
    if (view.rank) return ask('web-over-solo', { points: { points: view.score ?? 0 } });
    return ask('web-over', { name: { seats: view.winners ?? [] } });
  }
  if (acting === null) return waiting(view.seat, situation);
  return pick ? picking(pick, view) : asking(view, situation.actions);
}

function waiting(seat: number | null, { waited, own, compiling }: Situation): Prompt {
  if (seat === null) return ask('web-wait');
  const byBot = isByBot(waited);
  // What is asked of the viewer is on its way, as while a server starts.
  if (own && !byBot) return ask('web-wait');
  const name = { seat };
  if (!byBot && waited?.who === 'person' && !waited.here) return ask('web-absent', { name });
  if (byBot && compiling) return ask('compiling-search');
  return ask(byBot ? 'web-thinking' : 'web-waiting-for', { name });
}

function picking(pick: Pick, view: View): Prompt {
  switch (pick.what) {
    case 'share':
      return ask('web-ask-share-with', { face: { face: pick.token } });
    case 'spend':
      return ask('web-ask-reroll', { n: pick.need, chosen: pick.chosen.length });
    case 'cache':
      return ask('web-ask-cache', { n: pick.most, chosen: pick.chosen.length });
    case 'draft':
      return ask(isBeer(pick.token) ? 'web-ask-wild' : 'web-ask-chest', {
        face: { face: pick.token },
      });
    case 'discard':
      return ask('web-ask-discard', { face: { face: pick.token } });
    case 'stop':
      return ask('web-ask-stop', { points: { points: view.score ?? 0 } });
  }
}

function asking(view: View, actions: readonly Action[]): Prompt {
  const offered = (...verbs: Action['verb'][]) => actions.some(({ verb }) => verbs.includes(verb));
  switch (view.phase) {
    case 'heroes':
      return ask('web-ask-hero');
    case 'excavation':
      if (!view.shared) return ask(offered('share') ? 'web-ask-take-or-share' : 'web-ask-take');
      if (!view.taken) return ask('web-ask-beer');
      return ask(offered('done') ? 'web-ask-second' : 'web-ask-second-must');
    case 'magic': {
      const chosen = size(view.chosen);
      return view.symbols
        ? ask('web-ask-reroll', { n: view.symbols + chosen, chosen })
        : ask('web-ask-spend');
    }
    case 'solo':
      if (view.symbols) return ask('web-ask-recycle', { n: view.symbols });
      return ask(offered('draft') ? 'web-ask-draft' : 'web-ask-stuck');
    default:
      return ask('web-wait');
  }
}

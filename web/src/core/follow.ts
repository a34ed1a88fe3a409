/**
 * Keeps a view up to date by reading events, as `diceminer.events.follow` does.
 * It knows no rule of the game: what happened is all in the events.
 */
import { handle, type EventOf, type Handlers } from './events';
import type { GameEvent, Multiset, SeatView, View } from './messages';
import { kindOf } from './tokens';

/** The view after some events; the one given stays as it is. */
export function follow(view: View, events: readonly GameEvent[]): View {
  const next = structuredClone(view);
  for (const event of events) handle(FOLLOWERS, event, next);
  return next;
}

function add(dice: Multiset, token: string, count = 1): void {
  const now = (dice[token] ?? 0) + count;
  if (now) dice[token] = now;
  else delete dice[token];
}

function seatOf(view: View, seat: number): SeatView {
  const found = view.seats[seat - 1];
  if (!found) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

function intoBag(view: View, token: string, count: number): void {
  const kind = kindOf(token);
  view.bag[kind] = (view.bag[kind] ?? 0) + count;
}

function pull(view: View, slot: string): string {
  const token = view.mountain[slot];
  if (!token) throw new RangeError(`no die lies in ${slot}`);
  delete view.mountain[slot];
  return token;
}

function rolledAgain(event: EventOf<'reroll' | 'roll'>, view: View): void {
  view.chosen = {};
  const { dice } = seatOf(view, event.seat);
  for (const [before, after] of event.dice) {
    add(dice, before, -1);
    add(dice, after);
  }
}

const FOLLOWERS: Handlers<[view: View]> = {
  hero: (event, view) => (seatOf(view, event.seat).hero = event.hero),
  fill(event, view) {
    for (const [slot, token] of Object.entries(event.dice)) {
      intoBag(view, token, -1);
      view.mountain[slot] = token;
    }
  },
  share(event, view) {
    add(seatOf(view, event.seat).dice, event.token, -1);
    add(seatOf(view, event.to).dice, event.rolled);
  },
  take: (event, view) => add(seatOf(view, event.seat).dice, pull(view, event.slot)),
  slide: (event, view) => (view.mountain[event.to] = pull(view, event.from)),
  spend(event, view) {
    const seat = seatOf(view, event.seat);
    if (event.discarded) add(seat.dice, event.token, -1);
    else add(event.hero ? seat.hero_spent : seat.spent, event.token);
  },
  choose: (event, view) => add(view.chosen, event.token),
  reroll: rolledAgain,
  roll: rolledAgain,
  score(event, view) {
    for (const { seat, tunnels, treasure, hazards, total } of event.seats) {
      const scored = seatOf(view, seat);
      scored.rounds.push({ tunnels, treasure, hazards, total });
      scored.total += total;
    }
  },
  cache: (event, view) => add(seatOf(view, event.seat).cached, event.token),
  round(_, view) {
    for (const seat of view.seats) [seat.spent, seat.hero_spent, seat.cached] = [{}, {}, {}];
  },
  tied(_, view) {
    for (const seat of view.seats) [seat.spent, seat.hero_spent] = [{}, {}];
  },
  tiebreak(event, view) {
    const points = event.seats.map(({ seat, total }) => [seat, total] as const);
    view.tiebreaks.push(Object.fromEntries(points));
  },
  over: (event, view) => (view.winners = event.winners),
  'set-up'(event, view) {
    for (const [token, count] of Object.entries(event.dice)) {
      intoBag(view, token, -count);
      add(seatOf(view, 1).dice, token, count);
    }
  },
  again(_, view) {
    const { dice } = seatOf(view, 1);
    for (const token of Object.values(view.mountain)) intoBag(view, token, 1);
    for (const [token, count] of Object.entries(dice)) {
      intoBag(view, token, count);
      delete dice[token];
    }
    view.mountain = {};
  },
  draft(event, view) {
    pull(view, event.slot);
    const seat = seatOf(view, 1);
    add(seat.dice, event.as);
    if (event.cached) add(seat.cached, event.as);
  },
  recycle: (event, view) => intoBag(view, pull(view, event.slot), 1),
  refill: (_, view) => (view.refills = (view.refills ?? 0) + 1),
  points(event, view) {
    view.score = event.score;
    view.rank = event.rank;
    seatOf(view, 1).total = event.score;
  },
  turn({ event: _, ...now }, view) {
    Object.assign(view, now);
  },
};

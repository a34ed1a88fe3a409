/**
 * Keeps a view up to date by reading events, as `diceminer.events.follow` does.
 * It knows no rule of the game: what happened is all in the events.
 */
import type { GameEvent, Multiset, SeatView, View } from '../api';
import { kindOf } from './tokens';

/** The view after some events; the one given stays as it is. */
export function follow(view: View, events: readonly GameEvent[]): View {
  const next = structuredClone(view);
  for (const event of events) FOLLOWERS[event.event]?.(next, event);
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

function rolledAgain(view: View, event: GameEvent): void {
  view.chosen = {};
  const { dice } = seatOf(view, event.seat);
  for (const [before, after] of event.dice) {
    add(dice, before, -1);
    add(dice, after);
  }
}

const FOLLOWERS: Record<string, (view: View, event: GameEvent) => void> = {
  hero: (view, event) => (seatOf(view, event.seat).hero = event.hero),
  fill(view, event) {
    for (const [slot, token] of Object.entries<string>(event.dice)) {
      intoBag(view, token, -1);
      view.mountain[slot] = token;
    }
  },
  share(view, event) {
    add(seatOf(view, event.seat).dice, event.token, -1);
    add(seatOf(view, event.to).dice, event.rolled);
  },
  take: (view, event) => add(seatOf(view, event.seat).dice, pull(view, event.slot)),
  slide: (view, event) => (view.mountain[event.to] = pull(view, event.from)),
  spend(view, event) {
    const seat = seatOf(view, event.seat);
    if (view.phase === 'solo') add(seat.dice, event.token, -1);
    else add(event.hero ? seat.hero_spent : seat.spent, event.token);
  },
  choose: (view, event) => add(view.chosen, event.token),
  reroll: rolledAgain,
  roll: rolledAgain,
  score(view, event) {
    for (const { seat, tunnels, treasure, hazards, total } of event.seats) {
      const scored = seatOf(view, seat);
      scored.rounds.push({ tunnels, treasure, hazards, total });
      scored.total += total;
    }
  },
  cache: (view, event) => add(seatOf(view, event.seat).cached, event.token),
  round(view) {
    for (const seat of view.seats) [seat.spent, seat.hero_spent, seat.cached] = [{}, {}, {}];
  },
  tied(view) {
    for (const seat of view.seats) [seat.spent, seat.hero_spent] = [{}, {}];
  },
  tiebreak(view, event) {
    const points: [string, number][] = event.seats.map((row: { seat: number; total: number }) => [
      String(row.seat),
      row.total,
    ]);
    view.tiebreaks.push(Object.fromEntries(points));
  },
  over: (view, event) => (view.winners = event.winners),
  'set-up'(view, event) {
    for (const [token, count] of Object.entries<number>(event.dice)) {
      intoBag(view, token, -count);
      add(seatOf(view, 1).dice, token, count);
    }
  },
  again(view) {
    const { dice } = seatOf(view, 1);
    for (const token of Object.values(view.mountain)) intoBag(view, token, 1);
    for (const [token, count] of Object.entries(dice)) {
      intoBag(view, token, count);
      delete dice[token];
    }
    view.mountain = {};
  },
  draft(view, event) {
    pull(view, event.slot);
    const seat = seatOf(view, 1);
    add(seat.dice, event.as);
    if (event.cached) add(seat.cached, event.as);
  },
  recycle: (view, event) => intoBag(view, pull(view, event.slot), 1),
  refill: (view) => (view.refills = (view.refills ?? 0) + 1),
  points(view, event) {
    view.score = event.score;
    view.rank = event.rank;
    seatOf(view, 1).total = event.score;
  },
  turn(view, { event: _, ...now }) {
    Object.assign(view, now);
  },
};

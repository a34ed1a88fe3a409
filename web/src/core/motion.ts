/** Where each die that an event names goes: the events tell it, nothing is guessed from the views. */
import { handle, type EventOf, type Handlers } from './events';
import type { GameEvent, Multiset, View } from './messages';

/** A slot of the mountain, a die in a trove, the bag, or the box that dice out of the game are in. */
export type Spot =
  { slot: string } | { seat: number; token: string; index: number } | { bag: true } | { box: true };

/** A die shows `token` where it starts and `shows` where it arrives. */
export type Motion =
  | { what: 'slide'; token: string; from: string; to: string }
  /** Out of the bag into a slot. */
  | { what: 'drop'; token: string; to: string }
  | { what: 'travel'; token: string; shows: string; from: Spot; to: Spot }
  | Rolled;

/** A die that a seat rolls; those of a later turn are rolled after the others lie still. */
export interface Rolled {
  what: 'roll';
  seat: number;
  turn: number;
  /** For something that is shown first, in milliseconds. */
  wait?: number;
  token: string;
  shows: string;
  from: Spot;
  to: Spot;
}

/** The dice of a trove that leave or arrive: of equal ones the last move, the others stay. */
class Places {
  #moved = new Map<string, number>();

  /** `dice` are those of the seat's trove, before for what leaves and after for what arrives. */
  constructor(private readonly dice: (seat: number) => Multiset) {}

  next(seat: number, token: string): Spot {
    const key = `${seat} ${token}`;
    const moved = (this.#moved.get(key) ?? 0) + 1;
    this.#moved.set(key, moved);
    return { seat, token, index: (this.dice(seat)[token] ?? 0) - moved };
  }
}

interface Recording {
  before: View;
  /** How long a roll for who starts waits. */
  wait: number;
  /** Where a die of a trove lay before, and where one lies afterwards. */
  leaves: Places;
  arrives: Places;
  found: Motion[];
}

function roll({ seat, dice }: EventOf<'reroll' | 'roll'>, { leaves, arrives, found }: Recording) {
  for (const [token, shows] of dice) {
    const from = leaves.next(seat, token);
    found.push({ what: 'roll', seat, turn: 0, token, shows, from, to: arrives.next(seat, shows) });
  }
}

/** Who shares Beer raises the mugs first, and a new round is called out. */
export const CHEERS = 700;
const BAG: Spot = { bag: true };
const BOX: Spot = { box: true };

const MOVERS: Handlers<[recording: Recording]> = {
  round({ round }, recording) {
    recording.wait = round > 1 ? CHEERS : 0;
  },
  'roll-off'({ rolls }, { wait, found }) {
    const last = found.at(-1);
    const turn = last?.what === 'roll' ? last.turn + 1 : 0;
    for (const [seat, shows] of Object.entries(rolls)) {
      const where = { from: BAG, to: BAG };
      found.push({ what: 'roll', seat: Number(seat), turn, wait, token: shows, shows, ...where });
    }
  },
  fill({ dice }, { found }) {
    for (const [to, token] of Object.entries(dice)) found.push({ what: 'drop', token, to });
  },
  share({ seat, to: receiver, token, rolled: shows }, { leaves, arrives, found }) {
    const from = leaves.next(seat, token);
    const to = arrives.next(receiver, shows);
    found.push({ what: 'roll', seat, turn: 0, wait: CHEERS, token, shows, from, to });
  },
  take({ seat, slot, token }, { arrives, found }) {
    const to = arrives.next(seat, token);
    found.push({ what: 'travel', token, shows: token, from: { slot }, to });
  },
  slide: ({ from, to, token }, { found }) => found.push({ what: 'slide', token, from, to }),
  spend({ seat, token, discarded }, { leaves, found }) {
    if (!discarded) return;
    const from = leaves.next(seat, token);
    found.push({ what: 'travel', token, shows: token, from, to: BOX });
  },
  reroll: roll,
  roll,
  'set-up'({ dice }, { arrives, found }) {
    for (const [token, count] of Object.entries(dice)) {
      for (let i = 0; i < count; i++) {
        const to = arrives.next(1, token);
        found.push({ what: 'roll', seat: 1, turn: 0, token, shows: token, from: BAG, to });
      }
    }
  },
  again(_, { before, leaves, found }) {
    for (const [slot, token] of Object.entries(before.mountain))
      found.push({ what: 'travel', token, shows: token, from: { slot }, to: BAG });
    for (const [token, count] of Object.entries(before.seats[0]?.dice ?? {})) {
      for (let i = 0; i < count; i++) {
        const from = leaves.next(1, token);
        found.push({ what: 'travel', token, shows: token, from, to: BAG });
      }
    }
  },
  draft({ seat, slot, token, as: shows }, { arrives, found }) {
    const to = arrives.next(seat, shows);
    found.push({ what: 'travel', token, shows, from: { slot }, to });
  },
  recycle: ({ slot, token }, { found }) =>
    found.push({ what: 'travel', token, shows: token, from: { slot }, to: BAG }),
};

/** The motions of some events, which lead from one view to the other. */
export function motions(before: View, events: readonly GameEvent[], after: View): Motion[] {
  const dice = (view: View) => (seat: number) => view.seats[seat - 1]?.dice ?? {};
  const recording: Recording = {
    before,
    wait: 0,
    leaves: new Places(dice(before)),
    arrives: new Places(dice(after)),
    found: [],
  };
  for (const event of events) handle(MOVERS, event, recording);
  return recording.found;
}

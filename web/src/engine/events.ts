/** The log of the kernel as events, as `diceminer.events` decodes it. */
import type { Event, PointsEvent, ScoredTrove, TurnEvent, View } from '../core/wire';
import { constants, data } from './data';
import { heroOf, phaseOf, slotOf, tokenOf, type Multiset, FACES } from './notation';

type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>;
/** Who is asked for what. */
export type Asked = Required<Omit<TurnEvent, 'event'>>;
type Row = readonly [a: number, b: number, c: number, d: number];

/** Turns rows of the log into events and into the tokens that a record shows. */
export class LogDecoder {
  readonly events: Event[] = [];
  readonly rolled: string[] = [];
  readonly #heroes: (string | null)[];
  #round: number;
  readonly #dice = new Map<number, Multiset>();
  readonly #idle = new Map<number, Multiset>();
  readonly #straights = new Map<number, number[]>();
  readonly #gems = new Map<number, [gems: number, most: boolean, caveIns: number]>();

  constructor(heroes: readonly (string | null)[], round: number) {
    this.#heroes = [...heroes];
    this.#round = round;
  }

  decode(rows: readonly (readonly number[])[]): void {
    for (const [what = -1, a = 0, b = 0, c = 0, d = 0] of rows) {
      const decode = this.#decoders[data.log[what] ?? ''];
      if (!decode) throw new RangeError(`the log has no row ${what}`);
      decode(a, b, c, d);
    }
  }

  /** The last event if the next row may belong to it, otherwise a new one. */
  #open<Name extends Event['event']>(
    name: Name,
    belongs: (event: EventOf<Name>) => boolean,
    make: () => EventOf<Name>,
  ): EventOf<Name> {
    const last = this.events.at(-1);
    if (last?.event === name && belongs(last as EventOf<Name>)) return last as EventOf<Name>;
    const made = make();
    this.events.push(made);
    return made;
  }

  #roll(face: number): string {
    const token = tokenOf(face);
    this.rolled.push(token);
    return token;
  }

  #sheet(seat: number, tunnels: number, treasure: number, hazards: number): ScoredTrove {
    const [gems, most, cave_ins] = this.#gems.get(seat) ?? [0, false, 0];
    const dice = this.#dice.get(seat) ?? {};
    const straights = this.#straights.get(seat) ?? [];
    const idle = this.#idle.get(seat) ?? {};
    for (const told of [this.#gems, this.#dice, this.#straights, this.#idle]) told.delete(seat);
    return {
      seat: seat + 1,
      hero: this.#heroes[seat] ?? null,
      dice,
      tunnels,
      treasure,
      hazards,
      total: tunnels + treasure + hazards,
      gems,
      most_gems: most,
      cave_ins,
      dragons: hazards - cave_ins,
      straights,
      idle,
    };
  }

  #hero(seat: number, hero: number, dealt: boolean): void {
    const id = (this.#heroes[seat] = heroOf(hero));
    this.events.push({ event: 'hero', seat: seat + 1, hero: id, dealt });
  }

  #reroll(event: 'reroll' | 'roll', seat: number, before: number, after: number): void {
    const roll = this.#open(
      event,
      (last) => last.seat === seat + 1,
      () => ({ event, seat: seat + 1, dice: [] }),
    );
    roll.dice.push([tokenOf(before), this.#roll(after)]);
  }

  readonly #decoders: Readonly<Record<string, (...row: Row) => void>> = {
    rolled_off: (seat, face) => {
      // A seat that rolls again begins another roll-off.
      const roll = this.#open(
        'roll-off',
        (last) => seat + 1 > Math.max(...Object.keys(last.rolls).map(Number)),
        () => ({ event: 'roll-off', rolls: {} }),
      );
      roll.rolls[String(seat + 1)] = this.#roll(face);
    },
    starter: (seat, round) => {
      this.events.push({ event: 'start', round, seat: seat + 1 });
    },
    hero: (seat, hero) => {
      this.#hero(seat, hero, false);
    },
    hero_dealt: (seat, hero) => {
      this.#hero(seat, hero, true);
      this.rolled.push(heroOf(hero));
    },
    filled: (slot, face) => {
      const fill = this.#open(
        'fill',
        () => true,
        () => ({ event: 'fill', dice: {} }),
      );
      fill.dice[slotOf(slot)] = this.#roll(face);
    },
    shared: (seat, to, beer, face) => {
      const token = tokenOf(beer);
      const rolled = this.#roll(face);
      this.events.push({ event: 'share', seat: seat + 1, to: to + 1, token, rolled });
    },
    took: (seat, slot, face) => {
      const token = tokenOf(face);
      this.events.push({ event: 'take', seat: seat + 1, slot: slotOf(slot), token });
    },
    slid: (above, hole, face) => {
      const token = tokenOf(face);
      this.events.push({ event: 'slide', from: slotOf(above), to: slotOf(hole), token });
    },
    passed: (seat) => {
      this.events.push({ event: 'pass', seat: seat + 1 });
    },
    spent: (seat, face, hero, discarded) => {
      this.events.push({
        event: 'spend',
        seat: seat + 1,
        token: tokenOf(face),
        hero: Boolean(hero),
        ...(discarded ? { discarded: true as const } : {}),
      });
    },
    chose: (seat, face) => {
      this.events.push({ event: 'choose', seat: seat + 1, token: tokenOf(face) });
    },
    rerolled: (seat, before, after) => {
      this.#reroll('reroll', seat, before, after);
    },
    rolled: (seat, before, after) => {
      this.#reroll('roll', seat, before, after);
    },
    scored_dice: (seat, face, count, idle) => {
      // A face that only the hero has is there if it is idle.
      if (count) this.#dice.set(seat, { ...this.#dice.get(seat), [tokenOf(face)]: count });
      if (idle) this.#idle.set(seat, { ...this.#idle.get(seat), [tokenOf(face)]: idle });
    },
    scored_straights: (seat, length, count) => {
      const more = Array<number>(count).fill(length);
      this.#straights.set(seat, [...(this.#straights.get(seat) ?? []), ...more]);
    },
    scored_gems: (seat, gems, most, caveIns) => {
      this.#gems.set(seat, [gems, Boolean(most), caveIns]);
    },
    scored: (seat, tunnels, treasure, hazards) => {
      const score = this.#open(
        'score',
        () => true,
        () => ({ event: 'score', round: this.#round, seats: [] }),
      );
      score.seats.push(this.#sheet(seat, tunnels, treasure, hazards));
    },
    tie_scored: (seat, tunnels, treasure, hazards) => {
      const tiebreak = this.#open(
        'tiebreak',
        () => true,
        () => ({ event: 'tiebreak', seats: [] }),
      );
      tiebreak.seats.push(this.#sheet(seat, tunnels, treasure, hazards));
    },
    cached: (seat, face) => {
      this.events.push({ event: 'cache', seat: seat + 1, token: tokenOf(face) });
    },
    new_round: (round) => {
      this.#round = round;
      this.events.push({ event: 'round', round });
    },
    tied: (contenders) => {
      const all = Array.from({ length: constants.SEATS }, (_, seat) => seat);
      const seats = all.filter((seat) => (contenders >> seat) & 1).map((seat) => seat + 1);
      this.events.push({ event: 'tied', seats });
    },
    won: (seat) => {
      this.events.push({ event: 'over', winners: seat >= 0 ? [seat + 1] : null });
    },
    dealt_magic: (face) => {
      const setUp = this.#open(
        'set-up',
        () => true,
        () => ({ event: 'set-up', dice: {} }),
      );
      const token = this.#roll(face);
      const counts = { ...setUp.dice, [token]: (setUp.dice[token] ?? 0) + 1 };
      setUp.dice = Object.fromEntries(
        FACES.flatMap((each) => (counts[each] ? [[each, counts[each]]] : [])),
      );
    },
    again: () => {
      this.events.push({ event: 'again' });
    },
    drafted: (slot, shown, face, cached) => {
      this.events.push({
        event: 'draft',
        seat: 1,
        slot: slotOf(slot),
        token: tokenOf(shown),
        as: tokenOf(face),
        cached: Boolean(cached),
      });
    },
    recycled: (slot, face) => {
      this.events.push({ event: 'recycle', slot: slotOf(slot), token: tokenOf(face) });
    },
    refilled: () => {
      this.events.push({ event: 'refill' });
    },
    stopped: () => {
      this.events.push({ event: 'stop' });
    },
  };
}

/** The score of a solo game with its rank. */
export function ranked(score: number): Pick<PointsEvent, 'score' | 'rank'> {
  const rank = data.box.ranks.findLast(({ points }) => score >= points);
  if (!rank) throw new RangeError(`${score} has no rank`);
  return { score, rank: rank.id as PointsEvent['rank'] };
}

/** Who is asked for what, from the first numbers of a status. */
export function asked(status: readonly number[]): Asked {
  const [round = 0, phase = 0, seat = -1, start = -1, first = -1, takes = 0, taken = 0] = status;
  const [shared = 0, symbols = 0] = status.slice(7);
  return {
    round,
    phase: phaseOf(phase) as View['phase'],
    seat: seat + 1 || null,
    start: start + 1 || null,
    first: first + 1 || null,
    takes,
    taken,
    shared: Boolean(shared),
    symbols,
  };
}

/** What moved between two views: the animation is worked out from the difference, never told. */
import type { Multiset, View } from './messages';
import { SLOTS } from './slots';
import { kindOf, size } from './tokens';

export type Motion =
  | { what: 'slide'; token: string; from: string; to: string }
  | { what: 'drop'; token: string; to: string }
  | { what: 'travel'; token: string; shows: string; from: Spot; to: Spot }
  | { what: 'tumble'; token: string; shows: string; to: Spot };

/** A slot of the mountain, a die in a trove, or the bag. */
export type Spot =
  { slot: string } | { seat: number; token: string; index: number } | { bag: true };

/** The next slot up a line that leans to the left or to the right. */
function up(slot: string, lean: 0 | 1): string {
  const row = 'abcde'.charAt('abcde'.indexOf(slot.charAt(0)) + 1);
  return `${row}${Number(slot.slice(1)) - lean}`;
}

/** The slots a die with this face can have come sliding from, past equal dice that show no change. */
function sources(to: string, token: string, before: View, after: View): string[] {
  return ([0, 1] as const).map((lean) => {
    let from = up(to, lean);
    while (before.mountain[from] === token && after.mountain[from] === token) from = up(from, lean);
    return from;
  });
}

function difference(before: Multiset, after: Multiset): { lost: string[]; gained: string[] } {
  const lost: string[] = [];
  const gained: string[] = [];
  for (const token of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change = (after[token] ?? 0) - (before[token] ?? 0);
    for (let i = 0; i < Math.abs(change); i++) (change < 0 ? lost : gained).push(token);
  }
  return { lost, gained };
}

/** Takes the first that fits out of a list. */
function pull<T>(list: T[], fits: (item: T) => boolean): T | undefined {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

export function motions(before: View, after: View): Motion[] {
  const found: Motion[] = [];
  const gone = SLOTS.filter((s) => before.mountain[s] && before.mountain[s] !== after.mountain[s]);
  const come = SLOTS.filter((s) => after.mountain[s] && before.mountain[s] !== after.mountain[s]);

  for (const to of come) {
    const token = after.mountain[to] ?? '';
    const near = sources(to, token, before, after);
    const from = pull(gone, (s) => near.includes(s) && before.mountain[s] === token);
    if (from) found.push({ what: 'slide', token, from, to });
    else found.push({ what: 'drop', token, to });
  }

  const troves = after.seats.map((seat, i) => {
    const { lost, gained } = difference(before.seats[i]?.dice ?? {}, seat.dice);
    return { seat: i + 1, lost, gained, dice: seat.dice };
  });
  const landing = (seat: number, token: string, dice: Multiset): Spot => ({
    seat,
    token,
    index: (dice[token] ?? 1) - 1,
  });

  for (const slot of gone) {
    const token = before.mountain[slot] ?? '';
    const same = troves.find((trove) => trove.gained.includes(token));
    const kin = troves.find((trove) => trove.gained.some((g) => kindOf(g) === kindOf(token)));
    const trove = same ?? kin;
    const shows =
      trove && pull(trove.gained, (g) => (same ? g === token : kindOf(g) === kindOf(token)));
    const to: Spot = trove && shows ? landing(trove.seat, shows, trove.dice) : { bag: true };
    found.push({ what: 'travel', token, shows: shows ?? token, from: { slot }, to });
  }

  for (const trove of troves) {
    for (const shows of [...trove.gained]) {
      const kin = (token: string) => kindOf(token) === kindOf(shows);
      const own = pull(trove.lost, kin);
      const to = landing(trove.seat, shows, trove.dice);
      if (own) {
        found.push({ what: 'tumble', token: own, shows, to });
        continue;
      }
      const giver = troves.find((other) => other !== trove && other.lost.some(kin));
      const token = giver && pull(giver.lost, kin);
      if (!giver || !token) continue;
      const index = before.seats[giver.seat - 1]?.dice[token] ?? 1;
      const from: Spot = { seat: giver.seat, token, index: index - 1 };
      found.push({ what: 'travel', token, shows, from, to });
    }
  }

  // Dice that left a trove for nowhere were spent for good: back to the box.
  for (const trove of troves) {
    for (const token of trove.lost) {
      const index = (before.seats[trove.seat - 1]?.dice[token] ?? 1) - 1;
      const from: Spot = { seat: trove.seat, token, index };
      if (size(before.seats[trove.seat - 1]?.dice ?? {}))
        found.push({ what: 'travel', token, shows: token, from, to: { bag: true } });
    }
  }
  return found;
}

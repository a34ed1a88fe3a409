import { describe, expect, it } from 'vitest';
import { games } from '../../fixtures/games';
import { box } from '../../fixtures/messages';
import { groupsOf, stepsOf } from './counting';
import type { ScoredSeat } from './events';
import { PARTS } from './score';
import { size } from './tokens';

const scores = (game: keyof typeof games): (readonly ScoredSeat[])[] =>
  games[game].stages.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.event === 'score' || event.event === 'tiebreak' ? [event.seats] : [],
    ),
  );
/** The faces in the order of the box. */
const ORDER = box.faces;
const told = (seats: readonly ScoredSeat[], tiebreak = false) =>
  stepsOf(seats, tiebreak).map((step) =>
    'seat' in step ? `${step.what} ${step.seat}` : step.what,
  );

describe('scored troves', () => {
  const [seats] = scores('two');

  it('are counted part by part, for each seat, and the crown goes to who doubles', () => {
    expect(told(seats!)).toEqual([
      'tunnels 1',
      'tunnels 2',
      'treasure 1',
      'treasure 2',
      'crown 1',
      'hazards 1',
      'hazards 2',
      'round',
      'total',
    ]);
  });

  it('have no crown for anybody in a tie, and no word about it without gems', () => {
    const tied = seats!.map((seat) => ({ ...seat, most_gems: false }));
    expect(told(tied)).toContain('crown null');
    expect(told(tied.map((seat) => ({ ...seat, gems: 0 }))).join()).not.toContain('crown');
  });

  it('add nothing to the totals in a tie-break', () => {
    expect(told(seats!, true).at(-1)).toBe('round');
  });

  const rank = (token: string) => ORDER.indexOf(token);
  const lying = (part: (typeof PARTS)[number], seat: ScoredSeat, faces: string[] = []) =>
    groupsOf(part, seat, faces, rank).map(({ dice, points }) => {
      const said = dice.map(
        ({ token, hero, idle }) => token + (hero ? '*' : '') + (idle ? '-' : ''),
      );
      return said.join(' ') + (points === null ? '' : ` = ${points}`);
    });
  const scored = (dice: Record<string, number>, change: Partial<ScoredSeat> = {}): ScoredSeat => ({
    ...seats![0]!,
    dice,
    ...change,
  });

  it('lie beside the points with every die once, but for those that score nothing', () => {
    for (const seats of [...scores('two'), ...scores('four'), ...scores('tied')]) {
      for (const seat of seats) {
        const counted = PARTS.flatMap((part) => groupsOf(part, seat, [], rank));
        const tokens = counted.flatMap(({ dice }) => dice.map(({ token }) => token));
        const silent = Object.entries(seat.dice).filter(([token]) => /B$|^M|^XC/.test(token));
        expect(tokens.length + size(Object.fromEntries(silent))).toBe(size(seat.dice));
      }
    }
  });

  it('lie as the straights they are, and then what is in none', () => {
    const dice = { T1: 1, T2: 2, T3: 1, T5: 1 };
    const seat = scored(dice, { straights: [3, 2], idle: { T5: 1 } });
    expect(lying('tunnels', seat, ['T1', 'M1'])).toEqual(['T1* T2 T3', 'T1 T2', 'T5-']);
    // As an older server sends it.
    expect(lying('tunnels', { ...scored(dice), straights: undefined!, idle: undefined! })).toEqual([
      'T1 T2 T2 T3 T5',
    ]);
  });

  it('keep each hazard with its tool, with what they come to', () => {
    const dice = { HC1: 1, HD3: 1, HB: 1, XP: 2, XC2: 1 };
    const seat = scored(dice, { cave_ins: 2, dragons: -3, idle: {} });
    expect(lying('hazards', seat)).toEqual(['HC1 XP XP = 2', 'HD3 = -3']);
    const lone = scored({ XP: 1, XS: 1 }, { cave_ins: 0, dragons: 0, idle: { XP: 1, XS: 1 } });
    expect(lying('hazards', lone)).toEqual(['XP- = 0', 'XS- = 0']);
  });

  it('are none for a part that nothing was taken for', () => {
    expect(lying('treasure', scored({ T1: 1 }))).toEqual([]);
  });
});

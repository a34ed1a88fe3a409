import { describe, expect, it } from 'vitest';
import { finished, lastView } from '../../fixtures/finished';
import type { games } from '../../fixtures/games';
import type { RoundScore, View } from './messages';
import { decision, outcome, placed, type Finished } from './result';

const ended = (name: keyof typeof games, you: number[] = []): Finished =>
  finished(lastView(name), you);

const round = (tunnels: number, treasure: number, hazards: number): RoundScore => ({
  tunnels,
  treasure,
  hazards,
  total: tunnels + treasure + hazards,
});

/** A finished game with these rounds a seat; the winner is the first with the most points. */
function result(...seats: RoundScore[][]): View {
  const two = lastView('two');
  const totals = seats.map((rounds) => rounds.reduce((all, { total }) => all + total, 0));
  return {
    ...two,
    seats: seats.map((rounds, i) => ({ ...two.seats[0]!, rounds, total: totals[i]! })),
    winners: [totals.indexOf(Math.max(...totals)) + 1],
    tiebreaks: [],
  };
}

describe('a finished game', () => {
  it('is won or lost by who plays one seat, and only has a winner for all others', () => {
    const view = result([round(9, 0, 0)], [round(3, 0, 0)]);
    expect(outcome(finished(view, [1]))).toBe('won');
    expect(outcome(finished(view, [2]))).toBe('lost');
    expect(outcome(finished(view))).toBe('winner');
    expect(outcome(finished(view, [1, 2]))).toBe('winner');
    expect(outcome(ended('solo', [1]))).toBe('solo');
  });

  it('has its seats by place', () => {
    const seats = placed(finished(result([round(3, 0, 0)], [round(9, 0, 0)])));
    expect(seats.map(({ seat, total }) => [seat, total])).toEqual([
      [2, 9],
      [1, 3],
    ]);
  });

  it('counts what each part came to, which is the engine’s total', () => {
    for (const name of ['two', 'four', 'tied'] as const)
      for (const { parts, total } of placed(ended(name)))
        expect(parts.tunnels + parts.treasure + parts.hazards).toBe(total);
  });
});

describe('what decided a game', () => {
  it('is the part that the winner is furthest ahead in, beside who came second', () => {
    const view = result(
      [round(9, 4, 10), round(9, 4, 4)],
      [round(12, 6, -6)],
      [round(10, 2, 3), round(4, 6, 0)],
    );
    const found = decision(finished(view, [1]))!;
    expect([found.winner.seat, found.rival.seat, found.lead]).toEqual([1, 3, 15]);
    expect(found.decided).toEqual({ by: 'part', part: 'hazards', points: 14, against: 3 });
  });

  it('is told to a loser beside their own score', () => {
    const view = result([round(9, 4, 14)], [round(12, 6, -6)], [round(10, 6, 3)]);
    const found = decision(finished(view, [2]))!;
    expect(found.rival.seat).toBe(2);
    expect(found.decided).toEqual({ by: 'part', part: 'hazards', points: 14, against: -6 });
    expect(decision(finished(view, [2, 3]))!.rival.seat).toBe(3);
    expect(decision(finished(view))!.rival.seat).toBe(3);
  });

  it('is everything where the winner has more of each and no part stands out', () => {
    expect(decision(finished(result([round(9, 6, 4)], [round(6, 4, 1)])))!.decided.by).toBe('all');
    // One part alone would have been enough.
    const view = result([round(20, 6, 4)], [round(6, 4, 3)]);
    expect(decision(finished(view))!.decided).toMatchObject({ by: 'part', part: 'tunnels' });
  });

  it('is the last tie-break in a tie, with everybody who was in it', () => {
    const tied = lastView('tied');
    const { decided, lead } = decision(finished(tied))!;
    expect(lead).toBe(0);
    if (decided.by !== 'tie-break') throw new Error(decided.by);
    expect(decided.points[0]!.seat).toBe(tied.winners![0]);
    expect(decided.points.map(({ points }) => points)).toEqual(
      Object.values(tied.tiebreaks.at(-1)!).sort((a, b) => b - a),
    );
  });

  it('knows how long the winner was behind', () => {
    const view = result(
      [round(1, 0, 0), round(2, 0, 0), round(9, 0, 0)],
      [round(2, 0, 0), round(4, 0, 0), round(1, 0, 0)],
    );
    expect(decision(finished(view))!.behindAfter).toBe(2);
    expect(decision(finished(result([round(5, 0, 0)], [round(1, 0, 0)])))!.behindAfter).toBeNull();
  });

  it('is that the others have left, whatever the bots in their seats have', () => {
    const view = { ...result([round(1, 0, 0)], [round(9, 0, 0)]), winners: null };
    const standings = [1, 2].map((seat) => ({ seat, place: seat, total: 0 }));
    const found = { view, standings, you: [1], left: [2] };
    expect(outcome(found)).toBe('won');
    expect(decision(found)!.decided).toEqual({ by: 'leaving' });
  });

  it('is nothing in a game alone', () => {
    expect(decision(ended('solo', [1]))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { games } from '../../fixtures/games';
import { beats, sheetAfter } from './beats';
import { follow } from './follow';
import type { GameEvent, Sheet, View } from './messages';

/** All moves of a recorded game, each with the view before it. */
function movesOf({ start, stages }: { start: View; stages: { events: GameEvent[] }[] }) {
  let next = start;
  return stages.map(({ events }) => {
    const before = next;
    next = follow(before, events);
    return { before, events };
  });
}

const named = (before: View, events: readonly GameEvent[]) =>
  beats(before, events).map(({ events: own }) => own.map(({ event }) => event).join(' '));

describe('the beats of a move', () => {
  it.each(Object.keys(games) as (keyof typeof games)[])(
    'keep all events of "%s" in order and end where they lead',
    (name) => {
      for (const { before, events } of movesOf(games[name])) {
        const found = beats(before, events);
        expect(found.flatMap(({ events: own }) => own)).toEqual(events);
        expect(found.at(-1)!.view).toEqual(follow(before, events));
      }
    },
  );

  it('show the end of a round step by step: score, rolls, who starts, the new mountain', () => {
    const end = movesOf(games.two).find(({ events }) =>
      events.some(({ event }) => event === 'round'),
    )!;
    expect(named(end.before, end.events)).toEqual([
      'choose reroll',
      'score',
      'roll roll',
      'round start',
      'fill turn',
    ]);
    const [rerolled, scored, rolled, round, filled] = beats(end.before, end.events);
    const rounds = ({ seats }: View) => seats.map((seat) => seat.rounds.length);
    const dice = ({ seats }: View) => seats.map((seat) => seat.dice);
    expect(rounds(rerolled!.view)).toEqual([0, 0]);
    expect(rounds(scored!.view)).toEqual([1, 1]);
    expect(dice(scored!.view)).toEqual(dice(rerolled!.view));
    expect(dice(rolled!.view)).not.toEqual(dice(scored!.view));
    expect(rolled!.view.mountain).toEqual({});
    expect(Object.keys(filled!.view.mountain)).toHaveLength(20);
    expect([round!.view.phase, filled!.view.phase]).toEqual(['magic', 'excavation']);
    expect([rerolled, scored, rolled, round, filled].map((beat) => beat!.kind)).toEqual([
      'reroll',
      'score',
      'roll',
      'round',
      'fill',
    ]);
  });

  it('show a tie, its rolls, its score and the end each by itself', () => {
    const ties = movesOf(games.tied).slice(-20);
    const of = (sought: string) =>
      ties
        .filter(({ events }) => events.some(({ event }) => event === sought))
        .map(({ before, events }) => named(before, events));
    expect(of('tied')).toEqual([['choose reroll', 'score', 'tied', 'roll roll turn']]);
    expect(of('tiebreak')).toEqual([['choose reroll', 'tiebreak', 'over turn']]);
  });

  it('do not ask for what comes after a score together with it', () => {
    const { before, events } = movesOf(games.two).find((move) =>
      move.events.some(({ event }) => event === 'score'),
    )!;
    const score = events.findIndex(({ event }) => event === 'score');
    // As where chests are filled before the troves are rolled.
    const caching: GameEvent[] = [
      ...events.slice(0, score + 1),
      { event: 'turn', phase: 'cache', seat: 1 },
    ];
    expect(named(before, caching)).toEqual(['choose reroll', 'score', 'turn']);
  });

  it('keep a die that is taken together with those that slide', () => {
    const slid = movesOf(games.four).filter(({ events }) =>
      events.some(({ event }) => event === 'slide'),
    );
    expect(slid.length).toBeGreaterThan(5);
    for (const { before, events } of slid) expect(beats(before, events)).toHaveLength(1);
  });

  it('are one at least, also for a move that tells nothing', () => {
    const { start } = games.two;
    expect(beats(start, [])).toMatchObject([{ kind: 'turn', events: [], motions: [] }]);
    expect(beats(start, [{ event: 'turn', seat: 2 }])).toMatchObject([{ view: { seat: 2 } }]);
  });
});

describe('the score sheet between two moves', () => {
  it('has what the score event says, and nothing of dice that were rolled since', () => {
    const { before, events } = movesOf(games.two).find((move) =>
      move.events.some(({ event }) => event === 'round'),
    )!;
    let sheet: Sheet = { 1: [0, 0, 0, 0, 0, 2, 1], 2: [0, 0, 0, 0, 0, 0, 0] };
    const kinds: Record<string, Sheet> = {};
    for (const beat of beats(before, events)) kinds[beat.kind] = sheet = sheetAfter(sheet, beat);
    const score = events.find((event) => event.event === 'score')!;
    for (const { seat, tunnels, treasure, hazards, gems, most_gems } of score.seats) {
      // How many chests there are is not in the event: what the row before it said, if there was one.
      const row = kinds['score']![seat]!;
      expect(row.slice(0, 5)).toEqual([tunnels, treasure, hazards, gems, Number(most_gems)]);
    }
    expect(kinds['roll']).toEqual({});
  });
});

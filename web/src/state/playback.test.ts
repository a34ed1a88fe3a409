import { describe, expect, it } from 'vitest';
import { games } from '../../fixtures/games';
import two from '../../fixtures/two.json';
import { ManualTimers } from '../../fixtures/timers';
import { follow } from '../core/follow';
import type { GameEvent, Moved, SheetRow, View } from '../core/messages';
import { Playback, type Options, type Shown } from './playback.svelte';

const SPACING = 100;
/** How long what was rolled is read before a scene, and what changes much. */
const READING = 3 * SPACING;
/** The same for what one has rolled oneself. */
const OWN = 1.6 * READING;
const AGES = 100_000;
const names = (events: readonly { event: string }[]) => events.map(({ event }) => event).join(' ');

/** The moves of a game from one stage on, and the view before them. */
function from(game: keyof typeof games, first: number, count: number) {
  const { start, stages } = games[game];
  const before = stages.slice(0, first).reduce((view, { events }) => follow(view, events), start);
  const moves = stages.slice(first, first + count).map(({ seat, action, events }, i): Moved => ({
    t: 'moved',
    version: first + i + 1,
    seat,
    action,
    by: 'bot',
    events,
    sheet: { 1: [1, 2, 3, 4, 0, 0, 0] },
  }));
  return { before, moves };
}

const endOfRound = (game: keyof typeof games, event = 'round') =>
  games[game].stages.findIndex(({ events }) => events.some((one) => one.event === event));

/** A playback that a test watches: what was shown, performed and announced, in order. */
async function watched(view: View, version: number, options: Options = {}, performance = 0) {
  const timers = new ManualTimers();
  const log: string[] = [];
  const performed: Shown[] = [];
  const ended: number[] = [];
  const finished: number[] = [];
  const announced: GameEvent[] = [];
  const playback = new Playback(
    (moved, { events }, last) => {
      if (events.length) log.push(names(events));
      if (last) ended.push(moved.version);
    },
    { spacing: SPACING, timers, ...options },
  );
  playback.performBy({
    perform: (shown) => {
      performed.push(shown);
      announced.push(...shown.events);
      return performance;
    },
    finish: () => finished.push(timers.now()),
  });
  playback.reset(version, view, {});
  await Promise.resolve();
  return { playback, timers, log, performed, ended, finished, announced };
}

describe('the end of a round', () => {
  const at = endOfRound('two');
  const { before, moves } = from('two', at, 2);

  it('pauses before the troves are scored, and goes on step by step, each with its view', async () => {
    const { playback, timers, log, ended } = await watched(before, at);
    playback.add(moves[0]!, true);
    expect(log).toEqual(['choose reroll']);
    expect([playback.playing, playback.version, ended]).toEqual([true, at, []]);
    timers.advance(OWN - 1);
    expect(playback.scene).toBeNull();
    timers.advance(1);
    expect(playback.scene).toMatchObject({ event: { round: 1 }, limit: null });
    const scored = ({ seats }: View) => seats.every(({ rounds }) => rounds.length === 1);
    expect([playback.view!, playback.scene!.view].map(scored)).toEqual([false, true]);
    timers.advance(AGES);
    expect(log).toEqual(['choose reroll']);
    playback.proceed();
    expect([log.at(-1), playback.scene]).toEqual(['roll roll', null]);
    expect(playback.view!.mountain).toEqual({});
    timers.advance(AGES);
    expect(log).toEqual(['choose reroll', 'score', 'roll roll', 'round start', 'fill turn']);
    expect(Object.keys(playback.view!.mountain)).toHaveLength(20);
    expect([playback.playing, playback.version, ended]).toEqual([false, at + 1, [at + 1]]);
    expect(playback.view).toEqual(follow(before, moves[0]!.events));
  });

  it('leaves time to read what is rolled before it, after the dice lie, and what it changes', async () => {
    for (const [still, performance] of [
      [false, 5 * SPACING],
      [true, 0],
    ] as const) {
      const { playback, timers, log } = await watched(
        before,
        at,
        { still: () => still },
        performance,
      );
      playback.add(moves[0]!, true);
      timers.advance(performance + OWN - 1);
      expect(playback.scene).toBeNull();
      timers.advance(1);
      expect(playback.scene).not.toBeNull();
      timers.advance(AGES);
      playback.proceed();
      for (const shown of ['roll roll', 'round start', 'fill turn']) {
        expect(log.at(-1)).toBe(shown);
        timers.advance(Math.max(performance, READING) - 1);
        expect(log.at(-1)).toBe(shown);
        timers.advance(1);
      }
    }
  });

  it('leaves who rolled themselves no less time, however fast they want the rest', async () => {
    for (const [own, reading] of [
      [true, OWN],
      [false, READING / 4],
    ] as const) {
      const { playback, timers } = await watched(before, at, { speed: () => 0.25 }, SPACING);
      playback.add(moves[0]!, own);
      timers.advance(SPACING + reading - 1);
      expect(playback.scene).toBeNull();
      timers.advance(1);
      expect(playback.scene).not.toBeNull();
    }
  });

  it('comes before what is asked, where chests are filled next', async () => {
    const { playback, timers, ended } = await watched(before, at);
    const score = moves[0]!.events.findIndex(({ event }) => event === 'score');
    const events: GameEvent[] = [
      ...moves[0]!.events.slice(0, score + 1),
      { event: 'turn', phase: 'cache', seat: 1 },
    ];
    playback.add({ ...moves[0]!, events }, false);
    timers.advance(AGES);
    expect([playback.playing, playback.view!.phase, ended]).toEqual([true, 'magic', []]);
    playback.proceed();
    timers.advance(AGES);
    expect([playback.playing, playback.view!.phase, ended]).toEqual([false, 'cache', [at + 1]]);
  });

  it('lets nothing of what others do meanwhile be seen or lost', async () => {
    const { playback, timers, ended } = await watched(before, at);
    for (const moved of moves) playback.add(moved, false);
    timers.advance(AGES);
    expect([playback.view!.round, ended]).toEqual([1, []]);
    playback.proceed();
    timers.advance(AGES);
    expect(ended).toEqual([at + 1, at + 2]);
  });

  it('goes on by itself in time while the viewer’s time runs, and only then', async () => {
    const { playback, timers } = await watched(before, at);
    playback.limitScene(5 * SPACING);
    playback.add(moves[0]!, true);
    timers.advance(OWN);
    expect(playback.scene).toMatchObject({ limit: 5 * SPACING, awaited: false });
    timers.advance(5 * SPACING - 1);
    expect(playback.scene).not.toBeNull();
    timers.advance(1);
    expect(playback.scene).toBeNull();

    const later = await watched(before, at);
    later.playback.add(moves[0]!, true);
    later.timers.advance(AGES);
    expect(later.playback.scene).toMatchObject({ limit: null });
    later.playback.limitScene(5 * SPACING);
    later.timers.advance(4 * SPACING);
    // What else is asked meanwhile gives no more time.
    later.playback.limitScene(5 * SPACING);
    expect(later.playback.scene).toMatchObject({ limit: 5 * SPACING });
    later.timers.advance(SPACING);
    expect(later.playback.scene).toBeNull();
  });

  it('waits again for who is no longer asked', async () => {
    const { playback, timers } = await watched(before, at);
    playback.limitScene(5 * SPACING);
    playback.add(moves[0]!, true);
    timers.advance(READING + SPACING);
    playback.limitScene(null);
    timers.advance(AGES);
    expect(playback.scene).toMatchObject({ limit: null });
  });

  it('says once what is scored, also where nobody looks any more', async () => {
    const page = { hidden: false };
    const { playback, timers, announced, ended } = await watched(before, at, {
      hidden: () => page.hidden,
    });
    playback.add(moves[0]!, true);
    timers.advance(OWN);
    page.hidden = true;
    playback.hurry();
    expect([playback.scene?.event.event, ended]).toEqual(['score', [at + 1]]);
    expect(names(announced)).toBe(names(moves[0]!.events));
    playback.proceed();
    expect([playback.scene, ended]).toEqual([null, [at + 1]]);
  });

  it('ends for who plays on in another tab', async () => {
    const { playback, timers, ended } = await watched(before, at);
    playback.add(moves[0]!, false);
    timers.advance(AGES);
    playback.add(moves[1]!, true);
    timers.advance(AGES);
    expect([playback.scene, ended]).toEqual([null, [at + 1, at + 2]]);
  });

  it('is gone after a take-back', async () => {
    const { playback, timers } = await watched(before, at);
    playback.add(moves[0]!, true);
    timers.advance(AGES);
    await Promise.resolve();
    playback.withdraw(at + 2, 2, before, {});
    expect([playback.scene, playback.view, playback.playing]).toEqual([null, before, false]);
    expect(names(playback.announced)).toBe('roll roll round start fill turn undone');
  });

  it('tells nothing of the score while it is counted, and has the server’s sheet at its end', async () => {
    const { playback, timers } = await watched(before, at);
    // The server sends only the rows that have changed.
    const unchanged: SheetRow = [9, 8, 7, 6, 0, 0, 0];
    playback.reset(at, before, { 1: [0, 0, 0, 0, 0, 0, 0], 2: unchanged });
    playback.add(moves[0]!, true);
    timers.advance(OWN);
    expect(playback.scene).not.toBeNull();
    expect(playback.sheet[1]).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(playback.view!.seats.map(({ total }) => total)).toEqual([0, 0]);
    playback.proceed();
    const score = moves[0]!.events.find((event) => event.event === 'score')!;
    expect(playback.view!.seats.map(({ total }) => total)).toEqual(
      score.seats.map(({ total }) => total),
    );
    timers.advance(AGES);
    expect(playback.sheet).toEqual({ 1: [1, 2, 3, 4, 0, 0, 0], 2: unchanged });
  });

  it('pauses also for who prefers no motion or everything at once, and tells them the same', async () => {
    const prefer: Options[] = [{}, { still: () => true }, { speed: () => 0 }];
    for (const options of prefer) {
      const { playback, timers, announced } = await watched(before, at, options);
      playback.add(moves[0]!, true);
      timers.advance(AGES);
      expect([playback.scene?.event.event, playback.playing]).toEqual(['score', true]);
      playback.proceed();
      timers.advance(AGES);
      expect(playback.playing).toBe(false);
      expect(names(announced)).toBe(names(moves[0]!.events));
    }
  });
});

describe('moves of others', () => {
  const { before, moves } = from('four', 0, 12);

  it('are spaced so that the eye can follow, the first and one’s own excepted', async () => {
    const { playback, timers, ended } = await watched(before, 0);
    for (const moved of moves.slice(0, 3)) playback.add(moved, false);
    expect(ended).toEqual([1]);
    timers.advance(SPACING - 1);
    expect(ended).toEqual([1]);
    timers.advance(1);
    expect(ended).toEqual([1, 2]);
    timers.advance(SPACING);
    expect(ended).toEqual([1, 2, 3]);
    playback.add(moves[3]!, true);
    expect(ended).toEqual([1, 2, 3, 4]);
  });

  it('follow each other faster while many wait', async () => {
    const { playback, timers, ended, performed } = await watched(before, 0);
    for (const moved of moves) playback.add(moved, false);
    timers.advance(3 * SPACING);
    expect(ended.length).toBeGreaterThan(6);
    timers.advance(AGES);
    expect(ended).toHaveLength(12);
    const speeds = performed.map(({ speed }) => speed);
    expect(speeds[3]).toBeLessThan(1);
    expect(speeds.slice(7)).toEqual([1, 1, 1, 1, 1]);
  });

  it('wait until the dice of the move before lie still, one’s own excepted', async () => {
    const { playback, timers, ended } = await watched(before, 0, {}, 3 * SPACING);
    for (const moved of moves.slice(0, 2)) playback.add(moved, false);
    timers.advance(3 * SPACING - 1);
    expect(ended).toEqual([1]);
    timers.advance(1);
    expect(ended).toEqual([1, 2]);
    playback.add(moves[2]!, true);
    expect(ended).toEqual([1, 2, 3]);
  });

  it.each([
    ['slow', 2],
    ['fast', 0.5],
  ])('take the time that the viewer prefers: %s', async (_, speed) => {
    const { playback, timers, ended, performed } = await watched(before, 0, { speed: () => speed });
    for (const moved of moves.slice(0, 2)) playback.add(moved, false);
    timers.advance(speed * SPACING - 1);
    expect(ended).toEqual([1]);
    timers.advance(1);
    expect(ended).toEqual([1, 2]);
    expect(performed.map((shown) => shown.speed)).toEqual([speed, speed]);
  });

  it('are shown at once, without motion, to who prefers that', async () => {
    const { playback, ended, performed } = await watched(before, 0, { speed: () => 0 });
    for (const moved of moves) playback.add(moved, false);
    expect(ended).toHaveLength(12);
    expect(performed.every(({ skipped, motions }) => skipped && !motions.length)).toBe(true);
  });

  it('are dropped when the table is told anew', async () => {
    const { playback, timers, ended } = await watched(before, 0);
    for (const moved of moves) playback.add(moved, false);
    const view = { ...before, round: 3 };
    playback.reset(12, view, {});
    timers.advance(AGES);
    expect([ended, playback.version, playback.view]).toEqual([[1], 12, view]);
  });
});

describe('who does not want to wait', () => {
  const at = endOfRound('two');
  const { before, moves } = from('two', at, 4);
  const all = moves.flatMap(({ events }) => events);

  it('sees all that waits at once, but for the scene, and loses nothing of what is announced', async () => {
    const { playback, timers, performed, ended } = await watched(before, at);
    for (const moved of moves) playback.add(moved, false);
    const first = playback.announced;
    await Promise.resolve();
    playback.hurry();
    const second = playback.announced;
    expect([playback.scene?.event.event, ended]).toEqual(['score', []]);
    await Promise.resolve();
    playback.hurry();
    expect(names([...first, ...second, ...playback.announced])).toBe(names(all));
    expect([playback.scene, playback.view]).toEqual([null, follow(before, all)]);
    expect(ended).toEqual(moves.map(({ version }) => version));
    expect(performed).toHaveLength(3);
    expect(performed[0]!.motions.length).toBeGreaterThan(0);
    for (const shown of performed.slice(1))
      expect(shown).toMatchObject({ motions: [], skipped: true });
    timers.advance(AGES);
    playback.hurry();
    expect(performed).toHaveLength(3);
  });

  it('first sees the whole of a scene that is still counted', async () => {
    const { playback } = await watched(before, at);
    playback.add(moves[0]!, true);
    playback.hurry();
    let counting = true;
    const stop = playback.completeSceneBy(() => counting && !(counting = false));
    playback.hurry();
    expect([counting, playback.scene?.event.event]).toEqual([false, 'score']);
    playback.hurry();
    expect([playback.scene, playback.playing]).toEqual([null, false]);
    stop();
  });

  it('hears everything also if nothing has been read yet', async () => {
    const { playback } = await watched(before, at);
    for (const moved of moves) playback.add(moved, false);
    playback.hurry();
    playback.hurry();
    expect(names(playback.announced)).toBe(names(all));
    await Promise.resolve();
    expect(names(playback.announced)).toBe(names(all));
  });
});

describe('dice in the air', () => {
  const at = endOfRound('two', 'reroll');
  const { before, moves } = from('two', at, 1);
  const row: SheetRow = [1, 0, 0, 1, 0, 0, 2];
  const sheet = { '1': row, '2': row };
  const roller = moves[0]!.seat;

  it('are worth nothing that is known before they lie', async () => {
    const { playback, timers } = await watched(before, at, {}, 2 * SPACING);
    playback.add({ ...moves[0]!, sheet }, true);
    expect(playback.rolling).toBe(true);
    expect(Object.keys(playback.sheet)).toEqual([String(3 - roller)]);
    timers.advance(2 * SPACING);
    expect(playback.rolling).toBe(false);
    expect(playback.sheet).toEqual(sheet);
  });

  it('are in the air with the events that rolled them', async () => {
    const { playback, timers } = await watched(before, at, {}, 2 * SPACING);
    playback.add({ ...moves[0]!, sheet }, true);
    expect(playback.airborne).toContain(moves[0]!.events.find(({ event }) => event === 'reroll'));
    timers.advance(2 * SPACING);
    expect(playback.airborne).toEqual([]);
  });

  it('lie at once for who skips them, and for who plays on', async () => {
    const { playback, finished } = await watched(before, at, {}, 2 * SPACING);
    playback.add({ ...moves[0]!, sheet }, true);
    playback.hurry();
    expect([playback.rolling, finished.length]).toEqual([false, 1]);
    expect(playback.sheet).toEqual(sheet);

    const other = await watched(before, at, {}, 2 * SPACING);
    other.playback.add({ ...moves[0]!, sheet }, true);
    const none: Moved = { ...moves[0]!, version: at + 2, events: [], sheet: {} };
    other.playback.add(none, true);
    expect(other.playback.rolling).toBe(false);
    expect(other.playback.sheet).toEqual(sheet);
  });

  it('are none where nothing is seen to move', async () => {
    const { playback } = await watched(before, at);
    playback.add({ ...moves[0]!, sheet }, true);
    expect(playback.rolling).toBe(false);
    expect(playback.sheet).toEqual(sheet);
  });
});

describe('a game that has just begun', () => {
  const opening = two.opening as GameEvent[];
  const { before, moves } = from('two', 0, 1);

  it('is seen to begin, and what happens then waits for its dice', async () => {
    const { playback, timers, performed, ended } = await watched(before, 0, {}, 3 * SPACING);
    playback.open(opening);
    expect(performed).toHaveLength(1);
    expect(performed[0]!.motions.map(({ what }) => what)).toEqual(['roll', 'roll']);
    expect([playback.view, playback.beat]).toEqual([before, null]);
    playback.add(moves[0]!, false);
    timers.advance(3 * SPACING - 1);
    expect(ended).toEqual([]);
    timers.advance(1);
    expect(ended).toEqual([1]);
  });

  it('is that no more once something has happened, or where everything is at once', async () => {
    const { playback, performed } = await watched(before, 0);
    playback.add(moves[0]!, true);
    playback.open(opening);
    expect(performed).toHaveLength(1);
    const hasty = await watched(before, 0, { speed: () => 0 });
    hasty.playback.open(opening);
    expect(hasty.performed).toEqual([]);
  });
});

describe('a page that nobody sees', () => {
  const at = endOfRound('two');
  const { before, moves } = from('two', at, 3);

  it('is at the last move at once, and shows those that come later step by step', async () => {
    const page = { hidden: true };
    const watching = await watched(before, at, { hidden: () => page.hidden });
    const { playback, performed, ended } = watching;
    for (const moved of moves.slice(0, 2)) playback.add(moved, false);
    expect(ended).toEqual([at + 1, at + 2]);
    expect([playback.playing, playback.version]).toEqual([false, at + 2]);
    expect(performed.every(({ skipped }) => skipped)).toBe(true);
    expect(names(watching.announced)).toBe(
      names(moves.slice(0, 2).flatMap(({ events }) => events)),
    );
    page.hidden = false;
    // The scene is still there for who comes back.
    expect(playback.scene?.event.event).toBe('score');
    playback.add(moves[2]!, false);
    watching.timers.advance(AGES);
    expect(ended).toEqual([at + 1, at + 2]);
    playback.proceed();
    watching.timers.advance(AGES);
    expect(ended).toEqual([at + 1, at + 2, at + 3]);
  });
});

describe('what is celebrated', () => {
  it('is shared Beer, for a moment', async () => {
    const at = endOfRound('two', 'share');
    const { before, moves } = from('two', at, 1);
    const { playback, timers } = await watched(before, at);
    playback.add(moves[0]!, false);
    expect(playback.celebrated).toMatchObject({ round: null });
    timers.advance(AGES);
    expect(playback.celebrated).toBeNull();
  });

  it('is a new round, also for who prefers no motion', async () => {
    const at = endOfRound('two');
    const { before, moves } = from('two', at, 1);
    for (const still of [false, true]) {
      const { playback, timers, log } = await watched(before, at, { still: () => still });
      playback.add(moves[0]!, false);
      timers.advance(AGES);
      playback.proceed();
      expect(playback.celebrated).toBeNull();
      timers.advance(READING);
      expect([log.at(-1), playback.celebrated?.round]).toEqual(['round start', 2]);
      timers.advance(AGES);
      expect(playback.celebrated).toBeNull();
    }
  });

  it('is a tie-break and then the result, which comes by itself and can be put away', async () => {
    const at = endOfRound('tied', 'tiebreak');
    const { before, moves } = from('tied', at, 1);
    const { playback, timers, log } = await watched(before, at);
    playback.add(moves[0]!, false);
    timers.advance(AGES);
    expect(playback.scene?.event.event).toBe('tiebreak');
    playback.proceed();
    timers.advance(SPACING);
    expect([log.at(-1), playback.result]).toEqual(['over turn', false]);
    timers.advance(AGES);
    expect(playback.result).toBe(true);
    playback.result = false;
    timers.advance(AGES);
    expect(playback.result).toBe(false);
  });

  it('is nothing any more once the table is closed', async () => {
    const at = endOfRound('two', 'over');
    const { before, moves } = from('two', at, 1);
    const { playback, timers } = await watched(before, at);
    playback.add(moves[0]!, false);
    playback.hurry();
    playback.hurry();
    playback.close();
    timers.advance(AGES);
    expect(playback.result).toBe(false);
  });
});

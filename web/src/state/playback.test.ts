import { describe, expect, it } from 'vitest';
import { games } from '../../fixtures/games';
import { ManualTimers } from '../../fixtures/timers';
import { follow } from '../core/follow';
import type { GameEvent, Moved, SheetRow, View } from '../core/messages';
import { Playback, type Options, type Shown } from './playback.svelte';

const SPACING = 100;
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
async function watched(view: View, version: number, options: Options = {}) {
  const timers = new ManualTimers();
  const log: string[] = [];
  const performed: Shown[] = [];
  const ended: number[] = [];
  const announced: GameEvent[] = [];
  const playback = new Playback(
    (moved, { events }, last) => {
      log.push(names(events));
      if (last) ended.push(moved.version);
    },
    { spacing: SPACING, timers, ...options },
  );
  playback.performBy({
    prepare: () => undefined,
    perform: (shown) => {
      performed.push(shown);
      announced.push(...shown.events);
    },
  });
  playback.reset(version, view, {});
  await Promise.resolve();
  return { playback, timers, log, performed, ended, announced };
}

describe('the end of a round', () => {
  const at = endOfRound('two');
  const { before, moves } = from('two', at, 1);

  it('is shown step by step, each with its view, and long enough to be seen', async () => {
    const { playback, timers, log, ended } = await watched(before, at);
    playback.add(moves[0]!, true);
    expect(log).toEqual(['choose reroll']);
    expect([playback.playing, playback.version, ended]).toEqual([true, at, []]);
    timers.advance(SPACING);
    expect(log.at(-1)).toBe('score');
    expect(playback.view!.seats.every(({ rounds }) => rounds.length === 1)).toBe(true);
    expect(playback.celebrated).toMatchObject({ what: 'score', round: 1 });
    timers.advance(4 * SPACING);
    expect(log.at(-1)).toBe('score');
    timers.advance(SPACING);
    expect(log.at(-1)).toBe('roll roll');
    expect(playback.view!.mountain).toEqual({});
    timers.advance(AGES);
    expect(log).toEqual(['choose reroll', 'score', 'roll roll', 'round start', 'fill turn']);
    expect(Object.keys(playback.view!.mountain)).toHaveLength(20);
    expect([playback.playing, playback.version, ended]).toEqual([false, at + 1, [at + 1]]);
    expect(playback.view).toEqual(follow(before, moves[0]!.events));
  });

  it('has the rows of the score while it is shown, and those of the server at its end', async () => {
    const { playback, timers } = await watched(before, at);
    // The server sends only the rows that have changed.
    const unchanged: SheetRow = [9, 8, 7, 6, 0, 0, 0];
    playback.reset(at, before, { 1: [0, 0, 0, 0, 0, 0, 0], 2: unchanged });
    playback.add(moves[0]!, true);
    timers.advance(SPACING);
    const score = moves[0]!.events.find((event) => event.event === 'score')!;
    const rows = score.seats.map(({ seat }) => playback.sheet[seat]?.slice(0, 3));
    expect(rows).toEqual(score.seats.map((row) => [row.tunnels, row.treasure, row.hazards]));
    timers.advance(AGES);
    expect(playback.sheet).toEqual({ 1: [1, 2, 3, 4, 0, 0, 0], 2: unchanged });
  });

  it('takes who prefers no motion less time, and tells them the same', async () => {
    const moving = await watched(before, at);
    const still = await watched(before, at, { still: () => true });
    let longer = 0;
    for (const { playback } of [moving, still]) playback.add(moves[0]!, true);
    for (let i = 0; i < 200; i++) {
      for (const { timers } of [moving, still]) timers.advance(SPACING / 10);
      if (moving.playback.playing && !still.playback.playing) longer++;
    }
    expect(longer).toBeGreaterThan(0);
    expect(still.playback.playing).toBe(false);
    expect(names(still.announced)).toBe(names(moves[0]!.events));
    expect(still.announced).toEqual(moving.announced);
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
    const spacing = 10_000;
    const { playback, timers, ended } = await watched(before, 0, { spacing });
    for (const moved of moves) playback.add(moved, false);
    timers.advance(spacing - 1);
    expect(ended).toEqual([1, 2, 3, 4, 5, 6, 7]);
    timers.advance(spacing);
    expect(ended).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
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

  it('sees all that waits at once, and loses nothing of what is announced', async () => {
    const { playback, timers, performed, ended } = await watched(before, at);
    for (const moved of moves) playback.add(moved, false);
    const first = playback.announced;
    await Promise.resolve();
    playback.hurry();
    expect(names([...first, ...playback.announced])).toBe(names(all));
    expect(playback.view).toEqual(follow(before, all));
    expect(ended).toEqual(moves.map(({ version }) => version));
    expect(performed).toHaveLength(2);
    expect(performed[0]!.motions.length).toBeGreaterThan(0);
    expect(performed[1]).toMatchObject({ motions: [], skipped: true });
    expect(playback.celebrated).toMatchObject({ what: 'score' });
    timers.advance(AGES);
    playback.hurry();
    expect(performed).toHaveLength(2);
  });

  it('hears everything also if nothing has been read yet', async () => {
    const { playback } = await watched(before, at);
    for (const moved of moves) playback.add(moved, false);
    playback.hurry();
    expect(names(playback.announced)).toBe(names(all));
    await Promise.resolve();
    expect(names(playback.announced)).toBe(names(all));
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
    playback.add(moves[2]!, false);
    expect(ended).toEqual([at + 1, at + 2]);
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
    expect(playback.celebrated).toEqual({ what: 'cheers' });
    timers.advance(AGES);
    expect(playback.celebrated).toBeNull();
  });

  it('is a tie-break and then the result, which comes by itself and can be put away', async () => {
    const at = endOfRound('tied', 'tiebreak');
    const { before, moves } = from('tied', at, 1);
    const { playback, timers, log } = await watched(before, at);
    playback.add(moves[0]!, false);
    timers.advance(SPACING);
    expect(playback.celebrated).toMatchObject({ what: 'score', round: null });
    timers.advance(5 * SPACING);
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
    playback.close();
    timers.advance(AGES);
    expect(playback.result).toBe(false);
  });
});

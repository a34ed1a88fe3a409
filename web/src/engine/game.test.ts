import { expect, test } from 'vitest';
import { follow } from '../core/follow';
import { Game } from './game';
import { loadEngine } from './node';
import { IllegalAction, RollsError, RulesError } from './refusals';

const engine = loadEngine();
const POSITION =
  'DM1 2 1 excavation 1 1 - - T1,-,-,-,-,-/-/-/-/- T25G8M8H10X7 ' +
  'alchemist:-:-:-:-:- engineer:TB:-:-:-:- -';

/** Plays the first legal action so many times, or to the end. */
function advanced(game: Game, actions = Infinity): Game {
  for (let n = 0; n < actions && !game.over; n++) game.play(game.legal()[0]!);
  return game;
}

test('an illegal action is refused with its reason, and nothing changes', () => {
  const game = Game.fromPosition(engine, POSITION);
  const before = game.position();
  try {
    game.play('take b1');
    expect.unreachable();
  } catch (error) {
    const refused = error as IllegalAction;
    expect(refused).toBeInstanceOf(IllegalAction);
    expect(refused.id).toBe('error-take-empty');
    expect(refused.args).toEqual({ slot: 'b1' });
    expect(refused.legal).toEqual(['take a1']);
  }
  expect(game.position()).toBe(before);
  expect(game.history).toEqual([]);
});

test('views follow from the events', () => {
  const game = Game.new(engine, { players: 3 }, { seed: 5 });
  while (!game.over) {
    const before = game.view();
    const events = game.play(game.legal()[0]!);
    expect(follow(before, events)).toEqual(game.view());
  }
});

test('what a game gives away can be changed without changing the game', () => {
  const game = Game.new(engine, { players: 1 }, { seed: 3 });
  const view = game.view();
  game.view().mountain = {};
  game.legal().pop();
  game.events.pop();
  game.history[0]![1].pop();
  const [last] = game.play(game.legal()[0]!);
  const kept = structuredClone(game.events);
  Object.assign(last!, { event: 'stop' });
  expect(game.events).toEqual(kept);
  expect(Game.new(engine, { players: 1 }, { seed: 3 }).view()).toEqual(view);
});

test('a copy has dice of its own, with the same dice only if it is told so', () => {
  const game = advanced(Game.new(engine, {}, { seed: 7 }), 10);
  const ends = (copy: Game) => advanced(copy).record({ reveal: true });
  const own = ends(game.copy({ seed: 5 }));
  const same = ends(game.copy({ sameDice: true }));
  expect(ends(game.copy({ seed: 5 }))).toBe(own);
  expect(own).not.toBe(same);
  expect(ends(game.copy())).not.toBe(ends(game.copy()));
  expect(ends(game)).toBe(same);
  expect(own).not.toContain('Seed:');
  expect(() => game.copy({ seed: 5, sameDice: true })).toThrow(RulesError);
});

test('a copy with its own dice can’t be taken back to the dice of the game', () => {
  // A drawn-out take-back: each action of the copy's past was without dice.
  const game = Game.new(engine, {}, { seed: 11 });
  const [hero, other] = game.legal();
  game.play(hero!);
  const fills = new Set<string>();
  for (let n = 0; n < 3; n++) {
    const copy = game.copy();
    expect(copy.undo()).toBe(true);
    copy.play(hero!);
    copy.play(other!);
    fills.add(JSON.stringify(copy.view().mountain));
  }
  game.play(other!);
  fills.add(JSON.stringify(game.view().mountain));
  expect(fills.size).toBe(4);
});

test('undo takes an action back that needed no dice, and the dice come as they would have', () => {
  const game = Game.new(engine, { deal_heroes: true }, { seed: 7 });
  const untouched = advanced(Game.new(engine, { deal_heroes: true }, { seed: 7 }));
  expect(game.canUndo).toBe(false);
  let [undone, kept] = [0, 0];
  while (!game.over) {
    const before = [game.position(), game.record()];
    const [action] = game.legal();
    game.play(action!);
    const after = game.position();
    if (game.undo()) {
      undone += 1;
      expect([game.position(), game.record()]).toEqual(before);
      game.play(action!);
    } else kept += 1;
    expect(game.position()).toBe(after);
  }
  expect(game.record()).toBe(untouched.record());
  expect(Math.min(undone, kept)).toBeGreaterThan(2);
});

test('scripted dice fall as they are told, or are refused', () => {
  const game = Game.fromPosition(
    engine,
    POSITION.replace('engineer:TB', 'engineer:-').replace('alchemist:-', 'alchemist:TB'),
  );
  expect(game.legal()).toContain('share TB 2');
  const chances = game.chance('share TB 2');
  expect(chances.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(() => game.play('share TB 2', { rolls: ['G1'] })).toThrow(RollsError);
  const [share] = game.play('share TB 2', { rolls: ['T4'] });
  expect(share).toEqual({ event: 'share', seat: 1, to: 2, token: 'TB', rolled: 'T4' });
});

test('the seed is told only once the game is over', () => {
  const game = Game.new(engine, { players: 1 }, { seed: 'secret' });
  expect(game.record()).not.toContain('Seed: secret');
  expect(game.record()).toContain(`Commitment: ${game.commitment!}`);
  advanced(game);
  expect(game.record()).toContain('Seed: secret');
});

test('a record without its seed goes on with dice of its own, and commits to nothing', () => {
  const game = advanced(Game.new(engine, {}, { seed: 1 }), 3);
  const read = Game.replay(engine, game.record());
  expect(read.commitment).toBe(game.commitment);
  expect(read.seed).toBeUndefined();
  advanced(read);
  expect(read.commitment).toBeUndefined();
});

test('games take no memory of the kernel', () => {
  const address = () => engine.kernel.scoped(() => engine.kernel.array('int8', 1).address);
  const before = address();
  for (let seed = 0; seed < 20; seed++) advanced(Game.new(engine, { players: 1 }, { seed }), 20);
  expect(address()).toBe(before);
});

import { expect, test } from 'vitest';
import { botNames, lineOf, makeBot } from './bots';
import { Engine } from './engine';
import { Game } from './game';
import { loadEngine } from './node';
import { BotError, IllegalAction } from './refusals';
import { readFileSync } from 'node:fs';

const engine = loadEngine();

test.each(botNames)('%s plays whole games and changes none by thinking', (name) => {
  for (const players of [1, 3]) {
    const game = Game.new(engine, { players }, { seed: 3 });
    const bot = makeBot(name, { simulations: 4, seed: 1 });
    for (let actions = 0; !game.over && actions < 400; actions++) {
      const before = game.record({ reveal: true });
      const action = bot.choose(game);
      expect(game.record({ reveal: true })).toBe(before);
      game.play(action);
    }
    expect(game.over).toBe(true);
  }
});

test.each([1, 2])('a line names all dice that an action needs, with %i at the table', (players) => {
  const game = Game.new(engine, { players }, { seed: 2 });
  const bot = makeBot('greedy');
  const named = new Set<string>();
  while (!game.over) {
    for (const action of game.legal()) {
      const after = game.copy();
      const line = lineOf(bot, game, action);
      for (const [at, each] of line.entries()) {
        const isRolled = after.chance(each).length > 0;
        after.play(each);
        const isUnfinished = after.seat === game.seat && after.choices()[0] + after.view().symbols;
        expect(at === line.length - 1, line.join()).toBe(isRolled || !isUnfinished);
      }
      for (const each of line.slice(1)) named.add(each.split(' ')[0] ?? '');
    }
    game.play(bot.choose(game));
  }
  expect([...named]).toEqual(
    expect.arrayContaining(players === 1 ? ['recycle'] : ['cache', 'reroll']),
  );
});

test('a bot chooses the same without knowing the dice of the game', () => {
  const game = Game.new(engine, { deal_heroes: true }, { seed: 3 });
  const choices = [game, game.copy(), Game.replay(engine, game.record())].map((each) =>
    makeBot('master@60', { seed: 1 }).rank(each),
  );
  expect(choices[1]).toEqual(choices[0]);
  expect(choices[2]).toEqual(choices[0]);
});

test('a time limit is kept, about', () => {
  const game = Game.new(engine, { players: 4, deal_heroes: true }, { seed: 9 });
  const began = performance.now();
  const [best] = makeBot('master@0.2s').rank(game);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(best!.visits).toBeGreaterThan(20);
});

test('a search gives its memory back', () => {
  const game = Game.new(engine, { deal_heroes: true }, { seed: 3 });
  const bot = makeBot('master', { simulations: 100 });
  bot.choose(game);
  const address = () => engine.kernel.scoped(() => engine.kernel.array('int8', 1).address);
  const before = address();
  bot.choose(game);
  expect(address()).toBe(before);
});

test('a master that has thought for a second, and planned alone, leaves a worker below 64 MB', () => {
  const own = loadEngine();
  makeBot('master@1s').rank(Game.new(own, { players: 4, deal_heroes: true }, { seed: 9 }));
  makeBot('master').rank(Game.new(own, { players: 1 }, { seed: 9 }));
  expect(own.kernel.memoryBytes).toBeLessThan(48_000_000);
});

test.each(['grandmaster', 'master@', 'master@1.5', 'master@xs', 'master@0'])(
  '%s is refused',
  (name) => {
    expect(() => makeBot(name)).toThrow(BotError);
  },
);

test('a game that is over has nothing to choose', () => {
  const game = Game.new(engine, { players: 1 }, { seed: 3 });
  while (!game.over) game.play(game.legal().at(-1)!);
  for (const name of botNames) {
    expect(() => makeBot(name).choose(game)).toThrow(IllegalAction);
    expect(() => makeBot(name).rank(game)).toThrow(IllegalAction);
  }
});

test('an engine without weights plays, but has no bots', () => {
  const file = readFileSync(new URL('./kernel.wasm', import.meta.url));
  const bare = new Engine(new WebAssembly.Module(file));
  const game = Game.new(bare, {}, { seed: 1 });
  expect(game.legal().length).toBeGreaterThan(1);
  expect(() => makeBot('novice').choose(game)).toThrow('weights.bin');
});

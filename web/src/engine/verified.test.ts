/**
 * Records of games with fresh seeds. `ENGINE_RECORDS` names a folder to write them to, for Python to
 * verify (tests/engine/test_page_engine.py).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBot } from './bots';
import { Game } from './game';
import { loadEngine } from './node';

const engine = loadEngine();
const folder = process.env['ENGINE_RECORDS'];

test.each([1, 2, 3, 4])('a game of %i is told by its record, seed and all', (players) => {
  const names = ['Ada', 'Bo, Jr.', '', '名前'].slice(0, players);
  const game = Game.new(engine, { players }, { names });
  const bot = makeBot('apprentice');
  while (!game.over) game.play(bot.choose(game));
  const record = game.record();
  const again = Game.replay(engine, record);
  expect(again.seed).toBe(game.seed);
  expect(again.view()).toEqual(game.view());
  // All dice follow from the seed.
  const rolled = Game.new(engine, { players }, { names, seed: game.seed });
  for (const [action] of game.history.slice(1)) rolled.play(action);
  expect(rolled.record()).toBe(record);
  if (folder) writeFileSync(join(folder, `${players}.txt`), record);
});

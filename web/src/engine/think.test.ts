import { expect, test } from 'vitest';
import { makeBot } from './bots';
import { Game } from './game';
import { loadEngine } from './node';
import { messageFor, Thinker } from './think';

const engine = loadEngine();

test('nothing of the dice to come is in what a bot is sent', () => {
  const game = Game.new(engine, { players: 1 }, { seed: 'a secret seed' });
  for (let n = 0; n < 5; n++) game.play(game.legal()[0]!);
  const record = messageFor(game);
  expect(record).not.toContain('a secret seed');
  const received = [record, record].map((text) => Game.replay(engine, text));
  for (const each of [...received, game]) while (!each.over) each.play(each.legal()[0]!);
  const [one, other] = received.map((each) => each.position());
  expect(one).not.toBe(other);
  expect(game.position()).not.toBe(one);
});

test('nor of a game that is over', () => {
  const game = Game.new(engine, { players: 1 }, { seed: 'a secret seed' });
  while (!game.over) game.play(game.legal().at(-1)!);
  expect(messageFor(game)).not.toContain('a secret seed');
});

test('a bot that is sent the game chooses as one that has it', () => {
  const game = Game.new(engine, { players: 3 }, { seed: 4 });
  const thinker = new Thinker(engine);
  for (let n = 0; n < 12; n++) {
    const thought = { bot: 'seat 2', level: 'master@20', seed: 'x', record: messageFor(game) };
    const bot = makeBot('master@20', { seed: 'x' });
    const action = bot.choose(game);
    expect(thinker.choose(thought)).toBe(action);
    expect(thinker.hint(thought)).toMatchObject({ rank: bot.rank(game) });
    game.play(action);
  }
});

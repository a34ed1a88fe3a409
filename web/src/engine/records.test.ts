import { expect, test } from 'vitest';
import { Game } from './game';
import { loadEngine } from './node';
import { RecordError } from './refusals';

const engine = loadEngine();

test.each(['', '-', 'Bo, Jr.', '"Axe"', ' x', 'a\tb\n', '名前', '\u200b', '\\u0041', '\ud800'])(
  'the name %j survives a record',
  (name) => {
    const game = Game.new(engine, {}, { seed: 1, names: ['Ada', name] });
    const text = game.record();
    expect(text.split('\n')[1]).toMatch(/^Seats: Ada, /);
    expect(Game.replay(engine, text).names).toEqual(['Ada', name]);
  },
);

test.each(['"quoted"', ' a ', '“Spiel” 7', ''])('the seed %j survives a record', (seed) => {
  const game = Game.new(engine, {}, { seed });
  expect(Game.replay(engine, game.record({ reveal: true })).seed).toBe(seed);
});

test('a damaged line is refused with its number and its reason', () => {
  const game = Game.new(engine, {}, { seed: 1 });
  game.play(game.legal()[0]!);
  const lines = game.record().split('\n');
  const at = lines.findLastIndex((line) => line.startsWith('hero'));
  const damaged = lines.with(at, 'take e1').join('\n');
  try {
    Game.replay(engine, damaged);
    expect.unreachable();
  } catch (error) {
    const refused = error as RecordError;
    expect(refused).toBeInstanceOf(RecordError);
    expect([refused.id, refused.line]).toEqual(['error-record-illegal', at + 1]);
    expect(refused.args['detail']).toMatchObject({ id: 'error-action-time' });
  }
});

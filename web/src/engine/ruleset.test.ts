import { expect, test } from 'vitest';
import { RulesError } from './refusals';
import { checkedNames, makeRules, parseRules, rulesText } from './ruleset';

test('rules that are not given are the rulebook’s for two', () => {
  expect(rulesText(makeRules())).toBe('2');
});

test.each(['3,heroes=all,reroll_hazards', '1,magic=2', '4,deal_heroes,beer_takes=two'])(
  '%s is read and written',
  (text) => {
    expect(rulesText(parseRules(text))).toBe(text);
  },
);

test.each([
  [{ players: 5 }, 'error-rules-players', { value: '5' }],
  [{ heroes: 'none' }, 'error-rules-choice', undefined],
  [{ deal_heroes: 1 }, 'error-rules-bool', { name: 'deal_heroes', value: '1' }],
  [{ players: 1, magic: 4 }, 'error-rules-magic', { value: '4' }],
  [{ players: 1, heroes: 'all' }, 'error-rules-solo', { name: 'heroes' }],
  [{ magic: 2 }, 'error-rules-table', { name: 'magic' }],
])('%j make no game', (given, id, args) => {
  const refused = refusalOf(() => makeRules(given));
  expect(refused.id).toBe(id);
  if (args) expect(refused.args).toEqual(args);
});

test.each(['', '5', '2,magic', '2,heroes=base', '2,unknown', '1,magic=03', '2,players=3'])(
  '“%s” is no text of rules',
  (text) => {
    expect(() => parseRules(text)).toThrow(RulesError);
  },
);

test('there is a name for every seat', () => {
  expect(checkedNames(undefined, 2)).toEqual(['', '']);
  expect(refusalOf(() => checkedNames(['Ada'], 2)).args).toEqual({ have: 1, need: 2 });
});

function refusalOf(use: () => unknown): RulesError {
  try {
    use();
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

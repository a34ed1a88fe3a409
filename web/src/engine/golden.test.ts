/**
 * The Python engine and this one play alike: fixtures/engine.py plays games there and writes digests
 * of all that can be asked at every step. `ENGINE_GAMES` names another file of them, and, with the
 * settings of vitest.engine.config.ts, `ENGINE_FOLDER` a folder with another kernel.
 */
import { readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import type { Event } from '../core/wire';
import { makeBot } from './bots';
import { Game } from './game';
import { loadEngine } from './node';
import { CODE } from './notation';
import { Refusal } from './refusals';
import { makeRules, parseRules, rulesText } from './ruleset';

interface Golden {
  misspelt: string[];
  all: number;
  asked: number;
  every: number;
  sparse: number;
  quick: string[];
  searching: Record<string, number>;
  games: {
    rules: string;
    seed: string;
    names: string[];
    actions: number[];
    digests: string[];
    end: string;
  }[];
  bot_games: { rules: string; seed: string; bot_seed: number; levels: string[]; record: string }[];
  rules: [Record<string, unknown>, unknown][];
  rules_texts: [string, unknown][];
  bots: [string, unknown][];
  positions: [string, unknown][];
  records: [string, [number, string, unknown][]][];
}

const file = process.env['ENGINE_GAMES'] ?? new URL('../../fixtures/engine.json', import.meta.url);
const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;
const engine = loadEngine();
const TEXTS = Array.from(CODE)
  .sort(([, a], [, b]) => a - b)
  .map(([text]) => text);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`;
}

const digest = (document: unknown) =>
  bytesToHex(sha256(utf8ToBytes(canonical(document)))).slice(0, 10);

function bits(number: number | null): string | null {
  if (number === null) return null;
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, number);
  return bytesToHex(bytes);
}

function described({ id, args, name: kind, ...rest }: Refusal): object {
  const { line, field, legal } = rest as { line?: number; field?: string; legal?: string[] };
  const shown = Object.entries(args).map(([name, value]) => [
    name,
    value instanceof Refusal ? described(value) : value,
  ]);
  return {
    kind,
    id,
    args: Object.fromEntries(shown) as object,
    ...(line === undefined ? {} : { line }),
    ...(field === undefined ? {} : { field }),
    ...(legal === undefined ? {} : { legal }),
  };
}

function tried(use: () => unknown): unknown {
  try {
    return use();
  } catch (error) {
    if (error instanceof Refusal) return described(error);
    throw error;
  }
}

function walk(game: Game, action: string, salt: number): object {
  const outcomes: unknown[] = [];
  const rolled: string[] = [];
  for (let found; (found = game.chance(action, rolled)).length;) {
    outcomes.push(found.map(([token, chance]) => [token, bits(chance)]));
    rolled.push(found[(salt + rolled.length) % found.length]![0]);
  }
  const events = game.copy().play(action, { rolls: rolled });
  const wrong = [rolled.slice(0, -1), [...rolled, 'T1'], ['M1', ...rolled], ['XB'], ['T9']];
  const answers = wrong.map((rolls) => tried(() => game.copy().play(action, { rolls })));
  return { outcomes, events, answers };
}

function ranked(level: string, game: Game, simulations?: number): unknown[] {
  const bot = makeBot(level, { simulations, seed: 'bot' });
  const thought = bot.rank(game);
  return [
    bot.choose(game),
    thought.map(({ action, visits, win, score }) => [action, visits, bits(win), bits(score)]),
  ];
}

function asked(game: Game, number: number, step: number): object {
  const legal = game.legal();
  const salt = 7919 * number + 104729 * step;
  const isAll = (number + step) % (golden.all * golden.sparse) === 0;
  const texts = isAll
    ? TEXTS.filter((text) => game.rules.players === 1 || !text.includes('draft'))
    : Array.from({ length: golden.asked }, (_, n) => TEXTS[(salt + 1299709 * n) % TEXTS.length]!);
  texts.push(golden.misspelt[salt % golden.misspelt.length]!);
  const isLong = legal.length && (number + step) % golden.sparse === 0;
  const searches = isLong && (number + step) % (golden.every * golden.sparse) === 0;
  return {
    legal,
    view: game.view(),
    sheet: game.sheet(),
    position: game.position(),
    choices: game.choices(),
    worth: Array.from({ length: game.rules.players }, (_, seat) => game.worth(seat + 1)),
    previews: legal.map((action) => game.preview(action)),
    refusals: texts.map((text) => tried(() => game.preview(text))),
    ...(isLong && {
      walk: walk(game, legal[salt % legal.length]!, salt),
      quick: golden.quick.map((level) => ranked(level, game)),
    }),
    ...(searches && {
      searching: Object.entries(golden.searching).map(([level, n]) => ranked(level, game, n)),
    }),
  };
}

describe('games of the Python engine', () => {
  test.each(golden.games.map((game, number) => ({ number, ...game })))(
    'game $number ($rules) is the same at every step',
    { timeout: 60_000 },
    ({ number, rules, seed, names, actions, digests, end }) => {
      const game = Game.new(engine, parseRules(rules), { seed, names });
      let events: Event[] = game.events;
      for (const [step, expected] of digests.entries()) {
        const answers = { events, ...asked(game, number, step) };
        if (digest(answers) !== expected)
          expect.fail(`step ${step} differs: ${JSON.stringify(answers, null, 1)}`);
        const action = actions[step];
        if (action !== undefined) events = game.play(game.legal()[action]!);
      }
      expect(game.over).toBe(true);
      const record = game.record();
      expect(digest([[record, game.record({ reveal: false })], game.events, game.commitment])).toBe(
        end,
      );
      const replayed = Game.replay(engine, record);
      expect(replayed.record()).toBe(record);
      expect(replayed.events).toEqual(game.events);
    },
  );
});

test.each(golden.bot_games)(
  'bots that search play the same game ($rules)',
  { timeout: 60_000 },
  ({ rules, seed, bot_seed, levels, record }) => {
    const bots = levels.map((level) =>
      makeBot(level, { simulations: golden.searching[level], seed: bot_seed }),
    );
    const game = Game.new(engine, parseRules(rules), { seed });
    while (game.seat !== null) game.play(bots[game.seat - 1]!.choose(game));
    expect(digest(game.record())).toBe(record);
  },
);

test('settings that make no game are refused alike', () => {
  for (const [given, expected] of golden.rules)
    expect(
      tried(() => rulesText(makeRules(given))),
      JSON.stringify(given),
    ).toEqual(expected);
  for (const [text, expected] of golden.rules_texts)
    expect(
      tried(() => rulesText(parseRules(text))),
      text,
    ).toEqual(expected);
});

test('names that no bot has are refused alike', () => {
  for (const [name, expected] of golden.bots)
    expect(
      tried(() => Boolean(makeBot(name))),
      name,
    ).toEqual(expected);
});

test('damaged positions are refused alike', () => {
  expect(golden.positions.length).toBeGreaterThan(200);
  for (const [text, expected] of golden.positions)
    expect(
      tried(() => Game.fromPosition(engine, text).position()),
      text,
    ).toEqual(expected);
});

test('damaged records are refused alike, with the number of the line', () => {
  for (const [text, changes] of golden.records) {
    const lines = text.split('\n');
    for (const [at, changed, expected] of changes) {
      const whole = lines.with(at, changed).join('\n');
      const answer = tried(() => Game.replay(engine, whole).record({ reveal: true }));
      expect(typeof answer === 'string' ? digest(answer) : answer, whole).toEqual(expected);
    }
  }
});

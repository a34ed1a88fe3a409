/**
 * Game records: a game as text, one line an action with the dice that chance answered, written and
 * read as `diceminer.records` does. What is damaged is refused with the line's number.
 */
import { data } from './data';
import type { Engine } from './engine';
import { commitment, seedText } from './fairness';
import { Game, type Dice } from './game';
import { FACE_NUMBER, HERO_IDS } from './notation';
import { parsePosition, type Position } from './position';
import {
  IllegalAction,
  PositionError,
  RecordError,
  Refusal,
  RollsError,
  RulesError,
  type RefusalArguments,
} from './refusals';
import { makeRules, parseRules, rulesText, type Rules } from './ruleset';

const ARROW = ' -> ';
const START = 'start';

/** The record of a game; with `reveal` its seed is in it. */
export function writeRecord(
  game: Game,
  { reveal, names }: { reveal: boolean; names: readonly string[] },
): string {
  const header: [string, string][] = [['Format', '1']];
  const rules = rulesText(game.rules);
  if (rules !== rulesText(makeRules())) header.push(['Rules', rules]);
  if (data.facts !== data.standard_facts) header.push(['Facts', data.facts]);
  header.push(['Seats', names.map((name) => quotedName(name)).join(', ')]);
  if (game.beginning) header.push(['Position', game.beginning.text]);
  if (game.commitment !== undefined) header.push(['Commitment', game.commitment]);
  if (game.seed !== undefined && reveal) header.push(['Seed', quoted(game.seed)]);
  header.push(['Result', result(game)]);
  const lines = header.map(([key, value]) => `${key}: ${value}`);
  lines.push('');
  if (game.beginning) lines.push(START);
  lines.push(...game.history.map(([action, rolled]) => recordLine(action, rolled)));
  return `${lines.join('\n')}\n`;
}

/** One line of a record. */
export function recordLine(action: string, rolled: readonly string[]): string {
  return action + (rolled.length ? ARROW + rolled.join(' ') : '');
}

/** How a game ended, in no language: `*` while it goes on. */
function result(game: Game): string {
  if (!game.over) return '*';
  const view = game.view();
  if (view.score !== undefined && view.rank !== undefined) return `${view.score} ${view.rank}`;
  const totals = view.seats.map(({ total }) => total).join(' ');
  return `seat ${game.winners?.[0] ?? 0}, totals ${totals}`;
}

/** A text as it stands if that can be read back, otherwise quoted as in JSON. */
function quoted(text: string): string {
  return text && isPlain(text) ? text : asciiJson(text);
}

/** A name as it stands in the list of seats. */
function quotedName(name: string): string {
  if (name === '') return '-';
  return isPlain(name) && !name.includes(',') && name !== '-' ? name : asciiJson(name);
}

/** Whether a text is printable, as Python's `str.isprintable` says, and stands for itself. */
function isPlain(text: string): boolean {
  return /^(?:[^\p{C}\p{Z}]| )*$/u.test(text) && !/^[ "]| $/.test(text);
}

function asciiJson(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Reads a record through; RecordError says which line is damaged, and how. */
export function parseRecord(engine: Engine, text: string): Game {
  return new Reader(engine, text).read();
}

/** Reads one record, line by line. */
class Reader {
  readonly #engine: Engine;
  readonly #lines: string[];
  #at = 0;
  readonly #where = new Map<string, number>();
  readonly #values = new Map<string, string>();

  constructor(engine: Engine, text: string) {
    this.#engine = engine;
    this.#lines = text.split('\n');
  }

  /** Refuses the line at hand, or the header line of a key. */
  #refuse(problem: string, args: RefusalArguments = {}, key?: string): never {
    const at = (key === undefined ? undefined : this.#where.get(key)) ?? this.#at;
    throw new RecordError(`error-record-${problem}`, at + 1, args);
  }

  /** Calls a function; a refusal of some kind is the detail of this record's. */
  #trying<Result>(
    use: () => Result,
    kinds: readonly [new (...args: never[]) => Refusal, string][],
    key?: string,
  ): Result {
    try {
      return use();
    } catch (error) {
      for (const [kind, problem] of kinds)
        if (error instanceof kind) this.#refuse(problem, { detail: error }, key);
      throw error;
    }
  }

  read(): Game {
    this.#header();
    const game = this.#setUp();
    this.#moves(game);
    const have = this.#values.get('Result');
    const want = result(game);
    if (have !== undefined && want !== have) this.#refuse('result', { have, want }, 'Result');
    return game;
  }

  /** The lines up to the blank one. */
  #header(): void {
    if (this.#lines.at(-1) !== '') {
      this.#at = this.#lines.length - 1;
      this.#refuse('cut');
    }
    this.#lines.pop();
    const blank = this.#lines.indexOf('');
    const length = blank < 0 ? this.#lines.length : blank;
    for (this.#at = 0; this.#at < length; this.#at++) this.#headerLine();
    if (blank < 0 && this.#lines.length) this.#refuse('blank');
    if (!this.#at) this.#refuse('format');
    const format = this.#values.get('Format') ?? '';
    if (format !== '1') this.#refuse('version', { value: format }, 'Format');
  }

  #headerLine(): void {
    const match = /^([A-Z][a-z]+): ([^\n]+)$/.exec(this.#lines[this.#at] ?? '');
    if (!match) this.#refuse('header');
    const [, key = '', value = ''] = match;
    if (this.#at === 0 && key !== 'Format') this.#refuse('format');
    if (!data.record_keys.includes(key))
      this.#refuse('key', { key, keys: data.record_keys.join(', ') });
    if (this.#values.has(key)) this.#refuse('duplicate', { key });
    this.#where.set(key, this.#at);
    this.#values.set(key, value);
  }

  /** The game as it stands after the line `start`. */
  #setUp(): Game {
    const [rules, names] = this.#rules();
    // A game of other dice or heroes can't be followed with these; no line means the standard ones.
    if ((this.#values.get('Facts') ?? data.standard_facts) !== data.facts)
      this.#refuse('facts', {}, 'Facts');
    this.#at += 1;
    if (this.#lines[this.#at]?.split(ARROW)[0] !== START) this.#refuse('start');
    const [, rolled] = this.#split();
    const beginning = this.#position(rules, rolled);
    const parts = { names, beginning, ...this.#dice() };
    return this.#trying(
      () => Game.setUp(this.#engine, rules, parts, beginning ? undefined : rolled),
      [[RollsError, 'rolls']],
    );
  }

  #position(rules: Rules, rolled: readonly string[]): Position | undefined {
    const text = this.#values.get('Position');
    if (text === undefined) return undefined;
    if (rolled.length) this.#refuse('start');
    const read = () => parsePosition(this.#engine, text);
    const beginning = this.#trying(read, [[PositionError, 'position']], 'Position');
    if (rulesText(beginning.rules) !== rulesText(rules))
      this.#refuse('position-rules', {}, 'Position');
    return beginning;
  }

  #rules(): [Rules, string[]] {
    const text = this.#values.get('Rules');
    const read = () => (text === undefined ? makeRules() : parseRules(text));
    const rules = this.#trying(read, [[RulesError, 'rules']], 'Rules');
    const seats = this.#values.get('Seats');
    const names =
      seats === undefined ? Array.from({ length: rules.players }, () => '') : this.#names(seats);
    if (names.length !== rules.players) this.#refuse('seats', { want: rules.players }, 'Seats');
    return [rules, names];
  }

  /** The names of the header line Seats, quoted ones as JSON has them. */
  #names(text: string): string[] {
    const names: string[] = [];
    for (let rest = text; ; rest = rest.slice(2)) {
      if (rest.startsWith('"')) {
        const [name, end] = this.#unquoted(rest, 'Seats');
        names.push(name);
        rest = rest.slice(end);
      } else {
        const [name = ''] = rest.split(', ');
        rest = rest.slice(name.length);
        if (quotedName(name) !== name && name !== '-') this.#refuse('quoted', {}, 'Seats');
        names.push(name === '-' ? '' : name);
      }
      if (!rest) return names;
      if (!rest.startsWith(', ')) this.#refuse('quoted', {}, 'Seats');
    }
  }

  /** A quoted text, and where it ends. */
  #unquoted(text: string, key: string): [string, number] {
    const match = /^"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/u.exec(text);
    if (!match) this.#refuse('quoted', {}, key);
    return [JSON.parse(match[0]) as string, match[0].length];
  }

  /** What is known of the dice: with the seed, the game can go on as it would have. */
  #dice(): Dice {
    const committed = this.#values.get('Commitment');
    if (committed !== undefined && !/^[0-9a-f]{64}$/.test(committed))
      this.#refuse('commitment', {}, 'Commitment');
    const text = this.#values.get('Seed');
    if (text === undefined) return { seedKnown: false, commitment: committed };
    const [given] = text.startsWith('"') ? this.#unquoted(text, 'Seed') : [text];
    if (quoted(given) !== text) this.#refuse('quoted', {}, 'Seed');
    const seed = this.#trying(() => seedText(given), [[RulesError, 'rules']], 'Seed');
    if (committed !== undefined && committed !== commitment(seed)) this.#refuse('seed', {}, 'Seed');
    return { seed };
  }

  /** An action's text and the tokens behind its arrow. */
  #split(): [string, string[]] {
    const text = this.#lines[this.#at] ?? '';
    const arrow = text.indexOf(ARROW);
    const action = arrow < 0 ? text : text.slice(0, arrow);
    const rolled = arrow < 0 ? [] : text.slice(arrow + ARROW.length).split(' ');
    if (recordLine(action, rolled) !== text || rolled.includes('')) this.#refuse('arrow');
    for (const token of rolled)
      if (!FACE_NUMBER.has(token) && !HERO_IDS.includes(token))
        this.#refuse('rolls', { detail: new RollsError('error-rolls-token', { token }) });
    return [action, rolled];
  }

  /** Plays every line, with the dice it gives. */
  #moves(game: Game): void {
    for (this.#at += 1; this.#at < this.#lines.length; this.#at++) {
      if (this.#lines[this.#at] === '') this.#refuse('empty');
      const [action, rolls] = this.#split();
      if (game.over) this.#refuse('after');
      this.#trying(
        () => game.play(action, { rolls }),
        [
          [IllegalAction, 'illegal'],
          [RollsError, 'rolls'],
        ],
      );
    }
  }
}

/**
 * A position in one line of text, written and read, as `diceminer.position` does; docs/notation.md
 * explains every field. Whether a position is possible is asked of the kernel.
 */
import type { Seat, View } from '../core/wire';
import { Board } from './board';
import { constants, data } from './data';
import type { Engine } from './engine';
import {
  FACE_NUMBER,
  FACES,
  HERO_IDS,
  phaseOf,
  SLOT_NUMBER,
  slotOf,
  tokenOf,
  writeMultiset,
  type Multiset,
} from './notation';
import { PositionError, RulesError, type RefusalArgument } from './refusals';
import { makeRules, parseRules, rulesText, type Rules } from './ruleset';
import { view, type Tiebreak } from './views';

const { FACE_COUNT, FIRST_SEAT, MOST_DICE, ROUNDS } = constants;
const FIELDS = ['format', 'rules', 'round', 'phase', 'seat', 'start', 'first', 'turn'] as const;
const SETS = ['trove', 'spent', 'hero_spent', 'cached'] as const;
const PARTS = 3;
const MOST_POINTS = 999;

/** A position that was read: its text, and the board that a game goes on with. */
export interface Position {
  readonly text: string;
  readonly rules: Rules;
  readonly board: Board;
  readonly tiebreaks: readonly Tiebreak[];
}

/** The position of a view. */
export function writePosition(seen: View): string {
  return [
    'DM1',
    rulesText(makeRules({ ...seen.rules })),
    String(seen.round),
    seen.phase,
    ...[seen.seat, seen.start, seen.first].map((seat) => String(seat ?? '-')),
    writeTurn(seen),
    writeMountain(seen.mountain),
    data.kinds.map((kind) => (seen.bag[kind] ? `${letter(kind)}${seen.bag[kind]}` : '')).join('') ||
      '-',
    ...seen.seats.map(writeSeat),
    seen.tiebreaks.map(writeTiebreak).join(',') || '-',
  ].join(' ');
}

const letter = (kind: string): string => data.letters[kind] ?? '';

function writeTurn({ refills, symbols, shared, taken, chosen }: View): string {
  if (refills !== undefined) return `r${refills}${symbols ? `+${symbols}` : ''}`;
  if (shared) return `shared${taken ? `+${taken}` : ''}`;
  if (symbols) return `${symbols}${Object.keys(chosen).length ? `:${writeMultiset(chosen)}` : ''}`;
  return '-';
}

function writeMountain(mountain: Readonly<Record<string, string>>): string {
  if (!Object.keys(mountain).length) return '-';
  const rows = Object.entries(data.rows).map(([row, length]) => {
    const dice = Array.from({ length }, (_, at) => mountain[`${row}${at + 1}`] ?? '-');
    return dice.every((die) => die === '-') ? '-' : dice.join(',');
  });
  return rows.join('/');
}

function writeSeat(seat: Seat): string {
  const rounds = seat.rounds.map((r) => `${r.tunnels}/${r.treasure}/${r.hazards}`);
  const sets = [seat.dice, seat.spent, seat.hero_spent, seat.cached].map(writeMultiset);
  return [seat.hero ?? '-', ...sets, rounds.join(',') || '-'].join(':');
}

function writeTiebreak(tiebreak: Tiebreak): string {
  return Object.entries(tiebreak)
    .map(([seat, total]) => `${seat}=${total}`)
    .join('/');
}

/** Reads a position and asks the kernel whether it is possible; PositionError if it is not. */
export function parsePosition(engine: Engine, text: string): Position {
  return new Reader(text).read(engine);
}

/** Reads one position, field by field; the kernel judges what they make together. */
class Reader {
  readonly #text: string;
  readonly #rules: Rules;
  readonly #fields: ReadonlyMap<string, string>;
  #field = 'rules';

  constructor(text: string) {
    this.#text = text;
    const fields = text.split(' ');
    const [format = '', rules] = fields;
    if (format !== 'DM1')
      throw new PositionError('error-position-format', 'format', { value: format });
    const least = FIELDS.length + 4;
    if (rules === undefined)
      throw new PositionError('error-position-fields', '', { have: 1, want: least });
    this.#rules = this.#parsedRules(rules);
    const seats = Array.from({ length: this.#rules.players }, (_, at) => `seat ${at + 1}`);
    const names = [...FIELDS, 'mountain', 'bag', ...seats, 'tie-breaks'];
    if (fields.length !== names.length)
      throw new PositionError('error-position-fields', '', {
        have: fields.length,
        want: names.length,
      });
    this.#fields = new Map(names.map((name, at) => [name, fields[at] ?? '']));
  }

  #parsedRules(text: string): Rules {
    try {
      return parseRules(text);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      throw new PositionError('error-position-rules', 'rules', { detail: error });
    }
  }

  #refuse(problem: string, details: Readonly<Record<string, RefusalArgument>> = {}): never {
    throw new PositionError(`error-position-${problem}`, this.#field, details);
  }

  #take(field: string): string {
    this.#field = field;
    return this.#fields.get(field) ?? '';
  }

  #number(text: string, least: number, most: number): number {
    const value = Number(text);
    if (!/^-?(0|[1-9][0-9]{0,3})$/.test(text) || value < least || value > most)
      this.#refuse('number', { value: text, least, most });
    return value;
  }

  /** A seat counted from 0, -1 for none. */
  #seatNumber(field: string): number {
    const text = this.#take(field);
    return text === '-' ? -1 : this.#number(text, 1, this.#rules.players) - 1;
  }

  /** A multiset of tokens. */
  #dice(text: string): Multiset {
    const counts = new Map<string, number>();
    for (const word of text === '-' ? [] : text.split(',')) {
      const match = /^([2-9]|[1-9][0-9]{1,2})?([A-Z][A-Z0-9]+)$/.exec(word);
      const [, count = '1', token = ''] = match ?? [];
      if (!FACE_NUMBER.has(token) || Number(count) > MOST_DICE)
        this.#refuse('token', { token: word });
      counts.set(token, (counts.get(token) ?? 0) + Number(count));
    }
    const ordered: Multiset = {};
    for (const token of FACES) {
      const count = counts.get(token);
      if (count !== undefined) ordered[token] = count;
    }
    const want = writeMultiset(ordered);
    if (want !== text) this.#refuse('order', { want });
    return ordered;
  }

  /** Sets the fields of a board as they are written, then lets the kernel complete it. */
  read(engine: Engine): Position {
    const board = Board.of(engine, this.#rules);
    const { state } = board;
    state.set('phase', this.#phase());
    state.set('round_number', this.#number(this.#take('round'), 1, ROUNDS));
    for (const name of ['seat', 'start', 'first']) state.set(name, this.#seatNumber(name));
    this.#mountain(board);
    this.#bag(board);
    const scored = Array.from({ length: this.#rules.players }, (_, seat) =>
      this.#seat(board, seat),
    );
    this.#turn(board);
    const tiebreaks = this.#tiebreaks();
    const bySeat = tiebreaks.map(
      (each) => new Map(Object.entries(each).map(([seat, total]) => [Number(seat) - 1, total])),
    );
    const [fault, place] = board.complete(bySeat, scored);
    if (fault) this.#refuseFault(fault, place);
    // There is one text for every position: the one that is written of it.
    this.#field = '';
    const want = writePosition(view(board, this.#rules, tiebreaks));
    if (want !== this.#text) this.#refuse('canonical', { want });
    return { text: this.#text, rules: this.#rules, board, tiebreaks };
  }

  #phase(): number {
    const text = this.#take('phase');
    const known = this.#rules.players === 1 ? data.solo_phases : data.table_phases;
    const phases = known.map(phaseOf);
    if (!phases.includes(text)) this.#refuse('phase', { value: text, choices: phases.join(', ') });
    return data.phases.indexOf(text);
  }

  #mountain({ state }: Board): void {
    const text = this.#take('mountain');
    const rows = Object.entries(data.rows);
    const words = text === '-' ? rows.map(() => '-') : text.split('/');
    if (words.length !== rows.length) this.#refuse('mountain');
    rows.forEach(([row, length], at) => {
      const word = words[at] ?? '-';
      const dice = word === '-' ? Array.from({ length }, () => '-') : word.split(',');
      if (dice.length !== length) this.#refuse('mountain');
      dice.forEach((token, n) => {
        if (token === '-') return;
        const slot = SLOT_NUMBER.get(`${row}${n + 1}`) ?? 0;
        state.set('slot', this.#face(token), slot);
        state.set('occupied', state.number('occupied') | (1 << slot));
      });
    });
  }

  #face(token: string): number {
    return FACE_NUMBER.get(token) ?? this.#refuse('token', { token });
  }

  #bag({ state }: Board): void {
    const text = this.#take('bag');
    const form = data.kinds.map((kind) => `(?:${letter(kind)}([1-9][0-9]{0,2}))?`).join('');
    const match = ['', '-'].includes(text) ? null : new RegExp(`^${form}$`).exec(text);
    const counts = data.kinds.map((_, at) => Number(match?.[at + 1] ?? 0));
    if ((!match && text !== '-') || Math.max(...counts) > MOST_DICE) this.#refuse('bag');
    counts.forEach((count, kind) => state.set('bag', count, kind));
  }

  /** Reads a seat; how many rounds are on its sheet. */
  #seat({ state }: Board, seat: number): number {
    const text = this.#take(`seat ${seat + 1}`);
    const parts = text.split(':');
    if (parts.length !== SETS.length + 2) this.#refuse('seat', { value: text });
    const [hero = '', ...sets] = parts;
    const rounds = sets.pop() ?? '';
    if (hero !== '-') {
      if (!HERO_IDS.includes(hero)) this.#refuse('hero', { value: hero });
      state.set('hero', HERO_IDS.indexOf(hero), seat);
    }
    SETS.forEach((name, at) => {
      for (const [token, count] of Object.entries(this.#dice(sets[at] ?? '')))
        state.set(name, count, seat * FACE_COUNT + this.#face(token));
    });
    const scored = rounds === '-' ? [] : rounds.split(',');
    if (scored.length > ROUNDS) this.#refuse('rounds', { value: rounds });
    scored.forEach((words, round) => {
      const numbers = words.split('/');
      if (numbers.length !== PARTS) this.#refuse('rounds', { value: rounds });
      numbers.forEach((word, part) => {
        const points = this.#number(word, -MOST_POINTS, MOST_POINTS);
        state.set('score', points, (seat * ROUNDS + round) * PARTS + part);
      });
    });
    return scored.length;
  }

  /** What is under way: `r1+2` alone, `shared+1` while digging, `2:T4` in a reroll. */
  #turn({ state }: Board): void {
    const text = this.#take('turn');
    const phase = this.#fields.get('phase');
    let match: RegExpExecArray | null = null;
    if (this.#rules.players === 1) {
      match = /^r([0-9])(?:\+([1-9]))?$/.exec(text);
      if (match) {
        state.set('refills', Number(match[1]));
        state.set('symbols', Number(match[2] ?? 0));
      }
    } else if (text === '-') {
      return;
    } else if (phase === 'excavation') {
      match = /^shared(\+1)?$/.exec(text);
      if (match) {
        state.set('shared', 1);
        state.set('taken', match[1] ? 1 : 0);
      }
    } else if (phase === 'magic') {
      match = /^([1-9])(?::([^\n]+))?$/.exec(text);
      if (match) {
        state.set('symbols', Number(match[1]));
        for (const [token, count] of Object.entries(this.#dice(match[2] ?? '-')))
          state.set('chosen', count, this.#face(token));
      }
    }
    if (!match) this.#refuse('turn', { value: text });
  }

  /** The points of each tie-break, by seat. */
  #tiebreaks(): Tiebreak[] {
    const text = this.#take('tie-breaks');
    return (text === '-' ? [] : text.split(',')).map((word) => {
      const points: Tiebreak = {};
      for (const part of word.split('/')) {
        const [seat = '', total = ''] = part.split('=');
        if (!/^[1-4]=-?[0-9]{1,4}$/.test(part) || seat in points)
          this.#refuse('tiebreaks', { value: text });
        points[seat] = this.#number(total, -MOST_POINTS, MOST_POINTS);
        this.#number(seat, 1, this.#rules.players);
      }
      return points;
    });
  }

  /** Says what the kernel found, and in which field. */
  #refuseFault(fault: number, [field = 0, ...numbers]: readonly number[]): never {
    const [name = '', names = []] = data.faults[fault] ?? [];
    const seat = field - FIRST_SEAT;
    this.#field = seat < 0 ? (data.fields[field] ?? '') : `seat ${seat + 1}`;
    const value = this.#fields.get(this.#field) ?? '';
    const details: Record<string, RefusalArgument> = {};
    names.forEach((argument, at) => {
      const number = numbers[at] ?? 0;
      if (argument === 'slot') details['slot'] = slotOf(number);
      else if (argument === 'token') details['token'] = tokenOf(number);
      else if (argument === 'kind') {
        details['kind'] = data.kinds[number] ?? '';
        details['want'] = data.dice_in_game[this.#rules.extra_tunnel_dice ? 1 : 0][number] ?? 0;
      } else details[argument] = number;
    });
    switch (name) {
      case 'early':
        return this.#refuse(name, { ...details, phase: this.#fields.get('phase') ?? '' });
      case 'round':
        return this.#refuse('number', { value, least: 1, ...details });
      case 'hero':
        return this.#refuse(name, { ...details, value: value.split(':')[0] ?? '' });
      case 'rounds':
        return this.#refuse(name, { ...details, value: value.split(':').at(-1) ?? '' });
      case 'named':
      case 'tiebreaks':
      case 'turn':
      case 'phase':
        return this.#refuse(name, { ...details, value });
      default:
        return this.#refuse(name, details);
    }
  }
}

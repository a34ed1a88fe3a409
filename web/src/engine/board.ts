/**
 * The board: a game's state and its dice cup, behind the doors of the kernel, as `diceminer.board`
 * has it. All of it is numbers: actions as codes, faces, slots and seats from 0.
 */
import { constants, data } from './data';
import type { Engine } from './engine';
import { key } from './fairness';
import { Struct, type KernelArray } from './kernel';
import type { Rules } from './ruleset';

const { START, GO_ON, SCRIPTED, GENERATED, NOTHING, SEATS, SHEET, SCRIPT_LENGTH } = constants;
const LOG_COLUMNS = 5;

/** What the next die can show, with a weight. */
export type NumberedOutcome = readonly [number: number, weight: number];

/** A script that does not fit: what is left of it, and the outcomes that would have. */
export class Misfit extends Error {
  constructor(
    readonly left: readonly number[],
    readonly outcomes: readonly NumberedOutcome[],
  ) {
    super('a script that does not fit');
  }
}

/** What an action would bring about. */
export interface NumberedPreview {
  slides: [number, number][];
  adds: [number, number, number] | null;
  needs: number;
  dice: number[];
}

export { START };

export class Board {
  /** The state, which others may read but not change; `position` sets up one of its own. */
  readonly state: Struct;
  #cup: Struct;

  private constructor(
    private readonly engine: Engine,
    state: Struct,
    cup: Struct,
    private readonly extra: number,
  ) {
    this.state = state;
    this.#cup = cup;
  }

  /** The settings, and nothing set up yet. */
  static of(engine: Engine, rules: Rules): Board {
    const state = new Struct(engine.kernel.layout('state'));
    state.set('players', rules.players);
    state.set('magic_dice', rules.magic);
    state.set('reroll_hazards', Number(rules.reroll_hazards));
    state.set('must_take_two', Number(rules.beer_takes === 'two'));
    state.set('deal_heroes', Number(rules.deal_heroes));
    state.set('hero_sets', data.hero_sets[rules.heroes] ?? 0);
    for (let seat = 0; seat < SEATS; seat++) state.set('hero', constants.NO_HERO, seat);
    return new Board(engine, state, newCup(engine), Number(rules.extra_tunnel_dice));
  }

  /** An independent copy, with the same dice unless a seed gives it dice of its own. */
  copy(seed?: string): Board {
    const copy = new Board(this.engine, this.state.copy(), this.#cup.copy(), this.extra);
    if (seed !== undefined) copy.shake(seed);
    return copy;
  }

  /** The same state with another board's dice. */
  withCupOf(other: Board): Board {
    return new Board(this.engine, this.state, other.#cup, this.extra);
  }

  /** Takes a new cup: all dice from here on follow from the seed, nothing is left of others. */
  shake(seed: string): void {
    this.#cup = newCup(this.engine, seed);
  }

  get over(): boolean {
    return this.state.number('phase') === constants.OVER;
  }

  /** The seat to act, from 0; -1 when the game is over. */
  get seat(): number {
    return this.state.number('seat');
  }

  /** The codes of the legal actions, ascending. */
  legal(): number[] {
    const { legal } = this.engine;
    const [count = 0] = this.#ask('rules.doors.legal', legal);
    return legal.numbers().slice(0, count);
  }

  /** Who is asked for what: the numbers that the door `status` writes. */
  status(): number[] {
    this.#ask('rules.doors.status', this.engine.status);
    return this.engine.status.numbers();
  }

  /** What the troves would score as they lie: a row a seat, as the door `sheet` writes it. */
  sheet(): number[][] {
    this.engine.sheet.bytes.fill(0);
    this.#ask('rules.doors.sheet', this.engine.sheet);
    const all = this.engine.sheet.numbers();
    return Array.from({ length: this.state.number('players') }, (_, seat) =>
      all.slice(seat * SHEET, (seat + 1) * SHEET),
    );
  }

  /** How many dice may or must be named now, and how many there are by face. */
  nameable(): [number, number[]] {
    const [count = 0] = this.#ask('rules.advice.nameable', this.engine.faces);
    return [count, this.engine.faces.numbers()];
  }

  /** What one die of each face adds to the points of a seat's trove. */
  worth(seat: number): number[] {
    const { kernel, states, faces } = this.engine;
    this.#load(0);
    kernel.call('rules.advice.worth', states, 0, seat, faces);
    return faces.numbers();
  }

  /** What a legal action would bring about; nothing changes, and no die is looked at. */
  preview(code: number): NumberedPreview {
    const { kernel, states, cups, preview } = this.engine;
    this.#load(0);
    this.#load(1);
    const cup = newCup(this.engine);
    cup.set('source', SCRIPTED);
    cups.bytes.set(cup.bytes);
    kernel.call('rules.doors.run', states, 1, cups, 0, code, this.extra);
    kernel.call('rules.advice.changes', states, 0, states, 1, cups, 0, preview);
    const told = preview.numbers();
    const { FIRST_SLIDE, SLIDES, TUNNELS, ROLLS, NEEDS, FIRST_FACE } = constants;
    const [tunnels = 0, treasure = 0, hazards = 0] = told.slice(TUNNELS);
    const slides = Array.from({ length: told[SLIDES] ?? 0 }, (_, n): [number, number] => {
      const [start = 0, end = 0] = told.slice(FIRST_SLIDE + 2 * n);
      return [start, end];
    });
    return {
      slides,
      adds: told[ROLLS] ? null : [tunnels, treasure, hazards],
      needs: told[NEEDS] ?? 0,
      dice: told.slice(FIRST_FACE),
    };
  }

  /** Why an action is not legal: the number of a reason, and what it is about. */
  reason(code: number): [number, number[]] {
    const { kernel, states, place } = this.engine;
    place.bytes.fill(0);
    this.#load(0);
    const [reason = 0] = kernel.call('rules.advice.reason', states, 0, code, place);
    return [reason, place.numbers()];
  }

  /**
   * Completes a position whose fields have been set: the number of a fault, and its place. Each of
   * the tie-breaks has points by seat, `scored` how many rounds are on each sheet.
   */
  complete(
    tiebreaks: readonly ReadonlyMap<number, number>[],
    scored: readonly number[],
  ): [number, number[]] {
    const { kernel, states, legal, place } = this.engine;
    return kernel.scoped(() => {
      const rows = kernel.array('int16', tiebreaks.length, SEATS);
      tiebreaks.forEach((points, row) => {
        for (let seat = 0; seat < SEATS; seat++)
          rows.set(row * SEATS + seat, points.get(seat) ?? constants.NOT_IN);
      });
      const rounds = kernel.array('int16', scored.length);
      scored.forEach((count, seat) => rounds.set(seat, count));
      place.bytes.fill(0);
      this.#load(0);
      const door = 'rules.advice.complete';
      const [fault = 0] = kernel.call(door, states, 0, this.extra, rows, rounds, legal, place);
      this.state.bytes.set(states.item(0));
      return [fault, place.numbers()];
    });
  }

  /**
   * Plays a legal action, or sets the game up, to the next question: the rows of the log. A script
   * gives the dice; of one that does not fit a Misfit is thrown, and nothing changes.
   */
  run(code: number, script?: readonly number[]): number[][] {
    const { rows, left, waits } = this.#go(code, script);
    if (left.length || waits) throw new Misfit(left, this.#outcomes());
    this.state.bytes.set(this.engine.states.item(0));
    this.#cup.bytes.set(this.engine.cups.bytes);
    this.#cup.set('source', GENERATED);
    return rows;
  }

  /** What the next die of an action can show after those of a script; none: all are settled. */
  chance(code: number, script: readonly number[]): NumberedOutcome[] {
    const { left } = this.#go(code, script);
    const outcomes = this.#outcomes();
    if (left.length) throw new Misfit(left, outcomes);
    return outcomes;
  }

  /** Brings the state into the kernel. */
  #load(slot: number): void {
    this.engine.states.item(slot).set(this.state.bytes);
  }

  #ask(door: string, out: KernelArray): number[] {
    this.#load(0);
    return this.engine.kernel.call(door, this.engine.states, 0, out);
  }

  /** Runs in the kernel to the next question, or to the first die that a script lacks. */
  #go(
    code: number,
    script: readonly number[] | undefined,
  ): { rows: number[][]; left: number[]; waits: boolean } {
    const { kernel, states, cups } = this.engine;
    const cup = (name: string) => cups.field(kernel.layout('cup'), name) as Int16Array;
    const rows: number[][] = [];
    const left = [...(script ?? [])];
    this.#load(0);
    cups.bytes.set(this.#cup.bytes);
    for (let settled = 0, next = code; !settled; next = GO_ON) {
      cup('log_length')[0] = 0;
      if (script) {
        const part = left.slice(0, SCRIPT_LENGTH);
        cup('source')[0] = SCRIPTED;
        cup('script_read')[0] = 0;
        cup('script_length')[0] = part.length;
        cup('script').set(part);
      }
      [settled = 0] = kernel.call('rules.doors.run', states, 0, cups, 0, next, this.extra);
      if (script) {
        left.splice(0, cup('script_read')[0]);
        if (cup('asks')[0] !== NOTHING) return { rows, left, waits: true };
      }
      const log = Array.from(cup('log'));
      for (let row = 0; row < (cup('log_length')[0] ?? 0); row++)
        rows.push(log.slice(row * LOG_COLUMNS, (row + 1) * LOG_COLUMNS));
    }
    return { rows, left, waits: false };
  }

  /** What the scripted cup in the kernel waits for. */
  #outcomes(): NumberedOutcome[] {
    const { kernel, cups, outcomes, chances } = this.engine;
    const [count = 0] = kernel.call('rules.doors.chance', cups, 0, outcomes, chances);
    const weights = chances.numbers();
    return outcomes
      .numbers()
      .slice(0, count)
      .map((number, at) => [number, weights[at] ?? 0]);
  }
}

/** A cup that keeps a log, keyed by a seed if there is one. */
function newCup(engine: Engine, seed?: string): Struct {
  const cup = new Struct(engine.kernel.layout('cup'));
  cup.set('logging', 1);
  if (seed !== undefined) key(seed).forEach((word, at) => cup.set('key', word, at));
  return cup;
}

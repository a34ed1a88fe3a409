/**
 * Game: what a program needs of the game of Dice Miner, as Python's `Game` offers it, with the same
 * texts and documents. The kernel decides everything; here is its history, and words for numbers.
 */
import type { Event, View } from '../core/wire';
import { Board, START } from './board';
import { constants } from './data';
import type { Engine } from './engine';
import { asked, LogDecoder, ranked } from './events';
import * as explain from './explain';
import { commitment, seedText, type Seed } from './fairness';
import { CODE, counted, heroOf, textOf, type Multiset } from './notation';
import { parsePosition, writePosition, type Position } from './position';
import { parseRecord, writeRecord } from './records';
import { RulesError } from './refusals';
import { fitting, outcomes, script, type Outcome } from './rolls';
import { checkedNames, makeRules, type Rules } from './ruleset';
import * as views from './views';

/** An action of a game, with the board as it was before it. */
interface Step {
  readonly code: number;
  readonly action: string;
  readonly rolled: readonly string[];
  readonly events: readonly Event[];
  readonly before: Board;
}

/** What is known of the dice of a game. */
export interface Dice {
  seed?: Seed | undefined;
  /** False where the dice so far come from a secret seed, of which there may be a commitment. */
  seedKnown?: boolean;
  commitment?: string | undefined;
}

interface Parts extends Dice {
  names?: readonly string[] | undefined;
  beginning?: Position | undefined;
}

export interface NewGame {
  seed?: Seed | undefined;
  names?: readonly string[] | undefined;
  /** The dice of the set-up: the tokens that a record shows after `start`. */
  rolls?: readonly string[] | undefined;
}

export class Game {
  readonly rules: Rules;
  readonly names: readonly string[];
  /** The position it began from; undefined if it was set up. */
  readonly beginning: Position | undefined;
  #board: Board;
  #steps: Step[] = [];
  #tiebreaks: readonly views.Tiebreak[];
  #legal: readonly string[] | undefined;
  #seed: string | undefined;
  #commitment: string | undefined;

  private constructor(
    readonly engine: Engine,
    rules: Rules,
    parts: Parts,
  ) {
    this.rules = rules;
    this.names = checkedNames(parts.names, rules.players);
    this.beginning = parts.beginning;
    this.#board = parts.beginning?.board.copy() ?? Board.of(engine, rules);
    this.#tiebreaks = parts.beginning?.tiebreaks ?? [];
    const seed = seedText(parts.seed);
    this.#board.shake(seed);
    const isKnown = parts.seedKnown ?? true;
    this.#seed = isKnown ? seed : undefined;
    this.#commitment = isKnown ? commitment(seed) : parts.commitment;
  }

  /** Sets a game up. The same seed gives the same dice everywhere; without one they are fresh. */
  static new(engine: Engine, rules: Partial<Rules> = {}, { rolls, ...parts }: NewGame = {}): Game {
    return Game.setUp(engine, makeRules(rules), parts, rolls);
  }

  /** Sets a game up of which not everything need be known, or goes on from a position. */
  static setUp(engine: Engine, rules: Rules, parts: Parts, rolls?: readonly string[]): Game {
    const game = new Game(engine, rules, parts);
    if (!parts.beginning) game.#run(START, rolls);
    return game;
  }

  /** The game that a record tells, from the recorded rolls alone. */
  static replay(engine: Engine, text: string): Game {
    return parseRecord(engine, text);
  }

  /** A game that goes on from a position, as `position` writes it. */
  static fromPosition(engine: Engine, text: string, seed?: Seed): Game {
    const beginning = parsePosition(engine, text);
    return new Game(engine, beginning.rules, { beginning, seed });
  }

  /** What the next die of a set-up can show, given the outcomes before it. */
  static opening(engine: Engine, rules: Partial<Rules>, rolled: readonly string[] = []): Outcome[] {
    return outcomes(Board.of(engine, makeRules(rules)), START, rolled);
  }

  /** The state, as the kernel has it. Not to be changed from outside. */
  get board(): Board {
    return this.#board;
  }

  /** The board before each action with the action's code, for who looks at how it was played. */
  get past(): readonly { readonly before: Board; readonly code: number }[] {
    return this.beginning ? this.#steps : this.#steps.slice(1);
  }

  /** The seed that all of this game's dice follow from; undefined where there is no such one. */
  get seed(): string | undefined {
    return this.#seed;
  }

  /** The SHA-256 of the seed, which may be shown before the game is over. */
  get commitment(): string | undefined {
    return this.#commitment;
  }

  /** Everything that has happened since the set-up, that included. */
  get events(): Event[] {
    return structuredClone(this.#steps.flatMap(({ events }) => events));
  }

  /** The set-up as `start`, then every action, each with the tokens rolled for it. */
  get history(): [action: string, rolled: string[]][] {
    return this.#steps.map(({ action, rolled }) => [action, [...rolled]]);
  }

  /** The tokens rolled for the last action, or for the set-up where there was none. */
  get rolled(): string[] {
    return [...(this.#steps.at(-1)?.rolled ?? [])];
  }

  get over(): boolean {
    return this.#board.over;
  }

  /** The seat to act; null when the game is over. */
  get seat(): number | null {
    return this.#board.seat + 1 || null;
  }

  /** The winning seat in a list; null while the game goes on, and in solo. */
  get winners(): number[] | null {
    return views.winners(this.#board);
  }

  /** Every legal action now, in a stable order; none when the game is over. */
  legal(): string[] {
    this.#legal ??= this.#board.legal().map(textOf);
    return [...this.#legal];
  }

  /** Plays a legal action and returns what happened; `rolls` scripts the dice. */
  play(action: string, { rolls }: { rolls?: readonly string[] | undefined } = {}): Event[] {
    return this.#run(this.#checked(action), rolls);
  }

  /** What the next die of an action can show, given the outcomes before it; none: all settled. */
  chance(action: string, rolled: readonly string[] = []): Outcome[] {
    return outcomes(this.#board, this.#checked(action), rolled);
  }

  /** What a legal action would bring about, as far as no die has a say in it. */
  preview(action: string): views.Preview {
    return views.preview(this.#board, this.#checked(action));
  }

  /** The whole public state. */
  view(): View {
    return views.view(this.#board, this.rules, this.#tiebreaks);
  }

  /** What the troves would score as they lie, one a seat. */
  sheet(): views.Sheet[] {
    return views.sheets(this.#board);
  }

  /** What one die of each face adds to a seat's trove as it lies. */
  worth(seat: number): Multiset {
    const { players } = this.rules;
    if (!Number.isInteger(seat) || seat < 1 || seat > players)
      throw new RulesError('error-share-seat', { seat, players });
    return views.worth(this.#board, seat - 1);
  }

  /** How many dice have to be named now for a reroll, or may be for the chests, and which. */
  choices(): [number, Multiset] {
    const [count, dice] = this.#board.nameable();
    return [count, counted(dice)];
  }

  /** The game so far as text. The seed is in it once the game is over; `reveal` says otherwise. */
  record({ reveal = this.over, names = this.names } = {}): string {
    return writeRecord(this, { reveal, names });
  }

  /** The position in one line of text. */
  position(): string {
    return writePosition(this.view());
  }

  /**
   * An independent copy, with fresh dice unless a seed gives it others. With `sameDice` it has the
   * dice that this game will roll: no bot may be given such a copy.
   */
  copy({ seed, sameDice = false }: { seed?: Seed; sameDice?: boolean } = {}): Game {
    if (sameDice && seed !== undefined) throw new RulesError('error-copy-dice');
    const { names, beginning } = this;
    const copy = new Game(this.engine, this.rules, { names, beginning });
    copy.#board = this.#board.copy(sameDice ? undefined : seedText(seed));
    // The boards of the past have this game's cup, which only a copy with the same dice may get.
    copy.#steps = this.#steps.map((step) =>
      sameDice ? step : { ...step, before: step.before.withCupOf(copy.#board) },
    );
    copy.#tiebreaks = this.#tiebreaks;
    copy.#legal = this.#legal;
    // No one seed explains all dice of a game that goes on with dice of its own.
    copy.#seed = sameDice ? this.#seed : undefined;
    copy.#commitment = sameDice ? this.#commitment : undefined;
    return copy;
  }

  /** Whether the last action can be taken back: no die was rolled for it. */
  get canUndo(): boolean {
    const last = this.#steps.at(-1);
    return last !== undefined && last.action !== 'start' && !last.rolled.length;
  }

  /** Takes the last action back; false if it can't be, and nothing changes. */
  undo(): boolean {
    const last = this.#steps.at(-1);
    if (!this.canUndo || !last) return false;
    this.#steps.pop();
    this.#board = last.before.copy();
    const scored = last.events.filter(({ event }) => event === 'tiebreak').length;
    this.#tiebreaks = this.#tiebreaks.slice(0, this.#tiebreaks.length - scored);
    this.#legal = undefined;
    return true;
  }

  /** The code of an action that is legal now. */
  #checked(action: string): number {
    const legal = this.legal();
    const code = CODE.get(action);
    if (code === undefined || !legal.includes(action))
      throw explain.refusal(this.#board, action, legal);
    return code;
  }

  /** Lets the kernel carry an action out, or the set-up, and writes down what happened. */
  #run(code: number, rolls: readonly string[] | undefined): Event[] {
    const before = this.#board.copy();
    const rows = fitting(() => this.#board.run(code, rolls && script(rolls)));
    this.#legal = undefined;
    const { events, rolled } = decoded(before, this.#board, rows);
    this.#steps.push({
      code,
      action: code === START ? 'start' : textOf(code),
      rolled,
      events,
      before,
    });
    this.#tiebreaks = [...this.#tiebreaks, ...events.flatMap(tiebreakOf)];
    // Dice of this game's own follow in a game whose secret seed is not known here.
    if (!rolls && this.#seed === undefined && rolled.length) this.#commitment = undefined;
    return structuredClone(events);
  }
}

/** The rows of the log between two boards as events, and as the tokens that a record shows. */
function decoded(before: Board, after: Board, rows: readonly number[][]): LogDecoder {
  const heroes = before.state.numbers('hero');
  const decoder = new LogDecoder(
    heroes.map((hero) => (hero < constants.NO_HERO ? heroOf(hero) : null)),
    before.state.number('round_number'),
  );
  decoder.decode(rows);
  const status = after.status();
  if (status[constants.PLAYERS] === 1)
    decoder.events.push({ event: 'points', ...ranked(status[constants.SCORE] ?? 0) });
  decoder.events.push({ event: 'turn', ...asked(status) });
  return decoder;
}

function tiebreakOf(event: Event): views.Tiebreak[] {
  if (event.event !== 'tiebreak') return [];
  return [Object.fromEntries(event.seats.map(({ seat, total }) => [String(seat), total]))];
}

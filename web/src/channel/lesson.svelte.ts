/**
 * The table of a lesson: a game at a written position, whose dice and whose other player are
 * scripted. It takes the action that the lesson asks for; any other is refused with the engine's
 * reason or the lesson's own, and changes nothing.
 */
import {
  PROTOCOL,
  type FromServer,
  type Refusal,
  type SeatInfo,
  type TableInfo,
  type Welcome,
} from '../core/messages';
import { Game, type Engine } from '../engine';
import { parseLine, wrongWord, type Lesson, type Step } from '../lessons/script';
import { sheetOf } from '../local/played';
import { LocalRefusal, refusalOf } from '../local/refusing';
import type { Answer, Channel, ChannelStatus, Listener, Question, Statement } from './channel';

/** The player's seat. */
export const YOU = 1;
/** What the other player passes for. */
const RIVAL = 'novice';
/** No bot was asked. */
const UNRANKED = { visits: null, win: null, score: null };

type Asks = Pick<Welcome, 'legal' | 'room' | 'due' | 'undo'>;

export class LessonChannel implements Channel {
  status = $state<ChannelStatus>('connecting');
  /** The step that the newest position belongs to. */
  step = $state(0);
  /** The newest position, which the table may still be about to show. */
  version = $state(0);
  /** What the player is to do there, one action after the other; none where there is only to read. */
  readonly line: readonly string[] = $derived.by(() => {
    void this.version; // The game and what is played of the step change with it.
    return this.#ahead();
  });
  #listener: Listener | undefined;
  #game: Game;
  /** The game and its version as the step began, to go back to. */
  #begun: { game: Game; version: number };
  /** How many lines of the step are played. */
  #played = 0;

  constructor(
    private readonly engine: Engine,
    readonly lesson: Lesson,
  ) {
    this.#game = this.#setUp();
    this.#begun = { game: this.#game.copy(), version: 0 };
  }

  now(): number {
    return Date.now();
  }

  subscribe(listener: Listener): void {
    this.#listener = listener;
  }

  open(): void {
    this.status = 'open';
    this.#send(this.#welcome());
  }

  close(): void {
    this.status = 'lost';
  }

  renew(): void {
    this.#send({ t: 'table', table: this.#info(), ...this.#asks() });
  }

  hurry(): void {
    // There is no line that could be cut.
  }

  hurryBots(): void {
    // Nobody thinks.
  }

  ask(question: Question): Promise<Answer> {
    return Promise.resolve(this.#answer(question));
  }

  tell(statement: Statement): void {
    if (statement.t === 'sync') this.#send(this.#welcome());
  }

  /** Goes on from a step that is only read. */
  next(): void {
    if (this.#step.play || this.step + 1 >= this.lesson.steps.length) return;
    this.step++;
    if (this.#step.position) this.#begin();
    else this.renew();
  }

  /** Begins the lesson again. */
  restart(): void {
    this.step = 0;
    this.#begin();
  }

  get #step(): Step {
    const step = this.lesson.steps[this.step];
    if (!step) throw new RangeError(`lesson ${this.lesson.id} has no step ${this.step}`);
    return step;
  }

  #setUp(): Game {
    return Game.fromPosition(this.engine, this.#step.position ?? '');
  }

  #begin(): void {
    this.#game = this.#setUp();
    this.version++;
    this.#mark();
    this.#send(this.#welcome());
  }

  #mark(): void {
    this.#played = 0;
    this.#begun = { game: this.#game.copy(), version: this.version };
  }

  #answer(question: Question): Answer {
    const id = '';
    try {
      switch (question.t) {
        case 'move':
          this.#move(question.action);
          return { t: 'ack', id, version: this.version };
        case 'peek':
        case 'why': {
          const { slides, adds, need, dice } = this.#game.preview(question.action);
          return { t: 'seen', id, version: this.version, slides, adds, need, dice };
        }
        case 'worth': {
          const worth = this.#game.worth(question.seat);
          return { t: 'seen', id, version: this.version, slides: [], adds: null, worth };
        }
        case 'hint': {
          const line = [...this.line];
          const rank = line.slice(0, 1).map((action) => ({ action, ...UNRANKED }));
          return { t: 'seen', id, version: this.version, slides: [], adds: null, rank, line };
        }
        default:
          throw new LocalRefusal('begun');
      }
    } catch (error) {
      return { t: 'no', id, ...(error instanceof Wrong ? error.refusal : refusalOf(error)) };
    }
  }

  /** What is to be played next; undefined where the step is only read. */
  get #expected(): ReturnType<typeof parseLine> | undefined {
    const line = this.#step.play?.[this.#played];
    return line === undefined ? undefined : parseLine(line);
  }

  #move(action: string): void {
    if (action !== this.#expected?.action) this.#refuse(action);
    const moves: FromServer[] = [];
    do moves.push(this.#play());
    while (this.#expected && this.#game.seat !== YOU);
    if (!this.#expected) {
      this.step++;
      this.#mark();
    }
    const last = moves.at(-1);
    if (last) Object.assign(last, this.#asks());
    moves.forEach((moved) => this.#send(moved));
  }

  /** The next lines of the script, up to the other player's. */
  #ahead(): string[] {
    const game = this.#game.copy();
    const ahead: string[] = [];
    for (const { action, rolls } of (this.#step.play ?? []).slice(this.#played).map(parseLine)) {
      if (game.seat !== YOU) break;
      game.play(action, { rolls: rolls ?? [] });
      ahead.push(action);
    }
    return ahead;
  }

  /** Plays the next line of the script. */
  #play(): FromServer {
    const { action, rolls } = this.#expected ?? { action: '', rolls: [] };
    const seat = this.#game.seat ?? 0;
    const events = this.#game.play(action, { rolls: rolls ?? [] });
    this.#played++;
    const by = seat === YOU ? 'person' : 'bot';
    const version = ++this.version;
    return { t: 'moved', version, seat, action, by, events, sheet: sheetOf(this.#game) };
  }

  /** What to say to an action that is not the one. */
  objection(action: string): Refusal {
    const id = `lesson-no-${this.lesson.id}-${wrongWord(this.#step, action) ?? ''}`;
    return { code: 'lesson', text: '', args: { id } };
  }

  /** Says why an action is not the one, and goes back to where the step began. */
  #refuse(action: string): never {
    // The engine's own reason, if it is not legal.
    this.#game.preview(action);
    const wrong = new Wrong(this.objection(action));
    if (this.#played) {
      const { game, version } = this.#begun;
      this.#game = game.copy();
      this.version = version;
      this.#played = 0;
      this.#send(this.#welcome());
    }
    throw wrong;
  }

  #send(message: FromServer): void {
    this.#listener?.receive(message);
  }

  #welcome(): Welcome {
    return {
      t: 'welcome',
      protocol: PROTOCOL,
      now: this.now(),
      table: this.#info(),
      version: this.version,
      view: this.#game.view(),
      sheet: sheetOf(this.#game),
      log: [],
      ...this.#asks(),
    };
  }

  /** All that is legal, while the step wants something to be done: the wrong actions, too. */
  #asks(): Asks {
    const asks = this.#step.play !== undefined;
    const room = asks ? this.#game.choices()[0] || null : null;
    return { legal: asks ? [...this.#game.legal()] : null, room, due: null, undo: false };
  }

  #info(): TableInfo {
    const { rules } = this.#game;
    const seats = Array.from({ length: rules.players }, (_, i): SeatInfo => ({
      seat: i + 1,
      who: i + 1 === YOU ? 'person' : 'bot',
      name: '',
      bot: i + 1 === YOU ? null : RIVAL,
      here: true,
      away: false,
      link: null,
    }));
    return {
      id: this.lesson.id,
      status: 'playing',
      rules,
      pace: null,
      host: true,
      seats,
      you: [YOU],
      version: this.version,
      commitment: '',
      seed: null,
      rematch: null,
      created: 0,
    };
  }
}

/** A legal action that is not the one. */
class Wrong extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/**
 * Shows moves beat by beat: it owns the queue of what is still to be shown, its pacing and skipping,
 * and says what is announced and celebrated. What is seen and heard of a beat is the performer's.
 */
import { beats, sheetAfter, type Beat } from '../core/beats';
import type { EventName, NotedEvent, ScoredSeat } from '../core/events';
import type { GameEvent, Moved, Sheet, View } from '../core/messages';
import type { Motion } from '../core/motion';
import { REAL_TIMERS, type Timers } from '../core/timers';

/** Shown over the mountain for a moment: Beer that was shared, or what a round was worth. */
export type Celebrated =
  | { what: 'cheers' }
  /** The round is null for a tie-break. */
  | { what: 'score'; round: number | null; seats: readonly ScoredSeat[] };

/** What is shown now: one beat, or all that were skipped together. */
export interface Shown {
  events: readonly GameEvent[];
  /** None for what was skipped. */
  motions: readonly Motion[];
  skipped: boolean;
}

/** Moves the dice and makes the sounds of what is shown. */
export interface Performer {
  /** The page is about to change. */
  prepare(): void;
  /** The page is as it shall be, or will be with the next tick. */
  perform(shown: Shown): void;
}

export interface Options {
  /** Between two beats that have nothing special, in milliseconds. */
  spacing?: number;
  /** Whether the viewer prefers no motion. */
  still?: () => boolean;
  /** Whether nobody sees the page, where browsers let timers wait for a minute. */
  hidden?: () => boolean;
  timers?: Timers;
}

interface Step {
  moved: Moved;
  own: boolean;
  first: boolean;
  last: boolean;
  beat: Beat;
}

const SPACING = 450; // so that the eye can follow
const HURRIED = 160;
/** With more moves than this waiting, they follow each other faster. */
const MANY = 5;
/** How long a beat stays before the next one, as a multiple of the spacing: to be read … */
const READING: Partial<Record<EventName, number>> = { score: 4.5, tiebreak: 4.5 };
/** … or until its dice lie still. */
const ROLLING: Partial<Record<EventName, number>> = { roll: 2, fill: 1.6 };
const CHEERS_TIME = 1_300;
const SCORE_TIME = 2_600;
const BEFORE_RESULT = 1_100;

export class Playback {
  /** What is on the table now. */
  view = $state.raw<View | null>(null);
  sheet = $state.raw<Sheet>({});
  /** The version of the last move that is shown to its end. */
  version = $state(0);
  /** Whether more of the last move is still to be shown. */
  playing = $state(false);
  /** The beat shown last; null as long as nothing has happened since the page was opened. */
  beat = $state.raw<Beat | null>(null);
  /** The events that are to be announced, in order. */
  announced = $state.raw<readonly NotedEvent[]>([]);
  celebrated = $state.raw<Celebrated | null>(null);
  /** Whether the result of the game is shown, which the viewer can put away and call back. */
  result = $state(false);

  /** The sheet as the server sent it, of which a move changes some rows. */
  #sentSheet: Sheet = {};
  #queue: Step[] = [];
  #shownAt = -Infinity;
  #announcing = false;
  #performer: Performer | null = null;
  #cancelNext = () => {};
  #cancelCelebration = () => {};
  #cancelResult = () => {};
  readonly #spacing: number;
  readonly #still: () => boolean;
  readonly #hidden: () => boolean;
  readonly #timers: Timers;

  /** `shown` is called for every beat, in order, after the view and the sheet are those of it. */
  constructor(
    private readonly shown: (moved: Moved, beat: Beat, last: boolean) => void,
    {
      spacing = SPACING,
      still = () => false,
      hidden = () => false,
      timers = REAL_TIMERS,
    }: Options = {},
  ) {
    this.#spacing = spacing;
    this.#still = still;
    this.#hidden = hidden;
    this.#timers = timers;
  }

  /** Lets somebody perform from now on; what it gives back ends that. */
  performBy(performer: Performer): () => void {
    this.#performer = performer;
    return () => {
      if (this.#performer === performer) this.#performer = null;
    };
  }

  /** Goes on from a position; what still waits is dropped. Without a view, the one shown stays. */
  reset(version: number, view: View | null, sheet: Sheet): void {
    this.#cancelNext();
    this.#queue = [];
    this.playing = false;
    this.version = version;
    if (!view) return;
    this.view = view;
    this.sheet = this.#sentSheet = sheet;
  }

  /** Goes back to the position before an action that was taken back. */
  withdraw(version: number, seat: number, view: View, sheet: Sheet): void {
    this.hurry();
    this.reset(version, view, sheet);
    this.beat = null;
    this.#announce([{ event: 'undone', seat }]);
  }

  /**
   * Shows a move as soon as those before it are shown: the viewer's own at once, and any while the
   * page is hidden, so that nobody is asked late.
   */
  add(moved: Moved, own: boolean): void {
    const from = this.#queue.at(-1)?.beat.view ?? this.view;
    if (!from) return;
    beats(from, moved.events).forEach((beat, i, { length }) => {
      this.#queue.push({ moved, own, beat, first: i === 0, last: i === length - 1 });
    });
    if (this.#hidden()) this.hurry();
    else this.#pump();
  }

  /** Shows all that still waits at once; everything of it is announced. */
  hurry = (): void => {
    this.#cancelNext();
    const steps = this.#queue.splice(0);
    if (steps.length) this.#show(steps, true);
  };

  close(): void {
    this.#cancelNext();
    this.#cancelCelebration();
    this.#cancelResult();
    this.#queue = [];
  }

  #pump(): void {
    this.#cancelNext();
    for (let step = this.#queue[0]; step; step = this.#queue[0]) {
      const wait = step.own && step.first ? 0 : this.#shownAt + this.#stay() - this.#timers.now();
      if (wait > 0) {
        this.#cancelNext = this.#timers.after(wait, () => this.#pump());
        return;
      }
      this.#queue.shift();
      this.#show([step], false);
    }
  }

  /** How long the beat that is shown stays. */
  #stay(): number {
    const moves = this.#queue.filter(({ last }) => last).length;
    const spacing = moves > MANY ? Math.min(HURRIED, this.#spacing) : this.#spacing;
    const kind = this.beat?.kind ?? 'turn';
    return spacing * (READING[kind] ?? (this.#still() ? 1 : (ROLLING[kind] ?? 1)));
  }

  #show(steps: readonly Step[], skipped: boolean): void {
    this.#performer?.prepare();
    this.#shownAt = this.#timers.now();
    for (const { moved, beat, last } of steps) {
      this.beat = beat;
      this.view = beat.view;
      this.playing = !last;
      if (last) {
        this.version = moved.version;
        this.sheet = this.#sentSheet = { ...this.#sentSheet, ...moved.sheet };
      } else this.sheet = sheetAfter(this.sheet, beat);
      this.shown(moved, beat, last);
    }
    const events = steps.flatMap(({ beat }) => beat.events);
    const motions = skipped ? [] : steps.flatMap(({ beat }) => beat.motions);
    this.#announce(events);
    this.#celebrate(events);
    this.#performer?.perform({ events, motions, skipped });
  }

  #announce(events: readonly NotedEvent[]): void {
    // What comes before the page has changed is announced together: nothing is replaced unread.
    this.announced = this.#announcing ? [...this.announced, ...events] : events;
    if (this.#announcing) return;
    this.#announcing = true;
    queueMicrotask(() => (this.#announcing = false));
  }

  #celebrate(events: readonly GameEvent[]): void {
    const score = events.findLast(({ event }) => event === 'score' || event === 'tiebreak');
    if (score?.event === 'score' || score?.event === 'tiebreak') {
      const round = score.event === 'score' ? score.round : null;
      this.#celebrateFor(SCORE_TIME, { what: 'score', round, seats: score.seats });
    } else if (events.some(({ event }) => event === 'share'))
      this.#celebrateFor(CHEERS_TIME, { what: 'cheers' });
    if (events.some(({ event }) => event === 'over')) {
      this.#cancelResult = this.#timers.after(
        this.#still() ? 0 : BEFORE_RESULT,
        () => (this.result = true),
      );
    }
  }

  #celebrateFor(time: number, celebrated: Celebrated): void {
    this.#cancelCelebration();
    this.celebrated = celebrated;
    this.#cancelCelebration = this.#timers.after(time, () => (this.celebrated = null));
  }
}

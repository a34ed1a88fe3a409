/**
 * Shows moves beat by beat: it owns the queue of what is still to be shown, its pacing and skipping,
 * pauses before troves are scored, and says what is announced. What is seen and heard of a beat is
 * the performer's.
 */
import { beats, isScoring, sheetAfter, type Beat } from '../core/beats';
import type { EventName, EventOf, NotedEvent } from '../core/events';
import type { GameEvent, Moved, Sheet, View } from '../core/messages';
import { motions, type Motion } from '../core/motion';
import { REAL_TIMERS, type Timers } from '../core/timers';

/**
 * Troves that are scored: what is shown pauses before them until the viewer goes on, so that nothing
 * on the table tells what they come to while they are counted.
 */
export interface Scene {
  event: EventOf<'score' | 'tiebreak'>;
  /** The view with these points. */
  view: View;
  /** After how many milliseconds it goes on by itself; null if it doesn't. */
  limit: number | null;
  /** Whether that is for others who wait, and not for the viewer's own time. */
  awaited: boolean;
}

/** What is called out over the mountain: shared Beer or, by its number, a new round. */
export interface Celebrated {
  round: number | null;
  /** For how many milliseconds. */
  time: number;
}

/** What is shown now: one beat, or all that were skipped together. */
export interface Shown {
  events: readonly GameEvent[];
  /** None for what was skipped. */
  motions: readonly Motion[];
  skipped: boolean;
  /** How long motions take, as a multiple of the usual: more is slower, 0 is none. */
  speed: number;
}

/** Moves the dice and makes the sounds of what is shown. */
export interface Performer {
  /**
   * The page changes with the next tick, and is still as it was. Says for how many milliseconds dice
   * are on their way: the next beat waits until they lie still.
   */
  perform(shown: Shown): number;
  /** Ends at once what is still on its way. */
  finish(): void;
}

export interface Options {
  /** Between two beats that have nothing special, in milliseconds. */
  spacing?: number;
  /** Whether the viewer prefers no motion. */
  still?: () => boolean;
  /** How long everything takes, as a multiple of the usual: more is slower, 0 is at once. */
  speed?: () => number;
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

/** The troves that a step scores, if it does. */
const scoringOf = ({ beat }: Step): Scene['event'] | undefined => beat.events.find(isScoring);

const SPACING = 450; // so that the eye can follow
/** Beats that change much at once, or show what was rolled: they stay for longer, as so many spacings. */
const RICH: ReadonlySet<string> = new Set<EventName>(['reroll', 'roll', 'round', 'fill', 'refill']);
const READING = 3;
/** What one has rolled oneself, as so many times that. */
const OWN = 1.6;
/** With more moves than this waiting, they follow each other faster. */
const MANY = 5;
const HURRIED = 0.35;
const CHEERS_TIME = 1_300;
const BEFORE_RESULT = 700;

export class Playback {
  /** What is on the table now. */
  view = $state.raw<View | null>(null);
  sheet = $state.raw<Sheet>({});
  /** The version of the last move that is shown to its end. */
  version = $state(0);
  /** The version of the last move that has come, which may still wait to be shown. */
  latest = $state(0);
  /** Whether more of the last move is still to be shown. */
  playing = $state(false);
  /** The beat shown last; null as long as nothing has happened since the page was opened. */
  beat = $state.raw<Beat | null>(null);
  /** The events that are to be announced, in order. */
  announced = $state.raw<readonly NotedEvent[]>([]);
  /** The events whose dice are still in the air: what these will show is not told before they lie. */
  airborne = $state.raw<readonly NotedEvent[]>([]);
  celebrated = $state.raw<Celebrated | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** Whether the result of the game is shown, which the viewer can put away and call back. */
  result = $state(false);

  /** The sheet as the server sent it, of which a move changes some rows. */
  #sentSheet: Sheet = {};
  #queue: Step[] = [];
  #shownAt = -Infinity;
  /** Whether the beat that is shown is of the viewer's own move. */
  #own = false;
  /** How long the performance of what is shown takes. */
  #performance = 0;
  #announcing = false;
  #performer: Performer | null = null;
  /** The step that the scene pauses before. */
  #scored: Step | null = null;
  /** How long a scene may take, as the viewer's time runs or others wait; null if neither. */
  #limit: Pick<Scene, 'limit' | 'awaited'> = { limit: null, awaited: false };
  /** Shows the whole of a scene at once; false if it is shown already. */
  #completeScene = () => false;
  #land = () => {};
  #cancelNext = () => {};
  #cancelScene = () => {};
  #cancelCelebrating = () => {};
  #cancelResult = () => {};
  readonly #spacing: number;
  readonly #still: () => boolean;
  readonly #speed: () => number;
  readonly #hidden: () => boolean;
  readonly #timers: Timers;

  /**
   * `shown` is called for every beat, in order, after the view and the sheet are those of it; and,
   * with nothing that has happened, when play pauses before one.
   */
  constructor(
    private readonly shown: (moved: Moved, beat: Beat, last: boolean) => void,
    {
      spacing = SPACING,
      still = () => false,
      speed = () => 1,
      hidden = () => false,
      timers = REAL_TIMERS,
    }: Options = {},
  ) {
    this.#spacing = spacing;
    this.#still = still;
    this.#speed = speed;
    this.#hidden = hidden;
    this.#timers = timers;
  }

  /** Whether dice are still in the air. */
  get rolling(): boolean {
    return this.airborne.length > 0;
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
    this.#land();
    this.#queue = [];
    this.playing = false;
    this.version = this.latest = version;
    if (!view) return;
    this.#endScene();
    this.view = view;
    this.sheet = this.#sentSheet = sheet;
  }

  /** Performs how the game began, with dice that lie where the view has them, if nothing happened since. */
  open(events: readonly GameEvent[]): void {
    const speed = this.#pace();
    if (!this.view || this.beat || !this.#performer || !speed) return;
    const found = motions(this.view, events, this.view);
    this.#perform({ events, motions: found, skipped: false, speed });
  }

  /** Goes back to the position before an action that was taken back. */
  withdraw(version: number, seat: number, view: View, sheet: Sheet): void {
    this.#skip(true);
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
    this.latest = moved.version;
    beats(from, moved.events).forEach((beat, i, { length }) => {
      this.#queue.push({ moved, own, beat, first: i === 0, last: i === length - 1 });
    });
    // Who plays on, in another tab, has seen enough.
    if (own) this.#endScene();
    if (this.#hidden()) this.hurry();
    else this.#pump();
  }

  /**
   * Shows all that still waits at once, up to the next scene; everything of it is announced. A scene
   * is first shown to its end. Where nobody looks, none is waited for: the last one is still there
   * for who comes back.
   */
  hurry = (): void => {
    const hidden = this.#hidden();
    if (!hidden) {
      if (this.scene && this.#completeScene()) return;
      this.#endScene();
    }
    this.#skip(hidden);
  };

  /** Ends the scene and goes on. */
  proceed = (): void => {
    this.#endScene();
    this.#pump();
  };

  /** Whoever shows a scene step by step says how the rest of it is shown at once. */
  completeSceneBy(complete: () => boolean): () => void {
    this.#completeScene = complete;
    return () => {
      if (this.#completeScene === complete) this.#completeScene = () => false;
    };
  }

  /**
   * Says how long a scene may take: it goes on by itself where the viewer's time runs or others wait
   * for them, and waits for them otherwise.
   */
  limitScene(limit: number | null, awaited = false): void {
    this.#limit = { limit, awaited };
    const { scene } = this;
    if (!scene || (scene.limit === null) === (limit === null)) return;
    this.#cancelScene();
    this.scene = { ...scene, ...this.#limit };
    if (limit !== null) this.#cancelScene = this.#timers.after(limit, this.proceed);
  }

  close(): void {
    this.#cancelNext();
    this.#land();
    this.#cancelScene();
    this.#cancelCelebrating();
    this.#cancelResult();
    this.#queue = [];
  }

  #pump(): void {
    this.#cancelNext();
    for (let step = this.#queue[0]; step && !this.scene; step = this.#queue[0]) {
      const wait =
        step.own && step.first ? 0 : this.#shownAt + this.#stay(step) - this.#timers.now();
      if (wait > 0) {
        this.#cancelNext = this.#timers.after(wait, () => this.#pump());
        return;
      }
      if (scoringOf(step)) {
        this.#begin(step, false);
        return;
      }
      this.#queue.shift();
      this.#show([step], false);
    }
  }

  #skip(scenes: boolean): void {
    this.#cancelNext();
    this.#land();
    this.#performer?.finish();
    this.#settle();
    const pause = scenes ? -1 : this.#queue.findIndex(scoringOf);
    const steps = this.#queue.splice(0, pause < 0 ? this.#queue.length : pause);
    if (steps.length) this.#show(steps, true);
    const [scored] = this.#queue;
    if (scored) this.#begin(scored, true);
    else this.#open(steps.findLast(scoringOf));
  }

  /** How long the beat that is shown stays before another. */
  #stay(next: Step): number {
    const pace = this.#pace();
    const rich = RICH.has(this.beat?.kind ?? '');
    const scores = scoringOf(next) !== undefined;
    const time = this.#spacing * (rich ? READING : 1);
    // A scene covers what was rolled last, and others go on: whoever rolled it themselves reads first
    // what lies there, however fast the rest goes.
    if (this.beat?.kind === 'reroll' && this.#own && pace && (scores || !next.own))
      return this.#performance + OWN * time * Math.max(pace, 1);
    if (rich && scores) return this.#performance + time * pace;
    return Math.max(time * pace, this.#performance);
  }

  /** How long a beat takes, as a multiple of the usual. */
  #pace(): number {
    const moves = this.#queue.filter(({ last }) => last).length;
    return this.#speed() * (moves > MANY ? HURRIED : 1);
  }

  #show(steps: readonly Step[], hurried: boolean): void {
    const speed = this.#pace();
    this.#apply(steps);
    const events = steps.flatMap(({ beat }) => beat.events);
    const skipped = hurried || speed === 0;
    const moving = skipped ? [] : steps.flatMap(({ beat }) => beat.motions);
    this.#announce(events);
    const called = events.findLast(({ event }) => event === 'share' || event === 'round');
    if (called)
      this.#celebrate({
        round: called.event === 'round' ? called.round : null,
        time: CHEERS_TIME * speed,
      });
    if (events.some(({ event }) => event === 'over')) {
      const time = this.#still() ? 0 : BEFORE_RESULT * speed;
      this.#cancelResult = this.#timers.after(time, () => (this.result = true));
    }
    this.#perform({ events, motions: moving, skipped, speed });
  }

  /** The table is as after these steps. */
  #apply(steps: readonly Step[]): void {
    this.#land();
    for (const { moved, own, beat, last } of steps) {
      [this.beat, this.#own] = [beat, own];
      this.view = beat.view;
      this.playing = !last;
      if (last) {
        this.version = moved.version;
        this.sheet = this.#sentSheet = { ...this.#sentSheet, ...moved.sheet };
      } else this.sheet = sheetAfter(this.sheet, beat);
      this.shown(moved, beat, last);
    }
  }

  #perform(shown: Shown): void {
    this.#shownAt = this.#timers.now();
    this.#performance = this.#performer?.perform(shown) ?? 0;
    if (this.#performance) this.#throw(shown.events, shown.motions);
  }

  /** What dice in the air are worth is on the sheet when they lie. */
  #throw(events: readonly GameEvent[], moving: readonly Motion[]): void {
    const rolled = moving
      .filter(({ what }) => what === 'roll' || what === 'drop')
      .map(({ to }) => to);
    if (!rolled.length) return;
    const { sheet } = this;
    this.airborne = events;
    const unknown = (seat: string) =>
      rolled.some((to) => typeof to === 'object' && 'seat' in to && to.seat === Number(seat));
    this.sheet = Object.fromEntries(Object.entries(sheet).filter(([seat]) => !unknown(seat)));
    const cancel = this.#timers.after(this.#performance, () => this.#land());
    this.#land = () => {
      cancel();
      this.#land = () => {};
      this.airborne = [];
      this.sheet = sheet;
    };
  }

  /** Pauses before a step in which troves are scored. */
  #begin(step: Step, skipped: boolean): void {
    this.#land();
    this.#scored = step;
    this.playing = true;
    const { events } = step.beat;
    this.shown(step.moved, { ...step.beat, events: [], view: this.view ?? step.beat.view }, false);
    this.#announce(events);
    this.#open(step);
    this.#perform({ events, motions: [], skipped, speed: this.#pace() });
  }

  #open(step: Step | undefined): void {
    const event = step && scoringOf(step);
    if (!event) return;
    this.scene = { event, view: step.beat.view, limit: null, awaited: false };
    this.limitScene(this.#limit.limit, this.#limit.awaited);
  }

  #endScene(): void {
    this.#cancelScene();
    this.scene = null;
    this.#settle();
  }

  /** What is scored is on the table, if play still pauses before it. */
  #settle(): void {
    const scored = this.#scored;
    this.#scored = null;
    if (!scored || this.#queue[0] !== scored) return;
    this.#queue.shift();
    this.#apply([scored]);
  }

  #announce(events: readonly NotedEvent[]): void {
    // What comes before the page has changed is announced together: nothing is replaced unread.
    this.announced = this.#announcing ? [...this.announced, ...events] : events;
    if (this.#announcing) return;
    this.#announcing = true;
    queueMicrotask(() => (this.#announcing = false));
  }

  #celebrate(celebrated: Celebrated): void {
    this.#cancelCelebrating();
    this.celebrated = celebrated.time ? celebrated : null;
    this.#cancelCelebrating = this.#timers.after(celebrated.time, () => (this.celebrated = null));
  }
}

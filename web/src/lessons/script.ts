/** The lessons as data: positions, what is to be played in each step, and what scripted dice show. */
import LESSONS from './lessons.json';

/** What a seat scores after a step, by the names of the texts' arguments. */
export type Counts = Readonly<Record<string, number>>;

export interface Step {
  /** Its text is `lesson-say-<lesson>-<step>`. */
  readonly id: string;
  /** Where the step begins, as docs/notation.md writes positions; otherwise where the last one ended. */
  readonly position?: string;
  /**
   * Lines of a record: what the player has to do, and what the other one does then, with the dice
   * that are rolled. A step without any is only read.
   */
  readonly play?: readonly string[];
  /**
   * What to say to a legal action that is not the one, by the action, its verb or `*` for any: the
   * text `lesson-no-<lesson>-<word>`.
   */
  readonly wrong?: Readonly<Record<string, string>>;
  /** The points that the step ends with, which the tests hold against the engine's. */
  readonly counts?: Counts;
}

export interface Lesson {
  readonly id: string;
  /** The die that stands for it in the list. */
  readonly die: string;
  /** The tips of a first game that it makes needless. */
  readonly tips: readonly string[];
  readonly steps: readonly Step[];
}

// The type of a JSON file has every key of every entry.
export const lessons = LESSONS as readonly unknown[] as readonly Lesson[];

/** Whether a lesson is about the game alone, which has rules of its own and comes after all others. */
export const isSolo = ({ id }: Lesson): boolean => id === 'solo';

/**
 * The number of the first lesson that is not done, from 1; 0 if all are that a game with others
 * needs.
 */
export const nextLesson = (progress: { isDone(lesson: string): boolean }): number =>
  lessons.findIndex((lesson) => !isSolo(lesson) && !progress.isDone(lesson.id)) + 1;

/** A line of a record: an action, and the dice rolled for it. */
export function parseLine(line: string): { action: string; rolls: string[] | undefined } {
  const [action = '', rolled] = line.split(' -> ');
  return { action, rolls: rolled?.split(' ') };
}

/** The word for an action that is legal, but not the one that the step asks for. */
export function wrongWord({ wrong = {} }: Step, action: string): string | undefined {
  const [verb = ''] = action.split(' ');
  return wrong[action] ?? wrong[verb] ?? wrong['*'];
}

/** Rolled dice as tokens: what a record shows, and what may be given to a game in place of dice. */
import { Misfit, type Board } from './board';
import { constants, data } from './data';
import { FACES, HERO_IDS } from './notation';
import { RollsError } from './refusals';

/** What the next die can show, and how likely that is. */
export type Outcome = [token: string, probability: number];

const { KIND_MARK, HERO_MARK, DECK_MARK, DECKS } = constants;
const NUMBER: ReadonlyMap<string, number> = new Map([
  ...FACES.map((token, face): [string, number] => [token, face]),
  ...data.kinds.map((kind, at): [string, number] => [kind, KIND_MARK + at]),
  ...HERO_IDS.map((id, at): [string, number] => [id, HERO_MARK + at]),
  ...Array.from({ length: DECKS }, (_, at): [string, number] => [`deck-${at + 1}`, DECK_MARK + at]),
]);
const TOKEN: ReadonlyMap<number, string> = new Map(
  Array.from(NUMBER, ([token, number]) => [number, token]),
);

/** Tokens as the numbers of a script. */
export function script(rolls: readonly string[]): number[] {
  return rolls.map((token) => {
    const number = NUMBER.get(token);
    if (number === undefined) throw new RollsError('error-rolls-token', { token });
    return number;
  });
}

/** Calls a function; scripted dice that do not fit are refused in words. */
export function fitting<Result>(use: () => Result): Result {
  try {
    return use();
  } catch (error) {
    throw error instanceof Misfit ? refusal(error) : error;
  }
}

/** What the next die of an action can show after those rolled, with probabilities. */
export function outcomes(board: Board, code: number, rolled: readonly string[]): Outcome[] {
  const found = fitting(() => board.chance(code, script(rolled)));
  const total = found.reduce((sum, [, weight]) => sum + weight, 0);
  return found.map(([number, weight]) => [TOKEN.get(number) ?? '', weight / total]);
}

/** What is wrong with rolls that do not fit. */
function refusal({ left, outcomes: expectable }: Misfit): RollsError {
  if (!expectable.length) return new RollsError('error-rolls-many', { count: left.length });
  const expected = expectable.map(([number]) => TOKEN.get(number) ?? '').join(', ');
  const [first] = left;
  if (first === undefined) return new RollsError('error-rolls-few', { expected });
  return new RollsError('error-rolls-wrong', { token: TOKEN.get(first) ?? '', expected });
}

/** Why an action is illegal: the kernel finds the reason, here it gets the arguments of its text. */
import type { Board } from './board';
import { data } from './data';
import { CODE, heroOf, phaseOf, slotOf, tokenOf } from './notation';
import { IllegalAction, type RefusalArgument } from './refusals';

/** How the numbers that go with a reason are shown. */
const SHOWN: Readonly<Record<string, (number: number) => RefusalArgument>> = {
  slot: slotOf,
  token: tokenOf,
  last: tokenOf,
  hero: heroOf,
  seat: (seat) => seat + 1,
  players: (players) => players,
};

/** The refusal of an action that is not legal in this position. */
export function refusal(board: Board, action: string, legal: readonly string[]): IllegalAction {
  if (!legal.length) return new IllegalAction('error-action-over');
  const code = CODE.get(action);
  if (code === undefined) {
    const meant = folded(
      action
        .split(/\p{White_Space}+/u)
        .filter(Boolean)
        .join(' '),
    );
    const text = legal.find((each) => folded(each) === meant);
    if (text !== undefined)
      return new IllegalAction('error-action-spelling', { action, meant: text }, legal);
    return new IllegalAction('error-action-unknown', { action }, legal);
  }
  const [number, numbers] = board.reason(code);
  const [reason, names] = data.reasons[number] ?? ['action-time', []];
  const args =
    reason === 'action-time'
      ? { action, phase: phaseOf(board.state.number('phase')) }
      : Object.fromEntries(names.map((name, at) => [name, SHOWN[name]?.(numbers[at] ?? 0) ?? '']));
  return new IllegalAction(`error-${reason}`, args, legal);
}

/** A text without the difference of upper and lower case. */
const folded = (text: string): string => text.toUpperCase().toLowerCase();

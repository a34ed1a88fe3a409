/** Whether what a player takes in hand leads to what a lesson asks for. */
import type { Pick } from '../core/intent';
import { tokenOf } from '../core/troves';

export interface Astray {
  /** The action that the lesson does not ask for. */
  action: string;
  /** The die that was chosen wrongly, while the rest of what is in hand is right. */
  key?: string;
}

/** What of a pick is none of the actions in `line`; null if all of it is. */
export function astray(pick: Pick, line: readonly string[]): Astray | null {
  switch (pick.what) {
    case 'share': {
      const gift = `share ${pick.token} `;
      return line.some((action) => action.startsWith(gift)) ? null : { action: gift };
    }
    case 'draft': {
      const [first] = pick.actions;
      const isAsked = pick.actions.some(({ text }) => line.includes(text));
      return isAsked || !first ? null : { action: first.text };
    }
    case 'stop':
      return line.includes('done') ? null : { action: 'done' };
    case 'discard':
      return line.includes(pick.action) ? null : { action: pick.action };
    case 'spend':
      if (!line.includes(pick.action)) return { action: pick.action };
      return unasked('reroll', pick.chosen, line);
    case 'cache':
      return unasked('cache', pick.chosen, line);
  }
}

/** The first of the chosen dice that is not, or not so often, among those to be chosen. */
function unasked(verb: string, chosen: readonly string[], line: readonly string[]): Astray | null {
  const left = [...line];
  for (const key of chosen) {
    const action = `${verb} ${tokenOf(key)}`;
    const at = left.indexOf(action);
    if (at < 0) return { action, key };
    left.splice(at, 1);
  }
  return null;
}

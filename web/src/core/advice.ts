/** Where the dice of a hint lie: on the mountain, or in the trove of who is to act. */
import { parse } from './actions';
import type { TroveItem } from './troves';

/** The slots that a line of actions names. */
export const advisedSlots = (line: readonly string[]): ReadonlySet<string> =>
  new Set(line.flatMap((action) => parse(action).slot ?? []));

/** The keys of the dice, and of the hero's faces, that a line of actions names. */
export function advisedKeys(
  line: readonly string[],
  items: readonly TroveItem[],
): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { verb, token, ofHero } of line.map(parse)) {
    // Of equal dice the last one, which is the one that counts for nothing if one of them does.
    const item = items.findLast(
      ({ key, hero, spent, cached, ...one }) =>
        one.token === token &&
        hero === ofHero &&
        !keys.has(key) &&
        // What was spent is neither spent nor rolled again, but can be kept.
        !(verb === 'cache' ? cached : spent),
    );
    if (item) keys.add(item.key);
  }
  return keys;
}

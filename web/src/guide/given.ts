/** The tips that were given, or taught by a lesson, kept in this browser. */

const KEY = 'diceminer-tips';

/** What keeps the ids of tips; a browser that may keep nothing fails. */
export type Keeper = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function readTips(keeper: Keeper): readonly string[] {
  try {
    const kept: unknown = JSON.parse(keeper().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps tips as given: each comes once, and none that a lesson has taught. */
export function addTips(keeper: Keeper, ids: Iterable<string>): void {
  try {
    keeper().setItem(KEY, JSON.stringify([...new Set([...readTips(keeper), ...ids])]));
  } catch {
    // A browser that keeps nothing says everything once a visit.
  }
}

/** Lets every tip be given again. */
export function forgetTips(keeper: Keeper): void {
  try {
    keeper().removeItem(KEY);
  } catch {
    // Nothing is kept.
  }
}

/** The tips that were given, kept in this browser. */

export const KEY = 'diceminer-tips';

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

/** Lets every tip be given again. */
export function forgetTips(keeper: Keeper): void {
  try {
    keeper().removeItem(KEY);
  } catch {
    // Nothing is kept.
  }
}

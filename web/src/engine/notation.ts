/** Tokens, slots and action texts, and the numbers that the kernel knows them by. */
import { data } from './data';

export type Multiset = Record<string, number>;

export const FACES: readonly string[] = data.box.faces;
export const FACE_NUMBER: ReadonlyMap<string, number> = new Map(
  FACES.map((token, number) => [token, number]),
);
export const HERO_IDS: readonly string[] = Object.keys(data.box.heroes);
/** The slots of the mountain by number, from the bottom. */
export const SLOT_NAMES: ReadonlyMap<number, string> = new Map(data.words.slot);
export const SLOT_NUMBER: ReadonlyMap<string, number> = new Map(
  data.words.slot.map(([number, name]) => [name, number]),
);

function actionTexts(): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [first, form, steps] of data.actions) {
    let made: [number, string][] = [[first, form]];
    for (const [word, step] of Object.entries(steps))
      made = made.flatMap(([code, text]) =>
        data.words[word as keyof typeof steps].map(([number, name]): [number, string] => [
          code + step * number,
          text.replace(`{${word}}`, name),
        ]),
      );
    for (const [code, text] of made) texts.set(code, text);
  }
  return texts;
}

const TEXT: ReadonlyMap<number, string> = actionTexts();
/** The code of every action text that some game knows. */
export const CODE: ReadonlyMap<string, number> = new Map(
  Array.from(TEXT, ([code, text]) => [text, code]),
);

function known<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`${String(key)} has no name`);
  return value;
}

function nth<Value>(list: readonly Value[], at: number): Value {
  const value = list[at];
  if (value === undefined) throw new RangeError(`${at} has no name`);
  return value;
}

export const textOf = (code: number): string => known(TEXT, code);
export const tokenOf = (face: number): string => nth(FACES, face);
export const slotOf = (slot: number): string => known(SLOT_NAMES, slot);
export const heroOf = (hero: number): string => nth(HERO_IDS, hero);
export const phaseOf = (phase: number): string => nth(data.phases, phase);

/** A row of counts by face as a multiset of tokens. */
export function counted(row: readonly number[]): Multiset {
  const dice: Multiset = {};
  row.forEach((count, face) => {
    if (count) dice[tokenOf(face)] = count;
  });
  return dice;
}

/** A multiset in one word, counts in front; `-` for none. */
export function writeMultiset(dice: Multiset): string {
  const words = Object.entries(dice).map(([token, count]) =>
    count > 1 ? `${count}${token}` : token,
  );
  return words.join(',') || '-';
}

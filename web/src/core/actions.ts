/** Reads actions: the text that the server offers, and that is sent back to it as it is. */
export const VERBS = [
  'hero',
  'share',
  'take',
  'spend',
  'reroll',
  'cache',
  'draft',
  'recycle',
  'refill',
  'done',
] as const;
export type Verb = (typeof VERBS)[number];

/** What an action says; null where its verb says nothing of the kind. */
export interface Action {
  /** The action itself, as docs/notation.md writes it. */
  text: string;
  verb: Verb;
  /** Where on the mountain: of `take`, `draft` and `recycle`. */
  slot: string | null;
  /** Which die of the trove: of `share`, `spend`, `reroll` and `cache`. */
  token: string | null;
  /** Who gets a shared Beer. */
  seat: number | null;
  /** The hero that is chosen. */
  hero: string | null;
  /** The face that a drafted Beer is set to. */
  as: string | null;
  /** Whether a drafted die goes into a chest. */
  cached: boolean;
  /** Whether the magic that is spent is the hero's. */
  ofHero: boolean;
}

const isVerb = (word: string): word is Verb => (VERBS as readonly string[]).includes(word);

export function parse(text: string): Action {
  const [verb = '', ...words] = text.split(' ');
  if (!isVerb(verb)) throw new RangeError(`${text} is no action`);
  const action: Action = {
    text,
    verb,
    slot: null,
    token: null,
    seat: null,
    hero: null,
    as: null,
    cached: false,
    ofHero: false,
  };
  const [first = null, second] = words;
  switch (verb) {
    case 'hero':
      return { ...action, hero: first };
    case 'share':
      return { ...action, token: first, seat: Number(second) };
    case 'spend':
      return { ...action, token: words.at(-1) ?? null, ofHero: words.length > 1 };
    case 'reroll':
    case 'cache':
      return { ...action, token: first };
    case 'take':
    case 'recycle':
      return { ...action, slot: first };
    case 'draft':
      return {
        ...action,
        slot: first,
        as: second === 'as' ? (words[2] ?? null) : null,
        cached: words.at(-1) === 'cache',
      };
    default:
      return action;
  }
}

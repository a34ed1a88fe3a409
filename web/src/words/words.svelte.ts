/** Everything a person reads, in the language of their choice, from the catalogues of the game. */
import TROUBLE from 'virtual:messages/web-trouble';
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import type { EventOf, NotedEvent, ScoredSeat } from '../core/events';
import type { Lang, Refusal } from '../core/messages';
import { facts } from '../state/facts.svelte';
import { insist } from '../core/insist';
import type { Argument, Saying } from '../core/prompts';
import { whereabouts } from '../core/slots';
import { isBeer, kindOf, symbolOf } from '../core/tokens';
import type { Messages, TextPart } from './parts';

export const LANGUAGES: readonly Lang[] = ['en', 'it', 'fr', 'es'];
export const LANGUAGE_NAMES: Record<Lang, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
};

/** The texts of a language: what the page begins with, and how the rest is fetched. */
export interface Catalogue {
  base: readonly Messages[];
  parts: Record<TextPart, () => Promise<{ default: Messages }>>;
}

// One file a language, fetched when it is chosen.
const CATALOGUES: Record<Lang, () => Promise<Catalogue>> = {
  en: () => import('virtual:catalogue/en'),
  it: () => import('virtual:catalogue/it'),
  fr: () => import('virtual:catalogue/fr'),
  es: () => import('virtual:catalogue/es'),
};

/** The texts of a language that are there. */
interface Spoken {
  readonly lang: Lang;
  readonly catalogue: Catalogue;
  readonly parts: Map<TextPart, Messages>;
}

const SYMBOL_TEXTS: Record<string, string> = {
  number: 'face-tunnel',
  gem: 'face-gems',
  magic: 'face-magic',
  'cave-in': 'face-cave-in',
  dragon: 'face-dragon',
  pickaxe: 'face-pickaxe',
  shield: 'face-shield',
  chest: 'face-chest',
};

const resourceOf = (messages: Messages): FluentResource => ({
  body: Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} })),
});

/** The language a browser asks for, or English if it is none of ours. */
export function preferred(asked: readonly string[]): Lang {
  for (const tag of asked) {
    const lang = tag.slice(0, 2).toLowerCase() as Lang;
    if (LANGUAGES.includes(lang)) return lang;
  }
  return 'en';
}

/** A language's formats; to make one takes longer than to use it a hundred times. */
const formatsOf = (lang: Lang) => ({
  list: new Intl.ListFormat(lang, { type: 'conjunction' }),
  choice: new Intl.ListFormat(lang, { type: 'disjunction' }),
  number: new Intl.NumberFormat(lang),
  percent: new Intl.NumberFormat(lang, { style: 'percent' }),
  date: new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }),
});

/** A number below zero has a minus sign, not the hyphen that formats give it. */
const withMinus = (text: string): string => text.replace(/(^|[^\w-])-(?=\d)/g, '$1−');

/** Who sits in a seat; `alone` where that is no part of a sentence. */
export type Names = (seat: number, alone?: boolean) => string;
/** Whether a seat is called "You", which takes other words than a name. */
export const isYou = (name: Names, seat: number): boolean => name(seat, true) !== name(seat);

export class Words {
  #bundle = $state.raw<FluentBundle>();
  /** How often texts were added to it: who has found a text needs no other. */
  #included = $state(0);
  lang = $state<Lang>('en');
  readonly #formats = $derived(formatsOf(this.lang));
  /** What to say while the texts of a language could not be loaded. */
  trouble = $state('');
  #stop: (() => void) | undefined;
  #spoken: Spoken | undefined;
  readonly #wanted = new Set<TextPart>();
  /** Whether the texts of refusals are there, or could not be loaded. */
  #hasRefusals = $state(false);

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  constructor(private readonly catalogues = CATALOGUES) {}

  /** Uses a language as soon as its texts are there, however often they have to be asked for. */
  speak(lang: Lang): Promise<void> {
    this.#stop?.();
    return new Promise((spoken) => {
      this.#stop = insist(
        () => this.#load(lang),
        (loaded) => {
          this.#use(loaded);
          spoken();
        },
        () => (this.trouble = TROUBLE[lang]),
      );
    });
  }

  async #load(lang: Lang): Promise<Spoken> {
    const catalogue = await this.catalogues[lang]();
    const parts = new Map<TextPart, Messages>();
    // Another part may be asked for while these are on their way.
    while (parts.size < this.#wanted.size) {
      const missing = [...this.#wanted].filter((part) => !parts.has(part));
      const found = await Promise.all(missing.map((part) => catalogue.parts[part]()));
      missing.forEach((part, i) => parts.set(part, found[i]?.default ?? {}));
    }
    return { lang, catalogue, parts };
  }

  /** Loads the texts of a part of the page; from then on it has them in every language. */
  async include(part: TextPart): Promise<void> {
    this.#wanted.add(part);
    while (this.#spoken && !this.#spoken.parts.has(part)) {
      const { lang, catalogue } = this.#spoken;
      const { default: messages } = await catalogue.parts[part]();
      const spoken = this.#spoken;
      // If another language has come meanwhile, it may have brought its own.
      if (spoken.lang !== lang || spoken.parts.has(part)) continue;
      spoken.parts.set(part, messages);
      this.#bundle?.addResource(resourceOf(messages));
      this.#included += 1;
    }
  }

  /** A loader for `Lazy` that brings a component's texts along. */
  with =
    <Loaded>(part: TextPart, load: () => Promise<Loaded>) =>
    async (): Promise<Loaded> => {
      const [loaded] = await Promise.all([load(), this.include(part)]);
      return loaded;
    };

  #use(spoken: Spoken): void {
    const { lang, catalogue, parts } = spoken;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const messages of [...catalogue.base, ...parts.values()])
      bundle.addResource(resourceOf(messages));
    this.#spoken = spoken;
    this.#bundle = bundle;
    this.lang = lang;
    this.trouble = '';
    if (typeof document !== 'undefined') document.documentElement.lang = lang;
  }

  /** A text by its id; the id itself if there is none, which a test makes sure of. */
  t = (id: string, args?: Record<string, FluentVariable>): string => {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) {
      void this.#included;
      return bundle ? id : '';
    }
    return withMinus(bundle.formatPattern(pattern, args, []));
  };

  has = (id: string): boolean => {
    const found = this.#bundle?.hasMessage(id) ?? false;
    if (!found) void this.#included;
    return found;
  };

  /** The name of a face: "3 gems", "Beer (tunnel)". */
  face = (token: string): string => {
    if (!token) return '';
    if (isBeer(token)) return this.t('face-beer', { kind: this.t(`kind-${kindOf(token)}`) });
    const [symbol, n] = symbolOf(token);
    return this.t(SYMBOL_TEXTS[symbol] ?? '', { n });
  };

  /** Where on the mountain: "top row, 2 of 2". The names of slots are nowhere to be seen. */
  slot = (slot: string): string => this.t('web-slot', whereabouts(slot));

  hero = (id: string): string => {
    // An owner's data file may name a hero.
    const own = facts.box?.heroes[id]?.name;
    if (own) return own;
    if (this.has(`hero-${id}`)) return this.t(`hero-${id}`);
    return id.replace(
      /(^|-)(\w)/g,
      (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase(),
    );
  };

  /** The name of a bot's level, with the time it thinks if that is not the usual. */
  bot = (level: string): string => {
    const [, name = level, seconds] = /^(.*)@([\d.]+)s$/.exec(level) ?? [];
    const known = this.has(`bot-${name}`) ? this.t(`bot-${name}`) : name;
    return seconds ? this.t('web-bot-seconds', { bot: known, n: Number(seconds) }) : known;
  };

  list = (items: string[]): string => this.#formats.list.format(items);

  number = (n: number): string => withMinus(this.#formats.number.format(n));

  signed = (n: number): string => (n > 0 ? `+${this.number(n)}` : this.number(n));

  date = (at: number | string): string => this.#formats.date.format(new Date(at));

  /** What somebody is asked, or waits for. */
  prompt = ({ id, args }: Saying, name: Names): string => {
    const word = (arg: Argument): FluentVariable => {
      if (typeof arg === 'number') return arg;
      if ('face' in arg) return this.face(arg.face);
      if ('points' in arg) return this.t('points', { n: arg.points });
      if ('oneOf' in arg) return this.#formats.choice.format(arg.oneOf.map((text) => this.t(text)));
      return 'seat' in arg ? name(arg.seat) : this.list(arg.seats.map((seat) => name(seat)));
    };
    const said = Object.entries(args).map(([key, arg]) => [key, word(arg)] as const);
    return this.t(id, Object.fromEntries(said));
  };

  percent = (part: number): string => this.#formats.percent.format(part);

  /**
   * Why something was refused: worded here from the code and its arguments, with faces, slots and
   * heroes by their names, or as one says it to somebody who points at a die. The first one asks for
   * these texts; until they are there, nothing is said. In the server's words, which name slots, only
   * where it has a newer reason than this page, or these texts can't be loaded.
   */
  refusal = ({ code, args, text }: Refusal): string => {
    const id = typeof args['id'] === 'string' ? args['id'] : `server-${code}`;
    if (!this.has(id)) {
      void this.includeRefusals().catch(() => undefined);
      return this.#hasRefusals ? text : '';
    }
    const pointed = `web-error-${id.replace('error-', '')}`;
    const named = (name: string, value: string | number): string | number => {
      if (typeof value !== 'string') return value;
      if (name === 'token' || name === 'last') return this.face(value);
      if (name === 'slot') return this.slot(value);
      return name === 'hero' ? this.hero(value) : value;
    };
    const worded = this.t(
      this.has(pointed) ? pointed : id,
      Object.fromEntries<FluentVariable>(
        Object.entries(args).map(([name, value]) => [name, named(name, value)]),
      ),
    );
    return worded.charAt(0).toLocaleUpperCase(this.lang) + worded.slice(1);
  };

  async includeRefusals(): Promise<void> {
    try {
      await Promise.all(
        (['refusals', 'server', 'closed'] as const).map((part) => this.include(part)),
      );
    } finally {
      this.#hasRefusals = true;
    }
  }

  /** What happened, as one sentence; "" for what needs none. */
  event = (event: NotedEvent, name: Names): string => {
    const { t, face } = this;
    const who = ({ seat, token }: { seat: number; token: string }) => ({
      name: name(seat),
      face: face(token),
    });
    const rolled = ({ seat, dice }: EventOf<'reroll' | 'roll'>) => ({
      name: name(seat),
      dice: dice.map(([before, after]) => `${face(before)} → ${face(after)}`).join(', '),
    });
    const scores = (seats: readonly ScoredSeat[]) =>
      seats
        .map(({ seat, most_gems, tunnels, treasure, hazards, total }) =>
          t('event-score-seat', {
            name: name(seat),
            doubled: most_gems ? 'yes' : 'no',
            tunnels: this.number(tunnels),
            treasure: this.number(treasure),
            hazards: this.number(hazards),
            total: this.number(total),
          }),
        )
        .join(', ');
    switch (event.event) {
      case 'tied':
        return t('event-tied', { names: this.list(event.seats.map((seat) => name(seat))) });
      case 'roll-off':
        return t('event-roll-off', {
          rolls: Object.entries(event.rolls)
            .map(([seat, token]) =>
              t('event-roll-off-seat', { name: name(Number(seat)), face: face(token) }),
            )
            .join(', '),
        });
      case 'start':
        return t('event-start', { round: event.round, name: name(event.seat) });
      case 'hero':
        return t(event.dealt ? 'event-hero-dealt' : 'event-hero', {
          name: name(event.seat),
          hero: this.hero(event.hero),
        });
      case 'fill':
        return t('event-fill', { n: Object.keys(event.dice).length });
      case 'share':
        return t('event-share', { ...who(event), to: name(event.to), rolled: face(event.rolled) });
      case 'take':
        return t('web-event-take', who(event));
      case 'slide':
        return t('web-event-slide', { face: face(event.token) });
      case 'pass':
        return t('event-pass', { name: name(event.seat) });
      case 'spend':
        return t(event.hero ? 'event-spend-hero' : 'event-spend', who(event));
      case 'choose':
        return t('event-choose', who(event));
      case 'cache':
        return t('event-cache', who(event));
      case 'reroll':
        return t('event-reroll', rolled(event));
      case 'roll':
        return t('event-roll', rolled(event));
      case 'score':
        return t('event-score', { round: event.round, seats: scores(event.seats) });
      case 'tiebreak':
        return t('event-tiebreak', { seats: scores(event.seats) });
      case 'round':
        return t('event-round', { round: event.round });
      case 'over':
        if (!event.winners) return t('event-over-solo');
        return t('event-over', {
          n: event.winners.length,
          names: this.list(event.winners.map((seat) => name(seat))),
        });
      case 'set-up': {
        const dice = facts.spread(event.dice).map(face).join(', ');
        return dice ? t('event-set-up', { dice }) : t('event-set-up-none');
      }
      case 'again':
        return t('event-again');
      case 'draft': {
        const args = { face: face(event.token), cached: event.cached ? 'yes' : 'no' };
        if (event.as === event.token) return t('web-event-draft', args);
        return t('web-event-draft-as', { ...args, wished: face(event.as) });
      }
      case 'recycle':
        return t('web-event-recycle', { face: face(event.token) });
      case 'refill':
        return t('event-refill');
      case 'stop':
        return t('event-stop');
      case 'undone':
        return t('web-undone', { name: name(event.seat) });
      default:
        return '';
    }
  };
}

export const words = new Words();
export const t = words.t;

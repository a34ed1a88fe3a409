/** Everything a person reads, in the language of their choice, from the catalogues of the game. */
import TROUBLE from 'virtual:messages/web-trouble';
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { parse } from '../core/actions';
import type { EventOf, NotedEvent, ScoredSeat } from '../core/events';
import type { Lang, Refusal } from '../core/messages';
import { facts } from '../state/facts.svelte';
import { insist } from '../core/insist';
import type { Argument, Prompt } from '../core/prompts';
import { isBeer, kindOf, symbolOf } from '../core/tokens';

export const LANGUAGES: readonly Lang[] = ['en', 'it', 'fr', 'es'];
export const LANGUAGE_NAMES: Record<Lang, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
};

// One small file a language, fetched when it is chosen.
/** The messages of some files, parsed when the page was built. */
type Catalogue = readonly FluentResource['body'][];

const CATALOGUES: Record<Lang, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./en'),
  it: () => import('./it'),
  fr: () => import('./fr'),
  es: () => import('./es'),
};

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

/** The language a browser asks for, or English if it is none of ours. */
export function preferred(asked: readonly string[]): Lang {
  for (const tag of asked) {
    const lang = tag.slice(0, 2).toLowerCase() as Lang;
    if (LANGUAGES.includes(lang)) return lang;
  }
  return 'en';
}

export type Names = (seat: number) => string;

export class Words {
  #bundle = $state.raw<FluentBundle>();
  lang = $state<Lang>('en');
  /** What to say while the texts of a language could not be loaded. */
  trouble = $state('');
  #stop: (() => void) | undefined;

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  constructor(private readonly catalogues = CATALOGUES) {}

  /** Uses a language as soon as its texts are there, however often they have to be asked for. */
  speak(lang: Lang): Promise<void> {
    this.#stop?.();
    return new Promise((spoken) => {
      this.#stop = insist(
        this.catalogues[lang],
        ({ default: files }) => {
          this.#use(lang, files);
          spoken();
        },
        () => (this.trouble = TROUBLE[lang]),
      );
    });
  }

  #use(lang: Lang, files: Catalogue): void {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const body of files) bundle.addResource({ body });
    this.#bundle = bundle;
    this.lang = lang;
    this.trouble = '';
    if (typeof document !== 'undefined') document.documentElement.lang = lang;
  }

  /** A text by its id; the id itself if there is none, which a test makes sure of. */
  t = (id: string, args?: Record<string, FluentVariable>): string => {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) return bundle ? id : '';
    return bundle.formatPattern(pattern, args, []);
  };

  has = (id: string): boolean => this.#bundle?.hasMessage(id) ?? false;

  /** The name of a face: "3 gems", "Beer (tunnel)". */
  face = (token: string): string => {
    if (!token) return '';
    if (isBeer(token)) return this.t('face-beer', { kind: this.t(`kind-${kindOf(token)}`) });
    const [symbol, n] = symbolOf(token);
    return this.t(SYMBOL_TEXTS[symbol] ?? '', { n });
  };

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

  list = (items: string[]): string =>
    new Intl.ListFormat(this.lang, { type: 'conjunction' }).format(items);

  number = (n: number): string => new Intl.NumberFormat(this.lang).format(n).replace('-', '−');

  signed = (n: number): string => (n > 0 ? `+${this.number(n)}` : this.number(n));

  date = (at: number | string): string =>
    new Intl.DateTimeFormat(this.lang, { dateStyle: 'medium' }).format(new Date(at));

  /** An action as advice: "Take tunnel 5 from e1". The mountain says what lies in a slot. */
  action = (action: string, mountain: Record<string, string>, name: Names): string => {
    const { t } = this;
    const { verb, slot, token, seat, hero, as, cached } = parse(action);
    const face = this.face(token ?? mountain[slot ?? ''] ?? '');
    switch (verb) {
      case 'hero':
        return this.hero(hero ?? '');
      case 'share':
        return t('web-act-share', { face, name: name(seat ?? 0) });
      case 'draft': {
        const args = { slot: slot ?? '', face, cached: cached ? 'yes' : 'no' };
        return as
          ? t('web-act-draft-as', { ...args, wish: this.face(as) })
          : t('web-act-draft', args);
      }
      case 'take':
      case 'recycle':
        return t(`web-act-${verb}`, { slot: slot ?? '', face });
      case 'spend':
      case 'reroll':
      case 'cache':
        return t(`web-act-${verb}`, { face });
      case 'refill':
        return t('web-refill');
      case 'done':
        return t('web-act-done');
    }
  };

  /** What somebody is asked, or waits for. */
  prompt = ({ id, args }: Prompt, name: Names): string => {
    const word = (arg: Argument): FluentVariable => {
      if (typeof arg === 'number') return arg;
      if ('face' in arg) return this.face(arg.face);
      if ('points' in arg) return this.t('points', { n: arg.points });
      return 'seat' in arg ? name(arg.seat) : this.list(arg.seats.map(name));
    };
    const said = Object.entries(args).map(([key, arg]) => [key, word(arg)] as const);
    return this.t(id, Object.fromEntries(said));
  };

  percent = (part: number): string =>
    new Intl.NumberFormat(this.lang, { style: 'percent' }).format(part);

  /**
   * Why something was refused: worded here from the code and its arguments, with faces and heroes by
   * their names; in the server's words where it has a newer reason than this page.
   */
  refusal = ({ code, args, text }: Refusal): string => {
    const id = typeof args['id'] === 'string' ? args['id'] : `server-${code}`;
    if (!this.has(id)) return text;
    const named = (name: string, value: string | number): string | number => {
      if (typeof value !== 'string') return value;
      if (name === 'token' || name === 'last') return this.face(value);
      return name === 'hero' ? this.hero(value) : value;
    };
    const worded = this.t(
      id,
      Object.fromEntries<FluentVariable>(
        Object.entries(args).map(([name, value]) => [name, named(name, value)]),
      ),
    );
    return worded.charAt(0).toLocaleUpperCase(this.lang) + worded.slice(1);
  };

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
        return t('event-tied', { names: this.list(event.seats.map(name)) });
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
        return t('event-take', { ...who(event), slot: event.slot });
      case 'slide':
        return t('event-slide', { start: event.from, end: event.to, face: face(event.token) });
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
          names: this.list(event.winners.map(name)),
        });
      case 'set-up': {
        const dice = facts.spread(event.dice).map(face).join(', ');
        return dice ? t('event-set-up', { dice }) : t('event-set-up-none');
      }
      case 'again':
        return t('event-again');
      case 'draft': {
        const args = {
          slot: event.slot,
          face: face(event.token),
          cached: event.cached ? 'yes' : 'no',
        };
        if (event.as === event.token) return t('event-draft', args);
        return t('event-draft-as', { ...args, wished: face(event.as) });
      }
      case 'recycle':
        return t('event-recycle', { slot: event.slot, face: face(event.token) });
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

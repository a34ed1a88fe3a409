/** What a person prefers, kept in this browser: language, light or dark, sound, speed. */
import type { Lang } from '../core/messages';
import { preferred, words } from '../words/words.svelte';

const KEY = 'diceminer';
/** Where the lessons that are done are kept. */
export const LESSONS = 'diceminer-lessons';

/** How long what is shown takes, as a multiple of the usual. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.5, once: 0 };
export type Speed = keyof typeof SPEEDS;
const LOUD = 0.7;

/** The ways to set a game up: against bots, with friends, alone. */
export type Way = 'bots' | 'friends' | 'solo';

interface Kept {
  lang?: Lang;
  theme?: 'dark' | 'light';
  sound?: boolean;
  volume?: number;
  speed?: Speed;
  name?: string;
  tips?: boolean;
  way?: Way;
  notify?: boolean;
  muted?: boolean;
}

/** What this browser keeps under a name; null if that is nothing that can be read. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

class Preferences {
  #kept = $state<Kept>((recall(KEY) as Kept | null) ?? {});
  /** What the system prefers, which is followed until somebody chooses. */
  #system = $state<'dark' | 'light'>('dark');

  get theme(): 'dark' | 'light' {
    return this.#kept.theme ?? this.#system;
  }
  set theme(theme) {
    this.#keep({ theme });
    this.#show();
  }

  get sound(): boolean {
    return this.#kept.sound ?? true;
  }
  set sound(sound) {
    this.#keep({ sound });
  }

  /** How loud sounds are, above 0 and up to 1. */
  get volume(): number {
    return this.#kept.volume ?? LOUD;
  }
  set volume(volume) {
    this.#keep({ volume });
  }

  get speed(): Speed {
    return this.#kept.speed ?? 'normal';
  }
  set speed(speed) {
    this.#keep({ speed });
  }

  /** Whether short tips are given at the table. */
  get tips(): boolean {
    return this.#kept.tips ?? true;
  }
  set tips(tips) {
    this.#keep({ tips });
  }

  get name(): string {
    return this.#kept.name ?? '';
  }
  set name(name) {
    this.#keep({ name });
  }

  /** The way that a game was set up last. */
  get way(): Way {
    return this.#kept.way ?? 'bots';
  }
  set way(way) {
    this.#keep({ way });
  }

  /** Whether the browser shall tell of one's turn while nobody looks at the page. */
  get notify(): boolean {
    return this.#kept.notify ?? false;
  }
  set notify(notify) {
    this.#keep({ notify });
  }

  /** Whether the others' reactions are not shown. */
  get muted(): boolean {
    return this.#kept.muted ?? false;
  }
  set muted(muted) {
    this.#keep({ muted });
  }

  get lang(): Lang {
    return this.#kept.lang ?? preferred(navigator.languages);
  }
  set lang(lang) {
    this.#keep({ lang });
    void words.speak(lang);
  }

  get still(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  async begin(): Promise<void> {
    const light = matchMedia('(prefers-color-scheme: light)');
    const follow = (): void => {
      this.#system = light.matches ? 'light' : 'dark';
      this.#show();
    };
    light.addEventListener('change', follow);
    follow();
    await words.speak(this.lang);
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.theme;
    // The browser's own bars are the sky, too.
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--scene-sky'));
  }

  #keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const preferences = new Preferences();

/** What a person prefers, kept in this browser: language, light or dark, sound. */
import type { Lang } from '../core/messages';
import { preferred, words } from '../words/words.svelte';

const KEY = 'diceminer';

interface Kept {
  lang?: Lang;
  theme?: 'dark' | 'light';
  sound?: boolean;
  name?: string;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Preferences {
  #kept = $state<Kept>(read());

  get theme(): 'dark' | 'light' {
    return this.#kept.theme ?? 'dark';
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

  get name(): string {
    return this.#kept.name ?? '';
  }
  set name(name) {
    this.#keep({ name });
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
    this.#show();
    await words.speak(this.lang);
  }

  #show(): void {
    document.documentElement.dataset['theme'] = this.theme;
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

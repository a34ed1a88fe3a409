/**
 * What is explained beside the number it is about: whatever has a `data-why` is, by a tap or a click,
 * while the keyboard is on it, and after a moment under the pointer.
 */

/** Something to explain, as the words of its `data-why`, and where it stands. */
export interface Subject {
  about: string;
  anchor: HTMLElement;
}

/** How long a pointer rests before it asks, in milliseconds. */
const REST = 350;
const WALKS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const found = (event: Event): HTMLElement | null =>
  (event.target as Element).closest<HTMLElement>('[data-why]');

export class Explaining {
  subject = $state.raw<Subject | null>(null);
  /** Whether it stays until something else is tapped. */
  #held = false;
  /** What the pointer has been moved to. */
  #under: HTMLElement | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  close = (): void => {
    clearTimeout(this.#resting);
    this.subject = null;
    this.#held = false;
  };

  #show(anchor: HTMLElement, held: boolean): void {
    clearTimeout(this.#resting);
    const about = anchor.dataset['why'] ?? '';
    this.#held = held;
    if (this.subject?.anchor !== anchor || this.subject.about !== about)
      this.subject = { about, anchor };
  }

  readonly #listeners: Record<string, (event: never) => void> = {
    click: (event: MouseEvent) => {
      const anchor = found(event);
      // What does something when it is clicked is explained without.
      if (!anchor || anchor.dataset['does'] !== undefined) this.close();
      else if (this.#held && this.subject?.anchor === anchor) this.close();
      else this.#show(anchor, true);
    },
    focusin: (event: FocusEvent) => {
      const anchor = found(event);
      if (anchor?.matches(':focus-visible')) this.#show(anchor, false);
    },
    focusout: (event: FocusEvent) => {
      if (found(event) === this.subject?.anchor) this.close();
    },
    // Not `pointerover`: something may come to lie under a pointer that nobody has moved.
    pointermove: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || this.#held) return;
      const anchor = found(event);
      if (anchor === this.#under) return;
      this.#under = anchor;
      clearTimeout(this.#resting);
      if (!this.subject?.anchor.matches(':focus-visible')) this.subject = null;
      if (anchor) this.#resting = setTimeout(() => this.#show(anchor, false), REST);
    },
    keydown: (event: KeyboardEvent) => {
      const anchor = found(event);
      const walks = anchor?.matches('button') && WALKS[event.key];
      if (!anchor || !walks) return;
      event.preventDefault();
      // Loaded with the first key: few walk there.
      void import('./walk').then(({ nearest }) => {
        // An earlier key may have led on meanwhile.
        const at = document.activeElement?.closest<HTMLElement>('[data-why]');
        nearest(at ?? anchor, walks)?.focus();
      });
    },
  };

  /** Listens to an element and all that is in it. */
  listen = (root: HTMLElement): (() => void) => {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    for (const [type, listener] of Object.entries(this.#listeners))
      root.addEventListener(type, listener as EventListener, options);
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !this.subject) return;
      this.close();
      // Whatever else it would close stays open.
      event.preventDefault();
      event.stopPropagation();
    };
    const leave = ({ target }: PointerEvent): void => {
      if (!root.contains(target as Node)) this.close();
    };
    // Who has tapped something that takes no focus presses keys on the page itself.
    addEventListener('keydown', escape, options);
    addEventListener('pointerdown', leave, options);
    return () => {
      this.close();
      ending.abort();
    };
  };
}

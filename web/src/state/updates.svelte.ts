/**
 * New versions of the page. The service worker of a new build waits until it is told to take over;
 * that is offered while no tab has a game under way, because all tabs get the new version at once.
 */
import { address } from './route.svelte';
import { fileAddress } from '../site';

const HOUR = 3_600_000;
/** How long a new worker may take to be installed before the page reloads without it. */
const PATIENCE = 10_000;
/** The lock that every tab with a game shares. */
const GAME = 'diceminer-game';
/** What the worker of older installations kept its files in. */
const OLD_CACHE = 'page';

class Updates {
  #waits = $state(false);
  #playing = $state(false);
  #applying = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  /** Whether the first worker to take over brings no other version than the one that is shown. */
  #fresh = false;

  /** Whether there is a new version, and no game that it would interrupt. */
  get ready(): boolean {
    return this.#waits && !this.#playing && !this.#applying;
  }

  /** Registers the worker, where browsers allow one, and looks for new ones from then on. */
  async begin(): Promise<void> {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    // A first visit, or a page that the old worker has just fetched.
    this.#fresh = !workers.controller || (await caches.has(OLD_CACHE));
    workers.addEventListener('controllerchange', () => {
      if (this.#fresh) this.#fresh = false;
      else location.reload();
    });
    const registration = await workers.register(fileAddress('worker.js'));
    this.#registration = registration;
    const follow = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => void this.#offer());
    registration.addEventListener('updatefound', () => follow(registration.installing));
    follow(registration.installing);
    void this.#offer();
    const check = () => {
      if (!document.hidden) registration.update().catch(() => undefined);
    };
    setInterval(check, HOUR);
    document.addEventListener('visibilitychange', check);
  }

  /** Says that a game is under way in this tab, until the function that it returns is called. */
  hold = (): (() => void) => {
    let release = () => {};
    const over = new Promise<void>((resolve) => (release = resolve));
    // Where locks are refused, other tabs don't know of the game.
    navigator.locks?.request(GAME, { mode: 'shared' }, () => over).catch(() => undefined);
    this.#playing = true;
    return () => {
      this.#playing = false;
      release();
    };
  };

  /** Loads the page again, at another path if one is named, with the newest version there is. */
  apply = async (path?: string): Promise<void> => {
    this.#applying = true;
    if (path) history.pushState(null, '', address(path));
    const registration = this.#registration;
    if (!registration?.waiting) await registration?.update().catch(() => undefined);
    const worker = registration?.waiting ?? registration?.installing;
    if (!worker || !(await this.#alone())) {
      location.reload();
      return;
    }
    // One that is still being installed does not listen yet.
    const takeOver = () => {
      if (worker.state === 'installed') worker.postMessage('take-over');
    };
    worker.addEventListener('statechange', takeOver);
    takeOver();
    setTimeout(() => location.reload(), PATIENCE);
  };

  /** Offers a version that waits, as soon as no tab has a game. */
  async #offer(): Promise<void> {
    if (this.#fresh || !this.#registration?.waiting) return;
    await navigator.locks?.request(GAME, () => undefined);
    this.#waits = this.#registration.waiting !== null;
  }

  /** Whether no tab has a game under way. */
  async #alone(): Promise<boolean> {
    if (!navigator.locks) return true;
    return navigator.locks.request(GAME, { ifAvailable: true }, (lock) => lock !== null);
  }
}

export const updates = new Updates();

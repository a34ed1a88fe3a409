/** Which lessons somebody has been through, kept in this browser. */
import { LESSONS, recall } from '../state/preferences.svelte';

function read(): readonly string[] {
  const kept = recall(LESSONS);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

class Progress {
  #done = $state.raw<readonly string[]>(read());

  isDone(lesson: string): boolean {
    return this.#done.includes(lesson);
  }

  finish(lesson: string): void {
    if (this.isDone(lesson)) return;
    this.#done = [...this.#done, lesson];
    try {
      localStorage.setItem(LESSONS, JSON.stringify(this.#done));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const progress = new Progress();

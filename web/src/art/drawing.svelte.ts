/** Drawings that are files beside the script. index.html asks for them while it is on its way. */
import { insist } from '../core/insist';
import sceneFile from './scene.svg?url';
import spriteFile from './sprite.svg?url';

class Drawing {
  #markup = $state.raw('');
  #asked = false;

  constructor(private readonly file: string) {}

  /** What is within the file's `svg`; empty until it is there. */
  get markup(): string {
    if (!this.#asked) {
      this.#asked = true;
      insist(
        () => this.#load(),
        (loaded) => (this.#markup = loaded.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')),
        () => undefined,
      );
    }
    return this.#markup;
  }

  async #load(): Promise<string> {
    // eslint-disable-next-line no-restricted-globals -- a file of the page asks no server anything
    const answer = await fetch(this.file);
    if (!answer.ok) throw new Error(`${this.file}: ${answer.status}`);
    return answer.text();
  }
}

export const sprite = new Drawing(spriteFile);
export const scene = new Drawing(sceneFile);

/** What a hero is good for, said from its faces, so that it holds for an owner's own heroes, too. */
import { symbolOf } from '../core/tokens';
import { t, words } from '../words/words.svelte';

/** The symbols of some faces, each once with how many there are; numbers stay apart. */
function symbolsOf(faces: readonly string[]): [symbol: string, n: number][] {
  const found: [string, number][] = [];
  for (const [symbol, n] of faces.map(symbolOf)) {
    const known = symbol === 'number' ? undefined : found.find(([name]) => name === symbol);
    if (known) known[1] += n;
    else found.push([symbol, n]);
  }
  return found;
}

/** "Turns dragons into points and rolls one die again in every round." */
export function heroLine(faces: readonly string[]): string {
  const line = words.list(symbolsOf(faces).map(([symbol, n]) => t(`web-hero-${symbol}`, { n })));
  return `${line.charAt(0).toLocaleUpperCase(words.lang)}${line.slice(1)}.`;
}

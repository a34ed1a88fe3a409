/** Keeps a list of tables current while somebody looks at it, without being told by a server. */
import type { TableSummary } from '../core/messages';

/** How long a list is believed while others are to play, in milliseconds. */
const BELIEVED = 15_000;

/** Whether something may happen at a table that this person does not do. */
export const moves = ({ status, turn }: TableSummary): boolean =>
  status === 'waiting' || (status === 'playing' && !turn);

/** Asks again when the page is seen again, and every now and then; what it gives back ends that. */
export function follow(tables: () => readonly TableSummary[], ask: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('visibilitychange', () => document.hidden || ask(), { signal });
  const timer = setInterval(() => {
    if (!document.hidden && tables().some(moves)) ask();
  }, BELIEVED);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => ending.abort();
}

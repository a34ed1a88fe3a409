/** Tries until something succeeds. */
const AGAIN = 3_000;

/**
 * Loads until that succeeds, and says so each time it fails. What it gives back ends the trying,
 * after which nothing is called any more.
 */
export function insist<T>(
  load: () => Promise<T>,
  done: (value: T) => void,
  failed: () => void,
): () => void {
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (): void => {
    load().then(
      (value) => {
        if (!ended) done(value);
      },
      () => {
        if (ended) return;
        failed();
        timer = setTimeout(attempt, AGAIN);
      },
    );
  };
  attempt();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

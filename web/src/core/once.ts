/** Does something once for all who ask; if it failed, the next who asks tries again. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}

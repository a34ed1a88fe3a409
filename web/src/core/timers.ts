/** Time as what is paced needs it; tests put one in its place that they drive themselves. */
export interface Timers {
  /** Milliseconds, from any beginning. */
  now(): number;
  /** Calls once after a time; what it gives back cancels that. */
  after(milliseconds: number, call: () => void): () => void;
}

export const REAL_TIMERS: Timers = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

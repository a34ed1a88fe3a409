/** What time it is by a server's clock, from the times that its messages carry. */

/** Estimates that come from messages on their way: the one least delayed is the best. */
const KEPT = 8;

export class ServerClock {
  #offsets: number[] = [];
  #rough = 0;

  /** A message that was written at `sent`, by the server's clock, has arrived just now. */
  receive(sent: number, now = Date.now()): void {
    this.#offsets = [...this.#offsets, sent - now].slice(-KEPT);
  }

  /** An answer with a `Date` header, which knows only whole seconds, has arrived just now. */
  receiveDate(date: string | null, now = Date.now()): void {
    const sent = Date.parse(date ?? '');
    if (!Number.isNaN(sent)) this.#rough = sent + 500 - now;
  }

  /** The server's time; this machine's as long as the server has told none. */
  now(now = Date.now()): number {
    // A message only ever arrives late, so every estimate is too low.
    return now + (this.#offsets.length ? Math.max(...this.#offsets) : this.#rough);
  }
}

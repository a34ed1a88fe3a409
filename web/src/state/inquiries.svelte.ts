/** What can be asked about the position shown without changing it: previews, worths, hints, reasons. */
import type { Channel, Question } from '../channel/channel';
import type { Ranking, Refusal, Seen } from '../core/messages';

/** What the inquiries know of their table. */
export interface Asker {
  readonly position: number;
  /** Whether the server would give a hint now. */
  readonly hintable: boolean;
  showRefusal(refusal: Refusal): void;
}

export class Inquiries {
  /** What the master would do, best first; null while nobody has asked. */
  hint = $state.raw<Ranking[] | 'asked' | null>(null);
  #asked = new Map<string, Promise<Seen | null>>();

  constructor(
    private readonly channel: Channel,
    private readonly asker: Asker,
  ) {}

  /** What an action would do. */
  peek(action: string): Promise<Seen | null> {
    return this.#look(action, { t: 'peek', action });
  }

  /** What each die of a trove adds to its points. */
  async worth(seat: number): Promise<Record<string, number>> {
    return (await this.#look(`worth ${seat}`, { t: 'worth', seat }))?.worth ?? {};
  }

  /** Asks what the master would do; asked again, puts the answer away. */
  async advise(): Promise<void> {
    if (this.hint) {
      this.hint = null;
      return;
    }
    if (!this.asker.hintable) return;
    this.hint = 'asked';
    const version = this.asker.position;
    const answer = await this.channel.ask({ t: 'hint' });
    if (answer.t === 'no') this.asker.showRefusal(answer);
    if (this.hint !== 'asked' || version !== this.asker.position) return;
    this.hint = answer.t === 'seen' ? (answer.rank ?? null) : null;
  }

  /** Asks why something is not legal, and tells the player. */
  async why(action: string): Promise<void> {
    const answer = await this.channel.ask({ t: 'why', action });
    if (answer.t === 'no') this.asker.showRefusal(answer);
  }

  /** The position is another one: what was asked about it is gone. */
  forget(): void {
    this.hint = null;
    this.#asked.clear();
  }

  /** Asks once a position; what the server says of a later one is not an answer. */
  #look(key: string, question: Question): Promise<Seen | null> {
    let asked = this.#asked.get(key);
    if (!asked) {
      const version = this.asker.position;
      asked = this.channel
        .ask(question)
        .then((answer) => (answer.t === 'seen' && answer.version === version ? answer : null));
      this.#asked.set(key, asked);
    }
    return asked;
  }
}

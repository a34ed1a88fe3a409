/** What can be asked about the position shown without changing it: previews, worths, hints, reasons. */
import type { Channel, Question } from '../channel/channel';
import type { Ranking, Refusal, Seen } from '../core/messages';

/** What the inquiries know of their table. */
export interface Asker {
  readonly position: number;
  /** Whether the server would give a hint now. */
  readonly hintable: boolean;
  showRefusal(refusal: Refusal | null): void;
}

export class Inquiries {
  /** What the master would do, best first; null while nobody has asked. */
  hint = $state.raw<Ranking[] | 'asked' | null>(null);
  /** The best of a hint's actions, with those that complete it. */
  line = $state.raw<readonly string[]>([]);
  /** The shares of a Beer as a bot ranks them, best first; none while nobody has asked. */
  gifts = $state.raw<readonly string[]>([]);
  #asked = new Map<string, Promise<Seen | null>>();

  /** The class of the button of an action, if a hint names it. */
  mark = (action: string): string => (this.line.includes(action) ? 'advised' : '');

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
      [this.hint, this.line] = [null, []];
      return;
    }
    if (!this.asker.hintable) return;
    this.hint = 'asked';
    this.asker.showRefusal(null);
    const version = this.asker.position;
    const answer = await this.channel.ask({ t: 'hint' });
    if (answer.t === 'no') this.asker.showRefusal(answer);
    if (this.hint !== 'asked' || version !== this.asker.position) return;
    this.hint = answer.t === 'seen' ? (answer.rank ?? null) : null;
    // A server of an older version completes no action.
    const [best] = this.hint ?? [];
    this.line = (answer.t === 'seen' && answer.line) || (best ? [best.action] : []);
  }

  /** Asks which Beer a bot would give: that action, if there is an answer for this position. */
  async suggestGift(): Promise<string | undefined> {
    const { position } = this.asker;
    const seen = await this.#look('gifts', { t: 'gifts' });
    if (position === this.asker.position)
      this.gifts = seen?.rank?.map(({ action }) => action) ?? [];
    return this.gifts[0];
  }

  /** Asks why something is not legal, and tells the player. */
  async why(action: string): Promise<void> {
    const answer = await this.channel.ask({ t: 'why', action });
    if (answer.t === 'no') this.asker.showRefusal(answer);
  }

  /** The position is another one: what was asked about it is gone. */
  forget(): void {
    [this.hint, this.line, this.gifts] = [null, [], []];
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

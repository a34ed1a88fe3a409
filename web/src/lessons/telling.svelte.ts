/**
 * What is said in a lesson: the step that all that is shown belongs to, and what it has counted. The
 * next step is said when nothing plays or rolls any more, as its words tell what the dice became.
 */
import type { LessonChannel } from '../channel/lesson.svelte';
import { YOU } from '../channel/lesson.svelte';
import type { Table } from '../state/table.svelte';
import { changes, count, type Change, type Counted } from './counting';
import type { Step } from './script';

export class Telling {
  /** The number of the step, from 0. */
  step = $state(0);
  /** What its words count; null as long as that is not known. */
  counted = $state.raw<Counted | null>(null);
  /** What the step before has changed. */
  changed = $state.raw<readonly Change[]>([]);
  #round: number | undefined;

  constructor(
    private readonly channel: LessonChannel,
    private readonly table: Table,
  ) {
    this.look();
  }

  get #steps(): readonly Step[] {
    return this.channel.lesson.steps;
  }

  /** Whether there is only something to read. */
  get isRead(): boolean {
    return !this.#steps[this.step]?.play;
  }

  get isEnded(): boolean {
    return this.step === this.#steps.length - 1;
  }

  /** Goes on to the step of what is shown, if that lies still. */
  look(): void {
    const { channel, table, counted } = this;
    const { position, playback, sheet, view } = table;
    const isNew = !counted || channel.step !== this.step;
    if (!isNew || position !== channel.version || playback.playing || playback.rolling) return;
    const now = count(sheet, view, YOU);
    if (!now) return;
    // Another position, or another round, is counted from nothing.
    const goesOn = !this.#steps[channel.step]?.position && view?.round === this.#round;
    this.changed = counted && goesOn ? changes(counted, now, table.solo) : [];
    [this.step, this.counted, this.#round] = [channel.step, now, view?.round];
  }

  /** The lesson begins again. */
  restart(): void {
    [this.step, this.counted, this.changed] = [0, null, []];
    this.look();
  }
}

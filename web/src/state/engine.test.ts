import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { box } from '../../fixtures/messages';
import { RecordedTables } from '../channel/recorded.svelte';
import type { Health } from '../core/messages';
import { EngineWatch } from './engine.svelte';

/** A server whose engine is ready after it was asked some times. */
class Compiling extends RecordedTables {
  asked = 0;
  constructor(private readonly times: number) {
    super(box);
  }
  override health(): Promise<Health> {
    const searches = ++this.asked > this.times;
    return Promise.resolve({ status: 'ok', compiled: true, searches, version: '' });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('whether the engine is compiled', () => {
  it('is not asked of a server whose bots answer quickly', async () => {
    const tables = new Compiling(0);
    const watch = new EngineWatch(tables);
    for (let i = 0; i < 10; i++) {
      const stop = watch.wait();
      await vi.advanceTimersByTimeAsync(4_000);
      stop();
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tables.asked).toBe(0);
  });

  it('is asked while a bot keeps everybody waiting, until it is', async () => {
    const tables = new Compiling(2);
    const watch = new EngineWatch(tables);
    const stop = watch.wait();
    await vi.advanceTimersByTimeAsync(10_500);
    expect([tables.asked, watch.compiling]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([tables.asked, watch.compiling]).toEqual([3, false]);
    stop();
    watch.wait();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tables.asked).toBe(3);
  });

  it('does not matter any more once the bot has moved, even if the answer comes then', async () => {
    const tables = new Compiling(2);
    const watch = new EngineWatch(tables);
    const stop = watch.wait();
    vi.advanceTimersByTime(5_000);
    expect(tables.asked).toBe(1);
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.compiling).toBe(false);
  });
});

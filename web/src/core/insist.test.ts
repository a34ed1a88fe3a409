import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insist } from './insist';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function flaky(failures: number) {
  let tried = 0;
  const said: string[] = [];
  const load = () =>
    ++tried > failures ? Promise.resolve('here') : Promise.reject(new Error('away'));
  const stop = insist(
    load,
    (value) => said.push(value),
    () => said.push('failed'),
  );
  return { said, stop };
}

describe('insisting', () => {
  it('tries again until it succeeds, and says each time that it did not', async () => {
    const { said } = flaky(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['failed']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said).toEqual(['failed', 'failed', 'here']);
  });

  it('ends when nobody wants it any more', async () => {
    const { said, stop } = flaky(2);
    stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said).toEqual([]);
  });
});

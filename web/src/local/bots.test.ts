import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game, Thinker } from '../engine';
import { loadEngine } from '../engine/node';
import { think, WorkerBots, type BotsWorker, type FromBots, type ToBots } from './bots';

const engine = loadEngine();
const game = () => Game.new(engine, { players: 2, deal_heroes: true }, { seed: 'secret-seed' });

/** A worker whose thoughts a test lets come out. */
class FakeWorker implements BotsWorker {
  sent: ToBots[] = [];
  ended = false;
  onmessage: BotsWorker['onmessage'] = null;
  onerror: BotsWorker['onerror'] = null;

  postMessage(message: ToBots): void {
    this.sent.push(structuredClone(message));
  }
  terminate(): void {
    this.ended = true;
  }
  answer(data: FromBots): void {
    this.onmessage?.({ data });
  }
  get thoughts() {
    return this.sent.filter((message) => 'thought' in message);
  }
}

function started() {
  const workers: FakeWorker[] = [];
  const bots = new WorkerBots(() => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
  return { workers, bots };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the bots of local tables', () => {
  it('get the game as it is, without its seed, and answer by their worker', async () => {
    const { workers, bots } = started();
    const played = game();
    const choice = bots.choose(played, 't/2', 'greedy');
    const [{ ask, what, thought } = { ask: 0, what: '', thought: null }] = workers[0]!.thoughts;
    expect(what).toBe('choose');
    expect(thought?.record).not.toContain(played.seed);
    expect(Game.replay(engine, thought!.record).view()).toEqual(played.view());
    const action = new Thinker(engine).choose(thought!);
    workers[0]!.answer({ ask, value: action });
    expect(await choice).toBe(action);
  });

  it('are replaced for a move if their worker fails, or answers what is not legal', async () => {
    const { workers, bots } = started();
    const played = game();
    const failing = bots.choose(played, 't/2', 'master');
    workers[0]!.onerror?.({ preventDefault: () => undefined });
    expect(played.legal()).toContain(await failing);
    expect(workers[0]!.ended).toBe(true);
    const cheating = bots.choose(played, 't/2', 'master');
    workers[1]!.answer({ ask: workers[1]!.thoughts[0]!.ask, value: 'take z9' });
    expect(played.legal()).toContain(await cheating);
  });

  it('are started again after a thought that never ends', async () => {
    const { workers, bots } = started();
    const choice = bots.choose(game(), 't/2', 'master');
    vi.advanceTimersByTime(60_000);
    expect(game().legal()).toContain(await choice);
    void bots.choose(game(), 't/2', 'master');
    expect(workers).toHaveLength(2);
  });

  it('do not go on thinking for a table that was closed', async () => {
    const { workers, bots } = started();
    const hint = bots.hint(game(), 't/hint');
    bots.forget('other');
    expect(workers[0]!.ended).toBe(false);
    bots.forget('t');
    expect(workers[0]!.ended).toBe(true);
    await expect(hint).rejects.toThrow();
  });

  it('are forgotten with their plans when their table is closed', async () => {
    const { workers, bots } = started();
    const choice = bots.choose(game(), 't/2', 'greedy');
    workers[0]!.answer({ ask: 1, value: game().legal()[0]! });
    await choice;
    bots.forget('t');
    expect(workers[0]!.sent.at(-1)).toEqual({ forget: ['t/2/greedy'] });
  });
});

describe('the worker of the bots', () => {
  it('says at once that it has no engine, and tries again with the next thought', async () => {
    const answers: FromBots[] = [];
    const port: Parameters<typeof think>[0] = {
      onmessage: null,
      postMessage: (answer) => void answers.push(answer),
    };
    let failures = 2;
    think(port, () =>
      failures-- > 0 ? Promise.reject(new Error('cut')) : Promise.resolve(engine),
    );
    await vi.advanceTimersByTimeAsync(0);
    const thought = { bot: 't/2', level: 'greedy', seed: '', record: game().record() };
    port.onmessage?.({ data: { ask: 1, what: 'choose', thought } });
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([{ ask: 1, error: 'Error: cut' }]);
    port.onmessage?.({ data: { forget: ['t/2'] } });
    port.onmessage?.({ data: { ask: 2, what: 'choose', thought } });
    await vi.advanceTimersByTimeAsync(0);
    expect(answers[1]).toMatchObject({ ask: 2, value: expect.any(String) as string });
  });

  it('is started again after a thought that failed', async () => {
    const { workers, bots } = started();
    const choice = bots.choose(game(), 't/2', 'master');
    workers[0]!.answer({ ask: workers[0]!.thoughts[0]!.ask, error: 'RangeError: no memory' });
    expect(game().legal()).toContain(await choice);
    void bots.choose(game(), 't/2', 'master');
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });
});

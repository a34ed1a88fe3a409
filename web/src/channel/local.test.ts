import { describe, expect, it } from 'vitest';
import { tableInfo, welcomeTo } from '../../fixtures/messages';
import two from '../../fixtures/two.json';
import type { FromServer, View } from '../core/messages';
import type { FromWorker, ToWorker } from '../local/protocol';
import { Table } from '../state/table.svelte';
import { LocalTables } from './local-tables.svelte';

class FakeWorker {
  sent: ToWorker[] = [];
  ended = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;

  postMessage(message: ToWorker): void {
    this.sent.push(structuredClone(message));
  }
  terminate(): void {
    this.ended = true;
  }
  deliver(data: FromWorker): void {
    this.onmessage?.({ data });
  }
}

class FakeBots {
  onmessage = null;
  onerror: FakeWorker['onerror'] = null;
  sent: unknown[] = [];
  ended = false;
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
}

function started() {
  const workers: FakeWorker[] = [];
  const bots: FakeBots[] = [];
  const tables = new LocalTables(
    () => {
      workers.push(new FakeWorker());
      return workers.at(-1)!;
    },
    () => {
      bots.push(new FakeBots());
      return bots.at(-1)!;
    },
  );
  return { tables, workers, bots };
}

const welcome = welcomeTo(two.start as unknown as View);

describe('the tables of this browser', () => {
  it('are in a worker, started with the first call, that answers each by its number', async () => {
    const { tables, workers } = started();
    expect(workers).toEqual([]);
    const [record, removed] = [tables.record('local-1'), tables.remove('local-2')];
    expect(workers).toHaveLength(1);
    const [one, other] = workers[0]!.sent as { call: number; method: string; args: string[] }[];
    expect([one!.method, one!.args, other!.method]).toEqual(['record', ['local-1'], 'remove']);
    const why = { code: 'no-table', text: '', args: {} };
    workers[0]!.deliver({ what: 'refused', call: other!.call, why });
    workers[0]!.deliver({ what: 'done', call: one!.call, value: 'Format: 1' });
    expect(await record).toBe('Format: 1');
    await expect(removed).rejects.toMatchObject({ why });
  });

  it('have bots in a worker that the page starts, connects to them and ends', () => {
    const { tables, workers, bots } = started();
    tables.list().catch(() => undefined);
    const [first, second] = [new MessageChannel(), new MessageChannel()];
    workers[0]!.deliver({ what: 'start-bots', port: first.port2 });
    expect(bots).toHaveLength(1);
    expect(bots[0]!.sent).toEqual([first.port2]);
    bots[0]!.onerror?.({ preventDefault: () => undefined });
    expect(workers[0]!.sent.at(-1)).toEqual({ what: 'bots-failed' });
    workers[0]!.deliver({ what: 'stop-bots' });
    expect(bots[0]!.ended).toBe(true);
    workers[0]!.deliver({ what: 'start-bots', port: second.port2 });
    workers[0]!.onerror?.({ preventDefault: () => undefined });
    expect(bots.map(({ ended }) => ended)).toEqual([true, true]);
    for (const { port1 } of [first, second]) port1.close();
  });

  it('are tried again in another worker when one has failed', async () => {
    const { tables, workers } = started();
    const lost = tables.list();
    const channel = tables.channel('local-1');
    workers[0]!.onerror?.({ preventDefault: () => undefined });
    // Nothing is said of a server, which has no part in it.
    await expect(lost).rejects.toMatchObject({ why: { args: { id: 'web-broken-about' } } });
    expect(channel.status).toBe('broken');
    channel.close();
    expect(workers).toHaveLength(1);
    const again = tables.list();
    workers[1]!.deliver({ what: 'done', call: 3, value: [] });
    expect(await again).toEqual([]);
    expect(workers[0]!.ended).toBe(true);
  });

  it('say when the browser keeps nothing, and when another tab has changed something', () => {
    const { tables, workers } = started();
    void tables.list();
    let changes = 0;
    tables.onchange = () => (changes += 1);
    workers[0]!.deliver({ what: 'keeps', keeps: false });
    workers[0]!.deliver({ what: 'changed' });
    expect([tables.keeps, changes]).toEqual([false, 1]);
  });
});

describe('a table of this browser', () => {
  function opened() {
    const { tables, workers } = started();
    const channel = tables.channel('local-1');
    const received: FromServer[] = [];
    channel.subscribe({ receive: (message) => void received.push(message), version: () => null });
    channel.open();
    const [worker] = workers;
    const [{ channel: number } = { channel: 0 }] = worker!.sent as { channel: number }[];
    const deliver = (message: FromServer) =>
      worker!.deliver({ what: 'hear', channel: number, message });
    return { channel, worker: worker!, received, number, deliver };
  }

  it('is open with the first message; questions get their own answers', async () => {
    const { channel, worker, received, deliver } = opened();
    expect(channel.status).toBe('connecting');
    deliver(welcome);
    expect([channel.status, received]).toEqual(['open', [welcome]]);
    const answer = channel.ask({ t: 'peek', action: 'take e1' });
    const said = worker.sent.at(-1) as { message: { id: string } };
    deliver({ t: 'no', id: said.message.id, code: 'illegal', text: '', args: {} });
    expect(await answer).toMatchObject({ t: 'no', code: 'illegal' });
    expect(received).toHaveLength(1);
  });

  it('tells why it can’t be opened', () => {
    for (const why of ['gone', 'unreadable', 'broken'] as const) {
      const { channel, worker, number } = opened();
      worker.deliver({ what: 'closed', channel: number, why });
      expect(channel.status).toBe(why);
    }
  });

  it('is heard no more once it is closed', () => {
    const { channel, worker, received, deliver, number } = opened();
    channel.hurryBots();
    channel.close();
    deliver(welcome);
    expect(received).toEqual([]);
    expect(worker.sent.map(({ what }) => what)).toEqual(['open', 'hurry', 'close']);
    expect(worker.sent.every((sent) => 'channel' in sent && sent.channel === number)).toBe(true);
  });

  it.each([
    [0, ['hurry']],
    [1, []],
  ])('lets bots play at once for who prefers that: %d', async (speed, hurried) => {
    const { tables, workers } = started();
    const table = new Table('local-1', tables.channel('local-1'), { speed: () => speed });
    table.open();
    const [worker] = workers;
    const { start, legal } = two as unknown as { start: View; legal: string[] };
    const hear = (message: FromServer) => worker!.deliver({ what: 'hear', channel: 1, message });
    hear(welcomeTo(start, { table: tableInfo(start, { you: [1, 2] }), legal }));
    void table.act(legal[0]!);
    const { message } = worker!.sent.at(-1) as { message: { id: string } };
    hear({ t: 'ack', id: message.id, version: 1 });
    await Promise.resolve();
    expect(worker!.sent.map(({ what }) => what).filter((what) => what === 'hurry')).toEqual(
      hurried,
    );
  });
});

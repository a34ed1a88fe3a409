import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, ToServer } from '../core/messages';
import { ServedChannel, type Socket } from './served.svelte';

/** The network: sockets that a test opens, fills and cuts. */
class Network {
  sockets: (Socket & { path: string; sent: ToServer[]; closed: boolean })[] = [];

  connect = (path: string): Socket => {
    const socket = {
      path,
      sent: [] as ToServer[],
      closed: false,
      send: (text: string) => void socket.sent.push(JSON.parse(text) as ToServer),
      close: () => void (socket.closed = true),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.sockets.push(socket);
    return socket;
  };

  get last() {
    return this.sockets.at(-1)!;
  }

  deliver(message: FromServer, socket: Socket = this.last): void {
    socket.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006): void {
    this.last.onclose?.({ code });
  }
}

const PONG = { t: 'pong', now: 0 } as const;

function opened(version: number | null = null) {
  const network = new Network();
  const channel = new ServedChannel('/ws/x', network.connect);
  const received: FromServer[] = [];
  const state = { version };
  channel.subscribe({
    receive: (message) => void received.push(message),
    version: () => state.version,
  });
  channel.open();
  network.last.onopen?.();
  return { network, channel, received, state };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a channel to a server', () => {
  it('is open with the first message, and hands on what answers no question', () => {
    const { network, channel, received } = opened();
    expect(channel.status).toBe('connecting');
    network.deliver({ t: 'rematch', id: 'y', seat: 2 });
    expect(channel.status).toBe('open');
    expect(received).toEqual([{ t: 'rematch', id: 'y', seat: 2 }]);
    expect(network.last.path).toBe('/ws/x');
  });

  it('gives every question its own answer or refusal', async () => {
    const { network, channel, received } = opened();
    network.deliver(PONG);
    const first = channel.ask({ t: 'start' });
    const second = channel.ask({ t: 'hint' });
    const [one, two] = network.last.sent as { id: string }[];
    network.deliver({ t: 'no', id: two!.id, code: 'closed', text: 'No.', args: {} });
    network.deliver({ t: 'ack', id: one!.id, version: 1 });
    expect(await first).toMatchObject({ t: 'ack', version: 1 });
    expect(await second).toMatchObject({ t: 'no', code: 'closed' });
    expect(received).toEqual([PONG]);
  });

  it('comes back after a cut from the version it had, and sends again what was not answered', async () => {
    const { network, channel, state } = opened();
    network.deliver(PONG);
    state.version = 1;
    const answer = channel.ask({ t: 'move', seat: 1, version: 1, action: 'hero engineer' });
    const [first] = network.last.sent;
    network.cut();
    expect(channel.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(network.last.path).toBe('/ws/x?after=1');
    expect(network.last.sent).toEqual([]);
    network.deliver(PONG);
    expect(channel.status).toBe('open');
    expect(network.last.sent).toEqual([first]);
    network.deliver({ t: 'ack', id: (first as { id: string }).id, version: 2 });
    expect(await answer).toMatchObject({ t: 'ack', version: 2 });
  });

  it('opens anew from the version it had, and no longer hears the old socket', () => {
    const { network, channel, received } = opened(0);
    const old = network.last;
    network.deliver(PONG);
    channel.renew();
    expect(old.closed).toBe(true);
    expect(network.sockets.map(({ path }) => path)).toEqual(['/ws/x?after=0', '/ws/x?after=0']);
    network.deliver({ t: 'rematch', id: 'y', seat: 2 }, old);
    old.onclose?.({ code: 1000 });
    expect(received).toEqual([PONG]);
    network.deliver(PONG);
    expect(channel.status).toBe('open');
  });

  it('does not try again at a table that is not there', () => {
    const { network, channel } = opened();
    network.cut(4404);
    expect(channel.status).toBe('gone');
    vi.advanceTimersByTime(60_000);
    expect(network.sockets).toHaveLength(1);
  });

  it('leaves no socket behind when it hurries a connection that is pending', () => {
    const { network, channel, received } = opened();
    network.deliver(PONG);
    network.cut();
    vi.advanceTimersByTime(1000);
    const pending = network.last;
    channel.hurry();
    expect(network.sockets).toHaveLength(3);
    expect(pending.closed).toBe(true);
    pending.onopen?.();
    network.deliver(PONG, pending);
    expect(received).toEqual([PONG]);
    network.last.onopen?.();
    network.deliver(PONG);
    vi.advanceTimersByTime(20_000);
    expect(pending.sent).toEqual([]);
    expect(network.last.sent).toEqual([{ t: 'ping' }]);
  });

  it('knows the time of the server, if the server tells it', () => {
    const { network, channel } = opened();
    expect(channel.now()).toBe(Date.now());
    network.deliver({ t: 'pong', now: Date.now() + 90_000 });
    vi.advanceTimersByTime(1000);
    expect(channel.now()).toBe(Date.now() + 90_000);
  });

  it('closes a socket that has been silent for too long', () => {
    const { network } = opened();
    network.deliver(PONG);
    vi.advanceTimersByTime(40_000);
    expect(network.last.sent).toEqual([{ t: 'ping' }, { t: 'ping' }]);
    expect(network.last.closed).toBe(false);
    vi.advanceTimersByTime(20_000);
    expect(network.last.closed).toBe(true);
  });
});

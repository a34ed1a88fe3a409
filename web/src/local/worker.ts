/**
 * The worker with the tables of this browser, and, under another name, the one in which their bots
 * think. The page starts both.
 */
import { once } from '../core/once';
import { REAL_TIMERS } from '../core/timers';
import { loadEngine } from '../engine/browser';
import { think, WorkerBots, type BotsWorker, type FromBots, type ToBots } from './bots';
import { LocalHost } from './host';
import { Unreadable } from './played';
import type { Closed, FromWorker, Method, Port, ToWorker } from './protocol';
import { LocalRefusal, refusalOf } from './refusing';
import { Store } from './store';
import type { LocalTable, Viewer } from './table';

const BOTS = 'bots';
/** Between tabs: the id of a table that has changed, empty for the whole list. */
const TABS = 'diceminer';

const scope = self as unknown as { name: string };

if (scope.name === BOTS) {
  const page = self as unknown as Port<Port<ToBots, FromBots>, never>;
  page.onmessage = ({ data: tables }) => think(tables, loadEngine);
} else host(self as unknown as Port<ToWorker, FromWorker>);

/** The channel between tabs; null where there is none, as on a site that may keep nothing. */
function openTabs(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(TABS);
  } catch {
    return null;
  }
}

/** Lets one tab alone do something for a table; where browsers can't arrange that, all do. */
function lead(table: string, begin: () => void): () => void {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) {
    begin();
    return () => {};
  }
  const ending = new AbortController();
  const ended = new Promise<void>((end) => ending.signal.addEventListener('abort', () => end()));
  locks
    .request(`${TABS} ${table}`, { signal: ending.signal }, () => {
      begin();
      return ended;
    })
    .catch(() => {
      // A site that may keep nothing is refused locks, too.
      if (!ending.signal.aborted) begin();
    });
  return () => ending.abort();
}

function host(port: Port<ToWorker, FromWorker>): void {
  const store = new Store();
  store.onkeeps = (keeps) => port.postMessage({ what: 'keeps', keeps });
  const tabs = openTabs();
  let botsFailed = () => {};
  const startBots = (): BotsWorker => {
    const { port1, port2 } = new MessageChannel();
    port.postMessage({ what: 'start-bots', port: port2 }, [port2]);
    const bots: BotsWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (message) => port1.postMessage(message),
      terminate: () => {
        port1.close();
        port.postMessage({ what: 'stop-bots' });
      },
    };
    port1.onmessage = ({ data }) => bots.onmessage?.({ data: data as FromBots });
    botsFailed = () => bots.onerror?.({ preventDefault: () => undefined });
    return bots;
  };
  const engine = once(loadEngine);
  // Ready before the first game is asked for.
  engine().catch(() => undefined);
  const tables = new LocalHost({
    engine,
    store,
    bots: new WorkerBots(startBots),
    timers: REAL_TIMERS,
    lead,
    announce: (table) => tabs?.postMessage(table),
  });
  tabs?.addEventListener('message', ({ data }) => {
    // What can't be followed here is refused with the next action.
    tables.refresh(data as string).catch(() => undefined);
    port.postMessage({ what: 'changed' });
  });

  const open = new Map<number, { viewer: Viewer; table: Promise<LocalTable> }>();

  async function openTable(channel: number, id: string): Promise<void> {
    const closed = (why: Closed) => port.postMessage({ what: 'closed', channel, why });
    const viewer: Viewer = {
      send: (message) => port.postMessage({ what: 'hear', channel, message }),
      gone: () => closed('gone'),
    };
    const table = tables.open(id, viewer);
    open.set(channel, { viewer, table });
    await table.catch((error: unknown) => {
      if (error instanceof Unreadable) closed('unreadable');
      else closed(error instanceof LocalRefusal ? 'gone' : 'broken');
    });
  }

  async function call({ call, method, args }: Extract<ToWorker, { what: 'call' }>): Promise<void> {
    try {
      const asked = tables as unknown as Record<Method, (...given: unknown[]) => Promise<unknown>>;
      port.postMessage({ what: 'done', call, value: await asked[method](...args) });
    } catch (error) {
      port.postMessage({ what: 'refused', call, why: refusalOf(error) });
    }
  }

  port.onmessage = ({ data }) => {
    if (data.what === 'call') void call(data);
    else if (data.what === 'bots-failed') botsFailed();
    else if (data.what === 'open') void openTable(data.channel, data.table);
    else {
      const opened = open.get(data.channel);
      if (data.what === 'close') open.delete(data.channel);
      void opened?.table.then(
        (table) => {
          if (data.what === 'close') tables.close(table, opened.viewer);
          else if (data.what === 'hurry') table.hurry();
          else if (data.message.t !== 'ping') table.receive(opened.viewer, data.message);
        },
        () => undefined,
      );
    }
  };
}

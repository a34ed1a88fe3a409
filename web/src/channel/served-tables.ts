/** The tables of a server, asked for over HTTP. */
import { ServerClock } from '../core/clock';
import type {
  Box,
  Created,
  Health,
  Me,
  NewTable,
  Refusal,
  TableInfo,
  TableSummary,
} from '../core/messages';
import type { Channel } from './channel';
import { ServedChannel } from './served.svelte';
import { Refused, refused, type Tables } from './tables';

const NO_CONTENT = 204;
const pathOf = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export class ServedTables implements Tables {
  #entering: Promise<Me> | undefined;
  #clock = new ServerClock();
  /** Whether the server knows this browser; false as long as that is not certain. */
  #isGuest = false;

  async guest(): Promise<Me> {
    const me = await this.#request<Me>('GET', '/api/me?create=false');
    if (me.name || me.tables.length || me.best.length) this.#isGuest = true;
    return me;
  }

  /** The first answer makes a guest, so two are never under way at once. */
  enter(): Promise<Me> {
    return (this.#entering ??= this.#entered().finally(() => (this.#entering = undefined)));
  }

  async #entered(): Promise<Me> {
    const me = await this.#request<Me>('GET', '/api/me');
    this.#isGuest = true;
    return me;
  }

  /** Changes nothing of a stranger, who is asked for name and language when they enter. */
  async changeGuest(change: { name?: string; lang?: string }): Promise<void> {
    if (this.#isGuest) await this.#request('PUT', '/api/me', change);
  }

  async create(table: NewTable): Promise<Created> {
    await this.enter();
    return this.#request('POST', '/api/tables', table);
  }

  async list(): Promise<readonly TableSummary[]> {
    return (await this.guest()).tables;
  }

  async remove(id: string): Promise<void> {
    await this.#request('DELETE', pathOf(id));
  }

  async leave(id: string, seat?: number): Promise<void> {
    await this.#request('POST', `${pathOf(id)}/leave`, seat === undefined ? {} : { seat });
  }

  sit(id: string, secret: string, name: string): Promise<TableInfo> {
    return this.#request('POST', `${pathOf(id)}/sit`, { secret, name });
  }

  rematch(id: string): Promise<Created> {
    return this.#request('POST', `${pathOf(id)}/rematch`);
  }

  async record(id: string): Promise<string> {
    return (await this.#answer('GET', `${pathOf(id)}/record`)).text();
  }

  channel(id: string): Channel {
    return new ServedChannel(`/ws/${encodeURIComponent(id)}`, undefined, this.#clock);
  }

  box(): Promise<Box> {
    return this.#request('GET', '/api/box');
  }

  health(): Promise<Health> {
    return this.#request('GET', '/api/health');
  }

  async #request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.#answer(method, path, body);
    return (answer.status === NO_CONTENT ? undefined : await answer.json()) as T;
  }

  async #answer(method: string, path: string, body?: unknown): Promise<Response> {
    let answer: Response;
    try {
      answer = await fetch(path, {
        method,
        credentials: 'same-origin',
        ...(body === undefined
          ? {}
          : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
    } catch {
      throw refused('offline');
    }
    this.#clock.receiveDate(answer.headers.get('Date'));
    if (!answer.ok) {
      const why = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
      throw new Refused({ code: 'error', text: '', args: {}, ...why });
    }
    return answer;
  }
}

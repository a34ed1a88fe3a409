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
  #asking: Promise<Me> | undefined;
  #clock = new ServerClock();

  /** The first answer makes a guest, so two are never under way at once. */
  guest(): Promise<Me> {
    return (this.#asking ??= this.#request<Me>('GET', '/api/me').finally(
      () => (this.#asking = undefined),
    ));
  }

  changeGuest(change: { name?: string; lang?: string }): Promise<Me> {
    return this.#request('PUT', '/api/me', change);
  }

  create(table: NewTable): Promise<Created> {
    return this.#request('POST', '/api/tables', table);
  }

  async list(): Promise<readonly TableSummary[]> {
    return (await this.guest()).tables;
  }

  async remove(id: string): Promise<void> {
    await this.#request('DELETE', pathOf(id));
  }

  sit(id: string, secret: string, name: string): Promise<TableInfo> {
    return this.#request('POST', `${pathOf(id)}/sit`, { secret, name });
  }

  rematch(id: string): Promise<Created> {
    return this.#request('POST', `${pathOf(id)}/rematch`);
  }

  recordAddress(id: string): string {
    return `${pathOf(id)}/record`;
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
    return (answer.status === NO_CONTENT ? undefined : await answer.json()) as T;
  }
}

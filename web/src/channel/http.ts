/** Asks the server over HTTP; a refusal comes back as an error with a text for the reader. */
import type { Box, Created, Health, Me, NewTable, Refusal, TableInfo } from '../core/messages';

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
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
    throw new Refused('offline', '', 0);
  }
  if (!answer.ok) {
    const why = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
    throw new Refused(why.code ?? 'error', why.text ?? '', answer.status);
  }
  return (await answer.json()) as T;
}

let knowing: Promise<Me> | undefined;

/** Who this is. The first answer makes a guest, so two are never under way at once. */
export const me = (): Promise<Me> =>
  (knowing ??= ask<Me>('GET', '/api/me').finally(() => (knowing = undefined)));

export const changeMe = (change: { name?: string; lang?: string }): Promise<Me> =>
  ask('PUT', '/api/me', change);
export const newTable = (table: NewTable): Promise<Created> => ask('POST', '/api/tables', table);
export const tableInfo = (id: string): Promise<TableInfo> =>
  ask('GET', `/api/tables/${encodeURIComponent(id)}`);
export const sit = (id: string, secret: string, name: string): Promise<TableInfo> =>
  ask('POST', `/api/tables/${encodeURIComponent(id)}/sit`, { secret, name });
export const rematch = (id: string): Promise<Created> =>
  ask('POST', `/api/tables/${encodeURIComponent(id)}/rematch`);
export const recordPath = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;

export const health = (): Promise<Health> => ask('GET', '/api/health');

export const box = (): Promise<Box> => ask('GET', '/api/box');

/** What the page and the worker with its tables say to each other. */
import type {
  Best,
  Box,
  Created,
  FromServer,
  NewTable,
  Refusal,
  TableSummary,
  ToServer,
} from '../core/messages';

/** What the page may ask of all tables together. */
export interface Host {
  box(): Promise<Box>;
  /** The levels that think as long as they are given. */
  timed(): Promise<string[]>;
  tables(): Promise<TableSummary[]>;
  best(): Promise<Best[]>;
  create(wish: NewTable): Promise<Created>;
  rematch(id: string): Promise<Created>;
  remove(id: string): Promise<void>;
  /** Somebody gives their seat up; without a seat everybody does, and the table is removed. */
  leave(id: string, seat?: number): Promise<void>;
  /** The record of a game so far. */
  record(id: string): Promise<string>;
  /** Everything that is kept here, as the text of one file; or one table of it. */
  save(id?: string): Promise<string>;
  /** Adds what such a file has and is not here yet. */
  restore(text: string): Promise<Restored>;
}

/** What came of a file that was imported: how many games of it. */
export interface Restored {
  added: number;
  /** They are here already. */
  known: number;
  /** They can't be played again, for whatever reason. */
  damaged: number;
}

export type Method = keyof Host;

/** There is no such table; this engine can't play it again; or there is no engine. */
export type Closed = 'gone' | 'unreadable' | 'broken';

/** A channel is a table that the page has open. */
export type ToWorker =
  | { what: 'call'; call: number; method: Method; args: unknown[] }
  | { what: 'open'; channel: number; table: string }
  | { what: 'close'; channel: number }
  | { what: 'hurry'; channel: number }
  | { what: 'say'; channel: number; message: ToServer }
  /** The bots' worker could not be loaded, or has failed. */
  | { what: 'bots-failed' };

export type FromWorker =
  | { what: 'done'; call: number; value: unknown }
  | { what: 'refused'; call: number; why: Refusal }
  | { what: 'hear'; channel: number; message: FromServer }
  | { what: 'closed'; channel: number; why: Closed }
  /** Whether the browser keeps what it is given. */
  | { what: 'keeps'; keeps: boolean }
  /** The list of tables is another one, by another tab. */
  | { what: 'changed' }
  /**
   * A worker for the bots is wanted, which is sent this port. The page starts it: in Firefox a worker
   * that starts another may wait for that forever.
   */
  | { what: 'start-bots'; port: MessagePort }
  | { what: 'stop-bots' };

/** A worker, or what it talks to, as both sides use it. */
export interface Port<Received, Sent> {
  postMessage(message: Sent, transfer?: Transferable[]): void;
  onmessage: ((event: { data: Received }) => void) | null;
}

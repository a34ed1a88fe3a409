/** The list of tables and what is around them: who plays, what is in the box, new tables. */
import { createContext } from 'svelte';
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

/** Something that was asked and not done, and why: `words.refusal` says it. */
export class Refused extends Error {
  constructor(readonly why: Refusal) {
    super(why.code);
  }
}

/** What can't be done here, for a reason that has no arguments. */
export const refused = (code: string): Refused => new Refused({ code, text: '', args: {} });

export interface Tables {
  /** Who this is, with their tables and best games; of a stranger nothing is known. */
  guest(): Promise<Me>;
  /** The same; a stranger becomes a guest, whom the other side knows again. */
  enter(): Promise<Me>;
  changeGuest(change: { name?: string; lang?: string }): Promise<void>;
  create(table: NewTable): Promise<Created>;
  /** The tables of the guest: those in play, then the last finished. */
  list(): Promise<readonly TableSummary[]>;
  /** Takes a table off the guest's list. */
  remove(id: string): Promise<void>;
  /** Gives up one of the guest's seats for good, or all of them; then the list loses the table. */
  leave(id: string, seat?: number): Promise<void>;
  sit(id: string, secret: string, name: string): Promise<TableInfo>;
  rematch(id: string): Promise<Created>;
  /** The record of a game so far, as text. */
  record(id: string): Promise<string>;
  /** What a table is played through. */
  channel(id: string): Channel;
  box(): Promise<Box>;
  /** Whether the engine and the strong bots are compiled. */
  health(): Promise<Health>;
}

/** Where the table that is shown belongs, for components below the one that set it. */
export const [getTables, setTables] = createContext<Tables>();

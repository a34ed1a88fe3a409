/** The list of tables and what is around them: who plays, what is in the box, new tables. */
import { createContext } from 'svelte';
import type { Box, Created, Health, Me, NewTable, TableInfo } from '../core/messages';
import type { Channel } from './channel';

/** Something that was asked and not done: `text` is for the reader, and may be empty. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export interface Tables {
  /** Who this is, with their tables and best games. The first call makes a guest. */
  guest(): Promise<Me>;
  changeGuest(change: { name?: string; lang?: string }): Promise<Me>;
  create(table: NewTable): Promise<Created>;
  sit(id: string, secret: string, name: string): Promise<TableInfo>;
  rematch(id: string): Promise<Created>;
  /** Where the record of a game can be downloaded. */
  recordAddress(id: string): string;
  /** What a table is played through. */
  channel(id: string): Channel;
  box(): Promise<Box>;
  /** Whether the engine and the strong bots are compiled. */
  health(): Promise<Health>;
}

/** The tables of this page, for components below the one that set them. */
export const [getTables, setTables] = createContext<Tables>();

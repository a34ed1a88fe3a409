/**
 * What the server says and hears. The messages are made from its schema (wire.ts); here is only
 * said more exactly what the engine's own documents in them hold (docs/notation.md).
 */
import type { GameEvent, Multiset, Phase } from './events';
import type * as wire from './wire';

export type { GameEvent, Multiset, Phase };

export type {
  Ack,
  Best,
  Box,
  Created,
  Ended,
  Health,
  NewSeat,
  Ranking,
  Refused as Refusal,
  Rematch,
  SeatChange,
  SeatInfo,
  Seen,
  Standing,
} from './wire';

export type Kind = 'tunnel' | 'treasure' | 'magic' | 'hazard' | 'tool';
export type Lang = wire.Me['lang'];

/** The settings of a game, as `diceminer.Rules` has them. */
export interface Rules {
  players: number;
  heroes: 'base' | 'backer' | 'all';
  deal_heroes: boolean;
  reroll_hazards: boolean;
  beer_takes: 'up-to-two' | 'two';
  extra_tunnel_dice: boolean;
  magic: number;
}

export interface RoundScore {
  tunnels: number;
  treasure: number;
  hazards: number;
  total: number;
}

export interface SeatView {
  hero: string | null;
  dice: Multiset;
  spent: Multiset;
  hero_spent: Multiset;
  cached: Multiset;
  rounds: RoundScore[];
  total: number;
}

/** `game.view()`: the whole public state. */
export interface View {
  format: number;
  rules: Rules;
  round: number;
  phase: Phase;
  seat: number | null;
  start: number | null;
  first: number | null;
  takes: number;
  taken: number;
  shared: boolean;
  symbols: number;
  chosen: Multiset;
  mountain: Record<string, string>;
  bag: Record<string, number>;
  seats: SeatView[];
  refills?: number;
  score?: number;
  rank?: string;
  tiebreaks: Record<string, number>[];
  winners: number[] | null;
}

/** Tunnels, treasure, hazards, gems, whether they are the most, chests. */
export type SheetRow = [number, number, number, number, number, number];
export type Sheet = Record<string, SheetRow>;

export type TableInfo = Omit<wire.TableInfo, 'rules'> & { rules: Rules };
export type TableSummary = Omit<wire.TableSummary, 'rules'> & { rules: Rules };
export type Me = Omit<wire.Me, 'tables'> & { tables: TableSummary[] };
export type NewTable = Omit<wire.NewTable, 'rules'> & { rules: Partial<Rules> };
export type Logged = Omit<wire.Logged, 'events'> & { events: GameEvent[] };
export type Moved = Omit<wire.Moved, 'events' | 'sheet'> & { events: GameEvent[]; sheet?: Sheet };
/** The server's time in milliseconds when it wrote the message; older servers don't say. */
export interface Timed {
  now?: number;
}
export type Pong = wire.Pong & Timed;
export type Welcome = Timed &
  Omit<wire.Welcome, 'table' | 'view' | 'sheet' | 'log'> & {
    table: TableInfo;
    view: View | null;
    sheet: Sheet;
    log: Logged[];
  };
export type TableChanged = Omit<wire.TableChanged, 'table'> & { table: TableInfo };

type Refined = Welcome | Moved | TableChanged | Pong;
export type FromServer = Exclude<wire.ServerMessage, { t: Refined['t'] }> | Refined;
export type ToServer = wire.ClientMessage;

/** What the server says and hears: the types of its messages. */

export type Multiset = Record<string, number>;
export type Kind = 'tunnel' | 'treasure' | 'magic' | 'hazard' | 'tool';
export type Phase = 'heroes' | 'excavation' | 'magic' | 'cache' | 'solo' | 'over';
export type Lang = 'en' | 'it' | 'fr' | 'es';

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

/** An event of the engine: its name, and what docs/notation.md says comes with it. */
export interface GameEvent {
  event: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [detail: string]: any;
}

/** Tunnels, treasure, hazards, gems, whether they are the most, chests. */
export type SheetRow = [number, number, number, number, number, number];
export type Sheet = Record<string, SheetRow>;

export interface SeatInfo {
  seat: number;
  who: 'person' | 'bot' | 'open';
  name: string;
  bot: string | null;
  here: boolean;
  away: boolean;
  link?: string | null;
}

export interface TableInfo {
  id: string;
  status: 'waiting' | 'playing' | 'over';
  rules: Rules;
  pace: number | null;
  host: boolean;
  seats: SeatInfo[];
  you: number[];
  version: number;
  commitment: string | null;
  seed: string | null;
  rematch?: string | null;
  created: number;
}

export interface TableSummary {
  id: string;
  status: TableInfo['status'];
  rules: Rules;
  names: string[];
  you: number[];
  /** Whether the guest is to act. */
  turn: boolean;
  version: number;
  created: number;
  changed: number;
}

export interface Best {
  magic: number;
  score: number;
  rank: string;
  at: number;
}

export interface Me {
  name: string;
  lang: Lang | null;
  tables: TableSummary[];
  best: Best[];
}

export interface Box {
  bots: string[];
  heroes: Record<string, { set: string; faces: string[]; name: string | null }>;
  dice: Record<string, string[]>;
  faces: string[];
  ranks: { id: string; points: number }[];
  version: string;
}

export interface NewSeat {
  who: 'me' | 'here' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  rules: Partial<Rules>;
  seats: NewSeat[];
  pace: number | null;
}

export interface Created {
  id: string;
  links: Record<string, string>;
  watch: string;
}

export interface Refusal {
  code: string;
  text: string;
  args?: Record<string, unknown>;
}

export interface Moved {
  t: 'moved';
  version: number;
  seat: number;
  action: string;
  by: 'person' | 'bot' | 'clock';
  events: GameEvent[];
  sheet?: Sheet;
  legal?: string[] | null;
  due?: number | null;
}

export interface Seen {
  t: 'seen';
  id: string;
  version: number;
  slides: string[][];
  adds: { tunnels: number; treasure: number; hazards: number } | null;
  need?: number | null;
  dice?: Multiset | null;
  rank?: { action: string; visits: number | null; win: number | null; score: number | null }[] | null;
}

export interface Standing {
  seat: number;
  total: number;
  place: number;
}

export type FromServer =
  | {
      t: 'welcome';
      table: TableInfo;
      version: number;
      view: View | null;
      sheet: Sheet | null;
      log: Moved[];
      legal?: string[] | null;
      due?: number | null;
    }
  | Moved
  | { t: 'table'; table: TableInfo; legal?: string[] | null; due?: number | null }
  | { t: 'ack'; id: string; version: number }
  | ({ t: 'no'; id: string | null } & Refusal)
  | Seen
  | { t: 'ended'; seed: string; record_path: string; standings: Standing[] }
  | { t: 'rematch'; id: string }
  | { t: 'pong' };

export type ToServer =
  | { t: 'move'; id: string; seat: number; version: number; action: string }
  | { t: 'sync'; after: number }
  | { t: 'peek'; id: string; action: string }
  | { t: 'why'; id: string; action: string }
  | { t: 'hint'; id: string }
  | { t: 'start'; id: string }
  | { t: 'seat'; id: string; seat: number; set: { who: 'open' | 'bot'; bot?: string } }
  | { t: 'back'; id: string; seat: number }
  | { t: 'ping' };

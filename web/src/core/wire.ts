/** Made from the server's schema by web/scripts/types.mjs; not to be edited. */

export type ClientMessage = Move | Sync | Peek | Why | Worth | Hint | Start | SetSeat | Back | Ping;
export type ServerMessage =
  Welcome | Moved | TableChanged | Ack | No | Seen | Ended | Rematch | Pong;

export interface Wire {
  Ack?: Ack;
  Back?: Back;
  Box?: Box;
  Created?: Created;
  Ended?: Ended;
  Health?: Health;
  Hint?: Hint;
  Me?: Me;
  MeChange?: MeChange;
  Move?: Move;
  Moved?: Moved;
  NewTable?: NewTable;
  No?: No;
  Peek?: Peek;
  Ping?: Ping;
  Pong?: Pong;
  Refused?: Refused;
  Rematch?: Rematch;
  Seen?: Seen;
  SetSeat?: SetSeat;
  Sit?: Sit;
  Start?: Start;
  Sync?: Sync;
  TableChanged?: TableChanged;
  TableInfo?: TableInfo;
  Welcome?: Welcome;
  Why?: Why;
  Worth?: Worth;
  ClientMessage?: ClientMessage;
  ServerMessage?: ServerMessage;
}
/**
 * What was asked is done and stored.
 */
export interface Ack {
  t: 'ack';
  id: string;
  version: number;
}
/**
 * A person takes a seat back from the bot that kept it.
 */
export interface Back {
  t: 'back';
  id: string;
  seat: number;
}
/**
 * What is in the box: facts that don't change while the server runs.
 */
export interface Box {
  bots: string[];
  heroes: {
    [k: string]: HeroFacts;
  };
  dice: {
    [k: string]: string[];
  };
  faces: string[];
  ranks: RankFacts[];
  version: string;
}
/**
 * A hero of the box.
 */
export interface HeroFacts {
  set: string;
  faces: string[];
  name?: string | null;
}
/**
 * A solo rank and the fewest points that earn it.
 */
export interface RankFacts {
  id: string;
  points: number;
}
/**
 * A new table: where each open seat's link and the spectators' link lead.
 */
export interface Created {
  id: string;
  links: {
    [k: string]: string;
  };
  watch: string;
}
/**
 * The game is over: the seed that its dice came from, and who is where.
 */
export interface Ended {
  t: 'ended';
  seed: string;
  record_path: string;
  standings: Standing[];
}
/**
 * How a seat ended.
 */
export interface Standing {
  seat: number;
  total: number;
  place: number;
}
/**
 * Whether games can be made and kept, and whether the engine and the strong bots are compiled.
 *
 * `engine-failed`: the rules could not be compiled; `storage-failed`: nothing can be stored, as
 * the database is locked, full or out of reach. Both are tried again until they succeed.
 */
export interface Health {
  status: 'ok' | 'engine-failed' | 'storage-failed';
  compiled: boolean;
  searches: boolean;
  version: string;
}
/**
 * What the master would do.
 */
export interface Hint {
  t: 'hint';
  id: string;
}
/**
 * The guest.
 */
export interface Me {
  name: string;
  lang: 'en' | 'it' | 'fr' | 'es';
  tables: TableSummary[];
  best: Best[];
}
/**
 * A table in the guest's list. `turn`: whether the guest is to act.
 */
export interface TableSummary {
  id: string;
  status: 'waiting' | 'playing' | 'over';
  rules: {
    [k: string]: unknown;
  };
  names: string[];
  you: number[];
  turn: boolean;
  version: number;
  created: number;
  changed: number;
}
/**
 * One of the guest's best solo games.
 */
export interface Best {
  magic: number;
  score: number;
  rank: string;
  at: number;
}
/**
 * A new name or language of the guest.
 */
export interface MeChange {
  name?: string | null;
  lang?: ('en' | 'it' | 'fr' | 'es') | null;
}
/**
 * One action of a seat that the guest has, chosen at a version.
 */
export interface Move {
  t: 'move';
  id: string;
  seat: number;
  version: number;
  action: string;
}
/**
 * An action was played and stored. `by` the clock: a bot, in the seat of an absent person.
 */
export interface Moved {
  t: 'moved';
  version: number;
  seat: number;
  action: string;
  by: 'person' | 'bot' | 'clock';
  events: {
    [k: string]: unknown;
  }[];
  sheet: {
    [k: string]: number[];
  };
  legal?: string[] | null;
  due?: number | null;
}
/**
 * A table to be made.
 *
 * Pace: seconds that a person has for an action. With null nobody who is there is hurried; for
 * who has left while others wait, a bot takes over after a while.
 */
export interface NewTable {
  rules?: RulesChoice;
  /**
   * @minItems 1
   * @maxItems 4
   */
  seats: NewSeat[];
  pace?: number | null;
}
/**
 * Which game: as `diceminer.Rules`, which also judges what goes together.
 */
export interface RulesChoice {
  players?: number;
  heroes?: string;
  deal_heroes?: boolean;
  reroll_hazards?: boolean;
  beer_takes?: string;
  extra_tunnel_dice?: boolean;
  magic?: number;
}
/**
 * Who sits there: the guest, another person at the same screen, anyone, or a bot.
 */
export interface NewSeat {
  who: 'me' | 'here' | 'open' | 'bot';
  name?: string | null;
  bot?: string | null;
}
/**
 * What was asked is refused; nothing changed. The id is empty where none could be read.
 */
export interface No {
  code: string;
  text: string;
  args: {
    [k: string]: unknown;
  };
  t: 'no';
  id: string;
}
/**
 * What an action would do, without doing it.
 */
export interface Peek {
  t: 'peek';
  id: string;
  action: string;
}
/**
 * Is anybody there?
 */
export interface Ping {
  t: 'ping';
}
/**
 * Somebody is.
 */
export interface Pong {
  t: 'pong';
}
/**
 * Why something was not done, in the viewer's language; nothing changed.
 */
export interface Refused {
  code: string;
  text: string;
  args: {
    [k: string]: unknown;
  };
}
/**
 * The same players go on at another table.
 */
export interface Rematch {
  t: 'rematch';
  id: string;
}
/**
 * The answer to peek, why, worth and hint.
 *
 * After magic to be spent at a table: how many dice need to be named, and which may be.
 */
export interface Seen {
  t: 'seen';
  id: string;
  version: number;
  slides: string[][];
  adds?: Adds | null;
  need?: number | null;
  dice?: {
    [k: string]: number;
  } | null;
  worth?: {
    [k: string]: number;
  } | null;
  rank?: Ranking[] | null;
}
/**
 * What an action changes in the acting seat's sheet.
 */
export interface Adds {
  tunnels: number;
  treasure: number;
  hazards: number;
}
/**
 * An action as a bot sees it; null where it has no idea.
 */
export interface Ranking {
  action: string;
  visits?: number | null;
  win?: number | null;
  score?: number | null;
}
/**
 * The host opens a seat, fills it with a bot or removes a person, before the start.
 */
export interface SetSeat {
  t: 'seat';
  id: string;
  seat: number;
  set: SeatChange;
}
/**
 * How a seat shall be from now on.
 */
export interface SeatChange {
  who: 'open' | 'bot';
  bot?: string | null;
}
/**
 * Taking an open seat by its secret.
 */
export interface Sit {
  secret: string;
  name?: string;
}
/**
 * The host begins.
 */
export interface Start {
  t: 'start';
  id: string;
}
/**
 * Send again what came after a version.
 */
export interface Sync {
  t: 'sync';
  after: number;
}
/**
 * Seats, presence or status changed.
 */
export interface TableChanged {
  t: 'table';
  table: TableInfo;
  legal?: string[] | null;
  due?: number | null;
}
/**
 * A table as a viewer sees it.
 */
export interface TableInfo {
  id: string;
  status: 'waiting' | 'playing' | 'over';
  rules: {
    [k: string]: unknown;
  };
  pace?: number | null;
  host: boolean;
  seats: SeatInfo[];
  you: number[];
  version: number;
  commitment: string;
  seed?: string | null;
  rematch?: string | null;
  created: number;
}
/**
 * A seat as a viewer sees it. `away`: a bot keeps it for an absent person.
 */
export interface SeatInfo {
  seat: number;
  who: 'person' | 'bot' | 'open';
  name: string;
  bot?: string | null;
  here: boolean;
  away: boolean;
  link?: string | null;
}
/**
 * The whole of a table; the view is null until it has been set up.
 */
export interface Welcome {
  t: 'welcome';
  table: TableInfo;
  version: number;
  view?: {
    [k: string]: unknown;
  } | null;
  sheet: {
    [k: string]: number[];
  };
  log: Logged[];
  legal?: string[] | null;
  due?: number | null;
}
/**
 * An action that was played, as the log of `welcome` has it.
 */
export interface Logged {
  t: 'moved';
  version: number;
  seat: number;
  action: string;
  by: 'person' | 'bot' | 'clock';
  events: {
    [k: string]: unknown;
  }[];
}
/**
 * Why an action is not legal.
 */
export interface Why {
  t: 'why';
  id: string;
  action: string;
}
/**
 * What each die of a trove adds to its points.
 */
export interface Worth {
  t: 'worth';
  id: string;
  seat: number;
}

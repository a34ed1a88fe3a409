/** Made from the server's schema by web/scripts/types.mjs; not to be edited. */

export type ClientMessage =
  Move | Undo | Sync | Peek | Worth | Hint | Gifts | Start | SetSeat | Back | React | Ping;
export type Event =
  | RollOffEvent
  | StartEvent
  | HeroChosenEvent
  | FillEvent
  | ShareEvent
  | TakeEvent
  | SlideEvent
  | PassEvent
  | SpendEvent
  | ChooseEvent
  | RerollEvent
  | RollEvent
  | ScoreEvent
  | CacheDieEvent
  | NewRoundEvent
  | TiedEvent
  | TiebreakScoreEvent
  | OverEvent
  | SoloSetUpEvent
  | AgainEvent
  | DraftEvent
  | RecycleEvent
  | RefillEvent
  | StopEvent
  | PointsEvent
  | TurnEvent;
export type ServerMessage =
  Welcome | Moved | Undone | TableChanged | Ack | No | Seen | Ended | Rematch | Reaction | Pong;

export interface Wire {
  Ack?: Ack;
  Back?: Back;
  Box?: Box;
  ClientMessage?: ClientMessage;
  Created?: Created;
  Ended?: Ended;
  Gifts?: Gifts;
  Health?: Health;
  Hint?: Hint;
  Leave?: Leave;
  Me?: Me;
  MeChange?: MeChange;
  Move?: Move;
  Moved?: Moved;
  NewTable?: NewTable;
  No?: No;
  Peek?: Peek;
  Ping?: Ping;
  Pong?: Pong;
  React?: React;
  Reaction?: Reaction;
  Refused?: Refused;
  Rematch?: Rematch;
  Seen?: Seen;
  ServerMessage?: ServerMessage;
  SetSeat?: SetSeat;
  Sit?: Sit;
  Start?: Start;
  Sync?: Sync;
  TableChanged?: TableChanged;
  TableInfo?: TableInfo;
  Undo?: Undo;
  Undone?: Undone;
  Welcome?: Welcome;
  Worth?: Worth;
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
 *
 * `settings` are those of a game's rules; `hero_pools` has the heroes on offer by the setting
 * `heroes`; `facts` is a fingerprint of the dice and heroes, as records have it.
 */
export interface Box {
  bots: string[];
  settings: SettingInfo[];
  heroes: {
    [k: string]: HeroFacts;
  };
  hero_pools: {
    [k: string]: string[];
  };
  dice: {
    [k: string]: string[];
  };
  faces: string[];
  ranks: RankFacts[];
  facts: string;
  version: string;
}
/**
 * A setting of `Rules`: what it may be, and for which games, as `Rules.settings` lists them.
 */
export interface SettingInfo {
  default: string | number | boolean;
  games: 'all' | 'multiplayer' | 'solo';
  name: string;
  values: (string | number | boolean)[];
}
/**
 * A hero of the box.
 */
export interface HeroFacts {
  set: string;
  faces: string[];
  name: string | null;
}
/**
 * A solo rank and the fewest points that earn it.
 */
export interface RankFacts {
  id: string;
  points: number;
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
 * Take the guest's own last action back, at a version.
 */
export interface Undo {
  t: 'undo';
  id: string;
  version: number;
}
/**
 * Send again what came after a version.
 */
export interface Sync {
  t: 'sync';
  after: number;
}
/**
 * What an action would do, without doing it; refused with the reason if it is not legal.
 *
 * `why` is the name that pages of the first edition use to ask for the reason.
 */
export interface Peek {
  t: 'peek' | 'why';
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
/**
 * What the master would do.
 */
export interface Hint {
  t: 'hint';
  id: string;
}
/**
 * Which Beer a bot would share, and with whom.
 */
export interface Gifts {
  t: 'gifts';
  id: string;
}
/**
 * The host begins.
 */
export interface Start {
  t: 'start';
  id: string;
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
 * A player shows the others a reaction.
 */
export interface React {
  t: 'react';
  id: string;
  seat: number;
  reaction: 'mug' | 'well-done' | 'oh-no' | 'thinking';
}
/**
 * Is anybody there?
 */
export interface Ping {
  t: 'ping';
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
 * The game is over: the seed that its dice came from, and the seats by place.
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
  status: 'engine-failed' | 'ok' | 'storage-failed';
  compiled: boolean;
  searches: boolean;
  version: string;
}
/**
 * Giving up one of the guest's seats, or all of them.
 */
export interface Leave {
  seat?: number | null;
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
 *
 * `others` is how many other people play there. `seat` is the seat to act, `round` and `totals`
 * how the game stands; they are left out before the start, and in games that an earlier version
 * of the server has stored.
 */
export interface TableSummary {
  id: string;
  status: 'over' | 'playing' | 'waiting';
  rules: RulesDict;
  names: string[];
  you: number[];
  turn: boolean;
  version: number;
  created: number;
  changed: number;
  others?: number;
  seat?: number | null;
  round?: number | null;
  totals?: number[];
}
/**
 * All settings of a game, as `Rules.as_dict` gives them and `Rules(**settings)` takes them.
 */
export interface RulesDict {
  beer_takes: 'two' | 'up-to-two';
  deal_heroes: boolean;
  extra_tunnel_dice: boolean;
  heroes: 'all' | 'backer' | 'base';
  magic: number;
  players: number;
  reroll_hazards: boolean;
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
 * An action was played and stored. `by` the clock: by a bot, for an absent person.
 *
 * `sheet` has the rows that changed, if any did. `legal` is there if the viewer is to act, `due`
 * if there is a deadline: in milliseconds since 1970, by the server's clock. `room` is how many
 * dice the viewer may still name, for the chests or a reroll; it is left out where none may be.
 * `undo`: whether the viewer may take the last action back now.
 */
export interface Moved {
  t: 'moved';
  version: number;
  seat: number;
  action: string;
  by: 'bot' | 'clock' | 'person';
  events: Event[];
  sheet?: {
    /**
     * @minItems 7
     * @maxItems 10
     */
    [k: string]: [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number?,
      number[]?,
      { [k: string]: number }?,
    ];
  };
  legal?: string[] | null;
  due?: number | null;
  room?: number | null;
  undo?: boolean;
}
/**
 * A roll for who starts; another follows for those tied.
 */
export interface RollOffEvent {
  event: 'roll-off';
  rolls: {
    [k: string]: string;
  };
}
/**
 * Who starts a round.
 */
export interface StartEvent {
  event: 'start';
  round: number;
  seat: number;
}
/**
 * A seat has got its hero.
 */
export interface HeroChosenEvent {
  dealt: boolean;
  event: 'hero';
  hero: string;
  seat: number;
}
/**
 * The mountain's free slots are filled from the bag.
 */
export interface FillEvent {
  dice: {
    [k: string]: string;
  };
  event: 'fill';
}
/**
 * A Beer is shared: the die is rolled and goes to another seat.
 */
export interface ShareEvent {
  event: 'share';
  rolled: string;
  seat: number;
  to: number;
  token: string;
}
/**
 * A die is taken from the mountain.
 */
export interface TakeEvent {
  event: 'take';
  seat: number;
  slot: string;
  token: string;
}
export interface SlideEvent {
  event: 'slide';
  from: string;
  to: string;
  token: string;
}
/**
 * No second die after sharing.
 */
export interface PassEvent {
  event: 'pass';
  seat: number;
}
/**
 * A magic face is spent.
 */
export interface SpendEvent {
  discarded?: true;
  event: 'spend';
  hero: boolean;
  seat: number;
  token: string;
}
/**
 * A die is named for a reroll.
 */
export interface ChooseEvent {
  event: 'choose';
  seat: number;
  token: string;
}
/**
 * The dice named for a reroll are rolled.
 */
export interface RerollEvent {
  dice: [string, string][];
  event: 'reroll';
  seat: number;
}
/**
 * A whole trove is rolled, but for cached dice.
 */
export interface RollEvent {
  dice: [string, string][];
  event: 'roll';
  seat: number;
}
/**
 * A round is scored.
 */
export interface ScoreEvent {
  event: 'score';
  round: number;
  seats: ScoredTrove[];
}
/**
 * The sheet of a trove that is scored.
 */
export interface ScoredTrove {
  cave_ins?: number;
  dice: {
    [k: string]: number;
  };
  dragons?: number;
  gems: number;
  hazards: number;
  hero: string | null;
  idle?: {
    [k: string]: number;
  };
  most_gems: boolean;
  seat: number;
  straights?: number[];
  total: number;
  treasure: number;
  tunnels: number;
}
/**
 * A die is kept over the coming roll.
 */
export interface CacheDieEvent {
  event: 'cache';
  seat: number;
  token: string;
}
/**
 * Another round begins.
 */
export interface NewRoundEvent {
  event: 'round';
  round: number;
}
/**
 * Seats with the same total break their tie.
 */
export interface TiedEvent {
  event: 'tied';
  seats: number[];
}
/**
 * The troves of the tied seats are scored once more.
 */
export interface TiebreakScoreEvent {
  event: 'tiebreak';
  seats: ScoredTrove[];
}
/**
 * The game has ended.
 */
export interface OverEvent {
  event: 'over';
  winners: number[] | null;
}
/**
 * Solo: the magic dice to start with.
 */
export interface SoloSetUpEvent {
  dice: {
    [k: string]: number;
  };
  event: 'set-up';
}
/**
 * Solo: nothing could be done, so the set-up starts again.
 */
export interface AgainEvent {
  event: 'again';
}
export interface DraftEvent {
  as: string;
  cached: boolean;
  event: 'draft';
  seat: number;
  slot: string;
  token: string;
}
/**
 * Solo: a die goes back into the bag.
 */
export interface RecycleEvent {
  event: 'recycle';
  slot: string;
  token: string;
}
/**
 * Solo: the mountain is to be filled again; the fill follows.
 */
export interface RefillEvent {
  event: 'refill';
}
/**
 * Solo: the player has ended the game.
 */
export interface StopEvent {
  event: 'stop';
}
/**
 * Solo, after every action.
 */
export interface PointsEvent {
  event: 'points';
  rank: 'average' | 'brave-start' | 'disaster' | 'excellent' | 'improving' | 'masterful';
  score: number;
}
/**
 * Always the last of an action.
 */
export interface TurnEvent {
  event: 'turn';
  first?: number | null;
  phase?: 'cache' | 'excavation' | 'heroes' | 'magic' | 'over' | 'solo';
  round?: number;
  seat?: number | null;
  shared?: boolean;
  start?: number | null;
  symbols?: number;
  taken?: number;
  takes?: number;
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
 * What was asked is refused; nothing changed. The id is empty if none could be read.
 */
export interface No {
  t: 'no';
  code: string;
  text: string;
  args: {
    [k: string]: string | number;
  };
  id: string;
}
/**
 * The answer to ping, with the server's clock.
 */
export interface Pong {
  t: 'pong';
  now: number;
}
/**
 * A player reacts to what happens. It has no version, and nobody stores it.
 */
export interface Reaction {
  t: 'reaction';
  seat: number;
  reaction: 'mug' | 'oh-no' | 'thinking' | 'well-done';
}
/**
 * Why something was not done, in the viewer's language; nothing changed.
 */
export interface Refused {
  code: string;
  text: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * The same players go on at another table. `seat` wants it; None for a host without one.
 */
export interface Rematch {
  t: 'rematch';
  id: string;
  seat: number | null;
}
/**
 * The answer to peek, worth, hint and gifts.
 *
 * After magic to be spent at a table: how many dice need to be named, and which may be. With a
 * hint, its best action and those that complete it, such as the dice to roll again.
 */
export interface Seen {
  t: 'seen';
  id: string;
  version: number;
  slides: string[][];
  adds: Adds | null;
  need?: number | null;
  dice?: {
    [k: string]: number;
  } | null;
  worth?: {
    [k: string]: number;
  } | null;
  rank?: Ranking[] | null;
  line?: string[] | null;
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
 * An action as a bot ranks it; null where it does not know.
 */
export interface Ranking {
  action: string;
  visits: number | null;
  win: number | null;
  score: number | null;
}
/**
 * The whole of a table; the view is null until its game has been set up.
 *
 * `now` is the server's clock, by which `due` is meant. `log` has the latest actions that were not
 * taken back, and `opening` the events of the set-up if the log goes back to it. `legal`, `due`,
 * `room` and `undo` are as in `moved`.
 */
export interface Welcome {
  t: 'welcome';
  protocol: 1;
  now: number;
  table: TableInfo;
  version: number;
  view: View | null;
  sheet: {
    /**
     * @minItems 7
     * @maxItems 10
     */
    [k: string]: [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number?,
      number[]?,
      { [k: string]: number }?,
    ];
  };
  log: Logged[];
  opening?: Event[] | null;
  legal?: string[] | null;
  due?: number | null;
  room?: number | null;
  undo?: boolean;
}
/**
 * A table as a viewer sees it.
 */
export interface TableInfo {
  id: string;
  status: 'over' | 'playing' | 'waiting';
  rules: RulesDict;
  pace: number | null;
  host: boolean;
  seats: SeatInfo[];
  you: number[];
  version: number;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  created: number;
}
/**
 * A seat as a viewer sees it. `away`: a bot plays it for an absent person.
 *
 * A person who has left for good is `left`; a bot plays for them, too. `host`: theirs is the
 * table, and they start it.
 */
export interface SeatInfo {
  seat: number;
  who: 'bot' | 'left' | 'open' | 'person';
  name: string;
  bot: string | null;
  here: boolean;
  away: boolean;
  link: string | null;
  host?: boolean;
}
/**
 * The whole public state of a game.
 */
export interface View {
  bag: {
    [k: string]: number;
  };
  chosen: {
    [k: string]: number;
  };
  first: number | null;
  format: 1;
  mountain: {
    [k: string]: string;
  };
  phase: 'cache' | 'excavation' | 'heroes' | 'magic' | 'over' | 'solo';
  rank?: 'average' | 'brave-start' | 'disaster' | 'excellent' | 'improving' | 'masterful';
  refills?: number;
  round: number;
  rules: RulesDict;
  score?: number;
  seat: number | null;
  seats: Seat[];
  shared: boolean;
  start: number | null;
  symbols: number;
  taken: number;
  takes: number;
  tiebreaks: {
    [k: string]: number;
  }[];
  winners: number[] | null;
}
/**
 * One player's hero, trove and score.
 */
export interface Seat {
  cached: {
    [k: string]: number;
  };
  dice: {
    [k: string]: number;
  };
  hero: string | null;
  hero_spent: {
    [k: string]: number;
  };
  rounds: RoundScore[];
  spent: {
    [k: string]: number;
  };
  total: number;
}
/**
 * What a seat scored in one round.
 */
export interface RoundScore {
  hazards: number;
  total: number;
  treasure: number;
  tunnels: number;
}
/**
 * An action that was played, as the log of `welcome` has it.
 */
export interface Logged {
  t: 'moved';
  version: number;
  seat: number;
  action: string;
  by: 'bot' | 'clock' | 'person';
  events: Event[];
}
/**
 * A person took their last action back, which is stored as a version of its own.
 *
 * `seat` and `action` say what was taken back; `view` and `sheet` are as they were before it.
 * `legal`, `due`, `room` and `undo` are as in `moved`.
 */
export interface Undone {
  t: 'undone';
  version: number;
  seat: number;
  action: string;
  view: View;
  sheet: {
    /**
     * @minItems 7
     * @maxItems 10
     */
    [k: string]: [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number?,
      number[]?,
      { [k: string]: number }?,
    ];
  };
  legal?: string[] | null;
  due?: number | null;
  room?: number | null;
  undo?: boolean;
}
/**
 * Seats, presence or status changed. `legal`, `due`, `room` and `undo` are as in `moved`.
 */
export interface TableChanged {
  t: 'table';
  table: TableInfo;
  legal?: string[] | null;
  due?: number | null;
  room?: number | null;
  undo?: boolean;
}
/**
 * Taking an open seat by its secret.
 */
export interface Sit {
  secret: string;
  name?: string;
}

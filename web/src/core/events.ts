/** The events of the engine, as docs/notation.md lists them. */
export type Multiset = Record<string, number>;
export type Phase = 'heroes' | 'excavation' | 'magic' | 'cache' | 'solo' | 'over';

/** How a seat was scored: at the end of a round, or in a tie-break. */
export interface ScoredSeat {
  seat: number;
  hero: string | null;
  dice: Multiset;
  tunnels: number;
  treasure: number;
  hazards: number;
  total: number;
  gems: number;
  most_gems: boolean;
}

/** Dice that were rolled: what each showed before and after. */
type Rolled = [before: string, after: string][];

/** Who is asked for what. The server sends only what differs from the turn before. */
export interface TurnState {
  round: number;
  phase: Phase;
  seat: number | null;
  start: number | null;
  first: number | null;
  takes: number;
  taken: number;
  shared: boolean;
  symbols: number;
}

/** What comes with each event. */
interface Details {
  'roll-off': { rolls: Record<string, string> };
  start: { round: number; seat: number };
  hero: { seat: number; hero: string; dealt: boolean };
  fill: { dice: Record<string, string> };
  share: { seat: number; to: number; token: string; rolled: string };
  take: { seat: number; slot: string; token: string };
  slide: { from: string; to: string; token: string };
  pass: { seat: number };
  spend: { seat: number; token: string; hero: boolean };
  choose: { seat: number; token: string };
  reroll: { seat: number; dice: Rolled };
  roll: { seat: number; dice: Rolled };
  score: { round: number; seats: ScoredSeat[] };
  cache: { seat: number; token: string };
  round: { round: number };
  tied: { seats: number[] };
  tiebreak: { seats: ScoredSeat[] };
  over: { winners: number[] | null };
  'set-up': { dice: Multiset };
  again: object;
  draft: { seat: number; slot: string; token: string; as: string; cached: boolean };
  recycle: { slot: string; token: string };
  refill: object;
  stop: object;
  points: { score: number; rank: string };
  turn: Partial<TurnState>;
}

export type EventName = keyof Details;
export type EventOf<Name extends EventName> = { event: Name } & Details[Name];
export type GameEvent = { [Name in EventName]: EventOf<Name> }[EventName];

/** One function an event; some events may have none. */
export type Handlers<Args extends unknown[]> = {
  [Name in EventName]?: (event: EventOf<Name>, ...args: Args) => void;
};

/** Calls the function for an event. A newer server may send events that this page doesn't know. */
export function handle<Args extends unknown[]>(
  handlers: Handlers<Args>,
  event: GameEvent,
  ...args: Args
): void {
  const handler = handlers[event.event] as ((event: GameEvent, ...args: Args) => void) | undefined;
  handler?.(event, ...args);
}

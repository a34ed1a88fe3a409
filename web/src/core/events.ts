/** The events of the engine, as docs/notation.md lists them; their types come from its schema. */
import type { Event, ScoredTrove, TurnEvent, View } from './wire';

export type Multiset = Record<string, number>;
export type Phase = View['phase'];
/** How a seat was scored: at the end of a round, or in a tie-break. */
export type ScoredSeat = ScoredTrove;
/** Who is asked for what. The server sends only what differs from the turn before. */
export type TurnState = Required<Omit<TurnEvent, 'event'>>;

export type GameEvent = Event;
/** An action was taken back: no event of the engine, but shown and announced among them. */
export interface UndoneEvent {
  event: 'undone';
  seat: number;
}
export type NotedEvent = GameEvent | UndoneEvent;
export type EventName = GameEvent['event'];
export type EventOf<Name extends EventName> = Extract<GameEvent, { event: Name }>;

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

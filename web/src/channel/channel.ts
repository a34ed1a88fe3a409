/**
 * What a table is played through. A server is one way to carry the messages; a worker that has the
 * engine in the same browser, or a recorded game, are others. Nothing beyond knows which.
 */
import type { FromServer, ToServer } from '../core/messages';

export type ChannelStatus =
  | 'connecting'
  | 'open'
  /** Cut; it is tried again until it is open. */
  | 'lost'
  /** There is no such table. */
  | 'gone'
  /** The table is kept in this browser, but its game can't be played again by this page. */
  | 'unreadable'
  /** The engine of this page can't be loaded. */
  | 'broken'
  /** The other side does not know who this is. */
  | 'stranger';

/** A message with an id: it is answered, or refused with `no`. */
export type Asked = Extract<ToServer, { id: string }>;
type WithoutId<M> = M extends Asked ? Omit<M, 'id'> : never;
/** The same before it got its id, which the channel gives. */
export type Question = WithoutId<Asked>;
export type Answer = Extract<FromServer, { t: 'ack' | 'no' | 'seen' }>;
/** A message that has no answer. */
export type Statement = Exclude<ToServer, Asked>;

/** Who gets the messages that answer no question. */
export interface Listener {
  receive(message: FromServer): void;
  /** The version received last, from which a new connection goes on; null before the first. */
  version(): number | null;
}

export interface Channel {
  readonly status: ChannelStatus;
  /** The time now by the clock that deadlines are set by, in milliseconds. */
  now(): number;
  subscribe(listener: Listener): void;
  open(): void;
  close(): void;
  /** Opens anew, as only a new connection tells the other side who is there, in which language. */
  renew(): void;
  /** Tries at once instead of waiting, as when the network is back. */
  hurry(): void;
  /** Lets bots play without the time in which an action could be taken back, where they can. */
  hurryBots(): void;
  /** Sends a question until it is answered or refused, however often the connection is cut. */
  ask(question: Question): Promise<Answer>;
  /** Sends a message that has no answer; it is lost without a connection. */
  tell(statement: Statement): void;
}

export const isAnswer = (message: FromServer): message is Answer =>
  message.t === 'ack' || message.t === 'no' || message.t === 'seen';

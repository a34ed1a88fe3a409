/**
 * What the server says and hears. The types are made from its schema (wire.ts), the engine's views
 * and events included.
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
  Logged,
  Me,
  Moved,
  NewSeat,
  Pong,
  Ranking,
  Reaction,
  Refused as Refusal,
  Rematch,
  RoundScore,
  RulesDict as Rules,
  Seat as SeatView,
  SeatChange,
  SeatInfo,
  Seen,
  SettingInfo,
  Standing,
  TableChanged,
  TableInfo,
  TableSummary,
  Undone,
  View,
  Welcome,
} from './wire';

export type Kind = 'tunnel' | 'treasure' | 'magic' | 'hazard' | 'tool';
export type Lang = wire.Me['lang'];
export type NewTable = Omit<wire.NewTable, 'rules'> & { rules: Partial<wire.RulesDict> };

/**
 * What the seats would score: tunnels, treasure, hazards, gems, whether the most, chests, magic; then,
 * left out by older servers, points of cave-ins, lengths of straights (the longest first), and faces,
 * the hero's among them, that could score but count for nothing.
 */
export type Sheet = wire.Welcome['sheet'];
export type SheetRow = Sheet[string];

/** The version of what page and server say to each other; a server of another has another number. */
export const PROTOCOL = 1 satisfies wire.Welcome['protocol'];

export type FromServer = wire.ServerMessage;
export type ToServer = wire.ClientMessage;

/**
 * Both kinds of tables: those of this browser, and those of a server if there is one. A game that
 * needs no second person is played in the browser; everything else at the server.
 */
import { createContext } from 'svelte';
import { isLocal } from '../core/local-ids';
import type { Box, NewTable } from '../core/messages';
import type { LocalTables } from './local-tables.svelte';
import type { Tables } from './tables';

/** How long a server may take to say what is in its box. */
const PATIENCE = 3_000;

export class House {
  #box: Box | null = null;

  constructor(
    readonly local: LocalTables,
    /** Null where the page is all there is. */
    readonly served: Tables | null,
  ) {}

  /** The tables that one belongs to. */
  of(id: string): Tables {
    return this.served === null || isLocal(id) ? this.local : this.served;
  }

  /** What is in the box of a new game: the server's, as a host may have other dice, heroes or bots. */
  async box(): Promise<Box> {
    this.#box ??= await this.#servedBox();
    return this.#box ?? this.local.box();
  }

  /** Null if the server does not answer soon: nobody shall wait for it who plays without it. */
  async #servedBox(): Promise<Box | null> {
    const { served } = this;
    if (!served) return null;
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    return Promise.race([served.box().catch(() => null), late]);
  }

  /** Where a new game is played. */
  async for({ seats }: NewTable): Promise<Tables> {
    if (this.served === null) return this.local;
    if (seats.some(({ who }) => who === 'open')) return this.served;
    const [box, own] = await Promise.all([this.box(), this.local.box()]);
    const isKnown = (level: string): boolean => own.bots.includes(level.split('@')[0] ?? '');
    const isOwn = seats.every(({ who, bot }) => who !== 'bot' || isKnown(bot ?? ''));
    return isOwn && box.facts === own.facts ? this.local : this.served;
  }
}

/** The house of this page, for all components. */
export const [getHouse, setHouse] = createContext<House>();

/** What Python wrote of the game for this engine: names, texts and numbers, none of them typed in. */
import type { Box } from '../core/wire';
import json from './data.json';
import type { Described } from './kernel';
import kernel from './kernel.json';

/** An array in `weights.bin`. */
export interface StoredArray {
  offset: number;
  type: string;
  shape: number[];
}

type Word = 'hero' | 'beer' | 'seat' | 'slot' | 'face';

interface EngineData {
  /** The fingerprint of the dice and heroes, and of those of the game as it comes. */
  facts: string;
  standard_facts: string;
  box: Omit<Box, 'version'>;
  kinds: string[];
  letters: Record<string, string>;
  /** How many dice of each kind there are, without and with the extra tunnel dice. */
  dice_in_game: [number[], number[]];
  hero_sets: Record<string, number>;
  rows: Record<string, number>;
  words: Record<Word, [number, string][]>;
  /** The first code of each form, its text, and what the code grows by with each of its words. */
  actions: [number, string, Partial<Record<Word, number>>][];
  phases: string[];
  solo_phases: number[];
  table_phases: number[];
  log: string[];
  reasons: [string, string[]][];
  faults: [string, string[]][];
  fields: string[];
  record_keys: string[];
  levels: Record<string, number>;
  search: typeof json.search;
  opponents: typeof json.opponents;
  planner: Omit<typeof json.planner, 'widths'> & { widths: [number, number][] };
  buffers: Record<'scratch' | 'search' | 'tree' | 'plan' | 'inner_plan' | 'leaves', Described>;
  weights: Record<string, StoredArray>;
}

export const data = json as unknown as EngineData;
export const constants = kernel.constants;
export const doors = kernel;

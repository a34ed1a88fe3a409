/**
 * Fair dice, as `diceminer.fairness` has them: a game's dice follow from its seed, committed to
 * first and revealed at the end. The hash is a library's: a page on plain HTTP has no
 * `crypto.subtle`.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { RulesError } from './refusals';

export type Seed = string | number | bigint;

const PURPOSE = 'diceminer dice 1\n';
const SEED_BYTES = 32;

/** The text that a seed counts as; without one, a fresh secret seed. */
export function seedText(seed?: Seed): string {
  if (seed === undefined) return bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
  if (typeof seed === 'number' && !Number.isSafeInteger(seed))
    throw new RulesError('error-seed-type', { type: 'float' });
  const text = String(seed);
  // A surrogate without its other half can't be encoded.
  if (/\p{Surrogate}/u.test(text)) throw new RulesError('error-seed-text');
  return text;
}

/** The commitment to a seed: its SHA-256 in hexadecimal. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** The eight words that key the generator for a seed. */
export function key(seed: string): number[] {
  const digest = sha256(utf8ToBytes(PURPOSE + seed));
  const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return Array.from({ length: 8 }, (_, word) => words.getUint32(4 * word, true));
}

/** The ids of tables that are played in this browser; no server gives such ids. */
const PREFIX = 'local-';
const BYTES = 9;

export const isLocal = (id: string): boolean => id.startsWith(PREFIX);

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return PREFIX + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The kernel's files as they arrive: checked by their hashes before anything is made of them. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { doors } from './data';
import { KernelError } from './kernel';

export type KernelFile = keyof typeof doors.files;

/** A file's content, if it is the one that was built together with the rest of the engine. */
export function checkedFile(
  name: KernelFile,
  content: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  if (bytesToHex(sha256(content)) !== doors.files[name])
    throw new KernelError('damaged', `${name} is not the one that was built`);
  return content;
}

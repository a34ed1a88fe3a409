/** The engine in Node, for tests and scripts: its files from the disk. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Engine } from './engine';
import { checkedFile, type KernelFile } from './files';

/** `ENGINE_FOLDER` names another folder, with a kernel of other dice and heroes. */
const named = process.env['ENGINE_FOLDER'];
const folder = named === undefined ? new URL('.', import.meta.url) : pathToFileURL(`${named}/`);

const file = (name: KernelFile) =>
  checkedFile(name, new Uint8Array(readFileSync(new URL(name, folder))));

export function loadEngine(): Engine {
  const module = new WebAssembly.Module(file('kernel.wasm'));
  return new Engine(module, file('weights.bin'));
}

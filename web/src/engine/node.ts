/** The engine in Node, for tests and scripts: its files from the disk. */
import { readFileSync } from 'node:fs';
import { Engine } from './engine';

const file = (name: string) => readFileSync(new URL(name, import.meta.url));

export function loadEngine(): Engine {
  const module = new WebAssembly.Module(file('./kernel.wasm'));
  return new Engine(module, file('./weights.bin'));
}

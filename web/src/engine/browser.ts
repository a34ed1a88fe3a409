/** The engine in a browser or a worker: its files are fetched from beside the page's. */
import { Engine } from './engine';
import { checkedFile, type KernelFile } from './files';
import { KernelError } from './kernel';

const FILES: Readonly<Record<KernelFile, URL>> = {
  'kernel.wasm': new URL('./kernel.wasm', import.meta.url),
  'weights.bin': new URL('./weights.bin', import.meta.url),
};

async function fetched(name: KernelFile): Promise<Uint8Array<ArrayBuffer>> {
  let content: ArrayBuffer;
  try {
    const response = await fetch(FILES[name]);
    if (!response.ok) throw new Error(`status ${response.status}`);
    content = await response.arrayBuffer();
  } catch (cause) {
    throw new KernelError('missing', `${name} could not be fetched`, { cause });
  }
  return checkedFile(name, new Uint8Array(content));
}

async function compiled(code: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(code);
  } catch (cause) {
    // The file is whole: this browser is too old for it, or has WebAssembly turned off.
    throw new KernelError('unsupported', 'kernel.wasm does not compile here', { cause });
  }
}

/** Loads the engine; rejects with a KernelError if that is not possible. */
export async function loadEngine(): Promise<Engine> {
  const [code, weights] = await Promise.all([fetched('kernel.wasm'), fetched('weights.bin')]);
  return new Engine(await compiled(code), weights);
}

/** The same without bots, for who has scripted players only. */
export async function loadRules(): Promise<Engine> {
  return new Engine(await compiled(await fetched('kernel.wasm')));
}

/** The engine in a browser or a worker: its files are fetched from beside the page's. */
import { Engine } from './engine';

async function bytesOf(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.arrayBuffer();
}

export async function loadEngine(): Promise<Engine> {
  const [code, weights] = await Promise.all([
    bytesOf(new URL('./kernel.wasm', import.meta.url)),
    bytesOf(new URL('./weights.bin', import.meta.url)),
  ]);
  return new Engine(await WebAssembly.compile(code), new Uint8Array(weights));
}

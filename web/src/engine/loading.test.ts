import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { loadEngine } from './browser';
import { doors } from './data';
import { Engine } from './engine';
import { checkedFile } from './files';
import { Game } from './game';
import { KernelError, type KernelFault } from './kernel';

const code = new Uint8Array(readFileSync(new URL('./kernel.wasm', import.meta.url)));

/** The kernel's code with something changed in it, which still is WebAssembly. */
const withSection = (text: string) => {
  const name = new TextEncoder().encode('fingerprint');
  const body = [name.length, ...name, ...new TextEncoder().encode(text)];
  const own = 2 + 1 + name.length + doors.fingerprint.length;
  return new Uint8Array([...code.subarray(0, -own), 0, body.length, ...body]);
};

async function faultOf(use: () => unknown): Promise<KernelFault> {
  try {
    await use();
  } catch (error) {
    if (error instanceof KernelError) return error.code;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** Answers fetches from the disk, or as a test says. */
function serve(answer: (name: string, content: Uint8Array<ArrayBuffer>) => BodyInit | null): void {
  vi.stubGlobal('fetch', (url: URL) => {
    const content = answer(url.pathname, new Uint8Array(readFileSync(url)));
    return Promise.resolve(new Response(content, { status: content === null ? 404 : 200 }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page fetches the engine and plays', async () => {
  serve((_, content) => content);
  const game = Game.new(await loadEngine(), { players: 1 }, { seed: 3 });
  expect(game.legal().length).toBeGreaterThan(1);
});

test.each(['kernel.wasm', 'weights.bin'])('without %s there is no engine', async (missing) => {
  serve((name, content) => (name.endsWith(missing) ? null : content));
  expect(await faultOf(loadEngine)).toBe('missing');
});

test('nor without a connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await faultOf(loadEngine)).toBe('missing');
});

test('a page in place of a file is found out', async () => {
  serve((name, content) => (name.endsWith('.wasm') ? '<!doctype html>' : content));
  expect(await faultOf(loadEngine)).toBe('damaged');
});

test('a browser that can’t compile the kernel says so', async () => {
  serve((_, content) => content);
  vi.stubGlobal('WebAssembly', { compile: () => Promise.reject(new Error('turned off')) });
  expect(await faultOf(loadEngine)).toBe('unsupported');
});

test('every changed byte is found, and every missing one', async () => {
  for (const at of [8, 1000, code.length >> 1, code.length - 1]) {
    const changed = code.slice();
    changed[at]! ^= 1;
    expect(await faultOf(() => checkedFile('kernel.wasm', changed))).toBe('damaged');
  }
  expect(await faultOf(() => checkedFile('kernel.wasm', code.slice(0, -1)))).toBe('damaged');
  expect(checkedFile('kernel.wasm', code)).toBe(code);
});

test('code of another build than its description is refused', async () => {
  const [own, other] = [doors.fingerprint, '0'.repeat(64)].map(
    (text) => new WebAssembly.Module(withSection(text)),
  );
  expect(new Engine(own!)).toBeInstanceOf(Engine);
  expect(await faultOf(() => new Engine(other!))).toBe('mismatched');
  const without = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  expect(await faultOf(() => new Engine(new WebAssembly.Module(without)))).toBe('mismatched');
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { markdown } from './scripts/markdown.ts';
import { messages } from './scripts/messages.ts';
import { notices } from './scripts/notices.ts';

const server = process.env['DICEMINER_URL'] ?? 'http://127.0.0.1:8000';

// Where the server looks for the page unless it is told otherwise.
const page = '../src/diceminer/server/page';

/** Writes compressed copies beside the files, which the server sends to browsers that take them. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle() {
      for (const name of readdirSync(page, { recursive: true }) as string[]) {
        if (!/\.(js|css|html|svg|txt|webmanifest)$/.test(name)) continue;
        const file = join(page, name);
        const text = readFileSync(file);
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(text, brotli));
      }
    },
  };
}

export default defineConfig({
  plugins: [markdown(), messages(), svelte(), notices(), packed()],
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  build: {
    outDir: page,
    emptyOutDir: true,
    target: 'es2022',
    // Everything comes from files with hashed names: nothing inline for a strict CSP to refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
});

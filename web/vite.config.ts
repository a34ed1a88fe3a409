import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { CompileOptions } from 'svelte/compiler';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { markdown } from './scripts/markdown.ts';
import { messages } from './scripts/messages.ts';
import { Notices } from './scripts/notices.ts';
import { offline } from './scripts/offline.ts';
import { site } from './scripts/site.ts';

const server = process.env['DICEMINER_URL'] ?? 'http://127.0.0.1:8000';

// Where the server looks for the page unless it is told otherwise, and where `make site` puts the
// page for a static host.
const PAGE = '../src/diceminer/server/page';
const SITE = '../site';

/** Writes compressed copies beside the files, which the server sends to browsers that take them. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler({ dir }) {
        const folder = dir ?? this.error('the page is built into a folder');
        for (const name of readdirSync(folder, { recursive: true }) as string[]) {
          if (!/\.(js|css|html|svg|txt|json|webmanifest|wasm|bin)$/.test(name)) continue;
          const file = join(folder, name);
          const content = readFileSync(file);
          const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
          writeFileSync(`${file}.br`, brotliCompressSync(content, brotli));
        }
      },
    },
  };
}

/** Short names for scoped styles, as they are in nearly every element; the same on every machine. */
const shortNames: CompileOptions = { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` };

export default defineConfig(({ mode, command }) => {
  const notices = new Notices();
  const ofWorkers = () => [notices.collect()];
  return {
    // A static host may have the page in any folder.
    base: mode === 'site' ? './' : '/',
    // The last three read and write the files of the build, in this order.
    plugins: [
      markdown(),
      messages(),
      // While one works on the page, styles keep the names by which they are replaced.
      svelte({ compilerOptions: command === 'build' ? shortNames : {} }),
      notices.write(),
      site(),
      offline(ofWorkers),
      packed(),
    ],
    worker: { plugins: ofWorkers },
    server: {
      proxy: { '/api': server, '/ws': { target: server, ws: true } },
      fs: { allow: ['..'] },
    },
    build: {
      outDir: mode === 'site' ? SITE : PAGE,
      emptyOutDir: true,
      target: 'es2022',
      // Everything comes from files with hashed names: nothing inline for a strict CSP to refuse.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Lists of scripts would be in the one that everybody loads first.
        resolveDependencies: (_, names) => names.filter((name) => name.endsWith('.css')),
      },
      // What the page begins with is one file. Left to itself, Rolldown puts what later parts share
      // with it into a second one (rolldown/rolldown#10731).
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } },
      },
    },
    // Whole games are played in some of them, on machines that do other things too.
    test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout: 30_000 },
  };
});

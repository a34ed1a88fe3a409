/** A plugin for Vite that builds the service worker and tells it which files there are. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, normalizePath, type Plugin, type Rolldown } from 'vite';

const SOURCE = 'src/service-worker.ts';
// The address of the worker that older installations have: a browser looks there for a new one.
const WORKER = 'worker.js';
const LIST = 'self.__WB_MANIFEST';

/** Every file of a build as Workbox wants it; hashed names need no revision. */
export function filesToKeep(folder: string): { url: string; revision: string | null }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, url: normalizePath(file.slice(join(folder, '/').length)) }))
    .filter(({ url }) => url !== WORKER && !/\.(br|gz)$/.test(url))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ file, url }) => ({
      url,
      revision: url.startsWith('assets/')
        ? null
        : createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16),
    }));
}

/** `plugins` are for the worker's own build. */
export function offline(plugins: () => Plugin[]): Plugin {
  let root = '';
  let mode = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      ({ root, mode } = config);
    },
    // In a build of its own: one script without imports, and no part of it in the page's.
    async buildStart() {
      const { output } = (await build({
        configFile: false,
        root,
        mode,
        logLevel: 'warn',
        plugins: plugins(),
        build: {
          write: false,
          copyPublicDir: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
        },
      })) as Rolldown.RolldownOutput;
      this.emitFile({ type: 'asset', fileName: WORKER, source: output[0].code });
    },
    // Only now all files are written, those of `public` included.
    writeBundle: {
      sequential: true,
      handler({ dir }) {
        const folder = dir ?? this.error('the page is built into a folder');
        const file = join(folder, WORKER);
        const [before, after, ...more] = readFileSync(file, 'utf8').split(LIST);
        if (before === undefined || after === undefined || more.length)
          this.error(`${SOURCE} has to name ${LIST} once`);
        writeFileSync(file, before + JSON.stringify(filesToKeep(folder)) + after);
      },
    },
  };
}

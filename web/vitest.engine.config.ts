import { defineConfig } from 'vitest/config';

// The engine over a kernel of another folder, which `web/scripts/kernel.py --out` has written.
const folder = process.env['ENGINE_FOLDER'];
if (folder === undefined) throw new Error('ENGINE_FOLDER names the folder of the kernel');

export default defineConfig({
  resolve: {
    alias: [{ find: /^\.\/(data|kernel)\.json$/, replacement: `${folder}/$1.json` }],
  },
  test: { include: ['src/engine/golden.test.ts'] },
});

// The page's engine, asked in Node and in a worker of Chromium.
//
//   node runner.mjs WEB FOLDER [CHROMIUM]
//
// Builds the engine into FOLDER, then reads questions, a JSON list a line: where (`node` or
// `chromium`), the name of the question, and what else it needs. Prints a JSON object for each.
import { copyFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [web, folder, executablePath] = process.argv.slice(2);
const installed = createRequire(resolve(web, 'package.json'));
const { build } = await import(pathToFileURL(installed.resolve('vite')).href);
const here = fileURLToPath(new URL('.', import.meta.url));
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync --disable-dev-shm-usage';

/** Builds one of the two: what Node imports, or what the browser loads. */
async function built(name, options) {
  const outDir = join(folder, name);
  await build({
    configFile: false,
    root: here,
    base: './',
    publicDir: false,
    logLevel: 'error',
    // Packages are those of the page.
    resolve: { alias: { '@noble/hashes': resolve(web, 'node_modules/@noble/hashes') } },
    worker: { format: 'es' },
    ssr: { noExternal: true },
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, ...options },
  });
  return outDir;
}

async function inNode() {
  const input = join(here, 'node.mjs');
  const outDir = await built('node', {
    ssr: true,
    rollupOptions: { input, output: { entryFileNames: 'node.mjs' } },
  });
  for (const name of ['kernel.wasm', 'weights.bin'])
    copyFileSync(join(web, 'src/engine', name), join(outDir, name));
  const { start } = await import(pathToFileURL(join(outDir, 'node.mjs')).href);
  const bench = start();
  return { ask: (question, ...given) => bench[question](...given), stop: () => {} };
}

async function inChromium() {
  const { chromium } = installed('playwright-core');
  const outDir = await built('browser', { rollupOptions: { input: join(here, 'index.html') } });
  const server = createServer(({ url }, response) => {
    try {
      const file = join(outDir, url === '/' ? 'index.html' : url);
      const content = readFileSync(file);
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch({ executablePath, args: FLAGS.split(' ') });
  const page = await browser.newPage();
  const heap = await workerHeap(page);
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  return {
    ask: (question, ...given) =>
      question === 'heap'
        ? heap()
        : page.evaluate((all) => globalThis.ask(...all), [question, ...given]),
    async stop() {
      await browser.close();
      server.close();
    },
  };
}

/** Asks the browser what its worker takes in JavaScript's heap, the kernel's memory not counted. */
async function workerHeap(page) {
  const session = await page.context().newCDPSession(page);
  let worker;
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    worker = sessionId;
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return () =>
    new Promise((found, failed) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const { id, result, error } = JSON.parse(message);
        if (error) failed(new Error(error.message));
        else if (id === 2) found(result.usedSize);
      });
      const steps = ['HeapProfiler.collectGarbage', 'Runtime.getHeapUsage'];
      for (const [at, method] of steps.entries())
        session
          .send('Target.sendMessageToTarget', {
            sessionId: worker,
            message: JSON.stringify({ id: at + 1, method }),
          })
          .catch(failed);
    });
}

const places = { node: await inNode() };
if (executablePath) places.chromium = await inChromium();
const say = (line) => console.log(JSON.stringify(line));
say({ answer: Object.keys(places) });
for await (const line of createInterface({ input: process.stdin })) {
  const [where, ...question] = JSON.parse(line);
  try {
    say({ answer: (await places[where].ask(...question)) ?? null });
  } catch (error) {
    say({ error: String(error?.stack ?? error) });
  }
}
for (const place of Object.values(places)) await place.stop();

// The engine in a browser's worker: every message is a question, with its answer or its error.
import { loadEngine } from '../../web/src/engine/browser';
import { bench } from './work.mjs';

const ready = loadEngine().then(bench);
addEventListener('message', async ({ data: [question, ...given] }) => {
  try {
    const asked = await ready;
    postMessage({ answer: asked[question](...given) ?? null });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});

// The engine in Node.
import { loadEngine } from '../../web/src/engine/node';
import { bench } from './work.mjs';

export const start = () => bench(loadEngine());

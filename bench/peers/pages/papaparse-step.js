import { readInWorker } from './reader.js';

const start = () => new Worker(new URL('./papaparse-worker.js', import.meta.url), { type: 'module' });

/** Row by row; the page keeps them too. */
readInWorker(start, { mode: 'step' });

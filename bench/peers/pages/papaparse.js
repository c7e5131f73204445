import { readInWorker } from './reader.js';

const start = () => new Worker(new URL('./papaparse-worker.js', import.meta.url), { type: 'module' });

/** All rows are kept by the page, as a host that needs them all does. */
readInWorker(start, { mode: 'chunk' });

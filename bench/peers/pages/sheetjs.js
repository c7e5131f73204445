import { readInWorker } from './reader.js';

readInWorker(() => new Worker(new URL('./sheetjs-worker.js', import.meta.url), { type: 'module' }), {});

import { createServer } from 'vite';
import { watchLibrary } from './build/library.js';

/** Serves the demo page and rebuilds the library on every change. */
await watchLibrary();
const server = await createServer();
await server.listen();
server.printUrls();

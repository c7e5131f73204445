import { createServer } from 'vite';
import { watchLibrary } from './build-library.js';

/** The demo page with the library rebuilt at every change. */
await watchLibrary();
const server = await createServer();
await server.listen();
server.printUrls();

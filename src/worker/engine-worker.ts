import { createEngine } from '../engine/create-engine.js';
import { setFetchPiece } from '../engine/pieces/fetched-pieces.js';
import { createFetchPiece } from './fetch-piece.js';
import type { FromEngine, ToEngine } from './messages.js';
import { createPause } from './pause.js';
import { serveEngine } from './serve-engine.js';
import type { EnginePort } from './serve-engine.js';

/** The dedicated worker's global scope, as far as this file needs it. */
interface WorkerScope {
  readonly location: { readonly href: string };
  postMessage(message: FromEngine, transfer: readonly ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToEngine>) => void): void;
}

/** `import()` as bundlers leave it alone; the build adds it. */
declare const importModule: (url: string) => Promise<unknown>;

const scope = globalThis as unknown as WorkerScope;
const port: EnginePort = {
  postMessage: (message, transfer = []) => scope.postMessage(message, transfer),
  onMessage: (listener) => scope.addEventListener('message', (event) => listener(event.data)),
};
setFetchPiece(createFetchPiece(port, { importModule, workerUrl: scope.location.href }));
serveEngine(createEngine({ pause: createPause() }), port);

import { createEngine } from '../engine/full.js';
import type { FromEngine, ToEngine } from './messages.js';
import { createPause } from './pause.js';
import { serveEngine } from './serve-engine.js';

/** The dedicated worker's global scope, as far as this file needs it. */
interface WorkerScope {
  postMessage(message: FromEngine): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToEngine>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
serveEngine(createEngine({ pause: createPause() }), {
  postMessage: (message) => scope.postMessage(message),
  onMessage: (listener) => scope.addEventListener('message', (event) => listener(event.data)),
});

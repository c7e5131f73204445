import { createEngine } from '../engine/full.js';
import { createPause } from './pause.js';
import type { Runner } from './runner.js';

/** The engine on this thread, giving way to frames and input between slices. */
export function createInlineRunner(): Runner {
  const engine = createEngine({ pause: createPause() });
  const disposed = new AbortController();
  return {
    kind: 'inline',
    call: (name, params, options = {}) => {
      disposed.signal.throwIfAborted();
      const signal = options.signal ? AbortSignal.any([options.signal, disposed.signal]) : disposed.signal;
      return engine.call(name, params, { ...options, signal });
    },
    dispose: () => disposed.abort(new DOMException('The importer was closed.', 'AbortError')),
  };
}

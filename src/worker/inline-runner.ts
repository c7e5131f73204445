import type { CallName, CallOptions, CallParams, CallResult } from '../engine/index.js';
import { createEngine } from '../engine/full.js';
import { createPause } from './pause.js';
import type { Runner } from './runner.js';
import { untilAborted } from './until-aborted.js';

/** The engine on this thread, giving way to frames and input between slices. */
export function createInlineRunner(): Runner {
  const engine = createEngine({ pause: createPause() });
  const disposed = new AbortController();
  return {
    kind: 'inline',
    async call<N extends CallName>(
      name: N,
      params: CallParams<N>,
      { signal: cancelled, onEvent, onAsk }: CallOptions<N> = {},
    ): Promise<CallResult<N>> {
      const signal = cancelled ? AbortSignal.any([cancelled, disposed.signal]) : disposed.signal;
      signal.throwIfAborted();
      const options: CallOptions<N> = {
        signal,
        onEvent: (event) => {
          if (!signal.aborted) onEvent?.(event);
        },
        onAsk: onAsk && ((question) => untilAborted(onAsk(question), signal)),
      };
      return untilAborted(engine.call(name, params, options), signal);
    },
    dispose: () => disposed.abort(new DOMException('The importer was closed.', 'AbortError')),
  };
}

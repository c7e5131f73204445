import type { Runner } from './messages.js';
import type { CallName, CallOptions, CallParams, CallResult } from '../engine/index.js';
import { createEngine } from '../engine/full.js';
import { createPause } from './pause.js';

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

/** Waits no longer than the signal: work that goes on behind it is heard no more. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    const settle = (): void => signal.removeEventListener('abort', abort);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(settle);
  });
}

import type { Runner } from './messages.js';
import type { CallName, CallOptions, CallParams, CallResult } from '../engine/index.js';
import { createEngine } from '../engine/create-engine.js';
import { createPause } from './pause.js';

/** Runs the engine on this thread, in slices that leave time for frames and input. */
export function createInlineRunner(): Runner {
  const engine = createEngine({ pause: createPause() });
  const disposed = new AbortController();
  let openCalls = 0;
  return {
    kind: 'inline',
    isBusy: () => openCalls > 0,
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
      openCalls += 1;
      return untilAborted(engine.call(name, params, options), signal).finally(() => {
        openCalls -= 1;
      });
    },
    dispose: () => disposed.abort(new DOMException('The importer was closed.', 'AbortError')),
  };
}

/** Rejects as soon as the signal is aborted; the result of work that continues is ignored. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    const settle = (): void => signal.removeEventListener('abort', abort);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(settle);
  });
}

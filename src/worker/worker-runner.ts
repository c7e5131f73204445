import type { CallName, CallOptions, CallParams, CallResult } from '../engine/index.js';
import { fromFailure, toFailure } from './messages.js';
import type { FromEngine, Runner, ToEngine } from './messages.js';
import type { PieceName } from '../engine/pieces/fetched-pieces.js';

/** The part of a worker that a runner needs; a message port or a fake will do. */
export interface WorkerLike {
  postMessage(message: ToEngine): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<FromEngine>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  terminate(): void;
}

interface OpenCall {
  resolve(result: unknown): void;
  reject(error: Error): void;
  onEvent(event: unknown): void;
  onAsk(question: unknown): Promise<unknown>;
}

export interface WorkerRunnerOptions {
  /** Called when the worker has died; every later call fails. */
  readonly onDeath?: () => void;
}

/** Sends calls to an engine in a worker that is ready. */
export function createWorkerRunner(worker: WorkerLike, { onDeath }: WorkerRunnerOptions = {}): Runner {
  const calls = new Map<number, OpenCall>();
  const ended = new AbortController();
  let lastRequestId = 0;

  const answerAsk = async (call: OpenCall, requestId: number, askId: number, question: unknown): Promise<void> => {
    try {
      worker.postMessage({ type: 'ask-answer', requestId, askId, answer: await call.onAsk(question) });
    } catch (error) {
      worker.postMessage({ type: 'ask-answer', requestId, askId, failure: toFailure(error) });
      // Reject with the host's own error instead of a copy from the worker.
      call.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };

  // Fetched while the worker starts. Without it, the worker looks beside its own file.
  const urls = import('./piece-urls.js').catch(() => null);
  const answerPiece = (name: PieceName): Promise<void> =>
    urls.then((pieces) => worker.postMessage({ type: 'piece-url', name, url: pieces?.pieceUrl(name) ?? null }));

  const end = (reason: Error): void => {
    ended.abort(reason);
    worker.terminate();
    for (const call of [...calls.values()]) call.reject(reason);
  };

  worker.addEventListener('message', ({ data: message }) => {
    if (message.type === 'engine-ready') return;
    if (message.type === 'piece-ask') {
      void answerPiece(message.name);
      return;
    }
    const call = calls.get(message.requestId);
    if (!call) return;
    if (message.type === 'call-event') call.onEvent(message.event);
    else if (message.type === 'ask-start') void answerAsk(call, message.requestId, message.askId, message.question);
    else if (message.type === 'call-end') call.resolve(message.result);
    else call.reject(fromFailure(message.failure));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    // The engine catches its own errors, so the worker itself has died, usually for lack of memory.
    end(new Error(event.message || 'The engine stopped unexpectedly.'));
    onDeath?.();
  });

  return {
    kind: 'worker',
    isBusy: () => calls.size > 0,
    async call<N extends CallName>(
      name: N,
      params: CallParams<N>,
      { signal, onEvent, onAsk }: CallOptions<N> = {},
    ): Promise<CallResult<N>> {
      ended.signal.throwIfAborted();
      signal?.throwIfAborted();
      lastRequestId += 1;
      const requestId = lastRequestId;
      return new Promise<CallResult<N>>((resolve, reject) => {
        const cancel = (): void => {
          worker.postMessage({ type: 'call-cancel', requestId });
          call.reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Cancelled', 'AbortError'));
        };
        const close = (): void => {
          calls.delete(requestId);
          signal?.removeEventListener('abort', cancel);
        };
        const call: OpenCall = {
          resolve: (result) => {
            close();
            resolve(result as CallResult<N>);
          },
          reject: (error) => {
            close();
            reject(error);
          },
          onEvent: (event) => onEvent?.(event as Parameters<NonNullable<typeof onEvent>>[0]),
          onAsk: (question) =>
            onAsk
              ? onAsk(question as Parameters<typeof onAsk>[0])
              : Promise.reject(new Error(`No onAsk was given for ${name}.`)),
        };
        // Throws when the params cannot be cloned; then the call is not registered.
        worker.postMessage({ type: 'call-start', requestId, name, params });
        calls.set(requestId, call);
        signal?.addEventListener('abort', cancel);
      });
    },
    dispose: () => end(new DOMException('The importer was closed.', 'AbortError')),
  };
}

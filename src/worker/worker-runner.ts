import type { CallName, CallOptions, CallParams, CallResult } from '../engine/index.js';
import { fromFailure, toFailure } from './failure.js';
import type { FromEngine, ToEngine } from './messages.js';
import type { Runner } from './runner.js';

/** What a Runner needs of a worker; a message port or a fake will do. */
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

/** Carries calls to an engine in a worker that has said it is ready. */
export function createWorkerRunner(worker: WorkerLike): Runner {
  const calls = new Map<number, OpenCall>();
  let lastRequestId = 0;

  const answer = async (call: OpenCall, requestId: number, askId: number, question: unknown): Promise<void> => {
    try {
      worker.postMessage({ type: 'ask-answer', requestId, askId, answer: await call.onAsk(question) });
    } catch (error) {
      worker.postMessage({ type: 'ask-answer', requestId, askId, failure: toFailure(error) });
      // The host's own error, not its copy, is what the caller of the call should see.
      call.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };

  worker.addEventListener('message', ({ data: message }) => {
    if (message.type === 'engine-ready') return;
    const call = calls.get(message.requestId);
    if (!call) return;
    if (message.type === 'call-event') call.onEvent(message.event);
    else if (message.type === 'ask-start') void answer(call, message.requestId, message.askId, message.question);
    else if (message.type === 'call-end') call.resolve(message.result);
    else call.reject(fromFailure(message.failure));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    failAll(calls, new Error(event.message || 'The engine stopped unexpectedly.'));
  });

  return {
    kind: 'worker',
    call<N extends CallName>(
      name: N,
      params: CallParams<N>,
      { signal, onEvent, onAsk }: CallOptions<N> = {},
    ): Promise<CallResult<N>> {
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
              : Promise.reject(new Error(`Nobody answers the questions of ${name}.`)),
        };
        calls.set(requestId, call);
        signal?.addEventListener('abort', cancel);
        worker.postMessage({ type: 'call-start', requestId, name, params });
      });
    },
    dispose() {
      worker.terminate();
      failAll(calls, new DOMException('The importer was closed.', 'AbortError'));
    },
  };
}

function failAll(calls: Map<number, OpenCall>, error: Error): void {
  for (const call of [...calls.values()]) call.reject(error);
}

import type { CallName, CallParams, Engine } from '../engine/index.js';
import { fromFailure, toFailure } from './messages.js';
import type { FromEngine, ToEngine } from './messages.js';

/** One end of a message channel: a worker's global scope, a port, or a fake in tests. */
export interface EnginePort {
  postMessage(message: FromEngine, transfer?: readonly ArrayBuffer[]): void;
  onMessage(listener: (message: ToEngine) => void): void;
}

interface OpenCall {
  readonly controller: AbortController;
  readonly asks: Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>;
}

/** Runs calls that arrive on a port. */
export function serveEngine(engine: Engine, port: EnginePort): void {
  const calls = new Map<number, OpenCall>();
  let lastAskId = 0;

  const start = async (requestId: number, name: CallName, params: unknown): Promise<void> => {
    const call: OpenCall = { controller: new AbortController(), asks: new Map() };
    calls.set(requestId, call);
    try {
      const result = await engine.call(name, params as CallParams<CallName>, {
        signal: call.controller.signal,
        onEvent: (event) => port.postMessage({ type: 'call-event', requestId, event }),
        onAsk: (question, transfer) =>
          new Promise((resolve, reject) => {
            lastAskId += 1;
            call.asks.set(lastAskId, { resolve: resolve as (answer: unknown) => void, reject });
            port.postMessage({ type: 'ask-start', requestId, askId: lastAskId, question }, transfer);
          }),
      });
      port.postMessage({ type: 'call-end', requestId, result });
    } catch (error) {
      port.postMessage({ type: 'call-failed', requestId, failure: toFailure(error) });
    } finally {
      calls.delete(requestId);
    }
  };

  port.onMessage((message) => {
    if (message.type === 'call-start') {
      void start(message.requestId, message.name, message.params);
      return;
    }
    if (message.type === 'piece-url') return;
    const call = calls.get(message.requestId);
    if (!call) return;
    if (message.type === 'call-cancel') {
      const reason = new Error('The call was canceled.');
      reason.name = 'AbortError';
      call.controller.abort(reason);
      for (const ask of call.asks.values()) ask.reject(reason);
      return;
    }
    const ask = call.asks.get(message.askId);
    call.asks.delete(message.askId);
    if (message.failure) ask?.reject(fromFailure(message.failure));
    else ask?.resolve(message.answer);
  });
  port.postMessage({ type: 'engine-ready' });
}

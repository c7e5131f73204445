import type { MessagePort } from 'node:worker_threads';
import type { CallAnswer, CallName, CallOptions, CallResult } from '../../../src/engine/full.js';
import type { EngineSource, FromEngineThread, SourcedParams, ToEngineThread } from './engine-messages.js';
import { errorOf } from './failure.js';
import { refusal } from './limits.js';
import type { Stop, ThreadPool } from './thread-pool.js';

/** An engine in its own thread, for one file; one call at a time. */
export interface ThreadEngine {
  call<N extends CallName>(
    name: N,
    params: SourcedParams<N>,
    options?: Pick<CallOptions<N>, 'onEvent' | 'onAsk'>,
  ): Promise<CallResult<N>>;
  close(): Promise<void>;
}

interface EngineOptions {
  /** Ends the engine and the call in progress. */
  readonly signal: AbortSignal;
  /** Milliseconds it may work without reporting progress. */
  readonly silence: number;
}

/** Waits for a thread. Once the thread has ended, every call rejects with the reason. */
export async function openThreadEngine(
  pool: ThreadPool,
  source: EngineSource,
  { signal, silence }: EngineOptions,
): Promise<ThreadEngine> {
  let end: (error: unknown) => void = () => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    end = reject;
  });
  ended.catch(() => undefined);
  let running: Promise<void> = Promise.resolve();
  const started = new Promise<{ port: MessagePort; stop: Stop }>((resolve) => {
    const order = { type: 'engine', source } as const;
    const run = pool.run(order, { subject: 'file', signal, onStart: (port, stop) => resolve({ port, stop }) });
    running = run.then(() => end(new Error('The engine has been closed.')), end);
  });
  const { port, stop } = await Promise.race([started, ended]);
  const post = (message: ToEngineThread): void => port.postMessage(message);
  let hear: (message: FromEngineThread) => void = () => undefined;
  let isBusy = false;
  port.on('message', (message: FromEngineThread) => hear(message));
  return {
    async call(name, params, options = {}) {
      const clock = createWatchdog(silence, () => stop(refusal('time', 'file')));
      const answered = new Promise((resolve, reject) => {
        hear = (message) => {
          clock.restart();
          if (message.type === 'event') options.onEvent?.(message.event as never);
          else if (message.type === 'result') resolve(message.result);
          else if (message.type === 'failed') reject(errorOf(message.failure));
          else {
            // The thread is idle until it gets a reply.
            clock.stop();
            const reply = options.onAsk?.(message.question as never) ?? Promise.reject(new Error('No handler is set.'));
            reply.then((answer) => {
              clock.restart();
              post({ type: 'answer', answer: answer as CallAnswer<CallName> });
            }, reject);
          }
        };
      });
      isBusy = true;
      try {
        post({ type: 'call', name, params });
        const result = (await Promise.race([answered, ended])) as CallResult<typeof name>;
        isBusy = false;
        return result;
      } finally {
        clock.stop();
      }
    },
    async close() {
      if (isBusy) stop(new Error('The engine has been closed.'));
      else post({ type: 'close' });
      await running;
    },
  };
}

function createWatchdog(silence: number, onEnd: () => void): { restart(): void; stop(): void } {
  let timer = setTimeout(onEnd, silence);
  const stop = (): void => clearTimeout(timer);
  return {
    stop,
    restart() {
      stop();
      timer = setTimeout(onEnd, silence);
    },
  };
}

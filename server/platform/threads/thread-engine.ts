import type { MessagePort } from 'node:worker_threads';
import type { CallAnswer, CallName, CallOptions, CallResult } from '../../../src/engine/full.js';
import type { BatchReader } from './batch-reader.js';
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
  /**
   * Delivers rows as what a reader makes of them in the thread. `onBatch` gets them in order, one at a time; up to
   * three are prepared ahead.
   */
  deliver<Plan, Read>(
    through: ReaderWithPlan<Plan, Read>,
    params: SourcedParams<'columns-deliver'>,
    options: DeliveryOptions<Read>,
  ): Promise<CallResult<'columns-deliver'>>;
  close(): Promise<void>;
}

interface ReaderWithPlan<Plan, Read> {
  readonly reader: BatchReader<Plan, Read>;
  readonly plan: Plan;
}

interface DeliveryOptions<Read> extends Pick<CallOptions<'columns-deliver'>, 'onEvent'> {
  readonly onBatch: (read: Read) => Promise<void>;
}

type CallMessage = Extract<ToEngineThread, { type: 'call' }>;

interface Listeners {
  readonly onEvent?: ((event: never) => void) | undefined;
  readonly onAsk?: ((question: never) => Promise<unknown>) | undefined;
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
  const exchange = async (message: CallMessage, listeners: Listeners): Promise<unknown> => {
    const clock = createWatchdog(silence, () => stop(refusal('time', 'file')));
    const result = resultOf(listeners, { clock, post, listen: (listener) => void (hear = listener) });
    isBusy = true;
    try {
      post(message);
      const answer = await Promise.race([result, ended]);
      isBusy = false;
      return answer;
    } finally {
      clock.stop();
    }
  };
  return {
    call: async (name, params, listeners = {}) =>
      (await exchange({ type: 'call', name, params }, listeners)) as CallResult<typeof name>,
    async deliver({ reader, plan }, params, { onEvent, onBatch }) {
      const message = { type: 'call', name: 'columns-deliver', params, reader: { name: reader.name, plan } } as const;
      return (await exchange(message, { onEvent, onAsk: onBatch })) as CallResult<'columns-deliver'>;
    },
    async close() {
      if (isBusy) stop(new Error('The engine has been closed.'));
      else post({ type: 'close' });
      await running;
    },
  };
}

interface Exchange {
  readonly clock: Watchdog;
  readonly post: (message: ToEngineThread) => void;
  readonly listen: (listener: (message: FromEngineThread) => void) => void;
}

/** The result of a call. Questions are answered one after the other, and none after a failure. */
function resultOf({ onEvent, onAsk }: Listeners, { clock, post, listen }: Exchange): Promise<unknown> {
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;
  const reply = async (question: unknown): Promise<void> => {
    if (onAsk === undefined) throw new Error('No handler is set.');
    const answer = await onAsk(question as never);
    waiting -= 1;
    if (waiting === 0) clock.restart();
    post({ type: 'answer', answer: answer as CallAnswer<CallName> });
  };
  return new Promise((resolve, reject) => {
    listen((heard) => {
      if (waiting === 0) clock.restart();
      if (heard.type === 'event') onEvent?.(heard.event as never);
      else if (heard.type === 'result') resolve(heard.result);
      else if (heard.type === 'failed') reject(errorOf(heard.failure));
      else {
        // The thread may be idle until it gets a reply.
        clock.stop();
        waiting += 1;
        turn = turn.then(() => reply(heard.question));
        turn.catch(reject);
      }
    });
  });
}

interface Watchdog {
  restart(): void;
  stop(): void;
}

function createWatchdog(silence: number, onEnd: () => void): Watchdog {
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

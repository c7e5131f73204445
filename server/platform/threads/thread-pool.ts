import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Logger } from 'pino';
import { errorOf } from './failure.js';
import { refusal } from './limits.js';
import type { Subject } from './limits.js';
import { STARTED } from './thread-messages.js';
import type { TaskAnswer, ThreadOrder } from './thread-messages.js';
import { threadFile } from './start-thread.js';

type WithoutPort<T> = T extends unknown ? Omit<T, 'port'> : never;

interface PoolOrder {
  readonly subject: Subject;
  readonly signal: AbortSignal;
  /** Called once a thread has the order, with this side's end of its port. */
  readonly onStart?: (port: MessagePort, stop: Stop) => void;
}

/** Terminates the thread, whatever it is doing. */
export type Stop = (reason: unknown) => void;

/** A pool of identical threads: an order waits for a thread, has it to itself, and can be stopped at any point. */
export interface ThreadPool {
  /** Rejects with an ApiError when the queue is full or a limit is reached. */
  run(order: WithoutPort<ThreadOrder>, options: PoolOrder): Promise<unknown>;
  close(): Promise<void>;
}

interface ThreadPoolOptions {
  /** Entry file of the threads. */
  readonly entry: string;
  readonly threads: number;
  /** Megabytes of JavaScript heap; a thread that needs more ends without affecting others and is replaced. */
  readonly megabytes: number;
  /** Number of orders that may wait, and for how many milliseconds; unlimited when absent. */
  readonly queue?: { readonly length: number; readonly wait: number };
  readonly log: Logger;
}

/** Milliseconds an idle thread is kept. */
const IDLE = 60_000;

export function createThreadPool({ entry, threads, megabytes, queue, log }: ThreadPoolOptions): ThreadPool {
  let opened: Piscina | undefined;
  const open = (): Piscina => {
    const pool = new Piscina({
      ...threadFile(entry),
      minThreads: 0,
      maxThreads: threads,
      maxQueue: queue?.length ?? Infinity,
      idleTimeout: IDLE,
      // Required: an idle thread must still be able to read files.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    pool.on('error', (error) => log.warn({ err: error }, 'A thread ended unexpectedly'));
    return pool;
  };
  return {
    async run(order, { subject, signal, onStart }) {
      signal.throwIfAborted();
      opened ??= open();
      if (queue !== undefined && opened.queueSize >= queue.length) throw refusal('busy', subject);
      const stopping = new AbortController();
      const stop: Stop = (reason) => stopping.abort(reason);
      const abort = (): void => stop(signal.reason);
      signal.addEventListener('abort', abort);
      const waiting = queue && setTimeout(() => stop(refusal('busy', subject)), queue.wait);
      const { port1: own, port2: theirs } = new MessageChannel();
      own.once('message', (message) => {
        clearTimeout(waiting);
        if (message === STARTED) onStart?.(own, stop);
      });
      try {
        const answer = (await opened.run(
          { ...order, port: theirs },
          { transferList: [theirs], signal: stopping.signal },
        )) as TaskAnswer;
        if (answer.type === 'failed') throw errorOf(answer.failure);
        return answer.result;
      } catch (error) {
        if (stopping.signal.aborted) throw stopping.signal.reason;
        throw isOutOfMemory(error) ? refusal('memory', subject) : error;
      } finally {
        clearTimeout(waiting);
        signal.removeEventListener('abort', abort);
        own.close();
      }
    },
    async close() {
      await opened?.destroy();
    },
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
}

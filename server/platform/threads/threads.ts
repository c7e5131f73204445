import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { EngineSource } from './engine-messages.js';
import { LONGEST_WAIT, refusal, THREAD_LIMITS } from './limits.js';
import type { ThreadLimits } from './limits.js';
import { openThreadEngine } from './thread-engine.js';
import type { ThreadEngine } from './thread-engine.js';
import { createThreadPool } from './thread-pool.js';
import type { ThreadTask } from './thread-task.js';

export interface RunOptions {
  /** Ends the task and the thread it runs in. */
  readonly signal: AbortSignal;
}

/**
 * Threads that read, match and validate files, so that the main thread only moves bytes. Each task has a memory and a
 * time limit; a thread that reaches one ends without affecting others. Reached limits reject with an ApiError: 503 with
 * `Retry-After` when too many tasks wait, 422 with a message when the task itself is the cause.
 */
export interface Threads {
  /** Runs a task that the entry file serves. EngineErrors and ApiErrors keep their class. */
  run<Input, Result>(task: ThreadTask<Input, Result>, input: Input, options: RunOptions): Promise<Result>;
  /** An engine for one import; it may run as long as it reports progress. */
  openEngine(source: EngineSource, options: RunOptions): Promise<ThreadEngine>;
  close(): Promise<void>;
}

export interface ThreadsOptions {
  /** Entry file of the threads, which serves their tasks: `main/task-thread`. */
  readonly entry: string;
  /** Number of parallel engines; further ones wait. */
  readonly engines: number;
  readonly log: Logger;
  /** For tests; default `THREAD_LIMITS`. */
  readonly limits?: Partial<ThreadLimits>;
}

/** Threads are started only when there is work. */
export function createThreads({ entry, engines, log, limits = {} }: ThreadsOptions): Threads {
  const { megabytes, queue, time, silence } = { ...THREAD_LIMITS, ...limits };
  // Separate pools, so that requests never wait for whole imports.
  const tasks = createThreadPool({
    entry,
    threads: Math.max(1, availableParallelism() - 1),
    queue: { length: queue, wait: LONGEST_WAIT },
    megabytes,
    log,
  });
  const imports = createThreadPool({ entry, threads: engines, megabytes, log });
  return {
    async run<Input, Result>(task: ThreadTask<Input, Result>, input: Input, { signal }: RunOptions) {
      const { name, subject } = task;
      let timer: NodeJS.Timeout | undefined;
      try {
        const result = await tasks.run(
          { type: 'task', name, input },
          {
            subject,
            signal,
            onStart: (_port, stop) => {
              timer = setTimeout(() => stop(refusal('time', subject)), time(task));
            },
          },
        );
        return result as Result;
      } finally {
        clearTimeout(timer);
      }
    },
    openEngine: (source, { signal }) => openThreadEngine(imports, source, { signal, silence }),
    async close() {
      await Promise.all([tasks.close(), imports.close()]);
    },
  };
}

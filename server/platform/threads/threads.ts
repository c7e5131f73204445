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
  /** Ends the task, and the thread it is in. */
  readonly signal: AbortSignal;
}

/**
 * Threads for reading, matching and judging: the thread that answers requests only moves bytes. Each task has limits of
 * memory and time, and a thread that reaches one ends alone. What reaches a limit rejects with an ApiError: 503 with
 * `Retry-After` where too many wait, 422 in words where it is the task's own doing.
 */
export interface Threads {
  /** Runs a task that the entry of the threads knows. EngineErrors and ApiErrors come back as such. */
  run<Input, Result>(task: ThreadTask<Input, Result>, input: Input, options: RunOptions): Promise<Result>;
  /** An engine for one import: it may take as long as it gives signs of life. */
  openEngine(source: EngineSource, options: RunOptions): Promise<ThreadEngine>;
  close(): Promise<void>;
}

export interface ThreadsOptions {
  /** Entry file of the threads, which serves their tasks: `main/task-thread`. */
  readonly entry: string;
  /** Engines at once; more wait. */
  readonly engines: number;
  readonly log: Logger;
  /** For tests; by default `THREAD_LIMITS`. */
  readonly limits?: Partial<ThreadLimits>;
}

/** No thread is started before there is something to do. */
export function createThreads({ entry, engines, log, limits = {} }: ThreadsOptions): Threads {
  const { megabytes, queue, time, silence } = { ...THREAD_LIMITS, ...limits };
  // Requests never wait behind whole imports.
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

import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { TaskInput, TaskName, TaskResult } from '../../main/thread-tasks.js';
import type { EngineSource } from './engine-messages.js';
import { LONGEST_WAIT, refusal, subjectOf, THREAD_LIMITS } from './limits.js';
import type { ThreadLimits } from './limits.js';
import { openThreadEngine } from './thread-engine.js';
import type { ThreadEngine } from './thread-engine.js';
import { createThreadPool } from './thread-pool.js';

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
  /** Runs a task of the table `threadTasks`. EngineErrors and ApiErrors come back as such. */
  run<N extends TaskName>(name: N, input: TaskInput<N>, options: RunOptions): Promise<TaskResult<N>>;
  /** An engine for one import: it may take as long as it gives signs of life. */
  openEngine(source: EngineSource, options: RunOptions): Promise<ThreadEngine>;
  close(): Promise<void>;
}

export interface ThreadsOptions {
  /** Engines at once; more wait. */
  readonly engines: number;
  readonly log: Logger;
  /** For tests; by default `THREAD_LIMITS`. */
  readonly limits?: Partial<ThreadLimits>;
}

/** No thread is started before there is something to do. */
export function createThreads({ engines, log, limits = {} }: ThreadsOptions): Threads {
  const { megabytes, queue, time, silence } = { ...THREAD_LIMITS, ...limits };
  // Requests never wait behind whole imports.
  const tasks = createThreadPool({
    threads: Math.max(1, availableParallelism() - 1),
    queue: { length: queue, wait: LONGEST_WAIT },
    megabytes,
    log,
  });
  const imports = createThreadPool({ threads: engines, megabytes, log });
  return {
    async run<N extends TaskName>(name: N, input: TaskInput<N>, { signal }: RunOptions) {
      const subject = subjectOf(name);
      let timer: NodeJS.Timeout | undefined;
      try {
        const result = await tasks.run(
          { type: 'task', name, input },
          {
            subject,
            signal,
            onStart: (_port, stop) => {
              timer = setTimeout(() => stop(refusal('time', subject)), time(name));
            },
          },
        );
        return result as TaskResult<N>;
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

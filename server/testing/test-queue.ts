import { JOB_NAMES } from '../main/work.js';
import { JOB_STATES } from '../platform/queue/queue.js';
import type { JobHandler, JobName, Jobs, Queue } from '../platform/queue/queue.js';

export interface SentJob {
  readonly name: JobName;
  readonly data: Jobs[JobName];
  /** Milliseconds on the test's clock. */
  readonly dueAt: number;
}

/** Holds jobs until a test runs them, one after the other. */
export interface TestQueue extends Queue {
  readonly sent: SentJob[];
  /** Runs due jobs, and the jobs they send, until none is due. */
  run(): Promise<void>;
}

export function createTestQueue(now: () => Date): TestQueue {
  const sent: SentJob[] = [];
  const handlers = new Map<JobName, JobHandler<JobName>>();
  const takeDue = (): SentJob | undefined => {
    const index = sent.findIndex(({ dueAt }) => dueAt <= now().getTime());
    return index === -1 ? undefined : sent.splice(index, 1)[0];
  };
  return {
    sent,
    async send(_connection, { name, data }, { delay = 0 } = {}) {
      sent.push({ name, data, dueAt: now().getTime() + delay * 1000 });
    },
    async sendAll(_connection, { name, data }) {
      for (const each of data) sent.push({ name, data: each, dueAt: now().getTime() });
    },
    async work(name, handler) {
      handlers.set(name, handler as unknown as JobHandler<JobName>);
    },
    async run() {
      for (let job = takeDue(); job; job = takeDue()) {
        await handlers.get(job.name)?.(job.data as never, { id: 'test', signal: new AbortController().signal });
      }
    },
    counts: async () =>
      JOB_NAMES.flatMap((name) =>
        JOB_STATES.map((state) => ({
          name,
          state,
          count: state === 'queued' ? sent.filter((job) => job.name === name).length : 0,
        })),
      ),
    ping: async () => undefined,
    stop: async () => undefined,
  };
}

import type { JobHandler, JobName, Jobs, Queue } from '../queue/queue.js';

export interface SentJob {
  readonly name: JobName;
  readonly data: Jobs[JobName];
}

/** Keeps jobs until a test runs them, one after the other. */
export interface TestQueue extends Queue {
  readonly sent: SentJob[];
  /** Runs what is waiting, and what that sends, until nothing is left. */
  run(): Promise<void>;
}

export function createTestQueue(): TestQueue {
  const sent: SentJob[] = [];
  const handlers = new Map<JobName, JobHandler<JobName>>();
  return {
    sent,
    async send(_connection, { name, data }) {
      sent.push({ name, data });
    },
    async work(name, handler) {
      handlers.set(name, handler as unknown as JobHandler<JobName>);
    },
    async run() {
      for (let job = sent.shift(); job; job = sent.shift()) {
        await handlers.get(job.name)?.(job.data as never, { id: 'test', signal: new AbortController().signal });
      }
    },
    ping: async () => undefined,
    stop: async () => undefined,
  };
}

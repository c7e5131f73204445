import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Background } from '../background.js';
import type { Connection, Database } from '../database/database.js';
import { isDatabaseUnavailable } from '../database/storage-error.js';
import { JOB_STATES } from './queue.js';
import type { JobHandler, JobName, Jobs, Queue, SendOptions, WorkOptions } from './queue.js';
/** Milliseconds between polls for jobs without a notification. */
const POLLING = 1000;
/** Milliseconds after which the transaction that sent a job has usually committed. */
const NOTIFY_AFTER = 30;
const STOP_WITHIN = 20_000;
/** Milliseconds between attempts to record how a job ended. */
const RETRY_EVERY = 1000;

export interface OpenQueueOptions {
  /** Every kind of job that is sent or handled. */
  readonly names: readonly JobName[];
  readonly log: Logger;
  readonly background: Background;
}

/** Stores jobs in the database: sent in the transaction of a change, handled by any process. */
export async function openQueue(database: Database, { names, log, background }: OpenQueueOptions): Promise<Queue> {
  const boss = new PgBoss({ db: sqlOver(database.pool), schema: 'jobs', schedule: false });
  boss.on('error', (error) => void background.run('queue', () => Promise.reject(error)));
  // pg-boss creates its tables in a way that is not safe when two processes start at the same moment.
  await database.exclusively(async () => {
    await boss.start();
    for (const name of names) await boss.createQueue(name, { name, policy: 'short' });
  });
  const loops = new Map<JobName, WorkLoop[]>();
  /** Jobs in progress, by id. */
  const active = new Map<string, JobName>();
  const stopping = new AbortController();

  /** Names whose loops will be woken. A transaction may send many jobs, which the loops cannot see before it ends. */
  const notified = new Set<JobName>();
  /** Those to wake once more, because a job was sent too late to be committed by the first time. */
  const again = new Set<JobName>();

  const notify = (name: JobName): void => {
    const announced = loops.get(name) ?? [];
    if (announced.length === 0) return;
    if (notified.has(name)) return void again.add(name);
    notified.add(name);
    setTimeout(() => {
      notified.delete(name);
      announced.forEach((loop) => loop.wake());
      if (again.delete(name)) notify(name);
    }, NOTIFY_AFTER).unref();
  };

  /** Retries until the database has recorded it: a job not marked as done would run again. */
  const retryUntilStored = async (write: () => Promise<unknown>): Promise<void> => {
    for (;;) {
      try {
        return void (await write());
      } catch (error) {
        if (stopping.signal.aborted || !isDatabaseUnavailable(error)) throw error;
        await sleep(RETRY_EVERY, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  return {
    async send(connection, { name, data }, { delay = 0, key }: SendOptions = {}) {
      await boss.send(name, data, {
        db: sqlOver(connection),
        // Queues hold one waiting job per key; a job without a key gets a random one.
        singletonKey: key ?? randomUUID(),
        ...(delay > 0 ? { startAfter: delay } : {}),
      });
      if (delay === 0) notify(name);
    },
    async sendAll(connection, { name, data }) {
      if (data.length === 0) return;
      const jobs = data.map((each) => ({ name, data: each, singletonKey: randomUUID() }));
      await boss.insert(jobs, { db: sqlOver(connection) });
      notify(name);
    },
    async work<Name extends JobName>(
      name: Name,
      handler: JobHandler<Name>,
      { concurrency = 1, timeout = 300, retries = 3 }: WorkOptions = {},
    ) {
      await boss.updateQueue(name, {
        name,
        policy: 'short',
        retryLimit: retries,
        retryDelay: 5,
        retryBackoff: true,
        expireInSeconds: timeout,
      });
      const run = async ({ id, data }: PgBoss.Job<Jobs[Name]>): Promise<void> => {
        const late = AbortSignal.timeout(timeout * 1000);
        const signal = AbortSignal.any([stopping.signal, late]);
        try {
          await Promise.race([handler(data, { id, signal }), rejection(late)]);
        } catch (error) {
          log.warn({ err: error, job: name, id }, 'A job failed');
          return retryUntilStored(() => boss.fail(name, id, { message: messageOf(error) }));
        }
        return retryUntilStored(() => boss.complete(name, id));
      };
      const take = async (): Promise<boolean> => {
        const [job] = await boss.fetch<Jobs[Name]>(name, { batchSize: 1 });
        if (!job) return false;
        active.set(job.id, name);
        await background.run(`queue ${name}`, () => run(job));
        active.delete(job.id);
        return true;
      };
      const started = Array.from({ length: concurrency }, () =>
        startWorkLoop(take, { every: POLLING, stopping: stopping.signal }),
      );
      loops.set(name, [...(loops.get(name) ?? []), ...started]);
    },
    async counts() {
      const { rows } = await sql<{ name: string; state: string; count: number }>`
        select name, case when state in ('created', 'retry') then 'queued' else state::text end as state, count(*) as count
        from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`.execute(database.pool);
      const counts = new Map(rows.map(({ name, state, count }) => [`${name} ${state}`, count]));
      return names.flatMap((name) =>
        JOB_STATES.map((state) => ({ name, state, count: counts.get(`${name} ${state}`) ?? 0 })),
      );
    },
    async ping() {
      await boss.getQueueSize('send-mail');
    },
    async stop() {
      stopping.abort(new Error('The server is stopping.'));
      const ended = Promise.all([...loops.values()].flat().map((loop) => loop.ended));
      const late = new AbortController();
      await Promise.race([ended, sleep(STOP_WITHIN, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
      for (const [id, name] of active) {
        await background.run(`queue ${name}`, () => boss.fail(name, id, { message: 'The server stopped.' }));
      }
      await boss.stop({ graceful: false, close: false });
    },
  };
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** The form in which PostgreSQL stores the message. */
function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll('\0', '\uFFFD');
}

/** Runs pg-boss statements over one of our connections. */
function sqlOver(connection: Connection): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const { rows } = await connection.executeQuery(CompiledQuery.raw(text, [...(values ?? [])]));
      return { rows };
    },
  };
}

interface WorkLoop {
  /** Polls at once. */
  wake(): void;
  /** Resolves when no job is running and no more will start. */
  readonly ended: Promise<void>;
}

interface WorkLoopOptions {
  /** Milliseconds between polls that find nothing. */
  readonly every: number;
  readonly stopping: AbortSignal;
}

/** Does one piece of work after another; `take` resolves with whether there was any, and may fail. */
function startWorkLoop(take: () => Promise<boolean>, { every, stopping }: WorkLoopOptions): WorkLoop {
  let nudge = new AbortController();
  const loop = async (): Promise<void> => {
    while (!stopping.aborted) {
      // A wake-up during a poll makes it poll again.
      nudge = new AbortController();
      if (await take()) continue;
      const signal = AbortSignal.any([stopping, nudge.signal]);
      await sleep(every, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = loop();
  return { wake: () => nudge.abort(), ended };
}

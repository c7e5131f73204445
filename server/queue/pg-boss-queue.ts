import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection, Database } from '../storage/database.js';
import { JOB_NAMES, JOB_STATES } from './queue.js';
import type { JobHandler, JobName, Jobs, Queue, SendOptions, WorkOptions } from './queue.js';

/** Seconds between looks for work that nobody announced. */
const POLLING = 1;
/** Milliseconds after which the transaction that sent a job has mostly ended. */
const NOTIFY_AFTER = 30;
const STOP_WITHIN = 20_000;

/** Jobs in the database itself: sent in the transaction of a change, taken by any process. */
export async function openQueue(database: Database, { log }: { readonly log: Logger }): Promise<Queue> {
  const boss = new PgBoss({ db: sqlOver(database.pool), schema: 'jobs', schedule: false });
  boss.on('error', (error) => log.error({ err: error }, 'The queue failed'));
  // Its own ways of making tables are not safe against those of a process that starts at the same moment.
  await database.exclusively(async () => {
    await boss.start();
    for (const name of JOB_NAMES) await boss.createQueue(name, { name, policy: 'short' });
  });
  const workers = new Map<JobName, string[]>();
  const stopping = new AbortController();

  const notify = (name: JobName): void => {
    const ids = workers.get(name) ?? [];
    if (ids.length > 0) setTimeout(() => ids.forEach((id) => boss.notifyWorker(id)), NOTIFY_AFTER).unref();
  };

  return {
    async send(connection, { name, data }, { delay = 0, key }: SendOptions = {}) {
      await boss.send(name, data, {
        db: sqlOver(connection),
        // Queues keep one waiting job for each key; a job without one gets a key of its own.
        singletonKey: key ?? randomUUID(),
        ...(delay > 0 ? { startAfter: new Date(Date.now() + delay * 1000) } : {}),
      });
      if (delay === 0) notify(name);
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
      const run = async ([job]: PgBoss.Job<Jobs[Name]>[]): Promise<void> => {
        if (!job) return;
        const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeout * 1000)]);
        try {
          await handler(job.data, { id: job.id, signal });
        } catch (error) {
          log.warn({ err: error, job: name, id: job.id }, 'A job failed');
          throw error;
        }
      };
      for (let worker = 0; worker < concurrency; worker += 1) {
        const id = await boss.work<Jobs[Name]>(name, { batchSize: 1, pollingIntervalSeconds: POLLING }, run);
        workers.set(name, [...(workers.get(name) ?? []), id]);
      }
    },
    async counts() {
      const { rows } = await sql<{ name: string; state: string; count: number }>`
        select name, case when state in ('created', 'retry') then 'queued' else state::text end as state, count(*) as count
        from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`.execute(database.pool);
      const counts = new Map(rows.map(({ name, state, count }) => [`${name} ${state}`, count]));
      return JOB_NAMES.flatMap((name) =>
        JOB_STATES.map((state) => ({ name, state, count: counts.get(`${name} ${state}`) ?? 0 })),
      );
    },
    async ping() {
      await boss.getQueueSize('send-mail');
    },
    async stop() {
      stopping.abort(new Error('The server is stopping.'));
      await boss.stop({ graceful: true, wait: true, timeout: STOP_WITHIN, close: false });
    },
  };
}

/** The queue's own statements, over a connection of ours. */
function sqlOver(connection: Connection): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const { rows } = await connection.executeQuery(CompiledQuery.raw(text, [...(values ?? [])]));
      return { rows };
    },
  };
}

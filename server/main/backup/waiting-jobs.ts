import { sql } from 'kysely';
import type { JobName, Jobs, Queue } from '../../platform/queue/queue.js';
import type { Connection } from '../../platform/database/database.js';
import { queueNextAttempt } from '../../features/webhooks/queue-webhook.js';
import { JOB_NAMES } from '../work.js';
import type { BackupJob } from './backup-lines.js';

/** Jobs that are waiting or running, which a restored queue still has to do. */
export async function waitingJobs(connection: Connection): Promise<readonly BackupJob[]> {
  const { rows: made } = await sql<{ is: boolean }>`select to_regclass('jobs.job') is not null as is`.execute(
    connection,
  );
  if (made[0]?.is !== true) return [];
  const { rows } = await sql<{ name: string; data: unknown; key: string | null; at: Date }>`
    select name, data, singleton_key as key, start_after as at from jobs.job
    where state in ('created', 'retry', 'active') and name in (${sql.join(JOB_NAMES)}) order by created_on`.execute(
    connection,
  );
  return rows.map(({ name, data, key, at }) => ({ job: name, data, key, at: new Date(at).toISOString() }));
}

interface RestoreJobsOptions {
  readonly queue: Queue;
  readonly now: () => Date;
}

/** Queues the jobs of a backup, and an attempt at the pending webhooks. */
export async function restoreJobs(
  transaction: Connection,
  jobs: readonly BackupJob[],
  { queue, now }: RestoreJobsOptions,
): Promise<void> {
  for (const { job, data, key, at } of jobs) {
    const name = JOB_NAMES.find((known) => known === job);
    if (!name) continue;
    const delay = Math.max(0, (Date.parse(at) - now().getTime()) / 1000);
    await queue.send(transaction, { name, data: data as Jobs[JobName] }, { delay, ...(key !== null && { key }) });
  }
  await queueNextAttempt(transaction, { queue, now });
}

import type { Connection } from '../../../platform/database/database.js';
import type { Platform } from '../../../platform/platform.js';
import { LeaseLost } from '../import-job.js';
import type { ImportJobState } from '../import-job.js';

type Held = Pick<ImportJobState, 'id' | 'lease_token'>;

/** Wakes a worker for a job; repeated calls while it waits wake only one. */
export async function wakeWorker(
  connection: Connection,
  { queue }: Pick<Platform, 'queue'>,
  id: string,
  { delay = 0 }: { readonly delay?: number } = {},
): Promise<void> {
  await queue.send(connection, { name: 'run-import', data: { importId: id } }, { delay, key: id });
}

/** Lets another worker claim the job at once: this worker is stopping, which does not count as a failure. */
export async function releaseJob(deps: Pick<Platform, 'database' | 'queue' | 'now'>, job: Held): Promise<void> {
  await release(deps, job, { wait: 0 });
}

/**
 * The database was unavailable: any worker may continue at once. The job stays in process, so that one that crashes the
 * database repeatedly is recognized.
 */
export async function releaseAfterOutage(
  deps: Pick<Platform, 'database' | 'queue' | 'now'>,
  { id, lease_token }: Held,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('import_jobs')
      .set({ lease_until: deps.now() })
      .where('id', '=', id)
      .where('lease_token', '=', lease_token)
      .where('status', '=', 'processing')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new LeaseLost();
    await wakeWorker(transaction, deps, id);
  });
}

/** Makes a job wait some seconds after a failure. */
export async function retryLater(
  deps: Pick<Platform, 'database' | 'queue' | 'now'>,
  job: Held,
  { attempts, wait }: { readonly attempts: number; readonly wait: number },
): Promise<void> {
  await release(deps, job, { wait, attempts });
}

async function release(
  deps: Pick<Platform, 'database' | 'queue' | 'now'>,
  { id, lease_token }: Held,
  { wait, ...change }: { readonly wait: number; readonly attempts?: number },
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('import_jobs')
      .set({
        ...change,
        status: 'pending',
        phase: 'waiting',
        percent: 0,
        num_rows: 0,
        num_valid_rows: 0,
        num_imported_rows: 0,
        lease_until: wait === 0 ? null : new Date(deps.now().getTime() + wait * 1000),
      })
      .where('id', '=', id)
      .where('lease_token', '=', lease_token)
      .where('status', '=', 'processing')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new LeaseLost();
    await wakeWorker(transaction, deps, id, { delay: wait });
  });
}

/** Releases the imports of workers that are known to be dead. */
export async function releaseOrphanedLeases({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  await database.pool
    .updateTable('import_jobs')
    .set({ lease_until: now() })
    .where('status', '=', 'processing')
    .execute();
}

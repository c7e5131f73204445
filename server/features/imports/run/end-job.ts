import type { Connection } from '../../../platform/database/database.js';
import type { Platform } from '../../../platform/platform.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { JobDeps } from '../import-deps.js';
import { LeaseLost, UncertainEnd } from '../import-job.js';
import type { ClaimedJob, ImportJobState, JobChange } from '../import-job.js';
import { announceImport } from './announce-import.js';
import type { Transact } from './import-sink.js';

export interface Settlement {
  readonly change: JobChange & { readonly status: 'completed' | 'failed' };
  /** Runs in the transaction that ends the job, before it ends; adds to the change. */
  readonly publish?: (transaction: Connection) => Promise<Omit<JobChange, 'status'>>;
  /** Default: a separate transaction. */
  readonly transact?: Transact | undefined;
  readonly data?: readonly object[];
}

/**
 * The single moment at which an import becomes visible: all of it together with the end of the job, or nothing. Throws
 * LeaseLost when another worker has claimed the job, UncertainEnd when the database did not report whether it was
 * committed.
 */
export async function commitImport(deps: JobDeps, claimed: ClaimedJob, settlement: Settlement): Promise<void> {
  const { change, publish, data, transact = deps.database.transaction } = settlement;
  try {
    await transact(async (transaction) => {
      await requireLease(transaction, claimed.job);
      const more = await publish?.(transaction);
      await endJob(transaction, deps, { ...claimed, change: { ...change, ...more }, data });
    });
  } catch (error) {
    if (error instanceof LeaseLost || !(await hasEnded(deps, claimed.job))) throw error;
  }
}

/** Whether a commit that was reported as failed has succeeded after all. */
async function hasEnded(
  { database }: Pick<Platform, 'database'>,
  { id, lease_token }: ImportJobState,
): Promise<boolean> {
  try {
    const ended = await database.pool
      .selectFrom('import_jobs')
      .select('id')
      .where('id', '=', id)
      .where('lease_token', '=', lease_token)
      .where('status', 'in', ['completed', 'failed'])
      .executeTakeFirst();
    return ended !== undefined;
  } catch (cause) {
    throw new UncertainEnd('The database did not report whether the import has ended.', { cause });
  }
}

interface Ending extends ClaimedJob {
  readonly change: JobChange & { readonly status: 'completed' | 'failed' };
  /** Delivered rows for the webhook. */
  readonly data?: readonly object[];
}

/** Ends a job for good, and notifies its importer's receiver. The caller must hold the lock on the job's row. */
export async function endJob(
  transaction: Connection,
  deps: Pick<ContentDeps, 'queue' | 'now' | 'config'>,
  { job: { id }, importer, change, data }: Ending,
): Promise<void> {
  const job = await transaction
    .updateTable('import_jobs')
    .set({
      ...change,
      phase: 'ended',
      lease_until: null,
      completed_at: deps.now(),
      ...(change.status === 'completed' ? { percent: 100 } : { num_imported_rows: 0 }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceImport(transaction, deps, { event: `import.${change.status}`, job, importer, data });
}

/** Locks the row of a job until the transaction ends, if this worker still has it. Throws LeaseLost. */
async function requireLease(
  transaction: Connection,
  { id, lease_token }: Pick<ImportJobState, 'id' | 'lease_token'>,
): Promise<void> {
  const held = await transaction
    .selectFrom('import_jobs')
    .select('id')
    .where('id', '=', id)
    .where('lease_token', '=', lease_token)
    .where('status', '=', 'processing')
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new LeaseLost();
}

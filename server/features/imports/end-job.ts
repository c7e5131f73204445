import type { Updateable } from 'kysely';
import type { Deps } from '../../main/deps.js';
import { announceImport } from '../importers/announce-import.js';
import type { Connection } from '../../platform/database/database.js';
import type { ClaimedJob, ImportJobState } from './claim-job.js';
import { LeaseLost } from './import-failure.js';
import type { ImportTables } from './tables.js';

export type JobChange = Updateable<ImportTables['import_jobs']>;

interface Ending extends ClaimedJob {
  readonly change: JobChange & { readonly status: 'completed' | 'failed' };
  /** Delivered rows for the webhook. */
  readonly data?: readonly object[];
}

/** Brings a job to its end, for good, and tells its importer's receiver. The caller holds the job's row. */
export async function endJob(
  transaction: Connection,
  deps: Deps,
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
export async function requireLease(
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
  if (!held) throw new LeaseLost('Another worker has this import, or it is over.');
}

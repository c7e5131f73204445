import { sql } from 'kysely';
import type { ImportJob } from '../../../../src/protocol/index.js';
import type { Connection } from '../../../platform/database/database.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { Platform } from '../../../platform/platform.js';
import type { ImportsOfImporters } from '../../importers/importer-deps.js';
import type { JobDeps } from '../import-deps.js';
import { deleteFiles, filesOf } from '../import-job.js';
import type { ImportJobState } from '../import-job.js';
import { dropUploads } from '../receive/uploads.js';
import { endJob } from '../run/end-job.js';
import { findImport, requireImport } from './find-imports.js';
import type { ImportScope } from './find-imports.js';

/**
 * Cancels an unfinished import at once, because its worker can no longer publish anything, and resolves with the failed
 * job. Deletes a finished import with all its files and resolves with nothing. Throws NOT_FOUND.
 */
export async function deleteImport(deps: JobDeps, scope: ImportScope, id: string): Promise<ImportJob | undefined> {
  const isCancelled = await cancelOr(deps, { scope, id }, async (transaction, job) => {
    await transaction.deleteFrom('import_jobs').where('id', '=', id).execute();
    await deleteFiles(transaction, deps, filesOf(job));
  });
  return isCancelled ? findImport(deps, scope, id) : undefined;
}

/** Cancels an import unless it has ended. Throws NOT_FOUND. */
export async function cancelImport(deps: JobDeps, scope: ImportScope, id: string): Promise<void> {
  await cancelOr(deps, { scope, id }, async () => undefined);
}

/**
 * The same for the import that a request with this Idempotency-Key started. When there is none, the request may still
 * be in progress: it is marked as withdrawn, so that it creates no import, and NOT_FOUND is thrown.
 */
export async function cancelRequested(
  deps: JobDeps,
  { importer, idempotencyKey }: { readonly importer: string; readonly idempotencyKey: string },
): Promise<ImportJob> {
  const begun = await deps.database.transaction(async (transaction) => {
    // Creating a job locks the row of its importer, so it either sees this mark or is seen here.
    await transaction.selectFrom('importers').select('id').where('id', '=', importer).forUpdate().execute();
    await transaction
      .insertInto('import_withdrawals')
      .values({ importer_id: importer, idempotency_key: idempotencyKey, withdrawn_at: deps.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return transaction
      .selectFrom('import_jobs')
      .select('id')
      .where('importer_id', '=', importer)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
  });
  if (!begun) throw new ApiError('NOT_FOUND');
  await cancelImport(deps, { importer }, begun.id);
  return findImport(deps, { importer }, begun.id);
}

/** Resolves with whether the import is canceled; passes a finished one to `whenEnded`. */
async function cancelOr(
  deps: JobDeps,
  { scope, id }: { readonly scope: ImportScope; readonly id: string },
  whenEnded: (transaction: Connection, job: ImportJobState) => Promise<void>,
): Promise<boolean> {
  return deps.database.transaction(async (transaction) => {
    const job = await requireImport(transaction, { scope, id }, (imports) => imports.selectAll().forUpdate());
    if (job.status === 'completed' || job.status === 'failed') {
      await whenEnded(transaction, job);
      return false;
    }
    const importer = await transaction
      .selectFrom('importers')
      .selectAll()
      .where('id', '=', job.importer_id)
      .executeTakeFirstOrThrow();
    await endJob(transaction, deps, { job, importer, change: { status: 'failed', error: 'Cancelled' } });
    return true;
  });
}

const WITHDRAWALS_KEPT = 24 * 3_600_000;

/** No request takes this long. */
export async function sweepWithdrawals({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  await database.pool
    .deleteFrom('import_withdrawals')
    .where('withdrawn_at', '<', new Date(now().getTime() - WITHDRAWALS_KEPT))
    .execute();
}

const SWEEP_AT_ONCE = 500;

/** Deletes the files of imports that ended longer ago than their importer's retention time; the job itself stays. */
export async function sweepEndedImports(deps: Pick<Platform, 'database' | 'queue' | 'now'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select job.id from import_jobs as job join importers on importers.id = job.importer_id
    where job.completed_at <= ${deps.now()}::timestamptz - importers.retention_days * interval '1 day'
      and job.file_keys::text <> '[]'
    limit ${SWEEP_AT_ONCE}`.execute(deps.database.pool);
  for (const { id } of rows) {
    await deps.database.transaction((transaction) => forgetFiles(transaction, deps, id));
  }
}

async function forgetFiles(transaction: Connection, deps: Pick<Platform, 'queue'>, id: string): Promise<void> {
  const job = await transaction
    .selectFrom('import_jobs')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!job) return;
  await deleteFiles(transaction, deps, filesOf(job));
  await transaction
    .updateTable('import_jobs')
    .set({ file_keys: '[]', errors_key: null, rows_key: null })
    .where('id', '=', id)
    .execute();
}

/** The imports of importers, for changes of importers. */
export function importsOf({ queue }: Pick<Platform, 'queue'>): ImportsOfImporters {
  return {
    async count(transaction, importers) {
      const { imports, rows } = await transaction
        .selectFrom('import_jobs')
        .select(({ fn }) => [
          fn.countAll<number | string>().as('imports'),
          sql<number | string>`coalesce(sum(num_rows), 0)`.as('rows'),
        ])
        .where('importer_id', 'in', importers)
        .executeTakeFirstOrThrow();
      return { imports: Number(imports), rows: Number(rows) };
    },
    async transfer(transaction, { from, to }) {
      await transaction.updateTable('import_jobs').set({ owner_id: to }).where('owner_id', '=', from).execute();
    },
    async drop(transaction, importer) {
      const jobs = await transaction
        .selectFrom('import_jobs')
        .select(['id', 'lease_token', 'file_keys', 'errors_key', 'rows_key'])
        .where('importer_id', '=', importer)
        .execute();
      await dropUploads(transaction, { queue }, [importer]);
      for (const job of jobs) await deleteFiles(transaction, { queue }, filesOf(job));
    },
  };
}

import type { Rollback } from '../../../../src/protocol/index.js';
import type { Principal } from '../../../platform/http/principal.js';
import { requireAct, rowScope } from '../../content/access.js';
import { takeTime } from '../../content/bulk/stage.js';
import { databaseFailure } from '../../content/operations/write-errors.js';
import type { Deps } from '../../../main/deps.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { Connection } from '../../../platform/database/database.js';
import { importsIn, requireId } from '../find-imports.js';
import type { ImportScope } from '../find-imports.js';
import { deleteCreated } from './delete-created.js';
import { listKept } from './kept-records.js';
import { restoreChanged } from './restore-changed.js';
import type { Written } from './written-records.js';

/**
 * Takes back what an import made of its rows: new records go, changed ones are as before; what somebody has edited
 * since, others need, or the caller may not change, stays and is listed. Throws NOT_FOUND, FORBIDDEN, and CONFLICT where there is nothing to take
 * back or that has been done.
 */
export async function rollbackImport(
  deps: Deps,
  principal: Principal,
  { id, scope }: { readonly id: string; readonly scope: ImportScope },
): Promise<Rollback> {
  requireId(id);
  try {
    return await deps.database.transaction(async (transaction) => {
      await takeTime(transaction);
      const { model, written } = await claimRollback(deps, transaction, { id, scope });
      requireAct(principal, model, 'create');
      const scopes = { create: rowScope(principal, model, 'create'), update: rowScope(principal, model, 'update') };
      const deleted = await deleteCreated(deps, transaction, { model, written, scopes });
      const { kept, total } = await listKept(transaction, { model, written, scopes });
      const restored = await restoreChanged(deps, transaction, { model, written, scopes });
      await transaction.deleteFrom('import_records').where('import_id', '=', id).execute();
      await transaction.deleteFrom('import_changes').where('import_id', '=', id).execute();
      return { restored, deleted, kept, num_kept: total };
    });
  } catch (error) {
    if (!PASSING.has(databaseFailure(error)?.code ?? '')) throw error;
    const message = 'Records were changed while the import was taken back; nothing is. Try again.';
    throw new ApiError('CONFLICT', { message, cause: error });
  }
}

/** What others did at the same time. */
const PASSING: ReadonlySet<string> = new Set(['23503', '23505', '40P01', '40001']);

async function claimRollback(
  { models, now }: Deps,
  transaction: Connection,
  { id, scope }: { readonly id: string; readonly scope: ImportScope },
): Promise<Omit<Written, 'scopes'>> {
  const job = await importsIn(transaction, scope)
    .select(['status', 'rolled_back_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!job) throw new ApiError('NOT_FOUND');
  const refuse = (message: string): ApiError => new ApiError('CONFLICT', { message });
  if (job.rolled_back_at !== null) throw refuse('This import has been taken back already.');
  const written = await transaction
    .selectFrom('import_records')
    .selectAll()
    .where('import_id', '=', id)
    .executeTakeFirst();
  if (job.status !== 'completed' || !written) throw refuse('This import has written no records.');
  const model = models.byPath(written.model);
  if (!model) throw refuse(`There is no model "${written.model}" any more.`);
  await transaction.updateTable('import_jobs').set({ rolled_back_at: now() }).where('id', '=', id).execute();
  return { model, written };
}

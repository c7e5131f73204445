import type { Principal } from '../../../platform/http/principal.js';
import type { DeleteDeps } from '../content-deps.js';
import { ApiError } from '../../../platform/http/errors.js';
import { requireAct } from '../access.js';
import type { DeletionOptions } from '../record-event.js';
import type { Model } from '../models.js';
import { requireId } from './find-records.js';
import { lockRecord, requireRow } from './read-rows.js';
import { requireState } from './update-record.js';
import { auditUser, checkUserChange } from './user-rules.js';
import { announce, withWrite, toDeleteError } from './with-write.js';
import { deleteRow } from './write-rows.js';

export interface RecordDeletion extends DeletionOptions {
  readonly model: Model;
  readonly id: string;
  readonly ifMatch?: string | undefined;
}

/**
 * Deletes a record. Relations to it are cleared, unless one is required, which rejects the deletion. Throws CONFLICT
 * when dependent records would be lost; NOT_FOUND the second time.
 */
export async function deleteRecord(
  deps: DeleteDeps,
  principal: Principal,
  { model, id: rawId, ifMatch, ...options }: RecordDeletion,
): Promise<void> {
  requireAct(principal, model, 'delete');
  const id = requireId(rawId);
  await withWrite(deps, model, async ({ transaction }) => {
    const record = await lockRecord(transaction, model, id, 'delete');
    if (record === undefined) throw new ApiError('NOT_FOUND');
    await requireRow(transaction, principal, { model, id, action: 'delete' });
    requireState(principal, model, { current: record, ifMatch });
    await checkUserChange(deps, transaction, { principal, model, current: record, values: undefined });
    for (const guard of deps.deletionGuards) await guard(transaction, { principal, model, record, ...options });
    try {
      await deleteRow(transaction, model, id);
    } catch (error) {
      throw toDeleteError(deps.models, principal, error);
    }
    await announce(deps, transaction, { event: 'delete', model, record, previous: undefined });
    await auditUser(deps, transaction, { principal, model, before: record, after: undefined });
  });
}

import { randomUUID } from 'node:crypto';
import type { Principal } from '../../../platform/http/principal.js';
import type { WriteDeps } from '../content-deps.js';
import { ApiError } from '../../../platform/http/errors.js';
import { creatorOf, requireAct } from '../access.js';
import { visibleRecord } from '../content-record.js';
import type { ContentRecord } from '../content-record.js';
import type { Model } from '../models.js';
import { checkRelations, copyRelated } from './relations.js';
import { makeSlugs } from './make-slugs.js';
import { readInput } from './read-input.js';
import { lockRecord, requireResult } from './read-rows.js';
import { fillPublishedAt } from './status-rules.js';
import { auditUser, checkUserChange } from './user-rules.js';
import { announce, withWrite } from './with-write.js';
import { insertRow } from './write-rows.js';

/** Creates a record from a body. Throws FORBIDDEN, or VALIDATION_ERROR with all errors. */
export async function createRecord(
  deps: WriteDeps,
  principal: Principal,
  { model, body }: { readonly model: Model; readonly body: unknown },
): Promise<ContentRecord> {
  requireAct(principal, model, 'create');
  if (model.definition.createdBy === 'upload' && principal.kind !== 'system') {
    throw new ApiError('FORBIDDEN', { message: `Records of "${model.path}" are created by uploads.` });
  }
  const created = await withWrite(deps, model, async ({ transaction, chose }) => {
    const id = randomUUID();
    const at = deps.now().toISOString();
    const { values, details } = readInput(body, { principal, model, mode: 'create', current: undefined });
    const given = Object(body) as object;
    fillPublishedAt(model, values, { body: given, current: undefined, at });
    await checkUserChange(deps, transaction, { principal, model, current: undefined, values });
    details.push(...(await checkRelations(transaction, model, values)));
    if (details.length > 0) throw new ApiError('VALIDATION_ERROR', { details });
    await copyRelated(transaction, model, { principal, values, body: given });
    chose(await makeSlugs(transaction, { model, values, current: undefined, isWhole: true, body: given, id }));
    await insertRow(transaction, model, { id, values, at, createdBy: creatorOf(principal) });
    await requireResult(transaction, principal, { model, id, action: 'create' });
    const record = await lockRecord(transaction, model, id);
    if (record === undefined) throw new Error(`The new record ${id} of ${model.path} cannot be read.`);
    await announce(deps, transaction, { event: 'create', model, record, previous: undefined });
    await auditUser(deps, transaction, { principal, model, before: undefined, after: record });
    return record;
  });
  return visibleRecord(principal, model, created);
}

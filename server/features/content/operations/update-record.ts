import type { Principal } from '../../../platform/http/principal.js';
import type { ContentDeps, WriteDeps } from '../content-deps.js';
import { ApiError } from '../../../platform/http/errors.js';
import { mayAct, requireAct } from '../access.js';
import { visibleRecord, matchesTag } from '../content-record.js';
import type { ContentRecord } from '../content-record.js';
import type { Model } from '../models.js';
import { checkRelations, copyRelated } from './relations.js';
import { requireId } from './find-records.js';
import { makeSlugs } from './make-slugs.js';
import { readInput } from './read-input.js';
import { lockRecord, requireResult, requireRow } from './read-rows.js';
import { checkTransitions, fillPublishedAt } from './status-rules.js';
import { auditUser, checkUserChange } from './user-rules.js';
import { announce, nextInstant, withWrite } from './with-write.js';
import type { Attempt } from './with-write.js';
import { updateRow } from './write-rows.js';

export interface RecordChange {
  readonly model: Model;
  readonly id: string;
  readonly body: unknown;
  /** The state the record must still have: the `ETag` it was read with. */
  readonly ifMatch?: string | undefined;
}

/** Changes the given members; `null` clears, lists are replaced. Without members, nothing changes. */
export function updateRecord(deps: WriteDeps, principal: Principal, change: RecordChange): Promise<ContentRecord> {
  return changeRecord(deps, principal, { ...change, mode: 'update' });
}

/** Replaces the whole record: missing members are reset to their defaults. */
export function replaceRecord(deps: WriteDeps, principal: Principal, change: RecordChange): Promise<ContentRecord> {
  return changeRecord(deps, principal, { ...change, mode: 'replace' });
}

type Change = RecordChange & { readonly mode: 'update' | 'replace' };

async function changeRecord(deps: WriteDeps, principal: Principal, change: Change): Promise<ContentRecord> {
  const { model } = change;
  requireAct(principal, model, 'update');
  const id = requireId(change.id);
  const record = await withWrite(deps, model, (attempt) => tryChange(deps, principal, { ...change, ...attempt, id }));
  // A caller who reads records has seen this one, even if the change moved it out of sight.
  if (mayAct(principal, model, 'read')) return visibleRecord(principal, model, record);
  // Callers who may update but not read only learn that it was done.
  return { id: record.id, createdAt: record.createdAt, updatedAt: record.updatedAt };
}

async function tryChange(
  deps: Pick<ContentDeps, 'now' | 'models' | 'recordListeners' | 'roleGuards'>,
  principal: Principal,
  change: Change & Attempt,
): Promise<ContentRecord> {
  const { model, id, body, mode, transaction, chose } = change;
  const current = await lockRecord(transaction, model, id);
  if (current === undefined) throw new ApiError('NOT_FOUND');
  await requireRow(transaction, principal, { model, id, action: 'update' });
  requireState(principal, model, { current, ifMatch: change.ifMatch });
  const at = nextInstant(deps.now(), current);
  const { values, details } = readInput(body, { principal, model, mode, current });
  const given = Object(body) as object;
  fillPublishedAt(model, values, { body: given, current, at });
  details.push(...checkTransitions(model, values, current));
  await checkUserChange(deps, transaction, { principal, model, current, values });
  details.push(...(await checkRelations(transaction, model, values)));
  if (details.length > 0) throw new ApiError('VALIDATION_ERROR', { details });
  await copyRelated(transaction, model, { principal, values, body: given });
  const isWhole = mode === 'replace';
  chose(await makeSlugs(transaction, { model, values, current, isWhole, body: given, id }));
  if (values.size === 0) return current;
  await updateRow(transaction, model, { id, values, at });
  await requireResult(transaction, principal, { model, id, action: 'update' });
  const record = await lockRecord(transaction, model, id);
  if (record === undefined) throw new ApiError('NOT_FOUND');
  await announce(deps, transaction, { event: 'update', model, record, previous: current });
  await auditUser(deps, transaction, { principal, model, before: current, after: record });
  return record;
}

/** Throws PRECONDITION_FAILED when the record differs from the state the caller knows. */
export function requireState(
  principal: Principal,
  model: Model,
  { current, ifMatch }: { readonly current: ContentRecord; readonly ifMatch: string | undefined },
): void {
  if (ifMatch !== undefined && !matchesTag(ifMatch, visibleRecord(principal, model, current))) {
    throw new ApiError('PRECONDITION_FAILED');
  }
}

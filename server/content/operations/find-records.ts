import type { Principal } from '../../auth/principal.js';
import type { Deps } from '../../deps.js';
import { ApiError } from '../../errors.js';
import { requireAct, rowScope } from '../access.js';
import { visibleRecord } from '../content-record.js';
import type { ContentRecord } from '../content-record.js';
import type { Model } from '../models.js';
import { parsePopulate, parseQuery } from '../query/parse-query.js';
import type { RawQuery } from '../query/parse-query.js';
import { parseId } from '../values/other-kinds.js';
import { populate } from './populate.js';
import { readByIds, readPage } from './read-rows.js';

export interface RecordPage {
  readonly records: readonly ContentRecord[];
  /** All that match, on this page or not. */
  readonly total: number;
  /** As applied: clamped to the largest page. */
  readonly limit: number;
  readonly offset: number;
  readonly hasMore: boolean;
}

/** A page of a model's records. Throws FORBIDDEN, and VALIDATION_ERROR for a query that cannot be. */
export async function findRecords(
  deps: Deps,
  principal: Principal,
  { model, query: raw }: { readonly model: Model; readonly query: RawQuery },
): Promise<RecordPage> {
  requireAct(principal, model, 'read');
  const query = parseQuery(raw, { model, principal });
  const { pool } = deps.database;
  const page = await readPage(pool, model, { ...query, scope: rowScope(principal, model, 'read') });
  const visible = page.records.map((record) => visibleRecord(principal, model, record));
  const records = await populate(pool, visible, { principal, fields: query.populate });
  return {
    records,
    total: page.total,
    limit: query.limit,
    offset: query.offset,
    hasMore: query.offset + records.length < page.total,
  };
}

export interface FoundRecord {
  readonly record: ContentRecord;
  /** The same with its relations in place, when that was asked for. */
  readonly populated: ContentRecord | undefined;
}

/** One record. Throws NOT_FOUND, also for what cannot be an id and for what the rules hide. */
export async function findRecord(
  deps: Deps,
  principal: Principal,
  { model, id, populate: names }: { readonly model: Model; readonly id: string; readonly populate?: unknown },
): Promise<FoundRecord> {
  requireAct(principal, model, 'read');
  const fields = parsePopulate(names, { model, principal });
  const { pool } = deps.database;
  const scope = rowScope(principal, model, 'read');
  const [found] = await readByIds(pool, model, { ids: [requireId(id)], scope });
  if (found === undefined) throw new ApiError('NOT_FOUND');
  const record = visibleRecord(principal, model, found);
  const [populated] = fields.length === 0 ? [] : await populate(pool, [record], { principal, fields });
  return { record, populated };
}

/** The id as it is kept; what no record can have is not found. */
export function requireId(id: string): string {
  const parsed = parseId(id);
  if (parsed === undefined) throw new ApiError('NOT_FOUND');
  return parsed;
}

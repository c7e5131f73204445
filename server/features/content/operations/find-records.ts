import type { Principal } from '../../../platform/http/principal.js';
import type { Platform } from '../../../platform/platform.js';
import { ApiError } from '../../../platform/http/errors.js';
import { requireAct, rowScope } from '../access.js';
import { visibleRecord } from '../content-record.js';
import type { ContentRecord } from '../content-record.js';
import type { Model } from '../models.js';
import { parseQuery, parseShape } from '../query/parse-query.js';
import type { RawQuery } from '../query/parse-query.js';
import type { Query } from '../query/query.js';
import { parseId } from '../kinds/relation.js';
import { populate } from './relations.js';
import { readByIds, readPage } from './read-rows.js';

export interface RecordPage {
  readonly records: readonly ContentRecord[];
  /** All matching records, on any page. */
  readonly total: number;
  /** As applied: capped at the largest page. */
  readonly limit: number;
  readonly offset: number;
  readonly hasMore: boolean;
}

/** A page of a model's records. Throws FORBIDDEN, and VALIDATION_ERROR for an invalid query. */
export async function findRecords(
  deps: Pick<Platform, 'database'>,
  principal: Principal,
  { model, query: raw }: { readonly model: Model; readonly query: RawQuery },
): Promise<RecordPage> {
  requireAct(principal, model, 'read');
  const query = parseQuery(raw, { model, principal });
  const { pool } = deps.database;
  const page = await readPage(pool, model, { ...query, scope: rowScope(principal, model, 'read') });
  const visible = page.records.map((record) => visibleRecord(principal, model, record));
  const whole = await populate(pool, visible, { principal, fields: query.populate });
  const records = whole.map((record) => pickFields(record, query));
  return {
    records,
    total: page.total,
    limit: query.limit,
    offset: query.offset,
    hasMore: query.offset + records.length < page.total,
  };
}

interface FindOptions extends Pick<RawQuery, 'populate' | 'fields'> {
  readonly model: Model;
  readonly id: string;
}

export interface FoundRecord {
  readonly record: ContentRecord;
  /** The record with populated relations or selected members, if requested. */
  readonly populated: ContentRecord | undefined;
}

/** One record. Throws NOT_FOUND, also for an invalid id and for a record that the rules hide. */
export async function findRecord(
  deps: Pick<Platform, 'database'>,
  principal: Principal,
  { model, id, ...raw }: FindOptions,
): Promise<FoundRecord> {
  requireAct(principal, model, 'read');
  const shape = parseShape(raw, { model, principal });
  const scope = rowScope(principal, model, 'read');
  const [found] = await readByIds(deps.database.pool, model, { ids: [requireId(id)], scope });
  if (found === undefined) throw new ApiError('NOT_FOUND');
  return shapeRecord(deps, principal, { record: visibleRecord(principal, model, found), shape });
}

/** A record as its change returned it, which may have moved it out of the caller's sight. */
export function populateRecord(
  deps: Pick<Platform, 'database'>,
  principal: Principal,
  { model, record, populate: names }: Pick<FindOptions, 'model' | 'populate'> & { readonly record: ContentRecord },
): Promise<FoundRecord> {
  return shapeRecord(deps, principal, { record, shape: parseShape({ populate: names }, { model, principal }) });
}

interface Shaping {
  readonly record: ContentRecord;
  readonly shape: Pick<Query, 'fields' | 'populate'>;
}

async function shapeRecord(
  { database: { pool } }: Pick<Platform, 'database'>,
  principal: Principal,
  { record, shape }: Shaping,
): Promise<FoundRecord> {
  if (shape.populate.length === 0 && shape.fields === undefined) return { record, populated: undefined };
  const [populated] = await populate(pool, [record], { principal, fields: shape.populate });
  return { record, populated: populated && pickFields(populated, shape) };
}

/** `id`, the requested members and the populated relations, in the order of the record. */
function pickFields(
  record: ContentRecord,
  { fields, populate: populated }: Pick<Query, 'fields' | 'populate'>,
): ContentRecord {
  if (fields === undefined) return record;
  const wanted = new Set(['id', ...fields, ...populated.map(({ name }) => name)]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name))) as ContentRecord;
}

/** Normalizes an id; an invalid one throws NOT_FOUND. */
export function requireId(id: string): string {
  const parsed = parseId(id);
  if (parsed === undefined) throw new ApiError('NOT_FOUND');
  return parsed;
}

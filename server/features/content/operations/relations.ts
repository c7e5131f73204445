import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Field } from '../kinds/kinds.js';
import type { Connection } from '../../../platform/database/database.js';
import type { ErrorDetail } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { Model, ModelField, RowScope } from '../models.js';
import { mayAct, rowScope } from '../access.js';
import { visibleRecord } from '../content-record.js';
import type { ContentRecord } from '../content-record.js';
import { readByIds } from './read-rows.js';
import type { Values } from './write-rows.js';

/** Finds relations to missing records, and image relations to files that are not images. */
export async function checkRelations(
  transaction: Connection,
  model: Model,
  values: Values,
): Promise<readonly ErrorDetail[]> {
  const details: ErrorDetail[] = [];
  for (const field of model.fields.values()) {
    const value = values.get(field.name) ?? null;
    if (field.target === undefined || value === null) continue;
    const ids = Array.isArray(value) ? value.map(String) : [String(value)];
    if (ids.length > 0) details.push(...(await missing(transaction, { field, target: field.target, ids })));
  }
  return details;
}

/** The condition on records that a relation may point to, beyond their existence, and the message for others. */
export function relationRule(
  { type }: Field,
  target: Model,
): { readonly condition: RawBuilder<unknown>; readonly message: string } {
  return type === 'image'
    ? {
        condition: sql`AND mime_type LIKE 'image/%' AND mime_type <> 'image/svg+xml'`,
        message: 'Must be the id of an uploaded raster image.',
      }
    : { condition: sql``, message: `Is not a record of "${target.path}".` };
}

async function missing(
  transaction: Connection,
  { field, target, ids }: { readonly field: ModelField; readonly target: Model; readonly ids: readonly string[] },
): Promise<readonly ErrorDetail[]> {
  const { condition, message } = relationRule(field.field, target);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(target.table)} WHERE id = ANY(${ids}::uuid[]) ${condition}`.execute(transaction);
  const found = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id, index) => {
    if (found.has(id)) return [];
    return [{ field: field.name, message: ids.length > 1 ? `Item ${index + 1}: ${message}` : message }];
  });
}

/**
 * Fills the fields `copiedFrom` a relation that is being written, unless the body sets them. Nothing is copied from a
 * record that the rules hide from the caller.
 */
export async function copyRelated(
  transaction: Connection,
  model: Model,
  {
    principal,
    values,
    body,
  }: { readonly principal: Principal; readonly values: Map<string, unknown>; readonly body: object },
): Promise<void> {
  for (const [name, relation] of model.fields) {
    const id = values.get(name);
    const copied = [...model.fields.values()].filter(
      (field) => field.field.copiedFrom === name && !Object.hasOwn(body, field.name),
    );
    if (relation.target === undefined || typeof id !== 'string' || copied.length === 0) continue;
    const scope = copyScope(principal, relation.target);
    const [record] = await readByIds(transaction, relation.target, { ids: [id], scope });
    for (const field of copied) values.set(field.name, record?.[field.name] ?? field.kind.empty);
  }
}

/**
 * Row rules apply to copies too. A model that the caller cannot access at all still provides the values that are meant
 * to be copied.
 */
export function copyScope(principal: Principal, target: Model): RowScope {
  const scope = rowScope(principal, target, 'read');
  return scope === 'none' ? 'all' : scope;
}

/** Related records as the caller may see them, by id, in one statement. */
export async function findVisibleByIds(
  connection: Connection,
  { principal, model, ids }: { readonly principal: Principal; readonly model: Model; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, ContentRecord>> {
  const scope = rowScope(principal, model, 'read');
  const records = await readByIds(connection, model, { ids: [...new Set(ids)], scope });
  return new Map(records.map((record) => [record.id, visibleRecord(principal, model, record)]));
}

const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === null || value === undefined ? [] : [String(value)];

/**
 * Replaces ids by related records, one level deep, with one statement per field. The ids of records that the caller may
 * not read stay.
 */
export async function populate(
  connection: Connection,
  records: readonly ContentRecord[],
  { principal, fields }: { readonly principal: Principal; readonly fields: readonly ModelField[] },
): Promise<readonly ContentRecord[]> {
  const members = new Map<string, ReadonlyMap<string, ContentRecord>>();
  for (const { name, target } of fields) {
    if (target === undefined || !mayAct(principal, target, 'read')) continue;
    const ids = records.flatMap((record) => idsOf(record[name]));
    members.set(name, await findVisibleByIds(connection, { principal, model: target, ids }));
  }
  if (members.size === 0) return records;
  return records.map((record) => {
    const entries = Object.entries(record).map(([name, value]) => {
      const related = members.get(name);
      return [name, related === undefined ? value : replaceIds(value, related)];
    });
    return Object.fromEntries(entries) as ContentRecord;
  });
}

function replaceIds(value: unknown, related: ReadonlyMap<string, ContentRecord>): unknown {
  if (Array.isArray(value)) return value.map((id: unknown) => replaceIds(id, related));
  return related.get(String(value)) ?? value;
}

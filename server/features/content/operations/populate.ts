import type { Connection } from '../../../platform/database/database.js';
import type { Principal } from '../../../platform/http/principal.js';
import { mayAct, rowScope } from '../access.js';
import { visibleRecord } from '../content-record.js';
import type { ContentRecord } from '../content-record.js';
import type { Model, ModelField } from '../models.js';
import { readByIds } from './read-rows.js';

/** Related records as the caller may see them, by id. One statement. */
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
 * Puts related records in the place of their ids, one level deep, one statement a field. Of a model the caller may not
 * read the ids stay; a record that the rules hide is left out of a list, and elsewhere `null`.
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
  if (Array.isArray(value)) return value.flatMap((id) => related.get(String(id)) ?? []);
  return related.get(String(value)) ?? null;
}

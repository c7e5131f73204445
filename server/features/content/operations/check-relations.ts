import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import type { ErrorDetail } from '../../../platform/http/errors.js';
import type { Model, ModelField } from '../models.js';
import type { Values } from './write-rows.js';

/** Relations to records that are not there, and images that are none. */
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

async function missing(
  transaction: Connection,
  { field, target, ids }: { readonly field: ModelField; readonly target: Model; readonly ids: readonly string[] },
): Promise<readonly ErrorDetail[]> {
  const isImage = field.field.type === 'image';
  const condition = isImage ? sql`AND mime_type LIKE 'image/%' AND mime_type <> 'image/svg+xml'` : sql``;
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(target.table)} WHERE id = ANY(${ids}::uuid[]) ${condition}`.execute(transaction);
  const found = new Set(rows.map(({ id }) => id));
  const message = isImage ? 'Must be the id of an uploaded raster image.' : `Is no record of "${target.path}".`;
  return ids.flatMap((id, index) => {
    if (found.has(id)) return [];
    return [{ field: field.name, message: ids.length > 1 ? `Item ${index + 1}: ${message}` : message }];
  });
}

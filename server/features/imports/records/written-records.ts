import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ContentRecord } from '../../content/content-record.js';
import type { Model } from '../../content/models.js';
import type { RowScope } from '../../content/query/query.js';
import { readFrom } from '../../content/operations/read-rows.js';
import type { Connection } from '../../../platform/database/database.js';
import type { ImportRecordsRow } from './tables.js';

/** What an import has made of its rows, and of which model. */
export interface Written {
  readonly model: Model;
  readonly written: ImportRecordsRow;
  /** Of which records whoever takes them back could make and change such as they are. */
  readonly scopes: Readonly<Record<'create' | 'update', RowScope>>;
}

/** The records an import created that are still there. */
export function createdIds(
  { table }: Model,
  { first_id: first, last_id: last }: Pick<ImportRecordsRow, 'first_id' | 'last_id'>,
): RawBuilder<unknown> {
  return sql`SELECT id FROM ${sql.table(table)} WHERE id BETWEEN ${first}::uuid AND ${last}::uuid`;
}

export function changedIds(importId: string): RawBuilder<unknown> {
  return sql`SELECT record_id FROM import_changes WHERE import_id = ${importId}::uuid`;
}

/** Rows of `change`, as they were before the import: under this name, with what the model has got since. */
export function rowsBefore({ table }: Model, name: 'before' | 'record'): RawBuilder<unknown> {
  return sql`import_changes AS change JOIN ${sql.table(table)} AS present ON present.id = change.record_id
    CROSS JOIN LATERAL json_populate_record(present, change.before) AS ${sql.id(name)}`;
}

/** Records as they were before an import changed them. */
export function recordsBefore(
  transaction: Connection,
  model: Model,
  importId: string,
): (ids: readonly string[]) => Promise<ReadonlyMap<string, ContentRecord>> {
  return async (ids) => {
    const from = sql`${rowsBefore(model, 'record')}
      WHERE change.import_id = ${importId}::uuid AND change.record_id = ANY(${ids}::uuid[])`;
    const records = await readFrom(transaction, model, from);
    return new Map(records.map((record) => [record.id, record]));
  };
}

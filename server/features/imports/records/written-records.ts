import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import { announceAll, hasListener } from '../../content/bulk/announce-records.js';
import { nextMoment } from '../../content/bulk/assignments.js';
import type { IdRange } from '../../content/bulk/id-range.js';
import type { Stage } from '../../content/bulk/stage.js';
import { switchRecords, unchangedSince } from '../../content/bulk/switch-records.js';
import type { BulkCounts } from '../../content/bulk/switch-records.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { ContentRecord } from '../../content/content-record.js';
import type { Model, RowScope } from '../../content/models.js';
import { readFrom } from '../../content/operations/read-rows.js';
import type { ImportRecordsRow } from '../tables.js';

interface Publication {
  readonly importId: string;
  readonly stage: Stage;
  readonly ids: IdRange;
  /** The time the records get. */
  readonly at: string;
  readonly counts: BulkCounts;
  /** Whether the new records are already inserted, hidden. Default false. */
  readonly areInserted?: boolean;
}

/** Turns the rows of a stage into records, and stores what a rollback needs. */
export async function switchToRecords(
  transaction: Connection,
  { importId, stage, at, counts, areInserted }: Omit<Publication, 'ids'>,
): Promise<void> {
  await switchRecords(transaction, stage, {
    counts,
    at,
    areInserted,
    beforeChange: async () => {
      if (counts.updated > 0) await storePrevious(transaction, { importId, stage, at });
    },
  });
}

/** Stores which records an import has written, and notifies listeners. */
export async function storeWritten(
  deps: Pick<ContentDeps, 'recordListeners'>,
  transaction: Connection,
  { importId, stage, ids, at, counts }: Publication,
): Promise<void> {
  const { model } = stage.write;
  const written = { import_id: importId, model: model.path, first_id: ids.first, last_id: ids.last, at: new Date(at) };
  await transaction.insertInto('import_records').values(written).execute();
  if (counts.created > 0 && hasListener(deps, 'create', model)) {
    await announceAll(deps, transaction, { event: 'create', model, ids: createdIds(model, written) });
  }
  if (counts.updated > 0 && hasListener(deps, 'update', model)) {
    const previousOf = recordsBefore(transaction, model, importId);
    await announceAll(deps, transaction, { event: 'update', model, ids: changedIds(importId), previousOf });
  }
}

export function rowsLost(): Error {
  return new Error('The database has lost rows that an import had written.');
}

/** A record that was changed meanwhile is missing here, and then the switch fails. */
async function storePrevious(
  transaction: Connection,
  { importId, stage, at }: { readonly importId: string; readonly stage: Stage; readonly at: string },
): Promise<void> {
  await sql`INSERT INTO import_changes (import_id, record_id, before, after)
    SELECT ${importId}::uuid, record.id, row_to_json(record), ${nextMoment(at)}
    FROM ${unchangedSince(stage)} WHERE matched.changed`.execute(transaction);
}

/** The records an import has written, and their model. */
export interface Written {
  readonly model: Model;
  readonly written: ImportRecordsRow;
  /** The records that the user rolling back may create and change. */
  readonly scopes: Readonly<Record<'create' | 'update', RowScope>>;
}

/** The records an import created that still exist. */
export function createdIds(
  { table }: Model,
  { first_id: first, last_id: last }: Pick<ImportRecordsRow, 'first_id' | 'last_id'>,
): RawBuilder<unknown> {
  return sql`SELECT id FROM ${sql.table(table)} WHERE id BETWEEN ${first}::uuid AND ${last}::uuid`;
}

function changedIds(importId: string): RawBuilder<unknown> {
  return sql`SELECT record_id FROM import_changes WHERE import_id = ${importId}::uuid`;
}

/** Rows of `change` in their state before the import, under this name, with columns that the model has gained since. */
export function rowsBefore({ table }: Model, name: 'before' | 'record'): RawBuilder<unknown> {
  return sql`import_changes AS change JOIN ${sql.table(table)} AS present ON present.id = change.record_id
    CROSS JOIN LATERAL json_populate_record(present, change.before) AS ${sql.id(name)}`;
}

/** Records as they were before an import changed them. */
function recordsBefore(
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

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection, Database } from '../../../platform/database/database.js';
import { ROW } from './stage.js';
import type { Stage } from './stage.js';
import { insertRecords, orChanged, refuseNewMatches, RecordsChangedError } from './switch-records.js';

/** Rows of one statement: what everybody else waits for where there is one connection. */
const SLICE_ROWS = 250;

export interface HiddenInsert {
  /** The table under which all records are, also the hidden ones. */
  readonly into: RawBuilder<unknown>;
  readonly at: string;
  /** New records the stage is known to hold. */
  readonly created: number;
  readonly signal: AbortSignal;
}

/** Makes the new rows of a stage records that are hidden, some at a time. Rejects with RecordsChangedError. */
export async function insertHidden(
  { pool, transaction }: Pick<Database, 'pool' | 'transaction'>,
  stage: Stage,
  { into, at, created, signal }: HiddenInsert,
): Promise<void> {
  let inserted = 0;
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const upTo = await lastOf(pool, stage, after);
    if (upTo === null) break;
    const part = { after, upTo };
    inserted += await orChanged(stage, () =>
      transaction(async (connection) => {
        if (stage.write.key !== undefined) await refuseNewMatches(connection, stage, part);
        return insertPart(connection, stage, { into, at, part });
      }),
    );
    after = upTo;
  }
  if (inserted !== created) throw new RecordsChangedError(stage.write.model.path);
}

/** Rows of a stage by their lines. */
export interface StagePart {
  readonly after: number;
  readonly upTo: number;
}

async function lastOf(connection: Connection, { table }: Stage, after: number): Promise<number | null> {
  const row = sql.id(ROW);
  const { rows } = await sql<{ last: number | null }>`SELECT max(part.${row}) AS last FROM (
    SELECT ${row} FROM ${table} WHERE ${row} > ${after} ORDER BY ${row} LIMIT ${SLICE_ROWS}) AS part`.execute(
    connection,
  );
  return rows[0]?.last ?? null;
}

function insertPart(
  connection: Connection,
  stage: Stage,
  { into, at, part: { after, upTo } }: Pick<HiddenInsert, 'into' | 'at'> & { readonly part: StagePart },
): Promise<number> {
  const row = sql.id(ROW);
  const isNew =
    stage.write.key === undefined
      ? sql`true`
      : sql`NOT EXISTS (SELECT 1 FROM ${stage.matched} AS matched WHERE matched.${row} = staged.${row})`;
  const isInPart = sql`staged.${row} > ${after} AND staged.${row} <= ${upTo}`;
  return insertRecords(connection, stage, { at, into, isNew: sql`${isInPart} AND ${isNew}` });
}

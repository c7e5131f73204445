import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import { compileScope } from '../query/compile-query.js';
import { isChanged, updateAssignments } from './assignments.js';
import { keyMatch } from './refusals.js';
import { ROW } from './stage.js';
import type { Stage } from './stage.js';

export interface BulkCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Notes which record each row changes, if any, and in which state it is seen. */
export async function matchRecords(transaction: Connection, stage: Stage, at: string): Promise<void> {
  if (stage.write.key === undefined) return;
  // Of a record that the caller may not read, it would tell its values to say that a row changes nothing.
  const isShown = compileScope(stage.write.scopes.read, 'record');
  const changed = sql`(${isChanged(updateAssignments(stage.write, at))} OR NOT ${isShown})`;
  await sql`INSERT INTO ${stage.matched} (${sql.id(ROW)}, target, seen, changed)
    SELECT staged.${sql.id(ROW)}, record.id, record.updated_at, ${changed}
    FROM ${stage.table} AS staged ${keyMatch(stage)}`.execute(transaction);
  await sql`ANALYZE ${stage.matched}`.execute(transaction);
}

export async function countStaged(connection: Connection, { table, matched }: Stage): Promise<BulkCounts> {
  const { rows } = await sql<{ all: number; updated: number; unchanged: number }>`
    SELECT (SELECT count(*) FROM ${table}) AS all, count(*) FILTER (WHERE changed) AS updated,
      count(*) FILTER (WHERE NOT changed) AS unchanged FROM ${matched}`.execute(connection);
  const { all = 0, updated = 0, unchanged = 0 } = rows[0] ?? {};
  return { created: all - updated - unchanged, updated, unchanged };
}

import { sql } from 'kysely';
import type { Rollback } from '../../../../src/protocol/index.js';
import type { Connection } from '../../../platform/database/database.js';
import { compileScope } from '../../content/query/compile-query.js';
import { obstacleOf } from './restore-changed.js';
import { createdIds, rowsBefore } from './written-records.js';
import type { Written } from './written-records.js';

const MOST = 1000;

interface Kept {
  readonly kept: Rollback['kept'];
  readonly total: number;
}

/** Records that stay as they are, with the reason; asked between the deletions, which are done, and the rest. */
export async function listKept(transaction: Connection, { model, written, scopes }: Written): Promise<Kept> {
  const table = sql.table(model.table);
  const change = sql`change.import_id = ${written.import_id}::uuid`;
  const { rows } = await sql<{ id: string; reason: string; total: number }>`
    SELECT id, reason, count(*) OVER () AS total FROM (
      SELECT record.id, CASE WHEN record.updated_at <> ${written.at} THEN 'It was edited since.'
        WHEN ${compileScope(scopes.create, 'record')} THEN 'Other records require it.'
        ELSE 'You may not change it.' END AS reason
      FROM ${table} AS record WHERE record.id IN (${createdIds(model, written)})
      UNION ALL
      SELECT change.record_id, 'It was deleted since.' FROM import_changes AS change
      WHERE ${change} AND NOT EXISTS (SELECT 1 FROM ${table} AS record WHERE record.id = change.record_id)
      UNION ALL
      SELECT record.id, CASE WHEN record.updated_at = change.after THEN ${obstacleOf(model, scopes.update)}
        ELSE 'It was edited since.' END
      FROM ${rowsBefore(model, 'before')} JOIN ${table} AS record ON record.id = change.record_id WHERE ${change}
    ) AS list WHERE reason IS NOT NULL ORDER BY id LIMIT ${MOST}`.execute(transaction);
  return { kept: rows.map(({ id, reason }) => ({ id, reason })), total: rows[0]?.total ?? 0 };
}

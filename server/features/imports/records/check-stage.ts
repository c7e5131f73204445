import { sql } from 'kysely';
import type { ImportError } from '../../../../src/protocol/index.js';
import { matchRecords } from '../../content/bulk/match-records.js';
import { findShared, needsComparing, refuseAgainstRecords } from '../../content/bulk/refusals.js';
import { settleShared } from '../../content/bulk/settle-shared.js';
import { ROW, withoutHurry } from '../../content/bulk/stage.js';
import type { Stage } from '../../content/bulk/stage.js';
import type { Deps } from '../../../main/deps.js';

const PAGE = 1000;

/** Holds the rows of a stage against the records and each other; answers, in order, those that it took out. */
export async function* checkStage(
  { database, now }: Deps,
  stage: Stage,
  signal: AbortSignal,
): AsyncGenerator<readonly ImportError[]> {
  if (!needsComparing(stage)) return;
  await withoutHurry(database, async (transaction) => {
    await sql`ANALYZE ${stage.table}`.execute(transaction);
    const at = now().toISOString();
    await refuseAgainstRecords(transaction, stage, at);
    signal.throwIfAborted();
    await matchRecords(transaction, stage, at);
    signal.throwIfAborted();
    if ((await findShared(transaction, stage)) > 0) await settleShared(transaction, stage);
    await sql`CREATE INDEX ON ${stage.refused} (${sql.id(ROW)})`.execute(transaction);
  });
  const sources = new Map(stage.write.fields.map(({ name, source }) => [name, source]));
  for (let last = 0; ;) {
    const { rows } = await sql<ImportError>`SELECT ${sql.id(ROW)} AS row, field, message FROM ${stage.refused}
      WHERE ${sql.id(ROW)} > ${last} AND NOT is_told ORDER BY ${sql.id(ROW)} LIMIT ${PAGE}`.execute(database.pool);
    if (rows.length === 0) return;
    last = rows.at(-1)?.row ?? 0;
    yield rows.map(({ row, field, message }) => ({ row, field: sources.get(field) ?? field, message }));
  }
}

import { sql } from 'kysely';
import type { ImportCounts } from '../../../../src/protocol/index.js';
import type { OpenTransaction } from '../../../platform/database/database.js';
import { copyLoader } from '../../content/bulk/stage-loader.js';
import { createTemporaryStage, allowLongStatements } from '../../content/bulk/stage.js';
import { insertStaged } from '../../content/bulk/switch-records.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { ImportSink } from '../run/import-sink.js';
import type { ModelAttempt } from './model-attempt.js';
import { storeWritten, rowsLost } from './written-records.js';

/**
 * For new records that cannot conflict with other records or rows: they are inserted while the file is being read, in a
 * transaction that blocks no one, and become visible when it commits.
 */
export async function openInsertSink(
  deps: Pick<ContentDeps, 'database' | 'now' | 'recordListeners'>,
  { job, stage, ids, reader }: ModelAttempt,
  { connection, copyIn, finish, rollback }: OpenTransaction,
): Promise<ImportSink> {
  const at = deps.now().toISOString();
  let created = 0;
  try {
    await allowLongStatements(connection);
    await createTemporaryStage(connection, stage);
  } catch (error) {
    await rollback();
    throw error;
  }
  const loader = copyLoader(async (statement, bytes) => {
    await copyIn(statement, bytes);
    created += await insertStaged(connection, stage, at);
    await sql`TRUNCATE ${stage.table}`.execute(connection);
  }, stage);
  const counts = (): ImportCounts => ({ created, updated: 0, unchanged: 0, skipped: reader.refused });

  return {
    async write(rows) {
      const { cells, findings } = await reader.read(deps.database.pool, rows);
      for (const row of cells) loader.add(row);
      await loader.flush();
      return findings;
    },
    async *check() {
      await loader.end();
      if (created !== reader.staged) throw rowsLost();
      yield [];
    },
    plan: async () => counts(),
    async publish(transaction) {
      await storeWritten(deps, transaction, { importId: job.id, stage, ids, at, counts: counts() });
      return counts();
    },
    transact: finish,
    async discard() {
      await loader.stop();
      await rollback();
    },
  };
}

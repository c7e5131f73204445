import type { ImportCounts } from '../../../../src/protocol/index.js';
import type { OpenTransaction } from '../../../platform/database/database.js';
import { copyLoader } from '../../content/bulk/stage-loader.js';
import { allowLongStatements } from '../../content/bulk/stage.js';
import { detectConcurrentChange } from '../../content/bulk/switch-records.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { ImportSink } from '../run/import-sink.js';
import { planRecordCopy } from './copy-plan.js';
import type { ModelAttempt } from './model-attempt.js';
import { storeWritten, rowsLost } from './written-records.js';

/**
 * For new records that cannot conflict with other records or rows: they are inserted while the file is being read, in a
 * transaction that blocks no one, and become visible when it commits.
 */
export async function openInsertSink(
  deps: Pick<ContentDeps, 'now' | 'recordListeners'>,
  attempt: ModelAttempt,
  { connection, copyIn, finish, rollback }: OpenTransaction,
): Promise<ImportSink> {
  const { job, stage, ids } = attempt;
  const at = deps.now().toISOString();
  let accepted = 0;
  let refused = 0;
  try {
    await allowLongStatements(connection);
  } catch (error) {
    await rollback();
    throw error;
  }
  const { target, plan } = planRecordCopy(attempt, at);
  const loader = copyLoader((...copy) => detectConcurrentChange(stage, () => copyIn(...copy)), target);
  const counts = (): ImportCounts => ({ created: loader.copied, updated: 0, unchanged: 0, skipped: refused });

  return {
    intake: {
      type: 'copy',
      plan,
      async write(copied) {
        accepted += copied.accepted;
        refused += copied.refused;
        loader.addText(copied.text);
        await loader.flush();
      },
    },
    async *check() {
      await loader.end();
      if (loader.copied !== accepted) throw rowsLost();
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

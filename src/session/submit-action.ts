import { toImportData } from '../engine/index.js';
import type { ImportResult } from '../engine/index.js';
import { deliver } from './deliver.js';
import { allColumns } from './session-context.js';
import type { SessionContext } from './session-context.js';
import { blockersOf } from './blockers.js';
import { HostError, RowsRefusedError } from './session-error.js';
import type { SessionActions } from './session-state.js';
import { showStep } from './steps.js';

/** Hands the rows to the host. Whatever fails, the review and its rows stay as they were. */
export function submitAction(context: SessionContext): SessionActions['submit'] {
  const { store, memory } = context;
  return async () => {
    const options = context.options();
    const rowHandling = options.rowHandling ?? 'block';
    if (store.getState().step !== 'review' || blockersOf(store.getState(), rowHandling).length > 0) return;
    store.setState({ step: 'submit' });
    let finished = false;
    await context.work('submitting', async ({ signal, progress }) => {
      const state = store.getState();
      const { delivery, rows, refused } = await deliver({
        runner: await context.runner(),
        columns: allColumns(state),
        schemaCheck: context.schemaCheck(),
        rowHandling,
        batchSize: options.batchSize ?? 1000,
        onBatch: options.onBatch && hostBatch(options.onBatch),
        keepRows: !options.onBatch && options.onComplete !== undefined,
        only: memory.refusedRows,
        after: memory.takenRow,
        signal,
        onProgress: progress,
        onTaken: (row) => {
          if (options.onBatch) memory.takenRow = row;
        },
      });
      memory.takenRow = undefined;
      memory.refusedRows = undefined;
      if (refused.length > 0) {
        memory.refusedRows = refused.map(({ index }) => index);
        const review = await (await context.runner()).call('rows-refuse', { findings: refused });
        store.setState({ review, filter: 'invalid' });
        throw new RowsRefusedError(refused.length);
      }
      const result: ImportResult = {
        rows,
        columns: { ...delivery.columns, predefined: state.columns, dynamic: state.dynamicColumns },
        summary: delivery.summary,
        ...(rowHandling === 'include' ? { issues: delivery.issues } : {}),
      };
      await complete(context, result);
      store.setState({ summary: delivery.summary });
      finished = true;
    });
    if (finished) {
      showStep(store, 'complete');
      return;
    }
    // The step goes back, the reason stays.
    store.setState({ step: 'review' });
  };
}

async function complete(context: SessionContext, result: ImportResult): Promise<void> {
  const { onComplete, resultShape, waitOnComplete } = context.options();
  if (!onComplete) return;
  try {
    const outcome = onComplete(resultShape === 'data' ? toImportData(result) : result);
    if (waitOnComplete) await outcome;
  } catch (error) {
    throw new HostError(error);
  }
}

type OnBatch = NonNullable<ReturnType<SessionContext['options']>['onBatch']>;

/** Failures of the host are told from ours, refusals of rows from failures. */
function hostBatch(onBatch: OnBatch): OnBatch {
  return async (rows, batch) => {
    try {
      return await onBatch(rows, batch);
    } catch (error) {
      if (Array.isArray((error as { refusals?: unknown } | null)?.refusals)) throw error;
      throw new HostError(error);
    }
  };
}

import { toImportData } from '../engine/index.js';
import type { ImportResult } from '../engine/index.js';
import { deliver } from './deliver.js';
import { allColumns } from './session-context.js';
import type { SessionContext, Work } from './session-context.js';
import { blockersOf } from './blockers.js';
import { HostError, RowsRefusedError } from './session-error.js';
import type { SessionActions } from './session-state.js';
import { showStep } from './steps.js';

/** Hands the rows to the host. Whatever fails, the review and its rows stay as they were. */
export function submitAction(context: SessionContext): SessionActions['submit'] {
  const { store, memory } = context;
  return async () => {
    // The last edit may still be with the host's checks; its verdict counts.
    await memory.edits;
    const rowHandling = context.options().rowHandling ?? 'block';
    if (store.getState().step !== 'review' || blockersOf(store.getState(), rowHandling).length > 0) return;
    store.setState({ step: 'submit' });
    await context.work('submitting', async (work) => {
      const result = await delivered(context, work);
      work.signal.throwIfAborted();
      await complete(context, result, work.signal);
      store.setState({ summary: result.summary });
      showStep(store, 'complete');
    });
    // The step goes back, the reason stays; unless all of it was left meanwhile.
    if (store.getState().step === 'submit') store.setState({ step: 'review' });
  };
}

async function delivered(context: SessionContext, { signal, progress }: Work): Promise<ImportResult> {
  const { store } = context;
  const state = store.getState();
  const { onBatch, onComplete, batchSize = 1000, rowHandling = 'block' } = context.options();
  const runner = await context.runner();
  const { delivery, failure, rows, refused } = await deliver({
    runner,
    columns: allColumns(state),
    schemaCheck: context.schemaCheck(),
    rowHandling,
    batchSize,
    onBatch,
    keepRows: !onBatch && onComplete !== undefined,
    signal,
    onProgress: progress,
  });
  if (refused.length > 0) {
    const review = await runner.call('rows-refuse', { findings: refused });
    signal.throwIfAborted();
    store.setState({ review, filter: 'invalid' });
  }
  if (!delivery) throw failure;
  if (refused.length > 0) throw new RowsRefusedError(refused.length);
  return {
    rows,
    columns: { ...delivery.columns, predefined: state.columns, dynamic: state.dynamicColumns },
    summary: delivery.summary,
    ...(rowHandling === 'include' ? { issues: delivery.issues } : {}),
  };
}

async function complete(context: SessionContext, result: ImportResult, signal: AbortSignal): Promise<void> {
  const { onComplete, resultShape, waitOnComplete, includeUnmatchedColumns = false } = context.options();
  if (!onComplete) return;
  try {
    const outcome = onComplete(resultShape === 'data' ? toImportData(result, { includeUnmatchedColumns }) : result);
    if (waitOnComplete) await Promise.race([outcome, aborted(signal)]);
  } catch (error) {
    signal.throwIfAborted();
    throw new HostError(error);
  }
}

/** Rejected when the user has waited enough. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

import { BackendError, isBackendError } from '../../adapters/index.js';
import type { BackendJob, SubmitOutcome } from '../../adapters/index.js';
import { progressAfter, summaryOfProgress, toImportData, unmatchedKeys, unmatchedSources } from '../../engine/index.js';
import type { Delivery, ImportResult, ImportSummary } from '../../engine/index.js';
import { blockersOf } from '../state/blockers.js';
import { rowsNotRejected } from '../state/rows-to-send.js';
import type { SessionContext, Work } from '../session-context.js';
import { BackendRowsError, HostError } from '../session-error.js';
import type { SessionActions } from '../session-actions.js';
import { addedOptions } from '../steps/option-matches.js';
import { showStep } from '../steps/steps.js';
import { markFindings, openSubmission } from './submission.js';
import type { Drafts } from './submission.js';

/** Waits for the last edits, whose errors count. While the host checks them, this is visible and can be stopped. */
async function lastEdits({ store }: SessionContext): Promise<void> {
  const { edits, pending, busy } = store.getState();
  const waiting = pending.length > 0 && busy === null ? ({ what: 'validating', percent: 0 } as const) : null;
  if (waiting) store.setState({ busy: waiting });
  await edits;
  if (waiting && store.getState().busy === waiting) store.setState({ busy: null });
}

/**
 * Submits the import to its adapter. When anything fails, the review and its rows stay unchanged. Once a backend has
 * imported the rows, submitting again only repeats a failed `onComplete`.
 */
export function submitAction(context: SessionContext, drafts: Drafts): SessionActions['submit'] {
  const { store } = context;
  return async () => {
    await lastEdits(context);
    const { step, resultToRetry: result } = store.getState();
    const toRetry = step === 'complete' ? result : null;
    if (!toRetry && (step !== 'review' || blockersOf(store.getState()).length > 0)) return;
    if (!toRetry && isCompleteAgain(context)) return;
    store.setState({ step: 'submit', change: null, isCancelled: false });
    await context.work('submitting', (work) =>
      toRetry
        ? completeJob(context, toRetry, { ...context.options(), signal: work.signal })
        : submit(context, work, drafts),
    );
    // Return to the review with the error, unless the import was reset meanwhile.
    if (store.getState().step !== 'submit') return;
    store.setState({ step: 'review', isCancelled: store.getState().error === null });
  };
}

/** Completes an import that was complete before and has nothing more to send. */
function isCompleteAgain({ store, options }: SessionContext): boolean {
  const { summary, progress } = store.getState();
  const { rowHandling } = options();
  if (!summary || rowsNotRejected(progress, rowHandling) > 0) return false;
  store.setState({ summary: summaryOfProgress(progress, rowHandling) });
  showStep(store, 'complete');
  return true;
}

async function submit(context: SessionContext, { signal, progress }: Work, drafts: Drafts): Promise<void> {
  const { store } = context;
  const { source, job, progress: now } = store.getState();
  const before = job ? now.delivered : 0;
  const { submission, delivery } = await openSubmission(context, signal, drafts);
  const answer: SubmitOutcome | undefined = await context
    .adapter()
    .submit(submission, { signal, onProgress: ({ percent, ...detail }) => progress(percent, detail) })
    .catch((error: unknown) => markRowsAndThrow(context, error, signal));
  // An adapter without types may return nothing.
  const outcome = answer ?? {};
  if (outcome.job && outcome.job.status !== 'completed') {
    throw new BackendError('failed', outcome.job.status === 'failed' ? '' : `The job is ${outcome.job.status}.`);
  }
  // Rows that a backend has imported are imported, even when the user canceled just before the response arrived.
  if (!outcome.job) signal.throwIfAborted();
  const isOver = (): boolean => store.getState().source !== source || store.getState().step !== 'submit';
  if (isOver()) return;
  await markFindings(context, outcome.findings ?? []);
  if (isOver()) return;
  const result = resultOf(context, outcome, { delivery: delivery(), before });
  const { includeUnmatchedColumns } = submission.plan;
  if (outcome.job) {
    store.setState({ summary: result.summary, job: outcome.job });
    await completeJob(context, result, { includeUnmatchedColumns, signal });
  } else {
    await complete(context, result, { includeUnmatchedColumns, signal });
    store.setState({ summary: result.summary, job: null });
    showStep(store, 'complete');
  }
}

interface Completion {
  /** As the rows were delivered. */
  readonly includeUnmatchedColumns: boolean;
  readonly signal: AbortSignal;
}

/**
 * Calls `onComplete` for an import that a backend has stored. The import is complete whether or not the call succeeds.
 */
async function completeJob(context: SessionContext, result: ImportResult, completion: Completion): Promise<void> {
  const { store } = context;
  store.setState({ resultToRetry: result });
  try {
    await complete(context, result, completion);
    store.setState({ resultToRetry: null });
  } finally {
    if (store.getState().step === 'submit') showStep(store, 'complete');
  }
}

/** Shows a backend's errors in the rows before the failure itself. */
async function markRowsAndThrow(context: SessionContext, error: unknown, signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  if (!isBackendError(error)) throw error;
  const count = await markFindings(context, error.findings);
  signal.throwIfAborted();
  throw count > 0 ? new BackendRowsError(count, error) : error;
}

/** `before`: rows that earlier jobs of this import have imported. */
function resultOf(
  context: SessionContext,
  { job, rows = [] }: SubmitOutcome,
  { delivery, before }: { readonly delivery: Delivery | null; readonly before: number },
): ImportResult {
  const state = context.store.getState();
  const { columns: predefined, dynamicColumns: dynamic, table, mapping, progress } = state;
  const newOptions = addedOptions(state);
  const unmatched = unmatchedKeys(unmatchedSources(mapping, table?.columns ?? []));
  const { rowHandling } = context.options();
  // The adapter got the file, so every row to be delivered was delivered.
  const sent = rowsNotRejected(progress, rowHandling);
  const shown = summaryOfProgress(progressAfter(progress, sent, rowHandling), rowHandling);
  return {
    rows,
    columns: { predefined, dynamic, unmatched: delivery?.columns.unmatched ?? unmatched },
    summary: job ? jobSummary(job, shown, before) : (delivery?.summary ?? shown),
    ...(newOptions ? { newOptions } : {}),
    ...(delivery && rowHandling === 'include' ? { issues: delivery.issues } : {}),
    ...(job ? { job: { id: job.id, status: job.status, num_rows: job.num_rows, num_errors: job.num_errors } } : {}),
  };
}

/** The backend's counts take precedence. */
function jobSummary(job: BackendJob, shown: ImportSummary, before: number): ImportSummary {
  const { num_rows, num_valid_rows, num_imported_rows } = job;
  const rows = num_rows + before;
  const validRows = num_valid_rows == null ? Math.min(rows, shown.validRows) : num_valid_rows + before;
  const deliveredRows = num_imported_rows == null ? validRows : num_imported_rows + before;
  const rejectedRows = Math.min(shown.rejectedRows, rows - deliveredRows);
  return {
    // Rows deleted in the browser do not count as rows on the server.
    totalRows: rows + shown.deletedRows,
    validRows,
    invalidRows: rows - validRows,
    deliveredRows,
    rejectedRows,
    skippedRows: rows - deliveredRows - rejectedRows,
    deletedRows: shown.deletedRows,
    pendingRows: 0,
  };
}

async function complete(
  context: SessionContext,
  result: ImportResult,
  { includeUnmatchedColumns, signal }: Completion,
): Promise<void> {
  const { onComplete, resultShape, waitOnComplete } = context.options();
  if (!onComplete) return;
  try {
    const outcome = onComplete(resultShape === 'data' ? toImportData(result, { includeUnmatchedColumns }) : result);
    if (waitOnComplete) await Promise.race([outcome, ...(signal.aborted ? [] : [rejectOnAbort(signal)])]);
  } catch (error) {
    if (!result.job) signal.throwIfAborted();
    throw new HostError(error);
  }
}

/** A promise that rejects when the user cancels. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

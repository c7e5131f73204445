import type { BackendFinding, DeliverOptions, Submission } from '../../adapters/index.js';
import { ALL_ROWS, EngineError, withNewOptions } from '../../engine/index.js';
import type { Delivery, RowFinding } from '../../engine/index.js';
import { emptyCells } from '../../schema/index.js';
import { portableColumns } from '../../worker/index.js';
import { reviewState } from '../review/change-rows.js';
import { deliver, DEFAULT_BATCH } from './deliver.js';
import type { BatchTaker } from './deliver.js';
import { planOf } from '../review/review-actions.js';
import type { DraftKeeper } from '../drafts/watch-drafts.js';
import type { SessionContext } from '../session-context.js';
import { RowsRefusedError } from '../session-error.js';
import { allColumns } from '../session-state.js';

/** What keeps the import for a reload of the page. */
export type Drafts = Pick<DraftKeeper, 'keepNow'>;

export interface OpenSubmission {
  readonly submission: Submission;
  /** Result of the last delivery; `null` when the adapter did not request the rows. */
  readonly delivery: () => Delivery | null;
}

/** The import in its current state, ready for an adapter: as a file with its plan, or as rows. */
export async function openSubmission(
  context: SessionContext,
  signal: AbortSignal,
  drafts: Drafts,
): Promise<OpenSubmission> {
  const { store } = context;
  const { user, metadata, batchSize, rowHandling, includeUnmatchedColumns, schema } = context.options();
  const runner = await context.runner();
  const operations = await runner.call('operations-read', {
    // A backend that has imported rows of this file gets the others.
    withoutDelivered: store.getState().job !== null,
  });
  const now = planOf(context);
  const state = store.getState();
  // The user has reviewed the rows under this plan, whatever the host has changed since.
  const plan = { ...now, ...state.reviewed, layout: now.layout, rowHandling, includeUnmatchedColumns, operations };
  const { file } = state;
  if (!file) throw new EngineError('not-ready', { needs: 'file' });
  let last: Delivery | null = null;
  const deliverTo = async (taker: BatchTaker, { grows = false, ...given }: DeliverOptions = {}): Promise<Delivery> => {
    const ended = deliver({
      runner,
      finishing: {
        columns: withNewOptions(allColumns(state), plan.optionMatches),
        schemaCheck: context.schemaCheck(),
        emptyCells: emptyCells(schema),
      },
      rowHandling,
      includeUnmatchedColumns,
      taker,
      signal,
      resume: given.resume ?? true,
      onPercent: given.onPercent,
      batchSize: given.batchSize ?? batchSize ?? DEFAULT_BATCH,
      grows: grows && given.batchSize === undefined && batchSize === undefined,
    });
    store.setState({ delivering: ended });
    const { delivery, failure, refused } = await ended;
    if (refused.length > 0) await showRefusals(context, refused);
    else await showProgress(context);
    if (!delivery) throw failure;
    if (refused.length > 0) throw new RowsRefusedError(rowsOf(refused));
    last = delivery;
    return delivery;
  };
  const submission: Submission = {
    file,
    fileName: file.name,
    plan,
    dynamicColumns: portableColumns(state.dynamicColumns),
    user,
    metadata,
    notes: {
      read: () => store.getState().notes,
      async write(notes) {
        // Another file may have been opened.
        if (store.getState().file !== file) return;
        store.setState({ notes });
        await drafts.keepNow();
      },
    },
    deliver: (take, options) => deliverTo({ shape: 'rows', take }, options),
    deliverColumns: (take, options) => deliverTo({ shape: 'columns', take }, options),
  };
  return { submission, delivery: () => last };
}

/** Shows rejected rows in the review, also after the user has canceled the rest. */
async function showRefusals(context: SessionContext, findings: readonly RowFinding[]): Promise<void> {
  const { source } = context.store.getState();
  const review = await (await context.runner()).call('rows-refuse', { findings });
  if (context.store.getState().source !== source) return;
  context.store.setState({
    ...reviewState(review),
    view: { ...ALL_ROWS, state: 'invalid' },
    viewTotal: null,
    isChoosing: false,
  });
}

/** Updates the counts of delivered rows. */
async function showProgress({ store, runner }: SessionContext): Promise<void> {
  const { source } = store.getState();
  const review = await runner()
    .then((engine) => engine.call('summary-read', {}))
    // A dead engine is reported elsewhere.
    .catch(() => null);
  if (review && store.getState().source === source) store.setState(reviewState(review));
}

/** Adds a backend's errors to the rows they name and returns the number of these rows. */
export async function markFindings(context: SessionContext, found: readonly BackendFinding[]): Promise<number> {
  if (found.length === 0) return 0;
  const { source } = context.store.getState();
  const indexes = await (await context.runner()).call('rows-find', { numbers: found.map(({ row }) => row) });
  const findings = found.flatMap(({ column, message }, at) => {
    const index = indexes[at] ?? null;
    return index === null ? [] : [{ index, column: column ?? undefined, message, unlessFound: true }];
  });
  if (context.store.getState().source !== source) return 0;
  if (findings.length > 0) await showRefusals(context, findings);
  return rowsOf(findings);
}

/** The number of rows that findings are about. */
function rowsOf(findings: readonly RowFinding[]): number {
  return new Set(findings.map(({ index }) => index)).size;
}

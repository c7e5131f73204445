import { EngineError } from '../../engine/index.js';
import type { CallOptions, ChangedRows, EditSummary, ReviewSummary } from '../../engine/index.js';
import { cellChecks, endObsoleteChecks } from './cell-checks.js';
import { hostChecker } from './host-checks.js';
import { SHOWN_MS } from '../paced.js';
import type { SessionContext } from '../session-context.js';
import { sessionErrorOf, withLabels } from '../session-error.js';
import { allColumns } from '../session-state.js';
import type { CellWrite, ChangeReport, SessionState } from '../session-state.js';

/** The calls that change rows have the same options and results. */
type EditCall =
  'edit-apply' | 'cells-set' | 'cells-replace' | 'group-edit' | 'left-out-merge' | 'edit-undo' | 'edit-redo';

export type RowChange = (options: CallOptions<EditCall>) => Promise<ChangeOutcome>;

/** The review after a change, and its report; `lockedRows` counts those of all its edits. */
export type ChangeOutcome = EditSummary & Partial<ChangeReport>;

/** The parts of the state that describe the rows under review. */
export function reviewState(
  review: ReviewSummary,
  changed: ChangedRows | null = null,
): Pick<SessionState, 'review' | 'progress' | 'hasEdits' | 'changed'> {
  return { review, changed, progress: review.progress, hasEdits: review.canUndo };
}

function reportOf(outcome: ChangeOutcome): ChangeReport | null {
  const { lockedRows, readOnlyColumns, addedRows = 0, columnsLeftOut = 0, rowsLeftOut = 0, merged } = outcome;
  const { hiddenRows = 0 } = outcome;
  const report = { lockedRows, readOnlyColumns, addedRows, hiddenRows, columnsLeftOut, rowsLeftOut };
  if (merged) return { ...report, merged };
  return lockedRows + readOnlyColumns.length + addedRows + columnsLeftOut + rowsLeftOut > 0 ? report : null;
}

/**
 * Runs edits one after another, because each result describes the state that the next edit changes. Only a written cell
 * does not wait for the host's checks of cells before it. A long edit shows its progress and can be canceled. Returns
 * whether the edit was completed.
 */
export async function changeRows(context: SessionContext, run: RowChange, write?: CellWrite): Promise<boolean> {
  const { store, runner } = context;
  const { source, edits, applied } = store.getState();
  let markApplied = (): void => undefined;
  const isApplied = new Promise<void>((resolve) => {
    markApplied = resolve;
  });
  const isSame = (): boolean => store.getState().source === source && store.getState().review !== null;
  let isDone = false;
  const edit = async (): Promise<void> => {
    // The file may have been replaced or closed.
    if (!isSame()) return;
    const controller = new AbortController();
    const { signal } = controller;
    const checks = hostChecker(context, write?.checks.signal ?? signal);
    const ofCell = checks && write && cellChecks(write, checks);
    store.setState({ editing: controller });
    let shown = -SHOWN_MS;
    const show = (percent: number | null): void => {
      const { busy } = store.getState();
      const now = performance.now();
      if ((busy && busy.what !== 'changing') || (percent !== null && now - shown < SHOWN_MS)) return;
      shown = now;
      store.setState({ busy: percent === null ? null : { what: 'changing', percent } });
    };
    try {
      const outcome = await run({
        signal,
        onAsk:
          ofCell && write
            ? (rows) => {
                markApplied();
                endObsoleteChecks(store.getState(), write);
                return ofCell(rows);
              }
            : checks,
        onEvent: ({ percent }) => {
          if (isSame()) show(percent);
          else controller.abort();
        },
      });
      isDone = isSame();
      if (isDone) store.setState({ ...reviewState(outcome, outcome.changed), change: reportOf(outcome) });
    } catch (error) {
      if (!isSame() || (error instanceof EngineError && error.code === 'not-ready')) return;
      store.setState({
        error: withLabels(sessionErrorOf(error, 'changing'), allColumns(store.getState())),
        change: null,
      });
      isDone = !signal.aborted;
      // Either the cells have changed and only the host's checks failed, or nothing has changed: read the actual state.
      const review = await runner()
        .then((started) => started.call('summary-read', {}))
        .catch(() => null);
      if (review && isSame()) store.setState(reviewState(review));
    } finally {
      if (store.getState().editing === controller) store.setState({ editing: null });
      show(null);
    }
  };
  const ended = (write ? applied : edits).then(edit).finally(markApplied);
  store.setState({ edits: Promise.all([edits, ended]).then(() => undefined), applied: write ? isApplied : ended });
  await ended;
  return isDone;
}

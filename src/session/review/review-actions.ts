import { ALL_ROWS, EngineError, knownFormat } from '../../engine/index.js';
import type { ImportPlan, Operation, ReviewSummary, ValueFormat } from '../../engine/index.js';
import { portableColumns } from '../../worker/index.js';
import { paced } from '../paced.js';
import { painted } from '../painted.js';
import { hostChecker } from './host-checks.js';
import { changeRows, reviewState } from './change-rows.js';
import type { RowChange } from './change-rows.js';
import { inferFormats } from '../steps/mapping-actions.js';
import type { CellWrite } from '../session-state.js';
import type { SessionContext } from '../session-context.js';
import type { SessionActions } from '../session-actions.js';
import { allColumns } from '../session-state.js';
import type { SessionState } from '../session-state.js';
import { effectiveMatches } from '../steps/option-matches.js';
import { refreshSteps, showStep } from '../steps/steps.js';

export type ReviewActions = Pick<
  SessionActions,
  'readRowsAt' | 'editCell' | 'deleteRows' | 'restoreRows' | 'undo' | 'redo' | 'validate'
>;

export function reviewActions(context: SessionContext): ReviewActions {
  const { store, runner } = context;
  const change = async (run: RowChange): Promise<void> => void (await changeRows(context, run));
  const apply = (operation: Operation): Promise<void> =>
    change(async (options) => (await runner()).call('edit-apply', { operation }, options));
  return {
    readRowsAt: async (rows) => (await runner()).call('rows-read-at', { rows }),
    async editCell(row, column, value, name) {
      const write: CellWrite = { row, column, text: value, checks: new AbortController() };
      const { pending, ...state } = store.getState();
      // The engine leaves read-only columns as they are.
      const isReadOnly = allColumns(state).some(({ id, readOnly }) => id === column && readOnly);
      if (!isReadOnly) store.setState({ pending: [...pending, write] });
      const end = (): void => store.setState({ pending: store.getState().pending.filter((other) => other !== write) });
      const operation = { type: 'set-cell', row, column, value } as const;
      try {
        await changeRows(
          context,
          async (options) => {
            const outcome = await (await runner()).call('edit-apply', { operation, step: name && { name } }, options);
            // Before the answer is shown, which would be covered otherwise.
            end();
            return outcome;
          },
          write,
        );
      } finally {
        end();
      }
    },
    async deleteRows(rows) {
      let deleted = 0;
      await change(async (options) => {
        const before = store.getState().progress.deleted;
        const operation = { type: 'delete-rows', rows: rows.filter(Number.isInteger) } as const;
        const outcome = await (await runner()).call('edit-apply', { operation }, options);
        deleted = outcome.progress.deleted - before;
        return outcome;
      });
      return deleted;
    },
    restoreRows: (rows) => apply({ type: 'restore-rows', rows }),
    undo: () => change(async (options) => (await runner()).call('edit-undo', {}, options)),
    redo: () => change(async (options) => (await runner()).call('edit-redo', {}, options)),
    validate: () => validate(context),
  };
}

/** Shows the review. Validates first, unless a complete or running validation has the same plan. */
export async function validate(context: SessionContext): Promise<void> {
  const { store } = context;
  const plan = planOf(context);
  const { review, reviewed, busy } = store.getState();
  const isUsable = review !== null && (review.isComplete || busy?.what === 'validating');
  if (isUsable && reviewed && samePlan(reviewed, plan)) {
    showStep(store, 'review');
    return;
  }
  await context.work('validating', async ({ signal, progress }) => {
    const runner = await context.runner();
    const checkRows = hostChecker(context, signal);
    store.setState({ view: ALL_ROWS, viewTotal: null, searched: '', isChoosing: false, groups: null, reviewed: plan });
    const pass = paced<{ percent: number; summary: ReviewSummary }>(({ percent, summary }) => {
      if (signal.aborted) return;
      if (percent !== undefined) progress(percent);
      // An edit has brought a newer one.
      const isNewest = summary && summary.dataVersion >= (store.getState().review?.dataVersion ?? 0);
      if (isNewest) store.setState(reviewState(summary));
    });
    try {
      const run = runner.call(
        'validation-run',
        { plan, hostChecks: checkRows !== undefined, keepsWork: true, waitsToShow: true },
        {
          signal,
          onAsk: checkRows,
          onEvent: (event) => {
            if (signal.aborted) return;
            if (event.type === 'progress') pass.give({ percent: event.percent });
            else if (event.type === 'counts') pass.give({ summary: event.summary });
            else {
              pass.stop();
              store.setState({ ...reviewState(event.summary), firstWindow: event.window });
              refreshSteps(store);
              showStep(store, 'review');
              void painted().then(() => runner.call('first-rows-shown', {}).catch(() => undefined));
            }
          },
        },
      );
      const review = await run.finally(() => pass.stop());
      store.setState(reviewState(review));
      // The pass may have changed how the file is read.
      store.setState({ table: await runner.call('table-index', {}, { signal }) });
      // The full pass may raise format questions that the beginning of the file did not. The mapping step shows them.
      if (review.formats.some(({ ambiguous }) => ambiguous)) await inferFormats(context);
    } catch (error) {
      if (store.getState().reviewed === plan) store.setState({ reviewed: null });
      throw error;
    }
  });
}

export function planOf(context: SessionContext): ImportPlan {
  const state = context.store.getState();
  const { rowHandling, includeUnmatchedColumns, language } = context.options();
  const { table } = state;
  if (!table) throw new EngineError('not-ready', { needs: 'file' });
  return {
    columns: portableColumns(state.columns),
    dynamicColumns: portableColumns(state.dynamicColumns),
    layout: table.layout,
    mapping: state.mapping,
    optionMatches: effectiveMatches(state),
    formats: answeredFormats(state),
    rowHandling,
    includeUnmatchedColumns,
    language,
    operations: [],
  };
}

/**
 * Formats chosen by the user or set by the host for the mapped columns, so that a server without these settings reports
 * the same errors.
 */
function answeredFormats(state: SessionState): readonly ValueFormat[] {
  return allColumns(state)
    .filter(({ id }) => state.mapping.includes(id))
    .map((column) => knownFormat(column, state.formats))
    .filter(({ dateOrder, decimal, number }) => dateOrder ?? decimal ?? number);
}

/** Plans are plain data, so their JSON can be compared. */
function samePlan(left: ImportPlan, right: ImportPlan): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

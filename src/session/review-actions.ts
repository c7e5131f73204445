import type { CallOptions, CheckedRow, ImportPlan, ReviewSummary, RowFinding } from '../engine/index.js';
import { EngineError } from '../engine/index.js';
import { portableColumns } from '../worker/index.js';
import { checkRowsOnHost, needsHost } from './host-checks.js';
import type { HostFunctions } from './host-checks.js';
import { allColumns } from './session-context.js';
import type { SessionContext } from './session-context.js';
import { HostError, sessionErrorOf } from './session-error.js';
import type { SessionActions } from './session-state.js';
import { effectiveMatches, refreshSteps, showStep } from './steps.js';

export type ReviewActions = Pick<
  SessionActions,
  'setFilter' | 'readRows' | 'editCell' | 'pasteCells' | 'deleteRows' | 'undo' | 'redo' | 'findIssue' | 'validate'
>;

/** The three calls that change rows ask and answer alike. */
type EditCall = 'edit-apply' | 'edit-undo' | 'edit-redo';

export function reviewActions(context: SessionContext): ReviewActions {
  const { store, runner, memory } = context;
  /** Edits run one after the other: each answer describes the state the next one changes. */
  const change = (run: (options: CallOptions<EditCall>) => Promise<ReviewSummary>): Promise<void> => {
    const { source } = store.getState();
    const isSame = (): boolean => store.getState().source === source && store.getState().review !== null;
    const edit = async (): Promise<void> => {
      // Another file may have come, or none be left.
      if (!isSame()) return;
      try {
        const review = await run({ onAsk: answerer(context, new AbortController().signal) });
        if (isSame()) store.setState({ review });
      } catch (error) {
        if (!isSame() || (error instanceof EngineError && error.code === 'not-ready')) return;
        store.setState({ error: sessionErrorOf(error) });
        // The cell has changed all the same; only what the host says about it is missing.
        const review = await runner()
          .then((started) => started.call('summary-read', {}))
          .catch(() => null);
        if (review && isSame()) store.setState({ review });
      }
    };
    return (memory.edits = memory.edits.then(edit));
  };
  return {
    setFilter: (filter) => store.setState({ filter }),
    readRows: async (start, count) =>
      (await runner()).call('rows-read', { filter: store.getState().filter, start, count }),
    editCell: (row, column, value) =>
      change(async (options) =>
        (await runner()).call('edit-apply', { operation: { type: 'set-cell', row, column, value } }, options),
      ),
    async pasteCells({ position, column }, values) {
      const { filter, review } = store.getState();
      const ids = review?.columns.map(({ id }) => id) ?? [];
      const first = ids.indexOf(column);
      if (first < 0) return 0;
      const width = Math.max(0, ...values.map(({ length }) => length));
      const columns = ids.slice(first, first + width);
      let count = 0;
      await change(async (options) => {
        const engine = await runner();
        const { rows } = await engine.call('rows-read', { filter, start: position, count: values.length });
        const block = rows.map((_row, at) => (values[at] ?? []).slice(0, columns.length));
        const operation = { type: 'set-cells', rows: rows.map(({ index }) => index), columns, values: block } as const;
        const summary = await engine.call('edit-apply', { operation }, options);
        count = block.reduce((sum, { length }) => sum + length, 0);
        return summary;
      });
      return count;
    },
    deleteRows: (rows) =>
      change(async (options) =>
        (await runner()).call('edit-apply', { operation: { type: 'delete-rows', rows } }, options),
      ),
    undo: () => change(async (options) => (await runner()).call('edit-undo', {}, options)),
    redo: () => change(async (options) => (await runner()).call('edit-redo', {}, options)),
    findIssue: async (direction, from) =>
      (await runner()).call('issue-find', { filter: store.getState().filter, direction, from }),
    validate: () => validate(context),
  };
}

/** Shows the review, validating first unless the one that stands answers the same plan. */
export async function validate(context: SessionContext): Promise<void> {
  const { store, memory } = context;
  const plan = planOf(context);
  const { review: standing, busy } = store.getState();
  const stands = standing !== null && (standing.isComplete || busy?.what === 'validating');
  if (stands && memory.reviewed && samePlan(memory.reviewed, plan)) {
    showStep(store, 'review');
    return;
  }
  await context.work('validating', async ({ signal, progress }) => {
    const runner = await context.runner();
    const operations = await operationsOf(context);
    const answer = answerer(context, signal);
    store.setState({ filter: 'all' });
    memory.reviewed = plan;
    try {
      const review = await runner.call(
        'validation-run',
        { plan: { ...plan, operations }, hostChecks: answer !== undefined },
        {
          signal,
          onAsk: answer,
          onEvent: (event) => {
            if (signal.aborted) return;
            if (event.type === 'progress') progress(event.percent);
            else if (event.type === 'counts') store.setState({ review: event.summary });
            else {
              store.setState({ review: event.summary, firstWindow: event.window });
              refreshSteps(store);
              showStep(store, 'review');
            }
          },
        },
      );
      store.setState({ review });
      // The pass may have found that the file is to be read otherwise.
      store.setState({ table: await runner.call('table-index', {}, { signal }) });
    } catch (error) {
      if (memory.reviewed === plan) memory.reviewed = null;
      throw error;
    }
  });
}

/** Edits made under an earlier plan of the same file stay. */
async function operationsOf(context: SessionContext): Promise<ImportPlan['operations']> {
  if (!context.store.getState().review) return [];
  return (await context.runner()).call('operations-read', {});
}

function answerer(
  context: SessionContext,
  signal: AbortSignal,
): ((rows: CheckedRow[]) => Promise<readonly RowFinding[]>) | undefined {
  const host: HostFunctions = {
    columns: allColumns(context.store.getState()),
    schemaCheck: context.schemaCheck(),
    validateRows: context.options().validateRows,
  };
  if (!needsHost(host)) return undefined;
  return async (rows) => {
    try {
      return await checkRowsOnHost(rows, host, signal);
    } catch (error) {
      throw new HostError(error);
    }
  };
}

export function planOf(context: SessionContext): ImportPlan {
  const state = context.store.getState();
  const options = context.options();
  const { table } = state;
  if (!table) throw new EngineError('not-ready', { needs: 'file' });
  return {
    columns: portableColumns(state.columns),
    dynamicColumns: portableColumns(state.dynamicColumns),
    layout: table.layout,
    mapping: state.mapping,
    optionMatches: effectiveMatches(state),
    formats: state.formats,
    rowHandling: options.rowHandling ?? 'block',
    includeUnmatchedColumns: options.includeUnmatchedColumns ?? false,
    language: options.language,
    operations: [],
  };
}

/** Plans are plain data without functions, so their text tells them apart. */
function samePlan(left: ImportPlan, right: ImportPlan): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

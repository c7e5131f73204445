import type { Runner } from '../messages.js';
import type { CallEvent, CallName, CallParams, CallResult, ImportPlan } from '../../engine/index.js';
import type { ImportCase } from '../../engine/testing/import-cases.js';

/** Everything a runner returns in one import, in order. */
export interface Transcript {
  readonly entries: readonly (readonly [call: string, answer: unknown])[];
  readonly rows: readonly unknown[];
}

const FILTERS = ['all', 'valid', 'invalid'] as const;

/** Takes a case from the file to the delivered rows, with every call there is. */
export async function transcriptOf(runner: Runner, importCase: ImportCase): Promise<Transcript> {
  const { columns, dynamicColumns = [], operations } = importCase;
  const entries: (readonly [string, unknown])[] = [];
  const rows: unknown[] = [];
  const ask = async <N extends CallName>(name: N, params: CallParams<N>): Promise<CallResult<N>> => {
    const result = await runner.call(name, params, {
      onEvent: (event: CallEvent<N>) => {
        // Its batches do not wait for one another, so that progress comes sooner or later than the next of them.
        if (name !== 'columns-deliver') entries.push([`${name} event`, event]);
      },
      onAsk: (async (question: unknown) => {
        entries.push([`${name} asks`, question]);
        if (name === 'result-deliver') rows.push(...(question as { rows: unknown[] }).rows);
        return name === 'columns-deliver' ? { refused: [] } : null;
      }) as never,
    });
    entries.push([name, result]);
    return result;
  };
  const all = [...columns, ...dynamicColumns];
  const blob = new Blob([importCase.text]);
  await ask('table-open', { blob, fileName: 'table.csv', overrides: {} });
  const { layout } = await ask('table-index', {});
  const suggestions = await ask('mapping-suggest', { columns: all });
  const mapping = suggestions.map(({ column }) => column);
  await ask('formats-infer', { columns: all, mapping });
  await ask('options-match', { columns: all, mapping });
  const plan: ImportPlan = {
    columns,
    dynamicColumns,
    layout,
    mapping,
    optionMatches: [],
    formats: [],
    rowHandling: 'block',
    includeUnmatchedColumns: false,
    operations: [],
    ...importCase.plan,
  };
  await ask('validation-run', { plan, hostChecks: false });
  await readEverything(ask);
  for (const operation of operations) await ask('edit-apply', { operation });
  await ask('edit-undo', {});
  await ask('edit-redo', {});
  await readEverything(ask);
  await ask('operations-read', {});
  await ask('result-deliver', { batchSize: 1000, rowHandling: plan.rowHandling });
  await ask('columns-deliver', { batchSize: 1000, rowHandling: plan.rowHandling });
  return { entries, rows };
}

type Ask = <N extends CallName>(name: N, params: CallParams<N>) => Promise<CallResult<N>>;

async function readEverything(ask: Ask): Promise<void> {
  for (const filter of FILTERS) {
    const { total } = await ask('rows-read', { view: { state: filter }, start: 0, count: 20 });
    await ask('rows-read', { view: { state: filter }, start: Math.max(0, total - 5), count: 20 });
    await ask('issue-find', { view: { state: filter }, direction: 'next', from: null });
    await ask('issue-find', { view: { state: filter }, direction: 'previous', from: null });
  }
}

/** The last result of a call, e.g. the summary after the last edit. */
export function lastResult<N extends CallName>({ entries }: Transcript, name: N): CallResult<N> {
  return entries.findLast(([call]) => call === name)?.[1] as CallResult<N>;
}

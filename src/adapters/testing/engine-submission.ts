import { createEngine, unpackBatch } from '../../engine/full.js';
import type { Column, Delivery, Engine, ImportPlan } from '../../engine/index.js';
import type { RowRefusal, Submission } from '../backend-adapter.js';

export const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'age', label: 'Age', type: 'number' },
];

/** `count` valid rows. */
export function people(count: number): string {
  return ['Name,Age', ...Array.from({ length: count }, (_, row) => `P${row},${row}`), ''].join('\n');
}

export interface EngineSubmission extends Submission {
  /** Numbers of the rejected rows in the file. */
  readonly refused: readonly number[];
}

/** A submission as the session creates it, backed by a real engine. */
export async function engineSubmission(text: string, given: Partial<Submission> = {}): Promise<EngineSubmission> {
  const file = new Blob([text]);
  const engine = createEngine();
  const table = await engine.call('table-open', {
    blob: file,
    fileName: 'people.csv',
    overrides: { header: { start: 0, rows: 1 } },
  });
  const plan: ImportPlan = {
    columns: COLUMNS,
    dynamicColumns: [],
    layout: table.layout,
    mapping: table.columns.map(({ name }) => name.toLowerCase()),
    optionMatches: [],
    formats: [],
    rowHandling: 'include',
    includeUnmatchedColumns: false,
    operations: [],
  };
  await engine.call('validation-run', { plan, hostChecks: false });
  const refused: number[] = [];
  return {
    file,
    fileName: 'people.csv',
    plan,
    dynamicColumns: [],
    user: undefined,
    metadata: undefined,
    refused,
    ...deliverer(engine, refused),
    ...given,
  };
}

function deliverer(engine: Engine, refused: number[]): Pick<Submission, 'deliver' | 'deliverColumns'> {
  const { signal } = new AbortController();
  const rowHandling = 'include';
  const refuse = (refusals: readonly RowRefusal[], rowIndexes: ArrayLike<number>): void => {
    refused.push(...refusals.map(({ row }) => (rowIndexes[row] ?? -1) + 2));
  };
  const unlessRefused = (delivery: Delivery): Delivery => {
    if (refused.length > 0) throw new Error('Some rows were refused.');
    return delivery;
  };
  return {
    async deliver(take, { batchSize = 1000, resume = true, onPercent } = {}) {
      const delivery = await engine.call(
        'result-deliver',
        { batchSize, rowHandling, resume },
        {
          onAsk: async ({ rows, index, isLast, rowIndexes }) => {
            refuse((await take({ rows, index, isLast, signal })) ?? [], rowIndexes);
            return null;
          },
          onEvent: ({ percent, rows }) => onPercent?.(percent, rows),
        },
      );
      return unlessRefused(delivery);
    },
    async deliverColumns(take, { batchSize = 1000, resume = true, onPercent } = {}) {
      const delivery = await engine.call(
        'columns-deliver',
        { batchSize, rowHandling, resume },
        {
          onAsk: async ({ columns, index, isLast, rowIndexes }) => {
            refuse((await take({ columns: unpackBatch(columns), index, isLast, signal })) ?? [], rowIndexes);
            return { refused: [] };
          },
          onEvent: ({ percent, rows }) => onPercent?.(percent, rows),
        },
      );
      return unlessRefused(delivery);
    },
  };
}

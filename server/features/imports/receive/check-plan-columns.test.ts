import { expect, test } from 'vitest';
import type { WirePlan } from '../../../../src/protocol/index.js';
import { unknownPlanColumns } from './check-plan-columns.js';

const KNOWN = new Set(['a', 'b']);
const message = 'Names "x", which is not a field of the importer.';
const program = (column: string) =>
  ({ steps: [{ column: 'a', to: { type: 'trim', of: { type: 'column', column } } }] }) as const;

test.each<[field: string, planOf: (column: string) => WirePlan]>([
  ['plan.option_matches.0.column', (column) => ({ option_matches: [{ column, from: '1', to: '2' }] })],
  ['plan.formats.0.column', (column) => ({ formats: [{ column, decimal: ',' }] })],
  ['plan.operations.0.column', (column) => ({ operations: [{ type: 'set-cell', row: 0, column, value: '' }] })],
  [
    'plan.operations.2.columns',
    (column) => ({
      operations: [
        { type: 'delete-rows', rows: [0] },
        { type: 'restore-rows', rows: [0] },
        { type: 'set-cells', rows: [0], columns: ['a', column], values: [] },
      ],
    }),
  ],
  [
    'plan.operations.0.columns',
    (column) => ({ operations: [{ type: 'add-rows', row: 0, columns: [column], values: [] }] }),
  ],
  [
    'plan.operations.0.program',
    (column) => ({ operations: [{ type: 'run-program', program: program(column), formats: [] }] }),
  ],
  [
    'plan.operations.0.formats',
    (column) => ({ operations: [{ type: 'run-program', program: program('b'), formats: [{ column }] }] }),
  ],
  [
    'plan.operations.0.only',
    (column) => ({
      operations: [{ type: 'run-program', program: program('b'), formats: [], only: ['a', column] }],
    }),
  ],
])('an unknown column in %s', (field, planOf) => {
  expect(unknownPlanColumns(planOf('x'), KNOWN)).toEqual([{ field, message }]);
  expect(unknownPlanColumns(planOf('b'), KNOWN)).toEqual([]);
});

test('only the first of many are listed', () => {
  const operations = Array.from(
    { length: 1000 },
    () => ({ type: 'set-cell', row: 0, column: 'x', value: '' }) as const,
  );
  expect(unknownPlanColumns({ operations }, KNOWN)).toHaveLength(20);
});

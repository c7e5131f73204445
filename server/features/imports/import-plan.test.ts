import { expect, test } from 'vitest';
import { withinFile } from './import-plan.js';

const program = { steps: [] };

test.each([
  [{ type: 'set-cell', row: 9, column: 'a', value: 'x' } as const, 'unchanged'],
  [{ type: 'set-cell', row: 10, column: 'a', value: 'x' } as const, { type: 'delete-rows', rows: [] }],
  [{ type: 'delete-rows', rows: [1, 10, 9] } as const, { type: 'delete-rows', rows: [1, 9] }],
  [{ type: 'restore-rows', rows: [1, 10, 9] } as const, { type: 'restore-rows', rows: [1, 9] }],
  [
    { type: 'set-cells', rows: [10, 2], columns: ['a'], values: [['x'], [null]] } as const,
    { type: 'set-cells', rows: [2], columns: ['a'], values: [[null]] },
  ],
  [
    { type: 'run-program', program, formats: [], except: [3, 11] } as const,
    { type: 'run-program', program, formats: [], except: [3] },
  ],
  [
    { type: 'run-program', program, formats: [], rows: [9, 10], except: [12] } as const,
    { type: 'run-program', program, formats: [], rows: [9], except: [] },
  ],
  [{ type: 'run-program', program, formats: [] } as const, 'unchanged'],
])('rows that a file of ten bytes cannot contain are removed from %j', (operation, expected) => {
  expect(withinFile([operation], 10)).toEqual([expected === 'unchanged' ? operation : expected]);
});

test('rows that the plan adds count as rows of the file, if they directly follow it', () => {
  const rows = (row: number) => ({ type: 'add-rows', row, columns: ['a'], values: [['x'], ['y']] }) as const;
  const edit = (row: number) => ({ type: 'set-cell', row, column: 'a', value: 'z' }) as const;
  expect(withinFile([rows(10), edit(11), edit(12)], 10)).toEqual([
    rows(10),
    edit(11),
    { type: 'delete-rows', rows: [] },
  ]);
  expect(withinFile([rows(11)], 10)).toEqual([{ type: 'delete-rows', rows: [] }]);
});

import { describe, expect, it } from 'vitest';
import { stepOf } from './edit-step.js';
import type { EditStep } from './edit-step.js';
import { addedRows, touchedRows } from './operation.js';
import type { AddedRows, Operation } from './operation.js';

const program = { steps: [] };
const beside = { row: 1, side: 'below' } as const;

interface Case {
  readonly operation: Operation;
  readonly touched?: readonly number[];
  readonly added: AddedRows | null;
  readonly step: EditStep;
}

const CASES: Readonly<Record<string, Case>> = {
  'restored rows': {
    operation: { type: 'restore-rows', rows: [4, 1, 4] },
    touched: [1, 4],
    added: null,
    step: { name: 'restore', count: 3 },
  },
  'a cell': {
    operation: { type: 'set-cell', row: 4, column: 'a', value: 'x' },
    touched: [4],
    added: null,
    step: { name: 'edit', count: 1, column: 'a' },
  },
  'a block': {
    operation: { type: 'set-cells', rows: [5, 2, 5], columns: ['a', 'b'], values: [] },
    touched: [2, 5],
    added: null,
    step: { name: 'paste', count: 0 },
  },
  'a block of one column that deletes rows': {
    operation: { type: 'set-cells', rows: [5], columns: ['b'], values: [], deleted: [10, 2] },
    touched: [2, 5, 10],
    added: null,
    step: { name: 'paste', count: 0, column: 'b' },
  },
  'a block after the last row': {
    operation: { type: 'set-cells', rows: [1, 8, 9], columns: ['a'], values: [], added: 2 },
    touched: [1, 8, 9],
    added: { row: 8, count: 2 },
    step: { name: 'paste', count: 0, column: 'a' },
  },
  'a block of added rows alone': {
    operation: { type: 'set-cells', rows: [8, 9], columns: ['a'], values: [], added: 5 },
    touched: [8, 9],
    added: { row: 8, count: 2 },
    step: { name: 'paste', count: 0, column: 'a' },
  },
  'a block that adds none': {
    operation: { type: 'set-cells', rows: [8], columns: ['a'], values: [], added: 0 },
    touched: [8],
    added: null,
    step: { name: 'paste', count: 0, column: 'a' },
  },
  'added rows': {
    operation: { type: 'add-rows', row: 7, columns: ['a'], values: [['x'], ['y']], beside },
    touched: [7, 8],
    added: { row: 7, count: 2, beside },
    step: { name: 'insert', count: 2 },
  },
  'deleted rows': {
    operation: { type: 'delete-rows', rows: [10, 9, 9] },
    touched: [9, 10],
    added: null,
    step: { name: 'delete', count: 3 },
  },
  'a program': {
    operation: { type: 'run-program', program, formats: [] },
    added: null,
    step: { name: 'program', count: 0 },
  },
  'a program over some rows of a column': {
    operation: { type: 'run-program', program, formats: [], rows: [3, 4], only: ['a'] },
    added: null,
    step: { name: 'program', count: 2, column: 'a' },
  },
  'a program over two columns': {
    operation: { type: 'run-program', program, formats: [], only: ['a', 'b'] },
    added: null,
    step: { name: 'program', count: 0 },
  },
};

describe('an operation', () => {
  it.each(Object.entries(CASES))('%s', (_what, { operation, touched, added, step }) => {
    if (operation.type !== 'run-program') expect(touchedRows(operation)).toEqual(touched);
    expect(addedRows(operation)).toEqual(added);
    expect(stepOf(operation)).toEqual(step);
    expect(stepOf(operation, { name: 'merge', count: 9 })).toEqual({ ...step, name: 'merge', count: 9 });
  });
});

import { expect, it } from 'vitest';
import { ROW_HEADER } from './navigation.js';
import { TabRun } from './tab-run.js';

const SIZE = { rows: 3, columns: 4, page: 2 };
const cell = (position: number, column: number): { readonly position: number; readonly column: number } => ({
  position,
  column,
});

it('goes on below the cell where the first Tab was pressed', () => {
  const run = new TabRun();
  expect(run.next(cell(0, 1), SIZE, false)).toEqual(cell(0, 2));
  expect(run.next(cell(0, 2), SIZE, false)).toEqual(cell(0, 3));
  expect(run.below(cell(0, 3), SIZE)).toEqual(cell(1, 1));
  expect(run.next(cell(1, 1), SIZE, true)).toEqual(cell(1, 0));
  expect(run.below(cell(1, 0), SIZE)).toEqual(cell(2, 1));
});

it('begins again when another cell was chosen in between', () => {
  const run = new TabRun();
  run.next(cell(0, 1), SIZE, false);
  expect(run.below(cell(1, 2), SIZE)).toEqual(cell(2, 2));
  expect(run.next(cell(1, 2), SIZE, false)).toEqual(cell(1, 3));
  expect(run.below(cell(1, 3), SIZE)).toEqual(cell(2, 2));
  expect(run.below(cell(2, 2), SIZE)).toEqual(cell(2, 2));
});

it('goes from the header of a row to its first cell, and to the row before it', () => {
  const run = new TabRun();
  expect(run.next(cell(1, ROW_HEADER), SIZE, false)).toEqual(cell(1, 0));
  expect(run.next(cell(1, ROW_HEADER), SIZE, true)).toEqual(cell(0, 3));
});

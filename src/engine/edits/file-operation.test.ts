import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operations } from '../testing/operation-arbitrary.js';
import { toFile, toTable, withoutRows } from './file-operation.js';
import type { FilePlace } from './file-operation.js';
import type { Operation } from './operation.js';

const PROGRAM = { type: 'run-program', program: [], formats: [] } as unknown as Operation & { type: 'run-program' };

const cell: Operation = { type: 'set-cell', row: 1, column: 'name', value: 'Ann' };
const block: Operation = {
  type: 'set-cells',
  rows: [0, 1, 4],
  columns: ['name', 'city'],
  values: [['a', 'A'], ['b', 'B'], ['c']],
};
const added: Operation = { type: 'add-rows', row: 5, columns: ['city', 'name'], values: [['A', 'a']] };
const deleted: Operation = { type: 'delete-rows', rows: [0, 1, 4] };
const restored: Operation = { type: 'restore-rows', rows: [0, 1, 4] };
const nothing: Operation = { type: 'delete-rows', rows: [] };

/** A table whose data begins after `origin` rows of the file; `sources` maps column ids to source columns. */
function table(origin: number, sources: Readonly<Record<string, number>>): FilePlace {
  return {
    origin,
    sourceOf: (id) => sources[id] ?? null,
    columnOf: (source) => Object.keys(sources).find((id) => sources[id] === source) ?? null,
  };
}

const before = table(2, { name: 0, city: 3 });

describe('an edit of a cell of the file', () => {
  it.each<[string, Operation, Operation]>([
    ['cell', cell, { ...cell, row: 3 }],
    ['block', block, { ...block, rows: [2, 3, 6] }],
    ['block with deletions', { ...block, deleted: [2, 5] }, { ...block, rows: [2, 3, 6], deleted: [4, 7] }],
    ['added row', added, { ...added, row: 7 }],
    ['deletion', deleted, { ...deleted, rows: [2, 3, 6] }],
    ['restoration', restored, { ...restored, rows: [2, 3, 6] }],
    ['program', PROGRAM, PROGRAM],
    ['program with exceptions', { ...PROGRAM, except: [0, 4] }, { ...PROGRAM, except: [2, 6] }],
    ['program over some rows', { ...PROGRAM, rows: [0, 4] }, { ...PROGRAM, rows: [2, 6] }],
  ])('%s: counts rows from the start of the file', (_, operation, expected) => {
    expect(toFile(operation, before).operation).toEqual(expected);
  });

  it('stores its columns as positions in the file', () => {
    expect(toFile(cell, before).sources).toEqual([0]);
    expect(toFile(block, before).sources).toEqual([0, 3]);
    expect(toFile(added, before).sources).toEqual([3, 0]);
    expect(toFile({ ...cell, column: 'extra' }, before).sources).toEqual([null]);
    expect(toFile(deleted, before).sources).toEqual([]);
    expect(toFile(PROGRAM, before).sources).toEqual([]);
  });

  it.each([cell, block, { ...block, deleted: [2] }, added, deleted, restored, PROGRAM, { ...PROGRAM, except: [0, 4] }])(
    'is unchanged under the same header and mapping: %o',
    (operation) => {
      expect(toTable(toFile(operation, before), before)).toEqual(operation);
    },
  );

  it('is unchanged there, whatever it is', () => {
    fc.assert(
      fc.property(operations(['name', 'city', 'extra'], 9), (operation) => {
        expect(toTable(toFile(operation, before), before)).toEqual(operation);
      }),
    );
  });

  it.each<[string, Operation, Operation]>([
    ['cell', cell, { ...cell, row: 0, column: 'person' }],
    ['block', block, { ...block, rows: [0, 3], columns: ['person', 'town'], values: [['b', 'B'], ['c']] }],
    ['added row', added, { ...added, row: 4, columns: ['town', 'person'] }],
    ['deletion', deleted, { ...deleted, rows: [0, 3] }],
    ['restoration', restored, { ...restored, rows: [0, 3] }],
    ['program', { ...PROGRAM, except: [0, 4] }, { ...PROGRAM, except: [3] }],
    ['program over some rows', { ...PROGRAM, rows: [0, 4] }, { ...PROGRAM, rows: [3] }],
  ])('%s: follows its cells under another mapping, with one row more in the header', (_, operation, expected) => {
    expect(toTable(toFile(operation, before), table(3, { person: 0, town: 3 }))).toEqual(expected);
  });

  it.each<[string, Operation, Operation]>([
    ['cell', cell, nothing],
    ['block', block, { ...block, columns: ['city'], values: [['A'], ['B'], []] }],
    ['added row', added, { ...added, columns: ['city'], values: [['A']] }],
    ['deletion', deleted, deleted],
  ])('%s: omits a column that is no longer mapped', (_, operation, expected) => {
    expect(toTable(toFile(operation, before), table(2, { city: 3 }))).toEqual(expected);
  });

  it('keeps the name of a column that no source column was mapped to', () => {
    const extra: Operation = { ...cell, column: 'extra' };
    expect(toTable(toFile(extra, before), before)).toEqual(extra);
  });
});

describe('an edit without some rows', () => {
  it.each<[string, Operation, Operation]>([
    ['cell', cell, nothing],
    ['other cell', { ...cell, row: 0 }, { ...cell, row: 0 }],
    ['block', block, { ...block, rows: [0, 4], values: [['a', 'A'], ['c']] }],
    ['block with its last row added', { ...block, rows: [0, 4, 1], added: 1 }, { ...block, rows: [0, 4, 1], added: 1 }],
    ['block with more texts than rows', { ...block, rows: [0, 1] }, { ...block, rows: [0], values: [['a', 'A']] }],
    ['added row', { ...added, row: 1 }, { ...added, row: 1 }],
    ['deletion', deleted, { ...deleted, rows: [0, 4] }],
    ['restoration', restored, { ...restored, rows: [0, 4] }],
    ['program', PROGRAM, PROGRAM],
    ['program with exceptions', { ...PROGRAM, except: [0, 1] }, { ...PROGRAM, except: [0] }],
    ['program over some rows', { ...PROGRAM, rows: [0, 1] }, { ...PROGRAM, rows: [0] }],
  ])('%s', (_, operation, expected) => {
    expect(withoutRows(operation, (row) => row === 1)).toEqual(expected);
  });
});

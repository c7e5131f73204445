import { expect, it } from 'vitest';
import type { Column, ColumnBatch, ResultRow } from '../../engine/index.js';
import { finishRows, makeRows, toColumns } from './batch-rows.js';

const BATCH: ColumnBatch = {
  length: 2,
  columns: [
    { id: 'name', type: 'text', text: 'AnnBo', ends: Uint32Array.of(3, 5) },
    { id: 'age', type: 'number', values: Float64Array.of(30, NaN) },
  ],
  customFields: [{ id: 'size', type: 'number', values: Float64Array.of(1, 2) }],
  unmatched: [{ id: 'Note', type: 'mixed', values: ['x', null] }],
};
const ROWS: readonly ResultRow[] = [
  { name: 'Ann', age: 30, _custom_fields: { size: 1 }, _unmatched: { Note: 'x' } },
  { name: 'Bo', age: null, _custom_fields: { size: 2 }, _unmatched: { Note: null } },
];

it('makes rows of columns, with a pause after each slice', async () => {
  let pauses = 0;
  const pause = async (): Promise<void> => void (pauses += 1);
  expect(await makeRows(BATCH, pause)).toEqual(ROWS);
  expect(pauses).toBe(1);
  const values = Float64Array.from({ length: 10_000 }, (_, at) => at);
  const long: ColumnBatch = { length: 10_000, columns: [{ id: 'n', type: 'number', values }] };
  const rows = await makeRows(long, pause);
  expect([rows.length, rows[4096], rows.at(-1)]).toEqual([10_000, { n: 4096 }, { n: 9999 }]);
  expect(pauses).toBe(4);
  expect(await makeRows({ length: 3, columns: [] }, pause)).toHaveLength(3);
});

it('makes columns of rows again', () => {
  expect(toColumns(ROWS, BATCH)).toEqual(BATCH);
  const { customFields: _custom, unmatched: _unmatched, ...plain } = BATCH;
  expect(toColumns(ROWS, plain)).toEqual(plain);
});

it('makes columns of members that were added, and of missing ones', () => {
  const rows = [{ name: 'Ann', born: 1 }, { name: 'Bo', age: 7, _custom_fields: {} }] as unknown as ResultRow[]; // prettier-ignore
  const { columns, customFields } = toColumns(rows, BATCH);
  expect(columns.map(({ id }) => id)).toEqual(['name', 'age', 'born']);
  expect(columns[1]).toMatchObject({ type: 'mixed', values: [undefined, 7] });
  expect(columns[2]).toMatchObject({ type: 'mixed', values: [1, undefined] });
  expect(customFields).toMatchObject([{ id: 'size', values: [undefined, undefined] }]);
});

it('finishes rows in their order, with pauses', async () => {
  const columns: readonly Column[] = [
    { id: 'n', label: 'N', transformations: [{ type: 'custom', fn: (value) => Number(value) * 2 }] },
  ];
  let pauses = 0;
  const rows = Array.from({ length: 120 }, (_, n) => ({ n }));
  const finished = await finishRows(rows, { columns, schemaCheck: null, emptyCells: new Map() }, async () => {
    pauses += 1;
  });
  expect(finished).toEqual(rows.map(({ n }) => ({ n: n * 2 })));
  expect(pauses).toBe(3);
});

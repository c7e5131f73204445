import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { DerivedColumn, LayoutOverrides, SourceRow } from '../source/layout/layout.js';
import { openTable } from '../source/open-table.js';
import { RowSet } from '../validation/issues/row-set.js';
import { readLists, readThrough } from './read-lists.js';
import { Review } from './review.js';

/** More than one block, with blank lines, short rows, line breaks in quotes, and letters of several bytes. */
const ROWS = 4000;
const ADDED = 3;
const LINES = Array.from({ length: ROWS }, (_, row) => {
  const blank = row % 7 === 3 ? '\n' : '';
  if (row % 13 === 5) return `${blank}Änne ${row}`;
  // A row that is not blank only because of a cell beyond the first two columns.
  if (row % 17 === 9) return `${blank},,Größe`;
  return `${blank}${row},${row % 5 === 0 ? '"two\nlines"' : 'Jürgen Krüger'},${'x'.repeat(row % 11)}`;
});

async function reviewed(more: Pick<LayoutOverrides, 'derived' | 'range'> = {}): Promise<Review> {
  const overrides = { header: { start: 0, rows: 1 }, delimiter: ',', ...more };
  const table = await openTable(new Blob([['id,name,note', ...LINES].join('\n')]), { overrides });
  await table.scan(() => undefined);
  const review = new Review(table, {
    columns: [{ id: 'id', label: 'Id' }],
    dynamicColumns: [],
    layout: table.layout,
    mapping: ['id'],
    optionMatches: [],
    formats: [],
    rowHandling: 'include',
    includeUnmatchedColumns: false,
    operations: [{ type: 'add-rows', row: ROWS, columns: ['id'], values: [['a'], ['b'], ['c']] }],
  });
  review.setScannedRows(ROWS);
  return review;
}

const JOINED: DerivedColumn = { type: 'join', columns: [0, 1], separator: ' ' };

async function collect(reading: AsyncIterable<readonly SourceRow[]>): Promise<(readonly SourceRow[])[]> {
  const lists: (readonly SourceRow[])[] = [];
  for await (const rows of reading) lists.push(rows);
  return lists;
}

describe('rows read list by list', () => {
  const indexes = fc.uniqueArray(fc.nat(ROWS + ADDED - 1), { maxLength: 200 });
  const sizes = fc.integer({ min: 1, max: 50 });

  it.each<[string, Parameters<typeof reviewed>[0]]>([
    ['the columns of the file', {}],
    ['some of the columns', { range: { columns: 2 } }],
    ['a derived column', { derived: [JOINED] }],
    ['some of the columns and a derived one', { derived: [JOINED], range: { columns: 2 } }],
  ])('are those that are looked up, whether there are few or many: with %s', async (_name, layout) => {
    const review = await reviewed(layout);
    const { length } = review.table.columns;
    const inColumns = (lists: (readonly SourceRow[])[]): unknown =>
      lists.map((rows) => rows.map((row) => ({ ...row, cells: row.cells.slice(0, length) })));
    await fc.assert(
      fc.asyncProperty(indexes, sizes, async (unordered, size) => {
        const all = unordered.toSorted((left, right) => left - right);
        const lists = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
          all.slice(at * size, (at + 1) * size),
        );
        const expected = inColumns(await Promise.all(lists.map((list) => review.readRowsAt(list))));
        expect(inColumns(await collect(readLists(review, lists, { count: Infinity })))).toEqual(expected);
        expect(inColumns(await collect(readLists(review, lists, { count: 0 })))).toEqual(expected);
      }),
      { numRuns: 40 },
    );
    const all = [Array.from({ length: ROWS + ADDED }, (_, row) => row)];
    const expected = inColumns(await Promise.all(all.map((list) => review.readRowsAt(list))));
    expect(inColumns(await collect(readLists(review, all, { count: Infinity })))).toEqual(expected);
  });

  it('follow their lists where added rows stand between those of the file', async () => {
    const review = await reviewed();
    const read = await collect(readLists(review, [[5, ROWS + 1, 6], [], [ROWS, 3999]], { count: Infinity }));
    expect(read.map((rows) => rows.map(({ index }) => index))).toEqual([[5, ROWS + 1, 6], [], [ROWS, 3999]]);
    expect(read[0]!.map(({ cells }) => cells[0])).toEqual(['Änne 5', undefined, '6']);
  });
});

describe('all rows', () => {
  it('are read in the order of their indexes, with those that were added', async () => {
    const read = await collect(readThrough(await reviewed(), { size: 700 }, {}));
    expect(read.map((rows) => rows.length)).toEqual([700, 700, 700, 700, 700, 503]);
    expect(read.flat().map(({ index }) => index)).toEqual(Array.from({ length: ROWS + ADDED }, (_, row) => row));
  });

  it('but only some, up to an end that moves while they are read', async () => {
    const review = await reviewed();
    const rows = Array.from({ length: ROWS / 4 }, (_, at) => at * 4);
    let end = 10;
    const read: number[] = [];
    for await (const some of readThrough(review, { size: 2, only: RowSet.of(rows), endOf: () => end }, {})) {
      read.push(...some.map(({ index }) => index));
      end = ROWS + ADDED;
    }
    expect(read).toEqual(rows);
  });

  it('but only a few', async () => {
    const read = await collect(
      readThrough(await reviewed(), { size: 2, only: RowSet.of([1, 17, 2999, 3999, 4001]) }, {}),
    );
    expect(read.map((some) => some.map(({ index }) => index))).toEqual([[1, 17], [2999, 3999], [4001]]);
  });

  it('are never read in an empty list', async () => {
    const review = await reviewed();
    const only = RowSet.of([2, 3, 5, 4002]);
    const sizes = async (endOf: () => number): Promise<number[]> =>
      (await collect(readThrough(review, { size: 2, only, endOf }, {}))).map(({ length }) => length);
    expect(await sizes(() => 2)).toEqual([]);
    expect(await sizes(() => 5)).toEqual([2]);
    expect(await sizes(() => ROWS + ADDED)).toEqual([2, 2]);
  });

  it('are read from the file in one pass, which ends early with its reader', async () => {
    const review = await reviewed();
    const slices: unknown[] = [];
    const slice = review.table.blob.slice.bind(review.table.blob);
    review.table.blob.slice = (...range) => {
      slices.push(range);
      return slice(...range);
    };
    const ended = vi.fn();
    const blocks = review.table.blocks.bind(review.table);
    review.table.blocks = async function* (options) {
      try {
        yield* blocks(options);
      } finally {
        ended();
      }
    };
    for await (const rows of readThrough(review, { size: 100 }, {})) if (rows[0]!.index > 500) break;
    expect(ended).toHaveBeenCalledOnce();
    expect(slices).toEqual([]);
    expect(await collect(readThrough(review, { size: 1000 }, {}))).toHaveLength(5);
  });
});

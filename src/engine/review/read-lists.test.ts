import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DerivedColumn, SourceRow } from '../source/layout/layout.js';
import { openTable } from '../source/open-table.js';
import { RowSet } from '../validation/issues/row-set.js';
import { readLists, readThrough } from './read-lists.js';
import { Review } from './review.js';

/** More than one block, with blank lines, line breaks in quotes, and letters of several bytes. */
const ROWS = 4000;
const ADDED = 3;
const LINES = Array.from({ length: ROWS }, (_, row) => {
  const blank = row % 7 === 3 ? '\n' : '';
  return `${blank}${row},${row % 5 === 0 ? '"two\nlines"' : 'Jürgen Krüger'},${'x'.repeat(row % 11)}`;
});

async function reviewed(derived: readonly DerivedColumn[] = []): Promise<Review> {
  const overrides = { header: { start: 0, rows: 1 }, delimiter: ',', ...(derived.length > 0 ? { derived } : {}) };
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

async function collect(reading: AsyncIterable<readonly SourceRow[]>): Promise<(readonly SourceRow[])[]> {
  const lists: (readonly SourceRow[])[] = [];
  for await (const rows of reading) lists.push(rows);
  return lists;
}

describe('rows read list by list', () => {
  const indexes = fc.uniqueArray(fc.nat(ROWS + ADDED - 1), { maxLength: 200 });
  const sizes = fc.integer({ min: 1, max: 50 });

  it.each<[string, readonly DerivedColumn[]]>([
    ['the columns of the file', []],
    ['a derived column', [{ type: 'join', columns: [0, 1], separator: ' ' }]],
  ])('are those that are looked up, whether there are few or many: with %s', async (_name, derived) => {
    const review = await reviewed(derived);
    await fc.assert(
      fc.asyncProperty(indexes, sizes, async (unordered, size) => {
        const all = unordered.toSorted((left, right) => left - right);
        const lists = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
          all.slice(at * size, (at + 1) * size),
        );
        const expected = await Promise.all(lists.map((list) => review.readRowsAt(list)));
        expect(await collect(readLists(review, lists, Infinity))).toEqual(expected);
        expect(await collect(readLists(review, lists, 0))).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('follow their lists where added rows stand between those of the file', async () => {
    const review = await reviewed();
    const read = await collect(readLists(review, [[5, ROWS + 1, 6], [], [ROWS, 3999]], Infinity));
    expect(read.map((rows) => rows.map(({ index }) => index))).toEqual([[5, ROWS + 1, 6], [], [ROWS, 3999]]);
    expect(read[0]!.map(({ cells }) => cells[0])).toEqual(['5', undefined, '6']);
  });
});

describe('all rows', () => {
  it('are read in the order of their indexes, with those that were added', async () => {
    const read = await collect(readThrough(await reviewed(), { size: 700 }));
    expect(read.map((rows) => rows.length)).toEqual([700, 700, 700, 700, 700, 503]);
    expect(read.flat().map(({ index }) => index)).toEqual(Array.from({ length: ROWS + ADDED }, (_, row) => row));
  });

  it.each([
    ['many', Array.from({ length: ROWS / 4 }, (_, at) => at * 4)],
    ['few', [1, 17, 2999, 3999, 4001]],
  ])('but only some, up to an end that moves while they are read: %s', async (_name, rows) => {
    const review = await reviewed();
    let end = 10;
    const read: number[] = [];
    const reading = readThrough(review, { size: 2, only: RowSet.of(rows), endOf: () => end });
    for await (const some of reading) {
      read.push(...some.map(({ index }) => index));
      end = ROWS + ADDED;
    }
    const isFew = rows.length * 32 <= ROWS;
    // Reads of few rows begin before the last one has been used.
    expect(read).toEqual(isFew ? rows.filter((row) => row < 10) : rows);
  });

  it('are read from the file in one pass, which ends early with its reader', async () => {
    const review = await reviewed();
    const slices: unknown[] = [];
    const slice = review.table.blob.slice.bind(review.table.blob);
    review.table.blob.slice = (...range) => {
      slices.push(range);
      return slice(...range);
    };
    for await (const rows of readThrough(review, { size: 100 })) if (rows[0]!.index > 500) break;
    expect(slices).toEqual([]);
    expect(await collect(readThrough(review, { size: 1000 }))).toHaveLength(5);
  });
});

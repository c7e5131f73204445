import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddedRows } from '../../edits/operation.js';
import { orderRows } from '../../edits/row-order.js';
import { RowSet } from '../../validation/issues/row-set.js';
import { arranged } from './choose-rows.js';
import { ChosenRows } from './chosen-rows.js';
import { filteredRows } from './filtered-rows.js';

const TABLE_ROWS = 8;
const ALL = 12;
/** Rows 8 to 11 were added: one above the first row, two between others, one at the end. */
const ADDITIONS: readonly AddedRows[] = [
  { row: 8, count: 1, beside: { row: 0, side: 'above' } },
  { row: 9, count: 2, beside: { row: 4, side: 'below' } },
  { row: 11, count: 1 },
];
const ORDER = [8, 0, 1, 2, 3, 4, 9, 10, 5, 6, 7, 11];

const some = fc.uniqueArray(fc.nat(ALL - 1));

describe('the rows of a state', () => {
  it('are those of the state in their order, by position and by row', () => {
    fc.assert(
      fc.property(some, some, some, fc.boolean(), (gone, absent, invalid, isInserted) => {
        const deleted = [...new Set([...gone, ...absent])];
        const inOrder = isInserted ? ORDER : ORDER.toSorted((left, right) => left - right);
        const order = isInserted ? orderRows(TABLE_ROWS, ADDITIONS) : [{ first: 0, end: ALL }];
        const present = inOrder.filter((row) => !deleted.includes(row));
        const expected = {
          all: present,
          valid: present.filter((row) => !invalid.includes(row)),
          invalid: present.filter((row) => invalid.includes(row)),
          deleted: inOrder.filter((row) => deleted.includes(row) && !absent.includes(row)),
        };
        for (const filter of ['all', 'valid', 'invalid', 'deleted'] as const) {
          const rows = filteredRows({
            filter,
            rowCount: ALL,
            order,
            invalid: RowSet.of(invalid),
            deleted: RowSet.of(deleted),
            absent: RowSet.of(absent),
          });
          const shown = expected[filter];
          expect(rows.total).toBe(shown.length);
          const every = Array.from({ length: ALL + 2 }, (_, row) => row);
          expect(every.map((row) => rows.positionOf(row))).toEqual(every.map((row) => shown.indexOf(row)));
          expect(every.map((row) => rows.has(row))).toEqual(every.map((row) => shown.includes(row)));
          for (const count of [0, 1, 3, 99]) {
            expect(every.map((start) => [...rows.at(start, count)])).toEqual(
              every.map((start) => shown.slice(start, start + count)),
            );
          }
          for (const size of [1, 3, 99]) {
            const lists = [...rows.lists(size)];
            expect(lists.flat()).toEqual(shown);
            expect(lists.slice(0, -1).every((list) => list.length === size)).toBe(true);
          }
        }
      }),
      { numRuns: 8 },
    );
  });
});

it('lists the rows that follow, also while rows are deleted', () => {
  fc.assert(
    fc.property(some, fc.array(some, { maxLength: 6 }), fc.integer({ min: 1, max: 4 }), (gone, later, size) => {
      const deleted = RowSet.of(gone);
      const rows = filteredRows({
        filter: 'all',
        rowCount: ALL,
        order: orderRows(TABLE_ROWS, ADDITIONS),
        invalid: RowSet.of([]),
        deleted,
        absent: RowSet.of([]),
      });
      let place = 0;
      let lists = 0;
      for (const list of rows.lists(size)) {
        const left = ORDER.slice(place).filter((row) => !deleted.has(row));
        expect(list).toEqual(left.slice(0, size));
        place = ORDER.indexOf(list.at(-1)!) + 1;
        // Among them the last of the list.
        for (const row of later[lists] ?? [list.at(-1)!]) deleted.add(row);
        lists += 1;
      }
      expect(ORDER.slice(place).every((row) => deleted.has(row))).toBe(true);
    }),
  );
});

it('arranges an ascending list of rows in an order', () => {
  fc.assert(
    fc.property(some, (rows) => {
      const ascending = Uint32Array.from(rows).toSorted();
      const places = arranged(ascending, orderRows(TABLE_ROWS, ADDITIONS));
      expect([...places].map((at) => ascending[at])).toEqual(ORDER.filter((row) => rows.includes(row)));
      expect([...arranged(ascending, [{ first: 0, end: ALL }])]).toEqual([...ascending.keys()]);
    }),
  );
});

describe('rows chosen once', () => {
  const CHOSEN = [5, 1, 7, 3];
  const ABSENT = [3];
  /** `added` come after the rows that were chosen from. */
  const listed = (
    { deleted = [], added = [] }: { readonly deleted?: readonly number[]; readonly added?: readonly AddedRows[] },
    { isWhole = false, areDeleted = false } = {},
  ): ReturnType<ChosenRows['list']> =>
    new ChosenRows(Uint32Array.from(CHOSEN), { rowCount: TABLE_ROWS, isWhole, areDeleted }).list({
      dataVersion: 1,
      rowCount: TABLE_ROWS + added.reduce((sum, { count }) => sum + count, 0),
      edits: { additions: () => added, deleted: RowSet.of(deleted), absent: RowSet.of(ABSENT) },
    });
  const above7 = { row: 8, count: 2, beside: { row: 7, side: 'above' } } as const;
  const below8 = { row: 10, count: 1, beside: { row: 8, side: 'below' } } as const;
  const above2 = { row: 8, count: 1, beside: { row: 2, side: 'above' } } as const;
  const after = { row: 8, count: 2 } as const;

  it.each([
    ['keep their order', {}, CHOSEN, CHOSEN],
    ['without deleted ones', { deleted: [1, 3, 4] }, [5, 7], [5, 7]],
    ['with those added beside one of them', { added: [above7] }, [5, 1, 8, 9, 7, 3], [5, 1, 8, 9, 7, 3]],
    [
      'with those added beside an added one',
      { added: [above7, below8] },
      [5, 1, 8, 10, 9, 7, 3],
      [5, 1, 8, 10, 9, 7, 3],
    ],
    ['without deleted ones that were added', { added: [above7], deleted: [8] }, [5, 1, 9, 7, 3], [5, 1, 9, 7, 3]],
    ['with those added at the end, if they are all rows', { added: [after] }, CHOSEN, [...CHOSEN, 8, 9]],
    ['with those added beside another, if they are all rows', { added: [above2] }, CHOSEN, [...CHOSEN, 8]],
  ])('%s', (_what, changes, expected, whole) => {
    for (const [isWhole, rows] of [
      [false, expected],
      [true, whole],
    ] as const) {
      const list = listed(changes, { isWhole });
      expect(list.total).toBe(rows.length);
      expect([...list.at(0, 99)]).toEqual(rows);
      expect([...list.at(1, 2)]).toEqual(rows.slice(1, 3));
      for (let row = 0; row < ALL; row += 1) expect(list.positionOf(row)).toBe(rows.indexOf(row));
    }
  });

  it('are only deleted ones, if these were chosen', () => {
    expect([...listed({ deleted: [7, 4, 5, 3] }, { areDeleted: true }).at(0, 99)]).toEqual([5, 7]);
    expect(listed({}, { areDeleted: true }).total).toBe(0);
  });

  it('are the same list until the rows change', () => {
    const choice = { rowCount: TABLE_ROWS, isWhole: false, areDeleted: false };
    const chosen = new ChosenRows(Uint32Array.from(CHOSEN), choice);
    const at = (dataVersion: number, deleted: readonly number[]): ReturnType<ChosenRows['list']> =>
      chosen.list({
        dataVersion,
        rowCount: TABLE_ROWS,
        edits: { additions: () => [], deleted: RowSet.of(deleted), absent: RowSet.of([]) },
      });
    const first = at(1, [5]);
    expect(at(1, [5])).toBe(first);
    expect([...at(2, [5, 7]).at(0, 9)]).toEqual([1, 3]);
    expect([...at(3, []).at(0, 9)]).toEqual(CHOSEN);
  });
});

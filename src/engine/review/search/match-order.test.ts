import { describe, expect, it } from 'vitest';
import type { FoundCell } from '../../search-calls.js';
import { RowSet } from '../../validation/issues/row-set.js';
import type { RowList } from '../views/row-list.js';
import { MatchOrder } from './match-order.js';

const listOf = (rows: readonly number[]): RowList => ({
  total: rows.length,
  at: (start, count) => rows.slice(start, start + count),
  positionOf: (row) => rows.indexOf(row),
});
const DIRECTIONS = ['here', 'next', 'previous'] as const;

describe('the matches of a search', () => {
  const LIST = [4, 2, 9, 0, 7];
  const COLUMNS = ['a', 'b', 'c'];
  const matches = [
    { id: 'a', rows: RowSet.of([2, 7, 8]) },
    { id: 'b', rows: RowSet.of([9]) },
    { id: 'c', rows: RowSet.of([2, 9]) },
  ];
  const places = ['2 a', '2 c', '9 b', '9 c', '7 a'];

  it('are counted and found in the order of the rows and columns, around the end', () => {
    const order = new MatchOrder(matches, listOf(LIST));
    expect(order.count).toBe(5);
    expect([...order.rows]).toEqual([2, 9, 7]);
    const all = LIST.flatMap((row) => COLUMNS.map((column) => `${row} ${column}`));
    for (const row of LIST) {
      for (const column of COLUMNS) {
        const at = all.indexOf(`${row} ${column}`);
        const isMatch = (place: string): boolean => places.includes(place);
        const later = [...all.slice(at + 1), ...all.slice(0, at + 1)];
        const expected = {
          here: [...all.slice(at), ...all.slice(0, at)].find(isMatch)!,
          next: later.find(isMatch)!,
          previous: [...all.slice(at), ...all.slice(0, at)].findLast(isMatch)!,
        };
        for (const direction of DIRECTIONS)
          expect(order.find(direction, { row, column }), `${direction} of ${row} ${column}`).toEqual(
            cellAt(expected[direction]),
          );
      }
    }
  });

  it('begin at an end without a cell, and with one that is not in the list', () => {
    const order = new MatchOrder(matches, listOf(LIST));
    for (const from of [null, { row: 8, column: 'a' }]) {
      expect(order.find('next', from)).toEqual(cellAt('2 a'));
      expect(order.find('here', from)).toEqual(cellAt('2 a'));
      expect(order.find('previous', from)).toEqual(cellAt('7 a'));
    }
  });

  it('can be none', () => {
    const order = new MatchOrder([{ id: 'a', rows: RowSet.of([3]) }], listOf(LIST));
    expect(order.count).toBe(0);
    expect([...order.rows]).toEqual([]);
    for (const direction of DIRECTIONS) expect(order.find(direction, { row: 4, column: 'a' })).toBeNull();
  });

  it('are found in long lists', () => {
    const rows = Array.from({ length: 25_000 }, (_, at) => 25_000 - at);
    const order = new MatchOrder([{ id: 'a', rows: RowSet.of([25_000, 12_000, 15_000, 15_001, 2]) }], listOf(rows));
    expect([...order.rows]).toEqual([25_000, 15_001, 15_000, 12_000, 2]);
    expect(order.find('previous', null)).toEqual({ row: 2, column: 'a', position: 24_998, ordinal: 5 });
  });

  function cellAt(place: string): FoundCell {
    const [row = '', column = ''] = place.split(' ');
    return {
      row: Number(row),
      column,
      position: LIST.indexOf(Number(row)),
      ordinal: places.indexOf(place) + 1,
    };
  }
});

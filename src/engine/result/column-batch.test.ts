import { describe, expect, it, test } from 'vitest';
import { dayOfText, NO_BOOLEAN, NO_DATE, rowMaker, valueReader } from './column-batch.js';
import type { BatchColumn, BatchValues } from './column-batch.js';

const TEXT = { type: 'text', text: 'AnnBo', ends: Uint32Array.of(3, 3, 5) } as const;

describe('the values of a column', () => {
  it.each<[BatchValues, readonly unknown[]]>([
    [{ type: 'number', values: Float64Array.of(0, Number.NaN, -1.5) }, [0, null, -1.5]],
    [{ type: 'boolean', values: Int8Array.of(1, NO_BOOLEAN, 0) }, [true, null, false]],
    [{ type: 'date', values: Int32Array.of(0, NO_DATE, -1, 0) }, ['1970-01-01', null, '1969-12-31', '1970-01-01']],
    [TEXT, ['Ann', null, 'Bo']],
    [{ type: 'mixed', values: ['x', undefined, 5] }, ['x', undefined, 5]],
  ])('of %o are %o', (values, expected) => {
    const read = valueReader(values);
    expect(expected.map((_, at) => read(at))).toEqual(expected);
    // In any order.
    expect(read(expected.length - 1)).toBe(expected.at(-1));
  });

  it('of dates are read again after many different ones', () => {
    const days = Int32Array.from({ length: 33_000 }, (_, day) => day);
    const read = valueReader({ type: 'date', values: days });
    for (let at = 0; at < days.length; at += 1) read(at);
    expect([read(0), read(32_999), read(59)]).toEqual(['1970-01-01', '2060-05-07', '1970-03-01']);
  });
});

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2024-02-29', 19_782],
  ['0001-01-01', -719_162],
  ['9999-12-31', 2_932_896],
  ['2023-02-29', null],
  ['2024-04-31', null],
  ['2024-13-01', null],
  ['2024-1-01', null],
  ['2024-01-1', null],
  ['+2024-1-01', null],
  ['2024/01/01', null],
  ['24-01-2001', null],
  ['', null],
])('the day of %j is %j', (text, day) => {
  expect(dayOfText(text)).toBe(day);
});

describe('rows made of columns', () => {
  const name: BatchColumn = { id: 'name', ...TEXT };
  const age: BatchColumn = { id: 'age', type: 'number', values: Float64Array.of(30, Number.NaN, 5) };
  const note: BatchColumn = { id: 'Note', type: 'mixed', values: ['a', 'b', 'c'] };

  it('have each kind of column in its place', () => {
    const make = rowMaker({ length: 3, columns: [name], customFields: [age], unmatched: [note] });
    expect(make(0, 2)).toEqual([
      { name: 'Ann', _custom_fields: { age: 30 }, _unmatched: { Note: 'a' } },
      { name: null, _custom_fields: { age: null }, _unmatched: { Note: 'b' } },
    ]);
    expect(make(2, 3)).toEqual([{ name: 'Bo', _custom_fields: { age: 5 }, _unmatched: { Note: 'c' } }]);
    expect(make(1, 1)).toEqual([]);
  });

  it('have no others, but those asked for even if there are no columns', () => {
    expect(rowMaker({ length: 3, columns: [name, age] })(0, 1)).toEqual([{ name: 'Ann', age: 30 }]);
    expect(rowMaker({ length: 3, columns: [name], customFields: [], unmatched: [] })(2, 3)).toEqual([
      { name: 'Bo', _custom_fields: {}, _unmatched: {} },
    ]);
  });
});

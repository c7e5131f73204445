import { describe, expect, it } from 'vitest';
import type { Column, ResultRow } from '../../engine/index.js';
import type { SchemaCheck } from '../../schema/index.js';
import { finishRow, needsFinishing } from './finish-row.js';
import type { RowFinishing } from './finish-row.js';

const shout: Column = {
  id: 'name',
  label: 'Name',
  transformations: [{ type: 'custom', fn: (value) => String(value).toUpperCase() }],
};
const plain: Column = { id: 'name', label: 'Name', transformations: [{ type: 'trim' }] };
const NOTHING: RowFinishing = { columns: [], schemaCheck: null, emptyCells: new Map() };

/** A schema that makes this of every row, and keeps the rows it was given. */
function schemaGiving(output: unknown, given: unknown[] = []): SchemaCheck {
  return {
    check: (row) => {
      given.push(row);
      return { issues: [], output };
    },
  };
}

describe('finishing a row', () => {
  it.each<[string, Partial<RowFinishing>, boolean]>([
    ['nothing', {}, false],
    ['a column without transformations', { columns: [{ id: 'name', label: 'Name' }] }, false],
    ["a transformation of the engine's", { columns: [plain] }, false],
    ['a transformation of the host', { columns: [shout] }, true],
    ['a schema', { schemaCheck: schemaGiving({}) }, true],
    ['what an empty cell becomes', { emptyCells: new Map([['name', '']]) }, true],
  ])('with %s', (_, finishing, isNeeded) => {
    expect(needsFinishing({ ...NOTHING, ...finishing })).toBe(isNeeded);
  });

  it.each<[ResultRow, ResultRow]>([
    [{ name: 'ann' }, { name: 'ANN' }],
    [{ age: 1 }, { age: 1 }],
    [
      { age: 1, _custom_fields: { name: 'ann', other: 'x' } },
      { age: 1, _custom_fields: { name: 'ANN', other: 'x' } },
    ],
    [
      { age: 1, _custom_fields: { other: 'x' } },
      { age: 1, _custom_fields: { other: 'x' } },
    ],
  ])('runs the transformations of the host: %o', async (row, finished) => {
    const before = structuredClone(row);
    expect(await finishRow(row, { ...NOTHING, columns: [shout] })).toEqual(finished);
    expect(row).toEqual(before);
  });

  it('makes of empty cells what the host wants, and of no others', async () => {
    const emptyCells = new Map([
      ['name', ''],
      ['age', undefined],
    ] as const);
    const finish = (row: ResultRow): Promise<ResultRow> => finishRow(row, { ...NOTHING, emptyCells });
    expect(await finish({ name: null, age: null, city: null })).toStrictEqual({ name: '', city: null });
    expect(await finish({ name: 'Ann', age: 0, city: null })).toStrictEqual({ name: 'Ann', age: 0, city: null });
  });

  it('gives the schema the last word, but not on custom fields and columns that are not matched', async () => {
    const given: unknown[] = [];
    const row: ResultRow = { name: 'Ann', _custom_fields: { a: 'x' }, _unmatched: { b: 'y' } };
    const schemaCheck = schemaGiving({ fullName: 'Ann' }, given);
    const finished = await finishRow(row, { ...NOTHING, schemaCheck });
    expect(given).toEqual([{ name: 'Ann' }]);
    expect(finished).toStrictEqual({ fullName: 'Ann', _custom_fields: { a: 'x' }, _unmatched: { b: 'y' } });
    expect(await finishRow({ name: 'Ann' }, { ...NOTHING, schemaCheck })).toStrictEqual({ fullName: 'Ann' });
  });

  it.each([undefined, null, 'text'])('keeps the row where the schema makes %o of it', async (output) => {
    const row: ResultRow = { name: 'Ann' };
    expect(await finishRow(row, { ...NOTHING, schemaCheck: schemaGiving(output) })).toEqual(row);
  });
});

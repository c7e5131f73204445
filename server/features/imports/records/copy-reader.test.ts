import { describe, expect, test } from 'vitest';
import { ColumnWriter } from '../../../../src/engine/full.js';
import type { DeliveredColumns } from '../../../../src/engine/full.js';
import type { Field } from '../../content/kinds/kinds.js';
import type { CopyPlan, FieldPlan } from './copy-plan.js';
import { COPY_READER } from './copy-reader.js';
import type { CopiedRows } from './copy-reader.js';

const FIRST = '01900000-0000-7000-8000-000000000000';
const idOf = (index: number): string => `${FIRST.slice(0, -1)}${index}`;

function field(source: string, declared: Field, more: Partial<FieldPlan> = {}): FieldPlan {
  return { source, field: declared, isWanted: false, keeps: null, isFree: true, initial: null, ...more };
}

const PLAN: CopyPlan = {
  firstId: FIRST,
  isNumbered: true,
  others: [],
  slugs: [],
  publication: null,
  tail: [],
  fields: [field('name', { type: 'text', maxLength: 5 }, { isWanted: true })],
};

function batchOf(
  columns: Readonly<Record<string, readonly unknown[]>>,
  more: Partial<DeliveredColumns['columns']> = {},
): DeliveredColumns {
  const length = Object.values(columns)[0]?.length ?? 0;
  const written = Object.entries(columns).map(([id, values]) => {
    const writer = new ColumnWriter('text');
    for (const value of values) writer.add(value);
    return { id, ...writer.end() };
  });
  const rowNumbers = Uint32Array.from({ length }, (_, at) => 10 + at);
  return { index: 0, isLast: true, columns: { length, columns: written, ...more }, rowIndexes: rowNumbers, rowNumbers };
}

function read(plan: CopyPlan, ...batches: readonly DeliveredColumns[]): readonly CopiedRows[] {
  // As it arrives in a thread.
  const reader = COPY_READER.open(structuredClone({ ...plan, sampleSize: 2 }));
  return batches.map(reader);
}

const lines = ({ text }: CopiedRows): readonly (readonly string[])[] =>
  new TextDecoder()
    .decode(text)
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t'));

describe('the text of a copy', () => {
  test('has a line for each accepted row, with ids that go on in the next batch and skip rejected rows', () => {
    const [first, second] = read(PLAN, batchOf({ name: ['a', 'too long', 'c'] }), batchOf({ name: ['d'] }));

    expect(lines(first!)).toEqual([
      ['10', idOf(0), 'a'],
      ['12', idOf(2), 'c'],
    ]);
    expect(first).toMatchObject({
      accepted: 2,
      refused: 1,
      errors: [{ row: 11, field: 'name', message: 'Must have at most 5 characters.' }],
    });
    expect(lines(second!)).toEqual([['10', idOf(3), 'd']]);
  });

  test('has escapes where a cell could be taken for syntax', () => {
    const [{ text } = { text: new Uint8Array() }] = read(PLAN, batchOf({ name: ['\\.', 'a\tb', '\r\n', '\\N'] }));

    expect(new TextDecoder().decode(text)).toBe(
      [`10\t${idOf(0)}\t\\\\.`, `11\t${idOf(1)}\ta\\tb`, `12\t${idOf(2)}\t\\r\\n`, `13\t${idOf(3)}\t\\\\N`, ''].join(
        '\n',
      ),
    );
  });

  test('has the initial value of empty cells, then other columns and the cells that end every row', () => {
    const plan = {
      ...PLAN,
      isNumbered: false,
      tail: ['end', null],
      fields: [...PLAN.fields, field('rank', { type: 'number' }, { initial: '3', isFree: false })],
      others: [{ initial: 'x\t', isFree: true }],
    };
    const [copied] = read(plan, batchOf({ name: ['a', 'b'], rank: [null, 4] }));

    expect(lines(copied!)).toEqual([
      [idOf(0), 'a', '3', 'x\\t', 'end', '\\N'],
      [idOf(1), 'b', '4', 'x\\t', 'end', '\\N'],
    ]);
  });

  test('has generated slugs and their flags', () => {
    const slug = { model: 'Post', field: { type: 'slug', from: 'name' }, place: 3, from: 2, initial: 'Other' } as const;
    const plan = {
      ...PLAN,
      fields: [field('name', { type: 'text' }), field('slug', { type: 'slug', from: 'name' })],
      slugs: [slug],
    };
    const [copied] = read(plan, batchOf({ name: ['A b', 'A b', null], slug: [null, 'own', null] }));

    expect(lines(copied!).map((cells) => cells.slice(2))).toEqual([
      ['A b', 'a-b', 'true'],
      ['A b', 'own', 'false'],
      ['\\N', 'other', 'true'],
    ]);
  });

  test('has values without a field of their own as JSON', () => {
    const plan = { ...PLAN, fields: [field('rest', { type: 'json' }, { keeps: '_unmatched' })] };
    const unmatched = [{ id: 'X', type: 'mixed', values: ['1', null] } as const];
    const [copied] = read(plan, batchOf({ name: ['a', 'b'] }, { unmatched }));

    expect(lines(copied!).map((cells) => cells.at(-1))).toEqual(['{"X":"1"}', '{"X":null}']);
  });

  test('comes with the first accepted rows of the import', () => {
    const [first, second] = read(PLAN, batchOf({ name: ['too long', 'b'] }), batchOf({ name: ['c', 'd'] }));

    expect(first?.sample).toEqual([{ row: 11, values: { name: 'b' } }]);
    expect(second?.sample).toEqual([{ row: 10, values: { name: 'c' } }]);
  });
});

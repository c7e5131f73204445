import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Column } from '../../column.js';
import { delimited, passOver } from '../../testing/check-column.js';
import { createTableValidator } from '../validate-rows.js';
import type { TableValidator, TableValidatorOptions } from '../validate-rows.js';

const COLUMN: Column = { id: 'c', label: 'C', validators: [{ type: 'unique' }] };

function created(texts: readonly string[], options: Partial<TableValidatorOptions> = {}): TableValidator {
  const validator = createTableValidator([{ column: COLUMN, source: 0, optionMatches: [] }], {
    rowNumber: (index) => index + 2,
    seed: 1,
    ...options,
  });
  passOver(delimited(texts.map((text) => [text])), 1 << 16, (block) => validator.checkBlock(block));
  return validator;
}

/** For each row, the row that its issue names as the first with its value; `null` without an issue. */
function marks(validator: TableValidator, count: number): (number | null)[] {
  return Array.from({ length: count }, (_, row) => {
    const [issue] = validator.issues.ofRow(row);
    return issue ? Number(issue.params['rowNumber']) - 2 : null;
  });
}

describe('among equal values', () => {
  it('each row but the first is marked, with the number of the first', () => {
    const texts = ['a', 'b', ' a ', '', 'é', 'b', 'a', '', 'é', 'x'.repeat(300), 'x'.repeat(300), 'x'.repeat(299)];
    expect(marks(created(texts), texts.length)).toEqual([null, null, 0, null, null, 1, 0, null, 4, null, 9, null]);
  });

  it('values from a file and those typed are the same', () => {
    const long = 'é'.repeat(400);
    const validator = created(['a', long, 'b']);
    expect(validator.checkRow({ index: 2, cells: [` ${long}\t`] })).toEqual([]);
    expect(marks(validator, 3)).toEqual([null, null, 1]);
    expect(validator.checkRow({ index: 1, cells: ['c'] })).toEqual([2]);
    expect(marks(validator, 3)).toEqual([null, null, null]);
    expect(validator.checkRow({ index: 0, cells: ['c'] })).toEqual([1]);
    expect(marks(validator, 3)).toEqual([null, 0, null]);
  });

  it('are listed from one on, around', () => {
    const same = created(['a', 'b', 'a', '', 'a']).sameValues(0)!;
    expect([0, 1, 2, 3, 4, 9].map((row) => same.ownerOf(row))).toEqual([0, 1, 0, -1, 0, -1]);
    expect([0, 2, 4, 1].map((row) => [...same.sameAs(row)])).toEqual([[0, 2, 4], [2, 4, 0], [4, 0, 2], [1]]);
  });

  it('another column has none', () => {
    const column: Column = { id: 'c', label: 'C' };
    const validator = createTableValidator([{ column, source: 0, optionMatches: [] }], { rowNumber: (index) => index });
    expect([validator.sameValues(0), validator.sameValues(1)]).toEqual([undefined, undefined]);
  });

  it('a removed row does not count, and may be removed twice', () => {
    const validator = created(['a', 'a', 'a', 'b']);
    expect(validator.removeRow(0)).toEqual([1]);
    expect(validator.removeRow(0)).toEqual([]);
    expect(validator.removeRow(2)).toEqual([]);
    expect(validator.removeRow(3)).toEqual([]);
    expect(marks(validator, 4)).toEqual([null, null, null, null]);
    expect([0, 1, 2, 3].map((row) => validator.changed.has(row))).toEqual([true, false, true, true]);
  });
});

describe('a row that cannot change counts as the first', () => {
  it('wherever it is', () => {
    const locked = new Set<number>();
    const options = { locked: { has: (row: number) => locked.has(row), get count() { return locked.size; } } }; // prettier-ignore
    const validator = created(['a', 'b', 'a', 'a'], options);
    expect(marks(validator, 4)).toEqual([null, null, 0, 0]);
    locked.add(2);
    validator.checkRow({ index: 1, cells: ['a'] });
    expect(marks(validator, 4)).toEqual([2, 2, null, 2]);
    expect([0, 1, 2, 3].map((row) => validator.sameValues(0)!.ownerOf(row))).toEqual([2, 2, 2, 2]);
    expect([...validator.removeRow(0)]).toEqual([1]);
    expect(marks(validator, 4)).toEqual([null, 2, null, 2]);
    validator.checkRow({ index: 3, cells: ['c'] });
    expect(marks(validator, 4)).toEqual([null, 2, null, null]);
  });
});

const VALUES = ['', 'a', 'b', ' a', 'c'];

test('rows checked together are marked like rows checked one by one', () => {
  const text = fc.constantFrom(...VALUES);
  const start = fc.array(text, { minLength: 6, maxLength: 6 });
  const edits = fc.uniqueArray(fc.record({ index: fc.nat(5), text }), { selector: ({ index }) => index });
  fc.assert(
    fc.property(start, edits, (texts, changes) => {
      const [together, single] = [created(texts), created(texts)];
      const rows = changes.map(({ index, text: value }) => ({ index, cells: [value] }));
      together.checkRows(rows);
      for (const row of rows) single.checkRow(row);
      expect(marks(together, 6)).toEqual(marks(single, 6));
      expect([...together.changed.members()]).toEqual([...single.changed.members()]);
    }),
  );
});

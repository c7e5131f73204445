import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { DataBlock } from '../source/table/table.js';
import { createTokenizer } from '../source/table/csv-tokenizer.js';
import { codesByRow, delimited, passOver } from '../testing/check-column.js';
import { createTableValidator } from './validate-rows.js';
import type { TableValidator } from './validate-rows.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }, { type: 'unique' }] },
  { id: 'note', label: 'Note' },
  { id: 'mail', label: 'Mail', type: 'email' },
];

function created(columns = COLUMNS): TableValidator {
  const bound = columns.map((column, source) => ({ column, source, optionMatches: [] }));
  return createTableValidator(bound, { rowNumber: (index) => index + 2, seed: 1 });
}

function blockOf(text: string, more: Partial<DataBlock> = {}): DataBlock {
  const tokens = createTokenizer({ delimiter: ',', quote: '"', escape: '"' }).push(
    new TextEncoder().encode(text),
    true,
  );
  const { rowCount } = tokens;
  return { tokens, firstRow: 0, firstIndex: 0, dataRows: rowCount, isRegular: true, mayBeUndecodable: false, ...more };
}

describe('rows checked together', () => {
  it('in all columns lose all their issues, those of the host included', () => {
    const validator = created();
    validator.checkBlock(blockOf('Ann,,x\n,,y\nAnn,,a@b\n'));
    validator.issues.addFinding(0, null, { message: 'Refused', origin: 'refusal' });
    expect(codesByRow(validator, 3)).toEqual([['custom', 'email'], ['required', 'email'], ['unique']]);
    validator.checkRows([
      { index: 0, cells: ['Bo', '', 'a@b'] },
      { index: 1, cells: ['Ann'] },
    ]);
    expect(codesByRow(validator, 3)).toEqual([[], ['unique'].slice(1), ['unique']]);
    expect([...validator.changed.members()]).toEqual([0, 1]);
  });

  it('in some columns keep the issues of the others', () => {
    const validator = created();
    validator.checkBlock(blockOf('Ann,,x\n,,y\n'));
    validator.checkRows([{ index: 1, cells: ['Ann', '', 'z'] }], [0]);
    expect(codesByRow(validator, 2)).toEqual([['email'], ['unique', 'email']]);
    validator.checkRows([{ index: 1, cells: ['Ann', '', 'a@b'] }], [2]);
    expect(codesByRow(validator, 2)).toEqual([['email'], ['unique']]);
    validator.checkRows([{ index: 1, cells: ['Bo', '', 'z'] }], []);
    expect(codesByRow(validator, 2)).toEqual([['email'], ['unique']]);
  });

  it('are not checked again by a pass', () => {
    const validator = created();
    validator.checkRows([{ index: 1, cells: ['Bo', '', 'a@b'] }]);
    validator.checkBlock(blockOf('Ann,,x\n,,y\nBo,,z\n'));
    expect(codesByRow(validator, 3)).toEqual([['email'], [], ['unique', 'email']]);
  });
});

describe('a block', () => {
  const text = 'Ann,,x\n,,a@b\nAnn,,\n';
  const codes = [['email'], ['required'], ['unique']];

  it('gives the same, whether it is known to be regular or not', () => {
    for (const isRegular of [true, false]) {
      const validator = created();
      validator.checkBlock(blockOf(text, { isRegular }));
      expect(codesByRow(validator, 3)).toEqual(codes);
    }
  });

  it('may begin with other rows, and with a later index', () => {
    for (const isRegular of [true, false]) {
      const validator = created();
      validator.checkBlock(
        blockOf(`Report,,\nname,note,mail\n${text}`, { isRegular, firstRow: 2, firstIndex: 5, dataRows: 3 }),
      );
      expect(codesByRow(validator, 9)).toEqual([[], [], [], [], [], ...codes, []]);
    }
  });

  it('may have blank rows, which have no index', () => {
    const validator = created();
    validator.checkBlock(blockOf('Ann,,x\n\n , ,\n,,a@b\n\nAnn,,\n', { isRegular: false, dataRows: 3 }));
    expect(codesByRow(validator, 4)).toEqual([...codes, []]);
  });

  it('is searched for undecodable characters only where there may be some, in every column', () => {
    const broken = 'Ann,\ufffd,a@b\n';
    const validator = created();
    validator.checkBlock(blockOf(broken));
    expect(codesByRow(validator, 1)).toEqual([[]]);
    validator.checkBlock(blockOf(broken, { firstIndex: 1, mayBeUndecodable: true }));
    expect(codesByRow(validator, 2)[1]).toEqual(['unique', 'undecodable']);
  });
});

describe('whether a text would be valid', () => {
  const validator = created([
    ...COLUMNS,
    {
      id: 'n',
      label: 'N',
      type: 'number',
      transformations: [{ type: 'replace', find: 'x', replace: '', stage: 'pre' }],
    },
  ]);

  it.each<[number, string, boolean]>([
    [0, 'Ann', true],
    [0, ' ', false],
    [1, '', true],
    [1, '\ufffd', false],
    [2, ' a@b ', true],
    [2, 'a', false],
    [3, '12', true],
    [3, '1x2', true],
    [3, '1y2', false],
    // A warning is not an error.
    [3, '12345678901234567890', true],
    [4, 'Ann', false],
  ])('in column %i, %j: %j', (position, text, isValid) => {
    expect(validator.accepts(position, text)).toBe(isValid);
  });

  it('does not depend on other rows, and changes nothing', () => {
    const one = created();
    passOver(delimited([['Ann', '', 'a@b']]), 1 << 16, (block) => one.checkBlock(block));
    expect(one.accepts(0, 'Ann')).toBe(true);
    expect(one.accepts(0, '')).toBe(false);
    expect([one.issues.count, one.changed.count]).toEqual([0, 0]);
    expect(one.checkRow({ index: 1, cells: ['Ann'] })).toEqual([]);
    expect(codesByRow(one, 2)).toEqual([[], ['unique']]);
  });
});

it('a column that the file does not have is empty in an edited row', () => {
  const validator = created();
  expect(validator.checkRow({ index: 0, cells: [] })).toEqual([]);
  expect(codesByRow(validator, 1)).toEqual([['required']]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Column } from '../column.js';
import { EngineError } from '../engine-error.js';
import { codesByRow, delimited, passOver, validated } from '../testing/check-column.js';
import { validationCases } from '../testing/validation-cases.js';
import { createTableValidator } from './validate-rows.js';

describe.each(validationCases)('$name', ({ column, cells, language }) => {
  const columns = [{ id: 'c', label: 'C', ...column }];
  const rows = cells.map(([text]) => [text]);
  const expected = cells.map(([, ...codes]) => codes);

  test('read from bytes', () => {
    expect(codesByRow(validated(columns, rows, { language }), rows.length)).toEqual(expected);
  });

  test('over many small blocks', () => {
    expect(codesByRow(validated(columns, rows, { language, blockSize: 7 }), rows.length)).toEqual(expected);
  });

  test('row by row, as after an edit', () => {
    const validator = validated(columns, rows, { language });
    rows.forEach(([text = ''], index) => validator.checkRow({ index, cells: [text] }));
    expect(codesByRow(validator, rows.length)).toEqual(expected);
  });
});

const column = (more: Omit<Column, 'id' | 'label'>): Column => ({ id: 'c', label: 'C', ...more });

const COLUMNS: readonly Column[] = [
  column({ validators: [{ type: 'required' }, { type: 'min_length', value: 3 }, { type: 'max_length', value: 6 }] }),
  column({ type: 'email' }),
  column({
    type: 'number',
    validators: [
      { type: 'min', value: -10 },
      { type: 'max', value: 1000 },
    ],
  }),
  column({ type: 'date' }),
  column({ type: 'boolean' }),
  column({ type: 'select', options: ['a', 'B b', 'é'] }),
  column({ type: 'phone' }),
  column({ type: 'custom_regex', pattern: '[a-c]+[0-9]*' }),
  column({ validators: [{ type: 'regex', pattern: '^\\s*[a-z]{1,3}\\d?$' }] }),
];

const pieces = fc.constantFrom(
  ...[
    '',
    ' ',
    '\t',
    '\u00a0',
    '\u2009',
    '\ufeff',
    'a',
    'B',
    'é',
    '😀',
    '"',
    ',',
    '\n',
    '1',
    '12',
    '123',
    '007',
    '0',
    '-',
    '+',
    '.',
    ',',
  ],
  ...[
    '@',
    'a@b.c',
    '-b',
    '2024-01-31',
    '31.12.2024',
    '12/31/24',
    '1,234',
    '1.234',
    '1e5',
    'yes',
    'TRUE',
    '(555) 123-4567',
    "'",
    '/',
  ],
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 4 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

test('bytes and text give the same results', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COLUMNS),
      fc.array(texts, { maxLength: 12 }),
      fc.integer({ min: 1, max: 40 }),
      (c, cells, blockSize) => {
        const rows = cells.map((text) => [text.replace(/[\r\0\ud800-\udfff]/g, '')]);
        const fromBytes = validated([c], rows, { blockSize });
        const fromText = validated([c], rows);
        rows.forEach(([text = ''], index) => fromText.checkRow({ index, cells: [text] }));
        expect(codesByRow(fromBytes, rows.length)).toEqual(codesByRow(fromText, rows.length));
        expect(fromBytes.issues.invalid.count).toBe(fromText.issues.invalid.count);
      },
    ),
    { numRuns: 600 },
  );
});

const UNIQUE = [column({ validators: [{ type: 'unique' }] })];
const edits = fc.record({ index: fc.nat(7), text: fc.constantFrom('', 'a', 'b', ' a', 'c'), remove: fc.boolean() });

test('duplicates are correct after any sequence of edits, deletions and restorations', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('', 'a', 'b', ' a '), { minLength: 8, maxLength: 8 }),
      fc.array(edits),
      (start, steps) => {
        const validator = validated(
          UNIQUE,
          start.map((text) => [text]),
        );
        const now: (string | null)[] = [...start];
        for (const { index, text, remove } of steps) {
          const before = marks(now);
          now[index] = remove ? null : text;
          const affected = remove ? validator.removeRow(index) : validator.checkRow({ index, cells: [text] });
          const after = marks(now);
          const changed = after.flatMap((mark, row) =>
            row !== index && (mark === null) !== (before[row] === null) ? [row] : [],
          );
          expect([...affected].sort()).toEqual(changed);
          expect(now.map((_, row) => validator.issues.ofRow(row)[0]?.params['rowNumber'] ?? null)).toEqual(after);
        }
      },
    ),
    { numRuns: 200 },
  );
});

/** For every later duplicate, the row number of the first row with the same value. */
function marks(texts: readonly (string | null)[]): (number | null)[] {
  return texts.map((text, row) => {
    const value = text?.trim() ?? '';
    const first = texts.findIndex((other) => other !== null && other.trim() === value);
    return value === '' || first === row ? null : first + 2;
  });
}

test('decides formats and reports when both readings fit', () => {
  const columns = [
    { ...column({ type: 'date' }), id: 'd' },
    { ...column({ type: 'number' }), id: 'n' },
  ];
  const bound = columns.map((c, source) => ({ column: c, source, optionMatches: [] }));
  const settle = (rows: string[][]): unknown => {
    const validator = createTableValidator(bound, { rowNumber: (index) => index });
    passOver(delimited(rows), 1000, (block) => validator.checkBlock(block));
    return validator.decideFormats();
  };
  expect(settle([['01.02.2024', '1,234']])).toEqual({
    formats: [
      { column: 'd', ambiguous: true, example: '01.02.2024' },
      { column: 'n', ambiguous: true, example: '1,234' },
    ],
    again: [0, 1],
  });
  expect(
    settle([
      ['31.12.2024', '1,5'],
      ['01.02.2024', '1.234'],
    ]),
  ).toEqual({
    formats: [
      { column: 'd', dateOrder: 'dmy', ambiguous: false },
      { column: 'n', number: { decimal: ',', exponent: false }, ambiguous: false },
    ],
    again: [],
  });
});

test('a chosen format is not inferred', () => {
  const bound = [
    {
      column: column({ type: 'date' }),
      source: 0,
      format: { column: 'c', dateOrder: 'mdy' as const },
      optionMatches: [],
    },
    {
      column: { ...column({ type: 'number' }), id: 'n' },
      source: 1,
      format: { column: 'n', number: { decimal: ',' as const, exponent: false } },
      optionMatches: [],
    },
  ];
  const validator = createTableValidator(bound, { rowNumber: (index) => index });
  passOver(
    delimited([
      ['31/12/2024', '1.5'],
      ['12/31/2024', '1,5'],
    ]),
    1000,
    (block) => validator.checkBlock(block),
  );
  expect(codesByRow(validator, 2)).toEqual([['date', 'number'], []]);
});

test('option matches, custom messages and params reach the issue', () => {
  const select = column({ type: 'select', options: ['Open', 'Closed'] });
  const sized = { ...column({ validators: [{ type: 'max_length', value: 2, message: 'Too long!' }] }), id: 's' };
  const validator = createTableValidator(
    [
      {
        column: select,
        source: 0,
        optionMatches: [
          { column: 'c', from: 'offen', to: 'Open' },
          { column: 'c', from: 'x', to: null },
        ],
      },
      { column: sized, source: 1, optionMatches: [] },
    ],
    { rowNumber: (index) => index },
  );
  passOver(
    delimited([
      ['offen', 'abc'],
      ['x', 'ab'],
    ]),
    1000,
    (block) => validator.checkBlock(block),
  );
  expect(validator.issues.ofRow(0)).toEqual([
    { code: 'max_length', severity: 'error', row: 0, column: 's', params: { max: 2 }, message: 'Too long!' },
  ]);
  expect(validator.issues.ofRow(1)).toEqual([
    { code: 'select', severity: 'error', row: 1, column: 'c', params: { options: 'Open, Closed' } },
  ]);
});

test('rows validated before the pass keep their issues', () => {
  const validator = createTableValidator([{ column: UNIQUE[0]!, source: 0, optionMatches: [] }], {
    rowNumber: (index) => index,
  });
  validator.checkRow({ index: 2, cells: ['z'] });
  validator.removeRow(0);
  passOver(delimited([['a'], ['a'], ['a'], ['z']]), 1000, (block) => validator.checkBlock(block));
  expect(codesByRow(validator, 4)).toEqual([[], [], [], ['unique']]);
});

test.each(['(', 'a(?=b)', '(a)\\1', '[z-a]'])('the pattern %s is rejected by name', (pattern) => {
  const bound = [{ column: column({ validators: [{ type: 'regex', pattern }] }), source: 0, optionMatches: [] }];
  const create = (): unknown => createTableValidator(bound, { rowNumber: (index) => index });
  expect(create).toThrow(EngineError);
  expect(create).toThrow(expect.objectContaining({ code: 'invalid-pattern', params: { column: 'c', pattern } }));
});

describe('a value of a select column that the user has cleared', () => {
  test.each([
    { isRequired: false, accepted: true },
    { isRequired: true, accepted: false },
  ])('is valid: $accepted where a value is required: $isRequired', ({ isRequired, accepted }) => {
    const column: Column = {
      id: 'state',
      label: 'State',
      type: 'select',
      options: ['open'],
      validators: isRequired ? [{ type: 'required' }] : [],
    };
    const optionMatches = [{ column: 'state', from: 'gone', to: '' }];
    const validator = createTableValidator([{ column, source: 0, optionMatches }], { rowNumber: (index) => index });
    expect(validator.accepts(0, 'gone')).toBe(accepted);
  });
});

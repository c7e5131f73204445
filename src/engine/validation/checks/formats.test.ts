import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import { codesByRow, delimited, passOver } from '../../testing/check-column.js';
import { createTableValidator } from '../validate-rows.js';
import type { BoundColumn } from '../validate-rows.js';

type Settings = Omit<Column, 'id' | 'label'>;

/** What is inferred from the cells of a column, in one pass or in blocks, and the codes of the cells at the end. */
function inferred(
  settings: Settings,
  cells: readonly string[],
  format?: Omit<NonNullable<BoundColumn['format']>, 'column'>,
) {
  const column: Column = { id: 'c', label: 'C', ...settings };
  const results = [1 << 16, 5].map((blockSize) => {
    const bound = { column, source: 0, optionMatches: [], ...(format ? { format: { column: 'c', ...format } } : {}) };
    const validator = createTableValidator([bound], { rowNumber: (index) => index, seed: 1 });
    const text = delimited(cells.map((cell) => [cell]));
    passOver(text, blockSize, (block) => validator.checkBlock(block));
    const first = codesByRow(validator, cells.length);
    const { formats, again } = validator.decideFormats();
    if (again.length > 0) passOver(text, blockSize, (block) => validator.recheckBlock(block, again));
    const last = codesByRow(validator, cells.length);
    if (again.length === 0) expect(last).toEqual(first);
    // Decided once, the format stays.
    const decided = validator.decideFormats();
    expect(decided.formats).toEqual(formats);
    expect(decided.again).toEqual([]);
    cells.forEach((cell, index) => validator.checkRow({ index, cells: [cell] }));
    expect(codesByRow(validator, cells.length)).toEqual(last);
    const [{ column: id, ...found }] = formats as unknown as [{ column: string }];
    expect(id).toBe('c');
    return { found, again: again.length > 0, codes: last.map((codes) => codes.join(' ')) };
  });
  expect(results[1]).toEqual(results[0]);
  return results[0]!;
}

/** The same transformed before the check, which makes each cell a text. */
const withPre = (settings: Settings): Settings => ({
  ...settings,
  transformations: [...(settings.transformations ?? []), { type: 'trim', stage: 'pre' }],
});

const POINT = { decimal: '.', exponent: false };
const COMMA = { decimal: ',', exponent: false };
const BOUNDS: Settings['validators'] = [
  { type: 'min', value: -5 },
  { type: 'max', value: 100 },
];

interface NumberCase {
  readonly what: string;
  readonly cells: readonly string[];
  readonly validators?: Settings['validators'];
  readonly found: object;
  readonly again: boolean;
  readonly codes: readonly string[];
}

describe('the decimal sign of numbers', () => {
  const fine = (cells: readonly string[]): string[] => cells.map(() => '');
  const cases: readonly NumberCase[] = [
    {
      what: 'whole numbers',
      cells: ['1', '-2', ''],
      found: { number: POINT },
      again: false,
      codes: fine(['', '', '']),
    },
    { what: 'points', cells: ['1.5', '2'], found: { number: POINT }, again: false, codes: ['', ''] },
    { what: 'commas', cells: ['1,5', '2'], found: { number: COMMA }, again: false, codes: ['', ''] },
    {
      what: 'more points',
      cells: ['1.5', '2.5', '3,5'],
      found: { number: POINT },
      again: true,
      codes: ['', '', 'number'],
    },
    {
      what: 'more commas',
      cells: ['1,5', '2,5', '3.5'],
      found: { number: COMMA },
      again: true,
      codes: ['', '', 'number'],
    },
    {
      what: 'points, and both readings',
      cells: ['1.5', '1,234'],
      found: { number: POINT },
      again: false,
      codes: ['', ''],
    },
    {
      what: 'commas, and both readings',
      cells: ['1,5', '1.234'],
      found: { number: COMMA },
      again: false,
      codes: ['', ''],
    },
    {
      what: 'commas, and both readings with bounds',
      cells: ['1,5', '1.234'],
      validators: BOUNDS,
      found: { number: COMMA },
      again: true,
      codes: ['', 'max'],
    },
    {
      what: 'points, and both readings with bounds',
      cells: ['1.5', '1,234'],
      validators: BOUNDS,
      found: { number: POINT },
      again: false,
      codes: ['', 'max'],
    },
    {
      what: 'exponents',
      cells: ['1e5', '2.5e-3'],
      found: { number: { decimal: '.', exponent: true } },
      again: true,
      codes: ['', ''],
    },
    {
      what: 'exponents with commas',
      cells: ['1,5e5', '2e3'],
      found: { number: { decimal: ',', exponent: true } },
      again: true,
      codes: ['', ''],
    },
    { what: 'some exponents', cells: ['1e5', '2'], found: { number: POINT }, again: false, codes: ['number', ''] },
    {
      what: 'exponents and words',
      cells: ['1e5', 'x'],
      found: { number: POINT },
      again: false,
      codes: ['number', 'number'],
    },
    {
      what: 'a unit',
      cells: ['$1.50', '$2', '3'],
      found: { number: { ...POINT, unit: '$' } },
      again: false,
      codes: ['', '', ''],
    },
    { what: 'two units', cells: ['$1.50', '€2'], found: { number: POINT }, again: true, codes: ['number', 'number'] },
    {
      what: 'a unit and words',
      cells: ['$5', '$6', 'x'],
      found: { number: { ...POINT, unit: '$' } },
      again: false,
      codes: ['', '', 'number'],
    },
    {
      what: 'precise numbers',
      cells: ['12345678901234567890', '1'],
      found: { number: POINT },
      again: false,
      codes: ['number_precision', ''],
    },
    {
      what: 'both readings',
      cells: ['1,234', '5.678', '7', 'x'],
      found: { example: '1,234' },
      again: true,
      codes: ['number_ambiguous', 'number_ambiguous', '', 'number'],
    },
    {
      what: 'as many points as commas, and both readings',
      cells: ['1.5', '1,5', '-1,234'],
      found: { example: '-1,234' },
      again: true,
      codes: ['', '', 'number_ambiguous'],
    },
    {
      what: 'both readings with a unit',
      cells: ['$1,234', '$5', '€6'],
      validators: BOUNDS,
      found: { example: '$1,234' },
      again: true,
      codes: ['number_ambiguous', 'number', 'number'],
    },
    {
      what: 'bounds',
      cells: ['-5', '100', '-5.01', '100.5', '1e3'],
      validators: BOUNDS,
      found: { number: POINT },
      again: false,
      codes: ['', '', 'min', 'max', 'number'],
    },
  ];

  it.each(cases)('of $what', ({ cells, validators = [], found, again, codes }) => {
    const settings: Settings = { type: 'number', validators };
    const result = inferred(settings, cells);
    expect([result.found, result.again, result.codes]).toMatchObject([found, again, codes]);
    const pre = inferred(withPre(settings), cells);
    expect({ ...pre, again }).toEqual({ ...result, again });
  });

  it('may be known', () => {
    expect(inferred({ type: 'number' }, ['1,234', '1.5'], { decimal: ',' })).toMatchObject({
      found: { number: COMMA, ambiguous: false },
      codes: ['', 'number'],
    });
    expect(inferred({ type: 'number' }, ['1e5', '1,5'], { number: { decimal: '.', exponent: true } })).toEqual({
      found: { number: { decimal: '.', exponent: true }, ambiguous: false },
      again: false,
      codes: ['', 'number'],
    });
  });
});

describe('the order of dates', () => {
  const cases: readonly (readonly [string, readonly string[], object, boolean, readonly string[]])[] = [
    ['years first', ['2024-01-02', '2024/1/3'], { dateOrder: 'ymd', ambiguous: false }, false, ['', '']],
    ['days first', ['31.12.2024', '01.02.2024'], { dateOrder: 'dmy', ambiguous: false }, false, ['', '']],
    ['months first', ['12/31/2024', '01/02/2024'], { dateOrder: 'mdy', ambiguous: false }, false, ['', '']],
    [
      'more days first',
      ['31.12.2024', '30.12.2024', '12.31.2024', '01.02.2024'],
      { dateOrder: 'dmy' },
      true,
      ['', '', 'date', ''],
    ],
    [
      'days first and months first',
      ['31.12.2024', '30.12.2024', '12.31.2024'],
      { dateOrder: 'ymd' },
      false,
      ['', '', ''],
    ],
    [
      'either',
      ['01/02/2024', '2024-01-02', 'x'],
      { ambiguous: true, example: '01/02/2024' },
      true,
      ['date_ambiguous', '', 'date'],
    ],
    [
      'months first, but days first with points',
      ['12/31/2024', '12/30/2024', '31.12.2024', '03.04.2024', '03/04/2024', '05.05.2024'],
      { dateOrder: 'mdy', doubted: 'points' },
      true,
      ['', '', 'date', 'date_ambiguous', '', ''],
    ],
    [
      'days first with points, but months first with slashes',
      ['31.12.2024', '30.12.2024', '12/31/2024', '03/04/2024', '03.04.2024'],
      { dateOrder: 'dmy', doubted: 'others' },
      true,
      ['', '', 'date', 'date_ambiguous', ''],
    ],
    ['the same either way', ['02/02/2024'], { dateOrder: 'ymd' }, false, ['']],
    [
      'short years',
      ['23-04-28', '24-05-27'],
      { ambiguous: true, example: '23-04-28' },
      true,
      ['date_ambiguous', 'date_ambiguous'],
    ],
    ['words', ['x', '', 'y'], { ambiguous: false }, false, ['date', '', 'date']],
  ];

  it.each(cases)('of %s', (_, cells, found, again, codes) => {
    const result = inferred({ type: 'date' }, cells);
    expect([result.found, result.again, result.codes]).toMatchObject([found, again, codes]);
    expect(inferred(withPre({ type: 'date' }), cells)).toEqual(result);
  });

  it('may be known', () => {
    const known = inferred({ type: 'date' }, ['01/02/2024', '12/31/2024'], { dateOrder: 'dmy' });
    expect(known).toMatchObject({ found: { dateOrder: 'dmy' }, again: false, codes: ['', 'date'] });
  });
});

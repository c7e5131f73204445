import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { createEngine } from '../create-engine.js';
import type { InferredFormat } from '../values/format.js';

const OVERRIDES = { header: { start: 0, rows: 1 }, delimiter: ';' };

/** The formats of a file with one column. */
async function formatsOf(
  texts: readonly string[],
  column: Partial<Column>,
  { isIndexed = true } = {},
): Promise<readonly InferredFormat[]> {
  const engine = createEngine();
  const blob = new Blob([['a', ...texts].join('\n')]);
  await engine.call('table-open', { blob, fileName: 'a.csv', overrides: OVERRIDES });
  if (isIndexed) await engine.call('table-index', {});
  const columns = [{ id: 'a', label: 'A', ...column }];
  return engine.call('formats-infer', { columns, mapping: ['a'] });
}

const DATE = { type: 'date' } as const;
const NUMBER = { type: 'number' } as const;

describe('the formats of columns', () => {
  it.each<[string, Partial<Column>, readonly string[], Partial<InferredFormat> | null]>([
    ['dates that decide', DATE, ['03/04/2024', '25/04/2024'], { dateOrder: 'dmy', ambiguous: false }],
    ['a chosen order', { ...DATE, dateOrder: 'mdy' }, ['03/04/2024'], { dateOrder: 'mdy', ambiguous: false }],
    [
      'dates that do not decide',
      DATE,
      ['03/04/2024'],
      {
        ambiguous: true,
        example: '03/04/2024',
        readings: [
          { dateOrder: 'dmy', date: '2024-04-03' },
          { dateOrder: 'mdy', date: '2024-03-04' },
        ],
      },
    ],
    [
      'dates of three numbers below 13',
      DATE,
      ['03/04/05'],
      {
        ambiguous: true,
        example: '03/04/05',
        readings: [
          { dateOrder: 'dmy', date: '2005-04-03' },
          { dateOrder: 'mdy', date: '2005-03-04' },
          { dateOrder: 'ymd', date: '2003-04-05' },
        ],
      },
    ],
    ['dates with times', { type: 'datetime' }, ['25/04/2024 10:00'], { dateOrder: 'dmy', ambiguous: false }],
    [
      'texts that become dates',
      { transformations: [{ type: 'normalize_date' }] },
      ['25/04/2024'],
      { dateOrder: 'dmy' },
    ],
    [
      'numbers that decide',
      NUMBER,
      ['1.234', '1.234,5'],
      { ambiguous: false, number: { decimal: ',', exponent: false } },
    ],
    [
      'a chosen sign',
      { ...NUMBER, decimal: ',' },
      ['1.234'],
      { ambiguous: false, number: { decimal: ',', exponent: false } },
    ],
    [
      'numbers that do not decide',
      NUMBER,
      ['1.234'],
      {
        ambiguous: true,
        example: '1.234',
        readings: [
          { decimal: '.', value: 1.234 },
          { decimal: ',', value: 1234 },
        ],
      },
    ],
    [
      'numbers with a unit that do not decide',
      NUMBER,
      ['1.234 €'],
      {
        ambiguous: true,
        example: '1.234 €',
        readings: [
          { decimal: '.', value: 1.234 },
          { decimal: ',', value: 1234 },
        ],
      },
    ],
    [
      'amounts',
      { type: 'currency' },
      ['1.234,50 €'],
      { ambiguous: false, number: { decimal: ',', exponent: false, unit: '€' } },
    ],
    ['texts', {}, ['1.234', '03/04/2024'], null],
  ])('are found for %s', async (_what, column, texts, expected) => {
    const [format, ...others] = await formatsOf(texts, column);
    expect(others).toEqual([]);
    if (expected) expect(format).toMatchObject({ column: 'a', ...expected });
    else expect(format).toBeUndefined();
    if (format?.example === undefined) expect(format?.readings).toBeUndefined();
  });

  it.each([
    ['the first rows', 0, 25, 'dmy'],
    ['the 500th row', 499, 25, 'dmy'],
    ['a row of a stretch in the middle', 1_110, 13, 'mdy'],
    ['a row that is not in the sample', 2_000, 13, 'mdy'],
    ['the last row', 2_999, 25, 'dmy'],
  ] as const)('are decided by %s of a long file', async (_what, at, day, order) => {
    const texts = Array.from({ length: 3000 }, () => '03/04/2024');
    texts[at] = order === 'dmy' ? `${day}/04/2024` : `04/${day}/2024`;
    expect(await formatsOf(texts, DATE)).toMatchObject([{ dateOrder: order, ambiguous: false }]);
  });

  it('are those of the beginning before the rows are counted', async () => {
    const texts = Array.from({ length: 2_000 }, () => '03/04/2024');
    texts[1_990] = '25/04/2024';
    const [format] = await formatsOf(texts, DATE, { isIndexed: false });
    expect(format).toMatchObject({ ambiguous: true, example: '03/04/2024' });
    expect(await formatsOf(texts.slice(1_980), DATE, { isIndexed: false })).toMatchObject([{ dateOrder: 'dmy' }]);
  });

  it('of other columns stay when one is read in full', async () => {
    const engine = createEngine();
    const lines = Array.from({ length: 3000 }, (_, row) => (row === 2_000 ? '25/04/2024;5' : '03/04/2024;1,5'));
    const blob = new Blob([['a;b', ...lines].join('\n')]);
    await engine.call('table-open', { blob, fileName: 'a.csv', overrides: OVERRIDES });
    await engine.call('table-index', {});
    const columns: readonly Column[] = [
      { id: 'a', label: 'A', ...DATE, validators: [{ type: 'unique' }] },
      { id: 'b', label: 'B', ...NUMBER },
    ];
    expect(await engine.call('formats-infer', { columns, mapping: ['a', 'b'] })).toEqual([
      { column: 'a', dateOrder: 'dmy', ambiguous: false },
      { column: 'b', number: { decimal: ',', exponent: false }, ambiguous: false },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import type { KnownFormat } from '../../values/format.js';
import { SortColumn } from './sort-rows.js';
import { valueReader } from './sort-value.js';

/** The texts in the order of a column. */
function sorted(texts: readonly string[], type: Column['type'], descending = false): readonly string[] {
  const format: KnownFormat = { column: 'a', dateOrder: 'dmy', number: { decimal: ',', exponent: false } };
  const valueOf = valueReader({ id: 'a', label: 'A', type, currency: 'EUR' }, format, 'en');
  const column = new SortColumn(valueOf, { descending, language: 'en' });
  for (const text of texts) column.add(text);
  return [...column.sort(Uint32Array.from(texts.keys()))].map((at) => texts[at]!);
}

describe('the order of a column', () => {
  it.each<[Column['type'], readonly string[]]>([
    [undefined, ['10', '9', 'a', 'A', 'b', 'Z']],
    ['number', ['-3', '2', '2,5', '10', '1.000', 'many', 'none']],
    ['currency', ['€9', '€10', '€1.000', 'free']],
    ['percent', ['5 %', '10 %', '100 %', 'all']],
    ['date', ['31.12.2023', '01.02.2024', '2024-03-01', 'never']],
    [
      'datetime',
      ['2024-01-01T00:30:00+01:00', '2023-12-31 23:59', '2024-01-01T00:00:00Z', '2024-01-01 00:15', 'never'],
    ],
    ['time', ['8:30', '10:00', '10:00:01', '22:15', 'noon-ish']],
    ['boolean', ['no', 'yes', 'perhaps']],
  ])('is that of its values: %s', (type, texts) => {
    const blank = ['', ' '];
    const mixed = [...blank.slice(0, 1), ...texts.toReversed(), ...blank.slice(1)];
    expect(sorted(mixed, type)).toEqual([...texts, ...blank]);
    expect(sorted(mixed, type, true)).toEqual([...texts.toReversed(), ...blank]);
  });

  it('keeps the rows of equal values in their order, in both directions', () => {
    const texts = ['2', '2,0', '1', '1,0', '2,00'];
    expect(sorted(texts, 'number')).toEqual(['1', '1,0', '2', '2,0', '2,00']);
    expect(sorted(texts, 'number', true)).toEqual(['2', '2,0', '2,00', '1', '1,0']);
  });

  it('does so for many rows', () => {
    const texts = Array.from({ length: 2500 }, (_, at) => String((at * 7) % 2500));
    expect(sorted(texts, 'number')).toEqual(texts.toSorted((left, right) => Number(left) - Number(right)));
  });

  it('sorts by what was added, in the order it is given', () => {
    const column = new SortColumn((text) => text, { descending: false });
    for (const text of ['b', 'a', 'b', 'c']) column.add(text);
    expect([...column.sort(Uint32Array.of(3, 2, 0))]).toEqual([2, 0, 3]);
  });
});

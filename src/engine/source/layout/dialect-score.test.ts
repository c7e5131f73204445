import { describe, expect, it } from 'vitest';
import { cellType, layoutFit } from './dialect-score.js';
import type { CellType } from './dialect-score.js';

const TYPES: Readonly<Record<CellType, readonly string[]>> = {
  empty: ['', '  ', 'n/a', 'NA', 'null', 'NaN', 'none', '-', '--'],
  number: [
    ...['1', '-1', '+1.5', '1,234', '1,234.50', '1.234,5', "1'234", '1 234', '(12)', '$5', '€ 5', '5 %', '.5', '1e5'],
  ],
  date: [
    ...['2024-01-31', '31.12.2024', '1/2/24', '2024-01-31T10:00', '2024-01-31 10:00:05.5Z', '2024-01-31 9:00 PM'],
    ...['2024-01-31T10:00+01:00', '31-Dec-2024', '31 December 2024', 'Jan 31, 2024', 'January 31 2024'],
  ],
  time: ['9:05', '09:05:10', '9:05 pm', '10:00:00.5', '1:02:03,5'],
  email: ['a@b.org', 'first.last+tag@sub.example.co', "o'neil@x.org", 'ä@b.org'],
  url: ['http://a.b', 'https://a.b/c?d', 'ftp://x', 'www.example.org', 'HTTP://A.B'],
  boolean: ['true', 'FALSE', 'yes', 'No', 'y', 'N'],
  code: ['A-1', 'x_y', 'a.b/c', '1:2a', '6f9619ff-8b86-d011-b42d-00c04fc964ff'],
  text: ['word', 'two words', 'Name (unit)', '1 of 2 parts', 'a, b', 'été', 'a@b', 'O’Brien', 'Wait!'],
  other: ['a,b', 'a;b', '{"a":1}', '=x', '<b>', 'a|b', '"a', 'a\\b', '[x]'],
};

describe('what a cell looks like', () => {
  it.each(Object.entries(TYPES))('%s: %j', (type, texts) => {
    expect(texts.filter((text) => cellType(text) !== type)).toEqual([]);
    expect(texts.filter((text) => cellType(` ${text} `) !== type)).toEqual([]);
  });

  it('is decided by its beginning', () => {
    expect(cellType(`${'x'.repeat(200)},{}`)).toBe('text');
    expect(cellType(`${'x'.repeat(199)},{`)).toBe('other');
  });
});

describe('how well rows fit together', () => {
  const rows = (text: string): string[][] => text.split('/').map((line) => line.split(';'));

  it.each<[what: string, text: string, delimiter: string, expected: Partial<ReturnType<typeof layoutFit>>]>([
    ['nothing is split', 'a/b/c', ';', { score: 0, width: 1, rows: 0, fromTop: false }],
    ['all rows are alike', 'a;1/b;2/c;3', ';', { alike: 1, typed: 0.5, width: 2, rows: 3, fromTop: true }],
    ['the wider of two widths that are as frequent', 'a;b/a;b;c/a;b/a;b;c', ';', { width: 3, rows: 2, fromTop: false }],
    ['the more frequent width', 'a;b/a;b;c/a;b', ';', { width: 2, rows: 2, fromTop: true, alike: 2 / 3 }],
    ['a row that lacks a cell counts less', 'a;b;c/a;b/a;b;c', ';', { width: 3, alike: 2 / 2.6 }],
    ['a row before the table counts little', 'x/a;b/a;b', ';', { width: 2, alike: 2 / 2.2, fromTop: false }],
    ['a row after the table counts little', 'a;b/a;b/x;y;z', ';', { alike: 2 / 2.2 }],
    ['only the cells of the table are typed', '9;9;9;9/a;1/b;2/9;9;9', ';', { typed: 0.5 }],
  ])('%s', (_what, text, delimiter, expected) => {
    const fit = layoutFit(rows(text), delimiter);
    for (const [name, value] of Object.entries(expected)) {
      const found = fit[name as keyof typeof fit];
      if (typeof value === 'number') expect(found, name).toBeCloseTo(value);
      else expect(found, name).toBe(value);
    }
  });

  it('is better with more columns, and with cells that look like values', () => {
    const score = (text: string, delimiter = ';'): number => layoutFit(rows(text), delimiter).score;
    expect(score('a;1;2/b;3;4')).toBeGreaterThan(score('a;1/b;3'));
    expect(score('a;b/c;d')).toBeGreaterThan(score('a;{b/c;<d'));
    // A cell with the delimiter in it was quoted.
    expect(score('a;{b,/c;<d,', ',')).toBe(score('a;b/c;d', ','));
    expect(score('a;{b\n/c;<d\n')).toBe(score('a;b/c;d'));
    expect(score('a;b/c;d')).toBeCloseTo(0.8);
    expect(score('a;{/b;}')).toBeCloseTo(0.65 * 0.8);
  });
});

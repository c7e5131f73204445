import { expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import type { Column } from '../column.js';
import { csvText, templateCsv } from './csv-line.js';
import { templateWorkbook } from './template-workbook.js';

const NAME: Column = { id: 'name', label: 'Name, first' };
const MAIL: Column = { id: 'mail', label: 'Electronic mail', placeholder: 'ann@example.com' };

test('a template has a heading for every column, and an example if there is one', () => {
  expect(templateCsv([NAME, { id: 'age', label: 'Age', placeholder: '' }])).toBe('"Name, first",Age\r\n');
  expect(templateCsv([NAME, MAIL])).toBe('"Name, first",Electronic mail\r\n,ann@example.com\r\n');
  expect(csvText([])).toBe('');
});

test('so does a template workbook, with columns as wide as their headings', () => {
  const sheetOf = (columns: readonly Column[]): [string[][], (number | undefined)[]] => {
    const { SheetNames, Sheets } = read(templateWorkbook(columns), { cellStyles: true });
    expect(SheetNames).toEqual(['Import']);
    const sheet = Sheets['Import']!;
    return [
      utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' }),
      (sheet['!cols'] ?? []).map(({ width }) => width && Math.floor(width)),
    ];
  };
  expect(sheetOf([NAME])).toEqual([[['Name, first']], [13]]);
  const short: Column = { id: 'a', label: 'A' };
  expect(sheetOf([short, MAIL])).toEqual([
    [
      ['A', 'Electronic mail'],
      ['', 'ann@example.com'],
    ],
    [12, 17],
  ]);
});

import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import type { BookType } from 'xlsx';
import { xlsxFile } from '../../testing/xlsx-file.js';
import { mergedBelow } from '../merged-below.js';
import { openXlsx } from '../workbook/open-xlsx.js';
import { SheetLines } from '../workbook/sheet-lines.js';
import { blobStore } from '../workbook/text-store.js';
import { readWorkbook } from './xlsx-reader.js';

const _ = null;
const CELLS = [
  ['Team', 'Name', 'City', _, 'Note'],
  ['Sales', 'Ann', 'Oslo'],
  [_, 'Bob'],
  [],
  [_, 'Cid', _, 1],
  [_, 'Dan'],
  ['IT', 'Eve', 'Rome'],
];
const MERGES = ['A2:A5', 'C2:C6', 'E1:E2'];
const HEADER = 'Team,Name,City,,Note\n';
const AS_STORED = `${HEADER}Sales,Ann,Oslo,,\n,Bob,,,\n\n,Cid,,1,\n,Dan,,,\nIT,Eve,Rome,,\n`;
const FILLED = `${HEADER}Sales,Ann,Oslo,,Note\nSales,Bob,Oslo,,\n\nSales,Cid,Oslo,1,\n,Dan,Oslo,,\nIT,Eve,Rome,,\n`;
const FOUND = [
  { row: 0, lastRow: 1, column: 4 },
  { row: 1, lastRow: 4, column: 0 },
  { row: 1, lastRow: 5, column: 2 },
];

function bookOf(bookType: BookType, rows: readonly object[] = []): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(CELLS);
  sheet['!merges'] = MERGES.map((range) => utils.decode_range(range));
  sheet['!rows'] = [...rows];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Data');
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

const textOf = (parts: readonly Uint8Array<ArrayBuffer>[]): Promise<string> => new Blob([...parts]).text();

describe('merged cells', () => {
  it('are read as stored, or with their value in each row that has others', async () => {
    const workbook = await openXlsx(new Blob([bookOf('xlsx')]));
    const stored = await workbook.table('Data');
    expect([await stored.text.text(), stored.merged]).toEqual([AS_STORED, FOUND]);
    const filled = await workbook.table('Data', { filled: true });
    expect([await filled.text.text(), filled.merged]).toEqual([FILLED, FOUND]);
  });

  it.each<BookType>(['xlsx', 'xls', 'xlsb', 'ods'])('are read so in other formats: %s', async (type) => {
    const workbook = readWorkbook(bookOf(type));
    expect(workbook.sheets).toMatchObject([{ merged: FOUND }]);
    expect(await textOf(workbook.sheetParts('Data'))).toBe(AS_STORED);
    expect(await textOf(workbook.sheetParts('Data', { filled: true }))).toBe(FILLED);
  });

  it('have the value of a hidden row that is left out', async () => {
    const bytes = bookOf('xlsx', [{}, { hidden: true }]);
    const reading = { visible: true, filled: true };
    const text = FILLED.replace('Sales,Ann,Oslo,,Note', '');
    const { text: read } = await (await openXlsx(new Blob([bytes]))).table('Data', reading);
    expect(await read.text()).toBe(text);
    expect(await textOf(readWorkbook(bytes).sheetParts('Data', reading))).toBe(text);
  });

  it('fill the first column of their range, except cells with a value of their own', async () => {
    const rows =
      '<row><c><v>1</v></c><c/><c t="str"><v>a, "b"</v></c></row><row><c><v>2</v></c></row>' +
      '<row r="4"><c r="D4"><v>3</v></c></row>';
    const merged = '<mergeCells><mergeCell ref="C1:D9"/><mergeCell ref="A1:A4"/></mergeCells>';
    const workbook = await openXlsx(new Blob([xlsxFile({ sheet: `<sheetData>${rows}</sheetData>${merged}` })]));
    const { text } = await workbook.table('Data', { filled: true });
    expect(await text.text()).toBe('1,,"a, ""b""",\n2,,"a, ""b""",\n\n1,,"a, ""b""",3\n');
  });
});

describe('the work to fill cells', () => {
  const COLUMNS = 400;
  const ROWS = 8;

  /** How often the ranges are looked at for each cell while these are written. */
  async function looksPerCell(lastRow: (row: number) => number, isOwn: boolean): Promise<number> {
    let looks = 0;
    const filled = Array.from({ length: COLUMNS * ROWS }, (__, at) => {
      const row = Math.floor(at / COLUMNS);
      return {
        row,
        lastRow: lastRow(row),
        get column(): number {
          looks += 1;
          return at % COLUMNS;
        },
      };
    });
    const lines = new SheetLines(1 << 30, blobStore(), { filled });
    for (let row = 0; row < ROWS; row += 1) {
      lines.startRow(row);
      for (let column = 0; column < (isOwn || row === 0 ? COLUMNS : 1); column += 1) {
        lines.startCell(column, 1);
        lines.bytes[lines.end++] = 0x31;
      }
      lines.endRow();
    }
    expect((await lines.finish()).columns).toBe(COLUMNS);
    return looks / (COLUMNS * ROWS);
  }

  it.each([
    ['long ranges', (): number => ROWS, true],
    ['long ranges above few cells', (): number => ROWS, false],
    ['short ranges', (row: number): number => row + 1, true],
  ] as const)('does not grow with their columns: %s', async (__, lastRow, isOwn) => {
    expect(await looksPerCell(lastRow, isOwn)).toBeLessThan(20);
  });
});

it.each([
  [
    { start: 0, rows: 1 },
    { count: 2, first: 'A2' },
  ],
  [
    { start: 0, rows: 0 },
    { count: 3, first: 'E1' },
  ],
  [{ start: 1, rows: 1 }, null],
])('those below the header %o are %o', (header, expected) => {
  expect(mergedBelow(FOUND, header)).toEqual(expected);
});

it.each([
  [25, 'Z3'],
  [26, 'AA3'],
  [701, 'ZZ3'],
  [702, 'AAA3'],
])('column %d is named as in %s', (column, first) => {
  expect(mergedBelow([{ row: 2, lastRow: 3, column }], { start: 0, rows: 1 })).toEqual({ count: 1, first });
});

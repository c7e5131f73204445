import { beforeAll, describe, expect, it } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import type { BookType } from 'xlsx';
import { xlsxFile } from '../../testing/xlsx-file.js';
import { loadDecoders } from '../text/text-decoders.js';
import { openXlsx } from '../workbook/open-xlsx.js';
import { readWorkbook } from './xlsx-reader.js';

beforeAll(loadDecoders);

const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** Rows 2, 3, 6 and 8 are hidden; 5 and 7 are blank, and 8 has no value. */
const XLSX = xlsxFile({
  sheet: `<sheetData><row r="1">${cell('Name')}</row><row r="2" spans="1:2" hidden="1">${cell('Ann')}${cell('x')}</row><row hidden='true' r='3'>${cell('Bob')}</row><row r="4" hidden="0" collapsed="1">${cell('Cid')}</row><row r="6" hidden="1">${cell('Dan')}</row><row r="8" hidden="1"/><row r="9" hidden="false">${cell('Eve')}</row></sheetData>`,
});
const ALL = 'Name,\nAnn,x\nBob,\nCid,\n\nDan,\n\n\nEve,\n';
const VISIBLE = 'Name\n\n\nCid\n\n\n\n\nEve\n';

/** The record of row 3 of an `.xls`, hidden, which the writer of this format does not write. */
const HIDDEN_ROW = [0x08, 0x02, 16, 0, 2, 0, 0, 0, 1, 0, 0xff, 0, 0, 0, 0, 0, 0x20, 1, 0x0f, 0];
const DIMENSIONS = 0x0200;

function withHiddenRow(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const file = CFB.read(bytes, { type: 'array' });
  const content = [...(CFB.find(file, '/Workbook')!.content as Uint8Array)];
  let at = 0;
  while (content[at]! + 256 * content[at + 1]! !== DIMENSIONS) at += 4 + content[at + 2]! + 256 * content[at + 3]!;
  const after = at + 4 + content[at + 2]!;
  CFB.utils.cfb_add(file, '/Workbook', content.toSpliced(after, 0, ...HIDDEN_ROW));
  return new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer);
}

const textOf = async (parts: readonly BlobPart[]): Promise<string> => new Blob([...parts]).text();

describe('hidden rows', () => {
  it('are read and counted, or become blank lines', async () => {
    const workbook = await openXlsx(new Blob([XLSX]));
    const all = await workbook.table('Data');
    expect([await all.text.text(), all.hiddenRows, all.rows, all.columns]).toEqual([ALL, 3, 9, 2]);
    const visible = await workbook.table('Data', { visible: true });
    expect([await visible.text.text(), visible.hiddenRows, visible.rows, visible.columns]).toEqual([VISIBLE, 3, 9, 1]);
  });

  it('are the same for the reader of other spreadsheets', async () => {
    const workbook = readWorkbook(XLSX);
    expect(workbook.sheets).toMatchObject([{ name: 'Data', hiddenRows: 3, rows: 9, columns: 2 }]);
    expect(await textOf(workbook.sheetParts('Data'))).toBe(ALL);
    expect(await textOf(workbook.sheetParts('Data', { visible: true }))).toBe(VISIBLE);
  });

  it.each<BookType>(['xlsx', 'xlsb', 'biff8', 'xlml'])('are known in files of type %s', async (bookType) => {
    const sheet = utils.aoa_to_sheet([['Name'], ['Ann'], ['Bob'], ['Cid']]);
    sheet['!rows'] = [{}, {}, { hidden: true }, { hpx: 30 }];
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Data');
    const bytes = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
    const workbook = readWorkbook(bookType === 'biff8' ? withHiddenRow(bytes) : bytes);
    expect(workbook.sheets).toMatchObject([{ hiddenRows: 1 }]);
    expect(await textOf(workbook.sheetParts('Data', { visible: true }))).toBe('Name\nAnn\n\nCid\n');
  });

  it('of OpenDocument are those that are collapsed or filtered', async () => {
    const row = (text: string, attributes = ''): string =>
      `<table:table-row ${attributes}><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row>`;
    const table = (name: string, rows: string): string => `<table:table table:name="${name}">${rows}</table:table>`;
    const spreadsheet = [
      table(
        'People',
        row('Name') +
          `<table:table-row-group>${row('Ann', 'table:visibility="collapse" table:number-rows-repeated="2"')}</table:table-row-group>` +
          row('Bob', 'table:visibility="visible"') +
          row('Cid', 'table:visibility="filter"') +
          row('Dan'),
      ),
      table('Plain', row('Name') + row('Ann')),
    ].join('');
    const workbook = readWorkbook(
      new TextEncoder().encode(
        `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet>${spreadsheet}</office:spreadsheet></office:body></office:document>`,
      ),
    );
    expect(workbook.sheets.map(({ name, hiddenRows }) => [name, hiddenRows])).toEqual([
      ['People', 3],
      ['Plain', 0],
    ]);
    expect(await textOf(workbook.sheetParts('People'))).toBe('Name\nAnn\nAnn\nBob\nCid\nDan\n');
    expect(await textOf(workbook.sheetParts('People', { visible: true }))).toBe('Name\n\n\nBob\n\nDan\n');
    expect(await textOf(workbook.sheetParts('Plain', { visible: true }))).toBe('Name\nAnn\n');
  });
});

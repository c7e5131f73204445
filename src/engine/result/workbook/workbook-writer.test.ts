import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { WORKBOOK_TYPE, WorkbookWriter } from './workbook-writer.js';

type Row = readonly (string | number)[];

async function written(
  rows: readonly Row[],
  { name = 'People', options = [] }: { readonly name?: string; readonly options?: readonly (readonly string[])[] } = {},
): Promise<Buffer> {
  const columns = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, at) => ({
    width: 12,
    options: options[at],
  }));
  const writer = new WorkbookWriter({ name, columns, frozenColumns: 1 });
  for (const row of rows) writer.addRow(row.map((value) => ({ value })));
  return Buffer.from(await (await writer.finish()).arrayBuffer());
}

/** The files of the archive by name, as its directory lists them. */
function filesOf(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [crc, packed, size, nameSize] = [16, 20, 24]
      .map((place) => zip.readUInt32LE(at + place))
      .concat(zip.readUInt16LE(at + 28)) as [number, number, number, number];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(start, start + packed));
    expect([content.length, crc32(content), zip.readUInt32LE(local + 14)]).toEqual([size, crc, crc]);
    files[zip.toString('utf8', at + 46, at + 46 + nameSize)] = content.toString('utf8');
    at += 46 + nameSize;
  }
  expect(at).toBe(end);
  return files;
}

test('spreadsheet programs read the cells as they were written', async () => {
  const rows: Row[] = [
    Array.from({ length: 60 }, (_, at) => `Column ${at}`),
    [' outer ', 'a < b & "c"', 'two\nlines', '_x0041_', 'é😀', -1.5, 0, '', '007'],
    Array.from({ length: 60 }, (_, at) => at),
  ];
  const zip = await written(rows);
  filesOf(zip);
  const { SheetNames, Sheets } = read(zip);
  expect(SheetNames).toEqual(['People']);
  const found = utils.sheet_to_json<Row>(Sheets['People']!, { header: 1, defval: '', raw: true });
  expect(found.map((cells, row) => cells.slice(0, rows[row]?.length))).toEqual(rows);
});

test('a sheet of megabytes keeps every row', async () => {
  const rows = Array.from({ length: 300 }, (_, row) => [row, `${row} ${'x'.repeat(9000)}`]);
  const sheet = filesOf(await written(rows))['xl/worksheets/sheet1.xml'] ?? '';
  const numbers = [...sheet.matchAll(/<row r="(\d+)">/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(rows.map(([row]) => Number(row) + 1));
  expect(sheet.endsWith('</sheetData></worksheet>')).toBe(true);
});

test('columns with options offer them in every row, from a hidden sheet', async () => {
  const zip = await written(
    [
      ['Name', 'Plan', 'Size'],
      ['Ann', 'Gold', 'S'],
      ['Bo', '', 'M'],
    ],
    {
      options: [[], ['Gold', 'Silver & more'], ['S', 'M', 'L']],
    },
  );
  const { SheetNames, Sheets, Workbook } = read(zip);
  expect(SheetNames).toEqual(['People', 'Lists']);
  expect(Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 1]);
  expect(utils.sheet_to_json(Sheets['Lists']!, { header: 1, defval: '' })).toEqual([
    ['Gold', 'S'],
    ['Silver & more', 'M'],
    ['', 'L'],
  ]);
  const sheet = filesOf(zip)['xl/worksheets/sheet1.xml'] ?? '';
  const rules = [...sheet.matchAll(/sqref="([^"]+)"><formula1>([^<]+)/g)].map(([, cells, list]) => [cells, list]);
  expect(rules).toEqual([
    ['B2:B3', 'Lists!$A$1:$A$2'],
    ['C2:C3', 'Lists!$B$1:$B$3'],
  ]);
});

test('no options are offered where there are no rows', async () => {
  const sheet = filesOf(await written([['Plan']], { options: [['Gold']] }))['xl/worksheets/sheet1.xml'];
  expect(sheet).not.toContain('dataValidation');
});

test('the sheet shows its columns and cells as asked', async () => {
  const columns = [{ width: 20 }, { width: 8.5, isHidden: true }, { width: 12, isHidden: false }];
  const writer = new WorkbookWriter({ name: 'People', columns, frozenColumns: 27 });
  const header = { tone: 'header' } as const;
  writer.addRow([
    { value: 'Name', style: header },
    { value: 5, style: { format: '0.00' } },
    { value: '', style: header },
  ]);
  writer.addRow([{ value: 'plain' }, { value: 'two\nlines' }, { value: ' x' }]);
  writer.addRow([{ value: '' }, { value: -0.5 }, { value: 'x\t' }]);
  const blob = await writer.finish();
  expect(blob.type).toBe(WORKBOOK_TYPE);
  const sheet = filesOf(Buffer.from(await blob.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet.slice(sheet.indexOf('<sheetViews>'))).toBe(
    '<sheetViews><sheetView workbookViewId="0">' +
      '<pane xSplit="27" ySplit="1" topLeftCell="AB2" activePane="bottomRight" state="frozen"/>' +
      '</sheetView></sheetViews><cols><col min="1" max="1" width="20" customWidth="1"/>' +
      '<col min="2" max="2" width="8.5" customWidth="1" hidden="1"/>' +
      '<col min="3" max="3" width="12" customWidth="1"/></cols><sheetData>' +
      '<row r="1"><c r="A1" s="1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" s="2"><v>5</v></c><c r="C1" s="1"/></row>' +
      '<row r="2"><c r="A2" s="0" t="inlineStr"><is><t>plain</t></is></c>' +
      '<c r="B2" s="0" t="inlineStr"><is><t xml:space="preserve">two\nlines</t></is></c>' +
      '<c r="C2" s="0" t="inlineStr"><is><t xml:space="preserve"> x</t></is></c></row>' +
      '<row r="3"><c r="A3" s="0"/><c r="B3" s="0"><v>-0.5</v></c>' +
      '<c r="C3" s="0" t="inlineStr"><is><t xml:space="preserve">x\t</t></is></c></row>' +
      '</sheetData></worksheet>',
  );
});

test('what XML cannot hold is written as a code', async () => {
  const [text, expected] = ['a\u0000\u001fb_x0041_\ufffe_x', 'a_x0000__x001F_b_x005F_x0041__xFFFE__x'];
  const sheet = filesOf(await written([[text]]))['xl/worksheets/sheet1.xml'] ?? '';
  expect(/<t[^>]*>([^<]*)</.exec(sheet)?.[1]).toBe(expected);
});

test('the parts of the file are those that it declares', async () => {
  for (const [options, sheets] of [
    [[], 1],
    [[['Gold']], 2],
  ] as const) {
    const files = filesOf(await written([['a'], ['b']], { options }));
    const declared = [...files['[Content_Types].xml']!.matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name);
    const related = [...files['xl/_rels/workbook.xml.rels']!.matchAll(/Id="([^"]+)"[^>]*Target="([^"]+)"/g)];
    const names = [
      'workbook.xml',
      'styles.xml',
      ...Array.from({ length: sheets }, (_, at) => `worksheets/sheet${at + 1}.xml`),
    ];
    expect(declared).toEqual(names.map((name) => `xl/${name}`));
    expect(
      Object.keys(files)
        .filter((name) => name.startsWith('xl/') && !name.endsWith('.rels'))
        .toSorted(),
    ).toEqual(declared.toSorted());
    expect(related.map(([, id, target]) => [id, target])).toEqual(
      [...names.slice(2), 'styles.xml'].map((name, at) => [`rId${at + 1}`, name]),
    );
  }
});

test.each([
  ['[Q1] a/b: c?', 'Q1  a b  c'],
  ['x'.repeat(40), 'x'.repeat(31)],
  ["''", 'Sheet1'],
  ['Lists', 'Sheet1'],
  ['R&D <1>', 'R&D <1>'],
])('the sheet of "%s" is named "%s"', async (name, sheet) => {
  expect(read(await written([['a']], { name })).SheetNames).toEqual([sheet]);
});

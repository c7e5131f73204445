import { describe, expect, it } from 'vitest';
import { scanChunks } from './byte-window.js';
import { readCellFormats } from './cell-formats.js';
import { CellWriter } from './cell-writer.js';
import { SharedStrings } from './shared-strings.js';
import { OtherReaderNeeded } from './other-reader-needed.js';
import { SheetLines, type SheetTable } from './sheet-lines.js';
import { SheetScanner } from './sheet-scanner.js';
import { blobStore } from './text-store.js';

const LIMIT = 16 << 20;

interface Parts {
  /** The XML of the rows. */
  readonly rows: string;
  /** The XML of the shared strings. */
  readonly strings?: string;
  /** The XML of the number formats. */
  readonly styles?: string;
  /** Whether hidden rows are left out. */
  readonly visible?: boolean;
  /** The XML that follows the rows. */
  readonly after?: string;
}

/** Scans a text that arrives in pieces of this many bytes. */
async function scanned(text: string, size: number, scan: Parameters<typeof scanChunks>[1]['scan']): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  const read = async (onChunk: (chunk: Uint8Array) => boolean): Promise<void> => {
    for (let at = 0; at < bytes.length; at += size) if (!onChunk(bytes.subarray(at, at + size))) return;
  };
  await scanChunks(read, { scan, maxBytes: LIMIT });
}

/** The text of a sheet whose XML arrives in pieces of this many bytes. */
async function textOf(parts: Parts, size = LIMIT): Promise<string> {
  return (await tableOf(parts, size)).text.text();
}

async function tableOf(
  { rows, strings = '', styles = '', visible, after = '' }: Parts,
  size = LIMIT,
): Promise<SheetTable> {
  const shared = new SharedStrings(LIMIT);
  await scanned(`<sst>${strings}</sst>`, size, (window) => shared.scan(window));
  const lines = new SheetLines(LIMIT, blobStore(), { visible });
  const formats = readCellFormats(styles, false);
  const scanner = new SheetScanner(lines, new CellWriter({ lines, formats, strings: shared, date1904: false }));
  const sheet = `<worksheet><cols><col/></cols><sheetData>${rows}</sheetData><c r="A9"><v>9</v></c>${after}</worksheet>`;
  await scanned(sheet, size, (window) => scanner.scan(window));
  expect(scanner.isComplete).toBe(true);
  return lines.finish(scanner.merges.ranges());
}

const LONG = 'much text '.repeat(20);

const row = (cells: string): Parts => ({ rows: `<row r="1">${cells}</row>` });

describe('a sheet that arrives in pieces is read like a whole one', () => {
  it.each<[string, Parts, string]>([
    [
      'values',
      row('<c r="A1"><v>1.25</v></c><c r="B1" t="b"><v>1</v></c><c t="e"><v>#N/A</v></c>'),
      '1.25,TRUE,#N/A\n',
    ],
    ['formulas', row('<c r="A1"><f>B1+1</f><v>12</v></c><c r="B1"><f si="0"/><v>7</v></c><c><f/></c>'), '12,7\n'],
    [
      'inline strings',
      row('<c r="A1" t="inlineStr"><is><t>a, "é"</t></is></c><c r="B1"><v>2</v></c>'),
      '"a, ""é""",2\n',
    ],
    [
      'shared strings',
      {
        ...row('<c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c><c r="D1" t="s"><v>2</v></c>'),
        strings: '<si><t>one</t></si><si><r><t>t</t></r><r><t>wo &amp; 2</t></r></si><si/>',
      },
      'two & 2,one\n',
    ],
    ['comments and CDATA', row('<!-- <c><v>8</v></c> --><c r="A1" t="str"><v><![CDATA[<b>]]></v></c>'), '<b>\n'],
    ['entities in CDATA', row('<c r="A1" t="str"><v><![CDATA[a &amp; b]]> &amp; c</v></c>'), 'a &amp; b & c\n'],
    [
      'a long string',
      { ...row('<c t="s"><v>0</v></c><c><v>1</v></c>'), strings: `<si><t>${LONG}</t></si>` },
      `${LONG},1\n`,
    ],
    ['dates', row('<c r="A1" t="d"><v>2021-01-01</v></c><c r="B1" t="d"><v>so&amp;on</v></c>'), '44197,so&on\n'],
    ['two values, of which the first counts', row('<c r="A1"><v>1</v><v>2</v></c>'), '1\n'],
    [
      'rows that only their cells number',
      { rows: '<row><c r="B2"><v>1</v></c></row><row><c r="A4"><v>2</v></c></row>' },
      '\n,1\n\n2,\n',
    ],
    ['elements that begin like cells', { rows: '<row><cx/><col><v>1</v></col><c><v>2</v></c></row>' }, '2\n'],
    ['prefixes', { rows: '<x:row r="1"><x:c r="A1"><x:v>3</x:v></x:c></x:row>' }, '3\n'],
    ['empty cells and rows', { rows: '<row/><row><c/><c s="0"></c><c><v>3</v></c></row><row></row>' }, '\n,,3\n'],
    ['spaces in tags', row('<c r="A1" t="str" ><f  >x</f ><v >a</v ></c ><c  r="B1"><v>4</v></c>'), 'a,4\n'],
    ['line ends between tags', row('\n<c r="A1">\n<v>5</v>\n</c>\n'), '5\n'],
    ['a value before its formula', row('<c r="A1"><v>5</v><f>1</f></c><c r="B1" t="inlineStr"><v>6</v></c>'), '5\n'],
  ])('with %s', async (_, parts, text) => {
    expect(await textOf(parts)).toBe(text);
    for (const size of [1, 2, 3, 5, 8, 13, 21]) expect(await textOf(parts, size), `${size} bytes`).toBe(text);
  });
});

describe('a number', () => {
  const styled = (format: string, values: readonly string[]): Parts => ({
    ...row(values.map((value) => `<c s="0"><v>${value}</v></c>`).join('')),
    styles: `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
  });

  it.each<[format: string, values: readonly string[], texts: string]>([
    ['0.0;-0.00;0.0000', ['1', '-1', '0', '2.25', '-0.5', '0.5'], '1.0,-1.00,0.0000,2.25,-0.50,0.5'],
    ['0.00;"low";"none"', ['1', '-1', '0'], '1.00,low,none'],
    ['0.0', ['10', '7.25', '-3', '0', '1E1', '0.1'], '10.0,7.25,-3.0,0.0,10.0,0.1'],
    ['0000', ['7', '-7', '12345'], '0007,-0007,12345'],
    [
      'yyyy-mm-dd',
      ['44197', '44197', '44198', '44197.5', '-1', '99999999'],
      '2021-01-01,2021-01-01,2021-01-02,2021-01-01,-1,99999999',
    ],
    ['0 "é"', ['5'], '5'],
    ['"é"0000', ['5'], 'é0005'],
    ['"a, b"', ['5'], '"a, b"'],
    ['General', ['1.50', '0.30000000000000004', '1e-7', '+4', '007'], '1.5,0.3,0.0000001,4,7'],
  ])('in the format %s: %j is %s', async (format, values, texts) => {
    expect(await textOf(styled(format.replaceAll('"', '&quot;'), values))).toBe(`${texts}\n`);
  });
});

it.each([
  ['a cell of another row behind one without a number', '<row><c r="A1"><v>1</v></c><c r="A2"><v>2</v></c></row>'],
  ['a cell of another row in one with a number', '<row r="1"><c r="A2"><v>2</v></c></row>'],
  ['two cells of one column', '<row><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>'],
  ['two rows of one number', '<row r="2"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row>'],
  ['a reference that is not one', '<row><c r="A1x"><v>1</v></c></row>'],
])('a sheet with %s is left to the other reader', async (_, rows) => {
  await expect(textOf({ rows })).rejects.toBeInstanceOf(OtherReaderNeeded);
});

it.each<[string, boolean | undefined, string]>([
  ['part of the text', undefined, '1\n2\n3\n4\n5\n'],
  ['blank lines where only visible rows are wanted', true, '1\n\n\n4\n5\n'],
])('hidden rows are counted, and %s', async (_, visible, text) => {
  const attributes = ['', 'hidden="1"', 'hidden="true"', 'hidden="0"', 'hiddes="1"'];
  const rows = attributes.map((attribute, at) => `<row r="${at + 1}" ${attribute}><c><v>${at + 1}</v></c></row>`);
  const table = await tableOf({ rows: rows.join(''), visible });
  expect(await table.text.text()).toBe(text);
  expect(table).toMatchObject({ rows: 5, columns: 1, hiddenRows: 2 });
});

it.each<[string, string, number]>([
  ['no value', '<c><f>A1*2</f></c>', 1],
  ['an empty value', '<c><f>A1*2</f><v></v></c>', 1],
  ['an empty value in one tag', '<c><f>A1*2</f><v/></c>', 1],
  ['a reference to the formula of another cell', '<c><f t="shared" si="0"/></c>', 1],
  ['a prefix', '<x:c><x:f>A1*2</x:f></x:c>', 1],
  ['a value', '<c><f>A1*2</f><v>4</v></c><c><f>A1*2</f><v>&#52;</v></c>', 0],
  ['an empty text', '<c t="str"><f>""</f><v></v></c><c t="str"><f>""</f><v/></c>', 0],
])('formulas without a stored value are counted: %s', async (_, cells, count) => {
  expect(await tableOf(row(`${cells}<c><v>2</v></c><c/>`))).toMatchObject({ blankFormulas: count });
});

it.each<[string, string, number]>([
  ['as programs write them', '<c t="e"><v>#REF!</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c>', 2],
  ['with a prefix', '<x:c t="e"><x:v>#N/A</x:v></x:c>', 1],
  ['without a value', '<c t="e"/><c t="e"><v></v></c>', 0],
  ['as texts', '<c t="inlineStr"><is><t>#N/A</t></is></c><c t="str"><v>#N/A</v></c>', 0],
])('cells with an error are counted: %s', async (_, cells, count) => {
  expect(await tableOf(row(`${cells}<c><v>2</v></c>`))).toMatchObject({ errorCells: count });
});

it('formulas and errors in hidden rows are not counted where only visible rows are wanted', async () => {
  const rows = '<row r="1" hidden="1"><c><f>B1</f></c><c t="e"><v>#N/A</v></c></row>';
  expect(await tableOf({ rows })).toMatchObject({ blankFormulas: 1, errorCells: 1 });
  expect(await tableOf({ rows, visible: true })).toMatchObject({ blankFormulas: 0, errorCells: 0 });
});

const merges = (...references: readonly string[]): string =>
  `<mergeCells>${references.map((reference) => `<mergeCell ref="${reference}"/>`).join('')}</mergeCells>`;

it.each([1, 7, LIMIT])('merged cells are found after the rows, in pieces of %d bytes', async (size) => {
  const rows = '<row><c r="AB1"><v>1</v></c></row><row r="9"><c><v>1</v></c></row>';
  const found = merges('AB2:AC3', 'A2:A4', 'A1:B1', 'A20:A30', 'AC1:AC2', 'B1:B2');
  const after = `<autoFilter ref="A1:B9"/><!-- <mergeCell ref="C1:C2"/> -->${found}<x ref="A7:A8"/>`;
  expect((await tableOf({ rows, after }, size)).merged).toEqual([
    { row: 0, lastRow: 1, column: 1 },
    { row: 1, lastRow: 3, column: 0 },
    { row: 1, lastRow: 2, column: 27 },
  ]);
});

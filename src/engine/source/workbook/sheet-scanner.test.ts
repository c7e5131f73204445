import { describe, expect, it } from 'vitest';
import { scanChunks } from './byte-window.js';
import { readCellFormats } from './cell-formats.js';
import { CellWriter } from './cell-writer.js';
import { SharedStrings } from './shared-strings.js';
import { SheetLines } from './sheet-lines.js';
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
async function textOf({ rows, strings = '', styles = '' }: Parts, size = LIMIT): Promise<string> {
  const shared = new SharedStrings(LIMIT);
  await scanned(`<sst>${strings}</sst>`, size, (window) => shared.scan(window));
  const lines = new SheetLines(LIMIT, blobStore());
  const formats = readCellFormats(styles, false);
  const scanner = new SheetScanner(lines, new CellWriter({ lines, formats, strings: shared, date1904: false }));
  const sheet = `<worksheet><cols><col/></cols><sheetData>${rows}</sheetData><c r="A9"><v>9</v></c></worksheet>`;
  await scanned(sheet, size, (window) => scanner.scan(window));
  expect(scanner.isComplete).toBe(true);
  return (await lines.finish()).text.text();
}

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

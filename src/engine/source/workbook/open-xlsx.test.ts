import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { utils, write, type WorkBook } from 'xlsx';
import { EngineError } from '../../engine-error.js';
import { openOwn } from '../../testing/open-any.js';
import { xlsxFile } from '../../testing/xlsx-file.js';
import { zipFile, type ZipPart } from '../../testing/zip-file.js';
import { readWorkbook } from '../excel/xlsx-reader.js';
import { loadDecoders } from '../text/text-decoders.js';
import { openXlsx, OtherReaderNeeded, xlsxLimits } from './open-xlsx.js';

beforeAll(loadDecoders);

const STYLES_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml';
const bytesOf = (book: WorkBook): Uint8Array<ArrayBuffer> =>
  new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer);

/** The text of the first sheet. */
async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const workbook = await openOwn(bytes);
  if (!workbook) throw new Error('left to the other reader');
  return workbook.sheetText(workbook.sheets[0]!.name);
}

/** A workbook whose sheet has these rows, in the XML of `sheetData`. */
const sheet = (rows: string, more: Partial<Parameters<typeof xlsxFile>[0]> = {}): Uint8Array<ArrayBuffer> =>
  xlsxFile({ sheet: `<sheetData>${rows}</sheetData>`, ...more });
const row = (cells: string): Uint8Array<ArrayBuffer> => sheet(`<row r="1">${cells}</row>`);

describe('a sheet', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['numbers', row('<c r="A1"><v>1.50</v></c><c r="B1"><v>-0</v></c><c r="C1"><v>1E3</v></c>'), '1.5,0,1000\n'],
    ['digits that are rounded', row('<c r="A1"><v>0.30000000000000004</v></c>'), '0.3\n'],
    ['booleans', row('<c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>false</v></c>'), 'TRUE,FALSE\n'],
    ['errors', row('<c r="A1" t="e"><v>#N/A</v></c>'), '#N/A\n'],
    ['inline strings', row('<c r="A1" t="inlineStr"><is><t xml:space="preserve"> a </t></is></c>'), ' a \n'],
    [
      'rich text without phonetic readings',
      row('<c r="A1" t="inlineStr"><is><r><t>Ta</t></r><r><t>ro</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is></c>'),
      'Taro\n',
    ],
    ['values of formulas', row('<c r="A1" t="str"><f t="shared" ref="A1:A2" si="0">A2&amp;1</f><v>=x</v></c>'), '=x\n'],
    ['formulas without a value', row('<c r="A1"><f>1+1</f></c><c r="B1"><f t="shared" si="0"/><v>7</v></c>'), ',7\n'],
    ['entities', row('<c r="A1" t="str"><v>&lt;a&gt; &amp; &#66;&#x43;</v></c>'), '<a> & BC\n'],
    ['escaped characters', row('<c r="A1" t="str"><v>a_x000A_b_x005F_c_d</v></c>'), '"a\nb_c_d"\n'],
    ['line ends', row('<c r="A1" t="str"><v>a\r\nb</v></c>'), '"a\nb"\n'],
    ['quotes and commas', row('<c r="A1" t="str"><v>a,"b"</v></c>'), '"a,""b"""\n'],
    ['CDATA', row('<c r="A1" t="str"><v><![CDATA[<b> & ]]></v></c>'), '<b> & \n'],
    ['comments', row('<!-- <c r="A1"><v>9</v></c> --><c r="A1"><!-- a --><v>1</v></c>'), '1\n'],
    ['attributes in other quotes and order', row(`<c t='str' r='B1' ><v >x</v></c >`), ',x\n'],
    [
      'no references',
      sheet('<row><c><v>1</v></c><c/><c><v>3</v></c></row><row/><row><c><v>4</v></c></row>'),
      '1,,3\n\n4,,\n',
    ],
    [
      'sparse rows',
      sheet('<row r="3"><c r="C3"><v>1</v></c></row><row r="5"><c r="A5"><v>2</v></c></row>'),
      '\n\n,,1\n\n2,,\n',
    ],
    [
      'a row that is wider than those before',
      sheet('<row><c><v>1</v></c></row><row><c t="str"><v>a\nb</v></c><c><v>3</v></c></row>'),
      '1,\n"a\nb",3\n',
    ],
    ['no rows', xlsxFile({ sheet: '<sheetData/>' }), ''],
    [
      'an extent that is not true',
      xlsxFile({
        sheet: '<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>',
      }),
      '1\n',
    ],
    [
      'prefixes',
      xlsxFile({
        sheet:
          '<x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c><x:c r="B1"><x:v>2</x:v></x:c></x:row></x:sheetData>',
      }),
      'a,2\n',
    ],
    [
      'merged cells',
      xlsxFile({
        sheet:
          '<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"/></row></sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
      }),
      '1\n',
    ],
  ])('with %s', async (name, bytes, text) => {
    expect(await textOf(bytes)).toBe(text);
    // The other reader leaves out empty rows without a number, and reads comments.
    if (name !== 'no references' && name !== 'comments') expect(readWorkbook(bytes).sheetText('Data')).toBe(text);
  });

  it('of Excel’s full size', async () => {
    const far = sheet('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>');
    const workbook = await openOwn(far);
    expect(workbook?.sheets).toEqual([
      {
        name: 'Data',
        hidden: false,
        empty: false,
        rows: 1_048_576,
        columns: 16_384,
        hiddenRows: 0,
        blankFormulas: 0,
        errorCells: 0,
        merged: [],
      },
    ]);
    expect(workbook?.sheetText('Data')).toBe(readWorkbook(far).sheetText('Data'));
  });

  it.each([
    ['a row after the last', '<row r="1048577"><c r="A1048577"><v>1</v></c></row>'],
    ['a column after the last', '<row r="1"><c r="XFE1"><v>1</v></c></row>'],
  ])('with %s is broken', async (_, rows) => {
    await expect(textOf(sheet(rows))).rejects.toMatchObject({ code: 'broken-file' });
  });

  it.each([
    ['rows out of order', '<row r="2"><c r="A2"><v>1</v></c></row><row r="1"><c r="A1"><v>2</v></c></row>'],
    ['cells out of order', '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>2</v></c></row>'],
    ['a cell of another row', '<row r="1"><c r="A2"><v>1</v></c></row>'],
    ['row 0', '<row r="0"><c r="A0"><v>1</v></c></row>'],
    ['a string that does not exist', '<row r="1"><c r="A1" t="s"><v>7</v></c></row>'],
  ])('with %s is left to the other reader', async (_, rows) => {
    expect(await openOwn(sheet(rows))).toBeNull();
  });

  it('that does not end is left to the other reader', async () => {
    const cut = xlsxFile({ sheet: '<sheetData><row r="1"><c r="A1"><v>1</v></c></row>' });
    expect(await openOwn(cut)).toBeNull();
  });

  it('reads what the other reader gets wrong', async () => {
    const strings = '<si/><si><t>a &amp;amp; b</t></si><si><t/></si><si><t>\u{1F600}&#128512;</t></si>';
    const cells = [0, 1, 2, 3].map((index) => `<c t="s"><v>${index}</v></c>`).join('');
    expect(await textOf(sheet(`<row>${cells}</row>`, { strings }))).toBe(',a &amp; b,,😀😀\n');
    expect(await textOf(row('<c t="str"><v>&amp;lt;</v></c><c t="e"><v>#SPILL!</v></c>'))).toBe('&lt;,#SPILL!\n');
    expect(await textOf(row('<c t="b"/><c t="x"><v>1</v></c>'))).toBe(',1\n');
  });
});

describe('number formats', () => {
  const styled = (styles: string, cells: string): Uint8Array<ArrayBuffer> => {
    const file = { name: 'xl/styles.xml', content: `<styleSheet>${styles}</styleSheet>` };
    const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/styles.xml" ContentType="${STYLES_TYPE}"/></Types>`;
    const parts = [{ name: '[Content_Types].xml', content: types }, file];
    return xlsxFile({
      sheet: `<sheetData><row r="1">${cells}</row></sheetData>`,
      more: parts,
      omit: '[Content_Types].xml',
    });
  };

  it.each([
    ['<xf numFmtId="14"/>', '44197', '2021-01-01'],
    ['<xf numFmtId="22"/>', '44197.5', '2021-01-01 12:00'],
    ['<xf numFmtId="2"/>', '12.5', '12.50'],
    ['<xf numFmtId="2"/>', '-12', '-12.00'],
    ['<xf numFmtId="9"/>', '0.125', '12.5%'],
    ['<xf numFmtId="57"/>', '44197', '2021-01-01'],
    ['<xf numFmtId="1"><alignment/></xf>', '7', '7'],
  ])('%s: %s is %s', async (format, value, text) => {
    const bytes = styled(`<cellXfs><xf numFmtId="0"/>${format}</cellXfs>`, `<c r="A1" s="1"><v>${value}</v></c>`);
    expect(await textOf(bytes)).toBe(`${text}\n`);
  });

  it('of the workbook itself', async () => {
    const formats = '<numFmts><numFmt numFmtId="164" formatCode="&quot;INV-&quot;0000"/></numFmts>';
    const bytes = styled(`${formats}<cellXfs><xf numFmtId="164"/></cellXfs>`, '<c r="A1" s="0"><v>12</v></c>');
    expect(await textOf(bytes)).toBe('INV-0012\n');
    const conditional = formats.replace(/formatCode="[^"]*"/, 'formatCode="[&gt;=100]0.0;0.00"');
    const cells = '<c r="A1" s="0"><v>99</v></c><c r="B1" s="0"><v>100</v></c>';
    expect(await textOf(styled(`${conditional}<cellXfs><xf numFmtId="164"/></cellXfs>`, cells))).toBe('99.00,100.0\n');
  });
});

describe('sheets that a writer makes', () => {
  const cell = fc.oneof(
    fc.constant(null),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('a,b', 'say "no"', 'two\nlines', ' x ', '&amp;', '_x0041_', '<b>', '0012', '東京', '😀'),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.record({
      t: fc.constant('n'),
      v: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.double({ min: -1e6, max: 1e6, noNaN: true })),
      z: fc.constantFrom(
        '0.00',
        '#,##0',
        '0%',
        'yyyy-mm-dd',
        'm/d/yy h:mm',
        '[h]:mm:ss',
        '00000',
        '0.000',
        '#,##0.00;(#,##0.00)',
        '"yes";;"no"',
      ),
    }),
  );
  const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 });

  it('are read like the other reader reads them', async () => {
    await fc.assert(
      fc.asyncProperty(rows, rows, fc.boolean(), async (first, second, date1904) => {
        const book = utils.book_new();
        utils.book_append_sheet(book, utils.aoa_to_sheet(first), 'First');
        utils.book_append_sheet(book, utils.aoa_to_sheet(second), 'Second');
        book.Workbook = { WBProps: { date1904 }, Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
        const bytes = bytesOf(book);
        const own = await openOwn(bytes);
        const other = readWorkbook(bytes);
        expect(own?.sheets).toEqual(other.sheets);
        for (const { name } of other.sheets) expect(own?.sheetText(name)).toBe(other.sheetText(name));
      }),
      { numRuns: 150 },
    );
  });
});

describe('limits', () => {
  const deflated = (name: string, content: string): ZipPart => ({
    name,
    content,
    packed: new Uint8Array(deflateRawSync(content)),
  });

  it.each([
    ['compressed whitespace', {}],
    ['a size that is not true', { claimedSize: 100 }],
    ['a size that is claimed only', { claimedSize: 3_000_000_000 }],
  ])('refuse %s', async (_, more) => {
    const bomb = zipFile([{ ...deflated('[Content_Types].xml', ' '.repeat(40 << 20)), ...more }]);
    const what = 'claimedSize' in more && more.claimedSize > 100 ? 'maxEntryBytes' : 'maxRatio';
    await expect(openOwn(bomb)).rejects.toMatchObject({ code: 'file-too-large', params: { what } });
  });

  it('refuse one long text in many cells', async () => {
    const cells = '<c t="s"><v>0</v></c>'.repeat(100);
    const strings = `<si><t>${'long '.repeat(1000)}</t></si>`;
    const bomb = sheet(`<row>${cells}</row>`.repeat(100), { strings });
    const limits = { ...xlsxLimits, maxTextBytes: 10_000_000 };
    const workbook = await openXlsx(new Blob([bomb]), { limits });
    await expect(workbook.table('Data')).rejects.toMatchObject({
      code: 'file-too-large',
      params: { limit: 10_000_000, what: 'maxTextBytes' },
    });
    expect(await openOwn(bomb)).not.toBeNull();
  });

  it('report encrypted parts', async () => {
    const locked = zipFile([{ name: '[Content_Types].xml', content: 'x', flags: 1 }]);
    await expect(openOwn(locked)).rejects.toMatchObject({ code: 'encrypted-file' });
  });
});

describe('damaged workbooks', () => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Name', 'Ö, "x"'],
      [1, true],
      ['a & b', 1.5],
    ]),
    'Data',
  );
  const packed = bytesOf(book);
  const stored = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);

  /** Reads all sheets. Nothing but the errors of the engine is thrown. */
  async function readsOrRefuses(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      await openOwn(bytes);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }

  it.each([
    ['packed', packed],
    ['stored', stored],
  ])('that are cut off anywhere are refused or left to the other reader: %s', async (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 61) {
      await expect(openXlsx(new Blob([bytes.subarray(0, length)]))).rejects.toBeInstanceOf(OtherReaderNeeded);
    }
  });

  it('with any other bytes fail in no other way', async () => {
    const change = fc.record({ at: fc.nat(), byte: fc.integer({ min: 0, max: 255 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(packed, stored),
        fc.array(change, { minLength: 1, maxLength: 8 }),
        async (bytes, changes) => {
          const damaged = bytes.slice();
          for (const { at, byte } of changes) damaged[at % damaged.length] = byte;
          await readsOrRefuses(damaged);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('with any markup in the sheet fail in no other way', async () => {
    const piece = fc.constantFrom(
      ...[
        '<row',
        '<row r="1">',
        '</row>',
        '<c',
        '<c r="A1">',
        '<c r="B2" t="s">',
        ' t="',
        '"',
        '>',
        '</c>',
        '<v>',
        '</v>',
        '<v/>',
      ],
      ...[
        '1',
        '&amp;',
        '&',
        '<is>',
        '<t>',
        '</t>',
        '</is>',
        '<f>',
        '</f>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '</',
        '/>',
        '<',
        '\n',
      ],
      ...['</sheetData>', '<x:c r="A1">', '</x:c>', '_x0041_', 'é'],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        await readsOrRefuses(sheet(pieces.join(''), { strings: pieces.join('') }));
      }),
      { numRuns: 600 },
    );
  });
});

describe('the chunks of a stream', () => {
  it('may end anywhere', async () => {
    // Stored content comes in the chunks of the blob.
    const text = 'é, "x" &amp; '.repeat(3);
    const cells = `<c r="A1" t="inlineStr"><is><t>${text}</t></is></c><c r="B1" s="0"><f>1</f><v>1.25</v></c>`;
    const rows = Array.from(
      { length: 4000 },
      (_, index) => `<row r="${index + 1}">${cells.replace(/([AB])1/g, `$1${index + 1}`)}</row>`,
    );
    const expected = `"${'é, ""x"" & '.repeat(3)}",1.25\n`.repeat(4000);
    for (const shift of [0, 1, 7, 30]) {
      expect(await textOf(xlsxFile({ sheet: `${' '.repeat(shift)}<sheetData>${rows.join('')}</sheetData>` }))).toBe(
        expected,
      );
    }
  });
});

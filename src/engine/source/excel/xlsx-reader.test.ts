import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { CFB, utils, write, type BookType, type WorkBook, type WorkSheet } from 'xlsx';
import { xlsxFile } from '../../testing/xlsx-file.js';
import { zipFile } from '../../testing/zip-file.js';
import { detectFormat } from '../detect-format.js';
import { loadDecoders } from '../text/text-decoders.js';
import { readWorkbook } from './xlsx-reader.js';

beforeAll(loadDecoders);

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const failure = (code: string, params: object = {}): unknown =>
  expect.objectContaining({ code, params: expect.objectContaining(params) });

interface SheetOptions {
  readonly hidden?: 0 | 1 | 2;
}

function bookOf(sheets: Readonly<Record<string, WorkSheet>>, hidden: readonly SheetOptions[] = []): WorkBook {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = { Sheets: book.SheetNames.map((name, index) => ({ name, Hidden: hidden[index]?.hidden ?? 0 })) };
  return book;
}

const bytesOf = (book: WorkBook, bookType: BookType = 'xlsx'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(write(book, { type: 'array', bookType, cellDates: false }) as ArrayBuffer);

/** The text of the only or first sheet. */
const textOf = (bytes: Uint8Array): string => {
  const workbook = readWorkbook(bytes);
  return workbook.sheetText(workbook.sheets[0]!.name);
};

const PEOPLE: readonly (readonly unknown[])[] = [
  ['Name', 'Born', 'Amount', 'Member'],
  ['Zoë, "Z"', { t: 'n', v: 26_000, z: 'yyyy-mm-dd' }, { t: 'n', v: 12.5, z: '0.00' }, true],
  ['Łukasz\nB', { t: 'n', v: 44_197.5, z: 'yyyy-mm-dd hh:mm' }, { t: 'n', v: -0.125, z: '0.0%' }, false],
  ['東京', null, { t: 'n', v: 1234, z: '00000' }, null],
];
const PEOPLE_TEXT = [
  'Name,Born,Amount,Member',
  '"Zoë, ""Z""",1971-03-08,12.50,TRUE',
  '"Łukasz\nB",2021-01-01 12:00,-12.5%,FALSE',
  '東京,,01234,',
  '',
].join('\n');

const peopleBook = (): WorkBook => bookOf({ People: utils.aoa_to_sheet(PEOPLE as unknown[][]) });

describe('every kind of workbook', () => {
  it.each<BookType>(['xlsx', 'xlsm', 'xlsb', 'biff8', 'xlml'])('%s', async (kind) => {
    const bytes = bytesOf(peopleBook(), kind);
    expect(await detectFormat(new Blob([bytes]))).toBe('excel');
    expect(textOf(bytes)).toBe(PEOPLE_TEXT);
  });

  it.each<BookType>(['ods', 'fods'])('%s, whose writer loses formats', async (kind) => {
    const bytes = bytesOf(
      bookOf({
        Data: utils.aoa_to_sheet([
          ['a', 'b'],
          [1.5, true],
          ['x & y', null],
        ]),
      }),
      kind,
    );
    expect(await detectFormat(new Blob([bytes]))).toBe('excel');
    expect(textOf(bytes)).toBe('a,b\n1.5,TRUE\nx & y,\n');
  });

  it('an .xls from before Unicode, in the code page it names', () => {
    const bytes = bytesOf(
      bookOf({
        Data: utils.aoa_to_sheet([
          ['Name', 'Amount'],
          ['Quelle', 1.5],
        ]),
      }),
      'biff5',
    );
    expect(textOf(bytes)).toBe('Name,Amount\nQuelle,1.5\n');
    const word = encode('Quelle').join();
    const at = bytes.findIndex((_, index) => bytes.subarray(index, index + 6).join() === word);
    bytes.set([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], at);
    const page = bytes.findIndex((byte, index) => byte === 0x42 && bytes[index + 1] === 0 && bytes[index + 2] === 2);
    bytes.set([1251 & 255, 1251 >> 8], page + 4);
    expect(textOf(bytes)).toBe('Name,Amount\nПривет,1.5\n');
  });

  it('an HTML table saved as .xls, with texts unchanged', () => {
    const rows =
      '<tr><th>Code<th>Gr&ouml;&szlig;e</tr><tr><td>007</td><td>1.234,50 &euro;</td></tr><tr><td>1/2</td><td>a &amp; b</td></tr>';
    const expected = 'Code,Größe\n007,"1.234,50 €"\n1/2,a & b\n';
    const page = (head: string): string =>
      `${head}<table>${rows.replaceAll('<th>', '</th><th>').replace('</th>', '')}</table></html>`;
    expect(textOf(encode(page('<html><meta charset="utf-8">')))).toBe(expected);
    expect(textOf(encode(page('\ufeff\n <html>')))).toBe(expected);
    expect(textOf(encode(page('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html><html>')))).toBe(expected);
    const legacy = Uint8Array.from(page('<html>').replace('&ouml;&szlig;', 'öß'), (character) =>
      character.charCodeAt(0),
    );
    expect(textOf(legacy)).toBe(expected);
    const declared = page('<html><meta http-equiv="x" content="text/html; charset=windows-1251">').replace(
      'Gr&ouml;&szlig;e',
      'PP',
    );
    const cyrillic = Uint8Array.from(declared, (character) => (character === 'P' ? 0xcf : character.charCodeAt(0)));
    expect(textOf(cyrillic)).toBe(expected.replace('Größe', 'ПП'));
  });

  it('XML of Excel 2003, with dates of both systems', () => {
    const cells =
      '<Row><Cell><Data ss:Type="String">Day</Data></Cell><Cell ss:Index="3"><Data ss:Type="Number">12.5</Data></Cell></Row>' +
      '<Row ss:Index="3"><Cell><Data ss:Type="DateTime">2021-01-01T00:00:00.000</Data></Cell></Row>';
    const file = (more: string): Uint8Array =>
      encode(
        `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel">${more}<Worksheet ss:Name="A"><Table>${cells}</Table></Worksheet></Workbook>`,
      );
    expect(textOf(file(''))).toBe('Day,,12.5\n\n2021-01-01,,\n');
    expect(textOf(file('<x:ExcelWorkbook><x:Date1904/></x:ExcelWorkbook>'))).toBe('Day,,12.5\n\n2021-01-01,,\n');
  });

  it('OpenDocument keeps the time of a date whose format cannot be found', () => {
    const row =
      '<table:table-row><table:table-cell office:value-type="date" office:date-value="2009-08-16T05:43:21"/><table:table-cell office:value-type="date" office:date-value="2009-08-16"/></table:table-row>';
    const text = `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="T">${row}</table:table></office:spreadsheet></office:body></office:document>`;
    expect(textOf(encode(text))).toBe('2009-08-16 05:43:21,2009-08-16\n');
    const packaged = zipFile([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      { name: 'content.xml', content: text.replaceAll('office:document', 'office:document-content') },
      { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>' },
    ]);
    expect(textOf(packaged)).toBe('2009-08-16 05:43:21,2009-08-16\n');
  });
});

describe('files with a misleading name', () => {
  it('are recognized by their content', async () => {
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...[...'a\tb\n1\t2\n'].flatMap((character) => [character.charCodeAt(0), 0]),
    ]);
    expect(await detectFormat(new File([utf16], 'export.xls'))).toBe('delimited');
    expect(await detectFormat(new File(['a,b\n1,2\n'], 'list.xlsx'))).toBe('delimited');
    expect(await detectFormat(new File([bytesOf(peopleBook())], 'list.csv', { type: 'text/csv' }))).toBe('excel');
  });

  it('are rejected when they are not workbooks', () => {
    expect(() => readWorkbook(new Uint8Array())).toThrow(failure('empty-file'));
    for (const text of ['a,b\n1,2\n', '\x89PNG\r\n', 'ID;PWXL', '%PDF']) {
      expect(() => readWorkbook(encode(text))).toThrow(failure('unsupported-file'));
    }
    expect(() => readWorkbook(encode('<html><body>no table</body></html>'))).toThrow(failure('broken-file'));
    expect(() => readWorkbook(zipFile([{ name: 'readme.txt', content: 'hello' }]))).toThrow(failure('broken-file'));
  });
});

describe('sheets', () => {
  it('are listed in tab order, with hidden and empty ones marked', () => {
    const table = (): WorkSheet => utils.aoa_to_sheet([['a'], [1]]);
    const bytes = bytesOf(
      bookOf(
        {
          Shown: table(),
          Hidden: table(),
          VeryHidden: table(),
          Empty: utils.aoa_to_sheet([]),
          Blank: utils.aoa_to_sheet([['', null]]),
        },
        [{}, { hidden: 1 }, { hidden: 2 }],
      ),
    );
    const filled = { empty: false, rows: 2, columns: 1, hiddenRows: 0, blankFormulas: 0, errorCells: 0, merged: [] };
    const empty = { empty: true, rows: 0, columns: 0, hiddenRows: 0, blankFormulas: 0, errorCells: 0, merged: [] };
    expect(readWorkbook(bytes).sheets).toEqual([
      { name: 'Shown', hidden: false, ...filled },
      { name: 'Hidden', hidden: true, ...filled },
      { name: 'VeryHidden', hidden: true, ...filled },
      { name: 'Empty', hidden: false, ...empty },
      { name: 'Blank', hidden: false, ...empty },
    ]);
  });

  it('count their cells with an error', () => {
    const sheet = utils.aoa_to_sheet([['Name'], ['Ann'], ['#N/A']]);
    sheet['A2'] = { t: 'e', v: 0x2a };
    for (const bookType of ['biff8', 'xlsb'] as const) {
      const bytes = bytesOf(bookOf({ Data: sheet }), bookType);
      expect(readWorkbook(bytes).sheets).toMatchObject([{ errorCells: 1, merged: [] }]);
    }
  });

  it('begin at A1 and keep their row numbers', () => {
    const sheet = utils.sheet_add_aoa({}, [['x', 1]], { origin: 'C4' });
    expect(textOf(bytesOf(bookOf({ Data: sheet })))).toBe('\n\n\n,,x,1\n');
  });

  it('have the value of merged cells once', () => {
    const sheet = utils.aoa_to_sheet([
      ['Group', null, 'Other'],
      ['a', 'b', 'c'],
    ]);
    sheet['!merges'] = [utils.decode_range('A1:B1')];
    expect(textOf(bytesOf(bookOf({ Data: sheet })))).toBe('Group,,Other\na,b,c\n');
  });

  it('may be named like object members, and so may headings', () => {
    const bytes = bytesOf(
      bookOf({
        constructor: utils.aoa_to_sheet([
          ['__proto__', 'toString'],
          [1, 2],
        ]),
        hasOwnProperty: utils.aoa_to_sheet([[3]]),
      }),
    );
    const workbook = readWorkbook(bytes);
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['constructor', 'hasOwnProperty']);
    expect(workbook.sheetText('constructor')).toBe('__proto__,toString\n1,2\n');
    expect(() => workbook.sheetText('toString')).toThrow(failure('sheet-missing', { sheet: 'toString' }));
    expect(({} as Record<string, unknown>)['1']).toBeUndefined();
  });

  it('take time by their content, not by their declared extent', () => {
    const far = xlsxFile({
      sheet:
        '<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData>',
    });
    const workbook = readWorkbook(far);
    expect(workbook.sheets).toEqual([
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
    const text = workbook.sheetText('Data');
    expect(text.length).toBe(1 + 16_383 + 1_048_575 + 16_383 + 1 + 1);
    expect(text.endsWith(',2\n')).toBe(true);
  });

  it('that are charts alone have no rows', () => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet';
    const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${type}" Target="chartsheets/sheet1.xml"/></Relationships>`;
    const more = [
      { name: 'xl/_rels/workbook.xml.rels', content: rels },
      { name: 'xl/chartsheets/sheet1.xml', content: '<chartsheet/>' },
    ];
    const bytes = xlsxFile({ sheet: '', more, omit: 'xl/_rels/workbook.xml.rels' });
    expect(() => readWorkbook(bytes)).toThrow(failure('no-rows'));
  });

  it('with cells outside the grid are broken', () => {
    const far = (index: string): Uint8Array =>
      encode(
        `<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row${index}><Cell${index}><Data ss:Type="Number">1</Data></Cell></Row></Table></Worksheet></Workbook>`,
      );
    expect(textOf(far(' ss:Index="2"'))).toBe('\n,1\n');
    expect(() => readWorkbook(far(' ss:Index="1000000000"'))).toThrow(failure('broken-file'));
    const row0 = xlsxFile({ sheet: '<sheetData><row r="0"><c r="A0"><v>1</v></c></row></sheetData>' });
    expect(() => readWorkbook(row0)).toThrow(failure('broken-file'));
  });
});

describe('values', () => {
  const valueOf = (cell: string, strings = ''): string =>
    textOf(xlsxFile({ sheet: `<sheetData><row r="1">${cell}</row></sheetData>`, strings })).replace(/\n$/, '');

  it.each<[string, string, string]>([
    ['a formula has its stored value', '<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
    ['so do formulas with text results', '<c r="A1" t="str"><f>A2&amp;"b"</f><v>ab</v></c>', 'ab'],
    [
      'and with boolean and error results',
      '<c r="A1" t="b"><f>TRUE()</f><v>1</v></c><c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      'TRUE,#DIV/0!',
    ],
    ['a formula that was never calculated is blank', '<c r="A1"><f>1+1</f></c><c r="B1"><v>7</v></c>', ',7'],
    ['a formula itself is never imported', '<c r="A1" t="str"><f>HYPERLINK("http://x")</f><v>=cmd()</v></c>', '=cmd()'],
    ['inline text', '<c r="A1" t="inlineStr"><is><t xml:space="preserve"> a </t></is></c>', ' a '],
    ['numbers as text stay text', '<c r="A1" t="str"><v>0012</v></c>', '0012'],
    ['long numbers keep the digits a number can hold', '<c r="A1"><v>12345678901234567</v></c>', '12345678901234600'],
  ])('%s', (_, cell, text) => {
    expect(valueOf(cell)).toBe(text);
  });

  it('rich text is plain text, without phonetic readings and styles', () => {
    const strings =
      '<si><r><rPr><b/></rPr><t>Ta</t></r><r><t xml:space="preserve">ro </t></r><rPh sb="0" eb="1"><t>たろう</t></rPh></si>';
    expect(valueOf('<c r="A1" t="s"><v>0</v></c>', strings)).toBe('Taro ');
  });
});

it('reads a workbook of 1,000 sheets in bounded time', { timeout: 60_000 }, () => {
  const book = utils.book_new();
  for (let sheet = 0; sheet < 1000; sheet += 1)
    utils.book_append_sheet(book, utils.aoa_to_sheet([[sheet]]), `S${sheet}`);
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const start = performance.now();
  const workbook = readWorkbook(bytes);
  expect(workbook.sheets).toHaveLength(1000);
  expect(workbook.sheetText('S999')).toBe('999\n');
  // For a busy machine; quadratic time would be far longer.
  expect(performance.now() - start).toBeLessThan(15_000);
});

describe('decompression bombs', () => {
  const deflated = (name: string, content: string): Parameters<typeof zipFile>[0][number] => ({
    name,
    content,
    packed: new Uint8Array(deflateRawSync(content)),
  });

  it('of compressed whitespace', () => {
    const bomb = zipFile([deflated('xl/workbook.xml', ' '.repeat(40 << 20))]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => readWorkbook(bomb)).toThrow(failure('file-too-large', { what: 'maxRatio' }));
  });

  it('that hide their size', () => {
    const bomb = zipFile([{ ...deflated('xl/workbook.xml', ' '.repeat(40 << 20)), claimedSize: 100 }]);
    expect(() => readWorkbook(bomb)).toThrow(failure('file-too-large', { what: 'maxRatio' }));
  });

  it('are reported with the number of rows of ten columns that fit', () => {
    const big = zipFile([{ ...deflated('xl/workbook.xml', 'x'), claimedSize: 650_000_000 }]);
    expect(() => readWorkbook(big)).toThrow(
      failure('file-too-large', { what: 'maxEntryBytes', limit: 320 << 20, found: 650_000_000, rows: 500_000 }),
    );
  });

  it('of one long text in every cell', () => {
    const cell = '<c t="s"><v>0</v></c>';
    const sheet = `<sheetData>${`<row>${cell.repeat(100)}</row>`.repeat(100)}</sheetData>`;
    const bomb = xlsxFile({ sheet, strings: `<si><t>${'long '.repeat(1000)}</t></si>` });
    expect(() => readWorkbook(bomb, { maxTextBytes: 10_000_000 })).toThrow(
      failure('file-too-large', { limit: 10_000_000, what: 'maxTextBytes' }),
    );
    expect(readWorkbook(bomb, { maxTextBytes: 60_000_000 }).sheets[0]).toMatchObject({ rows: 100, columns: 100 });
  });

  it('of a repeated OpenDocument row', () => {
    const content = `<office:document-content><table:table table:name="T"><table:table-row table:number-rows-repeated="1000000"><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="1000"/></table:table-row></table:table></office:document-content>`;
    const bomb = zipFile([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      { name: 'content.xml', content },
    ]);
    expect(() => readWorkbook(bomb)).toThrow(failure('file-too-large'));
  });

  it('inside another zip stay packed', () => {
    const inner = zipFile([deflated('a', ' '.repeat(1 << 20))]);
    const outer = xlsxFile({
      sheet: '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>',
      more: [{ name: 'xl/embeddings/a.xlsx', content: inner }],
    });
    expect(textOf(outer)).toBe('1\n');
  });
});

describe('broken and encrypted files', () => {
  it('are reported as broken wherever they are cut off', () => {
    const bytes = bytesOf(peopleBook());
    for (let length = 4; length < bytes.length; length += 997) {
      expect(() => readWorkbook(bytes.subarray(0, length))).toThrow(failure('broken-file'));
    }
  });

  it.each([8, 512, 65_536])('are broken, not protected, where %d bytes are zeros after the signature', (size) => {
    const bytes = new Uint8Array(size);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(() => readWorkbook(bytes)).toThrow(failure('broken-file'));
  });

  it.each([
    // The beginning of a workbook, and the record that says how it is encrypted.
    [
      'an old one',
      '/Workbook',
      [0x09, 8, 16, 0, 0, 6, 5, 0, ...Array<number>(12).fill(0), 0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4],
    ],
    ['a new one', '/EncryptedPackage', [1, 2, 3, 4]],
  ])('are protected where a workbook is encrypted: %s', (_what, stream, content) => {
    const file = CFB.utils.cfb_new();
    CFB.utils.cfb_add(file, stream, Buffer.from(content));
    const bytes = CFB.write(file, { type: 'buffer' }) as Uint8Array;
    expect(() => readWorkbook(bytes)).toThrow(failure('encrypted-file'));
  });

  it('never fail in another way, whichever byte is wrong', () => {
    const books = [bytesOf(peopleBook()), bytesOf(peopleBook(), 'xlsb'), bytesOf(peopleBook(), 'biff8')];
    for (const bytes of books) {
      for (let at = 0; at < bytes.length; at += 211) {
        const wrong = bytes.slice();
        wrong[at] = wrong[at]! ^ 0x55;
        try {
          const workbook = readWorkbook(wrong);
          for (const { name } of workbook.sheets) workbook.sheetText(name);
        } catch (error) {
          expect(error).toEqual(expect.objectContaining({ name: 'EngineError' }));
        }
      }
    }
  });
});

describe('pages in encodings that Node decodes differently', () => {
  it.each([
    ['euc-kr', [0x94, 0xee], '뷁'],
    ['big5', [0x87, 0x6f], '媤'],
    ['windows-1252', [0x80, 0x96], '€–'],
    ['koi8-u', [0xae], 'ў'],
  ])('%s', (charset, cell, text) => {
    const [before = '', after = ''] = `<meta charset=${charset}><table><tr><td>|</td></tr></table>`.split('|');
    const bytes = Uint8Array.from([...encode(before), ...cell, ...encode(after)]);
    expect(readWorkbook(bytes).sheetText('Sheet1')).toBe(`${text}\n`);
  });
});

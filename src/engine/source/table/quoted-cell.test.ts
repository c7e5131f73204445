import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openTable } from '../open-table.js';
import { rowTexts } from './cell-text.js';
import { createTokenizer } from './csv-tokenizer.js';

const COMMA = { delimiter: ',', quote: '"', escape: '"' };
const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
/** The rows of a text whose bytes arrive in chunks: `/` between rows and `|` between cells. */
function rowsOf(text: string, chunkSize = text.length, dialect = COMMA): string {
  const bytes = encode(text);
  const tokenizer = createTokenizer(dialect);
  const rows: string[] = [];
  for (let at = 0; at < bytes.length; at += chunkSize) {
    const tokens = tokenizer.push(bytes.subarray(at, at + chunkSize), at + chunkSize >= bytes.length);
    for (let row = 0; row < tokens.rowCount; row += 1) rows.push(rowTexts(tokens, row).join('|'));
  }
  return rows.join('/');
}

describe('one quote too many costs no other row', () => {
  const cases: readonly (readonly [what: string, text: string, rows: string])[] = [
    ['before an unquoted cell', 'a,"b,c\n1,"x",2\n3,"y",4\n', 'a|"b|c/1|x|2/3|y|4'],
    ['at the beginning of a row', '"a,b\n"x",2\n', '"a|b/x|2'],
    ['before a quoted cell', '""a","b"\n"c","d"\n', '"a|b/c|d'],
    ['after a quoted cell', '"a"","b"\n"c","d"\n', 'a"|b/c|d'],
    ['after a quoted cell with a comma', '"a, b"",c\n"d, e",f\n', 'a, b"|c/d, e|f'],
    ['after the last cell of a row', 'a,"b""\nc,"d"\n', 'a|b"/c|d'],
    ['after a cell with escapes', '"say ""a"" b"",c\n"d",e\n', 'say "a" b"|c/d|e'],
    ['before a cell, with escapes in the next row', 'a,"b\n1,"say ""x"""\n', 'a|"b/1|say "x"'],
    ['around a word at the end of a cell', 'a,"say "x""\n"d",e\n', 'a|say "x"/d|e'],
    ['around a word before a comma', '"a, "b"",c\n"d",e\n', 'a, "b"|c/d|e'],
    ['in a quoted cell', '"a"b",c\n"d",e\n', 'a"b|c/d|e'],
    ['before doubled ones', '""",b\nc,d\n', '"""|b/c|d'],
    ['before an empty cell', '"a,"",b\nc,d\n', '"a||b/c|d'],
    ['at the end', 'a,b\nc,"', 'a|b/c|"'],
    ['before a cell at the end', 'a,b\nc,"d', 'a|b/c|"d'],
  ];
  it.each(cases)('%s', (_, text, rows) => {
    expect(rowsOf(text)).toBe(rows);
    for (const size of [1, 2, 3, 5]) expect(rowsOf(text, size)).toBe(rows);
    for (const lineEnd of ['\r', '\r\n']) {
      const other = text.replaceAll('\n', lineEnd);
      for (const size of [1, 2, other.length]) expect(rowsOf(other, size)).toBe(rows);
    }
  });
});

describe('where a backslash escapes quotes', () => {
  const dialect = { ...COMMA, escape: '\\' };
  const cases: readonly (readonly [what: string, text: string, rows: string])[] = [
    ['escaped quotes are text', '"a\\"b",c\n"\\"",d\n', 'a"b|c/"|d'],
    ['an escaped backslash ends no cell', '"a\\\\",b\n"\\\\\\"",c\n', 'a\\|b/\\"|c'],
    ['another backslash is text', '"a\\b",c\nd\\,e\n', 'a\\b|c/d\\|e'],
    ['a quote too many costs no other row', 'a,"b\n1,"x",2\n', 'a|"b/1|x|2'],
    ['a quote too many after a cell', '"a"","b"\n"c","d"\n', 'a"|b/c|d'],
    ['a cell is never closed', 'a,"b\nc,d\n', 'a|"b/c|d'],
    ['a file ends in an escape', 'a,"b\\', 'a|"b\\'],
    ['line ends may be in a cell', '"a\n\\"b",c\n', 'a\n"b|c'],
  ];
  it.each(cases)('%s', (_, text, rows) => {
    for (const size of [1, 2, 3, 5, text.length]) expect(rowsOf(text, size, dialect)).toBe(rows);
  });
});

describe('cells that are quoted correctly, or nearly, stay whole', () => {
  const cases: readonly (readonly [what: string, text: string, rows: string])[] = [
    ['line ends', '"a\nb",c\n"d",e\n', 'a\nb|c/d|e'],
    ['doubled quotes before commas', '"a ""b"", c\nd",e\n"f",g\n', 'a "b", c\nd|e/f|g'],
    ['a doubled quote alone', '"a,"",b",c\n', 'a,",b|c'],
    ['quoted words in several lines', '"{\n"a": 1,\n"b": "x"}",c\n"d",e\n', '{\n"a": 1,\n"b": "x"}|c/d|e'],
  ];
  it.each(cases)('%s', (_, text, rows) => {
    expect(rowsOf(text)).toBe(rows);
    for (const size of [1, 2, 3, 5]) expect(rowsOf(text, size)).toBe(rows);
  });
});

test.each([
  ['doubled quotes', COMMA],
  ['backslashes', { ...COMMA, escape: '\\' }],
  ['delimiters of two characters', { ...COMMA, delimiter: '||' }],
])('any quotes are read alike in pieces of any size: %s', (_, dialect) => {
  const pieces = fc.array(fc.constantFrom('"', '""', 'a', ' ', '\\', '\n', '\r\n', dialect.delimiter), {
    maxLength: 24,
  });
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 7 }), (texts, size) => {
      const text = texts.join('');
      expect(rowsOf(text, size, dialect)).toBe(rowsOf(text, text.length || 1, dialect));
    }),
  );
});

test('many quotes too many are read in linear time', () => {
  const kinds = ['x,"a\n1,"b",c\n', 'x,"a"",y\n', 'x,"a"",y\n1,"b",c\n', ',"a,""b,"x\n', '"x,"x,"x,'];
  for (const kind of kinds) {
    const bytes = encode(kind.repeat(Math.floor(1_500_000 / kind.length)));
    const tokenizer = createTokenizer(COMMA);
    const start = performance.now();
    for (let at = 0; at < bytes.length; at += 65_536) {
      tokenizer.push(bytes.subarray(at, at + 65_536), at + 65_536 >= bytes.length);
    }
    expect(performance.now() - start).toBeLessThan(5000);
  }
});

describe('the line of a quote too many is a finding', () => {
  const body = Array.from({ length: 6 }, (_, row) => `${row},"x, y",${row}\n`).join('');
  const cases: readonly (readonly [what: string, line: string])[] = [
    ['before a cell', '7,"z,7'],
    ['after a cell', '7,"x, y"",7'],
    ['in a quoted cell', '7,"x" y",7'],
    ['in another cell', '7,x" y,7'],
    ['at the end of another cell', '7,x",7'],
  ];
  it.each(cases)('%s', async (_, line) => {
    const table = await openTable(new Blob([`a,b,c\n${body}${line}\n${body}`]));
    await table.scan(() => undefined);
    expect(table.findings).toContainEqual({ code: 'unclosed-quote', line: 8, count: 1 });
  });

  it.each([
    ['7,x" y,7', '8,"z,8'],
    ['7,"z,7', '8,x" y,8'],
  ])('the first of %j and %j', async (first, second) => {
    const table = await openTable(new Blob([`a,b,c\n${body}${first}\n${body}${second}\n${body}`]));
    await table.scan(() => undefined);
    expect(table.findings).toContainEqual({ code: 'unclosed-quote', line: 8, count: 2 });
  });

  it('in the header', async () => {
    const table = await openTable(new Blob([`a,b"x,c\n${body}`]));
    await table.scan(() => undefined);
    expect(table.findings).toEqual([{ code: 'unclosed-quote', line: 1, count: 1 }]);
  });

  const fine: readonly (readonly [what: string, line: string])[] = [
    ['words in quotes', 'Dwayne "Rock" Johnson'],
    ['an escaped quote', '"x ""y"" z"'],
  ];
  it.each(fine)('%s are not', async (_, cell) => {
    const table = await openTable(new Blob([`a,b\n1,${cell}\n2,x\n`]));
    await table.scan(() => undefined);
    expect(table.findings).toEqual([]);
  });

  it('inches in many rows are not', async () => {
    const table = await openTable(
      new Blob([`size,b\n${Array.from({ length: 9 }, (_, row) => `${row}",x\n`).join('')}`]),
    );
    await table.scan(() => undefined);
    expect(table.findings).toEqual([]);
  });
});

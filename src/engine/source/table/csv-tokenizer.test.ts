import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvCases } from '../../testing/csv-cases.js';
import { parseRows, rowTexts } from './cell-text.js';
import { createTokenizer, SPARE_BYTES } from './csv-tokenizer.js';
import type { Dialect } from '../layout/layout.js';

const COMMA: Dialect = { delimiter: ',', quote: '"', escape: '"' };
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
type Room = Parameters<typeof createTokenizer>[2];

/** The same rows, with the bytes arriving in chunks of the given size. */
function rowsInChunks(bytes: Uint8Array, chunkSize: number, dialect = COMMA, room?: Room): string[][] {
  const tokenizer = createTokenizer(dialect, 0, room);
  const rows: string[][] = [];
  for (let at = 0; at <= bytes.length; at += chunkSize) {
    const tokens = tokenizer.push(bytes.subarray(at, at + chunkSize), at + chunkSize >= bytes.length);
    for (let row = 0; row < tokens.rowCount; row += 1) rows.push(rowTexts(tokens, row));
    if (at + chunkSize >= bytes.length) break;
  }
  return rows;
}

describe('cases', () => {
  test.each(csvCases)('$name', ({ text, dialect, rows }) => {
    const bytes = encode(text);
    const read = parseRows(bytes, { ...COMMA, ...dialect });
    expect(read).toEqual(rows);
    for (const size of [1, 2, 3, 7]) expect(rowsInChunks(bytes, size, { ...COMMA, ...dialect })).toEqual(rows);
  });
});

const messy = fc
  .array(
    fc.constantFrom('a', 'b', '"', '""', ',', '\n', '\r\n', '\r', ' ', 'é', '日本', '\u{1F600}', 'x y', ';', '1.5'),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''));

test('ignores a byte order mark at the beginning of a line, in any chunks', () => {
  const bytes = encode('a,\ufeffb\n\ufeff1,"\n\ufeff"\n\ufeff"c,d",2\n\ufeff\n\ufeff');
  const rows = [['a', '\ufeffb'], ['1', '\n\ufeff'], ['c,d', '2'], [], []];
  for (const size of [1, 2, 3, 7, bytes.length]) expect(rowsInChunks(bytes, size)).toEqual(rows);
});

test('splits aligned columns at two spaces or more, in any chunks', () => {
  const bytes = encode('  id  name       n\n   1  Ann Lee    12  \n\n  20  "a  b"      3\r\n');
  const aligned = { ...COMMA, delimiter: '  ' };
  const rows = [['id', 'name', 'n'], ['1', 'Ann Lee', '12'], [], ['20', 'a  b', '3']];
  for (const size of [1, 2, 3, 7, bytes.length]) expect(rowsInChunks(bytes, size, aligned)).toEqual(rows);
});

test.each([
  [' ', ' a  b \n', ['', 'a', '', 'b', '']],
  [', ', '  a, b, \n', ['  a', 'b', '']],
  [' |', '  a |b |\n', ['  a', 'b', '']],
  ['||', '|a||b|c||\n', ['|a', 'b|c', '']],
  ['  ', ' a    b c  \n', ['a', 'b c']],
])('the delimiter %j splits %j into %j', (delimiter, text, cells) => {
  for (const size of [1, 2, 3, 7, text.length]) {
    expect(rowsInChunks(encode(text), size, { ...COMMA, delimiter })).toEqual([cells]);
  }
});

test.each([
  ['a,b\nc', 1],
  ['a,b\n', 1],
  ['a,b\nc,d\re', 2],
  ['a,b\r\nc', 1],
  ['a\r', 0],
  ['a,"b"\nc', 1],
  ['a,"b ""c"" d",e\nx', 1],
  ['a,"b"c",e\nx', 1],
  ['a,"b",\nx', 1],
  ['a,"b\nc', 0],
  ['a,"b" ,c\nx', 1],
])('of %j, %i rows are complete before more has arrived', (text, complete) => {
  const tokenizer = createTokenizer(COMMA);
  expect(tokenizer.push(encode(text), false).rowCount).toBe(complete);
});

test('rows do not depend on the room that a tokenizer begins with', () => {
  const buffer = fc.nat(13).map((size) => new Uint8Array(size));
  const room = fc.record({ buffer, rows: fc.nat(3), cells: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(messy, fc.integer({ min: 1, max: 20 }), room, (text, size, small) => {
      const bytes = encode(text);
      expect(rowsInChunks(bytes, size, COMMA, small)).toEqual(parseRows(bytes, COMMA));
    }),
  );
});

test('bytes at the start of the buffer are read in place, whatever follows them', () => {
  fc.assert(
    fc.property(messy, messy, (text, after) => {
      const { length } = encode(text);
      const buffer = new Uint8Array(length + SPARE_BYTES);
      buffer.set(encode(text + after + text).subarray(0, buffer.length));
      const tokens = createTokenizer(COMMA, 0, { buffer, rows: 1, cells: 1 }).push(buffer.subarray(0, length), true);
      expect(tokens.bytes).toBe(buffer);
      const rows = Array.from({ length: tokens.rowCount }, (_, row) => rowTexts(tokens, row));
      expect(rows).toEqual(parseRows(encode(text), COMMA));
    }),
  );
});

test('a block has the place of each of its rows in the blob, and the rest is pending', () => {
  const lines = ['a,b\n', '\n', '"c\r\n""d""",e\r\n', 'f\r', '"g"  ,h\n', ' ,\n', '"i'];
  const text = lines.join('');
  const starts = lines.map((_, row) => lines.slice(0, row).join('').length);
  for (const size of [1, 2, 5, 9, 13, text.length]) {
    const tokenizer = createTokenizer(COMMA, 1000, { buffer: new Uint8Array(8), rows: 1, cells: 1 });
    const found: number[] = [];
    for (let at = 0; at < text.length; at += size) {
      const read = Math.min(at + size, text.length);
      const { base, rowStarts, rowCount, rowsEnd } = tokenizer.push(encode(text.slice(at, read)), read === text.length);
      for (let row = 0; row < rowCount; row += 1) found.push(base + rowStarts[row]! - 1000);
      expect(base + rowsEnd + tokenizer.pending).toBe(1000 + read);
    }
    expect(found).toEqual(starts);
    expect(tokenizer.pending).toBe(0);
    expect(tokenizer.findings).toEqual({ unclosedQuotes: 1, firstUnclosed: 1000 + text.length - 2 });
  }
});

test('rows do not depend on the size of the chunks', () => {
  fc.assert(
    fc.property(messy, fc.integer({ min: 1, max: 20 }), (text, size) => {
      const bytes = encode(text);
      expect(rowsInChunks(bytes, size)).toEqual(parseRows(bytes, COMMA));
    }),
    { numRuns: 2000 },
  );
});

/** Tables from a CSV writer, which every reader must read alike. */
const table = fc.array(
  fc.array(
    fc.array(fc.constantFrom('a', '"', ',', '\n', ' ', 'é', '\r', '日', '7'), { maxLength: 6 }).map((p) => p.join('')),
    {
      minLength: 2,
      maxLength: 4,
    },
  ),
  { minLength: 1, maxLength: 6 },
);

test("round-trips PapaParse's output and agrees with its reader", () => {
  fc.assert(
    fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, newline) => {
      const text = Papa.unparse(rows, { newline });
      expect(parseRows(encode(text), COMMA)).toEqual(rows);
      const papa = Papa.parse<string[]>(text, { newline, delimiter: ',' }).data;
      expect(parseRows(encode(text), COMMA)).toEqual(papa);
    }),
    { numRuns: 1000 },
  );
});

// Where a stray quote is before the beginning of a quoted cell, PapaParse reads both cells as one; and cells that begin
// with a quoted word, with all lines up to the next quote at the end of a cell.
test('agrees with PapaParse for any quotes that are all closed', () => {
  const parts = fc.constantFrom('a', '"', '"', '""', '",', ',', '\n', '"\n', ' ', 'é', 'x y');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (texts) => {
      const text = texts.join('');
      const { data, errors } = Papa.parse<string[]>(text, { newline: '\n', delimiter: ',' });
      fc.pre(errors.every(({ code }) => code !== 'MissingQuotes'));
      fc.pre(errors.length === 0 || !/.[,\n]"/s.test(text));
      fc.pre(errors.length === 0 || data.flat().every((cell) => !cell.includes('\n')));
      const rows = data.map((cells) => (cells.length === 1 && cells[0] === '' ? [] : cells));
      if (text === '' || text.endsWith('\n')) rows.pop();
      const ours = parseRows(encode(text), COMMA).map((cells) => (cells.length === 1 && cells[0] === '' ? [] : cells));
      expect(ours).toEqual(rows);
    }),
    { numRuns: 2000 },
  );
});

test('reads stray quotes in every line as text, in linear time', () => {
  const lines = Array.from({ length: 60_000 }, (_, index) => `${index},"name ${index},x "y" z`);
  const bytes = encode(lines.join('\n'));
  expect(rowsInChunks(bytes, 65_536)).toEqual(lines.map((line) => line.split(',')));
});

test('reads long cells and long rows correctly, in any chunks', () => {
  const cell = `"${'x"",\n'.repeat(150_000)}"`;
  const row = 'ab,'.repeat(300_000);
  const bytes = encode(`a,${cell}\n${row}\n"b",c`);
  const rows = rowsInChunks(bytes, 65_536);
  expect(rows.map(({ length }) => length)).toEqual([2, 300_001, 2]);
  expect(rows[0]?.[1]).toBe('x",\n'.repeat(150_000));
  expect(rows[2]).toEqual(['b', 'c']);
});

// The end of the cell would open another quoted cell, which counts as a second unclosed quote.
test('treats the quote of a cell over a megabyte as stray, in any chunks', () => {
  const bytes = encode(`1,"${'abc\n'.repeat(300_000)}",z\n2,b\n`);
  for (const size of [65_536, 262_144, bytes.length]) {
    const tokenizer = createTokenizer(COMMA);
    let count = 0;
    for (let at = 0; at < bytes.length; at += size) {
      count += tokenizer.push(bytes.subarray(at, at + size), at + size >= bytes.length).rowCount;
    }
    expect(count).toBe(300_002);
    expect(tokenizer.findings).toMatchObject({ unclosedQuotes: 2, firstUnclosed: 2 });
  }
});

test('loses no row to an unclosed quote, and reports its position', () => {
  const rows = Array.from({ length: 50_000 }, (_, index) => `${index},name ${index},x`);
  rows[3] = '3,"never closed,x';
  const bytes = encode(rows.join('\n'));
  const tokenizer = createTokenizer(COMMA);
  let count = 0;
  for (let at = 0; at < bytes.length; at += 65_536) {
    count += tokenizer.push(bytes.subarray(at, at + 65_536), at + 65_536 >= bytes.length).rowCount;
  }
  expect(count).toBe(rows.length);
  expect(tokenizer.findings.unclosedQuotes).toBe(1);
  expect(tokenizer.findings.firstUnclosed).toBe(encode(rows.slice(0, 3).join('\n')).length + 3);
});

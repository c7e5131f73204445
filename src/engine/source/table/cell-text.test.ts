import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellText, parseRows, rowsTexts } from './cell-text.js';
import { createTokenizer } from './csv-tokenizer.js';
import { isBlankRow } from './token-block.js';

const DIALECT = { delimiter: ',', quote: '"', escape: '"' };
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  '',
  '~',
  '\u007f',
  '\u0080',
  'é',
  '\ufeffx',
  'x'.repeat(24),
  'x'.repeat(25),
  `${'x'.repeat(23)}é`,
  `${'x'.repeat(30)}\ufeff日本😀`,
])('the text of a cell is that of the file: %j', (text) => {
  expect(parseRows(encode(`a,${text},b`), DIALECT)).toEqual([['a', text, 'b']]);
});

test('rows are read up to a number of them', () => {
  const bytes = encode('a\n\nb,c\nd');
  expect(parseRows(bytes, DIALECT)).toEqual([['a'], [], ['b', 'c'], ['d']]);
  expect(parseRows(bytes, DIALECT, { maxRows: 3 })).toEqual([['a'], [], ['b', 'c']]);
  expect(parseRows(bytes, DIALECT, { maxRows: 0 })).toEqual([]);
});

test('rows read together have the texts that each of their cells has alone, whatever their bytes', () => {
  // Bytes of characters of every length, whole and broken, of escapes, and of the ends of cells and rows.
  const byte = fc.constantFrom(
    0x61,
    0x41,
    0x20,
    0x22,
    0x22,
    0x2c,
    0x0a,
    0xc3,
    0xa9,
    0xe2,
    0x82,
    0xac,
    0xed,
    0xa0,
    0xf0,
    0x9f,
    0x98,
    0x80,
    0xf4,
    0x90,
    0xff,
  );
  const bytes = fc
    .array(fc.oneof(fc.constant([...encode('"a long cell of letters alone",b\n')]), fc.array(byte, { maxLength: 12 })))
    .map((parts) => Uint8Array.from(parts.flat()));
  fc.assert(
    fc.property(bytes, fc.integer({ min: 1, max: 3 }), (file, step) => {
      const tokens = createTokenizer(DIALECT).push(file, true);
      const rows = Array.from({ length: tokens.rowCount }, (_, row) => row).filter(
        (row) => row % step === 0 && !isBlankRow(tokens, row),
      );
      const alone = rows.map((row) => {
        const [first = 0, end = 0] = tokens.rowCells.subarray(row, row + 2);
        return Array.from({ length: end - first }, (_, at) => cellText(tokens, first + at));
      });
      expect(rowsTexts(tokens, Uint32Array.from(rows))).toEqual(alone);
    }),
  );
});

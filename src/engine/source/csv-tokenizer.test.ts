import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvCases } from '../testing/csv-cases.js';
import { createCellReader } from './cell-text.js';
import { createTokenizer } from './csv-tokenizer.js';
import type { Dialect } from './layout.js';
import { parseRows, rowTexts } from './parse-rows.js';

const COMMA: Dialect = { delimiter: ',', quote: '"', escape: '"' };
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The same rows, the bytes arriving in chunks of a size. */
function rowsInChunks(bytes: Uint8Array, chunkSize: number, dialect = COMMA): string[][] {
  const tokenizer = createTokenizer(dialect);
  const cellText = createCellReader(dialect);
  const rows: string[][] = [];
  for (let at = 0; at <= bytes.length; at += chunkSize) {
    const tokens = tokenizer.push(bytes.subarray(at, at + chunkSize), at + chunkSize >= bytes.length);
    for (let row = 0; row < tokens.rowCount; row += 1) rows.push(rowTexts(tokens, row, cellText));
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
  .array(fc.constantFrom('a', 'b', '"', '""', ',', '\n', '\r\n', '\r', ' ', 'é', '日本', '\u{1F600}', 'x y', ';', '1.5'), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));

test('the same rows whatever the size of the chunks', () => {
  fc.assert(
    fc.property(messy, fc.integer({ min: 1, max: 20 }), (text, size) => {
      const bytes = encode(text);
      expect(rowsInChunks(bytes, size)).toEqual(parseRows(bytes, COMMA));
    }),
    { numRuns: 2000 },
  );
});

/** Tables written by a writer: what every reader must agree on. */
const table = fc.array(
  fc.array(fc.array(fc.constantFrom('a', '"', ',', '\n', ' ', 'é', '\r', '日', '7'), { maxLength: 6 }).map((p) => p.join('')), {
    minLength: 2,
    maxLength: 4,
  }),
  { minLength: 1, maxLength: 6 },
);

test('reads back what PapaParse writes, and the rows PapaParse reads', () => {
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

test('a quote that never closes loses no row, and its place is known', () => {
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

const corpus = '../shared/corpora/csv-spectrum';

describe.skipIf(!existsSync(corpus))('csv-spectrum', () => {
  // The expected values of location_coordinates do not belong to its file.
  const names = existsSync(corpus)
    ? readdirSync(join(corpus, 'csvs')).filter((name) => !name.startsWith('location_coordinates'))
    : [];
  test.each(names)('%s', (name) => {
    const [header = [], ...body] = parseRows(readFileSync(join(corpus, 'csvs', name)), COMMA);
    const expected: unknown = JSON.parse(readFileSync(join(corpus, 'json', name.replace(/csv$/, 'json')), 'utf8'));
    expect(body.map((cells) => Object.fromEntries(header.map((key, index) => [key, cells[index]])))).toEqual(expected);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvCases } from '../../testing/csv-cases.js';
import { parseRows, rowTexts } from './cell-text.js';
import { createTokenizer } from './csv-tokenizer.js';
import type { Dialect } from '../layout/layout.js';

const COMMA: Dialect = { delimiter: ',', quote: '"', escape: '"' };
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The same rows, the bytes arriving in chunks of a size. */
function rowsInChunks(bytes: Uint8Array, chunkSize: number, dialect = COMMA): string[][] {
  const tokenizer = createTokenizer(dialect);
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
  fc.array(
    fc.array(fc.constantFrom('a', '"', ',', '\n', ' ', 'é', '\r', '日', '7'), { maxLength: 6 }).map((p) => p.join('')),
    {
      minLength: 2,
      maxLength: 4,
    },
  ),
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

test('the rows PapaParse reads, however odd the quotes, as long as all of them close', () => {
  const parts = fc.constantFrom('a', '"', '"', '""', '",', ',', '\n', '"\n', ' ', 'é', 'x y');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (texts) => {
      const text = texts.join('');
      const { data, errors } = Papa.parse<string[]>(text, { newline: '\n', delimiter: ',' });
      fc.pre(errors.every(({ code }) => code !== 'MissingQuotes'));
      const rows = data.map((cells) => (cells.length === 1 && cells[0] === '' ? [] : cells));
      if (text === '' || text.endsWith('\n')) rows.pop();
      const ours = parseRows(encode(text), COMMA).map((cells) => (cells.length === 1 && cells[0] === '' ? [] : cells));
      expect(ours).toEqual(rows);
    }),
    { numRuns: 2000 },
  );
});

test('stray quotes in every line are all text, found in one go', () => {
  const lines = Array.from({ length: 60_000 }, (_, index) => `${index},"name ${index},x "y" z`);
  const bytes = encode(lines.join('\n'));
  expect(rowsInChunks(bytes, 65_536)).toEqual(lines.map((line) => line.split(',')));
});

test('long cells and long rows come through whole, in whatever chunks', () => {
  const cell = `"${'x"",\n'.repeat(150_000)}"`;
  const row = 'ab,'.repeat(300_000);
  const bytes = encode(`a,${cell}\n${row}\n"b",c`);
  const rows = rowsInChunks(bytes, 65_536);
  expect(rows.map(({ length }) => length)).toEqual([2, 300_001, 2]);
  expect(rows[0]?.[1]).toBe('x",\n'.repeat(150_000));
  expect(rows[2]).toEqual(['b', 'c']);
});

// Its end then begins a cell too, and is a second one.
test('a quoted cell of more than a megabyte is taken for a stray quote, in whatever chunks', () => {
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

const papaCorpus = '../shared/corpora/papaparse-cases/cases.json';

interface PapaCase {
  readonly description: string;
  readonly input: string;
  readonly config: Record<string, unknown>;
  readonly expected: { readonly data: string[][]; readonly errors: readonly { readonly code: string }[] };
}

describe.skipIf(!existsSync(papaCorpus))('papaparse-cases', () => {
  const cases = existsSync(papaCorpus)
    ? (JSON.parse(readFileSync(papaCorpus, 'utf8')) as { CORE_PARSER_TESTS: PapaCase[] }).CORE_PARSER_TESTS
    : [];
  const known = new Set(['delimiter', 'newline', 'quoteChar', 'escapeChar']);
  /** Ours is one language: no comments, no previews, line ends never chosen, unclosed quotes text. */
  const shared = cases.filter(({ input, config, expected }) => {
    const delimiter = config['delimiter'] ?? ',';
    const newline = config['newline'] ?? '\n';
    return (
      Object.keys(config).every((key) => known.has(key)) &&
      typeof delimiter === 'string' &&
      !/[\r\n"]/.test(delimiter) &&
      typeof newline === 'string' &&
      (newline === '\r\n' || newline === '\n' || newline === '\r') &&
      !(config['newline'] === undefined && /\r/.test(input) && !/\r\n/.test(input)) &&
      expected.errors.every(({ code }) => code !== 'MissingQuotes')
    );
  });
  test.each(shared)('$description', ({ input, config, expected }) => {
    const quote = config['quoteChar'] === null ? '' : ((config['quoteChar'] as string | undefined) ?? '"');
    const dialect: Dialect = {
      delimiter: (config['delimiter'] as string | undefined) ?? ',',
      quote,
      escape: (config['escapeChar'] as string | undefined) ?? quote,
    };
    const blank = (cells: readonly string[]): readonly string[] => (cells.length === 1 && cells[0] === '' ? [] : cells);
    const theirs = expected.data.map(blank);
    while (theirs.at(-1)?.length === 0) theirs.pop();
    const ours = parseRows(encode(input), dialect).map(blank);
    while (ours.at(-1)?.length === 0) ours.pop();
    expect(ours).toEqual(theirs);
  });
});

const duckCorpus = '../shared/corpora/duckdb-csv/data';

test.skipIf(!existsSync(duckCorpus))('duckdb-csv: nothing throws, chunks never matter', () => {
  const names = readdirSync(duckCorpus, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  let read = 0;
  for (const entry of names) {
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    if (bytes.length > 300_000) continue;
    for (const delimiter of [',', '|']) {
      const dialect = { ...COMMA, delimiter };
      const whole = createTokenizer(dialect).push(bytes, true);
      const counts = [...whole.rowCells.subarray(0, whole.rowCount + 1)];
      const chunked = rowsInChunks(bytes, 997, dialect);
      expect([entry.name, chunked.length]).toEqual([entry.name, counts.length - 1]);
      chunked.forEach(({ length }, row) => {
        if (length !== counts[row + 1]! - counts[row]!) throw new Error(`${entry.name}: row ${row}`);
      });
    }
    read += 1;
  }
  expect(read).toBeGreaterThan(300);
});

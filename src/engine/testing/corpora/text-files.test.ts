import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../../engine-error.js';
import { detectDialect } from '../../source/layout/dialect.js';
import type { Dialect } from '../../source/layout/layout.js';
import { openTable } from '../../source/open-table.js';
import { parseRows, rowTexts } from '../../source/table/cell-text.js';
import { createTokenizer } from '../../source/table/csv-tokenizer.js';
import { detectEncoding } from '../../source/text/encoding.js';
import { createDecoder, loadDecoders } from '../../source/text/text-decoders.js';

beforeAll(loadDecoders);

// Files of others, which are not part of the repository: without them, their tests are skipped.
const CORPORA = '../shared/corpora';
const COMMA: Dialect = { delimiter: ',', quote: '"', escape: '"' };
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The same rows, with the bytes arriving in chunks of the given size. */
function rowsInChunks(bytes: Uint8Array, chunkSize: number, dialect: Dialect): string[][] {
  const tokenizer = createTokenizer(dialect);
  const rows: string[][] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += chunkSize) {
    const tokens = tokenizer.push(bytes.subarray(at, at + chunkSize), at + chunkSize >= bytes.length);
    for (let row = 0; row < tokens.rowCount; row += 1) rows.push(rowTexts(tokens, row));
  }
  return rows;
}

/** The share of files whose text is decoded correctly; labels do not matter. */
function shareRight(files: readonly { path: string; label: string }[]): number {
  const right = files.filter(({ path, label }) => {
    const sample = new Uint8Array(readFileSync(path));
    const { value } = detectEncoding(sample, { complete: true });
    return createDecoder(value).decode(sample) === createDecoder(label).decode(sample);
  });
  return right.length / files.length;
}

const COUNTRIES = `${CORPORA}/encoding-csv-countries`;

describe.skipIf(!existsSync(COUNTRIES))('encoding of small CSV files', () => {
  const files = existsSync(COUNTRIES) ? readdirSync(COUNTRIES).filter((name) => name.endsWith('.csv')) : [];
  const named = (pattern: RegExp): { path: string; label: string }[] =>
    files
      .filter((name) => pattern.test(name))
      .map((name) => ({ path: `${COUNTRIES}/${name}`, label: name.split('__')[0]! }));

  it('is right for 94% of 40 rows', () => expect(shareRight(named(/__40_/))).toBeGreaterThan(0.94));
  it('is right for 94% of 10 rows', () => expect(shareRight(named(/__10_/))).toBeGreaterThan(0.94));
  it('is always right for Unicode', () => expect(shareRight(named(/^utf/))).toBe(1));
});

const PROSE = `${CORPORA}/encoding-node-chardet/generated`;
/** Encodings that no browser decodes, and ISO-8859-16, which is read as windows-1250 with low confidence. */
const LEFT_OUT = /^(CP8|IBM855|ISO-2022-(CN|KR)|ISO-8859-16|UTF-32|ngrams|index)/;
const LABELS: Readonly<Record<string, string>> = { CP949: 'euc-kr', ASCII: 'utf-8' };

describe.skipIf(!existsSync(PROSE))('encoding of prose', () => {
  it('is right for 96%', () => {
    const files = readdirSync(PROSE, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.bin') && !LEFT_OUT.test(name))
      .map((name) => ({ path: `${PROSE}/${name}`, label: LABELS[name.split('/')[0]!] ?? name.split('/')[0]! }));
    expect(shareRight(files)).toBeGreaterThan(0.96);
  });
});

const ANNOTATED = `${CORPORA}/w3c-csvw`;
const MARKS: Readonly<Record<string, string>> = { comma: ',', tab: '\t', space: ' ', doublequote: '"' };

describe.skipIf(!existsSync(ANNOTATED))('dialect of annotated files', () => {
  it('is right for 98%', () => {
    const annotated = readFileSync(`${ANNOTATED}/W3C-CSVW-dialect_annotations.txt`, 'utf8')
      .split(/\r?\n/)
      .slice(2)
      .map((line) => line.split('|'))
      .filter(([name]) => name && existsSync(`${ANNOTATED}/files/${name}`));
    const right = annotated.filter(([name, , delimiter = '', quote = '']) => {
      const bytes = new Uint8Array(readFileSync(`${ANNOTATED}/files/${name}`));
      const text = createDecoder(detectEncoding(bytes, { complete: true }).value).decode(bytes);
      const { dialect } = detectDialect(encode(text), { complete: true });
      return dialect.delimiter === MARKS[delimiter] && dialect.quote === MARKS[quote];
    });
    expect(right.length / annotated.length).toBeGreaterThan(0.98);
  });
});

const SPECTRUM = `${CORPORA}/csv-spectrum`;

describe.skipIf(!existsSync(SPECTRUM))('csv-spectrum', () => {
  // The expected values of location_coordinates do not belong to its file.
  const names = existsSync(SPECTRUM)
    ? readdirSync(join(SPECTRUM, 'csvs')).filter((name) => !name.startsWith('location_coordinates'))
    : [];
  it.each(names)('%s', (name) => {
    const [header = [], ...body] = parseRows(readFileSync(join(SPECTRUM, 'csvs', name)), COMMA);
    const expected: unknown = JSON.parse(readFileSync(join(SPECTRUM, 'json', name.replace(/csv$/, 'json')), 'utf8'));
    expect(body.map((cells) => Object.fromEntries(header.map((key, index) => [key, cells[index]])))).toEqual(expected);
  });
});

const PAPA = `${CORPORA}/papaparse-cases/cases.json`;

interface PapaCase {
  readonly description: string;
  readonly input: string;
  readonly config: Record<string, unknown>;
  readonly expected: { readonly data: string[][]; readonly errors: readonly { readonly code: string }[] };
}

describe.skipIf(!existsSync(PAPA))('papaparse-cases', () => {
  const cases = existsSync(PAPA)
    ? (JSON.parse(readFileSync(PAPA, 'utf8')) as { CORE_PARSER_TESTS: PapaCase[] }).CORE_PARSER_TESTS
    : [];
  const known = new Set(['delimiter', 'newline', 'quoteChar', 'escapeChar']);
  /** Cases within our dialect: no comments, no previews, no chosen line ends, unclosed quotes as text. */
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
  it.each(shared)('$description', ({ input, config, expected }) => {
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

const DUCK = `${CORPORA}/duckdb-csv/data`;

it.skipIf(!existsSync(DUCK))('duckdb-csv: nothing throws, and chunks never matter', () => {
  const names = readdirSync(DUCK, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
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

it.skipIf(!existsSync(DUCK))('duckdb-csv: opens and reads, or fails with a code', async () => {
  const files = readdirSync(DUCK, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    if (bytes.length > 100_000) continue;
    try {
      const table = await openTable(new Blob([bytes]));
      await table.scan(() => undefined);
      const rows = await table.readRows(0, table.rowCount ?? 0);
      expect([entry.name, rows.length]).toEqual([entry.name, table.rowCount]);
    } catch (error) {
      if (!(error instanceof EngineError)) throw new Error(entry.name, { cause: error });
    }
  }
});

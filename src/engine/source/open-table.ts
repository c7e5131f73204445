import type { Column } from '../column.js';
import { EngineError } from '../engine-error.js';
import { layouts } from '../pieces/layouts.js';
import { loadPieces } from '../pieces/load-pieces.js';
import { derivedText } from './derived/derived-text.js';
import { BlobTable } from './table/blob-table.js';
import { createTokenizer } from './table/csv-tokenizer.js';
import { detectDialect } from './layout/dialect.js';
import { findEncoding } from './text/encoding.js';
import { detectHeader } from './layout/header.js';
import { atNames, joinedGroups, namedRows } from './layout/header-body.js';
import { columnNames } from './layout/named-header.js';
import { hasRowNames } from './layout/row-names.js';
import type {
  DerivedColumn,
  Dialect,
  HeaderPlace,
  LayoutOverrides,
  SourceColumn,
  TableLayout,
} from './layout/layout.js';
import { parseRows } from './table/cell-text.js';
import type { Table } from './table/table.js';
import { isUtf8, toUtf8 } from './text/transcode.js';
import type { Transcode } from './text/transcode.js';
import { unwrapRows } from './text/wrapped-rows.js';

/** Bytes read from the beginning of the file for detection. */
const SAMPLE_BYTES = 256 << 10;
/** The same if it contains fewer lines than `FEW_LINES`: a header of thousands of columns is longer. */
const LONG_SAMPLE_BYTES = 4 << 20;
const FEW_LINES = 3;
const LF = 10;
/** Further samples, to detect an encoding that only shows later. */
const STRETCHES = 16;
const STRETCH_BYTES = 16 << 10;
/** Examined for rows and cells that are written in unusual ways. */
const REWRITTEN_BYTES = 64 << 10;
/** Raw rows stored for display, and rows examined for samples and header. */
const HEAD_ROWS = 30;
const SAMPLE_ROWS = 1000;
const SAMPLES = 8;
/** Maximum number of columns, as in Excel. */
export const MAX_COLUMNS = 16_384;

export interface OpenOptions {
  /** Parts chosen by the user. */
  readonly overrides?: LayoutOverrides;
  /** Known parts, e.g. of a converted sheet. */
  readonly fixed?: Partial<TableLayout>;
  /** Maximum number of data rows. Default: unlimited. */
  readonly rowLimit?: number;
  /** The target columns: a row that equals two or more of their names is the header. */
  readonly columns?: readonly Column[];
  /** A position whose bytes show more about the encoding than the sample. */
  readonly evidenceAt?: number;
  readonly transcode?: Transcode;
}

/**
 * Opens delimited text: detects its layout from a sample and leaves the rest unread. Throws EngineError `empty-file` or
 * `too-many-columns`.
 */
export async function openTable(
  source: Blob,
  { overrides = {}, fixed = {}, rowLimit, columns: expected = [], evidenceAt, transcode = toUtf8 }: OpenOptions = {},
): Promise<Table> {
  if (source.size === 0) throw new EngineError('empty-file');
  const chosenEncoding = overrides.encoding ?? fixed.encoding;
  const encoding =
    chosenEncoding === undefined ? await guessEncoding(source, evidenceAt) : { value: chosenEncoding, confidence: 1 };
  const text = await withoutPadding(isUtf8(encoding.value) ? source : await transcode(source, encoding.value));
  const isSheet = typeof fixed.sheet === 'string';
  let blob = text;
  for (const label of isSheet ? [] : await rewritings(text)) blob = await transcode(blob, label);
  const bytes = await readSample(blob);
  const textStart = startOfText(bytes);
  if (textStart >= blob.size) throw new EngineError('empty-file');
  const complete = blob.size <= bytes.length;
  const sample = bytes.subarray(textStart);
  const guessed = fixed.dialect
    ? { dialect: fixed.dialect, confidence: { delimiter: 1, quote: 1 } }
    : detectDialect(sample, { complete, delimiter: overrides.delimiter, quote: overrides.quote });
  const rows = sampleRows(sample, guessed.dialect, complete);
  const chosenHeader = overrides.header ? atNames(overrides.header, rows) : fixed.header;
  const header = chosenHeader ? { header: chosenHeader, confidence: 1 } : detectHeader(rows, columnNames(expected));
  const range = overrides.range ?? fixed.range;
  const layout: TableLayout = {
    encoding: encoding.value,
    dialect: guessed.dialect,
    header: header.header,
    sheet: fixed.sheet ?? null,
    ...(range ? { range } : {}),
  };
  const columns = sourceColumns(rows, header.header).slice(0, range?.columns);
  if (columns.length > MAX_COLUMNS) {
    throw new EngineError('too-many-columns', { count: columns.length, limit: MAX_COLUMNS });
  }
  const table = new BlobTable({
    blob,
    textStart,
    layout,
    confidence: {
      encoding: encoding.confidence,
      delimiter: overrides.delimiter === undefined ? guessed.confidence.delimiter : 1,
      quote: overrides.quote === undefined ? guessed.confidence.quote : 1,
      header: header.confidence,
    },
    columns,
    head: rows.slice(0, HEAD_ROWS),
    rowLimit,
  });
  const derived = overrides.derived ?? fixed.derived ?? [];
  if (derived.length === 0) return table;
  await loadPieces(['layouts']);
  return layouts().derivedTable(table, { derived, columns: derivedColumns(rows, { layout, columns, derived }) });
}

/**
 * Opens the table again if later bytes contradict the detected encoding; `null` if the encoding is unchanged, or was
 * chosen or fixed.
 */
export async function reopenTable(table: Table, source: Blob, options: OpenOptions): Promise<Table | null> {
  const { overrides, fixed } = options;
  const isGuess = overrides?.encoding === undefined && fixed?.encoding === undefined;
  const { encoding, dialect, header } = table.layout;
  if (!isGuess || encoding !== 'utf-8' || table.invalidAt < 0) return null;
  const again = await openTable(source, {
    ...options,
    fixed: { ...fixed, dialect, header },
    evidenceAt: table.invalidAt,
  });
  return again.layout.encoding === encoding ? null : again;
}

/** The beginning of the file: more of it if its lines are so long that hardly any would be complete. */
async function readSample(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await blob.slice(0, SAMPLE_BYTES).arrayBuffer());
  let lines = 0;
  for (let at = bytes.indexOf(LF); at >= 0 && lines < FEW_LINES; at = bytes.indexOf(LF, at + 1)) lines += 1;
  if (lines >= FEW_LINES || blob.size <= SAMPLE_BYTES) return bytes;
  return new Uint8Array(await blob.slice(0, LONG_SAMPLE_BYTES).arrayBuffer());
}

async function guessEncoding(source: Blob, evidenceAt?: number): Promise<{ value: string; confidence: number }> {
  const first = new Uint8Array(await source.slice(0, SAMPLE_BYTES).arrayBuffer());
  if (source.size <= SAMPLE_BYTES) return findEncoding(first, { complete: true });
  const parts = [first];
  const step = Math.floor((source.size - SAMPLE_BYTES) / STRETCHES);
  for (let stretch = 1; stretch <= STRETCHES && step > STRETCH_BYTES; stretch += 1) {
    const end = SAMPLE_BYTES + stretch * step;
    const bytes = new Uint8Array(await source.slice(end - STRETCH_BYTES, end).arrayBuffer());
    parts.push(wholeLines(bytes));
  }
  if (evidenceAt !== undefined) {
    const start = Math.max(0, evidenceAt - STRETCH_BYTES / 2);
    parts.push(wholeLines(new Uint8Array(await source.slice(start, start + STRETCH_BYTES).arrayBuffer())));
  }
  // The first part may end inside a character, which is only allowed at the very end.
  parts.push(wholeLines(parts.shift() ?? first));
  const sample = new Uint8Array(await new Blob([hasBom(first) ? first.slice(0, 4) : '', ...parts]).arrayBuffer());
  return findEncoding(hasBom(first) ? first : sample, { complete: false });
}

function hasBom(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes;
  return (
    (first === 0xef && second === 0xbb && third === 0xbf) ||
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    // UTF-16 without a byte order mark shows by its zeros; samples cut at arbitrary bytes would break its pairs.
    bytes.subarray(0, 1000).includes(0)
  );
}

/** From the first line break to the last, so that no character is cut. */
function wholeLines(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const from = bytes.indexOf(10);
  const to = bytes.lastIndexOf(10);
  return from >= 0 && to > from ? bytes.slice(from + 1, to + 1) : bytes;
}

/** The byte with which DOS programs end a text. */
const DOS_END = 0x1a;

/** The text without what some programs add to its end: NULs that fill a block, and the byte that ends a text in DOS. */
async function withoutPadding(blob: Blob): Promise<Blob> {
  let end = blob.size;
  for (let last = -1; last < 0 && end > 0;) {
    const from = Math.max(0, end - STRETCH_BYTES);
    const bytes = new Uint8Array(await blob.slice(from, end).arrayBuffer());
    last = bytes.findLastIndex((byte) => byte > 0 && byte !== DOS_END);
    end = from + last + 1;
  }
  return end < blob.size ? blob.slice(0, end) : blob;
}

/** Delimiters in cells that are not quoted, if they are escaped or in a text written as a formula. */
const REWRITABLE = /\\[,;\t|]|(?<![^\r\n,;\t|])="/;

/** Labels of what must be changed before the text is read. The code that decides it is only loaded if something may. */
async function rewritings(blob: Blob): Promise<readonly string[]> {
  const text = new TextDecoder().decode(await blob.slice(0, REWRITTEN_BYTES).arrayBuffer());
  if (unwrapRows(text) === text && !REWRITABLE.test(text)) return [];
  await loadPieces(['layouts']);
  // A line may be cut.
  const sample = blob.size > REWRITTEN_BYTES ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
  return layouts().rewritingsOf(sample, parseRows);
}

/** A byte order mark, and one that a program took for text: `ï»¿`. */
const MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xc3, 0xaf, 0xc2, 0xbb, 0xc2, 0xbf],
];

/** Position after the byte order marks. */
function startOfText(bytes: Uint8Array): number {
  let start = 0;
  for (let length = 1; length > 0; start += length) {
    length = MARKS.find((mark) => mark.every((byte, at) => bytes[start + at] === byte))?.length ?? 0;
  }
  return start;
}

function sampleRows(sample: Uint8Array, dialect: Dialect, complete: boolean): string[][] {
  const rows = parseRows(sample, dialect, { maxRows: SAMPLE_ROWS });
  if (complete || rows.length === SAMPLE_ROWS) return rows;
  // The end of a cut sample is incomplete: one row, or several if it was cut within a quoted cell.
  const whole = createTokenizer(dialect).push(sample, false).rowCount;
  return rows.slice(0, whole >= HEAD_ROWS ? whole : Math.max(1, rows.length - 1));
}

/**
 * The columns with their names from the header and samples from the rows; as many as the header or the usual row has,
 * whichever is wider.
 */
function sourceColumns(rows: readonly (readonly string[])[], { start, rows: headerRows }: HeaderPlace): SourceColumn[] {
  const named = namedRows(rows.slice(start, start + headerRows));
  const body = filledRows(rows, start + headerRows);
  const isShort = headerRows === 1 && named.length === 1 && hasRowNames(named[0]!, body);
  const header = isShort ? [['', ...named[0]!]] : joinedGroups(named);
  const width = Math.max(0, ...header.map(({ length }) => length), usualWidth(body));
  const columns = Array.from({ length: width }, (): string[] => []);
  for (const cells of body) {
    for (let index = 0; index < cells.length && index < width; index += 1) {
      if (cells[index]!.trim() !== '') columns[index]!.push(cells[index]!);
    }
  }
  return columns.map((values, index) => {
    const texts = header.map((cells) => cells[index] ?? '');
    const parts = texts.filter((text) => text.trim() !== '');
    const name = [...new Set(parts.map((text) => text.trim()))].join(' ');
    return {
      index,
      name,
      ...(parts.length === 1 && parts[0] !== name ? { header: parts[0] } : {}),
      ...described(values, body),
    };
  });
}

interface DerivedFrom {
  readonly layout: TableLayout;
  /** Those of the file. */
  readonly columns: readonly SourceColumn[];
  readonly derived: readonly DerivedColumn[];
}

function derivedColumns(
  rows: readonly (readonly string[])[],
  { layout: { header }, columns, derived }: DerivedFrom,
): SourceColumn[] {
  const body = filledRows(rows, header.start + header.rows);
  const nameOf = (index: number): string => columns[index]?.name || String(index + 1);
  return derived.map((column, at) => {
    const values = body.map((cells) => derivedText(column, cells)).filter((text) => text !== '');
    const name =
      column.type === 'join' ? column.columns.map(nameOf).join(' + ') : `${nameOf(column.column)} (${column.part + 1})`;
    return { index: columns.length + at, name, ...described(values, body), derived: column };
  });
}

function filledRows(rows: readonly (readonly string[])[], start: number): (readonly string[])[] {
  return rows.slice(start).filter((cells) => cells.some((text) => text.trim() !== ''));
}

/** Samples and fill rate of a column with these values. */
function described(values: readonly string[], body: readonly unknown[]): Pick<SourceColumn, 'samples' | 'fillRate'> {
  return {
    samples: [...new Set(values)].slice(0, SAMPLES),
    fillRate: body.length === 0 ? 0 : values.length / body.length,
  };
}

/** The usual width of rows: a single overlong row does not add columns. */
function usualWidth(body: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of body) counts.set(length, (counts.get(length) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count >= Math.max(1, body.length * 0.1)).map(([width]) => width);
  return Math.max(0, ...usual);
}

import type { Column } from '../column.js';
import { EngineError } from '../engine-error.js';
import { layouts } from '../pieces/layouts.js';
import { loadPieces } from '../pieces/load-pieces.js';
import { BlobTable } from './table/blob-table.js';
import { createTokenizer } from './table/csv-tokenizer.js';
import { detectDialect } from './layout/dialect.js';
import { guessEncoding, SAMPLE_BYTES } from './text/guess-encoding.js';
import { detectHeader } from './layout/header.js';
import { atNames } from './layout/header-body.js';
import { columnNames } from './layout/named-header.js';
import { HEAD_ROWS } from './layout/layout.js';
import type { Dialect, LayoutOverrides, TableLayout } from './layout/layout.js';
import { sourceColumns } from './source-columns.js';
import { parseRows } from './table/cell-text.js';
import type { Table } from './table/table.js';
import { isUtf8, toUtf8 } from './text/transcode.js';
import type { Transcode } from './text/transcode.js';
import { unwrapRows } from './text/wrapped-rows.js';

/** Read in place of `SAMPLE_BYTES` if these contain fewer lines than `FEW_LINES`: headers of thousands of columns do. */
const LONG_SAMPLE_BYTES = 4 << 20;
const FEW_LINES = 3;
const LF = 10;
/** Bytes read at a time from the end of the file. */
const END_BYTES = 16 << 10;
/** Examined for rows and cells that are written in unusual ways. */
const REWRITTEN_BYTES = 64 << 10;
/** Rows examined for samples and header. */
const SAMPLE_ROWS = 1000;
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
  return layouts().derivedTable(table, { derived, rows });
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

/** The byte with which DOS programs end a text. */
const DOS_END = 0x1a;

/** The text without what some programs add to its end: NULs that fill a block, and the byte that ends a text in DOS. */
async function withoutPadding(blob: Blob): Promise<Blob> {
  let end = blob.size;
  for (let last = -1; last < 0 && end > 0;) {
    const from = Math.max(0, end - END_BYTES);
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

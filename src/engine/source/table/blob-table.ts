import { chunksAndEnd, END, partReader } from './blob-chunks.js';
import type { ByteFindings } from './byte-findings.js';
import { rowsTexts } from './cell-text.js';
import { createTokenizer, MAX_ROW_BYTES, SPARE_BYTES } from './csv-tokenizer.js';
import { EngineError } from '../../engine-error.js';
import type { LayoutConfidence, SourceColumn, SourceFinding, SourceRow, TableLayout } from '../layout/layout.js';
import { findOffers } from '../offers/find-offers.js';
import { Pass } from './pass.js';
import { findingsOf } from './pass-findings.js';
import { TableIndex } from './table-index.js';
import { scanBlocks } from './table.js';
import type { DataBlock, ScanOptions, Table } from './table.js';
import { dataRowsFrom } from './token-block.js';
import type { TokenRows } from './token-block.js';

/** Rows closer than this are read together. */
const GAP_BYTES = 64 << 10;
/** Maximum bytes read together. */
const READ_BYTES = 4 << 20;

export interface TableParts {
  readonly blob: Blob;
  /** Start of the text, after a byte order mark. */
  readonly textStart: number;
  readonly layout: TableLayout;
  readonly confidence: LayoutConfidence;
  readonly columns: readonly SourceColumn[];
  readonly head: readonly (readonly string[])[];
  /** Maximum number of data rows. Default: unlimited. */
  readonly rowLimit?: number;
}

export class BlobTable implements Table {
  readonly blob: Blob;
  readonly layout: TableLayout;
  readonly confidence: LayoutConfidence;
  readonly columns: readonly SourceColumn[];
  readonly head: readonly (readonly string[])[];
  readonly #textStart: number;
  readonly #rowLimit: number;
  readonly #readPart: ReturnType<typeof partReader>;
  #index = new TableIndex();
  #rowCount: number | null = null;
  #findings: readonly SourceFinding[] = [];
  /** Findings about the bytes of the whole file, after a full pass. */
  #bytes: ByteFindings | null = null;
  /** Number of callers' passes under way, which fill the index themselves. */
  #scans = 0;
  /** The pass started for a reader of rows that no pass had reached. */
  #reaching: Promise<void> | null = null;

  constructor({ blob, textStart, layout, confidence, columns, head, rowLimit = Infinity }: TableParts) {
    this.#rowLimit = rowLimit;
    this.blob = blob;
    this.#readPart = partReader(blob);
    this.layout = layout;
    this.confidence = confidence;
    this.columns = columns;
    this.head = head;
    this.#textStart = textStart;
  }

  get rowCount(): number | null {
    return this.#rowCount;
  }

  get indexedRows(): number {
    return this.#index.count;
  }

  get expectedRows(): number {
    const { count, end } = this.#index;
    return this.#rowCount ?? (end === 0 ? 0 : Math.ceil((count * this.blob.size) / end));
  }

  get findings(): readonly SourceFinding[] {
    return this.#findings;
  }

  get invalidAt(): number {
    return this.#bytes && !this.#bytes.isUtf8 ? this.#bytes.firstInvalid : -1;
  }

  /** Raw rows before the data. */
  get #dataStart(): number {
    const { start, rows } = this.layout.header;
    return start + rows;
  }

  /** Number of cells of the header: fewer than columns if it lacks names for columns with values. */
  get #headerWidth(): number {
    const { start, rows } = this.layout.header;
    const named = Math.max(0, ...this.head.slice(start, start + rows).map(({ length }) => length));
    const isShort = named > 0 && this.columns.slice(named).some(({ name, fillRate }) => name === '' && fillRate > 0);
    if (isShort) return named;
    // A range may leave out columns; otherwise only the sign of a comment is not one.
    const { length } = this.columns;
    return this.layout.range?.columns === undefined ? length : Math.max(named, length);
  }

  scan(onBlock: (block: DataBlock) => void | Promise<void>, options?: ScanOptions): Promise<void> {
    return scanBlocks(this.blocks(options), onBlock);
  }

  async *blocks(options: ScanOptions = {}): AsyncGenerator<DataBlock, void, undefined> {
    this.#scans += 1;
    try {
      yield* this.#pass(options);
    } finally {
      this.#scans -= 1;
    }
  }

  async *#pass({
    signal,
    pause,
    onProgress,
    maxRows = Number.POSITIVE_INFINITY,
  }: ScanOptions): AsyncGenerator<DataBlock, void, undefined> {
    const { blob } = this;
    const { dialect } = this.layout;
    const tokenizer = createTokenizer(dialect, this.#textStart);
    const pass = new Pass({
      headerStart: this.layout.header.start,
      dataStart: this.#dataStart,
      width: this.columns.length,
      headerWidth: this.#headerWidth,
      quote: this.layout.dialect.quote,
      lastRow: this.layout.range?.rows ?? Infinity,
      bytes: this.#bytes,
    });
    for await (const chunk of chunksAndEnd(this.blob, this.#textStart)) {
      signal?.throwIfAborted();
      const tokens = tokenizer.push(chunk, chunk === END);
      if (tokenizer.pending > MAX_ROW_BYTES) {
        throw new EngineError('row-too-large', { line: pass.rawRows + tokens.rowCount + 1, limit: MAX_ROW_BYTES });
      }
      const block = pass.block(tokens);
      if (pass.dataRows > this.#rowLimit) throw new EngineError('too-many-rows', { limit: this.#rowLimit });
      // A short pass never replaces the results of a longer one.
      if (pass.index && pass.index.count >= this.#index.count) this.#index = pass.index;
      if (block) yield block;
      onProgress?.(tokens.base + tokens.rowsEnd, this.blob.size);
      if (pause) await pause();
      if (chunk === END || pass.isFull) break;
      if (pass.dataRows >= maxRows) return;
    }
    if (!pass.index) return;
    this.#rowCount = pass.dataRows;
    this.#bytes = pass.bytes;
    const text = { blob, textStart: this.#textStart, dialect, signal };
    const irregular = await findingsOf(text, tokenizer.findings, pass);
    this.#findings = [...irregular, ...(await findOffers(this, pass))];
  }

  async readRows(first: number, count: number): Promise<SourceRow[]> {
    await this.#reach(first + count);
    const end = Math.min(first + count, this.#index.count);
    return first < end ? this.#texts(await this.#read(first, end)) : [];
  }

  async readRowsAt(indexes: readonly number[]): Promise<SourceRow[]> {
    const reads = await this.readTokensAt(indexes);
    return reads.flatMap((read) => this.#texts(read));
  }

  async readTokensAt(indexes: readonly number[]): Promise<TokenRows[]> {
    await this.#reach((indexes.at(-1) ?? -1) + 1);
    const index = this.#index;
    const reads: Promise<TokenRows>[] = [];
    for (let at = 0; at < indexes.length && indexes[at]! < index.count;) {
      const first = indexes[at]!;
      const wanted: number[] = [];
      let last = first;
      for (; at < indexes.length && indexes[at]! < index.count; at += 1) {
        const next = indexes[at]!;
        const offset = index.offsetOf(next);
        if (offset - index.offsetOf(last) > GAP_BYTES || offset - index.offsetOf(first) > READ_BYTES) break;
        wanted.push(next);
        last = next;
      }
      reads.push(this.#read(first, last + 1, wanted));
    }
    return Promise.all(reads);
  }

  rowNumber(index: number): number {
    return this.#dataStart + this.#index.blanksBefore(index) + index + 1;
  }

  /** Fills the index up to this many rows, unless a caller's pass is doing so. */
  async #reach(rows: number): Promise<void> {
    while (this.#index.count < rows && this.#rowCount === null && this.#scans === 0) {
      // Each pass begins at the first row, so each goes twice as far as the last.
      const maxRows = Math.max(rows, 2 * this.#index.count);
      this.#reaching ??= scanBlocks(this.#pass({ maxRows }), () => undefined).finally(() => {
        this.#reaching = null;
      });
      await this.#reaching;
    }
  }

  /** Rows `[first, end)` of the index, or only the wanted ones, which ascend. */
  async #read(first: number, end: number, wanted?: readonly number[]): Promise<TokenRows> {
    const from = this.#index.offsetOf(first);
    const to = this.#index.offsetOf(end);
    const buffer = await this.#readPart(from, to + SPARE_BYTES);
    const read = { buffer, length: to - from };
    const together = wanted && wanted.length * 2 < end - first && this.#readTogether(read, from, wanted);
    if (together) return together;
    const indexes = Array.from({ length: end - first }, (_, at) => first + at);
    const all = this.#rowsOf(read, indexes);
    return wanted && wanted.length < indexes.length ? choose(all, wanted) : all;
  }

  /**
   * Reads some rows without the bytes between them; `null` if they must be read with these: an unclosed quote may end at
   * a quote of the next row read.
   */
  #readTogether({ buffer }: ReadBytes, base: number, indexes: readonly number[]): TokenRows | null {
    const index = this.#index;
    const together = new Uint8Array(buffer.length + SPARE_BYTES);
    const starts = new Uint32Array(indexes.length);
    let length = 0;
    for (let at = 0; at < indexes.length;) {
      const first = at;
      const from = index.offsetOf(indexes[at]!) - base;
      let to = from;
      // Rows that follow each other are copied at once.
      do {
        starts[at] = length + to - from;
        to = index.offsetOf(indexes[at]! + 1) - base;
        at += 1;
      } while (indexes[at] === indexes[first]! + at - first);
      together.set(buffer.subarray(from, to), length);
      length += to - from;
    }
    const read = this.#rowsOf({ buffer: together, length }, indexes);
    const { rows, tokens } = read;
    const isSame = rows.length === starts.length && rows.every((row, at) => tokens.rowStarts[row] === starts[at]);
    return isSame ? read : null;
  }

  /** Reads bytes that contain these rows and blank ones. */
  #rowsOf({ buffer, length }: ReadBytes, indexes: readonly number[]): TokenRows {
    const room = { buffer, rows: indexes.length, cells: indexes.length * this.columns.length + 1 };
    const tokens = createTokenizer(this.layout.dialect, 0, room).push(buffer.subarray(0, length), true);
    return { tokens, indexes, rows: dataRowsFrom(0, tokens).subarray(0, indexes.length) };
  }

  #texts({ tokens, indexes, rows }: TokenRows): SourceRow[] {
    const cells = rowsTexts(tokens, rows);
    return indexes.map((index, at) => ({ index, number: this.rowNumber(index), cells: cells[at] ?? [] }));
  }
}

/** The first bytes of a buffer. */
interface ReadBytes {
  readonly buffer: Uint8Array<ArrayBuffer>;
  readonly length: number;
}

/** Some of the rows that were read, which follow each other. */
function choose({ tokens, indexes, rows }: TokenRows, wanted: readonly number[]): TokenRows {
  return { tokens, indexes: wanted, rows: Uint32Array.from(wanted, (index) => rows[index - indexes[0]!]!) };
}

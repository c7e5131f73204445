import { blobChunks } from './blob-chunks.js';
import { createCellReader } from './cell-text.js';
import { createTokenizer, MAX_ROW_BYTES } from './csv-tokenizer.js';
import type { TokenizerFindings } from './csv-tokenizer.js';
import { EngineError } from '../engine-error.js';
import type { LayoutConfidence, SourceColumn, SourceFinding, SourceRow, TableLayout } from './layout.js';
import { rowTexts } from './parse-rows.js';
import { TableIndex } from './table-index.js';
import type { DataBlock, ScanOptions, Table } from './table.js';
import { isBlankRow } from './token-block.js';
import type { TokenBlock } from './token-block.js';
import { physicalLine } from './physical-line.js';
import { isInvalidUtf8 } from './utf8.js';

/** Rows apart by less than this are read in one go. */
const GAP_BYTES = 64 << 10;

export interface TableParts {
  readonly blob: Blob;
  /** Where the text begins: after a byte order mark, a `sep=` line. */
  readonly textStart: number;
  readonly layout: TableLayout;
  readonly confidence: LayoutConfidence;
  readonly columns: readonly SourceColumn[];
  readonly head: readonly (readonly string[])[];
}

export class BlobTable implements Table {
  readonly blob: Blob;
  readonly layout: TableLayout;
  readonly confidence: LayoutConfidence;
  readonly columns: readonly SourceColumn[];
  readonly head: readonly (readonly string[])[];
  readonly cellText: (tokens: TokenBlock, cell: number) => string;
  readonly #textStart: number;
  #index = new TableIndex();
  #rowCount: number | null = null;
  #findings: readonly SourceFinding[] = [];

  constructor({ blob, textStart, layout, confidence, columns, head }: TableParts) {
    this.blob = blob;
    this.layout = layout;
    this.confidence = confidence;
    this.columns = columns;
    this.head = head;
    this.cellText = createCellReader(layout.dialect);
    this.#textStart = textStart;
  }

  get rowCount(): number | null {
    return this.#rowCount;
  }

  get indexedRows(): number {
    return this.#index.count;
  }

  get findings(): readonly SourceFinding[] {
    return this.#findings;
  }

  /** Raw rows before the data. */
  get #dataStart(): number {
    const { start, rows } = this.layout.header;
    return start + rows;
  }

  async scan(
    onBlock: (block: DataBlock) => void | Promise<void>,
    { signal, pause, onProgress, maxRows = Number.POSITIVE_INFINITY }: ScanOptions = {},
  ): Promise<void> {
    const tokenizer = createTokenizer(this.layout.dialect, this.#textStart);
    const pass = new Pass(this.#dataStart, this.columns.length, this.#rowCount === null ? new TableIndex() : null);
    if (pass.index) this.#index = pass.index;
    const take = async (chunk: Uint8Array, isLast: boolean): Promise<void> => {
      signal?.throwIfAborted();
      const tokens = tokenizer.push(chunk, isLast);
      if (tokenizer.pending > MAX_ROW_BYTES) {
        throw new EngineError('row-too-large', { line: pass.rawRows + 1, limit: MAX_ROW_BYTES });
      }
      const block = pass.block(tokens);
      if (block) {
        const waits = onBlock(block);
        if (waits) await waits;
      }
      onProgress?.(tokens.base + tokens.rowsEnd, this.blob.size);
      if (pause) await pause();
    };
    for await (const chunk of blobChunks(this.blob, this.#textStart)) {
      await take(chunk, false);
      if (pass.dataRows >= maxRows) return;
    }
    await take(new Uint8Array(0), true);
    if (!pass.index) return;
    this.#rowCount = pass.dataRows;
    this.#findings = await findingsOf(this.blob, tokenizer.findings, pass);
  }

  async readRows(first: number, count: number): Promise<SourceRow[]> {
    const end = Math.min(first + count, this.#index.count);
    return first < end ? this.#read(first, end) : [];
  }

  async readRowsAt(indexes: readonly number[]): Promise<SourceRow[]> {
    const rows: SourceRow[] = [];
    for (let at = 0; at < indexes.length; ) {
      const first = indexes[at]!;
      if (first >= this.#index.count) break;
      let last = first;
      const wanted = new Set<number>();
      for (; at < indexes.length; at += 1) {
        const next = indexes[at]!;
        if (next >= this.#index.count || this.#index.offsetOf(next) - this.#index.offsetOf(last) > GAP_BYTES) break;
        wanted.add(next);
        last = next;
      }
      rows.push(...(await this.#read(first, last + 1, wanted)));
    }
    return rows;
  }

  rowNumber(index: number): number {
    return this.#dataStart + this.#index.blanksBefore(index) + index + 1;
  }

  /** Rows `[first, end)` of the index, or those wanted among them. */
  async #read(first: number, end: number, wanted?: ReadonlySet<number>): Promise<SourceRow[]> {
    const from = this.#index.offsetOf(first);
    const slice = this.blob.slice(from, this.#index.offsetOf(end));
    const tokens = createTokenizer(this.layout.dialect).push(new Uint8Array(await slice.arrayBuffer()), true);
    const rows: SourceRow[] = [];
    let index = first;
    for (let row = 0; row < tokens.rowCount && index < end; row += 1) {
      if (isBlankRow(tokens, row)) continue;
      if (!wanted || wanted.has(index)) {
        rows.push({ index, number: this.rowNumber(index), cells: rowTexts(tokens, row, this.cellText) });
      }
      index += 1;
    }
    return rows;
  }
}

/** What one pass keeps count of. */
class Pass {
  readonly index: TableIndex | null;
  rawRows = 0;
  dataRows = 0;
  raggedRows = 0;
  firstRagged = 0;
  invalidBlocks = 0;
  firstInvalid = -1;
  readonly #dataStart: number;
  readonly #width: number;

  constructor(dataStart: number, width: number, index: TableIndex | null) {
    this.#dataStart = dataStart;
    this.#width = width;
    this.index = index;
  }

  /** The data rows of a block, or `null` when it has none; fills the index on the way. */
  block(tokens: TokenBlock): DataBlock | null {
    const firstRow = Math.min(tokens.rowCount, Math.max(0, this.#dataStart - this.rawRows));
    const firstIndex = this.dataRows;
    const { index } = this;
    const { rowCells, rowStarts, base } = tokens;
    for (let row = firstRow; row < tokens.rowCount; row += 1) {
      if (isBlankRow(tokens, row)) {
        index?.addBlank();
        continue;
      }
      this.dataRows += 1;
      if (!index) continue;
      index.add(base + rowStarts[row]!);
      if (rowCells[row + 1]! - rowCells[row]! === this.#width) continue;
      if (this.raggedRows === 0) this.firstRagged = this.rawRows + row + 1;
      this.raggedRows += 1;
    }
    if (index) {
      index.end = base + tokens.rowsEnd;
      if (isInvalidUtf8(tokens.bytes, tokens.rowsEnd)) {
        if (this.invalidBlocks === 0) this.firstInvalid = base;
        this.invalidBlocks += 1;
      }
    }
    this.rawRows += tokens.rowCount;
    return this.dataRows > firstIndex ? { tokens, firstRow, firstIndex } : null;
  }
}

async function findingsOf(blob: Blob, found: TokenizerFindings, pass: Pass): Promise<SourceFinding[]> {
  const findings: SourceFinding[] = [];
  const add = async (code: SourceFinding['code'], count: number, position: number): Promise<void> => {
    if (count > 0) findings.push({ code, count, line: await physicalLine(blob, position) });
  };
  await add('unclosed-quote', found.unclosedQuotes, found.firstUnclosed);
  await add('nul-bytes', found.nulBytes, found.firstNul);
  await add('invalid-bytes', pass.invalidBlocks, pass.firstInvalid);
  if (pass.raggedRows > 0) findings.push({ code: 'ragged-rows', count: pass.raggedRows, line: pass.firstRagged });
  return findings;
}

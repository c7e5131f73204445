import { ByteFindings } from './byte-findings.js';
import { RepeatedHeaders } from './repeated-headers.js';
import { StrayQuotes } from './stray-quotes.js';
import { TableIndex } from './table-index.js';
import type { DataBlock } from './table.js';
import { isBlankRow } from './token-block.js';
import type { TokenBlock } from './token-block.js';

interface PassOptions {
  /** Raw row of the first header row, and of the first data row. */
  readonly headerStart: number;
  readonly dataStart: number;
  /** Number of columns. */
  readonly width: number;
  /** Number of cells of the header. */
  readonly headerWidth: number;
  readonly quote: string;
  /** Data rows after which the table ends. */
  readonly lastRow: number;
  /** Findings of an earlier pass about the bytes. With them, the index is complete as well. */
  readonly bytes: ByteFindings | null;
}

/** More of them are a file of uneven rows. */
const MAX_BREAKS = 20;

/** The state of one pass over a table. */
export class Pass {
  readonly index: TableIndex | null;
  rawRows = 0;
  dataRows = 0;
  raggedRows = 0;
  /** Position of the first ragged row. */
  firstRagged = -1;
  /** Position of the header. */
  headerAt = -1;
  readonly bytes: ByteFindings;
  readonly strays: StrayQuotes;
  readonly repeated = new RepeatedHeaders();
  /** Data rows below a blank row, or with another number of cells than the one above: another table may begin there. */
  readonly breaks: number[] = [];
  /** Number of cells of the last data row; -1 below a blank row. */
  #lastCells = 0;

  readonly #options: PassOptions;

  constructor(options: PassOptions) {
    this.#options = options;
    this.strays = new StrayQuotes(options.quote);
    this.bytes = options.bytes ?? new ByteFindings();
    this.index = options.bytes ? null : new TableIndex();
  }

  /** Whether the header is the row that differs: most data rows have another number of cells. */
  get isHeaderRagged(): boolean {
    return this.#options.headerStart < this.#options.dataStart && this.raggedRows > this.dataRows / 2;
  }

  /** Whether the table ends before the rest of the file. */
  get isFull(): boolean {
    return this.dataRows >= this.#options.lastRow;
  }

  /** The data rows of a block, or `null` when it has none; also fills the index. */
  block(all: TokenBlock): DataBlock | null {
    const { headerStart, dataStart, width, headerWidth } = this.#options;
    let tokens = all;
    const firstRow = Math.min(tokens.rowCount, Math.max(0, dataStart - this.rawRows));
    const firstIndex = this.dataRows;
    const { index } = this;
    const { rowCells, rowStarts, base } = tokens;
    const header = headerStart - this.rawRows;
    if (header >= 0 && header < tokens.rowCount) {
      this.headerAt = base + rowStarts[header]!;
      if (headerStart + 1 === dataStart) this.repeated.take(tokens, header);
    }
    let isRegular = true;
    let lastCells = this.#lastCells;
    for (let row = firstRow; row < tokens.rowCount; row += 1) {
      if (isBlankRow(tokens, row)) {
        index?.addBlank();
        isRegular = false;
        lastCells = -1;
        continue;
      }
      if (this.isFull) {
        tokens = { ...all, rowCount: row, rowsEnd: rowStarts[row]! };
        break;
      }
      this.dataRows += 1;
      index?.add(base + rowStarts[row]!);
      const cells = rowCells[row + 1]! - rowCells[row]!;
      if (cells !== lastCells) {
        if (this.breaks.length < MAX_BREAKS) this.breaks.push(this.dataRows - 1);
        lastCells = cells;
      }
      if (cells !== width) isRegular = false;
      if (cells === headerWidth) {
        this.repeated.check(tokens, row);
        continue;
      }
      if (this.raggedRows === 0) this.firstRagged = base + rowStarts[row]!;
      this.raggedRows += 1;
    }
    this.#lastCells = lastCells;
    if (index) {
      index.end = base + tokens.rowsEnd;
      this.bytes.check(tokens.bytes, tokens.rowsEnd, base);
      this.strays.check(tokens);
    }
    this.rawRows += tokens.rowCount;
    const dataRows = this.dataRows - firstIndex;
    if (dataRows === 0) return null;
    const mayBeUndecodable = this.bytes.mayBeUndecodable(base, base + tokens.rowsEnd);
    return { tokens, firstRow, firstIndex, dataRows, isRegular, mayBeUndecodable };
  }
}

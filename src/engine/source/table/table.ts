import type { LayoutConfidence, SourceColumn, SourceFinding, SourceRow, TableLayout } from '../layout/layout.js';
import type { TokenBlock } from './token-block.js';

/** Data rows of one block in the order of the file: what a pass over the table sees. */
export interface DataBlock {
  readonly tokens: TokenBlock;
  /** First row of `tokens` that is a data row. Rows before it are preamble or header. */
  readonly firstRow: number;
  /** Stable index of the first data row in this block. Blank rows inside the block have no index. */
  readonly firstIndex: number;
  /** How many data rows there are. */
  readonly dataRows: number;
  /** Whether every row from `firstRow` on is a data row with a cell for each column, and no more: mostly so. */
  readonly isRegular: boolean;
  /** Whether cells of it may hold characters that could not be read. */
  readonly mayBeUndecodable: boolean;
}

export interface ScanOptions {
  readonly signal?: AbortSignal;
  /** Called between slices; gives way to other work. Default: none. */
  readonly pause?: () => Promise<void>;
  /** Bytes read so far of all bytes. */
  readonly onProgress?: (bytesDone: number, bytesTotal: number) => void;
  /** Stop after this many data rows. */
  readonly maxRows?: number;
}

/** Delimited UTF-8 text with its index: rows by position, passes in order, nothing held in memory but offsets. */
export interface Table {
  /** UTF-8; the file itself when it was UTF-8 already. */
  readonly blob: Blob;
  readonly layout: TableLayout;
  readonly confidence: LayoutConfidence;
  readonly columns: readonly SourceColumn[];
  /** Number of data rows; `null` until one whole pass has been made. */
  readonly rowCount: number | null;
  /** Rows known so far; equals `rowCount` after a whole pass. */
  readonly indexedRows: number;
  /** About how many there are in all, by what has been read so far; 0 before anything has been. */
  readonly expectedRows: number;
  /** Raw rows from the beginning of the file, preamble, header and blank rows included, for showing. */
  readonly head: readonly (readonly string[])[];
  /** Where the first bytes stand that are no UTF-8; -1: there are none, or no whole pass has been made yet. */
  readonly invalidAt: number;
  /** Filled by a whole pass. */
  readonly findings: readonly SourceFinding[];
  /**
   * One pass over the file in order. The first whole pass also fills the index.
   * `onBlock` may be async; the next block waits for it (backpressure), and its arrays are only good until then.
   * Throws the signal's reason when aborted.
   */
  scan(onBlock: (block: DataBlock) => void | Promise<void>, options?: ScanOptions): Promise<void>;
  /**
   * Reads rows `[first, first + count)` by stable index; fewer at the end. Reads the file up to there where no `scan` has;
   * while a `scan` runs, only the rows within `indexedRows` are there.
   */
  readRows(first: number, count: number): Promise<SourceRow[]>;
  /** As `readRows`, at any ascending stable indexes. */
  readRowsAt(indexes: readonly number[]): Promise<SourceRow[]>;
  /** The human row number of a data row. */
  rowNumber(index: number): number;
}

/**
 * The stable index of the row with a human number, among the rows known so far. Numbers only ever grow. `rowCount`: how
 * many rows there are when some were added to those of the file.
 */
export function rowOfNumber(
  table: Pick<Table, 'indexedRows' | 'rowNumber'>,
  { number, rowCount = table.indexedRows }: { readonly number: number; readonly rowCount?: number },
): number | null {
  let low = 0;
  let high = rowCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (table.rowNumber(middle) < number) low = middle + 1;
    else high = middle;
  }
  return low < rowCount && table.rowNumber(low) === number ? low : null;
}

/** Rows of the file before its data rows, blank ones not counted: by it and its index, a row is known under any header. */
export function filledRowsBefore({ layout, head }: Pick<Table, 'layout' | 'head'>): number {
  const dataStart = layout.header.start + layout.header.rows;
  const blanks = head.slice(0, dataStart).filter((cells) => cells.every((text) => /^[ \t-\r]*$/.test(text)));
  return dataStart - blanks.length;
}

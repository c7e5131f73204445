import type { LayoutConfidence, SourceColumn, SourceFinding, SourceRow, TableLayout } from '../layout/layout.js';
import type { TokenBlock, TokenRows } from './token-block.js';

/** Data rows of one block in the order of the file, as a pass over the table yields them. */
export interface DataBlock {
  readonly tokens: TokenBlock;
  /** First row of `tokens` that is a data row; earlier rows are preamble or header. */
  readonly firstRow: number;
  /** Stable index of the first data row in this block. Blank rows inside the block have no index. */
  readonly firstIndex: number;
  /** Number of data rows. */
  readonly dataRows: number;
  /** Whether every row from `firstRow` on is a data row with exactly one cell per column, as is usual. */
  readonly isRegular: boolean;
  /** Whether its cells may contain undecodable characters or NULs. */
  readonly mayBeUndecodable: boolean;
}

export interface ScanOptions {
  readonly signal?: AbortSignal;
  /** Called between slices to yield to other work. Default: none. */
  readonly pause?: () => Promise<void>;
  /** Bytes read so far of all bytes. */
  readonly onProgress?: (bytesDone: number, bytesTotal: number) => void;
  /** Stop after this many data rows. */
  readonly maxRows?: number;
}

/** Delimited UTF-8 text with its index: rows by position and passes in order, with only offsets in memory. */
export interface Table {
  /** UTF-8; the file itself if it was UTF-8 already. */
  readonly blob: Blob;
  readonly layout: TableLayout;
  readonly confidence: LayoutConfidence;
  readonly columns: readonly SourceColumn[];
  /** Number of data rows; `null` until a full pass. */
  readonly rowCount: number | null;
  /** Rows known so far; equals `rowCount` after a full pass. */
  readonly indexedRows: number;
  /** Estimated total from what has been read; 0 before anything has been read. */
  readonly expectedRows: number;
  /** Raw rows from the beginning of the file for display, including preamble, header and blank rows. */
  readonly head: readonly (readonly string[])[];
  /** Position of the first bytes that are not UTF-8; -1 if they are only damage, or none, or before a full pass. */
  readonly invalidAt: number;
  /** Filled by a full pass. */
  readonly findings: readonly SourceFinding[];
  /**
   * One pass over the file in order. The first full pass also fills the index. `onBlock` may be async; the next block
   * waits for it (backpressure), and its arrays are only valid until then. Throws the signal's reason when aborted.
   */
  scan(onBlock: (block: DataBlock) => void | Promise<void>, options?: ScanOptions): Promise<void>;
  /** The same pass, block by block as the caller asks for them. It may end early. */
  blocks(options?: ScanOptions): AsyncGenerator<DataBlock, void, undefined>;
  /**
   * Reads rows `[first, first + count)` by stable index; fewer at the end. Reads the file up to there unless a `scan`
   * has; while a `scan` runs, only rows within `indexedRows` are returned.
   */
  readRows(first: number, count: number): Promise<SourceRow[]>;
  /** Like `readRows`, for any ascending stable indexes. */
  readRowsAt(indexes: readonly number[]): Promise<SourceRow[]>;
  /** The same without making strings. The arrays are the caller's. */
  readTokensAt(indexes: readonly number[]): Promise<TokenRows[]>;
  /** The row number of a data row, as people count it. */
  rowNumber(index: number): number;
}

/** `Table.scan`, given its blocks. */
export async function scanBlocks(
  blocks: AsyncIterable<DataBlock>,
  onBlock: (block: DataBlock) => void | Promise<void>,
): Promise<void> {
  for await (const block of blocks) await onBlock(block);
}

/**
 * The stable index of the row with a row number, among the rows known so far. Row numbers are ascending. `rowCount`:
 * number of rows including those added to the file.
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

/** Non-blank rows of the file before its data rows. With it, a row index is independent of the header. */
export function filledRowsBefore({ layout, head }: Pick<Table, 'layout' | 'head'>): number {
  const dataStart = layout.header.start + layout.header.rows;
  const blanks = head.slice(0, dataStart).filter((cells) => cells.every((text) => /^[ \t-\r]*$/.test(text)));
  return dataStart - blanks.length;
}

/** Whether both tables have the same rows and columns, whichever row is the header. */
export function hasSameCells({ layout: one }: Table, { layout: other }: Table): boolean {
  const { delimiter, quote, escape } = one.dialect;
  const { dialect } = other;
  const hasSameDialect = delimiter === dialect.delimiter && quote === dialect.quote && escape === dialect.escape;
  return hasSameDialect && one.sheet === other.sheet;
}

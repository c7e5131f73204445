import type { TokenBlock } from './token-block.js';
import { asByte } from './tokenizer-bytes.js';

/** Cells with quotes examined per file: enough for all of a usual file, and no cost that shows in a large one. */
const MAX_EXAMINED = 20_000;
/** Quotes in more rows than this share are the way the file writes inches, seconds or the like. */
const USUAL_SHARE = 0.01;
const FEW = 3;

/** Counts unquoted cells with an odd number of quotes in them, which may be left from a damaged quoted cell. */
export class StrayQuotes {
  #count = 0;
  #first = -1;
  #examined = 0;
  readonly #quote: number;

  constructor(quote: string) {
    this.#quote = asByte(quote);
  }

  /** Checks all rows, the header included. Quotes at the beginning of a cell count as unclosed, not here. */
  check({ bytes, base, rowCount, rowCells, rowsEnd, cells }: TokenBlock): void {
    if (rowCount === 0 || this.#quote < 0) return;
    const quote = this.#quote;
    const cellCount = rowCells[rowCount]!;
    let cell = 0;
    let at = bytes.indexOf(quote);
    while (at >= 0 && at < rowsEnd && this.#examined < MAX_EXAMINED) {
      this.#examined += 1;
      cell = lastCellFrom({ cells, cellCount }, at + 1, cell);
      const start = cells[cell * 2]!;
      const end = cells[cell * 2 + 1]!;
      let next = cell + 1 < cellCount ? cells[cell * 2 + 2]! - 1 : rowsEnd;
      if (bytes[start - 1] !== quote && at > start && at < end) {
        let quotes = 0;
        for (let inCell = at; inCell >= 0 && inCell < end; inCell = bytes.indexOf(quote, inCell + 1)) quotes += 1;
        if (quotes % 2 === 1 && this.#count++ === 0) this.#first = base + at;
        next = end;
      } else if (bytes[start - 1] !== quote) next = Math.max(at + 1, end);
      at = bytes.indexOf(quote, Math.max(at + 1, next));
    }
  }

  /** What is worth a finding, given the number of rows. */
  found(rows: number): { readonly count: number; readonly position: number } {
    const isUsual = this.#count > Math.max(FEW, rows * USUAL_SHARE);
    return { count: isUsual ? 0 : this.#count, position: this.#first };
  }
}

/** The last cell that begins at a position or before it, searched from a cell known to begin before it. */
function lastCellFrom(
  { cells, cellCount }: { readonly cells: Int32Array; readonly cellCount: number },
  position: number,
  from: number,
): number {
  let low = from;
  let high = cellCount;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (cells[middle * 2]! <= position) low = middle;
    else high = middle;
  }
  return low;
}

import type { Dialect } from './layout.js';
import { CellFlag } from './token-block.js';
import type { TokenBlock } from './token-block.js';

/*
 * The hot loop of the product, kept in one file and one function on purpose: what is split over calls or closures
 * here costs a pass over the file. Bytes are copied into a buffer of our own that ends in a sentinel newline,
 * so that the loops over a cell need no check for the end.
 */

/** A quoted cell still open after this many bytes is taken for a stray quote: its rows would be lost otherwise. */
const MAX_QUOTED_BYTES = 1 << 20;
/** No row of a table is this long; what is, is not a table or not of this dialect. */
export const MAX_ROW_BYTES = 64 << 20;

const LF = 10;
const CR = 13;
const SPACE = 32;

/** What a byte means outside quotes. */
const Kind = { plain: 0, newline: 1, delimiter: 2, nul: 3 } as const;

/** Counts, and where in the blob the first one stands. */
export interface TokenizerFindings {
  unclosedQuotes: number;
  firstUnclosed: number;
  nulBytes: number;
  firstNul: number;
}

export interface Tokenizer {
  /**
   * Takes the next bytes and gives the rows they complete; what is left of them begins the next block.
   * With `isLast` everything is complete. The block's arrays are overwritten by the next call.
   */
  push(chunk: Uint8Array, isLast: boolean): TokenBlock;
  readonly findings: TokenizerFindings;
  /** Bytes waiting for the rest of their row. */
  readonly pending: number;
}

/** Cuts UTF-8 delimited text into rows and cells. `base` is the position of the first byte in its blob. */
export function createTokenizer(dialect: Dialect, base = 0): Tokenizer {
  const delimiter = new TextEncoder().encode(dialect.delimiter);
  const delimiterLength = delimiter.length;
  const quote = dialect.quote === '' ? -1 : dialect.quote.charCodeAt(0);
  const escape = dialect.escape === dialect.quote || dialect.escape === '' ? -1 : dialect.escape.charCodeAt(0);
  const kinds = new Uint8Array(256);
  kinds[0] = Kind.nul;
  kinds[LF] = Kind.newline;
  kinds[CR] = Kind.newline;
  kinds[delimiter[0] ?? 44] = Kind.delimiter;
  if (escape >= 0) kinds[escape] = Kind.plain;
  const skipsSpaces = delimiter[0] !== SPACE;

  let buffer = new Uint8Array(1 << 16);
  let length = 0;
  let bufferBase = base;
  let rowCells = new Uint32Array(1 << 10);
  let rowStarts = new Uint32Array(1 << 10);
  let cellStarts = new Uint32Array(1 << 12);
  let cellEnds = new Uint32Array(1 << 12);
  let cellFlags = new Uint8Array(1 << 12);
  let consumed = 0;
  /** Positions in the blob of quotes known to be stray: a row read again must read them the same way. */
  const strays = new Set<number>();
  const findings: TokenizerFindings = { unclosedQuotes: 0, firstUnclosed: -1, nulBytes: 0, firstNul: -1 };

  const take = (chunk: Uint8Array): void => {
    const rest = length - consumed;
    if (rest + chunk.length + 1 > buffer.length) {
      const grown = new Uint8Array(Math.max(buffer.length * 2, rest + chunk.length + 1));
      grown.set(buffer.subarray(consumed, length));
      buffer = grown;
    } else if (rest > 0) {
      buffer.copyWithin(0, consumed, length);
    }
    buffer.set(chunk, rest);
    bufferBase += consumed;
    length = rest + chunk.length;
    consumed = 0;
    buffer[length] = LF;
  };

  /** Whether the delimiter stands at `at`; only asked when its first byte does and there are more. */
  const delimiterAt = (at: number): boolean => {
    for (let index = 1; index < delimiterLength; index += 1) if (buffer[at + index] !== delimiter[index]) return false;
    return at + delimiterLength <= length;
  };

  const endsCell = (at: number): boolean => {
    if (at >= length) return true;
    const kind = kinds[buffer[at]!]!;
    return kind === Kind.newline || (kind === Kind.delimiter && (delimiterLength === 1 || delimiterAt(at)));
  };

  const push = (chunk: Uint8Array, isLast: boolean): TokenBlock => {
    take(chunk);
    const end = length;
    const bytes = buffer;
    let at = 0;
    let row = 0;
    let cell = 0;
    rowCells[0] = 0;
    rows: while (at < end) {
      const rowStart = at;
      const rowCell = cell;
      const nulBefore = findings.nulBytes;
      if (row + 2 > rowStarts.length) {
        rowCells = grown(rowCells);
        rowStarts = grown(rowStarts);
      }
      rowStarts[row] = rowStart;
      for (;;) {
        if (cell >= cellStarts.length) {
          cellStarts = grown(cellStarts);
          cellEnds = grown(cellEnds);
          const flags = new Uint8Array(cellFlags.length * 2);
          flags.set(cellFlags);
          cellFlags = flags;
        }
        let cellStart = at;
        let flags = 0;
        let cellEnd = -1;
        if (bytes[at] === quote && at < end && !(strays.size > 0 && strays.has(bufferBase + at))) {
          let scan = at + 1;
          const limit = Math.min(end, at + MAX_QUOTED_BYTES);
          for (;;) {
            while (scan < limit && bytes[scan] !== quote && bytes[scan] !== escape) scan += 1;
            if (scan >= limit) break;
            if (bytes[scan] === escape) {
              flags = CellFlag.escaped;
              scan += 2;
              continue;
            }
            if (escape < 0 && bytes[scan + 1] === quote && scan + 1 < end) {
              flags = CellFlag.escaped;
              scan += 2;
              continue;
            }
            // At the end of what has arrived nobody can say whether this quote closes, unless nothing follows.
            if (scan + 1 + delimiterLength >= end && !isLast) {
              scan = limit;
              break;
            }
            let after = scan + 1;
            if (skipsSpaces) while (bytes[after] === SPACE && after < end) after += 1;
            if (after >= end && !isLast) {
              scan = limit;
              break;
            }
            if (endsCell(after)) {
              cellStart = at + 1;
              cellEnd = scan;
              at = after;
              flags |= CellFlag.quoted;
              break;
            }
            scan += 1;
          }
          if (cellEnd < 0) {
            if (!isLast && limit === end) {
              cell = rowCell;
              findings.nulBytes = nulBefore;
              at = rowStart;
              break rows;
            }
            // Never closed: the quote is text, and what follows is read as if it were not there.
            if (findings.unclosedQuotes === 0) findings.firstUnclosed = bufferBase + at;
            findings.unclosedQuotes += 1;
            strays.add(bufferBase + at);
            flags = 0;
          }
        }
        if (cellEnd < 0) {
          for (;;) {
            let kind = kinds[bytes[at]!]!;
            while (kind === Kind.plain) {
              at += 1;
              kind = kinds[bytes[at]!]!;
            }
            if (kind === Kind.newline || at >= end) break;
            if (kind === Kind.delimiter && (delimiterLength === 1 || delimiterAt(at))) break;
            if (kind === Kind.nul) {
              if (findings.nulBytes === 0) findings.firstNul = bufferBase + at;
              findings.nulBytes += 1;
            }
            at += 1;
          }
          if (escape >= 0 && hasByte(bytes, cellStart, at, escape)) flags = CellFlag.escaped;
          cellEnd = at;
        }
        if (at >= end && !isLast) {
          cell = rowCell;
          findings.nulBytes = nulBefore;
          at = rowStart;
          break rows;
        }
        const ending = at >= end ? LF : bytes[at]!;
        const isNewline = ending === LF || ending === CR;
        // An empty line is a row of no cells.
        if (!(isNewline && cell === rowCell && cellEnd === cellStart && flags === 0)) {
          cellStarts[cell] = cellStart;
          cellEnds[cell] = cellEnd;
          cellFlags[cell] = flags;
          cell += 1;
        }
        if (!isNewline) {
          at += delimiterLength;
          continue;
        }
        if (ending === CR) {
          // Whether a LF belongs to it only the next byte tells.
          if (at + 1 >= end && !isLast) {
            cell = rowCell;
            findings.nulBytes = nulBefore;
            at = rowStart;
            break rows;
          }
          if (bytes[at + 1] === LF && at + 1 < end) at += 1;
        }
        at += 1;
        break;
      }
      row += 1;
      rowCells[row] = cell;
    }
    if (at > end) at = end;
    consumed = at;
    return { bytes, base: bufferBase, rowCount: row, rowCells, rowStarts, rowsEnd: at, cellStarts, cellEnds, cellFlags };
  };

  return {
    push,
    findings,
    get pending() {
      return length - consumed;
    },
  };
}

function hasByte(bytes: Uint8Array, start: number, end: number, byte: number): boolean {
  for (let at = start; at < end; at += 1) if (bytes[at] === byte) return true;
  return false;
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

import type { Dialect } from '../layout/layout.js';
import type { TokenBlock } from './token-block.js';
import { asByte, byteKinds, grown, grownCells, Kind, NONE, unescapeBytes } from './tokenizer-bytes.js';

/*
 * The hot loop of the product, deliberately a single function: splitting it into calls or closures makes a pass over the
 * file measurably slower. Four things make it fast and keep it linear.
 * - Bytes are copied into our own buffer, which ends in sentinels (a newline, then a quote), so that the loops over a
 *   cell need no check for the end.
 * - Outside quotes it jumps from one candidate byte to the next, four bytes at a time: all bytes below 14, which include
 *   the line ends, and those equal to the delimiter's first. Other bytes among them are sorted out afterwards.
 * - Everything the loop touches is a local variable; arrays are written back only when they grow.
 * - An incomplete row is read again with the next bytes. Long ones wait until twice as much has arrived, and no bytes
 *   are searched twice for a closing quote.
 */

/** A quoted cell longer than this is read as a stray quote; otherwise the rows it swallows would be lost. */
const MAX_QUOTED_BYTES = 1 << 20;
/** No table has a row this long: the file is not a table, or has another dialect. */
export const MAX_ROW_BYTES = 64 << 20;
/** An unfinished row up to this length is read again with every chunk. */
const RETRY_BYTES = 256 << 10;

const LF = 10;
const SPACE = 32;
export interface TokenizerFindings {
  unclosedQuotes: number;
  /** Position in the blob; -1: none. */
  firstUnclosed: number;
}

export interface Tokenizer {
  /**
   * Takes the next bytes and returns the rows they complete; the rest begins the next block. With `isLast` everything
   * is complete. The next call overwrites the block's arrays.
   */
  push(chunk: Uint8Array, isLast: boolean): TokenBlock;
  readonly findings: Readonly<TokenizerFindings>;
  /** Bytes of an unfinished row. */
  readonly pending: number;
}

/** Splits UTF-8 delimited text into rows and cells. `base` is the position of the first byte in its blob. */
export function createTokenizer(dialect: Dialect, base = 0): Tokenizer {
  const delimiter = new TextEncoder().encode(dialect.delimiter);
  const delimiterLength = delimiter.length;
  const quote = asByte(dialect.quote);
  const escape = dialect.escape === dialect.quote || quote === NONE ? NONE : asByte(dialect.escape);
  const kinds = byteKinds(delimiter[0]!);
  const skipsSpaces = delimiter[0] !== SPACE;

  let buffer = new Uint8Array(1 << 16);
  let bufferWords = new Int32Array(buffer.buffer);
  let length = 0;
  let consumed = 0;
  let bufferBase = base;
  let retryAt = 0;
  let rowCells = new Uint32Array(1 << 10);
  let rowStarts = new Uint32Array(1 << 10);
  let cellOffsets = new Int32Array(1 << 13);
  /** Positions in the blob between which no quoted cell ends. */
  let openFrom = 0;
  let openUntil = 0;
  /** Whether the cell of the last closing quote contains escapes. */
  let isEscaped = false;
  /** Positions in `cells` of those with escapes; their text is unescaped once their rows are complete. */
  const escapedCells: number[] = [];
  const findings: TokenizerFindings = { unclosedQuotes: 0, firstUnclosed: -1 };

  const take = (chunk: Uint8Array): void => {
    const rest = length - consumed;
    const needed = rest + chunk.length + 4;
    if (needed > buffer.length) {
      const larger = new Uint8Array(Math.max((needed + 7) & ~3, buffer.length * 2));
      larger.set(buffer.subarray(consumed, length));
      buffer = larger;
      bufferWords = new Int32Array(larger.buffer);
    } else if (rest > 0 && consumed > 0) {
      buffer.copyWithin(0, consumed, length);
    }
    buffer.set(chunk, rest);
    bufferBase += consumed;
    length = rest + chunk.length;
    consumed = 0;
    buffer[length] = LF;
    buffer[length + 1] = quote === NONE ? LF : quote;
  };

  /** Whether the whole delimiter is at a position, given its first byte. */
  const isDelimiter = (at: number): boolean => {
    if (at + delimiterLength > length) return false;
    for (let index = 1; index < delimiterLength; index += 1) if (buffer[at + index] !== delimiter[index]) return false;
    return true;
  };

  const isCellEnd = (at: number): boolean => {
    if (at >= length) return true;
    const kind = kinds[buffer[at]!]!;
    return kind === Kind.newline || (kind === Kind.delimiter && isDelimiter(at));
  };

  /** Records that no quoted cell starting at `start` or later ends before `end`; a run of quotes is not split. */
  const noteOpen = (start: number, end: number): void => {
    let until = end;
    while (until > start + 1 && (buffer[until - 1] === quote || buffer[until - 1] === escape)) until -= 1;
    if (bufferBase + start < openFrom || bufferBase + start > openUntil) openFrom = bufferBase + start;
    openUntil = Math.max(openUntil, bufferBase + until);
  };

  /** Position of the closing quote of a cell opened at `start`; -1: none, -2: not known yet. */
  const closingQuote = (start: number, isLast: boolean): number => {
    const bytes = buffer;
    const end = length;
    const openEnd = bufferBase + start >= openFrom ? openUntil - bufferBase : 0;
    let at = start + 1;
    let escapes = false;
    for (;;) {
      if (at < openEnd && bytes[at] !== quote && bytes[at] !== escape) {
        // Skipped bytes may contain escapes; treating plain text as escaped only costs another look.
        escapes = true;
        at = openEnd;
      }
      if (escape === NONE) while (bytes[at] !== quote) at += 1;
      else while (bytes[at] !== quote && bytes[at] !== escape) at += 1;
      if (at >= end) break;
      if (bytes[at] === escape) {
        escapes = true;
        at += 2;
        if (at > end) break;
        continue;
      }
      const next = at + 1;
      if (next >= end && !isLast) break;
      if (escape === NONE && next < end && bytes[next] === quote) {
        escapes = true;
        at += 2;
        continue;
      }
      let after = next;
      if (skipsSpaces) while (after < end && bytes[after] === SPACE) after += 1;
      if (after + delimiterLength > end && !isLast) break;
      if (isCellEnd(after)) {
        if (at - start > MAX_QUOTED_BYTES) break;
        isEscaped = escapes;
        return at;
      }
      at = next;
    }
    const reached = Math.min(at, end);
    noteOpen(start, reached);
    return isLast || reached - start > MAX_QUOTED_BYTES ? -1 : -2;
  };

  const push = (chunk: Uint8Array, isLast: boolean): TokenBlock => {
    take(chunk);
    // Local variables: the compiler knows their values, but looks up those of a module every time.
    const ones = 0x01010101;
    const controls = 0x0e0e0e0e;
    const lf = 10;
    const cr = 13;
    const space = 32;
    const maxQuoted = MAX_QUOTED_BYTES;
    const bytes = buffer;
    // Too few bytes have arrived to read an unfinished row again.
    const end = isLast || length >= retryAt ? length : 0;
    const words = bufferWords;
    const first = delimiter[0]!;
    const wanted = Math.imul(first, ones);
    const quoteByte = quote;
    const escapeByte = escape;
    const width = delimiterLength;
    let cells = cellOffsets;
    let room = cells.length;
    let { unclosedQuotes, firstUnclosed } = findings;
    let at = 0;
    let word = -1;
    let hits = 0;
    let row = 0;
    /** Index of the next cell in `cells`: twice its number. */
    let cell = 0;
    let isQuoted = false;
    rowCells[0] = 0;
    rows: while (at < end) {
      const rowStart = at;
      const rowCell = cell;
      if (row + 2 > rowStarts.length) {
        rowCells = grown(rowCells);
        rowStarts = grown(rowStarts);
      }
      rowStarts[row] = rowStart;
      for (;;) {
        if (cell >= room) {
          cellOffsets = cells = grownCells(cells);
          room = cells.length;
        }
        let byte = bytes[at]!;
        isQuoted = false;
        if (byte === quoteByte && at < end) {
          // Most cells end at the next quote, which is handled here; the function handles the others.
          let close = at + 1;
          while (bytes[close] !== quoteByte && bytes[close] !== escapeByte) close += 1;
          const next = bytes[close + 1]!;
          const isEnd = next === lf || next === cr || (next === first && width === 1);
          if (isEnd && close + 1 < end && bytes[close] === quoteByte && close - at <= maxQuoted) {
            isEscaped = false;
          } else close = closingQuote(at, isLast);
          if (close >= 0) {
            if (isEscaped) escapedCells.push(cell);
            cells[cell] = at + 1;
            cells[cell + 1] = close;
            at = close + 1;
            if (skipsSpaces) while (bytes[at] === space) at += 1;
            byte = bytes[at]!;
            isQuoted = true;
            word = at >>> 2;
            const bits = words[word]!;
            const other = bits ^ wanted;
            // Clears the hits up to the byte that ends the cell.
            hits = ((((bits - controls) & ~bits) | ((other - ones) & ~other)) >>> 7) & ones & (-256 << ((at & 3) << 3));
          } else if (close === -2) {
            cell = rowCell;
            at = rowStart;
            break rows;
          } else {
            // Never closed: the quote is text, and the cell is read as unquoted.
            if (unclosedQuotes === 0) firstUnclosed = bufferBase + at;
            unclosedQuotes += 1;
          }
        }
        if (!isQuoted) {
          const start = at;
          cells[cell] = start;
          for (;;) {
            while (hits === 0) {
              word += 1;
              const bits = words[word]!;
              const other = bits ^ wanted;
              hits = ((((bits - controls) & ~bits) | ((other - ones) & ~other)) >>> 7) & ones;
            }
            at = (word << 2) + ((31 - Math.clz32(hits & -hits)) >>> 3);
            hits &= hits - 1;
            // The rest of a long delimiter, or the LF of a CR.
            if (at < start) continue;
            byte = bytes[at]!;
            if (byte === lf || byte === cr) break;
            if (byte === first && (width === 1 || isDelimiter(at))) break;
          }
          cells[cell + 1] = at;
        }
        cell += 2;
        if (byte !== lf && byte !== cr) {
          at += width;
          continue;
        }
        // A row that reaches the end may continue, and a CR may be followed by its LF.
        if (at + (byte === cr ? 1 : 0) >= end && !isLast) {
          cell = rowCell;
          at = rowStart;
          break rows;
        }
        at += byte === cr && bytes[at + 1] === lf ? 2 : 1;
        break;
      }
      // An empty line is a row without cells.
      if (cell === rowCell + 2 && cells[rowCell] === cells[rowCell + 1] && !isQuoted) cell = rowCell;
      row += 1;
      rowCells[row] = cell >>> 1;
      if (unclosedQuotes !== findings.unclosedQuotes) Object.assign(findings, { unclosedQuotes, firstUnclosed });
    }
    for (const escaped of escapedCells) {
      if (escaped >= cell) break;
      const stretch = { start: cells[escaped]!, end: cells[escaped + 1]! };
      cells[escaped + 1] = unescapeBytes(bytes, stretch, { quote, escape });
    }
    escapedCells.length = 0;
    // The sentinel replaced the last newline.
    if (at > length) at = length;
    consumed = at;
    if (at > 0) retryAt = 0;
    else if (end > RETRY_BYTES) retryAt = Math.min(end * 2, MAX_ROW_BYTES + 1);
    return {
      bytes,
      base: bufferBase,
      rowCount: row,
      rowCells,
      rowStarts,
      rowsEnd: at,
      cells: cellOffsets,
    };
  };

  return {
    push,
    findings,
    get pending() {
      return length - consumed;
    },
  };
}

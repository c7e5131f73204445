import { grown } from '../../grown.js';
import { bareDelimiter } from '../layout/layout.js';
import type { Dialect } from '../layout/layout.js';
import type { TokenBlock } from './token-block.js';
import { MAX_QUOTED_BYTES, QuotedCells } from './quoted-cell.js';
import { asByte, isProtected, isTextAt, NONE, unescapeBytes } from './tokenizer-bytes.js';

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

/** No table has a row this long: the file is not a table, or has another dialect. */
export const MAX_ROW_BYTES = 64 << 20;
/** An unfinished row up to this length is read again with every chunk. */
const RETRY_BYTES = 256 << 10;

const LF = 10;
const SPACE = 32;

export interface TokenizerFindings {
  /** Quotes that are neither escaped nor at the beginning or end of their cells; one for each quoted cell. */
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

/** What a tokenizer has room for before its arrays grow. */
interface Room {
  /**
   * Its buffer, which is overwritten. A chunk that lies at its start, before `SPARE_BYTES` of the same buffer, is read
   * in place.
   */
  readonly buffer: Uint8Array<ArrayBuffer>;
  readonly rows: number;
  readonly cells: number;
}

/** After the bytes in a buffer: the sentinels, and the rest of the last four bytes that are read at once. */
export const SPARE_BYTES = 8;

const usualRoom = (): Room => ({ buffer: new Uint8Array(1 << 16), rows: 1 << 10, cells: 1 << 12 });

/** Splits UTF-8 delimited text into rows and cells. `base` is the position of the first byte in its blob. */
export function createTokenizer(dialect: Dialect, base = 0, room = usualRoom()): Tokenizer {
  // Three spaces stand for any number.
  const mark = dialect.delimiter === '   ' ? ' ' : bareDelimiter(dialect.delimiter);
  const delimiter = new TextEncoder().encode(mark);
  const delimiterLength = delimiter.length;
  const quote = asByte(dialect.quote);
  const escape = dialect.escape === dialect.quote || quote === NONE ? NONE : asByte(dialect.escape);
  const quotedCells = new QuotedCells({ delimiter, quote, escape });
  /** A delimiter of several spaces stands for as many or more, and does not count around a line. */
  const isAligned = /^ {2,}$/.test(dialect.delimiter);
  const skipsSpaces = delimiter[0] !== SPACE;
  const isPadded = isAligned || mark !== dialect.delimiter;

  let { buffer } = room;
  let bufferWords = wordsOf(buffer);
  let length = 0;
  let consumed = 0;
  let bufferBase = base;
  let retryAt = 0;
  let rowCells = new Uint32Array(room.rows + 2);
  let rowStarts = new Uint32Array(room.rows + 2);
  let cellOffsets = new Int32Array(room.cells * 2);
  /** Positions in `cells` of those with escapes; their text is unescaped once their rows are complete. */
  const escapedCells: number[] = [];
  const findings: TokenizerFindings = { unclosedQuotes: 0, firstUnclosed: -1 };

  const take = (chunk: Uint8Array): void => {
    const rest = length - consumed;
    const needed = rest + chunk.length + SPARE_BYTES;
    if (needed > buffer.length) {
      const larger = new Uint8Array(Math.max(needed, buffer.length * 2));
      larger.set(buffer.subarray(consumed, length));
      buffer = larger;
      bufferWords = wordsOf(larger);
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

  const push = (chunk: Uint8Array, isLast: boolean): TokenBlock => {
    take(chunk);
    // Local variables: the compiler knows their values, but looks up those of a module every time.
    const ones = 0x01010101;
    const controls = 0x0e0e0e0e;
    const lf = 10;
    const cr = 13;
    const space = 32;
    const equals = 61;
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
    const aligns = isAligned;
    const pads = isPadded;
    let cells = cellOffsets;
    let cellsEnd = cells.length;
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
        rowCells = grown(rowCells, new Uint32Array(rowCells.length * 2));
        rowStarts = grown(rowStarts, new Uint32Array(rowStarts.length * 2));
      }
      rowStarts[row] = rowStart;
      // Files that were put together have a byte order mark each.
      if (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
      if (aligns) while (bytes[at] === space) at += 1;
      for (;;) {
        if (cell >= cellsEnd) {
          cellOffsets = cells = grown(cells, new Int32Array(cellsEnd * 2));
          cellsEnd = cells.length;
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
            quotedCells.isEscaped = false;
          } else {
            close = quotedCells.closingQuote({ bytes, length, base: bufferBase, isLast }, at);
            if (close !== -2 && quotedCells.strayAt >= 0) {
              if (unclosedQuotes === 0) firstUnclosed = bufferBase + quotedCells.strayAt;
              unclosedQuotes += 1;
            }
          }
          if (close >= 0) {
            if (quotedCells.isEscaped) escapedCells.push(cell);
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
          }
          // Otherwise it is never closed: the quote is text, and the cell is read as unquoted.
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
            if (byte === first && (width === 1 || isTextAt(bytes, at, delimiter, length))) break;
          }
          cells[cell + 1] = at;
          if (bytes[start] === equals && isProtected(bytes, start, at)) {
            cells[cell] = start + 2;
            cells[cell + 1] = at - 1;
          }
        }
        cell += 2;
        if (byte !== lf && byte !== cr) {
          at += width;
          if (pads) while (bytes[at] === space) at += 1;
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
      // Spaces at the end of an aligned line.
      if (aligns && cell > rowCell + 2 && cells[cell - 2] === cells[cell - 1] && !isQuoted) cell -= 2;
      // An empty line is a row without cells.
      if (cell === rowCell + 2 && cells[rowCell] === cells[rowCell + 1] && !isQuoted) cell = rowCell;
      row += 1;
      rowCells[row] = cell >>> 1;
      if (unclosedQuotes !== findings.unclosedQuotes) Object.assign(findings, { unclosedQuotes, firstUnclosed });
    }
    for (const escaped of escapedCells) {
      if (escaped >= cell) break;
      const start = cells[escaped]!;
      const unescaped = unescapeBytes(bytes, { start, end: cells[escaped + 1]! }, { quote, escape });
      const inside = isProtected(bytes, start, unescaped) ? 1 : 0;
      cells[escaped] = start + inside * 2;
      cells[escaped + 1] = unescaped - inside;
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

/** The whole words of a buffer, four bytes each. */
function wordsOf({ buffer }: Uint8Array<ArrayBuffer>): Int32Array {
  return new Int32Array(buffer, 0, buffer.byteLength >> 2);
}

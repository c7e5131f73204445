import { byteKinds, isTextAt, Kind, NONE } from './tokenizer-bytes.js';

/** A quoted cell longer than this is read as a stray quote; otherwise the rows it swallows would be lost. */
export const MAX_QUOTED_BYTES = 1 << 20;

/** Quotes within a cell that are neither doubled nor its end: with more, it is not worth looking for its end. */
const MAX_SINGLE = 8;

const LF = 10;
const CR = 13;
const SPACE = 32;

export interface ReadBytes {
  readonly bytes: Uint8Array;
  readonly length: number;
  /** Position of the first byte in the blob. */
  readonly base: number;
  readonly isLast: boolean;
}

interface Open {
  readonly start: number;
  readonly end: number;
  readonly opener: number;
}

interface QuoteBytes {
  readonly delimiter: Uint8Array;
  readonly quote: number;
  /** `NONE` when quotes are doubled. */
  readonly escape: number;
}

/**
 * Finds where quoted cells end that do not end at their next quote. A quote too many must not swallow the rows up to the
 * next quoted cell: if that cell would be part of this one, this one had ended before, at a doubled quote before a
 * delimiter, or its own quote was the one too many. What it decides about a row does not depend on the rows after it, so
 * that a row read again alone is the same.
 */
export class QuotedCells {
  /** Whether the cell of the last closing quote contains escapes. */
  isEscaped = false;
  /** Position of the first quote of that cell that is neither escaped nor at its beginning or end; -1: none. */
  strayAt = -1;
  readonly #delimiter: Uint8Array;
  readonly #quote: number;
  readonly #escape: number;
  readonly #kinds: Uint8Array;
  /** Positions in the blob between which no quoted cell ends. */
  #openFrom = 0;
  #openUntil = 0;
  /** The last stray quote between them, if it looks like the beginning of another cell; -1: none. */
  #openOpener = -1;

  constructor({ delimiter, quote, escape }: QuoteBytes) {
    this.#delimiter = delimiter;
    this.#quote = quote;
    this.#escape = escape;
    this.#kinds = byteKinds(delimiter[0]!);
  }

  /** Position of the closing quote of a cell opened at `start`; -1: none, -2: not known yet. */
  closingQuote(read: ReadBytes, start: number): number {
    const { bytes, length: end, base, isLast } = read;
    const quote = this.#quote;
    const escape = this.#escape;
    const openEnd = base + start >= this.#openFrom ? this.#openUntil - base : 0;
    this.strayAt = -1;
    /** The last stray quote, if it looks like the beginning of another cell. */
    let opener = -1;
    let at = start + 1;
    let escapes = false;
    for (;;) {
      if (at < openEnd && bytes[at] !== quote && bytes[at] !== escape) {
        // Skipped bytes may contain escapes; treating plain text as escaped only costs another look.
        escapes = true;
        at = openEnd;
        opener = Math.max(opener, this.#openOpener - base);
        if (opener <= start) opener = -1;
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
      if (this.#delimiter[0] !== SPACE) while (after < end && bytes[after] === SPACE) after += 1;
      if (after + this.#delimiter.length > end && !isLast) break;
      if (this.#isCellEnd(read, after)) {
        if (at - start > MAX_QUOTED_BYTES) break;
        if (opener >= 0) {
          const doubled = this.#doubledEnd(read, start);
          if (doubled >= 0 || hasLineEnd(bytes, start, opener)) {
            this.#noteOpen(read, { start, end: opener, opener: -1 });
            return this.#stray(start, doubled);
          }
        }
        if (this.#hasPairsInLine(bytes, start, at)) {
          this.#noteOpen(read, { start, end: at, opener: -1 });
          return this.#stray(start, this.#doubledEnd(read, start));
        }
        this.isEscaped = escapes;
        return at;
      }
      if (this.strayAt < 0) this.strayAt = at;
      opener = this.#beginsCell(bytes, at) ? at : -1;
      at = next;
    }
    const reached = Math.min(at, end);
    this.#noteOpen(read, { start, end: reached, opener });
    if (!isLast && reached - start <= MAX_QUOTED_BYTES) return -2;
    return this.#stray(start, this.#doubledEnd(read, start));
  }

  #stray(start: number, end: number): number {
    this.strayAt = start;
    this.isEscaped = true;
    return end;
  }

  /** The second of two quotes that end the cell in its first line; quotes before them are part of it; -1: none. */
  #doubledEnd(read: ReadBytes, start: number): number {
    const { bytes } = read;
    const quote = this.#quote;
    let single = 0;
    for (let at = start + 1, step = 2; this.#escape === NONE && single <= MAX_SINGLE; at += step) {
      while (bytes[at] !== quote && bytes[at] !== LF && bytes[at] !== CR) at += 1;
      if (bytes[at] !== quote) return -1;
      step = bytes[at + 1] === quote ? 2 : 1;
      if (step === 1) single += 1;
      if (step === 2 && at > start + 1 && !this.#beginsCell(bytes, at) && this.#isCellEnd(read, at + 2)) return at + 1;
    }
    return -1;
  }

  /** Records that no quoted cell starting at `start` or later ends before `end`; a run of quotes is not split. */
  #noteOpen({ bytes, base }: ReadBytes, { start, end, opener }: Open): void {
    let until = end;
    while (until > start + 1 && (bytes[until - 1] === this.#quote || bytes[until - 1] === this.#escape)) until -= 1;
    if (base + start < this.#openFrom || base + start > this.#openUntil) this.#openFrom = base + start;
    if (base + until <= this.#openUntil) return;
    this.#openUntil = base + until;
    this.#openOpener = opener >= 0 && opener < until ? base + opener : -1;
  }

  /** Whether a cell of several lines has quotes in pairs in the first, such as `"Best" lamp`: its quotes are text. */
  #hasPairsInLine(bytes: Uint8Array, start: number, end: number): boolean {
    let isPair = true;
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at];
      if (byte === LF || byte === CR) return isPair;
      if (byte === this.#escape) return false;
      if (byte === this.#quote) isPair = !isPair;
    }
    return false;
  }

  #isCellEnd({ bytes, length }: ReadBytes, at: number): boolean {
    if (at >= length) return true;
    const kind = this.#kinds[bytes[at]!]!;
    return kind === Kind.newline || (kind === Kind.delimiter && isTextAt(bytes, at, this.#delimiter, length));
  }

  /** Whether a delimiter or a line end is before a position. */
  #beginsCell(bytes: Uint8Array, at: number): boolean {
    const before = bytes[at - 1];
    return before === LF || before === CR || isTextAt(bytes, at - this.#delimiter.length, this.#delimiter, at);
  }
}

function hasLineEnd(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (bytes[at] === LF || bytes[at] === CR) return true;
  return false;
}

/** What bytes mean for a cell of delimited text. */
const QUOTED = 1;
const DECODED = 2;

const MEANING = new Uint8Array(256);
for (const sign of [',', '\n', '"']) MEANING[sign.charCodeAt(0)] = QUOTED;
// Entities, and characters written as `_x000D_`.
for (const sign of ['&', '_', '<']) MEANING[sign.charCodeAt(0)] = DECODED;
// Line ends that are normalized.
MEANING['\r'.charCodeAt(0)] = QUOTED | DECODED;

const QUOTE = 0x22;
const UNDERSCORE = 0x5f;
const X = 0x78;

export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** Whether XML text must be decoded before it can be written. */
export function needsDecoding(bytes: Uint8Array, { from, to }: ByteRange): boolean {
  for (let position = from; position < to; position += 1) {
    const isMarked = (MEANING[bytes[position]!]! & DECODED) !== 0;
    if (isMarked && (bytes[position] !== UNDERSCORE || bytes[position + 1] === X)) return true;
  }
  return false;
}

/** The most bytes that a text of this many bytes needs as a cell. */
export function cellRoom(length: number): number {
  return length * 2 + 2;
}

/** Writes UTF-8 as a cell, in quotes where needed. Returns the position after it. */
export function writeCell(source: Uint8Array, range: ByteRange, target: Uint8Array, at: number): number {
  let meaning = 0;
  let end = at;
  for (let position = range.from; position < range.to; position += 1) {
    const byte = source[position]!;
    meaning |= MEANING[byte]!;
    target[end++] = byte;
  }
  return (meaning & QUOTED) === 0 ? end : writeQuoted(source, range, target, at);
}

function writeQuoted(source: Uint8Array, { from, to }: ByteRange, target: Uint8Array, at: number): number {
  let end = at;
  target[end++] = QUOTE;
  for (let position = from; position < to; position += 1) {
    const byte = source[position]!;
    if (byte === QUOTE) target[end++] = QUOTE;
    target[end++] = byte;
  }
  target[end++] = QUOTE;
  return end;
}

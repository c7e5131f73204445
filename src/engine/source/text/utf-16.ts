/** The encoding that a byte order mark stands for; `null` without one. */
export function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** The kind of UTF-16 that bytes without a byte order mark are, by their zeros; `null` for other texts. */
export function utf16WithoutMark(sample: Uint8Array): string | null {
  if (isUtf16(sample, 0)) return 'utf-16le';
  return isUtf16(sample, 1) ? 'utf-16be' : null;
}

/** Tab, line feed, carriage return, comma, semicolon and bar. */
const STRUCTURE: readonly number[] = [9, 10, 13, 44, 59, 124];

/**
 * Delimiters, digits and line ends have a zero in every second byte, and are never half of a character. Texts in other
 * encodings may have zeros by mistake; then the other pairs of bytes are plain. `low`: place of the low byte in a pair.
 */
function isUtf16(sample: Uint8Array, low: 0 | 1): boolean {
  const length = Math.min(sample.length, 4096) & ~1;
  const pairs = length / 2;
  let zeros = 0;
  let wrongZeros = 0;
  let whole = 0;
  let halves = 0;
  let foreign = 0;
  for (let at = 0; at < length; at += 2) {
    const byte = sample[at + low]!;
    const high = sample[at + 1 - low]!;
    if (byte === 0) wrongZeros += 1;
    if (high === 0) zeros += 1;
    else if (!isPlain(byte) || !isPlain(high)) foreign += 1;
    if (!STRUCTURE.includes(byte)) continue;
    if (high === 0) whole += 1;
    else halves += 1;
  }
  if (pairs < 2 || zeros <= pairs * 0.15 || wrongZeros >= zeros * 0.1) return false;
  return zeros > pairs / 2 || (whole > halves && foreign > 0);
}

function isPlain(byte: number): boolean {
  return (byte >= 32 && byte < 127) || STRUCTURE.includes(byte);
}

/** Units of the UTF-16 that bytes `[start, end)` of valid UTF-8 stand for. */
export function utf16Length(bytes: Uint8Array, start: number, end: number): number {
  let length = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]!;
    if ((byte & 0xc0) !== 0x80) length += byte >= 0xf0 ? 2 : 1;
  }
  return length;
}

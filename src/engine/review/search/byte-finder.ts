import type { TextSearch } from '../../program/program.js';

/** Whether the UTF-8 bytes `[start, end)` of a cell match. */
export type ByteTest = (bytes: Uint8Array, start: number, end: number) => boolean;

const ASCII = /^[\0-\x7f]*$/;

/**
 * The same test as that of a text matcher, without creating a text. `null` for searches that need one: patterns, and
 * letters that are not ASCII in upper or lower case.
 */
export function byteFinder({
  find,
  matchCase = false,
  wholeCell = false,
  pattern = false,
}: TextSearch): ByteTest | null {
  if (pattern || (!matchCase && !ASCII.test(find))) return null;
  const folded = Uint8Array.from({ length: 256 }, (_, byte) =>
    !matchCase && byte > 64 && byte < 91 ? byte + 32 : byte,
  );
  const wanted = new TextEncoder().encode(find).map((byte) => folded[byte]!);
  const last = wanted.length - 1;
  const endsAt = (bytes: Uint8Array, end: number): boolean => {
    let at = end;
    for (let place = last; place >= 0; place -= 1, at -= 1) if (folded[bytes[at]!] !== wanted[place]) return false;
    return true;
  };
  if (wholeCell) return (bytes, start, end) => end - start === wanted.length && endsAt(bytes, end - 1);
  // Horspool: how far the next match is at least, by the byte at the end of the one tried.
  const skips = new Uint16Array(256).fill(wanted.length);
  for (let byte = 0; byte < 256; byte += 1) {
    const place = wanted.lastIndexOf(folded[byte]!, last - 1);
    if (last > 0 && place >= 0) skips[byte] = last - place;
  }
  return (bytes, start, end) => {
    for (let at = start + last; at < end; at += skips[bytes[at]!]!) if (endsAt(bytes, at)) return true;
    return false;
  };
}

/** Start of the text without surrounding whitespace, exactly as `String.prototype.trim` defines it. */
export function trimmedStart(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const byte = bytes[at]!;
    if (byte > 0x20 && byte < 0x80) return at;
    if (byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)) {
      at += 1;
      continue;
    }
    const size = wideBlank(bytes, at, end);
    if (size === 0) return at;
    at += size;
  }
  return at;
}

/** Its end; `start` must be the trimmed start. */
export function trimmedEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = end;
  while (at > start) {
    const byte = bytes[at - 1]!;
    if (byte > 0x20 && byte < 0x80) return at;
    if (byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)) {
      at -= 1;
      continue;
    }
    if (byte < 0x80) return at;
    if (at - 2 >= start && wideBlank(bytes, at - 2, at) === 2) at -= 2;
    else if (at - 3 >= start && wideBlank(bytes, at - 3, at) === 3) at -= 3;
    else return at;
  }
  return at;
}

/** Length in bytes of the non-ASCII whitespace at an offset; 0 when there is none. */
function wideBlank(bytes: Uint8Array, at: number, end: number): number {
  const byte = bytes[at]!;
  if (byte === 0xc2) return at + 1 < end && bytes[at + 1] === 0xa0 ? 2 : 0;
  if (at + 2 >= end || (byte !== 0xe1 && byte !== 0xe2 && byte !== 0xe3 && byte !== 0xef)) return 0;
  const code = ((byte & 0x0f) << 12) | ((bytes[at + 1]! & 0x3f) << 6) | (bytes[at + 2]! & 0x3f);
  const isBlank =
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff;
  return isBlank ? 3 : 0;
}

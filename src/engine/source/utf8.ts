/** Whether the first `length` bytes, which end between characters, are not UTF-8. Pure ASCII is told quickly. */
export function isInvalidUtf8(bytes: Uint8Array, length: number): boolean {
  if (isAscii(bytes, length)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length));
    return false;
  } catch {
    return true;
  }
}

export function isAscii(bytes: Uint8Array, length: number): boolean {
  const words = bytes.byteOffset % 4 === 0 ? new Uint32Array(bytes.buffer, bytes.byteOffset, length >>> 2) : [];
  let seen = 0;
  for (let at = 0; at < words.length; at += 1) seen |= words[at]!;
  if ((seen & 0x80808080) !== 0) return false;
  for (let at = words.length * 4; at < length; at += 1) if (bytes[at]! >= 0x80) return false;
  return true;
}

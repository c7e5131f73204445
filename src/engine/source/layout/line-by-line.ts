/** Encodings in which the bytes of line breaks and delimiters can be parts of other characters. */
const OTHERS = new Set(['utf-16', 'utf-16le', 'utf-16be', 'iso-2022-jp']);

/** Whether text of an encoding is cut into the same lines and cells by any other such encoding. */
export function isLineByLine(encoding: string): boolean {
  return !OTHERS.has(encoding.toLowerCase());
}

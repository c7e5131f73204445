/** Functions that find elements in the bytes of an XML stream. `end` is followed by `<`, see `ByteWindow`. */

const GT = 0x3e;
const LT = 0x3c;
const SLASH = 0x2f;
const COLON = 0x3a;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const BANG = 0x21;
const DASH = 0x2d;

/** The element has not arrived completely. */
export const INCOMPLETE = -1;

/** The bytes of an element's name. */
export function nameBytes(name: string): Uint8Array {
  return new TextEncoder().encode(name);
}

/** Position after the tag at `start`, whose attributes may contain `>`. */
export function tagEnd(bytes: Uint8Array, start: number, end: number): number {
  let quote = 0;
  for (let position = start + 1; position < end; position += 1) {
    const byte = bytes[position]!;
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === GT) return position + 1;
    else if (byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE) quote = byte;
  }
  return INCOMPLETE;
}

/** Position after the comment, CDATA section or declaration (`<!`) at `start`. */
export function declarationEnd(bytes: Uint8Array, start: number, end: number): number {
  if (start + 4 > end) return INCOMPLETE;
  const isComment = bytes[start + 2] === DASH;
  const isCdata = bytes[start + 2] === 0x5b;
  if (!isComment && !isCdata) return tagEnd(bytes, start, end);
  const last = isComment ? DASH : 0x5d;
  for (let position = start + 4; position + 2 < end; position += 1) {
    if (bytes[position + 2] === GT && bytes[position + 1] === last && bytes[position] === last) return position + 3;
  }
  return INCOMPLETE;
}

/** Whether the name at this position, without its prefix, is `name`. */
export function hasName(bytes: Uint8Array, start: number, name: Uint8Array): boolean {
  let position = start;
  for (let end = start; isNameByte(bytes[end]!); end += 1) if (bytes[end] === COLON) position = end + 1;
  for (let index = 0; index < name.length; index += 1) if (bytes[position + index] !== name[index]) return false;
  return !isNameByte(bytes[position + name.length]!);
}

/** Position after the name that begins at `start`. */
export function nameEnd(bytes: Uint8Array, start: number): number {
  let end = start;
  while (isNameByte(bytes[end]!)) end += 1;
  return end;
}

function isNameByte(byte: number): boolean {
  return byte > 0x20 && byte !== GT && byte !== SLASH && byte !== LT;
}

/** Position of the tag that closes the element of this name. Such elements are not nested. */
export function closingTag(bytes: Uint8Array, from: number, end: number, name: Uint8Array): number {
  let position = from;
  for (;;) {
    while (bytes[position] !== LT) position += 1;
    if (position + 2 >= end) return INCOMPLETE;
    const next = bytes[position + 1];
    if (next === BANG) {
      position = declarationEnd(bytes, position, end);
      if (position < 0) return INCOMPLETE;
    } else if (next === SLASH) {
      if (tagEnd(bytes, position, end) < 0) return INCOMPLETE;
      if (hasName(bytes, position + 2, name)) return position;
      position += 2;
    } else position += 1;
  }
}

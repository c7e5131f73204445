const LF = 10;
const CR = 13;
const SPACE = 0x20;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
/** Not a byte: the quote or escape of a dialect without one. */
export const NONE = -1;

/** The role of a byte outside quotes. */
export const Kind = { plain: 0, newline: 1, delimiter: 2 } as const;

/**
 * Removes the escapes from a quoted cell, in place: the text moves together and the rest is filled with spaces. Returns
 * the offset after the text. `escape` is -1 when quotes are doubled instead.
 */
export function unescapeBytes(
  bytes: Uint8Array,
  { start, end }: { readonly start: number; readonly end: number },
  { quote, escape }: { readonly quote: number; readonly escape: number },
): number {
  let to = start;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]!;
    const next = at + 1 < end ? bytes[at + 1]! : -1;
    const isEscape =
      escape === -1 ? byte === quote && next === quote : byte === escape && (next === quote || next === escape);
    if (isEscape) at += 1;
    bytes[to] = isEscape ? next : byte;
    to += 1;
  }
  bytes.fill(SPACE, to, end);
  return to;
}

/** Whether a cell is `="…"`, as programs write ids that spreadsheets must not read as numbers. */
export function isProtected(bytes: Uint8Array, start: number, end: number): boolean {
  const isOpen = end - start > 2 && bytes[start] === EQUALS && bytes[start + 1] === DOUBLE_QUOTE;
  return isOpen && bytes.indexOf(DOUBLE_QUOTE, start + 2) === end - 1;
}

export function asByte(character: string): number {
  const code = character === '' ? NONE : character.charCodeAt(0);
  return code < 0x80 ? code : NONE;
}

/** Whether a text is at a position of bytes of which the first `length` are read. */
export function isTextAt(bytes: Uint8Array, at: number, text: Uint8Array, length: number): boolean {
  if (at < 0 || at + text.length > length) return false;
  for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text[index]) return false;
  return true;
}

export function byteKinds(delimiter: number): Uint8Array {
  const kinds = new Uint8Array(256);
  kinds[LF] = Kind.newline;
  kinds[CR] = Kind.newline;
  kinds[delimiter] = Kind.delimiter;
  return kinds;
}

const SPACE = 0x20;

/**
 * Takes the escapes out of the content of a quoted cell, in place: the text moves together and what is left behind
 * becomes blanks. Answers the offset after the text. `escape` is -1 where quotes are doubled instead.
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

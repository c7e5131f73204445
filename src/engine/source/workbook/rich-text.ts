import { decodeEntities } from './named-entities.js';
import { needsDecoding, type ByteRange } from './text-bytes.js';
import { unescapeXml, xmlTokens } from './xml-tokens.js';

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const SPACE = 0x20;
const T = 0x74;

/** UTF-8 text without markup: a part of the bytes it was read from, or a decoded copy. */
export interface TextSpan extends ByteRange {
  readonly bytes: Uint8Array;
}

/** Decodes text as XML writes it. */
export function markupText(bytes: Uint8Array, range: ByteRange): TextSpan {
  if (!needsDecoding(bytes, range)) return { bytes, from: range.from, to: range.to };
  const decoded = decodeEntities(bytes, range);
  if (decoded) return { bytes: decoded, from: 0, to: decoded.length };
  return textSpan(unescapeXml(new TextDecoder().decode(bytes.subarray(range.from, range.to))));
}

/** Reads the content of a string item (`si`, `is`). Runs of rich text are joined; phonetic readings are omitted. */
export function itemText(bytes: Uint8Array, range: ByteRange): TextSpan {
  const plain = plainRange(bytes, range);
  if (plain) return markupText(bytes, plain);
  let text = '';
  let isText = false;
  let isPhonetic = false;
  for (const token of xmlTokens(new TextDecoder().decode(bytes.subarray(range.from, range.to)))) {
    if (token.kind === 'text') {
      if (isText && !isPhonetic) text += token.text;
    } else if (token.name === 't') isText = token.kind === 'open';
    else if (token.name === 'rPh') isPhonetic = token.kind === 'open';
  }
  return textSpan(text);
}

/** Decoded text; Excel's line end within a cell is `\n`. */
export function textSpan(text: string): TextSpan {
  const bytes = new TextEncoder().encode(text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);
  return { bytes, from: 0, to: bytes.length };
}

/** The usual `<t>text</t>`. */
function plainRange(bytes: Uint8Array, { from: start, to }: ByteRange): ByteRange | null {
  if (bytes[start] !== LT || bytes[start + 1] !== T) return null;
  if (bytes[start + 2] !== GT && bytes[start + 2] !== SPACE) return null;
  let from = start + 2;
  while (bytes[from] !== GT) if (++from >= to) return null;
  from += 1;
  if (bytes[from - 2] === SLASH) return null;
  let end = from;
  while (bytes[end] !== LT) end += 1;
  const isClosed = bytes[end + 1] === SLASH && bytes[end + 2] === T && bytes[end + 3] === GT;
  return isClosed && end + 4 === to ? { from, to: end } : null;
}

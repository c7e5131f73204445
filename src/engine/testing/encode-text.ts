import { createDecoder } from '../source/text/text-decoders.js';

const MULTI_BYTE: ReadonlySet<string> = new Set(['shift_jis', 'euc-jp', 'euc-kr', 'big5', 'gb18030']);
const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** A text in an encoding; `null` if it has characters that the encoding lacks. Requires `loadDecoders`. */
export function encodeText(text: string, label: string): Uint8Array<ArrayBuffer> | null {
  if (label === 'utf-8') return new TextEncoder().encode(text);
  if (label.startsWith('utf-16')) return utf16(text, label.endsWith('be'));
  if (label.startsWith('utf-32')) return utf32(text, label.endsWith('be'));
  const table = tableOf(label);
  const bytes: number[] = [];
  for (const character of label === 'windows-1258' ? [...text].flatMap((each) => vietnamese(each, table)) : text) {
    const code = table.get(character);
    if (code === undefined) return null;
    bytes.push(...code);
  }
  return Uint8Array.from(bytes);
}

/** The letter and its tone, where the encoding lacks the letter with the tone. */
function vietnamese(character: string, table: ReadonlyMap<string, unknown>): readonly string[] {
  const [base = '', ...marks] = table.has(character) ? [character] : character.normalize('NFD');
  const isShape = (mark: string): boolean => '\u0302\u0306\u031b'.includes(mark);
  const letter = [base, ...marks.filter(isShape)].join('').normalize('NFC');
  return [letter, ...marks.filter((mark) => !isShape(mark))];
}

function utf16(text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    Array.from({ length: text.length }, (_, index) => {
      const unit = text.charCodeAt(index);
      return isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8];
    }).flat(),
  );
}

function utf32(text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> {
  const codes = Array.from(text, (character) => character.codePointAt(0)!);
  const view = new DataView(new ArrayBuffer(codes.length * 4));
  codes.forEach((code, at) => view.setUint32(at * 4, code, !isBigEndian));
  return new Uint8Array(view.buffer);
}

/** The bytes of each character, found by decoding all of them. */
function tableOf(label: string): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(label);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]): void => {
    const text = createDecoder(label).decode(Uint8Array.from(bytes));
    if (!text.includes('\ufffd') && [...text].length === 1 && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) add([byte]);
  for (let lead = 0x81; MULTI_BYTE.has(label) && lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) add([lead, trail]);
  }
  tables.set(label, table);
  return table;
}

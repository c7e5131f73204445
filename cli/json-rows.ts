import { isBlankRow } from '../src/engine/full.js';
import type { DataBlock } from '../src/engine/full.js';

/** Up to `most` rows of a block as lines of JSON arrays. The bytes are valid until the next call. */
export type JsonRows = (block: DataBlock, most: number) => Uint8Array;

/** Converts data rows from bytes to bytes: making strings of them would take several times as long. */
export function createJsonRows(): JsonRows {
  let buffer = new Uint8Array(0);
  return (block, most) => {
    if (block.mayBeUndecodable) return jsonOfTexts(block, most);
    const { tokens, firstRow } = block;
    const room = (tokens.rowsEnd - tokens.rowStarts[firstRow]!) * LONGEST + LAST;
    if (room > buffer.length) buffer = new Uint8Array(room);
    return buffer.subarray(0, writeJson(block, { most, target: buffer }));
  };
}

/** What JSON writes in place of a byte of ASCII; itself if it is not escaped. */
const ESCAPES = Array.from({ length: 0x80 }, (_, code) =>
  Buffer.from(JSON.stringify(String.fromCharCode(code)).slice(1, -1)),
);
/** Bytes written per byte read, at most. A delimiter or line end leaves enough for quotes, comma and brackets. */
const LONGEST = 6;
/** What a last line without a line end needs in addition, and a word that is written beyond its end. */
const LAST = 16;

const LINE_END = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN = 0x5b;
const CLOSE = 0x5d;

/** Copies four bytes at a time where none of them is escaped. Returns the number of bytes written. */
function writeJson(
  { tokens, firstRow, isRegular }: DataBlock,
  { most, target }: { readonly most: number; readonly target: Uint8Array },
): number {
  const { bytes, rowCount, rowCells, cells } = tokens;
  const source = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const copy = new DataView(target.buffer);
  let length = 0;
  let left = most;
  for (let row = firstRow; row < rowCount && left > 0; row += 1) {
    if (!isRegular && isBlankRow(tokens, row)) continue;
    left -= 1;
    target[length++] = OPEN;
    for (let cell = rowCells[row]!; cell < rowCells[row + 1]!; cell += 1) {
      const end = cells[cell * 2 + 1]!;
      target[length++] = QUOTE;
      for (let at = cells[cell * 2]!; at < end;) {
        // A tokenizer's bytes end in sentinels, so a word may be read beyond the last cell.
        const word = source.getInt32(at, true);
        const count = end - at < 4 ? end - at : 4;
        // Bytes from 0x80 on are never escaped.
        const four = count === 4 ? word : word | (0x80808080 << (count << 3));
        const quote = four ^ 0x22222222;
        const backslash = four ^ 0x5c5c5c5c;
        const found =
          ((four - 0x20202020) & ~four) | ((quote - 0x01010101) & ~quote) | ((backslash - 0x01010101) & ~backslash);
        if ((found & 0x80808080) === 0) {
          copy.setInt32(length, word, true);
          length += count;
        } else {
          for (let index = at; index < at + count; index += 1) {
            const byte = bytes[index]!;
            if (byte >= 0x80) target[length++] = byte;
            else for (const escaped of ESCAPES[byte]!) target[length++] = escaped;
          }
        }
        at += count;
      }
      target[length++] = QUOTE;
      target[length++] = COMMA;
    }
    // In place of the comma after the last cell.
    target[length - 1] = CLOSE;
    target[length++] = LINE_END;
  }
  return length;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** With replacement characters in place of undecodable bytes. */
function jsonOfTexts({ tokens, firstRow }: DataBlock, most: number): Uint8Array {
  const { bytes, rowCount, rowCells, cells } = tokens;
  const lines: string[] = [];
  for (let row = firstRow; row < rowCount && lines.length < most; row += 1) {
    if (isBlankRow(tokens, row)) continue;
    const texts: string[] = [];
    for (let cell = rowCells[row]!; cell < rowCells[row + 1]!; cell += 1) {
      texts.push(decoder.decode(bytes.subarray(cells[cell * 2], cells[cell * 2 + 1])));
    }
    lines.push(`${JSON.stringify(texts)}\n`);
  }
  return Buffer.from(lines.join(''));
}

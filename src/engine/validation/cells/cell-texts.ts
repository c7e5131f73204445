import { utf16Length } from '../../source/text/utf-16.js';

/** Decodes many cells at once: one decoder call for a list of ranges instead of one each. */
export class CellTexts {
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #gathered = new Uint8Array(1 << 12);
  /** Whether a cell begins with a continuation byte: joined with the previous cell, it could complete a character. */
  #hasStray = false;

  /** Texts of `[starts[p], ends[p])` for the first `count` positions listed. */
  decode(
    bytes: Uint8Array,
    { starts, ends }: { readonly starts: Int32Array; readonly ends: Int32Array },
    { positions, count }: { readonly positions: Uint32Array; readonly count: number },
  ): string[] {
    const size = this.#gather(bytes, { starts, ends }, { positions, count });
    const gathered = this.#gathered.subarray(0, size);
    const joined = this.#decoder.decode(gathered);
    const texts: string[] = [];
    const isAscii = joined.length === size;
    let from = 0;
    let byteFrom = 0;
    for (let at = 0; at < count; at += 1) {
      const position = positions[at]!;
      const length = ends[position]! - starts[position]!;
      const to = from + (isAscii ? length : utf16Length(gathered, byteFrom, byteFrom + length));
      texts.push(joined.slice(from, to));
      from = to;
      byteFrom += length;
    }
    // The decoded length of broken UTF-8 cannot be predicted.
    if (this.#hasStray || from !== joined.length || joined.includes('\ufffd'))
      return this.#decodeEach(bytes, { starts, ends }, { positions, count });
    return texts;
  }

  decodeOne(bytes: Uint8Array, start: number, end: number): string {
    return this.#decoder.decode(bytes.subarray(start, end));
  }

  #gather(
    bytes: Uint8Array,
    { starts, ends }: { readonly starts: Int32Array; readonly ends: Int32Array },
    { positions, count }: { readonly positions: Uint32Array; readonly count: number },
  ): number {
    let size = 0;
    for (let at = 0; at < count; at += 1) size += ends[positions[at]!]! - starts[positions[at]!]!;
    if (size > this.#gathered.length) this.#gathered = new Uint8Array(Math.ceil(size * 1.25));
    const gathered = this.#gathered;
    let to = 0;
    this.#hasStray = false;
    for (let at = 0; at < count; at += 1) {
      const position = positions[at]!;
      const end = ends[position]!;
      if (starts[position]! < end && (bytes[starts[position]!]! & 0xc0) === 0x80) this.#hasStray = true;
      for (let from = starts[position]!; from < end; from += 1) {
        gathered[to] = bytes[from]!;
        to += 1;
      }
    }
    return size;
  }

  #decodeEach(
    bytes: Uint8Array,
    { starts, ends }: { readonly starts: Int32Array; readonly ends: Int32Array },
    { positions, count }: { readonly positions: Uint32Array; readonly count: number },
  ): string[] {
    const texts: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const position = positions[at]!;
      texts.push(this.decodeOne(bytes, starts[position]!, ends[position]!));
    }
    return texts;
  }
}

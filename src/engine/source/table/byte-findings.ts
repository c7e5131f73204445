/** The high bit of each byte in a word: set when the byte is not ASCII. */
const NOT_ASCII = 0x80808080;
const ONES = 0x01010101;

/** Number of bytes that share one flag for undecodable content, NULs included. */
const STRETCH = 1 << 16;

/**
 * Counts bytes that valid text does not contain: invalid UTF-8, replacement characters and NULs. Reads four bytes at a
 * time while there are none.
 */
export class ByteFindings {
  nulBytes = 0;
  /** Position in the blob; -1: none. */
  firstNul = -1;
  /** Counts invalid sequences, not bytes: a Latin-1 letter is one. */
  invalidSequences = 0;
  firstInvalid = -1;
  /** U+FFFD itself, inserted by a program that could not decode a character, including ours. */
  replacementCharacters = 0;
  firstReplacement = -1;
  /** Valid characters of several bytes, without those that replace others. */
  wideCharacters = 0;
  readonly #undecodable = new Set<number>();

  /** Whether the text is UTF-8, possibly damaged: in other encodings, hardly any bytes are valid by chance. */
  get isUtf8(): boolean {
    return this.wideCharacters >= this.invalidSequences * 2;
  }

  /** Whether a checked part of the blob may contain undecodable bytes; never false when it does. */
  mayBeUndecodable(start: number, end: number): boolean {
    if (this.#undecodable.size === 0) return false;
    for (let stretch = stretchOf(start); stretch <= stretchOf(end); stretch += 1) {
      if (this.#undecodable.has(stretch)) return true;
    }
    return false;
  }

  /** Checks the first `length` bytes, which end between characters and begin at `base` in the blob. */
  check(bytes: Uint8Array, length: number, base: number): void {
    const words = bytes.byteOffset % 4 === 0 ? new Int32Array(bytes.buffer, bytes.byteOffset, length >>> 2) : null;
    const wordCount = words?.length ?? 0;
    let at = 0;
    while (at < length) {
      if (words && (at & 3) === 0) {
        let index = at >>> 2;
        // Four words at once while nothing is found: testing a word costs as much as reading it.
        for (; index + 3 < wordCount; index += 4) {
          const first = words[index]!;
          const second = words[index + 1]!;
          const third = words[index + 2]!;
          const fourth = words[index + 3]!;
          const found =
            (first - ONES) | (second - ONES) | (third - ONES) | (fourth - ONES) | first | second | third | fourth;
          if ((found & NOT_ASCII) !== 0) break;
        }
        for (; index < wordCount; index += 1) {
          const word = words[index]!;
          if (((word | ((word - ONES) & ~word)) & NOT_ASCII) !== 0) break;
        }
        at = index << 2;
        if (at >= length) return;
      }
      const byte = bytes[at]!;
      if (byte >= 0x80) {
        const size = sequenceLength(bytes, at, length);
        if (size === 0) {
          if (this.invalidSequences === 0) this.firstInvalid = base + at;
          this.invalidSequences += 1;
          this.#undecodable.add(stretchOf(base + at));
        } else if (isReplacement(bytes, at)) {
          if (this.replacementCharacters === 0) this.firstReplacement = base + at;
          this.replacementCharacters += 1;
          this.#undecodable.add(stretchOf(base + at));
        } else this.wideCharacters += 1;
        at += size || 1;
        continue;
      }
      if (byte === 0) {
        if (this.nulBytes === 0) this.firstNul = base + at;
        this.nulBytes += 1;
        this.#undecodable.add(stretchOf(base + at));
      }
      at += 1;
    }
  }
}

/** Whether a text contains invalid UTF-8, replacement characters or NULs. */
export function isUndecodable(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end;) {
    const byte = bytes[at]!;
    const size = byte < 0x80 ? Math.sign(byte) : sequenceLength(bytes, at, end);
    if (size === 0 || isReplacement(bytes, at)) return true;
    at += size;
  }
  return false;
}

function stretchOf(position: number): number {
  return Math.floor(position / STRETCH);
}

function isReplacement(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd;
}

/** Length in bytes of the character that begins at a byte from 0x80 on; 0 for an invalid one. */
function sequenceLength(bytes: Uint8Array, at: number, end: number): number {
  const lead = bytes[at]!;
  const second = at + 1 < end ? bytes[at + 1]! : 0;
  if (lead < 0xc2 || lead > 0xf4 || (second & 0xc0) !== 0x80) return 0;
  if (lead < 0xe0) return 2;
  if (at + 2 >= end || (bytes[at + 2]! & 0xc0) !== 0x80) return 0;
  // Overlong forms and surrogates.
  if ((lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f)) return 0;
  if (lead < 0xf0) return 3;
  if (at + 3 >= end || (bytes[at + 3]! & 0xc0) !== 0x80) return 0;
  return (lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f) ? 0 : 4;
}

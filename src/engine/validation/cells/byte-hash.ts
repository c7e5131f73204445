/**
 * A seeded 64-bit hash of bytes in two 32-bit lanes. Stored in an object instead of returned, so that nothing is
 * allocated per cell.
 */
export class ByteHash {
  low = 0;
  high = 0;
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed | 0;
  }

  /** Leaves the hash of `bytes[start, end)` in `low` and `high`, never both zero. */
  update(bytes: Uint8Array, start: number, end: number): void {
    let low = this.#seed ^ (end - start);
    let high = Math.imul(this.#seed, 0x9e3779b1) ^ (end - start);
    let position = start;
    for (const last = end - 3; position < last; position += 4) {
      const word =
        bytes[position]! | (bytes[position + 1]! << 8) | (bytes[position + 2]! << 16) | (bytes[position + 3]! << 24);
      low = Math.imul(((low << 13) | (low >>> 19)) + word, 0x85ebca6b);
      low ^= low >>> 13;
      high = Math.imul(high ^ word, 0x9e3779b1);
      high ^= high >>> 15;
    }
    let rest = 0;
    for (; position < end; position += 1) rest = (rest << 8) | bytes[position]!;
    low = Math.imul(((low << 13) | (low >>> 19)) + rest, 0x85ebca6b);
    high = Math.imul(high ^ rest, 0x9e3779b1);
    low = Math.imul(low ^ (low >>> 16) ^ (high >>> 7), 0x85ebca6b);
    high = Math.imul(high ^ (high >>> 15) ^ (low >>> 9), 0xc2b2ae35);
    low ^= low >>> 13;
    high ^= high >>> 16;
    this.low = low;
    this.high = low === 0 && high === 0 ? 1 : high;
  }
}

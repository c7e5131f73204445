/**
 * Computes the unpacked size of a raw DEFLATE stream without unpacking it: only lengths are added up, so a bomb costs
 * no memory and only time for its packed size. Stops as soon as `limit` is exceeded.
 */
export function deflateSize(bytes: Uint8Array, start: number, limit: number): number {
  const input = new BitReader(bytes, start);
  let size = 0;
  for (;;) {
    const final = input.bits(1) === 1;
    const kind = input.bits(2);
    const count = blockReaders[kind];
    if (count === undefined) throw new Error('unknown block type');
    size += count(input, limit - size);
    if (final || size > limit) return size;
  }
}

class BitReader {
  private held = 0;
  private count = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private position: number,
  ) {}

  bits(wanted: number): number {
    this.fill(wanted);
    const value = this.held & ((1 << wanted) - 1);
    this.drop(wanted);
    return value;
  }

  symbol(table: CodeTable): number {
    // Near the end there may be fewer bits left than the longest code; a code that needs more fails in `drop`.
    this.fill(table.width, false);
    const entry = table.entries[this.held & ((1 << table.width) - 1)]!;
    const width = entry & 15;
    if (width === 0) throw new Error('unknown code');
    this.drop(width);
    return entry >>> 4;
  }

  /** Skips a stored block and returns its length. */
  stored(): number {
    this.drop(this.count % 8);
    const length = this.bits(16);
    if ((this.bits(16) ^ 0xffff) !== length) throw new Error('bad stored block');
    this.position += length - this.count / 8;
    this.held = 0;
    this.count = 0;
    if (this.position > this.bytes.length) throw new Error('cut off');
    return length;
  }

  private fill(wanted: number, strict = true): void {
    while (this.count < wanted) {
      if (this.position >= this.bytes.length) {
        if (strict) throw new Error('cut off');
        return;
      }
      this.held |= this.bytes[this.position++]! << this.count;
      this.count += 8;
    }
  }

  private drop(width: number): void {
    if (width > this.count) throw new Error('cut off');
    this.held >>>= width;
    this.count -= width;
  }
}

/** Canonical Huffman code as a lookup table by the next `width` bits: `symbol << 4 | code length`. */
interface CodeTable {
  readonly width: number;
  readonly entries: Uint16Array;
}

function codeTable(lengths: Uint8Array): CodeTable {
  const counts = new Uint16Array(16);
  let width = 1;
  for (const length of lengths) {
    counts[length]!++;
    if (length > width) width = length;
  }
  counts[0] = 0;
  const next = new Uint16Array(17);
  for (let length = 1; length < 16; length++) next[length + 1] = (next[length]! + counts[length]!) << 1;
  const entries = new Uint16Array(1 << width);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    const code = reversed(next[length]!++, length);
    for (let index = code; index < entries.length; index += 1 << length) entries[index] = (symbol << 4) | length;
  });
  return { width, entries };
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let index = 0; index < length; index++) result |= ((code >>> index) & 1) << (length - 1 - index);
  return result;
}

const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
/** Order in which a dynamic block lists the lengths of its code-length code. */
const LENGTHS_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

type BlockReader = (input: BitReader, limit: number) => number;

/** By block type. */
const blockReaders: readonly BlockReader[] = [
  (input) => input.stored(),
  (input, limit) => codedSize(input, fixedLengths(), new Uint8Array(30).fill(5), limit),
  (input, limit) => {
    const literals = input.bits(5) + 257;
    const distances = input.bits(5) + 1;
    const lengths = dynamicLengths(input, literals + distances);
    return codedSize(input, lengths.subarray(0, literals), lengths.subarray(literals), limit);
  },
];

function codedSize(input: BitReader, literalLengths: Uint8Array, distanceLengths: Uint8Array, limit: number): number {
  const literals = codeTable(literalLengths);
  const distances = codeTable(distanceLengths);
  let size = 0;
  while (size <= limit) {
    const symbol = input.symbol(literals);
    if (symbol < 256) {
      size++;
    } else if (symbol === 256) {
      return size;
    } else {
      const base = LENGTH_BASE[symbol - 257];
      if (base === undefined) throw new Error('unknown length');
      size += base + input.bits(LENGTH_EXTRA[symbol - 257]!);
      const distance = input.symbol(distances);
      input.bits(distance < 4 ? 0 : (distance >> 1) - 1);
    }
  }
  return size;
}

function fixedLengths(): Uint8Array {
  return new Uint8Array(288).fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280);
}

function dynamicLengths(input: BitReader, total: number): Uint8Array {
  const listed = input.bits(4) + 4;
  const codeLengths = new Uint8Array(19);
  for (const symbol of LENGTHS_ORDER.slice(0, listed)) codeLengths[symbol] = input.bits(3);
  const table = codeTable(codeLengths);
  const lengths = new Uint8Array(total);
  let filled = 0;
  while (filled < total) {
    const symbol = input.symbol(table);
    if (symbol < 16) {
      lengths[filled++] = symbol;
      continue;
    }
    const value = symbol === 16 ? (lengths[filled - 1] ?? 0) : 0;
    const times = symbol === 16 ? 3 + input.bits(2) : symbol === 17 ? 3 + input.bits(3) : 11 + input.bits(7);
    lengths.fill(value, filled, filled + times);
    filled += times;
  }
  return lengths;
}

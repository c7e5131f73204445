import { grown } from '../grown.js';
import { dayOfText, MAX_CACHED, NO_BOOLEAN, NO_DATE, valueReader } from './column-batch.js';
import type { BatchValuesType, PackedValues } from './column-batch.js';

const FIRST_ROWS = 1024;
const FIRST_BYTES = 1 << 14;
const LONE_SURROGATE = /\p{Surrogate}/u;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Texts as ranges of UTF-8 bytes. */
export interface TextBytes {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly count: number;
}

/** Collects the values of a column until `end`, which starts the next batch. */
export class ColumnWriter {
  readonly #typed: TypedWriter | null;
  /** All values of a batch that the type cannot hold. */
  #mixed: unknown[] | null;

  constructor(type: BatchValuesType) {
    this.#typed = typedWriter(type);
    this.#mixed = this.#typed ? null : [];
  }

  add(value: unknown): void {
    if (!this.#mixed && this.#typed!.add(value)) return;
    this.#mixed ??= valuesOf(this.#typed!.end());
    this.#mixed.push(value);
  }

  /** Adds UTF-8 texts; an empty one is an empty cell. */
  addTexts(texts: TextBytes): void {
    if (!this.#mixed && this.#typed instanceof TextWriter) return this.#typed.addTexts(texts);
    const { bytes, starts, ends, count } = texts;
    for (let at = 0; at < count; at += 1) this.add(decoder.decode(bytes.subarray(starts[at], ends[at])) || null);
  }

  end(): PackedValues {
    const values = this.#mixed ? { type: 'mixed' as const, values: this.#mixed } : this.#typed!.end();
    this.#mixed = this.#typed ? null : [];
    return values;
  }
}

interface TypedWriter {
  /** False for a value that the type cannot hold. */
  add(value: unknown): boolean;
  /** The values since the last call. Batches are usually as large as the one before. */
  end(): TypedValues;
}

type TypedValues = Exclude<PackedValues, { readonly type: 'mixed' }>;

function typedWriter(type: BatchValuesType): TypedWriter | null {
  if (type === 'mixed') return null;
  return type === 'text' ? new TextWriter() : new ArrayWriter(type, makeEncoder[type]());
}

function valuesOf(column: TypedValues): unknown[] {
  const read = valueReader(column);
  const { length } = column.type === 'utf8' ? column.ends : column.values;
  return Array.from({ length }, (_, at) => read(at));
}

type ArrayType = Exclude<BatchValuesType, 'text' | 'mixed'>;
type Numbers = Float64Array<ArrayBuffer> | Int8Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

const arrayOf: Record<ArrayType, (length: number) => Numbers> = {
  number: (length) => new Float64Array(length),
  boolean: (length) => new Int8Array(length),
  date: (length) => new Int32Array(length),
};

/** How a value is stored; `null` if the type cannot hold it. */
const makeEncoder: Record<ArrayType, () => (value: unknown) => number | null> = {
  number: () => (value) => {
    if (typeof value === 'number') return Number.isNaN(value) ? null : value;
    return value === null ? Number.NaN : null;
  },
  boolean: () => (value) => {
    if (typeof value === 'boolean') return Number(value);
    return value === null ? NO_BOOLEAN : null;
  },
  date: () => {
    const days = new Map<string, number | null>();
    return (value) => {
      if (typeof value !== 'string') return value === null ? NO_DATE : null;
      const known = days.get(value);
      if (known !== undefined) return known;
      const day = dayOfText(value);
      if (days.size === MAX_CACHED) days.clear();
      days.set(value, day);
      return day;
    };
  },
};

class ArrayWriter implements TypedWriter {
  readonly #type: ArrayType;
  readonly #encode: (value: unknown) => number | null;
  #values: Numbers;
  #count = 0;

  constructor(type: ArrayType, encode: (value: unknown) => number | null) {
    this.#type = type;
    this.#encode = encode;
    this.#values = arrayOf[type](FIRST_ROWS);
  }

  add(value: unknown): boolean {
    const number = this.#encode(value);
    if (number === null) return false;
    if (this.#count === this.#values.length) {
      this.#values = grown(this.#values, arrayOf[this.#type](this.#count * 2));
    }
    this.#values[this.#count] = number;
    this.#count += 1;
    return true;
  }

  end(): TypedValues {
    const values = cutTo(this.#values, this.#count);
    this.#values = arrayOf[this.#type](Math.max(1, this.#count));
    this.#count = 0;
    return { type: this.#type, values } as TypedValues;
  }
}

/** Collects the bytes of all texts. */
class TextWriter implements TypedWriter {
  #ends = new Uint32Array(FIRST_ROWS);
  #count = 0;
  #bytes = new Uint8Array(FIRST_BYTES);
  #size = 0;

  add(value: unknown): boolean {
    const text = value ?? '';
    if (value === '' || typeof text !== 'string') return false;
    this.#reserve(1, text.length * 3);
    const written = writeAscii(text, this.#bytes, this.#size) ?? writeUtf8(text, this.#bytes.subarray(this.#size));
    if (written === null) return false;
    this.#size += written;
    this.#ends[this.#count] = this.#size;
    this.#count += 1;
    return true;
  }

  addTexts({ bytes, starts, ends, count }: TextBytes): void {
    let needed = 0;
    for (let at = 0; at < count; at += 1) needed += ends[at]! - starts[at]!;
    this.#reserve(count, needed);
    const source = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const target = new DataView(this.#bytes.buffer);
    const targetEnds = this.#ends;
    let to = this.#size;
    let next = this.#count;
    for (let at = 0; at < count; at += 1) {
      const end = ends[at]!;
      let from = starts[at]!;
      for (; from + 4 <= end; from += 4, to += 4) target.setUint32(to, source.getUint32(from));
      for (; from < end; from += 1, to += 1) target.setUint8(to, source.getUint8(from));
      targetEnds[next] = to;
      next += 1;
    }
    this.#size = to;
    this.#count = next;
  }

  end(): TypedValues {
    const ends = cutTo(this.#ends, this.#count);
    const bytes = this.#bytes.subarray(0, this.#size);
    // The old one is moved to another thread, as far as it is used and beyond.
    this.#bytes = new Uint8Array(this.#bytes.length);
    this.#ends = new Uint32Array(Math.max(1, this.#count));
    this.#count = 0;
    this.#size = 0;
    return { type: 'utf8', bytes, ends };
  }

  #reserve(rows: number, bytes: number): void {
    const count = this.#count + rows;
    const size = this.#size + bytes;
    if (count > this.#ends.length) this.#ends = grown(this.#ends, new Uint32Array(count * 2));
    if (size > this.#bytes.length) this.#bytes = grown(this.#bytes, new Uint8Array(size * 2));
  }
}

/** Writes a text at a position, one byte for each character; `null` if it is not ASCII. */
function writeAscii(text: string, target: Uint8Array, to: number): number | null {
  let all = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    target[to + at] = code;
    all |= code;
  }
  return all < 0x80 ? text.length : null;
}

/** `null` for a text with half a surrogate pair, which UTF-8 cannot hold. */
function writeUtf8(text: string, target: Uint8Array): number | null {
  return LONE_SURROGATE.test(text) ? null : encoder.encodeInto(text, target).written;
}

/** The first values, in a buffer of their own. */
function cutTo<A extends Numbers | Uint32Array<ArrayBuffer>>(values: A, count: number): A {
  return values.length === count ? values : (values.slice(0, count) as A);
}

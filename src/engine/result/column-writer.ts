import { dayOfText, MAX_CACHED, NO_BOOLEAN, NO_DATE, valueReader } from './column-batch.js';
import type { BatchValues, BatchValuesType } from './column-batch.js';

const FIRST_ROWS = 1024;
const FIRST_BYTES = 1 << 14;

/** Collects the values of a column until `end`, which starts the next batch. */
export class ColumnWriter {
  readonly #start: (rows: number) => TypedWriter | null;
  #typed: TypedWriter | null;
  #mixed: unknown[] = [];

  constructor(type: BatchValuesType) {
    this.#start = typedWriters(type);
    this.#typed = this.#start(FIRST_ROWS);
  }

  add(value: unknown): void {
    if (this.#typed?.add(value)) return;
    if (this.#typed) this.#becomeMixed(this.#typed);
    this.#mixed.push(value);
  }

  /**
   * Adds a text of a `text` column without making a string; an empty one is an empty cell. False, and nothing is added,
   * when it is not ASCII or the column is not `text`.
   */
  addBytes(bytes: Uint8Array, start: number, end: number): boolean {
    return this.#typed instanceof TextWriter && this.#typed.addBytes(bytes, start, end);
  }

  end(): BatchValues {
    const values = this.#typed?.end() ?? { type: 'mixed' as const, values: this.#mixed };
    // Batches are usually as large as the one before.
    this.#typed = this.#start(this.#typed?.count ?? this.#mixed.length);
    this.#mixed = [];
    return values;
  }

  #becomeMixed(typed: TypedWriter): void {
    const read = valueReader(typed.end());
    this.#mixed = Array.from({ length: typed.count }, (_, at) => read(at));
    this.#typed = null;
  }
}

interface TypedWriter {
  readonly count: number;
  /** False for a value that the type cannot hold. */
  add(value: unknown): boolean;
  end(): BatchValues;
}

/** Makes the writers of a column, each with room for a number of rows; none for `mixed`. */
function typedWriters(type: BatchValuesType): (rows: number) => TypedWriter | null {
  if (type === 'mixed') return () => null;
  if (type === 'text') return (rows) => new TextWriter(rows);
  const encode = makeEncoder[type]();
  return (rows) => new ArrayWriter(type, rows, encode);
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
  count = 0;
  #values: Numbers;
  readonly #type: ArrayType;
  readonly #encode: (value: unknown) => number | null;

  constructor(type: ArrayType, rows: number, encode: (value: unknown) => number | null) {
    this.#type = type;
    this.#values = arrayOf[type](Math.max(1, rows));
    this.#encode = encode;
  }

  add(value: unknown): boolean {
    const number = this.#encode(value);
    if (number === null) return false;
    if (this.count === this.#values.length) {
      const larger = arrayOf[this.#type](this.count * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.count] = number;
    this.count += 1;
    return true;
  }

  end(): BatchValues {
    return { type: this.#type, values: cutTo(this.#values, this.count) } as BatchValues;
  }
}

class TextWriter implements TypedWriter {
  count = 0;
  #ends: Uint32Array<ArrayBuffer>;
  #text = '';
  /** ASCII texts that are not in `#text` yet. */
  #bytes = new Uint8Array(FIRST_BYTES);
  #size = 0;
  readonly #decoder = new TextDecoder();

  constructor(rows: number) {
    this.#ends = new Uint32Array(Math.max(1, rows));
  }

  add(value: unknown): boolean {
    if (value !== null && (typeof value !== 'string' || value === '')) return false;
    if (value !== null) {
      this.#flush();
      this.#text += value;
    }
    this.#endText();
    return true;
  }

  addBytes(bytes: Uint8Array, start: number, end: number): boolean {
    const needed = this.#size + end - start;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(needed * 2);
      larger.set(this.#bytes.subarray(0, this.#size));
      this.#bytes = larger;
    }
    const target = this.#bytes;
    let to = this.#size;
    let all = 0;
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at]!;
      target[to] = byte;
      to += 1;
      all |= byte;
    }
    if (all >= 0x80) return false;
    this.#size = to;
    this.#endText();
    return true;
  }

  end(): BatchValues {
    this.#flush();
    return { type: 'text', text: this.#text, ends: cutTo(this.#ends, this.count) };
  }

  #endText(): void {
    if (this.count === this.#ends.length) {
      const larger = new Uint32Array(this.count * 2);
      larger.set(this.#ends);
      this.#ends = larger;
    }
    this.#ends[this.count] = this.#text.length + this.#size;
    this.count += 1;
  }

  #flush(): void {
    if (this.#size === 0) return;
    this.#text += this.#decoder.decode(this.#bytes.subarray(0, this.#size));
    this.#size = 0;
  }
}

/** The first values, in a buffer of their own. */
function cutTo<A extends Numbers | Uint32Array<ArrayBuffer>>(values: A, count: number): A {
  return values.length === count ? values : (values.slice(0, count) as A);
}

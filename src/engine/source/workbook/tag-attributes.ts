import type { CellType } from './cell-writer.js';
import { OtherReaderNeeded } from './other-reader-needed.js';
import { INCOMPLETE } from './xml-bytes.js';

const LT = 0x3c;
const GT = 0x3e;
const EQUALS = 0x3d;
const SLASH = 0x2f;
const SPACE = 0x20;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const R = 0x72;
const S = 0x73;
const T = 0x74;
const BEFORE_A = 0x40;
const ZERO = 0x30;
const ONE = 0x31;
const HIDDEN = new TextEncoder().encode('hidden');

/** Where a row or cell is, counted from 0; `null` for what its `r` attribute does not say. */
export interface Reference {
  row: number | null;
  column: number | null;
}

const TYPES: readonly (readonly [name: string, type: CellType])[] = [
  ['s', 'shared'],
  ['n', 'number'],
  ['str', 'text'],
  ['inlineStr', 'inline'],
  ['b', 'boolean'],
  ['e', 'error'],
  ['d', 'date'],
];
const NAMES = TYPES.map(([name, type]) => ({ bytes: new TextEncoder().encode(name), type }));

/** The attributes `r`, `s`, `t` and `hidden` of one tag after another, without an object for each of them. */
export class TagAttributes {
  /** Whether the element has no content. */
  isEmpty = false;
  isHidden = false;
  style = 0;
  private readonly place: Reference = { row: null, column: null };
  private referenceFrom = -1;
  private referenceTo = -1;
  private typeFrom = -1;
  private typeTo = -1;

  /** Reads from after the tag's name. Returns the position after the tag. */
  read(bytes: Uint8Array, at: number, end: number): number {
    this.style = 0;
    this.isHidden = false;
    this.referenceFrom = -1;
    this.typeFrom = -1;
    let position = at;
    for (;;) {
      const byte = bytes[position]!;
      if (byte === GT) {
        this.isEmpty = bytes[position - 1] === SLASH;
        return position + 1;
      }
      if (byte <= SPACE || byte === SLASH) {
        position += 1;
        continue;
      }
      const name = position;
      while (bytes[position]! > SPACE && bytes[position] !== EQUALS && bytes[position] !== LT && bytes[position] !== GT)
        position += 1;
      const nameTo = position;
      while (bytes[position]! <= SPACE) position += 1;
      if (bytes[position] === EQUALS) position += 1;
      while (bytes[position]! <= SPACE) position += 1;
      const quote = bytes[position];
      if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) {
        if (position >= end) return INCOMPLETE;
        throw new OtherReaderNeeded('attribute without quotes');
      }
      const from = position + 1;
      position = from;
      while (bytes[position] !== quote) if (++position >= end) return INCOMPLETE;
      const length = nameTo - name;
      if (length === 1) this.keep(bytes, bytes[name]!, from, position);
      else if (length === HIDDEN.length && HIDDEN.every((byte, offset) => bytes[name + offset] === byte)) {
        this.isHidden = bytes[from] === ONE || bytes[from] === T;
      }
      position += 1;
    }
  }

  /** What the `r` attribute says. The object is valid until the next call. */
  reference(bytes: Uint8Array): Reference {
    const { place } = this;
    place.row = null;
    place.column = null;
    if (this.referenceFrom < 0) return place;
    let position = this.referenceFrom;
    let column = 0;
    for (let letter = bytes[position]! - BEFORE_A; letter > 0 && letter <= 26; letter = bytes[position]! - BEFORE_A) {
      column = column * 26 + letter;
      position += 1;
    }
    if (column > 0) place.column = column - 1;
    if (position < this.referenceTo) place.row = digits(bytes, position, this.referenceTo) - 1;
    return place;
  }

  /** What the `t` attribute says. */
  type(bytes: Uint8Array): CellType {
    const from = this.typeFrom;
    if (from < 0) return 'number';
    const length = this.typeTo - from;
    // Most cells.
    if (length === 1 && bytes[from] === S) return 'shared';
    const found = NAMES.find(
      (name) => name.bytes.length === length && name.bytes.every((byte, at) => bytes[from + at] === byte),
    );
    return found?.type ?? 'other';
  }

  private keep(bytes: Uint8Array, name: number, from: number, to: number): void {
    if (name === R) {
      this.referenceFrom = from;
      this.referenceTo = to;
    } else if (name === S) this.style = digits(bytes, from, to);
    else if (name === T) {
      this.typeFrom = from;
      this.typeTo = to;
    }
  }
}

function digits(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let position = from; position < to; position += 1) {
    const digit = bytes[position]! - ZERO;
    if (digit < 0 || digit > 9) throw new OtherReaderNeeded('not a number');
    value = value * 10 + digit;
  }
  return value;
}

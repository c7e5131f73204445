const POINT = 0x2e;
const COMMA = 0x2c;
const MAX_DIGITS = 15;

/**
 * Reads the numbers that can be meant in one way only straight from bytes: an optional minus, up to 15 digits, maybe in
 * groups of three, maybe with decimals. `1,234` and the rarer ways of writing are left to the reader of texts.
 */
export class PlainNumber {
  value = 0;
  /** The decimal sign under which alone this is a number; 0 when any will do. */
  sign = 0;

  /** False when the text is anything else, which says nothing about its being a number. */
  read(bytes: Uint8Array, start: number, end: number): boolean {
    const isNegative = bytes[start] === 0x2d;
    const first = isNegative ? start + 1 : start;
    let digits = 0;
    let at = first;
    let byte = 0;
    for (; at < end; at += 1) {
      byte = bytes[at]! - 0x30;
      if (byte < 0 || byte > 9) break;
      digits = digits * 10 + byte;
    }
    if (at === first || at - first > MAX_DIGITS) return false;
    this.value = isNegative ? -digits : digits;
    this.sign = 0;
    return at === end || this.#readRest(bytes, { first, at, end }, isNegative);
  }

  #readRest(
    bytes: Uint8Array,
    { first, at, end }: { readonly first: number; readonly at: number; readonly end: number },
    isNegative: boolean,
  ): boolean {
    const separator = bytes[at]!;
    if (separator !== POINT && separator !== COMMA) return false;
    let digits = Math.abs(this.value);
    let runStart = at + 1;
    let sign = separator;
    let groups = 0;
    let count = at - first;
    for (let next = runStart; ; next += 1) {
      const byte = next < end ? bytes[next]! - 0x30 : -1;
      if (byte >= 0 && byte <= 9) {
        digits = digits * 10 + byte;
        count += 1;
        continue;
      }
      const run = next - runStart;
      if (run === 0 || count > MAX_DIGITS) return false;
      const isDecimals = sign !== separator;
      if (next === end) {
        if (isDecimals || (groups === 0 && run !== 3)) return this.#decimals(digits, run, { sign, isNegative });
        // A single group of three may as well be decimals.
        if (groups === 0 || run !== 3) return false;
        return this.#decimals(digits, 0, { sign: separator === POINT ? COMMA : POINT, isNegative });
      }
      const other = bytes[next]!;
      if (isDecimals || run !== 3 || at - first > 3 || bytes[first] === 0x30) return false;
      if (other !== POINT && other !== COMMA) return false;
      groups += 1;
      sign = other;
      runStart = next + 1;
    }
  }

  #decimals(
    digits: number,
    decimals: number,
    { sign, isNegative }: { readonly sign: number; readonly isNegative: boolean },
  ): boolean {
    // Both operands are exact, so the division is rounded once, as reading the text would be.
    const value = digits / POWERS[decimals]!;
    this.value = isNegative ? -value : value;
    this.sign = sign;
    return true;
  }
}

const POWERS: readonly number[] = Array.from({ length: MAX_DIGITS + 1 }, (_, power) => 10 ** power);

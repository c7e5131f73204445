const POINT = 0x2e;
const COMMA = 0x2c;
const MAX_DIGITS = 15;

/**
 * Reads numbers with a single reading directly from bytes: an optional minus, up to 15 digits, possibly in groups of
 * three, possibly with decimals. `1,234` and rarer notations are left to the text reader.
 */
export class PlainNumber {
  value = 0;
  /** The only decimal sign under which this is a number; 0 when both will do. */
  sign = 0;

  /** False for any other text, which may still be a number. */
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
        // A single group of three may also be decimals.
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
    // Both operands are exact, so the division is rounded once, as when parsing the text.
    const value = digits / POWERS[decimals]!;
    this.value = isNegative ? -value : value;
    this.sign = sign;
    return true;
  }
}

const POWERS: readonly number[] = Array.from({ length: MAX_DIGITS + 1 }, (_, power) => 10 ** power);

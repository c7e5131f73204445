/**
 * Reads the numbers that need no interpretation straight from bytes: an optional minus, up to 15 digits, and maybe a
 * decimal point that cannot be a group separator because it is not followed by exactly three digits.
 */
export class PlainNumber {
  value = 0;
  hasPoint = false;

  /** False when the text is anything else, which says nothing about its being a number. */
  read(bytes: Uint8Array, start: number, end: number): boolean {
    const isNegative = bytes[start] === 0x2d;
    const first = isNegative ? start + 1 : start;
    const length = end - first;
    if (length < 1 || length > 15) return false;
    let whole = 0;
    let at = first;
    let byte = 0;
    for (; at < end; at += 1) {
      byte = bytes[at]! - 0x30;
      if (byte < 0 || byte > 9) break;
      whole = whole * 10 + byte;
    }
    if (at === first) return false;
    this.hasPoint = at < end;
    if (!this.hasPoint) {
      this.value = isNegative ? -whole : whole;
      return true;
    }
    const decimals = end - at - 1;
    if (bytes[at] !== 0x2e || decimals === 0 || decimals === 3) return false;
    for (at += 1; at < end; at += 1) {
      byte = bytes[at]! - 0x30;
      if (byte < 0 || byte > 9) return false;
      whole = whole * 10 + byte;
    }
    // Both operands are exact, so the division is rounded once, as reading the text would be.
    const value = whole / POWERS[decimals]!;
    this.value = isNegative ? -value : value;
    return true;
  }
}

const POWERS: readonly number[] = Array.from({ length: 16 }, (_, power) => 10 ** power);

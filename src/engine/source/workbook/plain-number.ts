const ZERO = 0x30;
const NINE = 0x39;
const MINUS = 0x2d;
const POINT = 0x2e;
/** More digits than this are rounded. */
const MAX_DIGITS = 15;

/**
 * How many decimals a number has that is written as it is imported: plain digits, no exponent, no zeros too many. -1
 * for any other text.
 */
export function plainDecimals(bytes: Uint8Array, from: number, to: number): number {
  let position = bytes[from] === MINUS ? from + 1 : from;
  const wholeFrom = position;
  while (position < to && isDigit(bytes[position]!)) position += 1;
  const whole = position - wholeFrom;
  if (whole === 0 || (whole > 1 && bytes[wholeFrom] === ZERO)) return -1;
  if (position === to) {
    const isNegativeZero = wholeFrom > from && bytes[wholeFrom] === ZERO;
    return whole > MAX_DIGITS || isNegativeZero ? -1 : 0;
  }
  if (bytes[position] !== POINT) return -1;
  const fractionFrom = position + 1;
  position = fractionFrom;
  while (position < to && isDigit(bytes[position]!)) position += 1;
  const fraction = position - fractionFrom;
  if (position !== to || fraction === 0 || bytes[to - 1] === ZERO) return -1;
  return whole + fraction > MAX_DIGITS ? -1 : fraction;
}

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= NINE;
}

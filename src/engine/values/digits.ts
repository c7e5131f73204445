const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/gu;
// oxlint-disable-next-line no-control-regex
const ASCII = /^[\x00-\x7f]*$/u;
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/gu;

/** Converts Arabic, Persian and full-width digits to `0` to `9` and removes invisible direction marks. */
export function withAsciiDigits(text: string): string {
  if (ASCII.test(text)) return text;
  return text.replace(DIRECTION_MARKS, '').replace(OTHER_DIGITS, (digit) => String(digitOf(digit)));
}

function digitOf(digit: string): number {
  const code = digit.charCodeAt(0);
  if (code >= 0xff10) return code - 0xff10;
  return code >= 0x06f0 ? code - 0x06f0 : code - 0x0660;
}

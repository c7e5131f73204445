/** Where other digits, wide signs and direction marks are; most texts have nothing there. */
const MAY_CHANGE =
  /[\u061c-\u1fff\u200e\u200f\u202a-\u202e\u2066-\u2069\ua620-\uabff\uff01-\uff5e\u{10000}-\u{1ffff}]/u;
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
/** ASCII as East Asian keyboards write it, as in `１，２３４．５`. */
const WIDE = /[\uff01-\uff5e]/gu;
const WIDE_FROM = 0xff01 - 0x21;

/** The zeros of the scripts in use; nine digits follow each of them. */
const ZEROS: readonly number[] = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
  0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0x11136, 0x1e950,
];

/** Converts the digits of all scripts to `0` to `9` and wide signs to ASCII, and removes invisible direction marks. */
export function withAsciiDigits(text: string): string {
  if (!MAY_CHANGE.test(text)) return text;
  return text
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_FROM))
    .replace(DIRECTION_MARKS, '')
    .replace(OTHER_DIGITS, asciiDigit);
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit : String(code - zero);
}

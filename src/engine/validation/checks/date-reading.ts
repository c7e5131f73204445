import { dateEvidence, daysIn, parseDate } from '../../values/dates.js';

/** The orders that read a text as a date, as bits, and whether they read different dates. */
export const DateBit = {
  dmy: 1,
  mdy: 2,
  ymd: 4,
  /** Day first and month first are different dates. */
  undecided: 8,
} as const;

export const ANY_ORDER = DateBit.dmy | DateBit.mdy | DateBit.ymd;
export const DATE_READINGS = 16;

/** No bit of `ANY_ORDER` when the text is no date. */
export function readDate(text: string): number {
  let bits = 0;
  if (parseDate(text, 'dmy') !== null) bits |= DateBit.dmy;
  if (parseDate(text, 'mdy') !== null) bits |= DateBit.mdy;
  if (parseDate(text, 'ymd') !== null) bits |= DateBit.ymd;
  if (dateEvidence(text) === 'both') bits |= DateBit.undecided;
  return bits;
}

/**
 * The same for the usual ways of writing numbers alone, straight from bytes: `2026-02-28`, `2026/2/28`, `28.02.2026`,
 * `2/28/2026`. -1 for all others, which says nothing about their being dates.
 */
export function readDateBytes(bytes: Uint8Array, start: number, end: number): number {
  if (end - start < 8 || end - start > 10) return -1;
  let first = -1;
  let second = -1;
  let separator = 0;
  let value = 0;
  let partStart = start;
  let firstSize = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]!;
    if (byte >= 0x30 && byte <= 0x39) {
      value = value * 10 + byte - 0x30;
      continue;
    }
    const size = at - partStart;
    if (size === 0 || (separator !== 0 && (byte !== separator || second >= 0 || size > 2))) return -1;
    if (separator === 0) {
      if (byte !== 0x2d && byte !== 0x2f && byte !== 0x2e) return -1;
      separator = byte;
      first = value;
      firstSize = size;
    } else second = value;
    value = 0;
    partStart = at + 1;
  }
  const lastSize = end - partStart;
  if (second < 0) return -1;
  if (firstSize === 4 && (lastSize === 1 || lastSize === 2)) {
    return isDay(first, second, value) ? ANY_ORDER : 0;
  }
  if (firstSize > 2 || lastSize !== 4) return -1;
  const dayFirst = isDay(value, second, first);
  const monthFirst = isDay(value, first, second);
  if (dayFirst && monthFirst) {
    return first === second ? DateBit.dmy | DateBit.mdy | DateBit.ymd : BOTH_WAYS;
  }
  if (dayFirst) return DateBit.dmy | DateBit.ymd;
  return monthFirst ? DateBit.mdy | DateBit.ymd : 0;
}

const BOTH_WAYS = DateBit.dmy | DateBit.mdy | DateBit.undecided;

function isDay(year: number, month: number, day: number): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

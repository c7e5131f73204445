import { dateEvidence, parseDate } from '../values/dates.js';

/** The orders that read a text as a date, as bits, and what else a column's order is inferred from. */
export const DateBit = {
  dmy: 1,
  mdy: 2,
  ymd: 4,
  /** Day first and month first are different dates. */
  undecided: 8,
  dotted: 16,
} as const;

export const ANY_ORDER = DateBit.dmy | DateBit.mdy | DateBit.ymd;
export const DATE_READINGS = 32;

/** No bit of `ANY_ORDER` when the text is no date. */
export function readDate(text: string): number {
  let bits = text.includes('.') ? DateBit.dotted : 0;
  if (parseDate(text, 'dmy') !== null) bits |= DateBit.dmy;
  if (parseDate(text, 'mdy') !== null) bits |= DateBit.mdy;
  if (parseDate(text, 'ymd') !== null) bits |= DateBit.ymd;
  if (dateEvidence(text) === 'both') bits |= DateBit.undecided;
  return bits;
}

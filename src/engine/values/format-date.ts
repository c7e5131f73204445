import type { CalendarDate } from './dates.js';
import { ENGLISH_MONTHS } from './month-names.js';

const TOKEN = /\[([^\]]*)\]|YYYY|yyyy|YY|yy|MMMM|MMM|MM|M|DD|dd|D/gu;

const partFns: Readonly<Record<string, (date: CalendarDate) => string>> = {
  YYYY: ({ year }) => String(year).padStart(4, '0'),
  YY: ({ year }) => String(year % 100).padStart(2, '0'),
  MMMM: ({ month }) => ENGLISH_MONTHS[month - 1] ?? '',
  MMM: ({ month }) => (ENGLISH_MONTHS[month - 1] ?? '').slice(0, 3),
  MM: ({ month }) => String(month).padStart(2, '0'),
  M: ({ month }) => String(month),
  DD: ({ day }) => String(day).padStart(2, '0'),
  D: ({ day }) => String(day),
};

export const ISO_DATE = 'YYYY-MM-DD';

/**
 * Writes a date by a pattern of `YYYY YY MMMM MMM MM M DD D`; month names are English, `[text]` stands for itself.
 * Lower-case `yyyy` and `dd` are taken for their capitals, as many people write them.
 */
export function formatDate(date: CalendarDate, pattern: string): string {
  return pattern.replace(
    TOKEN,
    (token, literal: string | undefined) => literal ?? partFns[token.toUpperCase()]?.(date) ?? token,
  );
}

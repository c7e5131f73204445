import type { CalendarDate } from './calendar-date.js';
import { DAY_MS } from './date-serial.js';

/** A day of an ISO week, 1 for Monday; `null` when the year does not have that week. */
export function weekDate(year: number, week: number, weekday: number): CalendarDate | null {
  const first = firstMonday(year);
  const day = first + ((week - 1) * 7 + weekday - 1) * DAY_MS;
  return week >= 1 && day < firstMonday(year + 1) ? dateAt(day) : null;
}

/** The 4th of January is always in week 1. */
function firstMonday(year: number): number {
  const fourth = timeOf(year, 4);
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
}

/** A day of the year, from 1. */
export function ordinalDate(year: number, day: number): CalendarDate | null {
  return day >= 1 && timeOf(year, day) < timeOf(year + 1, 1) ? dateAt(timeOf(year, day)) : null;
}

/** Milliseconds since 1970, as JSON of Microsoft has them: `/Date(1706659200000+0100)/`. */
const SERIALIZED = /^\\?\/?Date\((-?\d{1,14})(?:([-+])(\d{2})(\d{2}))?\)\\?\/?$/u;

export function serializedDate(text: string): CalendarDate | null {
  const match = SERIALIZED.exec(text);
  if (!match) return null;
  const [, time, sign = '+', hours = '0', minutes = '0'] = match;
  return dateAt(Number(time) + Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000);
}

function timeOf(year: number, day: number): number {
  return new Date(0).setUTCFullYear(year, 0, day);
}

function dateAt(time: number): CalendarDate {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

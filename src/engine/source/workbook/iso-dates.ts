const DAY_MS = 86_400_000;
/** Days from day 0 of the 1900 system, counted from 1 March 1900 on, to 1970. */
const EPOCH_DAYS = 25_569;
/** Days between the 1900 and the 1904 system. */
const DAYS_BETWEEN_SYSTEMS = 1462;

const DATE_AND_TIME = /^(?:(\d{1,6})-(\d{1,2})-(\d{1,2}))?[T ]?(?:(\d{1,6}):(\d{1,2})(?::(\d{1,2})(\.\d{1,9})?)?Z?)?$/;

/** The serial number of a date that is written in ISO 8601, as strict workbooks do. NaN if it is not one. */
export function isoSerial(text: string, date1904: boolean): number {
  const [whole, year, month = '1', day = '1', hours = '0', minutes = '0', seconds = '0', fraction = ''] =
    DATE_AND_TIME.exec(text.trim()) ?? [];
  if (!whole) return Number.NaN;
  const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds) + Number(fraction || 0)) / 86_400;
  if (year === undefined) return time;
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS + EPOCH_DAYS;
  if (date1904) return days - DAYS_BETWEEN_SYSTEMS + time;
  // Excel's year 1900 has a 29 February.
  return (days < 61 ? days - 1 : days) + time;
}

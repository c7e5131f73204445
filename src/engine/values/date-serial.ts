/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;
/** Days from day 0 of spreadsheets, counted from 1 March 1900 on, to 1970. */
export const EPOCH_DAYS = 25_569;
/** Days between the 1900 and the 1904 system. */
export const DAYS_BETWEEN_SYSTEMS = 1462;
/** The serial number of 29 February 1900, which only spreadsheets have: earlier days have the number of the day before. */
export const INVENTED_DAY = 60;

/** The serial number of a time in milliseconds since 1970, in the 1900 system. NaN for NaN. */
export function dateSerial(time: number): number {
  const serial = time / DAY_MS + EPOCH_DAYS;
  return serial < INVENTED_DAY + 1 ? serial - 1 : serial;
}

/** The time of a serial number in milliseconds since 1970. `INVENTED_DAY` is 28 February. */
export function serialTime(serial: number): number {
  return ((serial < INVENTED_DAY ? serial + 1 : serial) - EPOCH_DAYS) * DAY_MS;
}

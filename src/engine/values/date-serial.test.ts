import { describe, expect, it } from 'vitest';
import { dateSerial, INVENTED_DAY, serialTime } from './date-serial.js';

describe('the serial number of a date', () => {
  it.each([
    ['1899-12-30', -1],
    ['1899-12-31', 0],
    ['1900-01-01', 1],
    ['1900-02-28', 59],
    ['1900-03-01', 61],
    ['1970-01-01', 25_569],
    ['2024-01-01T12:00', 45_292.5],
    ['9999-12-31', 2_958_465],
  ])('of %s is %d, and the other way round', (text, serial) => {
    const time = Date.parse(text.includes('T') ? `${text}Z` : text);
    expect(dateSerial(time)).toBe(serial);
    expect(serialTime(serial)).toBe(time);
  });

  it('leaves out the day that only spreadsheets have', () => {
    expect(new Date(serialTime(INVENTED_DAY)).toISOString()).toBe('1900-02-28T00:00:00.000Z');
    expect(dateSerial(serialTime(INVENTED_DAY))).toBe(INVENTED_DAY - 1);
  });

  it('is not a number for a date that does not exist', () => {
    expect(dateSerial(Number.NaN)).toBeNaN();
  });
});

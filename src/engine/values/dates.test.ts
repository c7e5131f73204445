import type { DateOrder } from './format.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ISO_DATE } from './calendar-date.js';
import { dateEvidence, formatDate, parseDate } from './dates.js';

function iso(text: string, order: DateOrder | null = null): string | null {
  const date = parseDate(text, order);
  return date && formatDate(date, ISO_DATE);
}

describe('parseDate', () => {
  it.each<[string, DateOrder | null, string | null]>([
    ['2024-01-31', null, '2024-01-31'],
    ['2024-1-3', 'dmy', '2024-01-03'],
    ['2024/01/31', 'mdy', '2024-01-31'],
    ['2024-01-31T23:30:00.000-08:00', null, '2024-01-31'],
    ['2024-01-31T00:00:00Z', null, '2024-01-31'],
    ['2024-01-31 00:00:00', null, '2024-01-31'],
    ['1/31/2024 12:00:00 AM', 'mdy', '2024-01-31'],
    ['31.01.2024 14:05', 'dmy', '2024-01-31'],
    ['20240131', null, '2024-01-31'],
    ['31.12.2024', 'dmy', '2024-12-31'],
    ['31.12.2024', 'mdy', null],
    ['31.12.2024', null, '2024-12-31'],
    ['03/04/2024', 'dmy', '2024-04-03'],
    ['03/04/2024', 'mdy', '2024-03-04'],
    ['03-04-24', 'dmy', '2024-04-03'],
    ['24-04-03', 'ymd', '2024-04-03'],
    ['99-12-31', null, '1999-12-31'],
    ['99-12-31', 'dmy', null],
    ['1.2.00', 'dmy', '2000-02-01'],
    ['1.2.49', 'dmy', '2049-02-01'],
    [' 2024-01-31 ', null, '2024-01-31'],
    ['1.1.24', 'dmy', '2024-01-01'],
    [`2024-01-31 ${'x'.repeat(80)}`, null, null],
    ['01/02/2024', 'ymd', null],
    ['05/05/2024', 'ymd', '2024-05-05'],
    ['24-04-2003', 'ymd', '2003-04-24'],
    ['２０２４／０１／３１', null, '2024-01-31'],
    ["'2024-01-31", null, '2024-01-31'],
    ['+002024-01-31', null, '2024-01-31'],
    ['2024031', null, '2024-01-31'],
    ['2024/031', null, '2024-01-31'],
    ['31012024', 'dmy', '2024-01-31'],
    ['31012024', 'mdy', null],
    ['20112012', 'ymd', '2012-11-20'],
    ['/Date(1706659200000)/', null, '2024-01-31'],
    ['/Date(1706655600000+0100)/', null, '2024-01-31'],
    ['31.XII.2024', null, '2024-12-31'],
    ['1 V 2024', null, '2024-05-01'],
    ['31.XIII.2024', null, null],
    ['28–08–2011', 'dmy', '2011-08-28'],
    ['2011−08−28', null, '2011-08-28'],
    ['28.08.2011 r.', 'dmy', '2011-08-28'],
    ['1º de abril de 2014', null, '2014-04-01'],
    ['24.03.2019. u 22:22', 'dmy', '2019-03-24'],
    ['25 Maret 2024 pukul 15.07', null, '2024-03-25'],
    ['25. märts 2024, kell 15:07', null, '2024-03-25'],
    ['25‏/3‏/2024، 3:07 م', 'dmy', '2024-03-25'],
    ['25/3/2024, 3:07:09 μ.μ.', 'dmy', '2024-03-25'],
    ['2024. 3. 25. PM 3:07', null, '2024-03-25'],
    ['2024-03-25 15 h 07 min 09 s', null, '2024-03-25'],
    ['2024-01-31 10:30:00 +0000 UTC', null, '2024-01-31'],
    ['2024-01-31 10:30:00.123456 -0500 EST', null, '2024-01-31'],
    // One letter is an era or the beginning of a code.
    ['S62-10-13', 'ymd', null],
    ['P12/10/11', 'mdy', null],
    ['B2020-10-12', null, null],
    ['V1.12.20', 'dmy', null],
    ['So 05.05.2024', 'dmy', '2024-05-05'],
    ['2024/1/31 上午 10:00', null, '2024-01-31'],
    ['2024-01-31 12:00 午前', null, '2024-01-31'],
    ['31 มกราคม พ.ศ. 2567', null, '2024-01-31'],
    ['令和6年1月31日', null, '2024-01-31'],
    ['平成元年1月31日', null, '1989-01-31'],
    ['民國113年1月31日', null, '2024-01-31'],
    ['31ste januari 2024', null, '2024-01-31'],
    // Years of other calendars.
    ['31/01/2567', 'dmy', null],
    ['25-Jan-2567', null, null],
    ['1403/11/11', null, null],
    ['۱۴۰۳-۱۱-۱۱', null, null],
    ['19-07-1445', 'dmy', null],
    ['1403-11-11', null, '1403-11-11'],
    ['11.11.1403', 'dmy', '1403-11-11'],
    ['2567-01-31', null, '2567-01-31'],
    ['31/12/9999', 'dmy', '9999-12-31'],
    ['123 March 2024', null, null],
    ['5 March April 2024', null, null],
    ['March 5 6 2024', null, null],
    ['1.2.50', 'dmy', '1950-02-01'],
    ['2/1/49', 'mdy', '2049-02-01'],
    ['2/1/50', 'mdy', '1950-02-01'],
    ['49-02-01', 'ymd', '2049-02-01'],
    ['50-02-01', 'ymd', '1950-02-01'],
    ['1.2.99', 'dmy', '1999-02-01'],
    ['1. 2. 2024', 'dmy', '2024-02-01'],
    ['2024. 01. 31.', null, '2024-01-31'],
    ['25/12/2024', 'ymd', '2024-12-25'],
    ['03/04/2024', 'ymd', null],
    ['31.02.2024', 'dmy', null],
    ['29.02.2023', 'dmy', null],
    ['29.02.2024', 'dmy', '2024-02-29'],
    ['2024-13-01', null, null],
    ['0000-01-01', null, null],
    ['٣١/٠١/٢٠٢٤', 'dmy', '2024-01-31'],
    ['Mi, 31.01.2024', 'dmy', '2024-01-31'],
    ['Wed 01/31/2024 10:00', 'mdy', '2024-01-31'],
    ['2024/01/31(水)', null, '2024-01-31'],
    ['2024-01-31 10:00:00+00', null, '2024-01-31'],
    ['2024-01-31 10 pm', null, '2024-01-31'],
    ['2024-01-31 10', null, null],
    ['31.12.2024 and more', 'dmy', null],
    ['2024-W05-3', null, '2024-01-31'],
    ['2024W053', null, '2024-01-31'],
    ['2020-W53-7', null, '2021-01-03'],
    ['2024-W53-1', null, null],
    ['2024-W00-1', null, null],
    ['2026-W01-1', null, '2025-12-29'],
    ['2024-031', null, '2024-01-31'],
    ['2024-366', null, '2024-12-31'],
    ['2023-366', null, null],
    ['2024-000', null, null],
    ['2345-123', null, null],
    ['20240131100000', null, '2024-01-31'],
    ['20240131 1000', null, '2024-01-31'],
    ['20240131250000', null, null],
    ['2024:01:31 10:00:00', null, '2024-01-31'],
    ['31_01_2024', 'dmy', '2024-01-31'],
    ['31.01.2024 г.', 'dmy', '2024-01-31'],
    ['2024-01-31Z', null, '2024-01-31'],
    ['2024-01-31+01:00', null, '2024-01-31'],
    ['2024-01-31 9:5', null, '2024-01-31'],
    ['2024-01-31 10:61', null, null],
    ['2024-01-31 25:00', null, null],
    ['2024-01-31-10.00.00.000000', null, '2024-01-31'],
    ['2024-01-31 10:00:00 America/New_York', null, '2024-01-31'],
    ['2024-01-31T10:00:00+01:00[Europe/Paris]', null, '2024-01-31'],
    ['2024-01-31 10:00 CEST', null, '2024-01-31'],
    ['31.01.2024 um 10.00 Uhr', 'dmy', '2024-01-31'],
    ['31/01/2024 à 10h30', 'dmy', '2024-01-31'],
    ['31/Jan/2024:10:00:00 +0000', null, '2024-01-31'],
    ['Wed Jan 31 10:00:00 PST 2024', null, '2024-01-31'],
    ['10:00 Oct 31 2024', null, '2024-10-31'],
    ['ngày 31 tháng 1 năm 2024', null, '2024-01-31'],
    ['31 มกราคม 2567', null, '2024-01-31'],
    ['31 ม.ค. 2024', null, '2024-01-31'],
    ['2024. gada 31. janvāris', null, '2024-01-31'],
    ['Dydd Mawrth, 31 Mawrth 2026', null, '2026-03-31'],
    ['15 listopada 2024', null, '2024-11-15'],
    ['15. listopada 2024.', null, '2024-10-15'],
    ['15 lip 2024', null, '2024-07-15'],
    ['15. lip 2024.', null, '2024-06-15'],
    ['15 Foo 2024', null, null],
    ['31-12/2024', 'dmy', null],
    ['2024', null, null],
    ['12:30', null, null],
    ['Sep 2003', null, null],
    ['45322', null, null],
    ['1,234,567', null, null],
    ['192.168.1.1', null, null],
    ['+1 555 123 4567', null, null],
    ['', null, null],
  ])('%s (%s) is %s', (text, order, expected) => {
    expect(iso(text, order)).toBe(expected);
  });

  it.each([
    ['en', 'January 31, 2024'],
    ['en', '31-Jan-24'],
    ['en', 'Wed, 31 Jan 2024 10:00:00 GMT'],
    ['en', '31st of January 2024'],
    ['en', 'Wed Jan 31 2024 10:00:00 GMT+0100 (Central European Standard Time)'],
    ['en', 'January 31, 2024 at 10:00 PM'],
    ['en', '31JAN2024'],
    ['en', '2024 Jan 31'],
    ['de', '31. Januar 2024'],
    ['de', 'Mi., 31. Jän. 2024'],
    ['es', '31 de enero de 2024'],
    ['fr', 'mercredi 31 janvier 2024'],
    ['fr', '31 janv. 2024'],
    ['it', '31 gennaio 2024'],
    ['pt', '31 de janeiro de 2024'],
    ['nl', 'woensdag 31 januari 2024'],
    ['pl', '31 stycznia 2024'],
    ['ja', '2024年1月31日'],
    ['ja', '2024年01月31日（水）'],
    ['zh', '2024年1月31日'],
    ['ko', '2024년 1월 31일'],
    ['ar', '31 يناير 2024'],
    ['ar', '٣١ كانون الثاني ٢٠٢٤'],
  ])('reads month names: %s %s', (_language, text) => {
    expect(iso(text)).toBe('2024-01-31');
  });

  it.each([
    ['1er août 2024', '2024-08-01'],
    ['5 mar. 2024', '2024-03-05'],
    ['mar. 5 mars 2024', '2024-03-05'],
    ['3 März 2024', '2024-03-03'],
    ['12 mrt 2024', '2024-03-12'],
    ['1 października 2024', '2024-10-01'],
    ['7 września 2024', '2024-09-07'],
    ['9 ago 2024', '2024-08-09'],
    ['15 dez 2024', '2024-12-15'],
    ['15 tammikuuta 2024', '2024-01-15'],
    ['15 Tammikuusta 2024', null],
    ['25 03 Sep', null],
    ['Jan Feb 3 2024', null],
  ])('%s is %s', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  const ORDERS = ['dmy', 'mdy', 'ymd', null] as const;

  it.each([
    ['15-Jan-18', '2018-01-15'],
    ['15-JAN-18', '2018-01-15'],
    ['3-Nov-23', '2023-11-03'],
    ['03-Nov-23', '2023-11-03'],
    ['15 Jan 18 09:00', '2018-01-15'],
    ['15-Jan-18 9 am', '2018-01-15'],
    ['15-Jan-18T09:00:00Z', '2018-01-15'],
    ['15-JAN-18 09.00.00.000000000 AM', '2018-01-15'],
    ['15-JAN-18 09.00.00.000000 AM +01:00', '2018-01-15'],
    ['15/Jan/18', '2018-01-15'],
    ['15.Jan.18', '2018-01-15'],
    ['15. Jan. 18', '2018-01-15'],
    ['15JAN18', '2018-01-15'],
    ["15 Jan '18", '2018-01-15'],
    ['15 Jan ’18', '2018-01-15'],
    ['15th of January, 18', '2018-01-15'],
    ['Mon 15-Jan-18', '2018-01-15'],
    ['Monday, 15 January 18', '2018-01-15'],
    ['Jan 15, 18', '2018-01-15'],
    ['Jan-15-18', '2018-01-15'],
    ["January 15, '18 10:00 PM", '2018-01-15'],
    ['15 Sept 18', '2018-09-15'],
    ['12-Dec-12', '2012-12-12'],
    ['01-Feb-03', '2003-02-01'],
    ['31-Dec-00', '2000-12-31'],
    ['31-Dec-49', '2049-12-31'],
    ['31-Dec-50', '1950-12-31'],
    ['31-Dec-99', '1999-12-31'],
    ['Dec 31, 49', '2049-12-31'],
    ['Dec 31, 50', '1950-12-31'],
    ['99-Jan-15', '1999-01-15'],
    ['00-Jan-15', '2000-01-15'],
    ['32-Jan-15', '2032-01-15'],
    ['2018-Jan-15', '2018-01-15'],
    ['30-Feb-15', null],
    ['29-Feb-23', null],
    ['31-Apr-18', null],
    ["'18-Jan-15", null],
    ['18 15 Jan', null],
    ['15-Jan-018', null],
    ['Jan-18', null],
  ])('a two-digit year comes last beside a month name, in every column: %s is %s', (text, expected) => {
    expect(ORDERS.map((order) => iso(text, order))).toEqual(ORDERS.map(() => expected));
  });

  it.each([
    ['en', '15-Mar-18'],
    ['de', '15-Mrz-18'],
    ['de', '15. März 18'],
    ['es', '15-mar-18'],
    ['fr', '15-mars-18'],
    ['it', '15-mar-18'],
    ['pt', '15-mar-18'],
    ['nl', '15-mrt-18'],
    ['pl', '15-mar-18'],
    ['pl', '15 marca 18'],
    ['ja', '15-3月-18'],
    ['zh', '15-3月 -18'],
    ['ko', '15-3월-18'],
    ['ar', '15-مارس-18'],
    ['ar', '١٥-آذار-١٨'],
  ])('a two-digit year with month names in %s: %s', (_language, text) => {
    expect(ORDERS.map((order) => iso(text, order))).toEqual(ORDERS.map(() => '2018-03-15'));
  });

  it.each(['18年1月15日', '30年1月15日', '15月3-18'])('%s is not read: its year may be of another era', (text) => {
    expect(iso(text)).toBeNull();
  });

  it.each([
    ['31.12.2024', 'dmy'],
    ['12/31/2024', 'mdy'],
    ['03/04/2024', 'both'],
    ['Mon 03/04/2024', 'both'],
    ['04/04/2024', 'none'],
    ['2024-03-04', 'none'],
    ['3 Mar 2024', 'none'],
    ['hello', 'none'],
    ['31.31.2024', 'none'],
  ])('%s proves %s', (text, evidence) => {
    expect(dateEvidence(text)).toBe(evidence);
  });
});

describe('parseDate and formatDate', () => {
  const day = fc.record({
    year: fc.oneof(fc.integer({ min: 1500, max: 2399 }), fc.integer({ min: 2700, max: 9999 })),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });

  it.each<[string, DateOrder | null]>([
    ['YYYY-MM-DD', null],
    ['YYYY/M/D', 'dmy'],
    ['DD.MM.YYYY', 'dmy'],
    ['D-M-YYYY', 'dmy'],
    ['MM/DD/YYYY', 'mdy'],
    ['D MMM YYYY', null],
    ['MMMM D, YYYY', 'ymd'],
  ])('%s in order %s round-trips', (pattern, order) => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parseDate(formatDate(date, pattern), order)).toEqual(date);
      }),
    );
  });

  it('reads what Intl writes in other languages', () => {
    // Later years of Thai dates are Buddhist.
    const gregorian = day.filter(({ year }) => year < 2400);
    const languages = [
      'cs',
      'hu',
      'ro',
      'ru',
      'uk',
      'tr',
      'vi',
      'el',
      'fi',
      'lv',
      'lt',
      'sv',
      'hr',
      'he',
      'hi',
      'th',
      'eu',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom('long', 'full'),
        gregorian,
        (language, style, date) => {
          const format = new Intl.DateTimeFormat(language, {
            dateStyle: style as 'long',
            timeZone: 'UTC',
            calendar: 'gregory',
          });
          const text = format.format(new Date(0).setUTCFullYear(date.year, date.month - 1, date.day));
          expect(parseDate(text, null)).toEqual(date);
        },
      ),
    );
  });

  it('never returns an impossible day', () => {
    const text = fc.stringMatching(/^[0-9]{1,4}[-/. ][0-9a-zA-Z]{1,4}[-/. ][0-9]{1,4}$/);
    fc.assert(
      fc.property(text, fc.constantFrom('dmy', 'mdy', 'ymd', null), (written, order) => {
        const date = parseDate(written, order);
        if (!date) return;
        const { year, month, day: dayOfMonth } = date;
        const moment = new Date(0);
        moment.setUTCFullYear(year, month - 1, dayOfMonth);
        expect([moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()]).toEqual([
          year,
          month,
          dayOfMonth,
        ]);
      }),
    );
  });
});

describe('formatDate', () => {
  it.each([
    ['DD.MM.YYYY', '05.03.2024'],
    ['M/D/YY', '3/5/24'],
    ['D MMM YYYY', '5 Mar 2024'],
    ['MMMM D, YYYY', 'March 5, 2024'],
    ['yyyy-mm-dd', '2024-mm-05'],
    ['[Day] DD', 'Day 05'],
  ])('%s gives %s', (pattern, expected) => {
    expect(formatDate({ year: 2024, month: 3, day: 5 }, pattern)).toBe(expected);
  });
});

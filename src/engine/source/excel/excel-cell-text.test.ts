import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { CellObject } from 'xlsx';
import { createCellText } from './excel-cell-text.js';

/** The text of a cell of a new workbook: a reader remembers the formats and days it has seen. */
const textOf = (cell: CellObject, { date1904 = false, isDocument = false } = {}): string =>
  createCellText({ date1904, isDocument })(cell);
const number = (value: number, format = 'General'): string => textOf({ t: 'n', v: value, z: format });
const number1904 = (value: number, format: string): string =>
  textOf({ t: 'n', v: value, z: format }, { date1904: true });

describe('numbers', () => {
  it.each<[string, number, string]>([
    // Digits are never cut off or hidden by a format.
    ['General', 1234.5, '1234.5'],
    ['General', 0.1 + 0.2, '0.3'],
    ['General', 274.65999999999997, '274.66'],
    ['General', 0.785398163397448, '0.785398163397448'],
    ['General', -0, '0'],
    ['0$0.#', 282087875553514.06, '28208787555351$4.'],
    ['General', 1e21, '1000000000000000000000'],
    ['General', 1.5e-7, '0.00000015'],
    ['General', -2.5e-10, '-0.00000000025'],
    ['General', 4111111111111111, '4111111111111111'],
    ['General', 9007199254740991, '9007199254740991'],
    ['General', 1.2345678901234567e19, '12345678901234600000'],
    ['0.00', 12.5, '12.50'],
    ['0.00', 12, '12.00'],
    ['0.00', 12.345, '12.345'],
    ['0.00', -0.5, '-0.50'],
    ['0.0000#', 1.5, '1.5000'],
    ['0.000', 1.5, '1.5'],
    ['0.000', 1.25, '1.25'],
    ['0.0_);[Red]\\(0.0\\)', -9.03233986479077, '-9.03233986479077'],
    // Presentation only.
    ['#,##0', 1234567, '1234567'],
    ['#,##0.00', 1234.5, '1234.50'],
    ['# ##0', 1234567, '1234567'],
    ['#\\ ##0.0', 1234567, '1234567.0'],
    ["#'##0.00", 1234.5, '1234.50'],
    ['"$"#,##0_);[Red]\\("$"#,##0\\)', -2300, '-2300'],
    ['_-* #,##0.00\\ [$€-407]_-;\\-* #,##0.00\\ [$€-407]_-;_-* "-"??\\ [$€-407]_-;_-@_-', 0, '0'],
    ['_-* #,##0.00\\ [$€-407]_-;\\-* #,##0.00\\ [$€-407]_-;_-* "-"??\\ [$€-407]_-;_-@_-', -4.5, '-4.50'],
    ['0" kg"', 5, '5'],
    ['"INV-"0', 12, '12'],
    ['0.0,,"M"', 1234567, '1234567'],
    ['0,000', 5, '5'],
    ['0.00E+00', 123456, '123456'],
    ['##0.0E+0', 0.00012, '0.00012'],
    ['# ?/?', 0.5, '0.5'],
    ['# ??/??', 2.375, '2.375'],
    ['@', 12.5, '12.5'],
    [';;;', 7, '7'],
    // Formats that determine the value.
    ['00000', 1234, '01234'],
    ['00000', 0, '00000'],
    ['00000', 1234.5, '01234.5'],
    ['00000', -7, '-00007'],
    ['000-00-0000', 123456789, '123-45-6789'],
    ['[<=9999999]###-####;(###) ###-####', 5551234, '555-1234'],
    ['[<=9999999]###-####;(###) ###-####', 2125551234, '(212) 555-1234'],
    ['000 000 000', 732829320, '732 829 320'],
    ['"INV-"0000', 12, 'INV-0012'],
    ['+## ### ####', 4912345678, '4912345678'],
    ['0000.00', 12.5, '0012.50'],
    ['0000.00', 12.345, '0012.345'],
    ['000-0000', 12345.5, '0012345.5'],
    ['00" 1"', 1.1, '01.1'],
    ['"yes";;"no"', 1, 'yes'],
    ['"yes";;"no"', 0, 'no'],
    ['"Male";"";"Female"', 0, 'Female'],
    ['0%', 0.125, '12.5%'],
    ['0.00%', 0.52, '52.00%'],
    ['0%', 0.07, '7%'],
    ['0.0%;[Red]-0.0%', -0.5, '-50.0%'],
    ['"yes"\\ ;;"no"', 1, 'yes'],
    ['"high";"low"', -1, 'low'],
    ['"high";"low"', 0, 'high'],
    ['0.0;-0.00;0.000', 2, '2.0'],
    ['0.0;-0.00', -2, '-2.00'],
    ['0.0;-0.00;00000', 0, '00000'],
    ['0000;-00000', -7, '-00007'],
    ['00\\-00', 1234, '12-34'],
    ['0\\.0', 12, '1.2'],
    ['0.0"a"', 1.5, '1.5'],
    ['?0', 7, '7'],
    // A fill is not a decimal point.
    ['*.0$0', 1234.5, '1234.5'],
    ['*.0$0', 1234, '123$4'],
    // Conditions.
    ['[>=100]"many";0', 100, 'many'],
    ['[>=100]"many";0', 99, '99'],
    ['[>100]"many";0', 100, '100'],
    ['[>100]"many";0', 101, 'many'],
    ['[<5]"few";0', 4, 'few'],
    ['[<5]"few";0', 5, '5'],
    ['[<=5]"few";0', 5, 'few'],
    ['[<=5]"few";0', 6, '6'],
    ['[=5]"five";0', 5, 'five'],
    ['[=5]"five";0', 6, '6'],
    ['[<>5]"other";0', 6, 'other'],
    ['[<>5]"other";0', 5, '5'],
    ['[<-1.5]"low";0', -2, 'low'],
    ['[<-1.5]"low";0', -1, '-1'],
    ['[Red][<0]"less";0', -1, 'less'],
    ['[=1]"one";[=2]"two";0', 2, 'two'],
    // Malformed formats do no harm.
    ['"', 3, '3'],
    ['', 3, '3'],
    ['[', 3, '3'],
    ['0$0..', 0, '0'],
  ])('%s of %d is %s', (format, value, text) => {
    expect(number(value, format)).toBe(text);
  });

  const formats = fc.oneof(
    fc.constantFrom('0', '0.00', '#,##0.000', '0000', '000-000', '# ?/?', '0.00E+00', '0.0,', '# ##0,00', '0;(0);"-"'),
    fc.stringMatching(/^[0#?.,; _*()$-]{0,12}$/),
  );

  it('keep their value under every format', () => {
    fc.assert(
      fc.property(formats, fc.double({ noNaN: true, min: -1e15, max: 1e15 }), (format, value) => {
        const meant = Math.abs(Number(value.toPrecision(15)));
        expect(Number(number(value, format).replace(/[^\d.]/g, ''))).toBe(meant);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('dates and times', () => {
  it.each<[string, number, string]>([
    ['yyyy-mm-dd', 44197, '2021-01-01'],
    ['m/d/yy', 44197, '2021-01-01'],
    ['dd.mm.yyyy;@', 44197, '2021-01-01'],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 38971, '2006-09-11'],
    ['[$-411]ggge"年"m"月"d"日"', 44197, '2021-01-01'],
    ['[$-804]aaaa;@', 45474, '2024-07-01'],
    ['AAA', 45474, '2024-07-01'],
    ['aaa h:mm', 45474.5, '2024-07-01 12:00'],
    ['"aaa"0', 45474, '45474'],
    ['mmm-yy', 44197, '2021-01-01'],
    ['"Due: "d mmm', 44197, '2021-01-01'],
    ['yyyy-mm-dd', 44197.75, '2021-01-01'],
    ['yyyy-mm-dd', 44196.99999999999, '2021-01-01'],
    ['yyyy-mm-dd', 1, '1900-01-01'],
    ['yyyy-mm-dd', 59, '1900-02-28'],
    ['yyyy-mm-dd', 60, '1900-02-29'],
    ['yyyy-mm-dd', 61, '1900-03-01'],
    ['yyyy-mm-dd', 0, '1900-01-00'],
    ['yyyy-mm-dd', 2958465, '9999-12-31'],
    ['yyyy-mm-dd', 2958466, '2958466'],
    ['yyyy-mm-dd', -1, '-1'],
    ['m/d/yy h:mm', 44197.75, '2021-01-01 18:00'],
    ['m/d/yy h:mm', 44197, '2021-01-01'],
    ['m/d/yy h:mm AM/PM', 44197 + 8 / 24 + 5 / 1440, '2021-01-01 08:05'],
    ['yyyy-mm-dd hh:mm:ss', 44197.5, '2021-01-01 12:00:00'],
    ['yyyy-mm-dd hh:mm', 44197 + 1 / 86_400, '2021-01-01 00:00:01'],
    ['yyyy-mm-dd hh:mm:ss', 44197.9999999999, '2021-01-02'],
    ['h:mm', 0.75, '18:00'],
    ['h:mm', 0, '00:00'],
    ['h:mm:ss', 0.75, '18:00:00'],
    ['h:mm', 1.75, '18:00'],
    ['mm:ss.0', 0.5 + 1.25 / 86_400, '12:00:01.3'],
    ['h:mm:ss.000', 0.5 + 1.25 / 86_400, '12:00:01.250'],
    ['[h]:mm', 1.5, '36:00'],
    ['[h]:mm:ss', 10.6320601851852, '255:10:10'],
    ['[mm]:ss', 1 / 24, '01:00:00'],
    ['[h]:mm', -0.5, '-12:00'],
    ['h:mm', -0.5, '-0.5'],
    ['yyyy-mm-dd', 2, '1900-01-02'],
    ['yyyy-mm-dd', 62, '1900-03-02'],
    ['mm', 44197, '2021-01-01'],
    ['m:ss', 0.5, '12:00:00'],
    ['e', 44197, '2021-01-01'],
    ['[s]', 90 / 86_400, '00:01:30'],
    ['[Red]h:mm', 0.75, '18:00'],
    ['[h]:mm', 44197.5, '1060740:00'],
    ['[h]:mm', 0.4, '09:36'],
    ['h:mm "days"', 44197.5, '12:00'],
    ['h:mm \\d', 44197.5, '12:00'],
    ['h:mm_d', 44197.5, '12:00'],
    ['ss.00', 1.25 / 86_400, '00:00:01.25'],
    ['ss.0000', 1.25 / 86_400, '00:00:01.250'],
    ['h:mm', 0.5 + 30 / 86_400, '12:00:30'],
    ['h:mm', 0.5 + 1 / 86_400 / 20_000, '12:00'],
    ['yyyy-mm-dd h:mm', 59.5, '1900-02-28 12:00'],
    ['yyyy-mm-dd h:mm', 2958465.9999999, '2958465.9999999'],
  ])('%s of %d is %s', (format, value, text) => {
    expect(number(value, format)).toBe(text);
  });

  it.each<[string, number, string]>([
    ['yyyy-mm-dd', 0, '1904-01-01'],
    ['yyyy-mm-dd', 42735, '2021-01-01'],
    ['h:mm', 0.75, '18:00'],
    ['[h]:mm', 1.5, '36:00'],
    ['yyyy-mm-dd', -1, '1903-12-31'],
    ['0.00', 1.5, '1.50'],
  ])('in the 1904 date system, %s of %d is %s', (format, value, text) => {
    expect(number1904(value, format)).toBe(text);
  });

  it.each(['0 "days"', '#,##0 [$USD]', '0.00 \\d', '[Red]0', '"h"0', 'General "min"', '#,##0\\ "DM"'])(
    '%s is not a date format',
    (format) => {
      expect(number(44197, format)).toMatch(/^44197(\.00)?$/);
    },
  );

  const home = process.env['TZ'];
  afterEach(() => {
    if (home === undefined) delete process.env['TZ'];
    else process.env['TZ'] = home;
  });

  it('are the same in every time zone', () => {
    const texts = ['America/Los_Angeles', 'Pacific/Auckland', 'UTC'].map((zone) => {
      process.env['TZ'] = zone;
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      return [1, 60, 61, 26_000, 43_910.5, 44_197, 44_284.125].map((serial) => number(serial, 'yyyy-mm-dd hh:mm'));
    });
    expect(texts[0]).toEqual(texts[2]);
    expect(texts[1]).toEqual(texts[2]);
    expect(texts[2]?.at(-1)).toBe('2021-03-29 03:00');
  });

  it('are days that count up by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 2_958_464 }), (serial) => {
        const [day, next] = [number(serial, 'd/m/y'), number(serial + 1, 'd/m/y')].map((text) => Date.parse(text));
        expect(next! - day!).toBe(86_400_000);
      }),
    );
  });
});

describe('other cells', () => {
  it('are booleans, errors and texts as Excel writes them', () => {
    expect(textOf({ t: 'b', v: true })).toBe('TRUE');
    expect(textOf({ t: 'b', v: false })).toBe('FALSE');
    expect(textOf({ t: 'e', v: 0x2a })).toBe('#N/A');
    expect(textOf({ t: 'e', v: 0x07 })).toBe('#DIV/0!');
    expect(textOf({ t: 's', v: ' 007 ' })).toBe(' 007 ');
    expect(textOf({ t: 's', v: '2021-01-01', z: 'yyyy' })).toBe('2021-01-01');
    expect(textOf({ t: 'z' })).toBe('');
  });

  it('are dates with a time where no format is found', () => {
    const date = (hours: number, z?: string): string =>
      textOf({ t: 'd', v: new Date(Date.UTC(2021, 0, 1, hours)), z }, { isDocument: true });
    expect([date(0), date(12), date(12, 'm/d/yy'), date(12, '0.00')]).toEqual([
      '2021-01-01',
      '2021-01-01 12:00',
      '2021-01-01 12:00',
      '2021-01-01 12:00',
    ]);
    expect([date(12, 'yyyy-mm-dd'), number(44197.5, 'm/d/yy')]).toEqual(['2021-01-01', '2021-01-01']);
  });

  it('are empty without a value, but for errors', () => {
    expect(textOf({ t: 'n', v: undefined })).toBe('');
    expect(textOf({ t: 'e', w: '#SPILL!' })).toBe('#SPILL!');
    expect(textOf({ t: 'e' })).toBe('');
    expect(textOf({ t: 'e', v: 0x99 })).toBe('#VALUE!');
    expect(textOf({ t: 'e', v: 0x07, w: '#N/A' })).toBe('#N/A');
    expect(textOf({ t: 'd', v: new Date(Date.UTC(2021, 0, 1)) })).toBe('2021-01-01');
    expect(textOf({ t: 'd', v: 'soon' })).toBe('soon');
  });

  it('keep an unreadable date as text', () => {
    expect(textOf({ t: 'n', v: 'soon', z: 'yyyy-mm-dd' })).toBe('soon');
  });
});

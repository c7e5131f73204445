import { MAX_CELL_TEXT } from '../../result/workbook/workbook-writer.js';
import { ISO_DATE } from '../../values/calendar-date.js';
import { dateSerial } from '../../values/date-serial.js';
import type { readDate } from '../../rules/transformer-fns.js';
import type { formatDate } from '../../values/dates.js';
import type { parseNumber } from '../../values/numbers.js';
import type { BoundColumn } from '../../validation/validate-rows.js';

/** How numbers and dates are read; given by the engine, whose code is not part of the piece. */
export interface ValueReading {
  readonly formatDate: typeof formatDate;
  readonly parseNumber: typeof parseNumber;
  readonly readDate: typeof readDate;
}

/** A column as a spreadsheet sees it. */
export interface SheetColumn {
  /** Number format of its cells. */
  readonly format: string;
  /** The value of a cell: a number for numbers and dates that are certain, else the text. */
  valueOf(text: string): string | number;
  /** The text of a cell that holds `valueOf(text)`, as it is when the workbook is read. */
  textOf(text: string): string;
  /** A text of the workbook as this column writes it. */
  fromSheet(text: string): string;
}

const DATE_FORMATS = { dmy: 'dd/mm/yyyy', mdy: 'mm/dd/yyyy', ymd: 'yyyy-mm-dd' } as const;
/** A date without a time, which a serial number would lose or add. */
const ONLY_DATE = /^[\d./\s-]+$/;
/** Earlier serial numbers are off by a day. */
const FIRST_YEAR = 1901;
const LAST_YEAR = 9999;
/** Beyond these, numbers are shown with exponents. */
const LARGEST = 1e11;
const SMALLEST = 1e-4;

export function sheetColumn({ column, format }: BoundColumn, reading: ValueReading): SheetColumn {
  if (column.type === 'number') {
    const number = format?.number;
    const parsed = (text: string): number | null => {
      const found = number ? reading.parseNumber(text, number) : null;
      if (!found?.exact) return null;
      const size = Math.abs(found.value);
      return size === 0 || (size >= SMALLEST && size < LARGEST) ? found.value : null;
    };
    return {
      format: '',
      valueOf: (text) => parsed(text) ?? cut(text),
      textOf: (text) => String(parsed(text) ?? cut(text)),
      fromSheet: (text) => (number?.decimal === ',' && /^-?\d+\.\d+$/.test(text) ? text.replace('.', ',') : text),
    };
  }
  if (column.type === 'date') {
    const parsed = (text: string): ReturnType<ValueReading['readDate']> => {
      const date = ONLY_DATE.test(text) ? reading.readDate(text, { format }) : null;
      return date && date.year >= FIRST_YEAR && date.year <= LAST_YEAR ? date : null;
    };
    return {
      format: DATE_FORMATS[format?.dateOrder ?? 'ymd'],
      valueOf(text) {
        const date = parsed(text);
        return date ? dateSerial(Date.UTC(date.year, date.month - 1, date.day)) : cut(text);
      },
      textOf(text) {
        const date = parsed(text);
        return date ? reading.formatDate(date, ISO_DATE) : cut(text);
      },
      fromSheet: (text) => text,
    };
  }
  return { format: '@', valueOf: cut, textOf: cut, fromSheet: (text) => text };
}

function cut(text: string): string {
  return text.slice(0, MAX_CELL_TEXT);
}

import type { CellObject } from 'xlsx';
import { dateSerial } from '../../values/date-serial.js';
import { createNumberText, isDateFormat } from './formatted-number.js';

/** Turns a cell into the text that is imported; empty for a cell without a value. */
export type CellText = (cell: CellObject) => string;

const ERROR_TEXTS = new Map<unknown, string>([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
  [0x2b, '#GETTING_DATA'],
]);

const UNKNOWN_DATE = 'm/d/yy';
/** Formats that the reader gives to dates and times of OpenDocument for which it finds none, with what to show instead. */
const FALLBACK_FORMATS = new Map([
  [UNKNOWN_DATE, 'yyyy-mm-dd hh:mm'],
  ['HH:MM:SS', '[h]:mm:ss'],
]);

export interface CellTextOptions {
  readonly date1904: boolean;
  /** Whether the cells are of an OpenDocument sheet. Default: false. */
  readonly isDocument?: boolean;
}

/** Returns a reader of a workbook's cells. */
export function createCellText({ date1904, isDocument = false }: CellTextOptions): CellText {
  const numberText = createNumberText({ date1904, before1900: isDocument });
  const shown = (format: string): string => (isDocument ? (FALLBACK_FORMATS.get(format) ?? format) : format);
  const writers = {
    n: (cell: CellObject): string => {
      const value = cell.v;
      // A date that the reader could not parse stays text.
      if (typeof value !== 'number') return String(value);
      return numberText(value, typeof cell.z === 'string' ? shown(cell.z) : 'General');
    },
    s: (cell: CellObject): string => String(cell.v ?? ''),
    b: (cell: CellObject): string => (cell.v ? 'TRUE' : 'FALSE'),
    e: (cell: CellObject): string => cell.w ?? ERROR_TEXTS.get(cell.v) ?? '#VALUE!',
    d: (cell: CellObject): string => {
      // The reader copies repeated cells as JSON.
      const date = cell.v instanceof Date ? cell.v : new Date(String(cell.v));
      const format = typeof cell.z === 'string' && isDateFormat(cell.z) ? cell.z : UNKNOWN_DATE;
      if (Number.isNaN(date.getTime())) return cell.v instanceof Date ? '#VALUE!' : String(cell.v);
      return numberText(dateSerial(date.getTime()), shown(format));
    },
    z: (): string => '',
  } satisfies Record<CellObject['t'], CellText>;
  return (cell) =>
    cell.v === undefined || cell.v === null ? (cell.t === 'e' ? (cell.w ?? '') : '') : writers[cell.t](cell);
}

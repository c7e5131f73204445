import { SSF, type CellObject } from 'xlsx';
import { dateFormat, dateText, type DateFormat } from './excel-dates.js';
import { numberStyles, numberText, plainNumber, type NumberStyles } from './excel-numbers.js';

/** Turns a cell into the text that is imported; empty for a cell without a value. */
export type CellText = (cell: CellObject) => string;

type FormatUse =
  { readonly kind: 'date'; readonly date: DateFormat } | { readonly kind: 'number'; readonly styles: NumberStyles };

const DATE_AND_TIME = 'yyyy-mm-dd hh:mm';

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

export interface CellTextOptions {
  readonly date1904: boolean;
  /** A format that stands for "some date", whether it shows a time or not. */
  readonly vagueDate: string | null;
}

/** The texts of one workbook's cells. Each number format is taken apart once. */
export function createCellText({ date1904, vagueDate }: CellTextOptions): CellText {
  const uses = new Map<string, FormatUse>();
  const formatUse = (format: string): FormatUse => {
    let use = uses.get(format);
    if (use === undefined) {
      use = SSF.is_date(format)
        ? { kind: 'date', date: dateFormat(format === vagueDate ? DATE_AND_TIME : format) }
        : { kind: 'number', styles: numberStyles(format) };
      uses.set(format, use);
    }
    return use;
  };
  const writers = {
    n: (cell: CellObject): string => {
      const value = cell.v;
      // A date the reader could not make out stays the text it was.
      if (typeof value !== 'number') return String(value);
      const format = typeof cell.z === 'string' ? cell.z : 'General';
      const use = formatUse(format);
      if (use.kind === 'date') return dateText(value, use.date, date1904) ?? plainNumber(value);
      return numberText(value, use.styles(value), format);
    },
    s: (cell: CellObject): string => String(cell.v ?? ''),
    b: (cell: CellObject): string => (cell.v ? 'TRUE' : 'FALSE'),
    e: (cell: CellObject): string => cell.w ?? ERROR_TEXTS.get(cell.v) ?? '#VALUE!',
    d: (cell: CellObject): string =>
      cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : String(cell.v ?? ''),
    z: (): string => '',
  } satisfies Record<CellObject['t'], CellText>;
  return (cell) =>
    cell.v === undefined || cell.v === null ? (cell.t === 'e' ? (cell.w ?? '') : '') : writers[cell.t](cell);
}

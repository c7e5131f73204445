import type { CellObject } from 'xlsx';
import { createNumberText, type NumberTextOptions } from './formatted-number.js';

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

/** Returns a reader of a workbook's cells. */
export function createCellText(options: NumberTextOptions): CellText {
  const numberText = createNumberText(options);
  const writers = {
    n: (cell: CellObject): string => {
      const value = cell.v;
      // A date that the reader could not parse stays text.
      if (typeof value !== 'number') return String(value);
      return numberText(value, typeof cell.z === 'string' ? cell.z : 'General');
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

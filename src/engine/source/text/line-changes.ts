import { repairMisread, UTF_8_TWICE } from './misread.js';
import { cellsChange } from './rewritten-cells.js';
import { unwrapRows, WRAPPED_ROWS } from './wrapped-rows.js';

/** How whole lines of UTF-8 change before they are read, for labels that are not encodings; `null` for others. */
export function lineChange(label: string): ((lines: string) => string) | null {
  if (label === UTF_8_TWICE) return repairMisread;
  return label === WRAPPED_ROWS ? unwrapRows : cellsChange(label);
}

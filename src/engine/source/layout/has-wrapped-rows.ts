import type { parseRows } from '../table/cell-text.js';
import { unwrapRows } from '../text/wrapped-rows.js';
import { USUAL } from './delimiters.js';

const FEWEST_LINES = 3;

/**
 * Whether rows are quoted as a whole, as spreadsheets save a table that they opened with another delimiter: all of them
 * (at most the header is not), or those with quotes in them. Without the outer quotes, all rows have equally many cells.
 * `sample` ends between lines.
 */
export function hasWrappedRows(sample: string, parse: typeof parseRows): boolean {
  const before = sample.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const after = before.map(unwrapRows);
  const wrapped = before.filter((line, at) => line !== after[at]);
  if (before.length < FEWEST_LINES || wrapped.length === 0) return false;
  const escaped = wrapped.filter((line) => line.includes('""')).length;
  const isEveryRow = after.every((line, at) => at === 0 || line !== before[at]);
  if (!isEveryRow && escaped < wrapped.length) return false;
  const text = new TextEncoder().encode(after.join('\n'));
  return USUAL.some((delimiter) => {
    if (wrapped.some((line) => line.endsWith(delimiter))) return false;
    const rows = parse(text, { delimiter, quote: '"', escape: '"' });
    const width = rows[0]!.length;
    // A single column may have texts with commas, or with as many keys of JSON.
    const isTable = escaped > 0 ? width > 1 : width > 2 && !after.some((line) => line.includes(`${delimiter} `));
    return isTable && rows.every((cells) => cells.length === width && !cells.some((cell) => cell.includes('"')));
  });
}

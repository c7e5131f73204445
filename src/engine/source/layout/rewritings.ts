import type { parseRows } from '../table/cell-text.js';
import { cellsChange, ESCAPED_CELLS, FORMULA_CELLS } from '../text/rewritten-cells.js';
import { WRAPPED_ROWS } from '../text/wrapped-rows.js';
import { USUAL } from './delimiters.js';
import { hasWrappedRows } from './has-wrapped-rows.js';

/** Rows of several cells that must be equally wide. */
const MIN_ALIKE = 0.9;

/**
 * Labels of the changes that a text needs before it is read, in their order: for rows that are quoted as a whole, or for
 * texts written as formulas and escaped delimiters. `sample` ends between lines.
 */
export function rewritingsOf(sample: string, parse: typeof parseRows): readonly string[] {
  if (hasWrappedRows(sample, parse)) return [WRAPPED_ROWS];
  const labels: string[] = [];
  let text = sample;
  for (const kind of [FORMULA_CELLS, ESCAPED_CELLS]) {
    const delimiter = USUAL.find((mark) => {
      return isReadBetter(text, { delimiter: mark, label: kind + mark, parse });
    });
    if (delimiter === undefined) continue;
    labels.push(kind + delimiter);
    text = cellsChange(kind + delimiter)!(text);
  }
  return labels;
}

interface Reading {
  readonly delimiter: string;
  readonly label: string;
  readonly parse: typeof parseRows;
}

/**
 * Whether rows are equally wide only with the change: all rows that it makes narrower then have the usual width. Texts
 * written as formulas may also have quotes in them, which no width shows.
 */
function isReadBetter(text: string, { delimiter, label, parse }: Reading): boolean {
  const changed = cellsChange(label)!(text);
  if (changed === text) return false;
  const lengthsOf = (rows: string, escape: string): number[] =>
    parse(new TextEncoder().encode(rows), { delimiter, quote: '"', escape }).map(({ length }) => length);
  const before = lengthsOf(text, text.includes('\\"') ? '\\' : '"');
  const after = lengthsOf(changed, '"');
  if (before.length !== after.length) return false;
  const { width, share } = usualWidth(after);
  const narrower = after.filter((length, row) => length !== before[row]);
  const isBetter = narrower.length > 0 && share > usualWidth(before).share;
  const isFormula = narrower.length === 0 && label.startsWith(FORMULA_CELLS);
  return (isBetter || isFormula) && share >= MIN_ALIKE && narrower.every((length) => length === width);
}

/** The most frequent number of cells, and its share of all rows of several cells. */
function usualWidth(lengths: readonly number[]): { readonly width: number; readonly share: number } {
  const several = lengths.filter((length) => length > 1);
  const counts = new Map<number, number>();
  for (const length of several) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[width, count] = [0, 0]] = [...counts].sort((left, right) => right[1] - left[1]);
  return { width, share: count / several.length };
}

import type { CellPlace } from '../navigation.js';
import type { CellRange } from './cell-ranges.js';
import { continueSeries } from './series.js';

/** Cells to be filled with what continues others. */
export interface Fill {
  readonly source: CellRange;
  /** On one side of the source, with the same rows or the same columns. */
  readonly target: CellRange;
}

/** Fills the rows of a range from its first row; a single row from the row above. `null` at the top. */
export function fillDown(range: CellRange): Fill | null {
  const top = range.top === range.bottom ? range.top - 1 : range.top;
  if (top < 0) return null;
  return { source: { ...range, top, bottom: top }, target: { ...range, top: top + 1 } };
}

/** Fills the columns of a range from its first column; a single column from the one before. `null` at the start. */
export function fillRight(range: CellRange): Fill | null {
  const left = range.left === range.right ? range.left - 1 : range.left;
  if (left < 0) return null;
  return { source: { ...range, left, right: left }, target: { ...range, left: left + 1 } };
}

/** Fills from a range to a cell in the direction in which it is farther away. `null` inside the range. */
export function fillTo(source: CellRange, { position, column }: CellPlace): Fill | null {
  const { top, bottom, left, right } = source;
  const down = Math.max(position - bottom, 0) || Math.min(position - top, 0);
  const across = Math.max(column - right, 0) || Math.min(column - left, 0);
  if (down === 0 && across === 0) return null;
  if (Math.abs(down) >= Math.abs(across)) {
    return {
      source,
      target:
        down > 0 ? { ...source, top: bottom + 1, bottom: position } : { ...source, top: position, bottom: top - 1 },
    };
  }
  return {
    source,
    target: across > 0 ? { ...source, left: right + 1, right: column } : { ...source, left: column, right: left - 1 },
  };
}

/** The range of a fill and its source together. */
export function filledRange({ source, target }: Fill): CellRange {
  return {
    top: Math.min(source.top, target.top),
    bottom: Math.max(source.bottom, target.bottom),
    left: Math.min(source.left, target.left),
    right: Math.max(source.right, target.right),
  };
}

/** Texts for the target, to be repeated over it. `texts` are those of the source. */
export function filledTexts(
  { source, target }: Fill,
  texts: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  if (source.left === target.left && source.right === target.right) {
    const count = texts.length === 1 ? 1 : target.bottom - target.top + 1;
    const isBefore = target.bottom < source.top;
    const width = source.right - source.left + 1;
    const columns = Array.from({ length: width }, (_, column) =>
      continued(
        texts.map((row) => row[column] ?? ''),
        count,
        isBefore,
      ),
    );
    return Array.from({ length: count }, (_, row) => columns.map((column) => column[row] ?? ''));
  }
  const count = target.right - target.left + 1;
  return texts.map((row) => continued(row, count, target.right < source.left));
}

function continued(source: readonly string[], count: number, isBefore: boolean): readonly string[] {
  return isBefore ? continueSeries(source.toReversed(), count).toReversed() : continueSeries(source, count);
}

import type { RowSpan } from '../../../../engine/index.js';
import { ROW_HEADER } from '../navigation.js';
import type { CellPlace, GridSize } from '../navigation.js';

/** A rectangle of cells, by their positions in the list; all bounds are included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The selected cells. Of the size of the ranges, not of the cells in them. */
export interface CellSelection {
  /** The last one is the one that grows. Ranges may overlap. */
  readonly ranges: readonly CellRange[];
  /** The corner of the last range that stays where it is. */
  readonly anchor: CellPlace;
  /** The opposite corner. */
  readonly head: CellPlace;
}

type Size = Pick<GridSize, 'rows' | 'columns'>;

/** The rectangle between two cells. A row header stands for its whole row. */
export function rangeBetween(one: CellPlace, other: CellPlace, { columns }: Size): CellRange {
  const isWhole = one.column === ROW_HEADER || other.column === ROW_HEADER;
  return {
    top: Math.min(one.position, other.position),
    bottom: Math.max(one.position, other.position),
    left: isWhole ? 0 : Math.min(one.column, other.column),
    right: isWhole ? columns - 1 : Math.max(one.column, other.column),
  };
}

/** The rows of ranges, by their positions in the list. */
export function rowSpans(ranges: readonly CellRange[]): readonly RowSpan[] {
  const spans = mergeSpans(ranges.map(({ top, bottom }) => ({ first: top, last: bottom })));
  return spans.map((span) => ({ start: span.first, count: spanSize([span]) }));
}

/** The first cell of ranges. */
export function startOf(ranges: readonly CellRange[]): CellPlace {
  return { position: Math.min(...ranges.map(({ top }) => top)), column: Math.min(...ranges.map(({ left }) => left)) };
}

export function selectCell(place: CellPlace, size: Size): CellSelection {
  return { ranges: [rangeBetween(place, place, size)], anchor: place, head: place };
}

export function selectRange(range: CellRange): CellSelection {
  const { top, bottom, left, right } = range;
  return {
    ranges: [range],
    anchor: { position: top, column: left },
    head: { position: bottom, column: right },
  };
}

/** Moves the corner of the last range that is not its anchor. */
export function extendTo({ ranges, anchor }: CellSelection, head: CellPlace, size: Size): CellSelection {
  return { ranges: [...ranges.slice(0, -1), rangeBetween(anchor, head, size)], anchor, head };
}

/** Adds a range of one cell, or of one row for a row header. */
export function addCell({ ranges }: CellSelection, place: CellPlace, size: Size): CellSelection {
  return { ranges: [...ranges, rangeBetween(place, place, size)], anchor: place, head: place };
}

/** Whole columns, from one to another; `position` is that of the active cell. */
export function selectColumns(from: number, to: number, options: Size & { readonly position: number }): CellSelection {
  const { rows, position } = options;
  return {
    ranges: [{ top: 0, bottom: rows - 1, left: Math.min(from, to), right: Math.max(from, to) }],
    anchor: { position, column: from },
    head: { position, column: to },
  };
}

export function selectAll(active: CellPlace, { rows, columns }: Size): CellSelection {
  const anchor = { position: active.position, column: Math.max(0, active.column) };
  return { ranges: [{ top: 0, bottom: rows - 1, left: 0, right: columns - 1 }], anchor, head: anchor };
}

/** The ranges inside the table, which may have become smaller. */
export function clampRanges(ranges: readonly CellRange[], { rows, columns }: Size): readonly CellRange[] {
  return ranges
    .map(({ top, bottom, left, right }) => ({
      top,
      left,
      bottom: Math.min(bottom, rows - 1),
      right: Math.min(right, columns - 1),
    }))
    .filter(({ top, bottom, left, right }) => top <= bottom && left <= right);
}

export function isInRange({ top, bottom, left, right }: CellRange, { position, column }: CellPlace): boolean {
  return position >= top && position <= bottom && column >= left && column <= right;
}

/** Whether more than one cell is selected. */
export function isPlural(ranges: readonly CellRange[]): boolean {
  return ranges.length > 1 || ranges.some(({ top, bottom, left, right }) => top < bottom || left < right);
}

/** An interval of numbers; both ends are included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** The union of spans: ascending, neither overlapping nor touching. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((left, right) => left.first - right.first)) {
    const last = merged.at(-1);
    if (last && span.first <= last.last + 1) {
      merged[merged.length - 1] = { first: last.first, last: Math.max(last.last, span.last) };
    } else merged.push(span);
  }
  return merged;
}

/** The selected columns of a row. */
export function columnsAt(ranges: readonly CellRange[], position: number): readonly Span[] {
  const here = ranges.filter(({ top, bottom }) => position >= top && position <= bottom);
  return mergeSpans(here.map(({ left, right }) => ({ first: left, last: right })));
}

/** The columns whose cells are all selected. */
export function wholeColumns(ranges: readonly CellRange[], rows: number): readonly Span[] {
  const whole = ranges.filter(({ top, bottom }) => top === 0 && bottom === rows - 1);
  return mergeSpans(whole.map(({ left, right }) => ({ first: left, last: right })));
}

/** The rows and the columns with a selected cell. */
export function spansOf(ranges: readonly CellRange[]): {
  readonly rows: readonly Span[];
  readonly columns: readonly Span[];
} {
  return {
    rows: mergeSpans(ranges.map(({ top, bottom }) => ({ first: top, last: bottom }))),
    columns: mergeSpans(ranges.map(({ left, right }) => ({ first: left, last: right }))),
  };
}

export function spanSize(spans: readonly Span[]): number {
  return spans.reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

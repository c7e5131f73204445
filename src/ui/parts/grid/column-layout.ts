import type { RowRange } from '../../../headless/index.js';

/** Where each column stands, in pixels from the start edge of the first. */
export interface ColumnLayout {
  /** One more than there are columns; the last is the full width. */
  readonly offsets: readonly number[];
  readonly width: number;
}

/** Widths fill `available` when they are narrower together; none is made smaller. */
export function layOutColumns(widths: readonly number[], available: number): ColumnLayout {
  const natural = widths.reduce((sum, width) => sum + width, 0);
  const stretch = natural > 0 && natural < available ? available / natural : 1;
  const offsets = [0];
  let sum = 0;
  for (const width of widths) {
    sum += width * stretch;
    offsets.push(Math.round(sum));
  }
  return { offsets, width: Math.round(sum) };
}

/** Columns at least partly within `[left, left + width)`, with one more at each side. */
export function columnsInView(layout: ColumnLayout, view: { readonly left: number; readonly width: number }): RowRange {
  const count = layout.offsets.length - 1;
  if (count === 0) return { start: 0, end: 0 };
  const first = columnAt(layout, view.left);
  const last = columnAt(layout, view.left + view.width);
  return { start: Math.max(0, first - 1), end: Math.min(count, last + 2) };
}

/** The column at a distance from the start edge; the nearest one outside. */
export function columnAt({ offsets }: ColumnLayout, left: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((offsets[middle] ?? 0) <= left) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

export function columnSpan(
  { offsets }: ColumnLayout,
  index: number,
): { readonly start: number; readonly width: number } {
  const start = offsets[index] ?? 0;
  return { start, width: (offsets[index + 1] ?? start) - start };
}

/** Rows drawn beyond each edge, so that a short move shows nothing unfinished. */
const OVERSCAN = 4;
/** Starts are multiples of this, so that most scroll events change nothing. */
const STEP = 2;

export function rowsInView(view: {
  readonly offset: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly total: number;
  readonly overscan?: number;
}): RowRange {
  const { overscan = OVERSCAN } = view;
  const first = Math.floor(view.offset / view.rowHeight) - overscan;
  const start = Math.max(0, Math.floor(first / STEP) * STEP);
  const visible = Math.ceil(view.height / view.rowHeight) + 1;
  const end = Math.min(view.total, start + visible + 2 * overscan + STEP);
  return { start: Math.min(start, Math.max(0, view.total - 1)), end };
}

export function sameRange(left: RowRange, right: RowRange): boolean {
  return left.start === right.start && left.end === right.end;
}

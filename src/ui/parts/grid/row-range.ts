import type { RowRange } from '../../../headless/index.js';

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

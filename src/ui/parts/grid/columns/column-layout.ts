import type { ReviewLayout } from '../../../../session/index.js';
import type { GridColumn } from '../grid-column.js';

/** Pairs of a column's id and its width in pixels. */
export type ColumnWidths = ReviewLayout['widths'];

export interface ArrangedColumns {
  readonly shown: readonly GridColumn[];
  readonly hidden: readonly GridColumn[];
  /** Number of the shown columns, the first ones, that stay in view. */
  readonly frozen: number;
}

export interface ColumnMove {
  readonly ids: readonly string[];
  /** Index among the columns shown before the move. */
  readonly before: number;
}

export function arrange(columns: readonly GridColumn[], layout: ReviewLayout): ArrangedColumns {
  const ordered = inOrder(columns, layout);
  const isHidden = ({ id }: GridColumn): boolean => layout.hidden.includes(id);
  const last = ordered.findIndex(({ id }) => id === layout.frozen);
  return {
    shown: ordered.filter((column) => !isHidden(column)),
    hidden: ordered.filter(isHidden),
    frozen: ordered.slice(0, last + 1).filter((column) => !isHidden(column)).length,
  };
}

/**
 * Moves shown columns to before the one at an index, or to the end. They freeze when they come between frozen ones, and
 * no longer do when they leave them; at the edge, they stay as they are.
 */
export function move(columns: readonly GridColumn[], layout: ReviewLayout, { ids, before }: ColumnMove): ReviewLayout {
  const { shown, frozen } = arrange(columns, layout);
  const isMoved = ({ id }: GridColumn): boolean => ids.includes(id);
  const others = inOrder(columns, layout).filter((column) => !isMoved(column));
  const next = shown.slice(before).find((column) => !isMoved(column));
  const order = others.toSpliced(next ? others.indexOf(next) : others.length, 0, ...shown.filter(isMoved));
  const wasFrozen = new Set(shown.slice(0, frozen));
  const isFrozen = (column: GridColumn): boolean =>
    isMoved(column) && before !== frozen ? before < frozen : wasFrozen.has(column);
  return {
    ...layout,
    order: order.map(({ id }) => id),
    frozen: order.findLast((column) => shown.includes(column) && isFrozen(column))?.id ?? null,
  };
}

export function hide(layout: ReviewLayout, id: string): ReviewLayout {
  return { ...layout, hidden: [...layout.hidden, id] };
}

/** Shows hidden columns again: one, or all. */
export function show(layout: ReviewLayout, id?: string): ReviewLayout {
  if (id !== undefined && !layout.hidden.includes(id)) return layout;
  return { ...layout, hidden: id === undefined ? [] : layout.hidden.filter((other) => other !== id) };
}

function inOrder(columns: readonly GridColumn[], { order }: ReviewLayout): readonly GridColumn[] {
  if (order.length === 0) return columns;
  const placeOf = ({ id }: GridColumn): number => {
    const place = order.indexOf(id);
    return place < 0 ? order.length : place;
  };
  return columns.toSorted((left, right) => placeOf(left) - placeOf(right));
}

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

/** Moves a column past the next shown one, or the previous. */
export function move(
  columns: readonly GridColumn[],
  layout: ReviewLayout,
  { id, by }: { readonly id: string; readonly by: 1 | -1 },
): ReviewLayout {
  const { shown } = arrange(columns, layout);
  const other = shown[shown.findIndex((column) => column.id === id) + by]?.id;
  const order = inOrder(columns, layout).map((column) => column.id);
  if (other === undefined) return layout;
  const rest = order.filter((one) => one !== id);
  const at = rest.indexOf(other) + (by === 1 ? 1 : 0);
  return { ...layout, order: rest.toSpliced(at, 0, id) };
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

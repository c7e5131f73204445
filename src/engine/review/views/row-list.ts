/** Rows in the order in which they are shown. */
export interface RowList {
  readonly total: number;
  /** Stable indexes at positions `[start, start + count)`. */
  at(start: number, count: number): ArrayLike<number> & Iterable<number>;
  /** Position of a row by stable index; -1 if it is not in the list. */
  positionOf(index: number): number;
}

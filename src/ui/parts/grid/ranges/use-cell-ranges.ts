import { useEffect, useRef, useState } from 'react';
import { useNewest } from '../../../hooks/use-newest.js';
import { clampPlace, ROW_HEADER } from '../navigation.js';
import type { CellPlace, GridSize } from '../navigation.js';
import { addCell, clampRanges, extendTo, isPlural, rangeBetween, selectAll, selectCell } from './cell-ranges.js';
import type { CellRange, CellSelection } from './cell-ranges.js';

export interface CellRanges {
  /** The selected cells: the active one if no others are selected, none if a row header is active. */
  readonly ranges: readonly CellRange[];
  /** The row of the active cell or row header. */
  readonly row: CellRange;
  /** Whether more than the active cell is selected. */
  readonly isPlural: boolean;
  /** The corner that extending moves. */
  readonly head: CellPlace;
  /** Moves to a cell and selects only that. */
  move(place: CellPlace): void;
  /** Selects from the active cell to this one. */
  extend(place: CellPlace): void;
  /** Makes a cell active and adds it to the selection. */
  add(place: CellPlace): void;
  /** Replaces the selection; its anchor becomes active. `keepOthers`: and keeps the ranges selected before. */
  select(selection: CellSelection, options?: { readonly keepOthers?: boolean; readonly isQuiet?: boolean }): void;
  /** Selects whole columns from that of the active cell to this one. */
  extendColumns(column: number): void;
  selectAll(): void;
  /** Makes another cell of the selection active. */
  moveWithin(place: CellPlace): void;
  /** Selects a range that was changed, which is announced by itself; the active cell stays. */
  cover(range: CellRange): void;
  /** The selection is used at once, so it is no longer announced: the outcome is. */
  leaveUnsaid(): void;
  /** Selects only the active cell. Returns `false` if it already was. */
  collapse(): boolean;
}

interface Picked {
  readonly selection: CellSelection;
  readonly active: CellPlace;
  /** Whether it is not announced. */
  readonly isQuiet?: boolean;
}

/** Milliseconds without a change after which a selection is announced. */
const CALM = 250;

/** The selected ranges around the active cell. When the active cell changes in another way, they are dropped. */
export function useCellRanges(options: {
  readonly active: CellPlace;
  readonly size: GridSize;
  readonly onMove: (place: CellPlace) => void;
  /** Called with the ranges when more than one cell has been selected. */
  readonly onSelected: (ranges: readonly CellRange[]) => void;
}): CellRanges {
  const { active, size } = options;
  const [picked, setPicked] = useState<Picked | null>(null);
  const place = clampPlace(active, size);
  const selection = picked?.active === active ? picked.selection : null;
  const ranges = selection
    ? clampRanges(selection.ranges, size)
    : place.column === ROW_HEADER || size.rows === 0
      ? []
      : [rangeBetween(place, place, size)];
  const newest = useNewest({ ...options, place, selection, ranges });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasMany = selection !== null && isPlural(ranges);
  useEffect(() => {
    if (!hasMany || picked?.isQuiet) return undefined;
    const timer = setTimeout(() => newest.current.onSelected(newest.current.ranges), CALM);
    waiting.current = timer;
    return () => clearTimeout(timer);
  }, [hasMany, picked, newest]);

  /** The selection to extend: one that begins at the active cell. */
  const base = (): CellSelection => {
    const { selection: now, place: at, size: all } = newest.current;
    const begins = now?.anchor.position === at.position && now.anchor.column === at.column;
    return now && begins ? now : selectCell(at, all);
  };
  const moveTo = (to: CellPlace, next: CellSelection, isQuiet = false): void => {
    setPicked({ selection: next, active: to, isQuiet });
    newest.current.onMove(to);
  };
  return {
    ranges,
    row: rangeBetween(place, { ...place, column: ROW_HEADER }, size),
    isPlural: hasMany,
    head: selection ? clampPlace(selection.head, size) : place,
    move(to) {
      setPicked(null);
      newest.current.onMove(to);
    },
    extend(to) {
      const { head } = base();
      if (head.position === to.position && head.column === to.column) return;
      setPicked({ selection: extendTo(base(), to, newest.current.size), active: newest.current.active });
    },
    add: (to) => moveTo(to, addCell({ ...base(), ranges: newest.current.ranges }, to, newest.current.size)),
    select(next, { keepOthers, isQuiet } = {}) {
      const ranges = keepOthers ? [...newest.current.ranges, ...next.ranges] : next.ranges;
      moveTo(next.anchor, { ...next, ranges }, isQuiet);
    },
    extendColumns(column) {
      const { anchor, head, ranges: all } = base();
      if (head.column === column && all.at(-1)?.top === 0) return;
      const { rows } = newest.current.size;
      const [left, right] = [Math.min(anchor.column, column), Math.max(anchor.column, column)];
      const range = { top: 0, bottom: rows - 1, left: Math.max(0, left), right };
      const next = { ranges: [...all.slice(0, -1), range], anchor, head: { ...anchor, column } };
      setPicked({ selection: next, active: newest.current.active });
    },
    selectAll() {
      setPicked({ selection: selectAll(newest.current.place, newest.current.size), active: newest.current.active });
    },
    moveWithin(to) {
      const { selection: now, place: at, size: all } = newest.current;
      moveTo(to, now ?? selectCell(at, all));
    },
    cover(range) {
      const { place: at } = newest.current;
      const anchor = { ...at, column: Math.max(0, at.column) };
      const next = { ranges: [range], anchor, head: { position: range.bottom, column: range.right } };
      setPicked({ selection: next, active: newest.current.active, isQuiet: true });
    },
    leaveUnsaid() {
      clearTimeout(waiting.current);
      // The wait for a selection of just now has not begun yet.
      setPicked((now) => now && { ...now, isQuiet: true });
    },
    collapse() {
      if (!hasMany) return false;
      setPicked(null);
      return true;
    },
  };
}

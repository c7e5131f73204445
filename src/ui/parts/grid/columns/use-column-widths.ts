import { useMemo } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useNewest } from '../../../hooks/use-newest.js';
import type { GridColumn } from '../grid-column.js';
import type { ColumnView } from '../scrolling/use-scroll-view.js';
import type { ColumnWidths } from './column-layout.js';

/** Pixels. A column stays wide enough for its menu and for a few characters. */
const NARROWEST = 64;
const WIDEST = 1200;
/** Pixels for one press of a key. */
const STEP = 16;

/** Changes the width of a column, by index. The other columns keep theirs. */
export interface ColumnResizing {
  /** The column's width in pixels. */
  widthOf(column: number): number;
  /** Changes a width of `from` pixels as if the end of the column were moved to the right, or left if negative. */
  resize(column: number, from: number, toTheRight: number): void;
  /** Makes the column as wide as the widest of its visible cells. */
  fit(column: number): void;
}

export function useColumnResizing(options: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly columns: readonly GridColumn[];
  readonly widths: ColumnWidths;
  readonly view: ColumnView;
  readonly onResize: (widths: ColumnWidths) => void;
}): ColumnResizing {
  const newest = useNewest(options);
  return useMemo(() => {
    const widthOf = (column: number): number => newest.current.view.all[column]?.size ?? 0;
    const setWidth = (column: number, width: number): void => {
      const { columns, widths, onResize } = newest.current;
      const wanted = Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
      const shown = columns.map(({ id }, index) => [id, index === column ? wanted : widthOf(index)] as const);
      // Hidden columns keep theirs.
      onResize([...new Map([...widths, ...shown])]);
    };
    return {
      widthOf,
      resize(column, from, toTheRight) {
        const { current } = newest.current.scroller;
        const isMirrored = current !== null && getComputedStyle(current).direction === 'rtl';
        setWidth(column, from + (isMirrored ? -toTheRight : toTheRight));
      },
      fit(column) {
        const cells = newest.current.scroller.current?.querySelectorAll<HTMLElement>(
          `.rg-headcell[aria-colindex="${column + 2}"], .rg-cell[aria-colindex="${column + 2}"]`,
        );
        if (cells) setWidth(column, contentWidth(cells));
      },
    };
  }, [newest]);
}

/** Alt, Shift and an arrow move the end of the active column. Returns whether they were pressed. */
export function pressWidthKey(resizing: ColumnResizing, column: number, event: KeyboardEvent<HTMLElement>): boolean {
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!event.altKey || !event.shiftKey || direction === undefined || column < 0) return false;
  resizing.resize(column, resizing.widthOf(column), direction * STEP);
  event.preventDefault();
  return true;
}

/** Whole pixels that the content of the widest cell needs. The cells are placed absolutely. */
function contentWidth(cells: Iterable<HTMLElement>): number {
  const measured = [...cells].map((cell) => ({ cell, width: cell.style.inlineSize }));
  for (const { cell } of measured) cell.style.inlineSize = 'max-content';
  const widths = measured.map(({ cell }) => Math.ceil(cell.getBoundingClientRect().width));
  for (const { cell, width } of measured) cell.style.inlineSize = width;
  return Math.max(0, ...widths);
}

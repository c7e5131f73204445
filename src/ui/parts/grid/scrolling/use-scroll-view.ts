/* oxlint-disable react/incompatible-library -- The compiler skips this hook; its results are created in each render or memoized by `useMemo`. */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range, Rect, VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { RowRange } from '../../../../headless/index.js';
import { axisOptions, GridScroller } from './grid-scroller.js';
import { fillWidths } from '../columns/fill-widths.js';
import type { CellPlace } from '../navigation.js';
import type { KeptOffset } from './kept-offset.js';
import { positionsOf, RowWindow } from './row-window.js';
import type { CellArea } from '../ranges/follow-drag.js';
import { clamp, MAX_SCROLL_HEIGHT, offsetToReveal } from './scroll-scale.js';

export interface ScrollView {
  /** The visible rows and some beyond each edge. */
  readonly rows: RowRange;
  /** Positions of these rows, and of the row that is always rendered. */
  readonly positions: readonly number[];
  /** Position that row keys count from. */
  readonly origin: number;
  /** Pixels to add to a row's position in the list to get its position in the scrolled element. */
  readonly shift: number;
  readonly columns: ColumnView;
  /** Height of the element that contains the rows: at least the view's, so that an editor in the last row has room. */
  readonly bodySize: number;
  /** Height of the visible part of that element, in pixels. */
  readonly height: number;
  /** Rows that fit. */
  readonly page: number;
  reveal(place: CellPlace): void;
  /** Whether the row of a cell would be in view if the visible part had another height. */
  isInView(place: CellPlace, height: number): boolean;
  /** Whether more room is below a cell than above it. */
  hasRoomBelow(place: CellPlace): boolean;
  /** Position of the first row that is not cut off at the top. */
  firstRow(): number;
  /** The part of the window that shows cells. */
  area(): CellArea;
  /** The visible cell nearest to a point of the window. */
  placeAt(x: number, y: number): CellPlace;
  /**
   * The edge between columns that is nearest to a point of the window: the index of the column after it, and pixels from
   * the start edge of the row to where it is visible.
   */
  edgeAt(x: number): { readonly index: number; readonly start: number };
}

/** The same object until the visible columns or their widths change. */
export interface ColumnView {
  /** The visible columns and one more on each side. `start` counts from the start edge of the row. */
  readonly shown: readonly VirtualItem[];
  readonly all: readonly VirtualItem[];
  /** Width of the row numbers, in pixels. */
  readonly headerWidth: number;
  /** Width of a row, in pixels. */
  readonly width: number;
  /** Number of columns, the first ones, that stay in view. */
  readonly frozen: number;
}

export type CellSpan = (column: number) => { readonly start: number; readonly height: number };

/** Assumed size before layout, and in environments without layout. */
const ASSUMED: Rect = { width: 900, height: 560 };
const NARROW = 560;
const LEAST_HEIGHT = 44;

/** The visible rows and columns of a scroller. Renders only when they change. */
export function useScrollView(
  element: RefObject<HTMLElement | null>,
  list: {
    readonly total: number;
    readonly rowHeight: number;
    readonly headHeight: number;
    readonly widths: readonly number[];
    /** Whether narrow columns are made wider until they fill the view. */
    readonly fills: boolean;
    /** Number of columns that stay in view: the first of them, so that others have room. */
    readonly frozen: number;
    readonly keptOffset: KeptOffset;
    /** Position of a row that is rendered even if it is not visible. */
    readonly kept: number | undefined;
    /** Rows that become visible together: a few groups are faster to lay out than many rows. */
    readonly group: number;
    /** Position of a cell within its row, for rows that are taller than one cell. */
    readonly cellSpan?: CellSpan;
  },
): ScrollView {
  const { total, rowHeight, headHeight, widths, fills, frozen: wanted, keptOffset, kept, group, cellSpan } = list;
  const size = useElementSize(element);
  const headerWidth = (size.width < NARROW ? 34 : 48) + Math.max(3, String(total).length) * 8;
  const bodyHeight = Math.max(LEAST_HEIGHT, size.height - headHeight);
  const bodyWidth = Math.max(0, size.width - headerWidth);
  const rect = useMemo<Rect>(() => ({ width: size.width, height: bodyHeight }), [size.width, bodyHeight]);
  const [shift, setShift] = useState(0);
  const [rowWindow] = useState(() => new RowWindow());
  const [scroller] = useState(
    () =>
      new GridScroller({
        element: () => element.current,
        content: { rect, rowHeight, rowsHeight: 0, columnsWidth: 0 },
        onShift: setShift,
        onColumnsMoved: (offset) => (keptOffset.columns = offset),
      }),
  );

  const rowOptions = useMemo(
    () => ({
      ...axisOptions(scroller, 'rows'),
      estimateSize: () => group * rowHeight,
      // A new function makes the virtualizer use the new heights.
      getItemKey: (index: number) => index,
    }),
    [group, rowHeight, scroller],
  );
  const rows = useVirtualizer<Element, Element>({
    ...rowOptions,
    count: roomFor(Math.ceil(total / group)),
    initialRect: rect,
    // So that a short scroll shows no missing rows.
    overscan: 1,
    rangeExtractor: useCallback(
      (range: Range) => rowWindow.extract(range, { group, total }),
      [group, rowWindow, total],
    ),
  });
  const { frozen, frozenWidth, ...columnOptions } = useMemo(() => {
    const filled = fills ? fillWidths(widths, bodyWidth) : widths;
    let count = 0;
    let frozenWidth = 0;
    while (count < wanted && frozenWidth + (filled[count] ?? 0) <= bodyWidth * MOST_FROZEN) {
      frozenWidth += filled[count] ?? 0;
      count += 1;
    }
    return {
      ...axisOptions(scroller, 'columns'),
      estimateSize: (index: number) => filled[index] ?? 0,
      getItemKey: (index: number) => index,
      rangeExtractor: (range: Range) => [
        ...Array.from({ length: Math.min(count, range.startIndex) }, (_, index) => index),
        ...defaultRangeExtractor(range).filter((index) => index >= Math.min(count, range.startIndex)),
      ],
      frozen: count,
      frozenWidth,
    };
  }, [bodyWidth, fills, scroller, wanted, widths]);
  const columns = useVirtualizer<Element, Element>({
    ...columnOptions,
    horizontal: true,
    count: widths.length,
    initialRect: rect,
    initialOffset: keptOffset.columns,
    overscan: widths.length <= FEW_COLUMNS ? FEW_COLUMNS : 1,
    paddingStart: headerWidth,
    scrollPaddingStart: headerWidth + frozenWidth,
  });

  const drawn = rows.getVirtualItems().length === 0 ? NONE : rowWindow.range;
  const rowsHeight = total * rowHeight;
  const shown = columns.getVirtualItems();
  const width = columns.getTotalSize();
  const all = columns.measurementsCache;
  useLayoutEffect(
    () => scroller.setContent({ rect, rowHeight, rowsHeight, columnsWidth: width }),
    [rect, rowHeight, rowsHeight, scroller, width],
  );

  const isRightToLeft = (): boolean =>
    element.current !== null && getComputedStyle(element.current).direction === 'rtl';
  const area = (): CellArea => {
    const { left = 0, top = 0 } = element.current?.getBoundingClientRect() ?? {};
    const isMirrored = isRightToLeft();
    const start = left + (element.current?.clientLeft ?? 0);
    return {
      left: isMirrored ? start : start + headerWidth,
      right: start + size.width - (isMirrored ? headerWidth : 0),
      top: top + headHeight,
      bottom: top + headHeight + bodyHeight,
    };
  };
  const scrolledBy = (): number => Math.abs(element.current?.scrollLeft ?? 0);
  /** Pixels from the start edge of the row to a point of the window, as far as cells are visible. */
  const acrossTo = (x: number): number => {
    const { left, right } = area();
    const fromStart = clamp(isRightToLeft() ? right - x : x - left, 0, right - left - 1);
    return headerWidth + fromStart + (fromStart < frozenWidth ? 0 : scrolledBy());
  };
  const columnAt = (across: number): number =>
    Math.max(
      0,
      all.findLastIndex(({ start }) => start <= across),
    );
  const spanOf = ({ position, column }: CellPlace) => {
    const { start, height } = cellSpan?.(column) ?? { start: 0, height: rowHeight };
    return { top: position * rowHeight + start, height };
  };
  return {
    rows: drawn,
    positions: positionsOf(drawn, kept),
    origin: rowWindow.origin,
    shift,
    columns: useMemo(() => ({ shown, all, headerWidth, width, frozen }), [all, frozen, headerWidth, shown, width]),
    bodySize: Math.max(Math.min(rowsHeight, MAX_SCROLL_HEIGHT), bodyHeight),
    height: bodyHeight,
    page: Math.max(1, Math.floor(bodyHeight / rowHeight) - 1),
    reveal(place) {
      const offset = offsetToReveal(spanOf(place), { offset: scroller.offset, height: bodyHeight });
      if (offset !== scroller.offset) rows.scrollToOffset(offset);
      if (place.column >= frozen && place.column < widths.length) columns.scrollToIndex(place.column);
    },
    isInView: (place, height) => offsetToReveal(spanOf(place), { offset: scroller.offset, height }) === scroller.offset,
    firstRow: () => clamp(Math.ceil(scroller.offset / rowHeight), 0, total - 1),
    area,
    placeAt(x, y) {
      const { top, bottom } = area();
      const down = scroller.offset + clamp(y - top, 0, bottom - top - 1);
      return { position: clamp(Math.floor(down / rowHeight), 0, total - 1), column: columnAt(acrossTo(x)) };
    },
    edgeAt(x) {
      const across = acrossTo(x);
      const column = columnAt(across);
      const { start = 0, size: width = 0 } = all[column] ?? {};
      const isAfter = across > start + width / 2;
      const index = isAfter ? column + 1 : column;
      const edge = isAfter ? start + width : start;
      const first = scrolledBy() + headerWidth + frozenWidth;
      return { index, start: index <= frozen ? edge + scrolledBy() : Math.max(first, edge) };
    },
    hasRoomBelow: (place) => spanOf(place).top - scroller.offset < bodyHeight / 2,
  };
}

/** A number of groups that a growing list rarely exceeds: the virtualizer computes all of them again for each number. */
function roomFor(groups: number): number {
  return groups === 0 ? 0 : 2 ** Math.ceil(Math.log2(groups));
}

/** Up to this many columns, all are rendered, so that none appears late while scrolling and find-in-page finds all. */
const FEW_COLUMNS = 20;
/** Maximum part of the width that frozen columns may take. */
const MOST_FROZEN = 0.7;
const NONE: RowRange = { start: 0, end: 0 };

function useElementSize(place: RefObject<HTMLElement | null>): Rect {
  const [size, setSize] = useState<Rect>(ASSUMED);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const width = element.clientWidth || ASSUMED.width;
      const height = element.clientHeight || ASSUMED.height;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    // The observer reports before the first paint; measuring here would force an unnecessary layout.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}

/* oxlint-disable react/incompatible-library -- The compiler leaves this hook out; what it returns is made anew at each render, or kept by its own `useMemo`. */
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Range, Rect, VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { RowRange } from '../../../headless/index.js';
import { fillWidths } from './column-layout.js';
import { axisOptions, GridScroller } from './grid-scroller.js';
import type { CellPlace } from './navigation.js';
import { positionsOf, RowWindow } from './row-window.js';
import { MAX_SCROLL_HEIGHT, offsetToReveal } from './scroll-scale.js';

export interface ScrollView {
  /** Rows in sight and some beyond each edge. */
  readonly rows: RowRange;
  /** The same, and the row that is kept wherever it is. */
  readonly positions: readonly number[];
  /** Position that row keys count from. */
  readonly origin: number;
  /** Pixels to add to a row's place in the list to get its place in the scrolled element. */
  readonly shift: number;
  readonly columns: ColumnView;
  /** Pixels of the element that holds the rows: it fills the view, so that an editor in the last of few rows has room. */
  readonly bodySize: number;
  /** Rows that fit. */
  readonly page: number;
  reveal(place: CellPlace): void;
  /** Whether more room is below a cell than above it. */
  hasRoomBelow(place: CellPlace): boolean;
}

/** The same object until other columns are in sight or they have other widths. */
export interface ColumnView {
  /** In sight, with one more at each side. `start` counts from the start edge of the row. */
  readonly shown: readonly VirtualItem[];
  readonly all: readonly VirtualItem[];
  /** Pixels of the row numbers. */
  readonly headerWidth: number;
  /** Pixels of a row. */
  readonly width: number;
}

export type CellSpan = (column: number) => { readonly start: number; readonly height: number };

/** Until laid out, and where nothing is: rows are drawn for a screen of this size. */
const ASSUMED: Rect = { width: 900, height: 560 };
const NARROW = 560;
const LEAST_HEIGHT = 44;

/** Which rows and columns of a scroller are in sight. Renders only when that changes. */
export function useScrollView(
  element: RefObject<HTMLElement | null>,
  list: {
    readonly total: number;
    readonly rowHeight: number;
    readonly headHeight: number;
    readonly widths: readonly number[];
    /** Position of a row that stays drawn when it is out of sight. */
    readonly kept: number | undefined;
    /** Rows that come into sight together: few groups are laid out sooner than many rows. */
    readonly group: number;
    /** Where a cell stands within its row, for rows that are taller than one cell. */
    readonly cellSpan?: CellSpan;
  },
): ScrollView {
  const { total, rowHeight, headHeight, widths, kept, group, cellSpan } = list;
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
        content: { rect, rowsHeight: 0, columnsWidth: 0 },
        onShift: setShift,
      }),
  );

  const rowOptions = useMemo(
    () => ({
      ...axisOptions(scroller, 'rows'),
      estimateSize: (index: number) => Math.min(group, total - index * group) * rowHeight,
      // Another function, so that other heights are used.
      getItemKey: (index: number) => index,
    }),
    [group, rowHeight, scroller, total],
  );
  const rows = useVirtualizer<Element, Element>({
    ...rowOptions,
    count: Math.ceil(total / group),
    initialRect: rect,
    // So that a short move shows nothing unfinished.
    overscan: 1,
    rangeExtractor: useCallback(
      (range: Range) => rowWindow.extract(range, { group, total }),
      [group, rowWindow, total],
    ),
  });
  const columnOptions = useMemo(() => {
    const filled = fillWidths(widths, bodyWidth);
    return {
      ...axisOptions(scroller, 'columns'),
      estimateSize: (index: number) => filled[index] ?? 0,
      getItemKey: (index: number) => index,
    };
  }, [bodyWidth, scroller, widths]);
  const columns = useVirtualizer<Element, Element>({
    ...columnOptions,
    horizontal: true,
    count: widths.length,
    initialRect: rect,
    overscan: widths.length <= FEW_COLUMNS ? FEW_COLUMNS : 1,
    paddingStart: headerWidth,
    scrollPaddingStart: headerWidth,
  });

  const drawn = rows.getVirtualItems().length === 0 ? NONE : rowWindow.range;
  const rowsHeight = rows.getTotalSize();
  const shown = columns.getVirtualItems();
  const width = columns.getTotalSize();
  const all = columns.measurementsCache;
  useLayoutEffect(
    () => scroller.setContent({ rect, rowsHeight, columnsWidth: width }),
    [rect, rowsHeight, scroller, width],
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
    columns: useMemo(() => ({ shown, all, headerWidth, width }), [all, headerWidth, shown, width]),
    bodySize: Math.max(Math.min(rowsHeight, MAX_SCROLL_HEIGHT), bodyHeight),
    page: Math.max(1, Math.floor(bodyHeight / rowHeight) - 1),
    reveal(place) {
      const offset = offsetToReveal(spanOf(place), { offset: scroller.offset, height: bodyHeight });
      if (offset !== scroller.offset) rows.scrollToOffset(offset);
      if (place.column >= 0 && place.column < widths.length) columns.scrollToIndex(place.column);
    },
    hasRoomBelow: (place) => spanOf(place).top - scroller.offset < bodyHeight / 2,
  };
}

/** Up to this many columns are all drawn: none appears late while scrolling, and searching in the page finds each. */
const FEW_COLUMNS = 20;
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
    // Told before the first picture: asking here would lay out the page once more than need be.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}

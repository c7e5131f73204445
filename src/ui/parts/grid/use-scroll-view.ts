/* oxlint-disable react/immutability, react/preserve-manual-memoization -- Moving a scroller, an element outside of React, is what this hook is for. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { columnSpan, columnsInView, layOutColumns, rowsInView, sameRange } from './column-layout.js';
import type { ColumnLayout } from './column-layout.js';
import type { RowRange } from '../../../headless/index.js';
import { clamp, createScrollScale, offsetAfterScroll, offsetToReveal } from './scroll-scale.js';
import type { ScrollScale } from './scroll-scale.js';
import type { CellPlace } from './navigation.js';

export interface ScrollView {
  readonly rows: RowRange;
  readonly columns: RowRange;
  /** Position that row keys count from: after a jump the rows take over what the rows before them had drawn. */
  readonly origin: number;
  /** Pixels to add to a row's place in the list to get its place in the scrolled element. */
  readonly shift: number;
  readonly layout: ColumnLayout;
  readonly scale: ScrollScale;
  readonly headerWidth: number;
  /** Pixels of the element that holds the rows: it fills the view, so that an editor in the last of few rows has room. */
  readonly bodySize: number;
  /** Rows that fit. */
  readonly page: number;
  onScroll(): void;
  reveal(place: CellPlace): void;
  /** Whether more room is below a cell than above it. */
  hasRoomBelow(place: CellPlace): boolean;
  toTop(): void;
}

export type CellSpan = (column: number) => { readonly start: number; readonly height: number };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Until laid out, and where nothing is: rows are drawn for a screen of this size. */
const ASSUMED: Size = { width: 900, height: 560 };
const NARROW = 560;
const LEAST_HEIGHT = 44;
/** Milliseconds without a move after which the bar is put where the list is. */
const IDLE = 140;

/** Which rows and columns of a scroller are in sight. Renders only when that changes. */
export function useScrollView(
  scroller: RefObject<HTMLElement | null>,
  list: {
    readonly total: number;
    readonly rowHeight: number;
    readonly headHeight: number;
    readonly widths: readonly number[];
    /** Rows drawn beyond each edge. */
    readonly overscan?: number;
    /** Where a cell stands within its row, for rows that are taller than one cell. */
    readonly cellSpan?: CellSpan;
  },
): ScrollView {
  const { total, rowHeight, headHeight, widths, overscan, cellSpan } = list;
  const [size, setSize] = useState<Size>(ASSUMED);
  const headerWidth = (size.width < NARROW ? 34 : 48) + Math.max(3, String(total).length) * 8;
  const bodyHeight = Math.max(LEAST_HEIGHT, size.height - headHeight);
  const bodyWidth = Math.max(0, size.width - headerWidth);
  const scale = useMemo(
    () => createScrollScale({ contentHeight: total * rowHeight, viewportHeight: bodyHeight }),
    [total, rowHeight, bodyHeight],
  );
  const layout = useMemo(() => layOutColumns(widths, bodyWidth), [widths, bodyWidth]);
  const live = useRef({ scrollTop: 0, offset: 0, left: 0, frame: 0, idle: 0 });
  const [view, setView] = useState({ rows: { start: 0, end: 0 }, columns: { start: 0, end: 0 }, shift: 0, origin: 0 });

  const compute = useCallback(() => {
    const { offset, left, scrollTop } = live.current;
    const rows = rowsInView({ offset, height: bodyHeight, rowHeight, total, overscan });
    const columns = columnsInView(layout, { left, width: bodyWidth });
    const shift = Math.round(scrollTop - offset);
    setView((old) => {
      const sameColumns = sameRange(old.columns, columns);
      if (sameRange(old.rows, rows) && sameColumns && old.shift === shift) return old;
      // The same object, so that rows that did not change are not drawn again.
      const overlaps = rows.start < old.rows.end && old.rows.start < rows.end;
      return { rows, columns: sameColumns ? old.columns : columns, shift, origin: overlaps ? old.origin : rows.start };
    });
  }, [bodyHeight, bodyWidth, layout, overscan, rowHeight, total]);

  const moveBar = useCallback(
    (element: HTMLElement, scrollTop: number) => {
      element.scrollTop = scrollTop;
      // Read back: the browser rounds and clamps.
      live.current.scrollTop = element.scrollTop;
      if (!scale.scaled) live.current.offset = live.current.scrollTop;
      compute();
    },
    [compute, scale],
  );

  const settle = useCallback(() => {
    const element = scroller.current;
    if (!element || !scale.scaled) return;
    const wanted = Math.round(scale.scrollAt(live.current.offset));
    if (Math.abs(wanted - live.current.scrollTop) > 1) moveBar(element, wanted);
  }, [moveBar, scale, scroller]);

  const read = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop } = element;
    const now = live.current;
    const offset = offsetAfterScroll(scale, now, { scrollTop, viewportHeight: bodyHeight });
    // Whole pixels between bar and list, so that text stays sharp.
    now.offset = scale.scaled ? scrollTop - Math.round(scrollTop - offset) : offset;
    now.scrollTop = scrollTop;
    // Negative from right to left.
    now.left = Math.abs(element.scrollLeft);
    compute();
    const atEnd = scrollTop <= 0 || scrollTop >= scale.maxScroll;
    if (scale.scaled && atEnd) settle();
    else if (scale.scaled) {
      window.clearTimeout(now.idle);
      now.idle = window.setTimeout(() => flushSync(settle), IDLE);
    }
  }, [bodyHeight, compute, scale, scroller, settle]);

  const onScroll = useCallback(() => {
    if (live.current.frame) return;
    live.current.frame = requestAnimationFrame(() => {
      live.current.frame = 0;
      // In this frame, not in the next: the rows must be there when the picture is.
      flushSync(read);
    });
  }, [read]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = (): void => {
      const width = element.clientWidth || ASSUMED.width;
      const height = element.clientHeight || ASSUMED.height;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    if (typeof ResizeObserver === 'undefined') {
      measure();
      return undefined;
    }
    // Told before the first picture: asking here would lay out the page once more than need be.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  useLayoutEffect(() => {
    const element = scroller.current;
    const now = live.current;
    now.offset = clamp(now.offset, 0, scale.maxOffset);
    if (element && scale.scaled) moveBar(element, Math.round(scale.scrollAt(now.offset)));
    else if (element && now.offset + now.scrollTop > 0) moveBar(element, now.offset);
    else compute();
    return () => {
      cancelAnimationFrame(now.frame);
      now.frame = 0;
      window.clearTimeout(now.idle);
    };
  }, [compute, moveBar, scale, scroller]);

  const toOffset = useCallback(
    (wanted: number) => {
      const element = scroller.current;
      if (!element) return;
      const now = live.current;
      const offset = clamp(wanted, 0, scale.maxOffset);
      const delta = offset - now.offset;
      const near = now.scrollTop + delta;
      const isShort = Math.abs(delta) < bodyHeight && near >= 0 && near <= scale.maxScroll;
      now.offset = offset;
      moveBar(element, isShort ? near : Math.round(scale.scrollAt(offset)));
    },
    [bodyHeight, moveBar, scale, scroller],
  );

  const spanOf = useCallback(
    ({ position, column }: CellPlace) => {
      const { start, height } = cellSpan?.(column) ?? { start: 0, height: rowHeight };
      return { top: position * rowHeight + start, height };
    },
    [cellSpan, rowHeight],
  );

  const reveal = useCallback(
    ({ position, column }: CellPlace) => {
      const element = scroller.current;
      if (!element) return;
      const offset = offsetToReveal(spanOf({ position, column }), { offset: live.current.offset, height: bodyHeight });
      if (offset !== live.current.offset) toOffset(offset);
      if (column < 0) return;
      const span = columnSpan(layout, column);
      const left = offsetToReveal(
        { top: span.start, height: Math.min(span.width, bodyWidth) },
        { offset: live.current.left, height: bodyWidth },
      );
      if (left === live.current.left) return;
      const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollLeft = sign * left;
      live.current.left = left;
      compute();
    },
    [bodyHeight, bodyWidth, compute, layout, scroller, spanOf, toOffset],
  );

  return {
    ...view,
    layout,
    scale,
    headerWidth,
    bodySize: Math.max(scale.scrollHeight, bodyHeight),
    page: Math.max(1, Math.floor(bodyHeight / rowHeight) - 1),
    onScroll,
    reveal,
    hasRoomBelow: useCallback(
      (place) => spanOf(place).top - live.current.offset < bodyHeight / 2,
      [bodyHeight, spanOf],
    ),
    toTop: useCallback(() => toOffset(0), [toOffset]),
  };
}

/* oxlint-disable react/incompatible-library -- The compiler skips this hook; its result is created in each render. */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { RefObject } from 'react';

/** Estimated height in pixels of a row that was never rendered. */
const ROW_HEIGHT = 104;
/** Rows rendered above and below the browser window. */
const AHEAD = 6;

interface RowsInWindow {
  /** Goes on the element that contains only the rows. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** The rows to render, and the pixels to leave empty before each, with an element of that height. */
  readonly items: readonly { readonly index: number; readonly gap: number }[];
  /** Pixels to leave empty after the last one. */
  readonly rest: number;
  /** Goes on each row, next to its index as `data-index`. */
  readonly measure: (row: HTMLDivElement | null) => void;
}

interface RowsInWindowOptions {
  readonly count: number;
  keyOf(index: number): number;
  /** Indexes of rows that are always rendered; those outside the list do not count. */
  readonly kept: readonly number[];
}

/**
 * Which rows of a long list to render: those within the browser window. Wherever the list is, and whatever scrolls it,
 * its position in the window tells which rows are in sight. A part of them may be clipped by what scrolls.
 */
export function useRowsInWindow({ count, keyOf, kept }: RowsInWindowOptions): RowsInWindow {
  const place = useRef<HTMLDivElement>(null);
  const view = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getItemKey: keyOf,
    getScrollElement: () => place.current,
    estimateSize: () => ROW_HEIGHT,
    // A hidden list has no height, but must not render all of its rows.
    measureElement: (row) => row.offsetHeight || ROW_HEIGHT,
    overscan: AHEAD,
    observeElementRect: observeWindowHeight,
    observeElementOffset: observePosition,
    // Browsers keep the rows in view in place when those above turn out to have another height. They do so only while no
    // element around the rows has its own height changed: hence the empty elements between them.
    scrollToFn: () => undefined,
    rangeExtractor: (range) => {
      const indexes = new Set([
        ...defaultRangeExtractor(range),
        ...kept.filter((index) => index >= 0 && index < count),
      ]);
      return [...indexes].toSorted((left, right) => left - right);
    },
  });
  const rows = view.getVirtualItems();
  const items = rows.map(({ index, start }, at) => ({ index, gap: start - (rows[at - 1]?.end ?? 0) }));
  return { place, items, rest: view.getTotalSize() - (rows.at(-1)?.end ?? 0), measure: view.measureElement };
}

type View = Virtualizer<HTMLDivElement, HTMLDivElement>;

function observeWindowHeight(
  { targetWindow }: View,
  report: (rect: { width: number; height: number }) => void,
): (() => void) | undefined {
  if (!targetWindow) return undefined;
  const read = (): void => report({ width: 0, height: targetWindow.innerHeight });
  read();
  targetWindow.addEventListener('resize', read);
  return () => targetWindow.removeEventListener('resize', read);
}

/** Reports how far the beginning of the list is above the window. */
function observePosition(
  { scrollElement, targetWindow }: View,
  report: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined {
  if (!scrollElement || !targetWindow) return undefined;
  const read = (): void => report(Math.max(0, -scrollElement.getBoundingClientRect().top), false);
  read();
  // Scroll events of elements do not bubble, and those within a shadow root do not leave it.
  const root = scrollElement.getRootNode();
  const options = { capture: true, passive: true };
  targetWindow.addEventListener('resize', read);
  for (const target of [targetWindow, root]) target.addEventListener('scroll', read, options);
  return () => {
    targetWindow.removeEventListener('resize', read);
    for (const target of [targetWindow, root]) target.removeEventListener('scroll', read, options);
  };
}

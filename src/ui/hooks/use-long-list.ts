/* oxlint-disable react/incompatible-library -- The compiler skips this hook; its result is created in each render. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';

interface LongList {
  /** Indexes of the items to render. */
  readonly shown: readonly number[];
  /** Pixels to leave empty before and after them. */
  readonly before: number;
  readonly after: number;
  /** Goes on each item, next to its index as `data-index`. */
  readonly measure: ((item: Element | null) => void) | undefined;
}

/** Up to this many items, all are rendered. */
const FEW = 60;
/** Height of an item before it is measured, in pixels. */
const ITEM_HEIGHT = 34;
const HEIGHT = 280;
/** Space around the items, in pixels. */
const PADDING = 4;

/** The items of an open list to render: all of a short list; of a long one, those in view. Scrolls to `current`. */
export function useLongList(
  list: () => HTMLElement | null,
  { count, current, isOpen }: { readonly count: number; readonly current: number; readonly isOpen: boolean },
): LongList {
  const isLong = isOpen && count > FEW;
  const view = useVirtualizer({
    count: isLong ? count : 0,
    enabled: isLong,
    getScrollElement: list,
    estimateSize: () => ITEM_HEIGHT,
    initialRect: { width: 0, height: HEIGHT },
    overscan: 10,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    // Measured heights are whole pixels, so the edges of an item are not exact.
    scrollPaddingStart: 2 * PADDING,
    scrollPaddingEnd: 2 * PADDING,
  });
  useLayoutEffect(() => {
    if (isLong && current >= 0) view.scrollToIndex(current);
  }, [current, isLong, view]);
  if (!isLong) {
    const shown = Array.from({ length: isOpen ? count : 0 }, (_, index) => index);
    return { shown, before: 0, after: 0, measure: undefined };
  }
  const items = view.getVirtualItems();
  return {
    shown: items.map(({ index }) => index),
    before: (items[0]?.start ?? PADDING) - PADDING,
    after: view.getTotalSize() - PADDING - (items.at(-1)?.end ?? 0),
    measure: view.measureElement,
  };
}

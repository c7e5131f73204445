/**
 * A list taller than any element a browser will lay out, shown in a scroller of bounded height.
 * `scrollTop` is the browser's scroll position; the offset is that of the list, in its own pixels.
 * The first and last stretch map one to one, so both ends are reached exactly; the middle is compressed.
 */
export interface ScrollScale {
  /** Height to give the scrolled element. */
  readonly scrollHeight: number;
  /** Largest offset: the last row at the bottom edge. */
  readonly maxOffset: number;
  readonly maxScroll: number;
  readonly scaled: boolean;
  offsetAt(scrollTop: number): number;
  scrollAt(offset: number): number;
}

/** Well below the limit of every browser, and exact in the 32-bit floats of a transform. */
export const MAX_SCROLL_HEIGHT = 8_000_000;

/** Pixels at each end that are not compressed. */
const EDGE = 100_000;

export function createScrollScale(options: {
  readonly contentHeight: number;
  readonly viewportHeight: number;
  readonly maxHeight?: number;
}): ScrollScale {
  const { contentHeight, viewportHeight, maxHeight = MAX_SCROLL_HEIGHT } = options;
  const scrollHeight = Math.min(contentHeight, maxHeight);
  const maxScroll = Math.max(0, scrollHeight - viewportHeight);
  const maxOffset = Math.max(0, contentHeight - viewportHeight);
  const edge = Math.min(EDGE, maxScroll / 4);
  const ratio = maxScroll > 2 * edge ? (maxOffset - 2 * edge) / (maxScroll - 2 * edge) : 1;
  return {
    scrollHeight,
    maxOffset,
    maxScroll,
    scaled: contentHeight > maxHeight,
    offsetAt(scrollTop) {
      const place = clamp(scrollTop, 0, maxScroll);
      if (place <= edge) return place;
      if (place >= maxScroll - edge) return maxOffset - (maxScroll - place);
      return edge + (place - edge) * ratio;
    },
    scrollAt(offset) {
      const place = clamp(offset, 0, maxOffset);
      if (place <= edge) return place;
      if (place >= maxOffset - edge) return maxScroll - (maxOffset - place);
      return edge + (place - edge) / ratio;
    },
  };
}

/**
 * The offset of the list after the scrollbar moved. A move shorter than the viewport comes from a wheel, a finger or a
 * key and moves the list by the same distance; a longer one is a drag and is converted by the scale.
 */
export function offsetAfterScroll(
  scale: ScrollScale,
  before: { readonly scrollTop: number; readonly offset: number },
  move: { readonly scrollTop: number; readonly viewportHeight: number },
): number {
  if (!scale.scaled) return clamp(move.scrollTop, 0, scale.maxOffset);
  const delta = move.scrollTop - before.scrollTop;
  if (Math.abs(delta) >= move.viewportHeight) return scale.offsetAt(move.scrollTop);
  return clamp(before.offset + delta, 0, scale.maxOffset);
}

/** The offset that brings a row fully into view, moving no further than needed. */
export function offsetToReveal(row: { readonly top: number; readonly height: number }, view: ViewSpan): number {
  if (row.top < view.offset) return row.top;
  const bottom = row.top + row.height - view.height;
  return bottom > view.offset ? bottom : view.offset;
}

export interface ViewSpan {
  readonly offset: number;
  readonly height: number;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

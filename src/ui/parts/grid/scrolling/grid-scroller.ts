import type { Rect, Virtualizer } from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';
import { clamp, createScrollScale, offsetAfterScroll } from './scroll-scale.js';

type Axis = 'rows' | 'columns';
type ReportOffset = (offset: number, isScrolling: boolean) => void;
type ReportRect = (rect: Rect) => void;

/** Milliseconds without movement after which scrolling has ended and the scrollbar is aligned with the list. */
const IDLE = 140;

interface ScrolledContent {
  /** Size of the viewport, in pixels. */
  readonly rect: Rect;
  /** Height of one row. */
  readonly rowHeight: number;
  /** Height of all rows, in pixels of the list. */
  readonly rowsHeight: number;
  /** Width of all columns and the row numbers, in pixels. */
  readonly columnsWidth: number;
}

/**
 * Presents one scrolling element to two virtualizers. For the rows it appears as tall as the list, even if browsers do
 * not allow such a height: the virtualizer limits its targets to `scrollHeight` and takes a larger offset for a bounce.
 * All properties are read from stored values, because reading them from the element would force a layout.
 */
export class GridScroller {
  /** Pixels to add to a row's position in the list to get its position in the scrolled element. */
  shift = 0;
  readonly #element: () => HTMLElement | null;
  readonly #onShift: (shift: number) => void;
  readonly #onColumnsMoved: (offset: number) => void;
  readonly #faces: Readonly<Record<Axis, Element>>;
  readonly #reports: Partial<Record<Axis, ReportOffset>> = {};
  readonly #rects: Partial<Record<Axis, ReportRect>> = {};
  #content: ScrolledContent;
  #scale = createScrollScale({ contentHeight: 0, viewportHeight: 0 });
  #scrollTop = 0;
  #offset = 0;
  #left = 0;
  #idle = 0;
  #frame = 0;

  constructor(options: {
    readonly element: () => HTMLElement | null;
    readonly content: ScrolledContent;
    /** Called before the rows are rendered with the new shift. */
    readonly onShift: (shift: number) => void;
    /** Called with the new offset of the columns. */
    readonly onColumnsMoved: (offset: number) => void;
  }) {
    this.#element = options.element;
    this.#onShift = options.onShift;
    this.#onColumnsMoved = options.onColumnsMoved;
    this.#content = options.content;
    this.#faces = { rows: this.#face('rows'), columns: this.#face('columns') };
  }

  /** The element as presented to the virtualizer of an axis; `null` before it is mounted. */
  face(axis: Axis): Element | null {
    return this.#element() && this.#faces[axis];
  }

  observeRect(axis: Axis, report: ReportRect): () => void {
    this.#rects[axis] = report;
    report(this.#content.rect);
    return () => delete this.#rects[axis];
  }

  /** Reports the offset of an axis in pixels of the list, from the edge where it starts. */
  observeOffset(axis: Axis, report: ReportOffset): () => void {
    const element = this.#element();
    if (Object.keys(this.#reports).length === 0) element?.addEventListener('scroll', this.#read, { passive: true });
    this.#reports[axis] = report;
    return () => {
      delete this.#reports[axis];
      if (Object.keys(this.#reports).length > 0) return;
      element?.removeEventListener('scroll', this.#read);
      window.clearTimeout(this.#idle);
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    };
  }

  /** Call this after the new size of the content is in the document. */
  setContent(content: ScrolledContent): void {
    const old = this.#content;
    this.#content = content;
    const { rect, rowHeight, rowsHeight } = content;
    if (old.rowsHeight === rowsHeight && old.rect === rect && this.#scale.maxScroll > 0) return;
    this.#scale = createScrollScale({ contentHeight: rowsHeight, viewportHeight: rect.height });
    // With rows of another height, the same rows stay in view.
    this.#offset = clamp((this.#offset / old.rowHeight) * rowHeight, 0, this.#scale.maxOffset);
    const wanted = this.#scale.scaled ? Math.round(this.#scale.scrollAt(this.#offset)) : this.#offset;
    // Not at the start, where moving the scrollbar would force an unnecessary layout.
    if (wanted > 0 || this.#scrollTop > 0) this.#moveBar(wanted);
    for (const report of Object.values(this.#rects)) report(rect);
  }

  scrollTo(axis: Axis, offset: number): void {
    if (axis === 'rows') this.#scrollRowsTo(offset);
    else this.#scrollColumnsTo(offset);
  }

  /** Scroll offset of the list, in its own pixels. */
  get offset(): number {
    return this.#offset;
  }

  #scrollRowsTo(wanted: number): void {
    const offset = clamp(wanted, 0, this.#scale.maxOffset);
    const delta = offset - this.#offset;
    const near = this.#scrollTop + delta;
    const isShort = Math.abs(delta) < this.#content.rect.height && near >= 0 && near <= this.#scale.maxScroll;
    this.#offset = offset;
    if (delta === 0) this.#reports.rows?.(offset, false);
    else this.#moveBar(isShort ? near : Math.round(this.#scale.scrollAt(offset)));
  }

  #scrollColumnsTo(left: number): void {
    const element = this.#element();
    if (element && left !== this.#left) {
      element.scrollLeft = (getComputedStyle(element).direction === 'rtl' ? -1 : 1) * left;
      this.#setLeft(Math.abs(element.scrollLeft));
    }
    this.#reports.columns?.(this.#left, false);
  }

  #setLeft(left: number): void {
    this.#left = left;
    this.#onColumnsMoved(left);
  }

  #moveBar(scrollTop: number): void {
    const element = this.#element();
    if (!element) return;
    element.scrollTop = scrollTop;
    // Read it back, because browsers round and clamp it.
    this.#scrollTop = element.scrollTop;
    if (!this.#scale.scaled) this.#offset = this.#scrollTop;
    this.#setShift();
    this.#reports.rows?.(this.#offset, false);
  }

  #setShift(): void {
    const shift = Math.round(this.#scrollTop - this.#offset);
    if (shift === this.shift) return;
    this.shift = shift;
    this.#onShift(shift);
  }

  readonly #read = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      // Render in this frame, so that the rows appear together with the new scroll position.
      flushSync(() => this.#follow());
    });
  };

  #follow(): void {
    const element = this.#element();
    if (!element) return;
    const { scrollTop, scrollLeft } = element;
    // Negative in right-to-left layouts.
    const left = Math.abs(scrollLeft);
    const before = { scrollTop: this.#scrollTop, offset: this.#offset };
    const offset = offsetAfterScroll(this.#scale, before, { scrollTop, viewportHeight: this.#content.rect.height });
    // Whole pixels between scrollbar and list, so that text stays sharp.
    this.#offset = this.#scale.scaled ? scrollTop - Math.round(scrollTop - offset) : offset;
    this.#scrollTop = scrollTop;
    this.#setShift();
    if (this.#offset !== before.offset) this.#reports.rows?.(this.#offset, true);
    if (left !== this.#left) {
      this.#setLeft(left);
      this.#reports.columns?.(left, true);
    }
    if (scrollTop <= 0 || scrollTop >= this.#scale.maxScroll) this.#settle();
    window.clearTimeout(this.#idle);
    this.#idle = window.setTimeout(() => flushSync(() => this.#rest()), IDLE);
  }

  #rest(): void {
    this.#settle();
    this.#reports.rows?.(this.#offset, false);
    this.#reports.columns?.(this.#left, false);
  }

  #settle(): void {
    if (!this.#scale.scaled) return;
    const wanted = Math.round(this.#scale.scrollAt(this.#offset));
    if (Math.abs(wanted - this.#scrollTop) > 1) this.#moveBar(wanted);
  }

  /** The members of an element that the virtualizer uses. */
  #face(axis: Axis): Element {
    const element = this.#element;
    const content = (): ScrolledContent => this.#content;
    const position = { rows: () => this.#offset, columns: () => this.#left };
    const face = {
      get ownerDocument() {
        return element()?.ownerDocument;
      },
      get style() {
        return element()?.style;
      },
      get clientHeight() {
        return axis === 'rows' ? content().rect.height : element()?.clientHeight;
      },
      get clientWidth() {
        return axis === 'columns' ? content().rect.width : element()?.clientWidth;
      },
      get scrollHeight() {
        return Math.max(content().rowsHeight, content().rect.height);
      },
      get scrollWidth() {
        return Math.max(content().columnsWidth, content().rect.width);
      },
      get scrollTop() {
        return position.rows();
      },
      get scrollLeft() {
        return position.columns();
      },
      addEventListener: (...given: Parameters<HTMLElement['addEventListener']>) =>
        element()?.addEventListener(...given),
      removeEventListener: (...given: Parameters<HTMLElement['removeEventListener']>) =>
        element()?.removeEventListener(...given),
    };
    return face as unknown as Element;
  }
}

/** Options that connect the virtualizer of an axis to the scroller. */
export function axisOptions(scroller: GridScroller, axis: Axis) {
  return {
    getScrollElement: () => scroller.face(axis),
    observeElementRect: (_virtualizer: Virtualizer<Element, Element>, report: ReportRect) =>
      scroller.observeRect(axis, report),
    observeElementOffset: (_virtualizer: Virtualizer<Element, Element>, report: ReportOffset) =>
      scroller.observeOffset(axis, report),
    scrollToFn: (offset: number, { adjustments = 0 }: { adjustments?: number }) =>
      scroller.scrollTo(axis, offset + adjustments),
    // The scroller itself renders rows and columns together, in the frame of the scroll event.
    useFlushSync: false,
  };
}

/** The part of a scroller that shows cells, in pixels of the window. */
export interface CellArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The area without the edges of the other axis, so that nothing scrolls along that. */
export function alongAxis(axis: 'rows' | 'columns', area: CellArea): CellArea {
  return axis === 'rows'
    ? { ...area, left: -Infinity, right: Infinity }
    : { ...area, top: -Infinity, bottom: Infinity };
}

/** Pixels of scrolling per second for each pixel the pointer is beyond an edge, and the maximum. */
const SPEED = 24;
const FASTEST = 7200;
/** Seconds that one frame may scroll for, so that a slow frame does not jump. */
const LONGEST_FRAME = 0.05;

/** What a pointer sends; a finger sends no mouse events while it moves. */
const EVENTS = {
  mouse: { move: 'mousemove', release: 'mouseup' },
  touch: { move: 'pointermove', release: 'pointerup' },
} as const;

/** Follows the pointer until it is released or Escape is pressed, and scrolls while it is beyond an edge. */
export function followDrag(
  element: HTMLElement,
  options: {
    /** Scrolls while the pointer is not in it. */
    area(): CellArea;
    /** Called with a point of the window, once per frame. */
    onPoint(x: number, y: number): void;
    onEnd?(isCancelled: boolean): void;
    /** Default: a mouse. */
    readonly pointer?: keyof typeof EVENTS;
  },
): void {
  const { area, onPoint, onEnd } = options;
  const events = EVENTS[options.pointer ?? 'mouse'];
  const view = element.ownerDocument;
  let pointer = { x: 0, y: 0 };
  let frame = 0;
  let scrolledAt: number | undefined;
  const follow = (now: number): void => {
    frame = 0;
    const { left, right, top, bottom } = area();
    const across = beyond(pointer.x, left, right);
    const down = beyond(pointer.y, top, bottom);
    const isBeyond = across !== 0 || down !== 0;
    if (isBeyond) {
      const seconds = Math.min(LONGEST_FRAME, (now - (scrolledAt ?? now)) / 1000);
      element.scrollBy({ left: distance(across, seconds), top: distance(down, seconds), behavior: 'instant' });
      frame = requestAnimationFrame(follow);
    }
    scrolledAt = isBeyond ? now : undefined;
    onPoint(pointer.x, pointer.y);
  };
  const end = (isCancelled: boolean): void => {
    if (frame !== 0 && !isCancelled) onPoint(pointer.x, pointer.y);
    cancelAnimationFrame(frame);
    view.removeEventListener(events.move, move);
    view.removeEventListener(events.release, release);
    view.removeEventListener('pointercancel', cancel);
    view.removeEventListener('keydown', press, true);
    onEnd?.(isCancelled);
  };
  const release = (): void => end(false);
  const cancel = (): void => end(true);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(true);
  };
  const move = (event: MouseEvent): void => {
    // The button was released outside the window.
    if (event.buttons === 0) {
      end(false);
      return;
    }
    pointer = { x: event.clientX, y: event.clientY };
    frame ||= requestAnimationFrame(follow);
  };
  view.addEventListener(events.move, move);
  view.addEventListener(events.release, release);
  view.addEventListener('pointercancel', cancel);
  // Before the dialog around the grid, which Escape closes.
  view.addEventListener('keydown', press, true);
}

/** Pixels that a pointer is beyond an edge; 0 between the edges. */
function beyond(at: number, start: number, end: number): number {
  return at < start ? at - start : Math.max(0, at - end);
}

/** Whole pixels to scroll in a time for a pointer beyond an edge. */
function distance(pixelsBeyond: number, seconds: number): number {
  return Math.sign(pixelsBeyond) * Math.ceil(Math.min(FASTEST, Math.abs(pixelsBeyond) * SPEED) * seconds);
}

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

/** Pixels of scrolling per frame for each pixel the pointer is beyond an edge, and the maximum. */
const SPEED = 0.4;
const FASTEST = 120;

/** Follows the pointer until its button is released or Escape is pressed, and scrolls while it is beyond an edge. */
export function followDrag(
  element: HTMLElement,
  options: {
    /** Scrolls while the pointer is not in it. */
    area(): CellArea;
    /** Called with a point of the window, once per frame. */
    onPoint(x: number, y: number): void;
    onEnd?(isCancelled: boolean): void;
  },
): void {
  const { area, onPoint, onEnd } = options;
  const view = element.ownerDocument;
  let pointer = { x: 0, y: 0 };
  let frame = 0;
  const follow = (): void => {
    frame = 0;
    const { left, right, top, bottom } = area();
    const across = beyond(pointer.x, left, right);
    const down = beyond(pointer.y, top, bottom);
    if (across !== 0 || down !== 0) {
      element.scrollBy({ left: across, top: down, behavior: 'instant' });
      frame = requestAnimationFrame(follow);
    }
    onPoint(pointer.x, pointer.y);
  };
  const end = (isCancelled: boolean): void => {
    if (frame !== 0 && !isCancelled) onPoint(pointer.x, pointer.y);
    cancelAnimationFrame(frame);
    view.removeEventListener('mousemove', move);
    view.removeEventListener('mouseup', release);
    view.removeEventListener('keydown', press, true);
    onEnd?.(isCancelled);
  };
  const release = (): void => end(false);
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
  view.addEventListener('mousemove', move);
  view.addEventListener('mouseup', release);
  // Before the dialog around the grid, which Escape closes.
  view.addEventListener('keydown', press, true);
}

/** The distance to scroll for a pointer beyond an edge; 0 between the edges. */
function beyond(at: number, start: number, end: number): number {
  const distance = at < start ? at - start : Math.max(0, at - end);
  return Math.sign(distance) * Math.min(FASTEST, Math.ceil(Math.abs(distance) * SPEED));
}

import type { CellPlace } from '../navigation.js';

/** The part of a scroller that shows cells, in pixels of the window. */
export interface CellArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels of scrolling per frame for each pixel the pointer is beyond an edge, and the maximum. */
const SPEED = 0.4;
const FASTEST = 120;

/** Follows the pointer until its button is released, and scrolls while it is beyond an edge. */
export function followDrag(
  element: HTMLElement,
  options: {
    area(): CellArea;
    /** The cell nearest to a point. */
    placeAt(x: number, y: number): CellPlace;
    onPlace(place: CellPlace): void;
    onEnd?(): void;
  },
): void {
  const { area, placeAt, onPlace, onEnd } = options;
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
    onPlace(placeAt(pointer.x, pointer.y));
  };
  const end = (): void => {
    if (frame !== 0) onPlace(placeAt(pointer.x, pointer.y));
    cancelAnimationFrame(frame);
    view.removeEventListener('mousemove', move);
    view.removeEventListener('mouseup', end);
    onEnd?.();
  };
  const move = (event: MouseEvent): void => {
    // The button was released outside the window.
    if (event.buttons === 0) {
      end();
      return;
    }
    pointer = { x: event.clientX, y: event.clientY };
    frame ||= requestAnimationFrame(follow);
  };
  view.addEventListener('mousemove', move);
  view.addEventListener('mouseup', end);
}

/** The distance to scroll for a pointer beyond an edge; 0 between the edges. */
function beyond(at: number, start: number, end: number): number {
  const distance = at < start ? at - start : Math.max(0, at - end);
  return Math.sign(distance) * Math.min(FASTEST, Math.ceil(Math.abs(distance) * SPEED));
}

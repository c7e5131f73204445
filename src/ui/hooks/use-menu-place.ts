import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

interface Corner {
  readonly top: number;
  readonly left: number;
}

/** The list opens below the field if there are this many pixels, however long it is. */
const ENOUGH = 220;
const HIGHEST = 280;
const GAP = 4;
/** Gap between the list and the edge of the window. */
const EDGE = 8;

/**
 * Positions the list of a box below its field, or above it if there is more room. Uses `position: fixed`, so that no
 * scrolling parent clips it, and hides it while its cell is scrolled out of the grid. It is as wide as the box; with
 * `grows`, at least as wide.
 */
export function useMenuPlace(
  box: RefObject<HTMLElement | null>,
  { isOpen, grows = false }: { readonly isOpen: boolean; readonly grows?: boolean },
): void {
  // On every render: the box may have moved, and the list may have changed.
  useLayoutEffect(() => {
    const field = box.current;
    const menu = field?.querySelector<HTMLElement>('[role="listbox"]');
    if (!isOpen || !field || !menu) return undefined;
    const place = (): void => void Object.assign(menu.style, placeOf(field, menu, grows));
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  });
}

function placeOf(box: HTMLElement, menu: HTMLElement, grows: boolean): Partial<CSSStyleDeclaration> {
  const { top, bottom, left, right, width } = box.getBoundingClientRect();
  const origin = originOf(menu);
  const below = window.innerHeight - bottom;
  const isBelow = below >= Math.min(ENOUGH, menu.scrollHeight + 2 * EDGE) || below >= top;
  const wide = grows ? Math.max(width, menu.offsetWidth) : width;
  const wanted = getComputedStyle(box).direction === 'rtl' ? right - wide : left;
  return {
    top: `${(isBelow ? bottom + GAP : top - GAP) - origin.top}px`,
    left: `${Math.max(EDGE, Math.min(wanted, window.innerWidth - wide - EDGE)) - origin.left}px`,
    [grows ? 'minWidth' : 'width']: `${width}px`,
    maxHeight: `${Math.min(HIGHEST, (isBelow ? below : top) - GAP - EDGE)}px`,
    transform: isBelow ? 'none' : 'translateY(-100%)',
    visibility: isScrolledAway(box) ? 'hidden' : '',
  };
}

function isScrolledAway(box: HTMLElement): boolean {
  const frame = box.closest('[role="grid"]')?.getBoundingClientRect();
  const { top, bottom } = box.getBoundingClientRect();
  return frame !== undefined && (bottom < frame.top || top > frame.bottom);
}

/** The origin of fixed positions: the window, or an ancestor in the host that is transformed or contained. */
function originOf(menu: HTMLElement): Corner {
  const { top, left, transform } = menu.style;
  Object.assign(menu.style, { top: '0', left: '0', transform: 'none' });
  const origin = menu.getBoundingClientRect();
  Object.assign(menu.style, { top, left, transform });
  return origin;
}

import { useLayoutEffect, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';

interface Corner {
  readonly top: number;
  readonly left: number;
}

/** Where the list in a box opens: under the field, or over it where there is more room; fixed, so that no scrolling parent cuts it off. */
export function useMenuPlace(box: RefObject<HTMLElement | null>, isOpen: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const measure = (): void => {
      const menu = box.current?.querySelector<HTMLElement>('[role="listbox"]');
      if (!box.current || !menu) return;
      const { top, bottom, left, width } = box.current.getBoundingClientRect();
      const origin = originOf(menu);
      const below = window.innerHeight - bottom;
      const isBelow = below >= 220 || below >= top;
      setPlace({
        top: (isBelow ? bottom + 4 : top - 4) - origin.top,
        left: left - origin.left,
        width,
        maxHeight: Math.min(280, (isBelow ? below : top) - 12),
        transform: isBelow ? 'none' : 'translateY(-100%)',
      });
    };
    measure();
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, true);
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, true);
    };
  }, [box, isOpen]);
  return place;
}

/** What a fixed element is placed from: the window, or a parent of the host's that is transformed or contained. */
function originOf(menu: HTMLElement): Corner {
  const { top, left, transform } = menu.style;
  Object.assign(menu.style, { top: '0', left: '0', transform: 'none' });
  const origin = menu.getBoundingClientRect();
  Object.assign(menu.style, { top, left, transform });
  return origin;
}

import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element has less room than `width` pixels; `null` until it was measured. */
export function useIsNarrow(place: RefObject<HTMLElement | null>, width: number): boolean | null {
  const [isNarrow, setIsNarrow] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = (): void => {
      // Another view would take what is being typed with it; the keyboard of a phone changes the size when it goes.
      if (!element.querySelector('.rg-editor')) setIsNarrow(element.clientWidth > 0 && element.clientWidth < width);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, width]);
  return isNarrow;
}

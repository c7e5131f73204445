import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Pixels beyond the edges of what scrolls in which parts are drawn ahead. */
const AHEAD = '600px';

/** `scrollMargin` looks ahead within scrollers too; where it is unknown, parts are drawn once they are in sight. */
interface ObserverOptions extends IntersectionObserverInit {
  readonly scrollMargin: string;
}

interface NearView {
  readonly isNear: boolean;
  /** Pixels, as last laid out; `null` until then. */
  readonly height: number | null;
}

/** Whether an element is in sight or close to it. One that holds the focus stays so; without an observer all are. */
export function useNearView(element: RefObject<HTMLElement | null>, initially: boolean): NearView {
  const [view, setView] = useState<NearView>({
    isNear: initially || typeof IntersectionObserver === 'undefined',
    height: null,
  });
  useEffect(() => {
    const place = element.current;
    if (!place || typeof IntersectionObserver === 'undefined') return undefined;
    const options: ObserverOptions = { rootMargin: AHEAD, scrollMargin: AHEAD };
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (!last) return;
      const isNear = last.isIntersecting || holdsFocus(place);
      const height = last.boundingClientRect.height || null;
      setView((before) => (before.isNear === isNear && isNear ? before : { isNear, height }));
    }, options);
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return view;
}

/** Also within a shadow root, whose document has only the host as its active element. */
function holdsFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return element.contains(active);
}

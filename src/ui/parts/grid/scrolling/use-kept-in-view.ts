import { useEffect, useRef } from 'react';
import type { CellPlace } from '../navigation.js';
import type { ScrollView } from './use-scroll-view.js';

/** Keeps a cell in view when the grid becomes less high, as by a message below it or a keyboard on the screen. */
export function useKeptInView(view: Pick<ScrollView, 'height' | 'isInView' | 'reveal'>, place: CellPlace): void {
  const earlier = useRef(view.height);
  useEffect(() => {
    const { height } = view;
    if (height < earlier.current && view.isInView(place, earlier.current)) view.reveal(place);
    earlier.current = height;
  }, [view, place]);
}

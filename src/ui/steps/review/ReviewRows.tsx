import { useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLoaded } from '../../hooks/use-loaded.js';
import { DataGrid } from '../../parts/grid/DataGrid.js';
import type { GridProps } from '../../parts/grid/grid-props.js';

type Cards = typeof import('../../parts/cards/CardGrid.js').CardGrid;

/** Only needed on narrow screens. */
const loadCards = async (): Promise<Cards> => (await import('../../parts/cards/CardGrid.js')).CardGrid;

interface ReviewRowsProps extends GridProps {
  readonly isNarrow: boolean;
  /** When it changes, the rows are different and the view starts at the first one. */
  readonly gridKey: string;
}

/** The rows as a table, or as cards if there is no room for a table. */
export function ReviewRows({ isNarrow, ...props }: ReviewRowsProps): ReactNode {
  const { gridKey, ...grid } = props;
  return isNarrow ? <LoadedCards {...props} /> : <DataGrid key={gridKey} {...grid} />;
}

function LoadedCards({ gridKey, ...props }: Omit<ReviewRowsProps, 'isNarrow'>): ReactNode {
  const { value: Cards, hasFailed } = useLoaded(loadCards);
  if (Cards) return <Cards key={gridKey} {...props} />;
  // If the cards cannot be loaded, the table still works.
  return hasFailed ? <DataGrid key={gridKey} {...props} /> : <div className="rg-cards" aria-hidden="true" />;
}

/** Whether an element is narrower than `width` pixels. At first as if it were as wide as the window. */
export function useIsNarrow(place: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrow, setIsNarrow] = useState(() => innerWidth < width);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      // Switching views would lose the text being typed, and the on-screen keyboard of a phone changes the size.
      if (!element.querySelector('.rg-editor')) setIsNarrow(element.clientWidth > 0 && element.clientWidth < width);
    };
    // The observer reports before the first paint; measuring here would force an unnecessary layout.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, width]);
  return isNarrow;
}

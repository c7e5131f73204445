import { useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLoaded } from '../../hooks/use-loaded.js';
import { DataGrid } from '../../parts/grid/DataGrid.js';
import type { GridProps } from '../../parts/grid/grid-props.js';

type Cards = typeof import('../../parts/cards/CardGrid.js').CardGrid;

/** Only narrow screens need them. */
const loadCards = async (): Promise<Cards> => (await import('../../parts/cards/CardGrid.js')).CardGrid;

interface ReviewRowsProps extends GridProps {
  /** `null` until it is known. */
  readonly isNarrow: boolean | null;
  /** With another one the rows are others: the view begins at the first. */
  readonly gridKey: string;
}

/** The rows as a table, or as cards where a table has no room. */
export function ReviewRows({ isNarrow, ...props }: ReviewRowsProps): ReactNode {
  if (isNarrow === null) return null;
  const { gridKey, ...grid } = props;
  return isNarrow ? <LoadedCards {...props} /> : <DataGrid key={gridKey} {...grid} />;
}

function LoadedCards({ gridKey, ...props }: Omit<ReviewRowsProps, 'isNarrow'>): ReactNode {
  const { value: Cards, hasFailed } = useLoaded(loadCards);
  if (Cards) return <Cards key={gridKey} {...props} />;
  // The table is there already, and can be used, if less well.
  return hasFailed ? <DataGrid key={gridKey} {...props} /> : <div className="rg-cards" aria-hidden="true" />;
}

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

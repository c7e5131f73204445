import { useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import type { RowRange } from '../../../../headless/index.js';
import { useNewest } from '../../../hooks/use-newest.js';
import type { ScrollView } from '../scrolling/use-scroll-view.js';
import type { CellRange } from './cell-ranges.js';
import { filledRange, fillTo } from './fill.js';
import type { Fill } from './fill.js';
import { followDrag } from './follow-drag.js';

/** The handle at the end of a range that continues its cells where it is dragged to; `null` if it is not visible. */
export function useFillHandle(options: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly view: ScrollView;
  /** The range with the handle; `null` while there cannot be one. */
  readonly range: CellRange | null;
  /** The rendered rows. */
  readonly drawn: RowRange;
  readonly rowHeight: number;
  /** Position of the row at the origin. */
  readonly origin: number;
  readonly onFill: (fill: Fill) => void;
}): ReactNode {
  const { scroller, view, range, drawn, rowHeight, origin, onFill } = options;
  const [filling, setFilling] = useState<Fill | null>(null);
  const newestView = useNewest(view);
  if (!range) return null;
  const { all } = view.columns;

  const begin = (event: MouseEvent): void => {
    const element = scroller.current;
    if (!element || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    let fill: Fill | null = null;
    followDrag(element, {
      area: view.area,
      onPoint(x, y) {
        fill = fillTo(range, newestView.current.placeAt(x, y));
        setFilling(fill);
      },
      onEnd(isCancelled) {
        setFilling(null);
        if (fill && !isCancelled) onFill(fill);
      },
    });
  };
  const last = all[range.right];
  const isShown = last !== undefined && range.bottom >= drawn.start && range.bottom < drawn.end;
  return (
    <>
      {filling ? <FillFrame {...{ drawn, rowHeight, origin, all }} range={filledRange(filling)} /> : null}
      {isShown ? (
        <span
          className="rg-fill"
          aria-hidden="true"
          style={{
            insetInlineStart: last.start + last.size,
            transform: `translateY(${(range.bottom + 1 - origin) * rowHeight}px)`,
          }}
          onMouseDown={begin}
        />
      ) : null}
    </>
  );
}

interface FillFrameProps {
  readonly range: CellRange;
  readonly drawn: RowRange;
  readonly rowHeight: number;
  readonly origin: number;
  readonly all: ScrollView['columns']['all'];
}

/** A frame around the cells to be filled and their source, as far as they are rendered. */
function FillFrame({ range, drawn, rowHeight, origin, all }: FillFrameProps): ReactNode {
  const top = Math.max(range.top, drawn.start);
  const bottom = Math.min(range.bottom, drawn.end - 1);
  const start = all[range.left]?.start ?? 0;
  const last = all[range.right];
  if (!last || bottom < top) return null;
  return (
    <span
      className="rg-fill-frame"
      aria-hidden="true"
      style={{
        insetInlineStart: start,
        inlineSize: last.start + last.size - start,
        blockSize: (bottom - top + 1) * rowHeight,
        transform: `translateY(${(top - origin) * rowHeight}px)`,
      }}
    />
  );
}

import { useMemo, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { useNewest } from '../../../hooks/use-newest.js';
import { spanSize } from '../ranges/cell-ranges.js';
import type { Span } from '../ranges/cell-ranges.js';
import { alongAxis, followDrag } from '../ranges/follow-drag.js';
import type { ScrollView } from '../scrolling/use-scroll-view.js';

/** Pixels that the pointer moves before the columns do. */
const SLOP = 5;
/** Pixels inside an edge where the table begins to scroll. */
const EDGE = 48;

/** Columns being moved. */
export interface ColumnDrop {
  /** Pixels from the start edge of the row to where they would be; `null` if that is where they are. */
  readonly line: number | null;
}

export interface ColumnDrag {
  /** `null` while no columns are moved. */
  readonly drop: ColumnDrop | null;
  /** Follows a press in the header of a column if all its cells are selected. Returns whether it does. */
  begin(column: number, event: MouseEvent, onClick: () => void): boolean;
  /** Follows a finger on the grip of a column, which moves alone unless it is selected. */
  beginTouch(column: number, event: MouseEvent): void;
}

interface Follow {
  readonly moved: readonly Span[];
  readonly pointer: 'mouse' | 'touch';
  /** Called if the pointer was released where it was pressed. */
  readonly onClick?: () => void;
}

/** Moves the selected columns with the pointer. */
export function useColumnDrag(options: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly view: ScrollView;
  /** The columns whose cells are all selected. */
  readonly selected: readonly Span[];
  /** Called with the selected columns and the index of the one they go before. */
  readonly onMove: (columns: readonly number[], before: number) => void;
}): ColumnDrag {
  const [drop, setDrop] = useState<ColumnDrop | null>(null);
  const newest = useNewest(options);
  const { begin, beginTouch } = useMemo(() => {
    const follow = (event: MouseEvent, { moved, pointer, onClick }: Follow): boolean => {
      const { scroller, view } = newest.current;
      const element = scroller.current;
      if (!element || spanSize(moved) === view.columns.all.length) return false;
      let hasMoved = false;
      let before: number | null = null;
      followDrag(element, {
        pointer,
        area() {
          const area = alongAxis('columns', newest.current.view.area());
          return hasMoved ? { ...area, left: area.left + EDGE, right: area.right - EDGE } : alongAxis('rows', area);
        },
        onPoint(x, y) {
          hasMoved ||= Math.hypot(x - event.clientX, y - event.clientY) > SLOP;
          if (!hasMoved) return;
          const { index, start } = newest.current.view.edgeAt(x);
          before = isPlaceOf(moved, index) ? null : index;
          setDrop({ line: before === null ? null : start });
        },
        onEnd(isCancelled) {
          setDrop(null);
          if (isCancelled) return;
          if (!hasMoved) onClick?.();
          else if (before !== null) newest.current.onMove(moved.flatMap(columnsOf), before);
        },
      });
      return true;
    };
    const isSelected = (column: number): boolean =>
      newest.current.selected.some(({ first, last }) => column >= first && column <= last);
    return {
      begin: (column: number, event: MouseEvent, onClick: () => void): boolean =>
        isSelected(column) && follow(event, { moved: newest.current.selected, pointer: 'mouse', onClick }),
      beginTouch(column: number, event: MouseEvent): void {
        const moved = isSelected(column) ? newest.current.selected : [{ first: column, last: column }];
        follow(event, { moved, pointer: 'touch' });
      },
    };
  }, [newest]);
  return { drop, begin, beginTouch };
}

function columnsOf({ first, last }: Span): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Whether columns would stay where they are. */
function isPlaceOf([span, ...others]: readonly Span[], before: number): boolean {
  return span !== undefined && others.length === 0 && before >= span.first && before <= span.last + 1;
}

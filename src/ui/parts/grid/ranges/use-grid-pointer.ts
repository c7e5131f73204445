import { useRef } from 'react';
import type { HTMLAttributes, MouseEvent, RefObject } from 'react';
import { useNewest } from '../../../hooks/use-newest.js';
import { ROW_HEADER } from '../navigation.js';
import type { Arrangement, CellPlace, GridSize } from '../navigation.js';
import type { ScrollView } from '../scrolling/use-scroll-view.js';
import { selectCell, selectColumns } from './cell-ranges.js';
import { followDrag } from './follow-drag.js';
import { headerUnder, isAdding, placeUnder } from './pointer-target.js';
import type { PlaceUnder } from './pointer-target.js';
import type { CellRanges } from './use-cell-ranges.js';

type PointerHandlers = Required<
  Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onMouseDown' | 'onClick' | 'onDoubleClick'>
>;

/** Selects cells, rows and columns with the pointer, ticks rows, and starts editing. */
export function useGridPointer(options: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly view: ScrollView;
  readonly cells: CellRanges;
  /** The active cell. */
  readonly place: CellPlace;
  readonly size: GridSize;
  readonly arrangement: Arrangement;
  /** Called before a press changes anything. */
  readonly onPress: () => void;
  /** Called before the active cell changes. */
  readonly onMoving: () => void;
  readonly onTick: (position: number, extend: boolean) => void;
  readonly onEdit: () => void;
}): PointerHandlers {
  const { scroller, view, cells, place, size, arrangement, onPress, onMoving, onTick, onEdit } = options;
  const newestView = useNewest(view);
  const tap = useRef({ isTouch: false, isAgain: false });

  const drag = (onPlace: (to: CellPlace) => void): void => {
    const element = scroller.current;
    // A finger scrolls, and cards are not placed like cells.
    if (!element || tap.current.isTouch || arrangement === 'down') return;
    const { current } = newestView;
    followDrag(element, { area: current.area, placeAt: (x, y) => newestView.current.placeAt(x, y), onPlace });
  };
  const pressCell = ({ tick, position, column }: PlaceUnder, event: MouseEvent): void => {
    const to = { position, column };
    if (tick) {
      onMoving();
      cells.move(to);
      return;
    }
    if (event.shiftKey) cells.extend(to);
    else {
      onMoving();
      if (isAdding(event)) cells.add(to);
      else if (column === ROW_HEADER) cells.select(selectCell(to, size));
      else cells.move(to);
    }
    drag((next) => cells.extend(column === ROW_HEADER ? { ...next, column } : next));
  };
  const pressHeader = (column: number, event: MouseEvent): void => {
    if (column === ROW_HEADER) {
      cells.selectAll();
      return;
    }
    if (event.shiftKey) cells.extendColumns(column);
    else {
      onMoving();
      const position = view.firstRow();
      cells.select(selectColumns(column, column, { ...size, position }), { keepOthers: isAdding(event) });
    }
    drag((next) => cells.extendColumns(next.column));
  };

  return {
    onPointerDown(event) {
      tap.current.isTouch = event.pointerType === 'touch';
    },
    onMouseDown(event) {
      const target = placeUnder(event.target);
      const header = target ? null : headerUnder(event.target);
      if (!target && header === null) return;
      // Otherwise Shift would select text.
      if (target?.tick || event.shiftKey) event.preventDefault();
      const isActive = target?.position === place.position && target.column === place.column;
      tap.current.isAgain = isActive && scroller.current === scroller.current?.ownerDocument.activeElement;
      onPress();
      if (event.button !== 0 || size.rows === 0) return;
      if (target) pressCell(target, event);
      else pressHeader(header ?? ROW_HEADER, event);
    },
    onClick(event) {
      const target = placeUnder(event.target);
      if (target?.tick) onTick(target.position, event.shiftKey);
      // Double taps are hard to hit on touchscreens, so a tap on the active cell edits it.
      else if (target && tap.current.isTouch && tap.current.isAgain) onEdit();
    },
    onDoubleClick(event) {
      if (placeUnder(event.target)) onEdit();
    },
  };
}

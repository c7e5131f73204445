import { useRef } from 'react';
import type { HTMLAttributes, MouseEvent, RefObject } from 'react';
import { useNewest } from '../../../hooks/use-newest.js';
import { ROW_HEADER } from '../navigation.js';
import type { Arrangement, CellPlace, GridSize } from '../navigation.js';
import type { ScrollView } from '../scrolling/use-scroll-view.js';
import { selectCell, selectColumns } from './cell-ranges.js';
import { alongAxis, followDrag } from './follow-drag.js';
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
  /** Called with a press that may begin to move columns; `onClick` selects the one. Returns whether it follows it. */
  readonly onHold: (column: number, event: MouseEvent, onClick: () => void) => boolean;
}): PointerHandlers {
  const { scroller, view, cells, place, size, arrangement, onPress, onMoving, onTick, onEdit, onHold } = options;
  const newestView = useNewest(view);
  const tap = useRef({ isTouch: false, isAgain: false });

  /** `axis`: the only one along which the selection grows. */
  const drag = (onPlace: (to: CellPlace) => void, axis?: 'rows' | 'columns'): void => {
    const element = scroller.current;
    // A finger scrolls, and cards are not placed like cells.
    if (!element || tap.current.isTouch || arrangement === 'down') return;
    followDrag(element, {
      area() {
        const area = newestView.current.area();
        return axis ? alongAxis(axis, area) : area;
      },
      onPoint: (x, y) => onPlace(newestView.current.placeAt(x, y)),
    });
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
    if (column === ROW_HEADER) drag((next) => cells.extend({ ...next, column }), 'rows');
    else drag((next) => cells.extend(next));
  };
  const pressHeader = (column: number, event: MouseEvent): void => {
    if (column === ROW_HEADER) {
      cells.selectAll();
      return;
    }
    const keepOthers = isAdding(event);
    const select = (): void => {
      onMoving();
      const position = view.firstRow();
      cells.select(selectColumns(column, column, { ...size, position }), { keepOthers });
    };
    if (event.shiftKey) cells.extendColumns(column);
    else if (!keepOthers && !tap.current.isTouch && onHold(column, event, select)) return;
    else select();
    drag((next) => cells.extendColumns(next.column), 'columns');
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

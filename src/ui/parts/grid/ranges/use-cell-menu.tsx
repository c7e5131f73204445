import { useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { useTranslate } from '../../../hooks/words.js';
import type { GridKeyActions } from '../grid-keys.js';
import type { GridProps } from '../grid-props.js';
import { ROW_HEADER } from '../navigation.js';
import type { CellPlace } from '../navigation.js';
import { CellMenu } from './CellMenu.js';
import type { CellMenuItem, MenuPoint } from './CellMenu.js';
import { isInRange, rowSpans, selectCell } from './cell-ranges.js';
import { headerUnder, placeUnder } from './pointer-target.js';
import type { CellRanges } from './use-cell-ranges.js';

interface CellMenuState {
  readonly menu: ReactNode;
  /** Opens the menu at the active cell. */
  open(): void;
  onContextMenu(event: MouseEvent): void;
}

/** The menu of the selected cells, opened with the secondary button or the keyboard. */
export function useCellMenu(options: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly props: GridProps;
  readonly cells: CellRanges;
  /** Id of the element of the active cell. */
  readonly activeId: string;
  readonly actions: Pick<GridKeyActions, 'clear' | 'deleteRows' | 'fillDown' | 'fillRight' | 'insert' | 'restore'>;
}): CellMenuState {
  const { scroller, props, cells, activeId, actions } = options;
  const t = useTranslate();
  const [point, setPoint] = useState<MenuPoint | null>(null);
  const { ranges } = cells;
  const control = (key: string): string => `${navigator.platform.startsWith('Mac') ? '⌘' : t('keys.cap.ctrl')} ${key}`;
  const select = (place: CellPlace): void => {
    const last = props.columns.length - 1;
    // A row's header stands for its whole row.
    const [first, end] = place.column === ROW_HEADER ? [0, last] : [place.column, place.column];
    const isSelected = ranges.some(
      (range) => isInRange(range, { ...place, column: first }) && isInRange(range, { ...place, column: end }),
    );
    if (isSelected) return;
    if (place.column === ROW_HEADER) cells.select(selectCell(place, { rows: props.total, columns: last + 1 }));
    else cells.move(place);
  };
  const openAt = (next: MenuPoint): void => {
    cells.leaveUnsaid();
    setPoint(next);
  };
  const copy: CellMenuItem = {
    action: 'copy',
    label: 'menu.copy',
    keys: control('C'),
    run: () => props.onCopyRanges(null, ranges, { isCut: false }),
  };
  const { restore } = actions;
  const items: readonly CellMenuItem[] = restore
    ? [copy, { action: 'restore-rows', label: 'review.restore', keys: t('review.keys.editKey'), run: restore }]
    : [
        {
          action: 'cut',
          label: 'menu.cut',
          keys: control('X'),
          run: () => props.onCopyRanges(null, ranges, { isCut: true }),
        },
        copy,
        { action: 'paste', label: 'menu.paste', keys: control('V'), run: () => props.onPaste(null, ranges) },
        { action: 'clear', label: 'menu.clear', keys: t('keys.cap.delete'), run: actions.clear },
        { action: 'fill-down', label: 'keys.fillDown', keys: control('D'), run: actions.fillDown },
        { action: 'fill-right', label: 'keys.fillRight', keys: control('R'), run: actions.fillRight },
        {
          action: 'insert-above',
          label: 'menu.insertAbove',
          keys: control(`${t('keys.cap.shift')} +`),
          run: () => actions.insert('above'),
        },
        { action: 'insert-below', label: 'menu.insertBelow', keys: '', run: () => actions.insert('below') },
        {
          action: 'delete-rows',
          label: 'review.deleteRows',
          count: rowSpans(ranges).reduce((sum, span) => sum + span.count, 0),
          keys: control(`${t('keys.cap.shift')} −`),
          run: actions.deleteRows,
        },
      ];
  return {
    open() {
      const cell = scroller.current?.ownerDocument.getElementById(activeId)?.getBoundingClientRect();
      if (cell && ranges.length > 0) openAt({ x: cell.left + cell.width / 2, y: cell.bottom });
    },
    onContextMenu(event) {
      const target = placeUnder(event.target);
      const header = target ? null : headerUnder(event.target);
      const column = header === null ? undefined : props.columns[header];
      if (!target && !column) return;
      event.preventDefault();
      if (column) props.head.openMenu(column.id);
      if (!target) return;
      select({ position: target.position, column: target.column });
      openAt({ x: event.clientX, y: event.clientY });
    },
    menu: point ? (
      <CellMenu point={point} label={t('menu.label')} onClose={() => setPoint(null)} items={items} />
    ) : null,
  };
}

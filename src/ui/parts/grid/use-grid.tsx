import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import type { WindowRow } from '../../../engine/index.js';
import { useGrowingCount } from '../../hooks/use-growing-count.js';
import { useNewest } from '../../hooks/use-newest.js';
import { gridChanges } from './grid-changes.js';
import { pressGridKey } from './grid-keys.js';
import type { GridProps, GridShape } from './grid-props.js';
import { cellId, spansText } from './row-parts.js';
import { clampPlace, ROW_HEADER } from './navigation.js';
import type { CellPlace } from './navigation.js';
import type { RowRange } from '../../../headless/index.js';
import { textIn, useCellEditing } from './use-cell-editing.js';
import { useHeldKeys } from './use-held-keys.js';
import { useColumnDrag } from './columns/use-column-drag.js';
import type { ColumnDrag, ColumnDrop } from './columns/use-column-drag.js';
import { columnsAt, selectColumns, selectRange, wholeColumns } from './ranges/cell-ranges.js';
import { useCellMenu } from './ranges/use-cell-menu.js';
import { useCellRanges } from './ranges/use-cell-ranges.js';
import { nextInRanges } from './ranges/step-in-ranges.js';
import { useFillHandle } from './ranges/use-fill-handle.js';
import { useGridClipboard } from './ranges/use-grid-clipboard.js';
import { useGridPointer } from './ranges/use-grid-pointer.js';
import { TabRun } from './tab-run.js';
import { useKeptInView } from './scrolling/use-kept-in-view.js';
import { useScrollView } from './scrolling/use-scroll-view.js';
import type { ScrollView } from './scrolling/use-scroll-view.js';

export interface Grid {
  /** Prefix of cell ids. */
  readonly id: string;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly view: ScrollView;
  /** Props of the scrolling element: role, state and event handlers. */
  readonly attributes: HTMLAttributes<HTMLDivElement>;
  /** Pixels from the top of the scrolled element to the origin the rows are placed from. */
  readonly layerTop: number;
  readonly rows: readonly DrawnRow[];
  /** Columns whose cells are all selected, as in `DrawnRow.ranged`. */
  readonly selectedColumns: string;
  /** The columns being moved. */
  readonly drop: ColumnDrop | null;
  readonly onGrip: ColumnDrag['beginTouch'];
  /** Rendered beside the rows: the handle that fills cells. */
  readonly handle: ReactNode;
  /** Rendered after the scroller: the menu of the selected cells, while it is open. */
  readonly menu: ReactNode;
}

export interface DrawnRow {
  readonly key: string | number;
  readonly position: number;
  /** Pixels from the origin. */
  readonly top: number;
  readonly row: WindowRow | undefined;
  /** Column with the focus; `undefined` when the focus is in another row. */
  readonly activeColumn: number | undefined;
  readonly selected: boolean;
  /** Selected columns if more than one cell is selected, such as `0-2,5-5`. */
  readonly ranged: string;
  readonly editor: ReactNode;
}

/** Rows of one layer share an origin, so that scrolling changes one transform instead of one per row. */
const LAYER_ROWS = 500;

/**
 * The behavior that all views of the rows share: rendering the visible ones, navigating, editing, copying and pasting.
 * Follows the ARIA grid pattern: the focus stays on the scroller, and `aria-activedescendant` names the active cell.
 */
export function useGrid(props: GridProps, shape: GridShape): Grid {
  const { columns, total, pages, active, selected } = props;
  const { rowHeight, arrangement } = shape;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  useSyncExternalStore(pages.subscribe, pages.revision, pages.revision);
  const kept = total > 0 ? clampPlace(active, { rows: total, columns: columns.length }).position : undefined;
  const view = useScrollView(scroller, { ...shape, frozen: props.frozen, keptOffset: props.keptOffset, total, kept });
  const { rows, reveal } = view;
  const drawnRows = useGrowingCount(rows.end - rows.start, shape.rowsAFrame);
  const drawn = { start: rows.start, end: Math.min(rows.end, rows.start + drawnRows) };

  const newestView = useNewest(view);
  const byPointer = useRef(false);
  const shown = useRef(active);
  useEffect(() => {
    const isNew = shown.current !== active;
    // A clicked cell is visible; scrolling it would put another cell under the second click. A grid with other rows
    // starts with the columns that were in view.
    if (!byPointer.current) newestView.current.reveal(isNew ? active : { ...active, column: ROW_HEADER });
    byPointer.current = false;
    // If height is short, the grid is inside another scroller. Opening the page must not scroll it.
    if (isNew) scroller.current?.scrollIntoView?.({ block: 'nearest' });
    shown.current = active;
  }, [active, newestView]);

  // Across, all cells of a row are equally high.
  useKeptInView(view, arrangement === 'across' ? { ...active, column: ROW_HEADER } : active);

  const size = { rows: total, columns: columns.length, page: view.page };
  const place = clampPlace(active, size);
  const activeRow = pages.rowAt(place.position);
  const cells = useCellRanges({ active, size, onMove: props.onMove, onSelected: props.onSelected });
  useLayoutEffect(() => pages.want(rows, kept ?? null), [kept, pages, rows]);
  const [tabRun] = useState(() => new TabRun());
  /** Whether Tab moves between cells: not in a grid that Tab has just entered, so that it leaves it again. */
  const takesTab = useRef(false);
  const focusGrid = (): void => {
    scroller.current?.focus({ preventScroll: true });
    takesTab.current = true;
  };

  const step = (by: 'row' | 'column', backwards: boolean): void =>
    cells.moveWithin(nextInRanges(cells.ranges, place, { by, backwards }));
  const editing = useCellEditing({
    props,
    view,
    cells,
    place,
    row: activeRow,
    size,
    arrangement,
    tabRun,
    focusGrid,
    step,
  });
  const { edit, write } = editing;
  const held = useHeldKeys({
    grid: scroller,
    isRead: total === 0 || activeRow !== undefined,
    jump: props.jump,
    edit,
    takesTab: () => takesTab.current,
  });
  const newestEdit = useNewest(edit);
  /** Edits the active cell once its row has been read. */
  const editSoon = (): void => held.run(() => newestEdit.current());
  useImperativeHandle(props.handle, () => ({
    focus: focusGrid,
    edit: editSoon,
    ranges: () => cells.ranges,
    select: (range) => cells.select(selectRange(range), { isQuiet: true }),
  }));
  const changes = gridChanges({ props, cells, write });
  const activeId = cellId(id, place.position, place.column);
  const { menu, open: openMenu, onContextMenu } = useCellMenu({ scroller, props, cells, activeId, actions: changes });
  const keyActions = {
    ...changes,
    openMenu,
    active: place,
    size,
    arrangement,
    move: cells.move,
    head: cells.head,
    extend(to: CellPlace) {
      cells.extend(to);
      reveal(to);
    },
    selectAll: cells.selectAll,
    isPlural: cells.isPlural,
    step,
    tab(backwards: boolean) {
      if (!takesTab.current) return false;
      const next = tabRun.next(place, size, backwards);
      // Tab leaves the grid at its ends.
      const isOther = next.position !== place.position || next.column !== place.column;
      if (isOther) cells.move(next);
      return isOther;
    },
    edit,
    toggleRow: () => {
      if (activeRow) props.onToggleRow(place.position, activeRow, false);
    },
    findIssue: props.onFindIssue,
    clearSelection: () => cells.collapse() || props.onClearSelection(),
  };

  const selectedColumns = cells.isPlural ? wholeColumns(cells.ranges, total) : [];
  const columnDrag = useColumnDrag({
    scroller,
    view,
    selected: selectedColumns,
    onMove(moved, before) {
      props.onMoveColumns(
        moved.flatMap((column) => columns[column]?.id ?? []),
        before,
      );
      byPointer.current = true;
      const first = before - moved.filter((column) => column < before).length;
      const next = selectColumns(first, first + moved.length - 1, { ...size, position: place.position });
      cells.select(next, { isQuiet: true });
    },
  });
  const pointer = useGridPointer({
    scroller,
    view,
    cells,
    place,
    size,
    arrangement,
    onPress() {
      props.jump.cancel();
      held.drop();
      // The blur ends an edit in another cell.
      focusGrid();
    },
    onMoving: () => (byPointer.current = true),
    onTick(position, extend) {
      const row = pages.rowAt(position);
      if (row) props.onToggleRow(position, row, extend);
    },
    onEdit: editSoon,
    onHold: columnDrag.begin,
  });
  const clipboard = useGridClipboard({
    props,
    cells,
    held,
    isEditing: editing.isEditing,
    text: textIn(activeRow, columns[place.column]),
  });

  const canFill = arrangement === 'across' && !changes.restore;
  const layerStart = Math.floor(rows.start / LAYER_ROWS) * LAYER_ROWS;
  const handle = useFillHandle({
    scroller,
    view,
    drawn,
    rowHeight,
    range: canFill && cells.ranges.length === 1 && !editing.isEditing ? (cells.ranges[0] ?? null) : null,
    origin: layerStart,
    onFill: changes.fill,
  });
  return {
    id,
    handle,
    menu,
    scroller,
    view,
    selectedColumns: spansText(selectedColumns),
    drop: columnDrag.drop,
    onGrip: columnDrag.beginTouch,
    layerTop: layerStart * rowHeight + view.shift,
    rows: view.positions.flatMap((position) => {
      if (position >= drawn.end && position < rows.end && position !== kept) return [];
      const row = pages.rowAt(position);
      return {
        key: editing.isIn(position) ? 'edited' : keyOf(position, drawn, view.origin),
        position,
        top: (drawnAt(position, drawn) - layerStart) * rowHeight,
        row,
        activeColumn: position === place.position ? place.column : undefined,
        selected: selected.has(row?.index ?? -1),
        ranged: cells.isPlural ? spansText(columnsAt(cells.ranges, position)) : '',
        editor: editing.editorIn(position),
      };
    }),
    attributes: {
      role: 'grid',
      tabIndex: 0,
      'aria-label': props.label,
      'aria-rowcount': total,
      'aria-colcount': columns.length + 1,
      'aria-multiselectable': true,
      'aria-activedescendant': total > 0 && !editing.isEditing ? activeId : undefined,
      onFocus(event) {
        if (event.target === event.currentTarget) takesTab.current = false;
      },
      onKeyDown(event) {
        if (!held.hold(event)) pressGridKey(keyActions, event);
        if (event.defaultPrevented) takesTab.current = true;
      },
      ...pointer,
      ...clipboard,
      onContextMenu,
    },
  };
}

/** Keys by position, so that rows keep their elements while scrolling. An active row outside the range has its own. */
function keyOf(position: number, rows: RowRange, origin: number): string | number {
  return position < rows.start || position >= rows.end ? 'active' : position - origin;
}

/** A row outside the range is placed just beyond its edge: its true position could enlarge the scrolled element. */
function drawnAt(position: number, rows: RowRange): number {
  return Math.min(Math.max(position, rows.start - 1), rows.end);
}

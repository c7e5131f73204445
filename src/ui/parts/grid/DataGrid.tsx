/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows and cells are placed freely, which table elements do not allow. */
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ClipboardEvent, CSSProperties, MouseEvent, ReactNode, Ref } from 'react';
import { useClassName } from '../../hooks/class-names.js';
import { useGrowingCount } from '../../hooks/use-growing-count.js';
import { CellEditor } from '../editors/CellEditor.js';
import type { AfterCommit } from '../editors/editor-props.js';
import type { WindowRow } from '../../../engine/index.js';
import type { GridColumn } from './grid-column.js';
import { pressGridKey } from './grid-keys.js';
import { GridHeader } from './GridHeader.js';
import type { ColumnFindings } from './GridHeader.js';
import { cellId, GridRow } from './GridRow.js';
import type { GridWords } from './GridRow.js';
import { clampPlace, placeAfterTab, ROW_HEADER } from './navigation.js';
import type { CellPlace } from './navigation.js';
import { placeUnder } from './place-under.js';
import type { RowPages } from './row-pages.js';
import type { RowRange } from './row-range.js';
import { useScrollView } from './use-scroll-view.js';

/** Value line and, below it, what is wrong. */
export const ROW_HEIGHT = 44;
export const HEAD_HEIGHT = 40;
/** Rows of one layer share an origin, so that a scroll changes one transform and not each row's. */
const LAYER_ROWS = 500;
/** Room for a horizontal bar and the frame. */
const FRAME = 18;
const ROWS_A_FRAME = 8;

export interface DataGridProps {
  readonly label: string;
  /** The same object while nothing but counts changes. */
  readonly columns: readonly GridColumn[];
  readonly findings: ColumnFindings;
  /** All rows of the current filter. */
  readonly total: number;
  readonly pages: RowPages;
  readonly active: CellPlace;
  /** Stable indexes. */
  readonly selected: ReadonlySet<number>;
  readonly words: GridWords;
  onMove(place: CellPlace): void;
  onEdit(position: number, row: WindowRow, column: number, value: string): void;
  /** `extend`: from the row chosen before up to this one. */
  onToggleRow(position: number, row: WindowRow, extend: boolean): void;
  onClearSelection(): boolean;
  onFindIssue(direction: 'next' | 'previous'): void;
  onUndo(): void;
  onRedo(): void;
  /** Text of the clipboard, for the active cell. */
  onPaste(text: string): void;
  onCopied(value: string): void;
  readonly handle?: Ref<GridHandle>;
}

/** For controls outside the grid that act on its active cell. */
export interface GridHandle {
  focus(): void;
  edit(): void;
}

interface Editing extends CellPlace {
  readonly row: WindowRow;
  readonly text: string;
  readonly typedOver: boolean;
  readonly placement: 'above' | 'below';
}

/** Any number of rows and columns, of which those in sight are drawn. */
export function DataGrid(props: DataGridProps): ReactNode {
  const { columns, total, pages, active, selected, words } = props;
  const table = useClassName('table', 'rg-grid');
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  useSyncExternalStore(pages.subscribe, pages.revision, pages.revision);
  const widths = useMemo(() => columns.map(({ width }) => width), [columns]);
  const view = useScrollView(scroller, { total, rowHeight: ROW_HEIGHT, headHeight: HEAD_HEIGHT, widths });
  const { rows, reveal } = view;
  const drawnRows = useGrowingCount(rows.end - rows.start, ROWS_A_FRAME);
  const drawn = { start: rows.start, end: Math.min(rows.end, rows.start + drawnRows) };

  const newestReveal = useRef(reveal);
  const byPointer = useRef(false);
  useLayoutEffect(() => {
    newestReveal.current = reveal;
  }, [reveal]);
  useEffect(() => {
    // A cell under the pointer is in sight; moving it would put another one under the second click.
    if (!byPointer.current) newestReveal.current(active);
    byPointer.current = false;
  }, [active]);

  const size = { rows: total, columns: columns.length, page: view.page };
  const place = clampPlace(active, size);
  const activeRow = pages.rowAt(place.position);
  const besides = total > 0 ? place.position : null;
  useLayoutEffect(() => pages.want(rows, besides), [besides, pages, rows]);
  const focusGrid = (): void => scroller.current?.focus({ preventScroll: true });

  const edit = (typed?: string): void => {
    if (!activeRow || place.column === ROW_HEADER) return;
    reveal(place);
    const text = typed ?? activeRow.cells[place.column] ?? '';
    const placement = view.hasRoomBelow(place.position) ? 'below' : 'above';
    setEditing({ ...place, row: activeRow, text, typedOver: typed !== undefined, placement });
  };
  useImperativeHandle(props.handle, () => ({ focus: focusGrid, edit: () => edit() }));
  const endEdit = (after: AfterCommit): void => {
    setEditing(null);
    if (after === 'none') return;
    focusGrid();
    const next = placeAfter(place, size, after);
    if (next !== place) props.onMove(next);
  };
  const commit = (value: string, after: AfterCommit): void => {
    if (editing && value !== editing.row.cells[editing.column]) {
      props.onEdit(editing.position, editing.row, editing.column, value);
    }
    endEdit(after);
  };
  const write = (value: string): void => {
    if (!activeRow || place.column === ROW_HEADER || activeRow.cells[place.column] === value) return;
    props.onEdit(place.position, activeRow, place.column, value);
  };
  const keyActions = {
    active: place,
    size,
    move: props.onMove,
    edit,
    clear: () => write(''),
    toggleRow: () => {
      if (activeRow) props.onToggleRow(place.position, activeRow, false);
    },
    undo: props.onUndo,
    redo: props.onRedo,
    findIssue: props.onFindIssue,
    clearSelection: props.onClearSelection,
  };

  const onMouseDown = (event: MouseEvent): void => {
    const target = placeUnder(event.target);
    if (!target) return;
    if (target.tick) event.preventDefault();
    // Ends an edit elsewhere through its blur.
    focusGrid();
    if (event.button !== 0) return;
    byPointer.current = true;
    props.onMove({ position: target.position, column: target.column });
  };
  const onClick = (event: MouseEvent): void => {
    const target = placeUnder(event.target);
    const row = target && pages.rowAt(target.position);
    if (target?.tick && row) props.onToggleRow(target.position, row, event.shiftKey);
  };
  const onCopy = (event: ClipboardEvent): void => {
    const value = activeRow?.cells[place.column];
    if (editing || value === undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', value);
    if (event.type === 'cut') write('');
    else props.onCopied(value);
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (editing || place.column === ROW_HEADER) return;
    event.preventDefault();
    props.onPaste(event.clipboardData.getData('text/plain'));
  };

  const layerStart = Math.floor(rows.start / LAYER_ROWS) * LAYER_ROWS;
  const layerTop = layerStart * ROW_HEIGHT + view.shift;
  const style: CSSProperties & Record<`--${string}`, string> = {
    maxBlockSize: HEAD_HEIGHT + Math.max(total, 4) * ROW_HEIGHT + FRAME,
    '--rg-row-head': `${view.headerWidth}px`,
  };
  return (
    // The grid pattern: focus stays on the grid, `aria-activedescendant` names the cell, wherever it is drawn.
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      className={table}
      aria-label={props.label}
      aria-rowcount={total}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={total > 0 && !editing ? cellId(id, place.position, place.column) : undefined}
      style={style}
      onScroll={view.onScroll}
      onKeyDown={(event) => pressGridKey(keyActions, event)}
      onMouseDown={onMouseDown}
      onClick={onClick}
      onDoubleClick={(event) => placeUnder(event.target) && edit()}
      onCopy={onCopy}
      onCut={onCopy}
      onPaste={onPaste}
    >
      <GridHeader
        columns={columns}
        findings={props.findings}
        shown={view.columns}
        layout={view.layout}
        headerWidth={view.headerWidth}
      />
      <div
        role="rowgroup"
        className="rg-body"
        style={{ blockSize: view.scale.scrollHeight, inlineSize: view.headerWidth + view.layout.width }}
      >
        <div role="presentation" className="rg-layer" style={{ transform: `translateY(${layerTop}px)` }}>
          {positionsOf(drawn, total > 0 ? place.position : undefined).map((position) => (
            <GridRow
              key={editing?.position === position ? 'edited' : keyOf(position, drawn, view.origin)}
              grid={id}
              position={position}
              top={(drawnAt(position, drawn) - layerStart) * ROW_HEIGHT}
              row={pages.rowAt(position)}
              columns={columns}
              shown={view.columns}
              layout={view.layout}
              headerWidth={view.headerWidth}
              activeColumn={position === place.position ? place.column : undefined}
              selected={selected.has(pages.rowAt(position)?.index ?? -1)}
              words={words}
              editor={
                editing?.position === position ? (
                  <CellEditor
                    key={`${editing.position} ${editing.column}`}
                    column={columns[editing.column] as GridColumn}
                    label={columns[editing.column]?.label ?? ''}
                    text={editing.text}
                    typedOver={editing.typedOver}
                    placement={editing.placement}
                    onCommit={commit}
                    onCancel={() => endEdit('stay')}
                  />
                ) : null
              }
            />
          ))}
        </div>
      </div>
    </div>
  );
}

type After = (
  place: CellPlace,
  size: { readonly rows: number; readonly columns: number; readonly page: number },
) => CellPlace;

const placesAfter: Readonly<Record<AfterCommit, After>> = {
  stay: (place) => place,
  none: (place) => place,
  down: (place, size) => clampPlace({ ...place, position: place.position + 1 }, size),
  next: (place, size) => placeAfterTab(place, size, false),
  previous: (place, size) => placeAfterTab(place, size, true),
};

function placeAfter(place: CellPlace, size: Parameters<After>[1], after: AfterCommit): CellPlace {
  return placesAfter[after](place, size);
}

/** The rows in sight, and the one with the focus wherever it is. */
function positionsOf(rows: RowRange, active: number | undefined): number[] {
  const positions = Array.from({ length: Math.max(0, rows.end - rows.start) }, (_, index) => rows.start + index);
  if (active === undefined) return positions;
  if (active < rows.start) return [active, ...positions];
  return active >= rows.end ? [...positions, active] : positions;
}

/** By place, so that a row being scrolled keeps its element; the row with the focus has its own when out of sight. */
function keyOf(position: number, rows: RowRange, origin: number): string | number {
  return position < rows.start || position >= rows.end ? 'active' : position - origin;
}

/** A row out of sight is kept just beyond the edge: at its true place it could stretch the scrolled element. */
function drawnAt(position: number, rows: RowRange): number {
  return Math.min(Math.max(position, rows.start - 1), rows.end);
}

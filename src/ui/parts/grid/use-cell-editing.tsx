import { useState } from 'react';
import type { ReactNode } from 'react';
import type { WindowRow } from '../../../engine/index.js';
import { CellEditor } from '../editors/CellEditor.js';
import type { AfterCommit } from '../editors/use-editor-end.js';
import type { GridColumn } from './grid-column.js';
import type { GridProps } from './grid-props.js';
import { isLockedRow } from './row-parts.js';
import { ROW_HEADER } from './navigation.js';
import type { Arrangement, CellPlace, GridSize } from './navigation.js';
import type { CellRanges } from './ranges/use-cell-ranges.js';
import type { TabRun } from './tab-run.js';
import type { ScrollView } from './scrolling/use-scroll-view.js';

interface CellEditing {
  readonly isEditing: boolean;
  /** Whether a cell of the row is being edited. */
  isIn(position: number): boolean;
  /** The editor, if it is in the row. */
  editorIn(position: number): ReactNode;
  /** Edits the active cell, starting with `typed` or its text. */
  edit(typed?: string): void;
  /** Sets the text of the active cell. */
  write(text: string): void;
}

interface Editing extends CellPlace {
  readonly row: WindowRow;
  readonly text: string;
  readonly typedOver: boolean;
  readonly placement: 'above' | 'below';
}

/** Edits the active cell in its place. */
export function useCellEditing(options: {
  readonly props: GridProps;
  readonly view: ScrollView;
  readonly cells: CellRanges;
  /** The active cell, and its row if it has been read. */
  readonly place: CellPlace;
  readonly row: WindowRow | undefined;
  readonly size: GridSize;
  readonly arrangement: Arrangement;
  readonly tabRun: TabRun;
  readonly focusGrid: () => void;
  readonly step: (by: 'row' | 'column', backwards: boolean) => void;
}): CellEditing {
  const { props, view, cells, place, row, size, arrangement, tabRun, focusGrid, step } = options;
  const { columns } = props;
  const [editing, setEditing] = useState<Editing | null>(null);
  const isLocked = (): boolean => {
    const column = columns[place.column];
    const isReadOnly = column?.readOnly ?? false;
    if (!isReadOnly && !isLockedRow(row)) return false;
    props.onLocked(isReadOnly ? column : undefined);
    return true;
  };
  const endEdit = (after: AfterCommit): void => {
    setEditing(null);
    if (after === 'none') return;
    focusGrid();
    if (after === 'stay') return;
    if (cells.isPlural) {
      step(after === 'down' ? 'column' : 'row', after === 'previous');
      return;
    }
    const isBelow = after === 'down' && arrangement === 'across';
    cells.move(isBelow ? tabRun.below(place, size) : tabRun.next(place, size, after === 'previous'));
  };
  const commit = (value: string, after: AfterCommit): void => {
    if (editing && value !== textIn(editing.row, columns[editing.column])) {
      props.onEdit(editing.position, editing.row, editing.column, value);
    }
    endEdit(after);
  };
  const isIn = (position: number): boolean => editing?.position === position;
  return {
    isEditing: editing !== null,
    isIn,
    editorIn: (position) =>
      editing && isIn(position) ? (
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
      ) : null,
    edit(typed) {
      if (size.rows === 0 || place.column === ROW_HEADER || !row || isLocked()) return;
      view.reveal(place);
      const text = typed ?? textIn(row, columns[place.column]) ?? '';
      const placement = view.hasRoomBelow(place) ? 'below' : 'above';
      setEditing({ ...place, row, text, typedOver: typed !== undefined, placement });
    },
    write(text) {
      if (!row || place.column === ROW_HEADER || textIn(row, columns[place.column]) === text || isLocked()) return;
      props.onEdit(place.position, row, place.column, text);
    },
  };
}

/** The text of a cell; `undefined` if its row has not been read. */
export function textIn(row: WindowRow | undefined, column: GridColumn | undefined): string | undefined {
  return column && row?.cells[column.cell];
}

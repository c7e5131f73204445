import type { RowSide } from '../../../engine/index.js';
import type { GridProps } from './grid-props.js';
import { fillDown, filledRange, fillRight } from './ranges/fill.js';
import type { Fill } from './ranges/fill.js';
import type { CellRanges } from './ranges/use-cell-ranges.js';

interface Changed {
  readonly props: GridProps;
  readonly cells: CellRanges;
  /** Writes into the active cell. */
  readonly write: (value: string) => void;
}

/** What keys, the menu and the fill handle change in the selected cells. */
export interface GridChanges {
  clear(): void;
  fill(wanted: Fill | null): void;
  fillDown(): void;
  fillRight(): void;
  insert(side: RowSide['side']): void;
  deleteRows(): void;
  /** Only while deleted rows are shown. */
  readonly restore: (() => void) | undefined;
}

export function gridChanges({ props, cells, write }: Changed): GridChanges {
  const { onRestore } = props;
  const last = cells.ranges.at(-1);
  const fill = (wanted: Fill | null): void => {
    if (!wanted) return;
    props.onFill(wanted);
    cells.cover(filledRange(wanted));
  };
  return {
    clear() {
      cells.leaveUnsaid();
      if (cells.isPlural) props.onClear(cells.ranges);
      else write('');
    },
    fill,
    fillDown: () => last && fill(fillDown(last)),
    fillRight: () => last && fill(fillRight(last)),
    insert(side) {
      cells.leaveUnsaid();
      if (last) props.onInsert(last, side);
    },
    deleteRows() {
      cells.leaveUnsaid();
      // At a row's header, no cells are selected; the selected rows are meant, as for copying, or that row.
      if (cells.ranges.length > 0) props.onDeleteRows(cells.ranges);
      else if (props.selected.size > 0) props.onDeleteSelected();
      else props.onDeleteRows([cells.row]);
    },
    restore:
      onRestore &&
      (() => {
        cells.leaveUnsaid();
        onRestore(cells.ranges);
      }),
  };
}

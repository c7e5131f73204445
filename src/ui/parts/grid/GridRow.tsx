/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows and cells are placed freely, which table elements do not allow. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { WindowRow } from '../../../engine/index.js';
import type { GridColumn, GridWords } from './grid-column.js';
import { GridCell } from './GridCell.js';
import { ROW_HEADER } from './navigation.js';
import {
  cellId,
  cellTexts,
  frozenEdge,
  headAttributes,
  isLockedRow,
  isRanged,
  issueOf,
  issueOfRow,
  rowAttributes,
  rowStateText,
  RowTick,
} from './row-parts.js';
import type { ColumnView } from './scrolling/use-scroll-view.js';

export interface GridRowProps {
  /** Prefix of cell ids. */
  readonly grid: string;
  readonly position: number;
  /** Pixels from the top of the layer. */
  readonly top: number;
  readonly row: WindowRow | undefined;
  readonly columns: readonly GridColumn[];
  readonly view: ColumnView;
  /** Column with the focus; `undefined` when the focus is in another row. */
  readonly activeColumn: number | undefined;
  readonly selected: boolean;
  /** As in `DrawnRow`. */
  readonly ranged: string;
  /** As in `GridProps`. */
  readonly showsResults: boolean;
  readonly words: GridWords;
  /** Replaces the content of the active cell. */
  readonly editor: ReactNode;
}

/** One row of the window. `row` is absent while it is being read. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  const { grid, position, row, columns, view, activeColumn, words } = props;
  const { headerWidth } = view;
  // While a row is being read, only its active cell is rendered, so that dragging past thousands of rows is fast.
  const shown = withActive(row ? view.shown : [], view.all, activeColumn);
  const rowIssue = issueOfRow(row);
  const headId = cellId(grid, position, ROW_HEADER);
  const stateText = rowStateText(row, words);
  return (
    <div
      {...rowAttributes(props)}
      className="rg-row"
      style={{ transform: `translateY(${props.top}px)`, inlineSize: view.width }}
    >
      <div
        {...headAttributes(headId, rowIssue, activeColumn)}
        className="rg-rowhead"
        data-severity={rowIssue?.severity}
        style={{ inlineSize: headerWidth }}
      >
        <RowTick row={row} selected={props.selected} words={words} />
        <span className="rg-number">{row?.number ?? ''}</span>
        {stateText === undefined ? null : <span className="rg-hidden">{stateText}</span>}
        {rowIssue ? (
          <span id={`${headId}-issue`} className="rg-hidden">
            {words.issue(rowIssue)}
          </span>
        ) : null}
      </div>
      {row ? null : <span className="rg-skeletons" aria-hidden="true" style={{ insetInlineStart: headerWidth }} />}
      {shown.map(({ index, start, size }) => {
        const column = columns[index];
        if (!column) return null;
        const isActive = activeColumn === index;
        return (
          <GridCell
            key={column.id}
            id={cellId(grid, position, index)}
            column={column}
            index={index}
            start={start}
            width={size}
            frozen={frozenEdge(index, view)}
            {...cellTexts(row, { column, words, showsResults: props.showsResults })}
            issue={issueOf(row, column.id) ?? (index === 0 ? rowIssue : undefined)}
            isOwnIssue={issueOf(row, column.id) !== undefined}
            edited={row?.edited.includes(column.cell) ?? false}
            pending={row?.pending?.includes(column.cell) ?? false}
            locked={column.readOnly || isLockedRow(row)}
            active={isActive}
            ranged={isRanged(props.ranged, index)}
            matches={row?.matches?.includes(column.cell)}
            words={words}
            editor={isActive ? props.editor : null}
          />
        );
      })}
    </div>
  );
});

type Columns = ColumnView['shown'];

/** The visible columns and always the one with the focus, so that assistive technology does not lose its position. */
function withActive(shown: Columns, all: Columns, active: number | undefined): Columns {
  const column = active === undefined ? undefined : all[active];
  if (!column || shown.some(({ index }) => index === active)) return shown;
  return column.index < (shown[0]?.index ?? 0) ? [column, ...shown] : [...shown, column];
}

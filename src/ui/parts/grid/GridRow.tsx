/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows and cells are placed freely, which table elements do not allow. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { WindowRow } from '../../../engine/index.js';
import { columnSpan } from './column-layout.js';
import type { ColumnLayout } from './column-layout.js';
import type { GridColumn, GridWords } from './grid-column.js';
import { GridCell } from './GridCell.js';
import { ROW_HEADER } from './navigation.js';
import { cellId, headAttributes, issueOf, issueOfRow, rowAttributes, RowTick } from './row-parts.js';
import type { RowRange } from '../../../headless/index.js';

export interface GridRowProps {
  /** Prefix of cell ids. */
  readonly grid: string;
  readonly position: number;
  /** Pixels from the top of the layer. */
  readonly top: number;
  readonly row: WindowRow | undefined;
  readonly columns: readonly GridColumn[];
  readonly shown: RowRange;
  readonly layout: ColumnLayout;
  readonly headerWidth: number;
  /** Column with the focus; `undefined` when the focus is in another row. */
  readonly activeColumn: number | undefined;
  readonly selected: boolean;
  readonly words: GridWords;
  /** Takes the place of the active cell's content. */
  readonly editor: ReactNode;
}

const NONE: RowRange = { start: 0, end: 0 };

/** One row of the window. `row` is absent while it is being read. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  const { grid, position, row, columns, shown, layout, headerWidth, activeColumn, words } = props;
  // While a row is being read only the cell with the focus is there: a drag past thousands of rows stays light.
  const shownColumns = columnNumbers(row ? shown : NONE, activeColumn, columns.length);
  const rowIssue = issueOfRow(row);
  const headId = cellId(grid, position, ROW_HEADER);
  return (
    <div
      {...rowAttributes(props)}
      className="rg-row"
      style={{ transform: `translateY(${props.top}px)`, inlineSize: headerWidth + layout.width }}
    >
      <div
        {...headAttributes(headId, rowIssue, activeColumn)}
        className="rg-rowhead"
        data-severity={rowIssue?.severity}
        style={{ inlineSize: headerWidth }}
      >
        <RowTick row={row} selected={props.selected} words={words} />
        <span className="rg-number">{row?.number ?? ''}</span>
        {row?.state === 'delivered' || row?.state === 'rejected' ? (
          <span className="rg-hidden">{words.rowState(row.state)}</span>
        ) : null}
        {rowIssue ? (
          <span id={`${headId}-issue`} className="rg-hidden">
            {words.issue(rowIssue)}
          </span>
        ) : null}
      </div>
      {row ? null : <span className="rg-skeletons" aria-hidden="true" style={{ insetInlineStart: headerWidth }} />}
      {shownColumns.map((index) => {
        const column = columns[index];
        if (!column) return null;
        const { start, width } = columnSpan(layout, index);
        const isActive = activeColumn === index;
        return (
          <GridCell
            key={column.id}
            id={cellId(grid, position, index)}
            column={column}
            index={index}
            start={headerWidth + start}
            width={width}
            value={row?.cells[index] ?? ''}
            issue={issueOf(row, column.id) ?? (index === 0 ? rowIssue : undefined)}
            isOwnIssue={issueOf(row, column.id) !== undefined}
            edited={row?.edited.includes(index) ?? false}
            locked={row?.state === 'delivered'}
            active={isActive}
            words={words}
            editor={isActive ? props.editor : null}
          />
        );
      })}
    </div>
  );
});

/** The columns in sight, and the one with the focus wherever it is: assistive technology keeps its place. */
function columnNumbers(shown: RowRange, active: number | undefined, count: number): number[] {
  const numbers = Array.from({ length: shown.end - shown.start }, (_, index) => shown.start + index);
  if (active === undefined || active < 0 || active >= count) return numbers;
  if (active < shown.start) return [active, ...numbers];
  return active >= shown.end ? [...numbers, active] : numbers;
}

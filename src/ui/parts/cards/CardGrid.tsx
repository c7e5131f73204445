/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows and cells are placed freely, which table elements do not allow. */
import { useMemo, memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useClassName } from '../../hooks/look.js';
import type { Density, GridProps, GridShape } from '../grid/grid-props.js';
import { ROW_HEADER } from '../grid/navigation.js';
import { useGrid } from '../grid/use-grid.js';
import type { DrawnRow } from '../grid/use-grid.js';
import type { GridColumn, GridWords } from '../grid/grid-column.js';
import { GridCell } from '../grid/GridCell.js';
import {
  cellId,
  cellTexts,
  headAttributes,
  isLockedRow,
  isRanged,
  issueOf,
  issueOfRow,
  rowAttributes,
  rowStateText,
  RowTick,
} from '../grid/row-parts.js';

const HEAD_HEIGHT = 44;
/** Pixels of a field, with room for three lines or at least 44 for fingers, and above and below each card. */
const SIZES = {
  comfortable: { field: 58, margin: 6 },
  compact: { field: 44, margin: 3 },
} as const satisfies Record<Density, object>;
const ROWS_A_FRAME = 2;

/** The rows as cards, for narrow screens. As in the table, only the visible ones are rendered. */
export function CardGrid(props: GridProps): ReactNode {
  const { columns, words, density } = props;
  const { field, margin } = SIZES[density];
  const height = HEAD_HEIGHT + columns.length * field;
  const shape = useMemo<GridShape>(
    () => ({
      arrangement: 'down',
      rowHeight: height + 2 * margin,
      headHeight: 0,
      widths: [],
      fills: false,
      rowsAFrame: ROWS_A_FRAME,
      group: 2,
      cellSpan: (column) =>
        column === ROW_HEADER
          ? { start: 0, height: HEAD_HEIGHT + 2 * margin }
          : { start: HEAD_HEIGHT + column * field, height: field + 2 * margin },
    }),
    [height, field, margin],
  );
  const { id, scroller, view, attributes, layerTop, rows, menu } = useGrid(props, shape);
  const className = useClassName('table', 'rg-cards');
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--rg-card-head': `${HEAD_HEIGHT}px`,
    '--rg-card-field': `${field}px`,
  };
  return (
    <>
      <div
        ref={scroller}
        {...attributes}
        className={className}
        style={style}
        data-compact={density === 'compact' ? true : undefined}
      >
        <div role="rowgroup" className="rg-body" style={{ blockSize: view.bodySize }}>
          <div role="presentation" className="rg-layer" style={{ transform: `translateY(${layerTop}px)` }}>
            {rows.map(({ key, top, ...row }) => (
              <CardRow
                key={key}
                {...row}
                top={top + margin}
                grid={id}
                height={height}
                columns={columns}
                showsResults={props.showsResults}
                words={words}
              />
            ))}
          </div>
        </div>
      </div>
      {menu}
    </>
  );
}

interface CardRowProps extends Omit<DrawnRow, 'key'> {
  /** Prefix of cell ids. */
  readonly grid: string;
  /** Pixels. */
  readonly height: number;
  readonly columns: readonly GridColumn[];
  /** As in `GridProps`. */
  readonly showsResults: boolean;
  readonly words: GridWords;
}

/** One row as a card: its number, then each column's name, value and issue. `row` is absent while it is being read. */
const CardRow = memo(function CardRow(props: CardRowProps): ReactNode {
  const { grid, position, row, columns, activeColumn, words } = props;
  const rowIssue = issueOfRow(row);
  const errors = row?.issues.length ?? 0;
  const headId = cellId(grid, position, ROW_HEADER);
  const stateText = rowStateText(row, words);
  return (
    <div
      {...rowAttributes(props)}
      className="rg-card"
      style={{ transform: `translateY(${props.top}px)`, blockSize: props.height }}
    >
      <div {...headAttributes(headId, rowIssue, activeColumn)} className="rg-cardhead">
        <RowTick row={row} selected={props.selected} words={words} />
        <span className="rg-number">{row ? words.row(row.number) : words.loading}</span>
        {stateText === undefined ? null : <span className="rg-rowstate">{stateText}</span>}
        {rowIssue ? (
          <span id={`${headId}-issue`} className="rg-issue" data-severity={rowIssue.severity}>
            {words.issue(rowIssue)}
          </span>
        ) : errors > 0 ? (
          <span className="rg-badge">{words.problems(errors)}</span>
        ) : null}
      </div>
      {columns.map((column, index) => {
        const issue = issueOf(row, column.id);
        const isActive = activeColumn === index;
        return (
          <GridCell
            key={column.id}
            id={cellId(grid, position, index)}
            column={column}
            index={index}
            label={column.required ? `${column.label} *` : column.label}
            {...cellTexts(row, { column, words, showsResults: props.showsResults })}
            issue={issue}
            isOwnIssue={issue !== undefined}
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

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows and cells are placed freely, which table elements do not allow. */
import { memo, useId } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { useTranslate } from '../../hooks/words.js';
import type { SortKey } from '../../../engine/index.js';
import type { ColumnDrop } from './columns/use-column-drag.js';
import type { ColumnResizing } from './columns/use-column-widths.js';
import type { GridColumn } from './grid-column.js';
import { HeadCell } from './HeadCell.js';
import type { HeadActions, SortOrder } from './HeadCell.js';
import { frozenEdge, isRanged } from './row-parts.js';
import type { ColumnView } from './scrolling/use-scroll-view.js';

/** Errors by column id. */
export type ColumnFindings = ReadonlyMap<string, number>;

interface GridHeaderProps {
  readonly columns: readonly GridColumn[];
  readonly findings: ColumnFindings;
  readonly view: ColumnView;
  readonly sort: readonly SortKey[];
  readonly actions: HeadActions;
  readonly resizing: ColumnResizing;
  /** Columns whose cells are all selected, as in `DrawnRow.ranged`. */
  readonly selected: string;
  readonly drop: ColumnDrop | null;
  /** Called with a touch that begins to move a column. */
  onGrip(column: number, event: PointerEvent): void;
  /** Height of the visible part of the table, in pixels. */
  readonly height: number;
}

/** Column names with their numbers of errors. In the same scroller as the rows, so both scroll together. */
export const GridHeader = memo(function GridHeader({
  columns,
  findings,
  sort,
  actions,
  resizing,
  selected,
  drop,
  onGrip,
  height,
  view,
}: GridHeaderProps): ReactNode {
  const { shown, headerWidth, width: rowWidth } = view;
  const t = useTranslate();
  const prefix = useId();
  return (
    <div role="rowgroup" className="rg-head" style={{ inlineSize: rowWidth }}>
      <div role="row" className="rg-headrow">
        <div role="columnheader" aria-colindex={1} className="rg-corner" style={{ inlineSize: headerWidth }}>
          {t('review.rowNumber')}
        </div>
        {shown.map(({ index, start, size }) => {
          const column = columns[index];
          if (!column) return null;
          return (
            <HeadCell
              key={column.id}
              id={`${prefix}-${index}`}
              {...{ column, index, start, actions, resizing, onGrip }}
              width={size}
              errors={findings.get(column.id) ?? 0}
              order={orderOf(sort, column.id)}
              selected={isRanged(selected, index)}
              frozen={frozenEdge(index, view)}
              // Each above the next, whose start has the handle of this one; and above those that scroll below them.
              layer={index < view.frozen ? view.frozen - index + 1 : undefined}
            />
          );
        })}
      </div>
      {drop && drop.line !== null ? (
        <span className="rg-drop" style={{ insetInlineStart: drop.line, blockSize: height }} />
      ) : null}
    </div>
  );
});

function orderOf(sort: readonly SortKey[], column: string): SortOrder | undefined {
  const key = sort.find((one) => one.column === column);
  return key && (key.descending ? 'descending' : 'ascending');
}

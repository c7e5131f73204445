/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows and cells are placed freely, which table elements do not allow. */
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../hooks/words.js';
import { columnSpan } from './column-layout.js';
import type { ColumnLayout } from './column-layout.js';
import type { GridColumn } from './grid-column.js';
import type { RowRange } from '../../../headless/index.js';

/** Errors by column id. */
export type ColumnFindings = ReadonlyMap<string, number>;

interface GridHeaderProps {
  readonly columns: readonly GridColumn[];
  readonly findings: ColumnFindings;
  readonly shown: RowRange;
  readonly layout: ColumnLayout;
  readonly headerWidth: number;
}

/** Column names with what is wrong in each. Lives in the same scroller as the rows, so both always agree. */
export const GridHeader = memo(function GridHeader({
  columns,
  findings,
  shown,
  layout,
  headerWidth,
}: GridHeaderProps): ReactNode {
  const { t, number } = useWords();
  const prefix = useId();
  return (
    <div role="rowgroup" className="rg-head" style={{ inlineSize: headerWidth + layout.width }}>
      <div role="row" className="rg-headrow">
        <div role="columnheader" aria-colindex={1} className="rg-corner" style={{ inlineSize: headerWidth }}>
          {t('review.rowNumber')}
        </div>
        {columns.slice(shown.start, shown.end).map((column, place) => {
          const index = shown.start + place;
          const { start, width } = columnSpan(layout, index);
          const errors = findings.get(column.id) ?? 0;
          const tip = `${prefix}-${index}`;
          return (
            <div
              key={column.id}
              role="columnheader"
              className="rg-headcell"
              aria-colindex={index + 2}
              aria-describedby={tip}
              data-column-header={column.id}
              style={{ insetInlineStart: headerWidth + start, inlineSize: width }}
            >
              <span className="rg-label" dir="auto">
                {column.label}
              </span>
              {column.required ? (
                <span className="rg-required" aria-hidden="true">
                  *
                </span>
              ) : null}
              {errors > 0 ? (
                <span className="rg-badge" aria-hidden="true">
                  {number(errors)}
                </span>
              ) : null}
              <span id={tip} role="tooltip" className="rg-tip">
                {column.description ? <span>{column.description}</span> : null}
                <span>{t(`review.kind.${column.kind}`)}</span>
                {column.required ? <span>{t('review.required')}</span> : null}
                <span>{errors > 0 ? t('review.columnErrors', { count: errors }) : t('review.noErrors')}</span>
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
});

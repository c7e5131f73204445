/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows and cells are placed freely, which table elements do not allow. */
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { useNumber, useTranslate } from '../../hooks/words.js';
import type { GridColumn } from './grid-column.js';
import type { ColumnView } from './use-scroll-view.js';

/** Errors by column id. */
export type ColumnFindings = ReadonlyMap<string, number>;

interface GridHeaderProps {
  readonly columns: readonly GridColumn[];
  readonly findings: ColumnFindings;
  readonly view: ColumnView;
}

/** Column names with their numbers of errors. In the same scroller as the rows, so both scroll together. */
export const GridHeader = memo(function GridHeader({
  columns,
  findings,
  view: { shown, headerWidth, width: rowWidth },
}: GridHeaderProps): ReactNode {
  const t = useTranslate();
  const number = useNumber();
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
              style={{ insetInlineStart: start, inlineSize: size }}
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
                <span>{t(`kind.${column.kind}`)}</span>
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

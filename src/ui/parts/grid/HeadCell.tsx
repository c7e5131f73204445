/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows and cells are placed freely, which table elements do not allow. */
import { memo } from 'react';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { useNumber, useTranslate } from '../../hooks/words.js';
import { ResizeHandle } from './columns/ResizeHandle.js';
import type { ColumnResizing } from './columns/use-column-widths.js';
import type { GridColumn } from './grid-column.js';
import { Lock } from './row-parts.js';

/** What a press in the header of a column does. */
export interface HeadActions {
  /** Sorts by a column, by id: ascending, then descending, then not at all; instead of by others, or after them. */
  sort(column: string, options: { readonly keepsOthers: boolean }): void;
  /** Opens the choices of a column. */
  openMenu(column: string): void;
  /** Shows only the rows with errors in a column. */
  showErrors(column: string): void;
}

export type SortOrder = 'ascending' | 'descending';

interface HeadCellProps {
  /** Id of the tip. */
  readonly id: string;
  readonly column: GridColumn;
  readonly index: number;
  /** As in `GridCell`, like `width` and `frozen`. */
  readonly start: number;
  readonly width: number;
  readonly frozen: 'inner' | 'edge' | undefined;
  /** Its z-index. */
  readonly layer: number | undefined;
  readonly errors: number;
  readonly order: SortOrder | undefined;
  readonly selected: boolean;
  readonly actions: HeadActions;
  readonly resizing: ColumnResizing;
  /** As in `GridHeader`. */
  onGrip(column: number, event: PointerEvent): void;
}

/** The name of a column, its buttons and its tip. */
export const HeadCell = memo(function HeadCell(props: HeadCellProps): ReactNode {
  const { id, column, index, errors, order, actions } = props;
  const t = useTranslate();
  const number = useNumber();
  return (
    <div
      role="columnheader"
      className="rg-headcell"
      aria-colindex={index + 2}
      // Without the names of the buttons inside.
      aria-label={column.label}
      aria-describedby={id}
      aria-sort={order}
      aria-selected={props.selected ? true : undefined}
      data-header={column.id}
      data-narrow={props.width < LEAST_ROOM ? true : undefined}
      data-frozen={props.frozen}
      style={{ insetInlineStart: props.start, inlineSize: props.width, zIndex: props.layer }}
    >
      {/* Shown where there is no mouse: keys and the menu do the same. */}
      <span
        className="rg-grip"
        aria-hidden="true"
        data-action="grip-column"
        onPointerDown={(event) => props.onGrip(index, event)}
      />
      {column.readOnly ? <Lock /> : null}
      <span className="rg-label" dir="auto">
        {column.label}
      </span>
      {column.required ? (
        <span className="rg-required" aria-hidden="true">
          *
        </span>
      ) : null}
      <span className="rg-head-tools">
        <HeadButton
          action="sort"
          label={t('view.sort', { column: column.label })}
          path={marks[order ?? 'none']}
          onClick={({ shiftKey }) => actions.sort(column.id, { keepsOthers: shiftKey })}
        />
        {errors > 0 ? (
          <button
            type="button"
            className="rg-badge"
            data-action="show-errors"
            tabIndex={-1}
            aria-label={t('view.showErrors', { column: column.label })}
            onClick={() => actions.showErrors(column.id)}
          >
            {errors > MOST_SHOWN ? `${number(MOST_SHOWN)}+` : number(errors)}
          </button>
        ) : null}
        <HeadButton
          action="filter"
          label={t('view.menu', { column: column.label })}
          path="M2.5 4h11M4.5 8h7M6.5 12h3"
          opensDialog
          onClick={() => actions.openMenu(column.id)}
        />
      </span>
      <span id={id} role="tooltip" className="rg-tip">
        <strong aria-hidden="true">{column.label}</strong>
        {column.description ? <span>{column.description}</span> : null}
        <span>{t(`kind.${column.kind}`)}</span>
        {column.readOnly ? <span>{t('review.readOnly.short')}</span> : null}
        {column.required ? <span>{t('review.required')}</span> : null}
        <span>{errors > 0 ? t('review.columnErrors', { count: errors }) : t('review.noErrors')}</span>
      </span>
      <ResizeHandle column={index} resizing={props.resizing} />
    </div>
  );
});

interface HeadButtonProps {
  readonly action: string;
  readonly label: string;
  /** Of an icon of 16 by 16. */
  readonly path: string;
  readonly opensDialog?: boolean;
  onClick(event: MouseEvent): void;
}

function HeadButton({ action, label, path, opensDialog, onClick }: HeadButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="rg-head-menu"
      data-action={action}
      tabIndex={-1}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-label={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

/** Pixels. In narrower columns, the number of errors and the buttons take all the room. */
const LEAST_ROOM = 130;
/** The tip has larger numbers, which would leave little room for the label. */
const MOST_SHOWN = 999;

const marks = {
  none: 'M5 13V4M2.5 6.5 5 4l2.5 2.5M11 3v9m-2.5-2.5L11 12l2.5-2.5',
  ascending: 'M8 13V4M4.5 7 8 3.5 11.5 7',
  descending: 'M8 3v9m-3.5-3L8 12.5 11.5 9',
};

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-supports-aria-props -- Rows and cells are placed freely, which table elements do not allow; and a gridcell takes `aria-readonly`. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Issue } from '../../../engine/index.js';
import type { GridColumn, GridWords } from './grid-column.js';
import { Lock } from './row-parts.js';

interface GridCellProps {
  readonly id: string;
  readonly column: GridColumn;
  readonly index: number;
  /** Pixels from the start edge of the row; absent if the cells are stacked. */
  readonly start?: number;
  readonly width?: number;
  /** Whether it stays in view, and whether it is the last one that does. */
  readonly frozen?: 'inner' | 'edge';
  /** Shown above the value if the view has no header row. */
  readonly label?: string;
  readonly value: string;
  /** What the value was understood as, where that is not simply the value. */
  readonly result: string | undefined;
  readonly issue: Issue | undefined;
  /** False for an issue of the whole row, shown here because the row header has no room for text. */
  readonly isOwnIssue: boolean;
  readonly edited: boolean;
  /** Whether its new text is still being checked. */
  readonly pending: boolean;
  /** Cannot be changed. */
  readonly locked: boolean;
  readonly active: boolean;
  /** Whether it is one of several selected cells. */
  readonly ranged: boolean;
  /** Whether it matches the search. */
  readonly matches: boolean | undefined;
  readonly words: GridWords;
  readonly editor: ReactNode;
}

/** One cell: its value and, below it, its issue. */
export const GridCell = memo(function GridCell(props: GridCellProps): ReactNode {
  const { id, column, value, issue, words } = props;
  const issueId = `${id}-issue`;
  return (
    <div
      role="gridcell"
      id={id}
      className="rg-cell"
      aria-colindex={props.index + 2}
      aria-invalid={issue && props.isOwnIssue && issue.severity === 'error' ? true : undefined}
      aria-describedby={issue ? issueId : props.edited ? words.editedId : undefined}
      aria-selected={props.active || props.ranged}
      // The whole text of what is cut off in narrow columns; for screen readers, the result is the description.
      title={issue ? words.issue(issue) : props.result}
      aria-readonly={props.locked ? true : undefined}
      aria-busy={props.pending ? true : undefined}
      data-column={column.id}
      data-kind={column.kind}
      data-readonly={column.readOnly ? true : undefined}
      data-frozen={props.frozen}
      data-active={props.active ? true : undefined}
      data-ranged={props.ranged ? true : undefined}
      data-match={props.matches ? true : undefined}
      data-edited={props.edited ? true : undefined}
      // Drawn by the style sheet, so that the text of the cell stays its value.
      data-result={issue ? undefined : props.result}
      data-severity={issue && props.isOwnIssue ? issue.severity : undefined}
      style={{ insetInlineStart: props.start, inlineSize: props.width }}
    >
      {props.label === undefined ? null : (
        <span className="rg-label" dir="auto">
          {column.readOnly ? <Lock /> : null}
          {props.label}
        </span>
      )}
      <span className="rg-value" dir="auto">
        {value}
      </span>
      {issue ? (
        <span id={issueId} className="rg-issue" data-severity={issue.severity}>
          {words.issue(issue)}
        </span>
      ) : null}
      {props.editor}
    </div>
  );
});

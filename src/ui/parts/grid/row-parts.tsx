import type { HTMLAttributes, ReactNode } from 'react';
import type { Issue, WindowRow } from '../../../engine/index.js';
import type { GridColumn, GridWords } from './grid-column.js';
import { ROW_HEADER } from './navigation.js';
import type { ColumnView } from './scrolling/use-scroll-view.js';
import type { Span } from './ranges/cell-ranges.js';

type Attributes = HTMLAttributes<HTMLDivElement> &
  Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;

export function cellId(grid: string, position: number, column: number): string {
  return `${grid}-${position}-${column}`;
}

interface RowMarks {
  readonly position: number;
  /** Absent while the row is being read. */
  readonly row: WindowRow | undefined;
  readonly selected: boolean;
  readonly editor: ReactNode;
}

/** Attributes of a row's element, the same in the table and in the cards. */
export function rowAttributes({ position, row, selected, editor }: RowMarks): Attributes {
  return {
    role: 'row',
    'aria-rowindex': position + 1,
    'aria-selected': selected,
    'aria-busy': row ? undefined : true,
    'data-row': row?.index,
    'data-row-state': row?.state,
    'data-position': position,
    'data-editing': editor ? true : undefined,
  };
}

/** Whether the cells of a row cannot be changed. */
export function isLockedRow(row: WindowRow | undefined): boolean {
  return row?.state === 'delivered' || row?.state === 'deleted';
}

/** The name of a row's state; `undefined` for one that the cells show by themselves. */
export function rowStateText(row: WindowRow | undefined, words: GridWords): string | undefined {
  return row?.state === undefined || row.state === 'edited' ? undefined : words.rowState(row.state);
}

/** Whether a column stays in view, and whether it is the last one that does. */
export function frozenEdge(column: number, { frozen }: Pick<ColumnView, 'frozen'>): 'inner' | 'edge' | undefined {
  if (column >= frozen) return undefined;
  return column === frozen - 1 ? 'edge' : 'inner';
}

/** Attributes of a row's header. The element with the id `${id}-issue` describes an issue of the whole row. */
export function headAttributes(id: string, issue: Issue | undefined, activeColumn: number | undefined): Attributes {
  return {
    role: 'rowheader',
    id,
    'aria-colindex': 1,
    'aria-invalid': issue ? true : undefined,
    'aria-describedby': issue ? `${id}-issue` : undefined,
    'data-active': activeColumn === ROW_HEADER ? true : undefined,
  };
}

/** The text of a cell and, where it is more than that, what it was understood as: the one is shown below the other. */
export function cellTexts(
  row: WindowRow | undefined,
  { column, words, showsResults }: ColumnWords & { readonly showsResults: boolean },
): { readonly value: string; readonly result: string | undefined } {
  const value = row?.cells[column.cell] ?? '';
  const result = resultOf(row, { column, words });
  // A wrong cell has no result.
  const isShown = showsResults && result !== undefined && !issueOf(row, column.id);
  return isShown ? { value: result, result: value } : { value, result };
}

interface ColumnWords {
  readonly column: GridColumn;
  readonly words: GridWords;
}

function resultOf(row: WindowRow | undefined, { column: { cell, kind }, words }: ColumnWords): string | undefined {
  const found = row?.results.find((one) => one.cell === cell);
  if (!found) return undefined;
  const text = words.result(found.value, kind);
  const isTyped = typeof found.value === 'boolean' && text.toLowerCase() === row?.cells[cell]?.trim().toLowerCase();
  return isTyped ? undefined : text;
}

interface RowTickProps {
  readonly row: WindowRow | undefined;
  readonly selected: boolean;
  readonly words: GridWords;
}

/** Shows whether the row is selected. The grid handles clicks and keys. */
export function RowTick({ row, selected, words }: RowTickProps): ReactNode {
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      className="rg-tick"
      checked={selected}
      readOnly
      disabled={!row}
      aria-label={row ? words.selectRow(row.number) : words.loading}
    />
  );
}

/** The issue of a row as a whole. */
export function issueOfRow(row: WindowRow | undefined): Issue | undefined {
  return row?.issues.find(({ column }) => column === null);
}

/** The most severe issue of a cell. */
export function issueOf(row: WindowRow | undefined, column: string): Issue | undefined {
  if (!row || row.issues.length === 0) return undefined;
  const own = row.issues.filter((issue) => issue.column === column);
  return own.find(({ severity }) => severity === 'error') ?? own[0];
}

/** A text, so that rows whose selected columns stay the same do not render again. */
export function spansText(spans: readonly Span[]): string {
  return spans.map(({ first, last }) => `${first}-${last}`).join();
}

/** Whether a column is in a list of selected columns such as `0-2,5-5`. */
export function isRanged(ranged: string, column: number): boolean {
  if (ranged === '') return false;
  return ranged.split(',').some((span) => {
    const [first = 0, last = 0] = span.split('-').map(Number);
    return column >= first && column <= last;
  });
}

/** Marks the name of a read-only column. */
export function Lock(): ReactNode {
  return (
    <svg className="rg-lock" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3.5 7h9v6.5h-9zM5.5 7V4.8a2.5 2.5 0 0 1 5 0V7" />
    </svg>
  );
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Shown as blocks, tables lose their roles in some browsers. */
import type { ReactNode } from 'react';
import type { Page } from '../api/answers.js';
import type { Loaded } from '../api/use-load.js';
import { Icon } from './Icon.js';
import { Outcome } from './Outcome.js';
import { Pager } from './Pager.js';

export type SortDirection = 'ascending' | 'descending';

export interface TableColumn<Row> {
  readonly id: string;
  /** Also shown next to the value when the window is too narrow for a table. */
  readonly label: string;
  readonly align?: 'end';
  readonly sort?: { readonly direction: SortDirection | undefined; onToggle(): void };
  cell(row: Row): ReactNode;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly isStale?: boolean;
  /** Default `content`: fits the content. */
  readonly rowHeight?: 'content' | 'one-line';
  /** Actions of a row, shown in the last cell, which has no header text. */
  actions?(row: Row): ReactNode;
  keyOf(row: Row): string;
}

/** Rows as a table; as cards in a narrow window, where ARIA roles keep the table structure. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { caption, columns, rows, isStale = false, rowHeight = 'content', keyOf, actions } = props;
  return (
    <div className="table-frame" data-rows={rowHeight} aria-busy={isStale || undefined}>
      <table role="table">
        <caption className="rg-hidden">{caption}</caption>
        <thead>
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} />
            ))}
            {actions && (
              <th role="columnheader" scope="col">
                <span className="rg-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ id, label, align, cell }) => (
                <td key={id} role="cell" data-label={label} data-align={align}>
                  <div>{cell(row)}</div>
                </td>
              ))}
              {actions && (
                <td role="cell" className="actions">
                  <div>{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeaderCell<Row>({ column }: { readonly column: TableColumn<Row> }): ReactNode {
  const { label, align, sort } = column;
  return (
    <th role="columnheader" scope="col" data-align={align} aria-sort={sort?.direction}>
      {sort ? (
        <button type="button" className="sort" onClick={() => sort.onToggle()}>
          {label}
          {sort.direction && <Icon name={sort.direction === 'ascending' ? 'up' : 'down'} />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

interface ListingProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'isStale'> {
  readonly loaded: Loaded<Page<Row>>;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  onRetry(): void;
  /** Address of the page starting at an entry; `undefined` means the first page. */
  hrefOf(offset: string | undefined): string;
}

/** One page of a list, as a table with links to the other pages. */
export function Listing<Row>({ loaded, empty, onRetry, hrefOf, ...table }: ListingProps<Row>): ReactNode {
  return (
    <Outcome loaded={loaded} onRetry={onRetry}>
      {({ data, meta }, isStale) =>
        meta.total === 0 ? (
          empty
        ) : (
          <>
            <DataTable {...table} rows={data} isStale={isStale} />
            <Pager meta={meta} hrefOf={hrefOf} />
          </>
        )
      }
    </Outcome>
  );
}

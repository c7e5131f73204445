import { memo, useState } from 'react';
import { useCellInput, useImporterRows, useImporterWords } from 'rowgate/headless';
import type { HeadlessImporter, ImporterCell, ImporterRow, ReviewState, RowFilter } from 'rowgate/headless';
import { RowTools } from './RowTools';

const PAGE = 20;
const FILTERS: readonly RowFilter[] = ['all', 'valid', 'invalid'];

/** A paginated table in which every cell is a field. */
export function RowTable({ importer, state }: { readonly importer: HeadlessImporter; readonly state: ReviewState }) {
  const { actions } = importer;
  const { t, number } = useImporterWords(importer);
  const [page, setPage] = useState(0);
  const { rows, total, columns, tableProps, rowProps } = useImporterRows(importer, {
    from: page * PAGE,
    to: (page + 1) * PAGE,
  });
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const show = (filter: RowFilter): void => {
    setPage(0);
    actions.setFilter(filter);
  };
  return (
    <>
      <header className="tools">
        {FILTERS.map((filter) => (
          <button key={filter} type="button" aria-pressed={filter === state.filter} onClick={() => show(filter)}>
            {t(`review.filter.${filter}`)} <b data-count={filter}>{number(state.counts[filter])}</b>
          </button>
        ))}
        <RowTools importer={importer} state={state} />
      </header>
      <table {...tableProps} aria-label={t('review.grid')}>
        <thead>
          <tr>
            <th scope="col">{t('review.rowNumber')}</th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) =>
            row ? (
              <tr key={row.index} {...rowProps(row)}>
                <RowCells importer={importer} row={row} />
              </tr>
            ) : (
              <tr key={`waiting-${at}`} aria-hidden="true">
                <td colSpan={columns.length + 1}>…</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <footer>
        <button type="button" aria-label="‹" disabled={page === 0} onClick={() => setPage(page - 1)}>
          ‹
        </button>
        <span>
          {number(page + 1)} / {number(pages)}
        </span>
        <button type="button" aria-label="›" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
          ›
        </button>
        <button type="button" onClick={actions.back}>
          {t('back')}
        </button>
        <button type="button" disabled={state.blockers.length > 0} onClick={() => void actions.submit()}>
          {t('review.submit.all', { count: state.counts.valid })}
        </button>
      </footer>
    </>
  );
}

/** Re-rendered only when this row changes. */
const RowCells = memo(function RowCells(props: { readonly importer: HeadlessImporter; readonly row: ImporterRow }) {
  const { importer, row } = props;
  return (
    <>
      <th scope="row">{row.number}</th>
      {row.cells.map((cell) => (
        <Cell key={cell.column.id} importer={importer} row={row} cell={cell} />
      ))}
    </>
  );
});

interface CellProps {
  readonly importer: HeadlessImporter;
  readonly row: ImporterRow;
  readonly cell: ImporterCell;
}

function Cell({ importer, row, cell }: CellProps) {
  const { inputProps, messageProps } = useCellInput(importer, row, cell);
  return (
    <td data-column={cell.column.id} data-edited={cell.isEdited || undefined}>
      <input {...inputProps} />
      {cell.issues.length > 0 ? <small {...messageProps}>{cell.issues.map(({ text }) => text).join(' ')}</small> : null}
    </td>
  );
}

import type { ReactNode } from 'react';
import { useCellInput } from 'rowgate/headless';
import type { HeadlessImporter, ImporterCell, ImporterRow } from 'rowgate/headless';

interface InvalidRowProps {
  readonly importer: HeadlessImporter;
  readonly row: ImporterRow;
}

/** A row as a note, with a field for each invalid cell. */
export function InvalidRow({ importer, row }: InvalidRowProps): ReactNode {
  return (
    <section className="invalid-row" aria-label={`Row ${row.number}`}>
      <p>{row.cells.map(({ text }) => text).join(' · ')}</p>
      {row.cells
        .filter(({ issues }) => issues.length > 0)
        .map((cell) => (
          <InvalidCell key={cell.column.id} importer={importer} row={row} cell={cell} />
        ))}
    </section>
  );
}

function InvalidCell({ importer, row, cell }: InvalidRowProps & { readonly cell: ImporterCell }): ReactNode {
  const { inputProps, messageProps } = useCellInput(importer, row, cell);
  return (
    <p>
      <span {...messageProps}>
        {cell.column.label}: {cell.issues.map(({ text }) => text).join(' ')}
      </span>{' '}
      <input {...inputProps} />
    </p>
  );
}

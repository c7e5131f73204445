import type { ReactNode } from 'react';
import { useCellInput } from 'rowgate/headless';
import type { HeadlessImporter, ImporterCell, ImporterRow } from 'rowgate/headless';

interface ProblemProps {
  readonly importer: HeadlessImporter;
  readonly row: ImporterRow;
}

/** A row as a note, with a field for each of its cells that is wrong. */
export function Problem({ importer, row }: ProblemProps): ReactNode {
  return (
    <section className="problem" aria-label={`Member at line ${row.number}`}>
      <p>{row.cells.map(({ text }) => text).join(' · ')}</p>
      {row.cells
        .filter(({ issues }) => issues.length > 0)
        .map((cell) => (
          <Answer key={cell.column.id} importer={importer} row={row} cell={cell} />
        ))}
    </section>
  );
}

function Answer({ importer, row, cell }: ProblemProps & { readonly cell: ImporterCell }): ReactNode {
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

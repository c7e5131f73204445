import type { ReactNode } from 'react';
import type { ImportError } from '../../api/answers.js';
import { importPath } from '../../api/create-api.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { DataTable } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Empty, Outcome } from '../../parts/Outcome.js';
import { Pager } from '../../parts/Pager.js';
import { countIn, routeTo } from '../../route.js';
import { isUnderWay } from './import-state.js';
import type { ImportTabProps } from './import-state.js';

const LIMIT = 50;

interface Finding extends ImportError {
  /** Index among the errors. */
  readonly place: number;
}

const columns: readonly TableColumn<Finding>[] = [
  { id: 'row', label: 'In the file', cell: ({ row }) => `Line ${row}` },
  {
    id: 'field',
    label: 'Field',
    cell: ({ field }) => (field === '' ? <span className="soft">the whole row</span> : <code>{field}</code>),
  },
  { id: 'message', label: 'Finding', cell: ({ message }) => message },
];

/** The errors of an import, in file order. */
export function ImportErrors({ details: { job }, route }: ImportTabProps): ReactNode {
  const { api } = useSession();
  const { id, status, num_errors } = job;
  const offset = countIn(route, 'offset');
  const { loaded, reload } = useLoad(`${status} ${num_errors} ${offset}`, (signal) =>
    api.listImportErrors(id, { limit: LIMIT, offset }, signal),
  );
  return (
    <Outcome loaded={loaded} onRetry={reload}>
      {({ data, meta }, isStale) =>
        meta.total === 0 ? (
          <Empty title={isUnderWay(job) ? 'No errors yet' : 'No errors'}>
            {isUnderWay(job) && <p>Errors are listed once the import has ended.</p>}
          </Empty>
        ) : (
          <>
            <div className="toolbar">
              <a className="rg-button" href={importPath(id, '/errors.csv')} download>
                Download as CSV
              </a>
            </div>
            <DataTable
              caption="Errors, in file order"
              columns={columns}
              rows={data.map((error, index) => ({ ...error, place: offset + index }))}
              isStale={isStale}
              keyOf={({ place }) => String(place)}
            />
            <Pager meta={meta} hrefOf={(start) => routeTo(['imports', id, 'errors'], { offset: start })} />
          </>
        )
      }
    </Outcome>
  );
}

import type { ReactNode } from 'react';
import type { ImportDetails } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { NoValue } from '../../parts/cells.js';
import { DataTable } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Empty, Outcome } from '../../parts/Outcome.js';
import { CursorPager } from '../../parts/Pager.js';
import { countIn, routeTo } from '../../route.js';
import { isUnderWay } from './import-state.js';
import type { ImportTabProps } from './import-state.js';

const LIMIT = 50;

interface Row {
  /** Number of the row, from 1. */
  readonly number: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The rows stored with an import. */
export function ImportRows({ details, route }: ImportTabProps): ReactNode {
  const { api } = useSession();
  const { id, status } = details.job;
  const { cursor } = route.query;
  const from = countIn(route, 'from');
  const { loaded, reload } = useLoad(`${status} ${cursor ?? ''}`, (signal) =>
    api.listImportRows(id, { limit: LIMIT, cursor }, signal),
  );
  const hrefOf = (query: Readonly<Record<string, string>>): string => routeTo(['imports', id, 'rows'], query);
  return (
    <Outcome loaded={loaded} onRetry={reload}>
      {({ data, meta: { nextCursor } }, isStale) =>
        data.length === 0 ? (
          <NoRows details={details} />
        ) : (
          <>
            <DataTable
              caption="Rows, in file order"
              rowHeight="one-line"
              columns={columnsOf(data)}
              rows={data.map((values, index) => ({ number: from + index + 1, values }))}
              isStale={isStale}
              keyOf={({ number }) => String(number)}
            />
            <CursorPager
              from={from}
              shown={data.length}
              first={hrefOf({})}
              next={nextCursor === null ? undefined : hrefOf({ cursor: nextCursor, from: String(from + data.length) })}
            />
          </>
        )
      }
    </Outcome>
  );
}

function columnsOf(rows: readonly Row['values'][]): readonly TableColumn<Row>[] {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].map((name) => ({
    id: name,
    label: name,
    align: rows.every((row) => typeof (row[name] ?? 0) === 'number') ? 'end' : undefined,
    cell: ({ values }) => valueOf(values[name]),
  }));
}

function valueOf(value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return <NoValue />;
  if (typeof value === 'object') return <code>{JSON.stringify(value)}</code>;
  return String(value);
}

function NoRows({ details: { job, destination } }: { readonly details: ImportDetails }): ReactNode {
  if (isUnderWay(job)) return <Empty title="Rows are shown once the import has ended." />;
  if (destination.type === 'none' || job.status === 'failed')
    return <Empty title="No rows are stored with this import." />;
  return (
    <Empty title={job.dry_run ? 'A dry run writes no rows.' : 'The rows were saved as records.'}>
      <a href={routeTo(['models', destination.model])}>To the records of {destination.model}</a>
    </Empty>
  );
}

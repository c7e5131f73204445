import type { ReactNode } from 'react';
import type { ImportRecord } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { useLoad, useReloadWhile } from '../../api/use-load.js';
import { countOf, Progress, Tag, Time } from '../../parts/cells.js';
import { Listing } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Select } from '../../parts/Field.js';
import { Empty } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, goTo, routeTo } from '../../route.js';
import type { Route } from '../../route.js';
import { IMPORT_STATES, ImportState, isImportStatus, isUnderWay } from './import-state.js';

const LIMIT = 20;
const RELOAD_EVERY = 2000;
const MAX_IMPORTERS = 100;
const STATES = Object.entries(IMPORT_STATES).map(([value, { label }]) => ({ value, label }));

export function ImportList({ route }: { readonly route: Route }): ReactNode {
  const { api } = useSession();
  const { status: given, importer } = route.query;
  const status = isImportStatus(given) ? given : undefined;
  const offset = countIn(route, 'offset');
  const query = { status, importer: importer === '' ? undefined : importer, limit: LIMIT, offset };
  const { loaded, reload } = useLoad(JSON.stringify(query), (signal) => api.listImports(query, signal));
  useReloadWhile(loaded.state === 'ready' && loaded.data.data.some(({ job }) => isUnderWay(job)), {
    reload,
    every: RELOAD_EVERY,
  });
  const isFiltered = status !== undefined || query.importer !== undefined;
  /** The address of this list with some changes; starts at the first page unless given. */
  const hrefOf = (change: Readonly<Record<string, string | undefined>>): string =>
    routeTo(['imports'], { status, importer, ...change });
  return (
    <>
      <ScreenHead
        title="Import jobs"
        lead="Files sent to an importer, and their results."
        actions={
          <button type="button" className="rg-button" onClick={reload}>
            Refresh
          </button>
        }
      />
      <div className="toolbar">
        <Select
          aria-label="State"
          empty="Any state"
          options={STATES}
          value={status}
          onChange={(state) => goTo(hrefOf({ status: state }))}
        />
        <ImporterSelect value={query.importer} onChange={(id) => goTo(hrefOf({ importer: id }))} />
      </div>
      <Listing
        caption="Import jobs, newest first"
        columns={columns}
        keyOf={({ job }) => job.id}
        loaded={loaded}
        onRetry={reload}
        empty={
          <Empty title={isFiltered ? 'No matching imports' : 'No imports yet'}>
            {isFiltered ? (
              <a href={routeTo(['imports'])}>Clear filter</a>
            ) : (
              <p>Imports appear here once someone uses an importer.</p>
            )}
          </Empty>
        }
        hrefOf={(start) => hrefOf({ offset: start })}
      />
    </>
  );
}

interface ImporterSelectProps {
  readonly value: string | undefined;
  /** The empty string means all importers. */
  onChange(id: string): void;
}

/** The newest importers, and the selected one. */
function ImporterSelect({ value, onChange }: ImporterSelectProps): ReactNode {
  const { api } = useSession();
  const { loaded } = useLoad('importers', async (signal) =>
    (await api.listImporters({ limit: MAX_IMPORTERS, offset: 0 }, signal)).data.map(({ importer: { id, name } }) => ({
      value: id,
      label: name,
    })),
  );
  const importers = loaded.state === 'ready' ? loaded.data : [];
  const isListed = value === undefined || importers.some((importer) => importer.value === value);
  const options = isListed ? importers : [...importers, value];
  return <Select aria-label="Importer" empty="Any importer" options={options} value={value} onChange={onChange} />;
}

const columns: readonly TableColumn<ImportRecord>[] = [
  {
    id: 'file',
    label: 'File',
    cell: ({ job: { id, file_name }, importer }) => (
      <>
        <a href={routeTo(['imports', id])}>{file_name}</a>
        <span className="under">{importer.name}</span>
      </>
    ),
  },
  { id: 'state', label: 'State', cell: stateOf },
  { id: 'rows', label: 'Rows', align: 'end', cell: ({ job: { num_rows } }) => countOf(num_rows) },
  {
    id: 'imported',
    label: 'Imported',
    align: 'end',
    cell: ({ job: { num_imported_rows } }) => countOf(num_imported_rows),
  },
  {
    id: 'findings',
    label: 'Findings',
    align: 'end',
    cell: ({ job: { id, file_name, num_errors } }) =>
      num_errors === 0 ? (
        '0'
      ) : (
        <a href={routeTo(['imports', id, 'errors'])} aria-label={`${num_errors} errors of ${file_name}`}>
          {countOf(num_errors)}
        </a>
      ),
  },
  { id: 'created', label: 'Created', cell: ({ job: { created_at } }) => <Time at={created_at} /> },
];

function stateOf({ job }: ImportRecord): ReactNode {
  const { status, error, progress, dry_run, rolled_back_at, file_name } = job;
  return (
    <>
      <span className="tags">
        <ImportState status={status} />
        {dry_run && <Tag>dry run</Tag>}
        {rolled_back_at !== null && <Tag>rolled back</Tag>}
      </span>
      {status === 'processing' && <Progress name={`Progress of ${file_name}`} percent={progress.percent} />}
      {error !== null && <span className="under">{error}</span>}
    </>
  );
}

import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import type { ImporterRecord } from '../../api/answers.js';
import { useLoad } from '../../api/use-load.js';
import { Time } from '../../parts/cells.js';
import { CopyCode } from '../../parts/CopyField.js';
import { Listing } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Empty } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, routeTo } from '../../route.js';
import type { Route } from '../../route.js';
import { ImportState } from '../imports/import-state.js';
import { DestinationText } from './importer-texts.js';

const LIMIT = 20;

const columns: readonly TableColumn<ImporterRecord>[] = [
  {
    id: 'name',
    label: 'Name',
    cell: ({ importer: { id, name }, owner }) => (
      <>
        <a href={routeTo(['importers', id])}>{name}</a>
        <span className="under">{owner?.email ?? 'deleted user'}</span>
      </>
    ),
  },
  {
    id: 'fields',
    label: 'Fields',
    align: 'end',
    cell: ({ importer: { id, name, fields } }) => (
      <a href={routeTo(['importers', id, 'fields'])} aria-label={`${fields.length} fields of ${name}`}>
        {fields.length}
      </a>
    ),
  },
  {
    id: 'destination',
    label: 'Rows go to',
    cell: ({ importer: { destination } }) => <DestinationText destination={destination} />,
  },
  {
    id: 'key',
    label: 'Public key',
    cell: ({ importer: { name, key } }) => <CopyCode text={key} name={`the key of ${name}`} />,
  },
  { id: 'last', label: 'Last import', cell: lastImportOf },
];

function lastImportOf({ lastImport }: ImporterRecord): ReactNode {
  if (lastImport === null) return <span className="soft">none yet</span>;
  const { id, status, createdAt } = lastImport;
  return (
    <>
      <ImportState status={status} />
      <span className="under">
        <a href={routeTo(['imports', id])}>
          <Time at={createdAt} />
        </a>
      </span>
    </>
  );
}

export function ImporterList({ route }: { readonly route: Route }): ReactNode {
  const { api } = useSession();
  const offset = countIn(route, 'offset');
  const { loaded, reload } = useLoad(`${offset}`, (signal) => api.listImporters({ limit: LIMIT, offset }, signal));
  return (
    <>
      <ScreenHead
        title="Importers"
        lead="Importers define which columns a file can bring in. Create and edit them with the API."
      />
      <Listing
        caption="Importers, newest first"
        columns={columns}
        keyOf={({ importer }) => importer.id}
        loaded={loaded}
        onRetry={reload}
        empty={
          <Empty title="No importers yet">
            <p>
              Create one with <code>POST /api/v1/importers</code>.
            </p>
          </Empty>
        }
        hrefOf={(start) => routeTo(['importers'], { offset: start })}
      />
    </>
  );
}

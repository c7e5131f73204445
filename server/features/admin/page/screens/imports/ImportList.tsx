import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../hooks/use-load.js';
import { useReloadWhile } from '../../hooks/use-reload-while.js';
import { DataTable } from '../../parts/DataTable.js';
import { Empty } from '../../parts/Empty.js';
import { Outcome } from '../../parts/Outcome.js';
import { Pager } from '../../parts/Pager.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, routeTo } from '../../route/route.js';
import type { Route } from '../../route/route.js';
import { goTo } from '../../route/use-route.js';
import { importColumns } from './import-columns.js';
import { IMPORT_STATES, isImportStatus, isUnderWay } from './import-states.js';
import { ImporterSelect } from './ImporterSelect.js';

const LIMIT = 20;
const LOOK_AGAIN_AFTER = 2000;

export function ImportList({ route }: { readonly route: Route }): ReactNode {
  const { api } = useSession();
  const { status: asked, importer } = route.query;
  const status = isImportStatus(asked) ? asked : undefined;
  const offset = countIn(route, 'offset');
  const query = { status, importer: importer === '' ? undefined : importer, limit: LIMIT, offset };
  const { loaded, reload } = useLoad(JSON.stringify(query), (signal) => api.listImports(query, signal));
  useReloadWhile(loaded.state === 'ready' && loaded.data.data.some(({ job }) => isUnderWay(job)), {
    reload,
    every: LOOK_AGAIN_AFTER,
  });
  const isFiltered = status !== undefined || query.importer !== undefined;
  /** The same list with some of its address changed, from its beginning unless said otherwise. */
  const hrefOf = (change: Readonly<Record<string, string | undefined>>): string =>
    routeTo(['imports'], { status, importer, ...change });
  return (
    <>
      <ScreenHead
        title="Import jobs"
        lead="Files that were sent to an importer, and what became of them."
        actions={
          <button type="button" className="button" onClick={reload}>
            Refresh
          </button>
        }
      />
      <div className="toolbar">
        <label>
          <span className="hidden">State</span>
          <select value={status ?? ''} onChange={(event) => goTo(hrefOf({ status: event.target.value }))}>
            <option value="">Every state</option>
            {Object.entries(IMPORT_STATES).map(([state, { label }]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <ImporterSelect value={query.importer} onChange={(id) => goTo(hrefOf({ importer: id }))} />
      </div>
      <Outcome loaded={loaded} onRetry={reload}>
        {({ data, meta }, isStale) =>
          meta.total === 0 ? (
            <Empty title={isFiltered ? 'No import is like this' : 'Nothing has been imported yet'}>
              {isFiltered ? (
                <a href={routeTo(['imports'])}>Show all imports</a>
              ) : (
                <p>A page with the key of an importer sends the first file, or a program does.</p>
              )}
            </Empty>
          ) : (
            <>
              <DataTable
                caption="Import jobs, newest first"
                columns={importColumns}
                rows={data}
                isStale={isStale}
                keyOf={({ job }) => job.id}
              />
              <Pager meta={meta} hrefOf={(from) => hrefOf({ offset: from > 0 ? String(from) : undefined })} />
            </>
          )
        }
      </Outcome>
    </>
  );
}

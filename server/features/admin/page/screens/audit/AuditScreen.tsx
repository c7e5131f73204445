import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../hooks/use-load.js';
import { DataTable } from '../../parts/DataTable.js';
import { Empty } from '../../parts/Empty.js';
import { Outcome } from '../../parts/Outcome.js';
import { Pager } from '../../parts/Pager.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, routeTo } from '../../route/route.js';
import type { Route } from '../../route/route.js';
import { goTo } from '../../route/use-route.js';
import { auditColumns } from './audit-columns.js';
import { AuditFilter } from './AuditFilter.js';

const LIMIT = 20;
const DAY = 86_400_000;

export function AuditScreen({ route }: { readonly route: Route }): ReactNode {
  const { api } = useSession();
  const { actor = '', target = '', action = '', from = '', to = '' } = route.query;
  const filter = { actor, target, action, from, to };
  const offset = countIn(route, 'offset');
  const { loaded, reload } = useLoad(JSON.stringify([filter, offset]), (signal) =>
    api.listAudit(
      {
        actor: actor || undefined,
        target: target || undefined,
        action: action || undefined,
        since: startOf(from, 0),
        until: startOf(to, DAY),
        limit: LIMIT,
        offset,
      },
      signal,
    ),
  );
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <>
      <ScreenHead title="Audit log" lead="Who changed users, API keys, importers and invitations, and when." />
      <AuditFilter
        key={JSON.stringify(filter)}
        value={filter}
        onChange={(value) => goTo(routeTo(['audit'], { ...value }))}
      />
      <Outcome loaded={loaded} onRetry={reload}>
        {({ data, meta }, isStale) =>
          meta.total === 0 ? (
            <Empty title={isFiltered ? 'No matching changes' : 'No changes yet'}>
              {isFiltered ? (
                <a href={routeTo(['audit'])}>Show all changes</a>
              ) : (
                <p>Changes of users, API keys, importers and invitations appear here.</p>
              )}
            </Empty>
          ) : (
            <>
              <DataTable
                caption="Changes, newest first"
                columns={auditColumns}
                rows={data}
                isStale={isStale}
                keyOf={({ id }) => id}
              />
              <Pager
                meta={meta}
                hrefOf={(start) => routeTo(['audit'], { ...filter, offset: start > 0 ? String(start) : undefined })}
              />
            </>
          )
        }
      </Outcome>
    </>
  );
}

/** A calendar day of the reader's time zone, as the instant it begins at and milliseconds later. */
function startOf(day: string, later: number): string | undefined {
  const start = new Date(`${day}T00:00`).getTime();
  return Number.isNaN(start) ? undefined : new Date(start + later).toISOString();
}

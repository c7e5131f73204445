import type { ReactNode } from 'react';
import type { ImportDetails } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { useLoad, useReloadWhile } from '../../api/use-load.js';
import { countOf } from '../../parts/cells.js';
import { Empty, Outcome } from '../../parts/Outcome.js';
import { ScreenHead, Tabs } from '../../parts/ScreenHead.js';
import { countIn, routeTo } from '../../route.js';
import type { Route } from '../../route.js';
import { DeliveryList, useDeliveries } from '../webhooks/DeliveryList.js';
import { isUnderWay } from './import-state.js';
import type { ImportTabProps } from './import-state.js';
import { ImportActions } from './ImportActions.js';
import { ImportErrors } from './ImportErrors.js';
import { ImportList } from './ImportList.js';
import { ImportRows } from './ImportRows.js';
import { ImportSummary } from './ImportSummary.js';

/** `#/imports`, `#/imports/<id>`, and the tabs of one: `…/errors`, `…/rows`, `…/webhooks`. */
export function ImportsScreen({ route }: { readonly route: Route }): ReactNode {
  const [, id] = route.path;
  return id === undefined ? <ImportList route={route} /> : <ImportView key={id} id={id} route={route} />;
}

const RELOAD_EVERY = 1000;

const TABS: Readonly<Record<string, (props: ImportTabProps) => ReactNode>> = {
  summary: ImportSummary,
  errors: ImportErrors,
  rows: ImportRows,
  webhooks: ImportWebhooks,
};

/** One import, updated while it runs. */
function ImportView({ id, route }: { readonly id: string; readonly route: Route }): ReactNode {
  const { api } = useSession();
  const { loaded, reload } = useLoad(id, (signal) => api.findImport(id, signal));
  const details = loaded.state === 'ready' ? loaded.data : undefined;
  useReloadWhile(details !== undefined && isUnderWay(details.job), { reload, every: RELOAD_EVERY });
  const [, , side = 'summary'] = route.path;
  const Side = Object.hasOwn(TABS, side) ? TABS[side] : undefined;
  return (
    <>
      <ScreenHead
        title={details?.job.file_name ?? 'Import'}
        crumbs={[{ label: 'Import jobs', href: routeTo(['imports']) }]}
        actions={details && <ImportActions details={details} onChanged={reload} />}
      />
      <Outcome loaded={loaded} onRetry={reload}>
        {(shown) => (
          <>
            <Tabs name={shown.job.file_name} tabs={tabsOf(shown)} current={side} />
            {Side ? (
              <Side details={shown} route={route} />
            ) : (
              <Empty title="Page not found">
                <a href={routeTo(['imports', id])}>To the import</a>
              </Empty>
            )}
          </>
        )}
      </Outcome>
    </>
  );
}

function tabsOf({ job: { id, num_errors } }: ImportDetails): Parameters<typeof Tabs>[0]['tabs'] {
  return [
    { id: 'summary', label: 'Summary', href: routeTo(['imports', id]) },
    { id: 'errors', label: `Errors (${countOf(num_errors)})`, href: routeTo(['imports', id, 'errors']) },
    { id: 'rows', label: 'Rows', href: routeTo(['imports', id, 'rows']) },
    { id: 'webhooks', label: 'Webhooks', href: routeTo(['imports', id, 'webhooks']) },
  ];
}

/** The webhooks sent about this import. */
function ImportWebhooks({ details: { job, importer }, route }: ImportTabProps): ReactNode {
  const about = { source: 'importers', receiver: importer.id, subject: job.id };
  const deliveries = useDeliveries(about, countIn(route, 'offset'));
  return (
    <DeliveryList
      {...deliveries}
      empty={
        <Empty title="No webhooks were sent for this import.">
          <a href={routeTo(['importers', importer.id, 'webhooks'])}>To the webhooks of the importer</a>
        </Empty>
      }
      hrefOf={(start) => routeTo(['imports', job.id, 'webhooks'], { offset: start })}
    />
  );
}

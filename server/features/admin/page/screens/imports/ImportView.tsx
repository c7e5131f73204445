import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import type { ImportDetails } from '../../api/answers.js';
import { useLoad } from '../../hooks/use-load.js';
import { useReloadWhile } from '../../hooks/use-reload-while.js';
import { countOf } from '../../parts/count-of.js';
import { Empty } from '../../parts/Empty.js';
import { Outcome } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { Tabs } from '../../parts/Tabs.js';
import { routeTo } from '../../route/route.js';
import type { Route } from '../../route/route.js';
import { isUnderWay } from './import-states.js';
import { ImportActions } from './ImportActions.js';
import { ImportErrors } from './ImportErrors.js';
import { ImportRows } from './ImportRows.js';
import { ImportSummary } from './ImportSummary.js';
import { ImportWebhooks } from './ImportWebhooks.js';

const LOOK_AGAIN_AFTER = 1000;

export interface SideProps {
  readonly details: ImportDetails;
  readonly route: Route;
}

const SIDES: Readonly<Record<string, (props: SideProps) => ReactNode>> = {
  summary: ImportSummary,
  errors: ImportErrors,
  rows: ImportRows,
  webhooks: ImportWebhooks,
};

/** One import, as it goes on. */
export function ImportView({ id, route }: { readonly id: string; readonly route: Route }): ReactNode {
  const { api } = useSession();
  const { loaded, reload } = useLoad(id, (signal) => api.findImport(id, signal));
  const details = loaded.state === 'ready' ? loaded.data : undefined;
  useReloadWhile(details !== undefined && isUnderWay(details.job), { reload, every: LOOK_AGAIN_AFTER });
  const [, , side = 'summary'] = route.path;
  const Side = Object.hasOwn(SIDES, side) ? SIDES[side] : undefined;
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
              <Empty title="There is nothing here.">
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
    { id: 'errors', label: `Findings (${countOf(num_errors)})`, href: routeTo(['imports', id, 'errors']) },
    { id: 'rows', label: 'Rows', href: routeTo(['imports', id, 'rows']) },
    { id: 'webhooks', label: 'Webhooks', href: routeTo(['imports', id, 'webhooks']) },
  ];
}

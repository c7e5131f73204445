import type { ReactNode } from 'react';
import { Empty } from '../../parts/Empty.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, routeTo } from '../../route/route.js';
import type { Route } from '../../route/route.js';
import { goTo } from '../../route/use-route.js';
import { isDeliveryStatus, STATES } from './delivery-states.js';
import { DeliveryList, useDeliveries } from './DeliveryList.js';

export function WebhooksScreen({ route }: { readonly route: Route }): ReactNode {
  const asked = route.query['status'];
  const status = isDeliveryStatus(asked) ? asked : undefined;
  const deliveries = useDeliveries({ status }, countIn(route, 'offset'));
  return (
    <>
      <ScreenHead
        title="Webhook deliveries"
        lead="What was sent to receivers when records changed or files were imported, try by try."
        actions={
          <button type="button" className="button" onClick={deliveries.reload}>
            Refresh
          </button>
        }
      />
      <div className="toolbar">
        <label>
          <span className="hidden">State</span>
          <select
            value={status ?? ''}
            onChange={(event) => goTo(routeTo(['webhooks'], { status: event.target.value }))}
          >
            <option value="">Every state</option>
            {Object.entries(STATES).map(([state, { label }]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <DeliveryList
        {...deliveries}
        empty={
          <Empty title={status === undefined ? 'Nothing has been sent yet' : 'Nothing in this state'}>
            {status === undefined ? (
              <p>
                Receivers of records are declared in the configuration file, under <code>webhooks.endpoints</code>;
                those of imports with their importer.
              </p>
            ) : (
              <a href={routeTo(['webhooks'])}>Show every state</a>
            )}
          </Empty>
        }
        hrefOf={(from) => routeTo(['webhooks'], { status, offset: from > 0 ? String(from) : undefined })}
      />
    </>
  );
}

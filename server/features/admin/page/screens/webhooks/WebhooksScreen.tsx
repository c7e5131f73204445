import type { ReactNode } from 'react';
import { Select } from '../../parts/Field.js';
import { Empty } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, goTo, routeTo } from '../../route.js';
import type { Route } from '../../route.js';
import { isDeliveryStatus, STATES } from './DeliveryDialog.js';
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
          <button type="button" className="rg-button" onClick={deliveries.reload}>
            Refresh
          </button>
        }
      />
      <div className="toolbar">
        <Select
          aria-label="State"
          empty="Every state"
          options={Object.entries(STATES).map(([value, { label }]) => ({ value, label }))}
          value={status}
          onChange={(state) => goTo(routeTo(['webhooks'], { status: state }))}
        />
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
        hrefOf={(start) => routeTo(['webhooks'], { status, offset: start })}
      />
    </>
  );
}

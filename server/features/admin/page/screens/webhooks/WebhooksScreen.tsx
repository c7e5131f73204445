import type { ReactNode } from 'react';
import { Select } from '../../parts/Field.js';
import { Empty } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, goTo, routeTo } from '../../route.js';
import type { Route } from '../../route.js';
import { isDeliveryStatus, STATES } from './DeliveryDialog.js';
import { DeliveryList, useDeliveries } from './DeliveryList.js';

export function WebhooksScreen({ route }: { readonly route: Route }): ReactNode {
  const given = route.query['status'];
  const status = isDeliveryStatus(given) ? given : undefined;
  const deliveries = useDeliveries({ status }, countIn(route, 'offset'));
  return (
    <>
      <ScreenHead
        title="Webhook deliveries"
        lead="Webhooks sent to receivers for record changes and imports, with every attempt."
        actions={
          <button type="button" className="rg-button" onClick={deliveries.reload}>
            Refresh
          </button>
        }
      />
      <div className="toolbar">
        <Select
          aria-label="State"
          empty="Any state"
          options={Object.entries(STATES).map(([value, { label }]) => ({ value, label }))}
          value={status}
          onChange={(state) => goTo(routeTo(['webhooks'], { status: state }))}
        />
      </div>
      <DeliveryList
        {...deliveries}
        empty={
          <Empty title={status === undefined ? 'No webhooks yet' : 'No matching webhooks'}>
            {status === undefined ? (
              <p>
                Receivers of record changes are declared in the configuration file, under{' '}
                <code>webhooks.endpoints</code>; receivers of imports are set in their importer.
              </p>
            ) : (
              <a href={routeTo(['webhooks'])}>Clear filter</a>
            )}
          </Empty>
        }
        hrefOf={(start) => routeTo(['webhooks'], { status, offset: start })}
      />
    </>
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { asFailure } from '../../api/api-failure.js';
import { useSession } from '../../api/session-context.js';
import type { Delivery } from '../../api/wire.js';
import { useLoad } from '../../hooks/use-load.js';
import { DataTable } from '../../parts/DataTable.js';
import { Empty } from '../../parts/Empty.js';
import { Outcome } from '../../parts/Outcome.js';
import { Pager } from '../../parts/Pager.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, routeTo } from '../../route/route.js';
import type { Route } from '../../route/route.js';
import { goTo } from '../../route/use-route.js';
import { deliveryColumns } from './delivery-columns.js';
import { isDeliveryStatus, STATES } from './delivery-states.js';
import { DeliveryDialog } from './DeliveryDialog.js';

const LIMIT = 20;
const LOOK_AGAIN_AFTER = 5000;

export function WebhooksScreen({ route }: { readonly route: Route }): ReactNode {
  const { api, announce } = useSession();
  const offset = countIn(route, 'offset');
  const asked = route.query['status'];
  const status = isDeliveryStatus(asked) ? asked : undefined;
  const { loaded, reload } = useLoad(`${status} ${offset}`, (signal) =>
    api.listDeliveries({ limit: LIMIT, offset, status }, signal),
  );
  const [openId, setOpenId] = useState<string>();
  const deliveries = loaded.state === 'ready' ? loaded.data.data : [];
  const open = deliveries.find(({ id }) => id === openId);
  useReloadWhile(
    deliveries.some((delivery) => delivery.status === 'pending'),
    reload,
  );

  const resend = async ({ id }: Delivery): Promise<void> => {
    // What is announced behind a dialog is not heard.
    setOpenId(undefined);
    try {
      await api.resendDelivery(id);
      announce('The webhook is on its way again.');
    } catch (error) {
      announce(asFailure(error).message);
    }
    reload();
  };
  return (
    <>
      <ScreenHead
        title="Webhook deliveries"
        lead="What was sent to receivers when records changed, try by try."
        actions={
          <button type="button" className="button" onClick={reload}>
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
      <Outcome loaded={loaded} onRetry={reload}>
        {({ data, meta }, isStale) =>
          meta.total === 0 ? (
            <Empty title={status === undefined ? 'Nothing has been sent yet' : 'Nothing in this state'}>
              {status === undefined ? (
                <p>
                  Receivers are declared in the configuration file, under <code>webhooks.endpoints</code>.
                </p>
              ) : (
                <a href={routeTo(['webhooks'])}>Show every state</a>
              )}
            </Empty>
          ) : (
            <>
              <DataTable
                caption="Webhook deliveries, newest first"
                columns={deliveryColumns}
                rows={data}
                isStale={isStale}
                keyOf={({ id }) => id}
                actions={(delivery) => (
                  <DeliveryActions
                    delivery={delivery}
                    onOpen={() => setOpenId(delivery.id)}
                    onResend={() => void resend(delivery)}
                  />
                )}
              />
              <Pager
                meta={meta}
                hrefOf={(from) => routeTo(['webhooks'], { status, offset: from > 0 ? String(from) : undefined })}
              />
            </>
          )
        }
      </Outcome>
      {open && (
        <DeliveryDialog delivery={open} onResend={() => void resend(open)} onClose={() => setOpenId(undefined)} />
      )}
    </>
  );
}

interface DeliveryActionsProps {
  readonly delivery: Delivery;
  onOpen(): void;
  onResend(): void;
}

function DeliveryActions({ delivery, onOpen, onResend }: DeliveryActionsProps): ReactNode {
  const name = `${delivery.event} of ${delivery.subject}`;
  return (
    <>
      <button type="button" className="button" data-kind="quiet" aria-label={`Details of ${name}`} onClick={onOpen}>
        Details
      </button>
      <button type="button" className="button" data-kind="quiet" aria-label={`Resend ${name}`} onClick={onResend}>
        Resend
      </button>
    </>
  );
}

/** Looks again from time to time while something is under way and the page is looked at. */
function useReloadWhile(isUnderWay: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, LOOK_AGAIN_AFTER);
    return () => clearInterval(timer);
  }, [isUnderWay, reload]);
}

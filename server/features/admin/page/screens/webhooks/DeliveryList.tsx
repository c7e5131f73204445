import { useState } from 'react';
import type { ReactNode } from 'react';
import { asFailure } from '../../api/api-failure.js';
import type { DeliveryQuery } from '../../api/create-api.js';
import { useSession } from '../../api/session-context.js';
import type { Delivery, Page } from '../../api/answers.js';
import type { Loaded } from '../../hooks/use-load.js';
import { useLoad } from '../../hooks/use-load.js';
import { useReloadWhile } from '../../hooks/use-reload-while.js';
import { DataTable } from '../../parts/DataTable.js';
import { Outcome } from '../../parts/Outcome.js';
import { Pager } from '../../parts/Pager.js';
import { deliveryColumns } from './delivery-columns.js';
import { DeliveryDialog } from './DeliveryDialog.js';

const LIMIT = 20;
const LOOK_AGAIN_AFTER = 5000;

interface LoadedDeliveries {
  readonly loaded: Loaded<Page<Delivery>>;
  readonly reload: () => void;
}

/** A page of webhooks, looked at again while one of them waits. */
export function useDeliveries(query: DeliveryQuery, offset: number): LoadedDeliveries {
  const { api } = useSession();
  const { loaded, reload } = useLoad(JSON.stringify([query, offset]), (signal) =>
    api.listDeliveries({ ...query, limit: LIMIT, offset }, signal),
  );
  const isWaiting = loaded.state === 'ready' && loaded.data.data.some(({ status }) => status === 'pending');
  useReloadWhile(isWaiting, { reload, every: LOOK_AGAIN_AFTER });
  return { loaded, reload };
}

interface DeliveryListProps extends LoadedDeliveries {
  readonly empty: ReactNode;
  /** Address of the page that begins with an entry. */
  hrefOf(offset: number): string;
}

/** Webhooks with what became of them; each can be looked into and sent again. */
export function DeliveryList({ loaded, reload, empty, hrefOf }: DeliveryListProps): ReactNode {
  const { api, announce } = useSession();
  const [openId, setOpenId] = useState<string>();
  const open = loaded.state === 'ready' ? loaded.data.data.find(({ id }) => id === openId) : undefined;
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
      <Outcome loaded={loaded} onRetry={reload}>
        {({ data, meta }, isStale) =>
          meta.total === 0 ? (
            empty
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
              <Pager meta={meta} hrefOf={hrefOf} />
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

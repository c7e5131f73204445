import { useState } from 'react';
import type { ReactNode } from 'react';
import type { WebhookDelivery, Page } from '../../api/answers.js';
import type { DeliveryQuery } from '../../api/create-api.js';
import { asFailure } from '../../api/request.js';
import { useSession } from '../../api/session-context.js';
import { useLoad, useReloadWhile } from '../../api/use-load.js';
import type { Loaded } from '../../api/use-load.js';
import { Tag, Time } from '../../parts/cells.js';
import { Listing } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { routeTo } from '../../route.js';
import { answerOf, DeliveryDialog, STATES } from './DeliveryDialog.js';

const LIMIT = 20;
const RELOAD_EVERY = 5000;

interface LoadedDeliveries {
  readonly loaded: Loaded<Page<WebhookDelivery>>;
  readonly reload: () => void;
}

/** A page of webhooks, reloaded while one of them is pending. */
export function useDeliveries(query: DeliveryQuery, offset: number): LoadedDeliveries {
  const { api } = useSession();
  const { loaded, reload } = useLoad(JSON.stringify([query, offset]), (signal) =>
    api.listDeliveries({ ...query, limit: LIMIT, offset }, signal),
  );
  const isWaiting = loaded.state === 'ready' && loaded.data.data.some(({ status }) => status === 'pending');
  useReloadWhile(isWaiting, { reload, every: RELOAD_EVERY });
  return { loaded, reload };
}

interface DeliveryListProps extends LoadedDeliveries {
  readonly empty: ReactNode;
  /** Address of the page starting at an entry; `undefined` means the first page. */
  hrefOf(offset: string | undefined): string;
}

/** Webhooks with their status; each has details and can be sent again. */
export function DeliveryList({ loaded, reload, empty, hrefOf }: DeliveryListProps): ReactNode {
  const { api, announce } = useSession();
  const [openId, setOpenId] = useState<string>();
  const open = loaded.state === 'ready' ? loaded.data.data.find(({ id }) => id === openId) : undefined;
  const resend = async ({ id }: WebhookDelivery): Promise<void> => {
    // An announcement behind an open dialog would not be heard.
    setOpenId(undefined);
    try {
      await api.resendDelivery(id);
      announce('The webhook is being sent again.');
    } catch (error) {
      announce(asFailure(error).message);
    }
    reload();
  };
  return (
    <>
      <Listing
        caption="Webhook deliveries, newest first"
        columns={columns}
        keyOf={({ id }) => id}
        loaded={loaded}
        onRetry={reload}
        empty={empty}
        hrefOf={hrefOf}
        actions={(delivery) => (
          <DeliveryActions
            delivery={delivery}
            onOpen={() => setOpenId(delivery.id)}
            onResend={() => void resend(delivery)}
          />
        )}
      />
      {open && (
        <DeliveryDialog delivery={open} onResend={() => void resend(open)} onClose={() => setOpenId(undefined)} />
      )}
    </>
  );
}

interface DeliveryActionsProps {
  readonly delivery: WebhookDelivery;
  onOpen(): void;
  onResend(): void;
}

function DeliveryActions({ delivery, onOpen, onResend }: DeliveryActionsProps): ReactNode {
  const name = `${delivery.event} of ${delivery.subject}`;
  return (
    <>
      <button type="button" className="rg-button" aria-label={`Details of ${name}`} onClick={onOpen}>
        Details
      </button>
      <button type="button" className="rg-button" aria-label={`Resend ${name}`} onClick={onResend}>
        Resend
      </button>
    </>
  );
}

const columns: readonly TableColumn<WebhookDelivery>[] = [
  { id: 'state', label: 'State', cell: ({ status }) => <Tag tone={STATES[status].tone}>{STATES[status].label}</Tag> },
  {
    id: 'event',
    label: 'Event',
    cell: (delivery) => (
      <>
        <b>{delivery.event}</b> {subjectOf(delivery)}
        <span className="under">{delivery.url}</span>
      </>
    ),
  },
  { id: 'tries', label: 'Attempts', align: 'end', cell: ({ tries }) => tries.length },
  { id: 'answer', label: 'Last response', cell: ({ tries }) => answerOf(tries.at(-1)) },
  { id: 'created', label: 'Created', cell: ({ createdAt }) => <Time at={createdAt} /> },
];

/** For an import, the start of its id as a link. */
function subjectOf({ source, subject }: WebhookDelivery): ReactNode {
  if (source !== 'importers') return <code>{subject}</code>;
  return (
    <a href={routeTo(['imports', subject])} title={subject}>
      <code>{subject.slice(0, 8)}</code>
    </a>
  );
}

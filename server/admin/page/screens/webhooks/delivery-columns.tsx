import type { ReactNode } from 'react';
import type { Delivery, DeliveryTry } from '../../api/wire.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Tag } from '../../parts/Tag.js';
import { Time } from '../../parts/Time.js';
import { STATES } from './delivery-states.js';

export const deliveryColumns: readonly TableColumn<Delivery>[] = [
  { id: 'state', label: 'State', cell: ({ status }) => <Tag tone={STATES[status].tone}>{STATES[status].label}</Tag> },
  {
    id: 'event',
    label: 'Event',
    cell: ({ event, subject, url }) => (
      <>
        <b>
          {event} <code>{subject}</code>
        </b>
        <span className="under">{url}</span>
      </>
    ),
  },
  { id: 'tries', label: 'Tries', align: 'end', cell: ({ tries }) => tries.length },
  { id: 'answer', label: 'Last answer', cell: ({ tries }) => answerOf(tries.at(-1)) },
  { id: 'created', label: 'Created', cell: ({ createdAt }) => <Time at={createdAt} /> },
];

export function answerOf(last: DeliveryTry | undefined): ReactNode {
  if (last === undefined) return <span className="soft">none yet</span>;
  return last.status === null ? (last.error ?? 'no answer') : `HTTP ${last.status}`;
}

import type { ReactNode } from 'react';
import type { Delivery, DeliveryTry } from '../../api/answers.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Tag } from '../../parts/Tag.js';
import { Time } from '../../parts/Time.js';
import { routeTo } from '../../route/route.js';
import { STATES } from './delivery-states.js';

export const deliveryColumns: readonly TableColumn<Delivery>[] = [
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
  { id: 'tries', label: 'Tries', align: 'end', cell: ({ tries }) => tries.length },
  { id: 'answer', label: 'Last answer', cell: ({ tries }) => answerOf(tries.at(-1)) },
  { id: 'created', label: 'Created', cell: ({ createdAt }) => <Time at={createdAt} /> },
];

/** Of an import the beginning of its id, as a way there. */
function subjectOf({ source, subject }: Delivery): ReactNode {
  if (source !== 'importers') return <code>{subject}</code>;
  return (
    <a href={routeTo(['imports', subject])} title={subject}>
      <code>{subject.slice(0, 8)}</code>
    </a>
  );
}

export function answerOf(last: DeliveryTry | undefined): ReactNode {
  if (last === undefined) return <span className="soft">none yet</span>;
  return last.status === null ? (last.error ?? 'no answer') : `HTTP ${last.status}`;
}

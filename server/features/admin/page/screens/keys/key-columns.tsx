import type { ReactNode } from 'react';
import { ACTIONS } from '../../rights.js';
import type { ApiKey } from '../../api/answers.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Tag } from '../../parts/Tag.js';
import { Time } from '../../parts/Time.js';

export const keyColumns: readonly TableColumn<ApiKey>[] = [
  {
    id: 'name',
    label: 'Name',
    cell: ({ name, prefix }) => (
      <>
        <b>{name}</b>
        <code className="under">{prefix}…</code>
      </>
    ),
  },
  { id: 'rights', label: 'Rights', cell: rightsOf },
  { id: 'maker', label: 'Created by', cell: makerOf },
  { id: 'expires', label: 'Expires', cell: expiryOf },
  { id: 'used', label: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt ? <Time at={lastUsedAt} /> : <Never />) },
];

function rightsOf({ permissions: { models, admin, rateLimit } }: ApiKey): ReactNode {
  const named = Object.entries(models).filter(([, actions]) => actions.length > 0);
  return (
    <ul className="rights">
      {admin && (
        <li>
          <Tag tone="check">admin</Tag>
        </li>
      )}
      {named.map(([path, actions]) => (
        <li key={path}>
          <code>{path}</code> {actions.length === ACTIONS.length ? 'everything' : actions.join(', ')}
        </li>
      ))}
      {rateLimit && (
        <li>
          {rateLimit.requests.toLocaleString()} requests per {spanOf(rateLimit.windowMs)}
        </li>
      )}
      {!admin && named.length === 0 && <li>none</li>}
    </ul>
  );
}

function makerOf({ createdBy }: ApiKey): ReactNode {
  if (createdBy === null) return <span className="soft">Unknown</span>;
  return (
    <>
      {createdBy.name} {createdBy.isDeleted && <Tag>deleted</Tag>}
    </>
  );
}

function spanOf(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (minutes < 1) return `${milliseconds / 1000} s`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.round(minutes * 10) / 10} min`;
}

function expiryOf({ expiresAt }: ApiKey): ReactNode {
  if (expiresAt === null) return <Never />;
  return new Date(expiresAt) <= new Date() ? <Tag tone="bad">expired</Tag> : <Time at={expiresAt} />;
}

function Never(): ReactNode {
  return <span className="soft">Never</span>;
}

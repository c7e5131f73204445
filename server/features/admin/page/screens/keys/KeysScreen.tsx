import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ApiKey } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { Tag, Time } from '../../parts/cells.js';
import { Listing } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { ConfirmDialog } from '../../parts/Dialog.js';
import { Empty } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { ACTIONS } from '../../rights.js';
import { countIn, routeTo } from '../../route.js';
import type { Route } from '../../route.js';
import { NewKey } from './NewKey.js';

const LIMIT = 20;

export function KeysScreen({ route }: { readonly route: Route }): ReactNode {
  return route.path[1] === 'new' ? <NewKey /> : <KeyList route={route} />;
}

function KeyList({ route }: { readonly route: Route }): ReactNode {
  const { api, announce } = useSession();
  const offset = countIn(route, 'offset');
  const { loaded, reload } = useLoad(`${offset}`, (signal) => api.listKeys({ limit: LIMIT, offset }, signal));
  const [revoking, setRevoking] = useState<ApiKey>();
  const newKey = (
    <a className="rg-button" data-kind="primary" href={routeTo(['keys', 'new'])}>
      New key
    </a>
  );
  return (
    <>
      <ScreenHead title="API keys" lead="Keys for API access, shown once when created." actions={newKey} />
      <Listing
        caption="API keys, newest first"
        columns={columns}
        keyOf={({ id }) => id}
        loaded={loaded}
        onRetry={reload}
        empty={
          <Empty title="No keys yet">
            <p>Programs call the API with a key. Create the first one.</p>
          </Empty>
        }
        hrefOf={(start) => routeTo(['keys'], { offset: start })}
        actions={(key) => (
          <button
            type="button"
            className="rg-button"
            aria-label={`Revoke ${key.name}`}
            onClick={() => setRevoking(key)}
          >
            Revoke
          </button>
        )}
      />
      {revoking && (
        <ConfirmDialog
          title={`Revoke “${revoking.name}”?`}
          verb="Revoke key"
          work={() => api.revokeKey(revoking.id)}
          onDone={() => {
            announce(`The key “${revoking.name}” was revoked.`);
            setRevoking(undefined);
            reload();
          }}
          onClose={() => setRevoking(undefined)}
        >
          <p>
            Programs that use <code>{revoking.prefix}…</code> stop working at once. You can't undo this.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const columns: readonly TableColumn<ApiKey>[] = [
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

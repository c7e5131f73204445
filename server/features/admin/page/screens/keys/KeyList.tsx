import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import type { ApiKey } from '../../api/answers.js';
import { useLoad } from '../../hooks/use-load.js';
import { ConfirmDialog } from '../../parts/ConfirmDialog.js';
import { DataTable } from '../../parts/DataTable.js';
import { Empty } from '../../parts/Empty.js';
import { Outcome } from '../../parts/Outcome.js';
import { Pager } from '../../parts/Pager.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, routeTo } from '../../route/route.js';
import type { Route } from '../../route/route.js';
import { keyColumns } from './key-columns.js';

const LIMIT = 20;

export function KeyList({ route }: { readonly route: Route }): ReactNode {
  const { api, announce } = useSession();
  const offset = countIn(route, 'offset');
  const { loaded, reload } = useLoad(`${offset}`, (signal) => api.listKeys({ limit: LIMIT, offset }, signal));
  const [revoking, setRevoking] = useState<ApiKey>();
  const newKey = (
    <a className="button" data-kind="primary" href={routeTo(['keys', 'new'])}>
      New key
    </a>
  );
  return (
    <>
      <ScreenHead
        title="API keys"
        lead="For programs. Each key has rights of its own and is shown once, when it is made."
        actions={newKey}
      />
      <Outcome loaded={loaded} onRetry={reload}>
        {({ data, meta }, isStale) => (
          <>
            {meta.total === 0 ? (
              <Empty title="No keys yet">
                <p>A program calls the API with a key. Make the first one.</p>
              </Empty>
            ) : (
              <DataTable
                caption="API keys, newest first"
                columns={keyColumns}
                rows={data}
                isStale={isStale}
                keyOf={({ id }) => id}
                actions={(key) => (
                  <button
                    type="button"
                    className="button"
                    data-kind="quiet"
                    aria-label={`Revoke ${key.name}`}
                    onClick={() => setRevoking(key)}
                  >
                    Revoke
                  </button>
                )}
              />
            )}
            {meta.total > 0 && (
              <Pager
                meta={meta}
                hrefOf={(from) => routeTo(['keys'], { offset: from > 0 ? String(from) : undefined })}
              />
            )}
          </>
        )}
      </Outcome>
      {revoking && (
        <ConfirmDialog
          title={`Revoke “${revoking.name}”?`}
          verb="Revoke key"
          work={() => api.revokeKey(revoking.id)}
          onDone={() => {
            announce(`The key “${revoking.name}” is revoked.`);
            setRevoking(undefined);
            reload();
          }}
          onClose={() => setRevoking(undefined)}
        >
          <p>
            Programs that use <code>{revoking.prefix}…</code> are refused from now on. This cannot be taken back.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

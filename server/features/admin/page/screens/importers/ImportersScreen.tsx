import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Importer } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { ConfirmDialog } from '../../parts/Dialog.js';
import { Empty, Outcome } from '../../parts/Outcome.js';
import { ScreenHead, Tabs } from '../../parts/ScreenHead.js';
import { goTo, routeTo } from '../../route.js';
import type { Route } from '../../route.js';
import { ImporterFields } from './ImporterFields.js';
import { ImporterList } from './ImporterList.js';
import { ImporterSettings } from './ImporterSettings.js';
import { ImporterWebhooks } from './ImporterWebhooks.js';

/** `#/importers`, `#/importers/<id>`, `#/importers/<id>/fields`, `#/importers/<id>/webhooks`. */
export function ImportersScreen({ route }: { readonly route: Route }): ReactNode {
  const [, id] = route.path;
  return id === undefined ? <ImporterList route={route} /> : <ImporterView key={id} id={id} route={route} />;
}

/** Read-only view of an importer, with the few actions an operator may need urgently. */
function ImporterView({ id, route }: { readonly id: string; readonly route: Route }): ReactNode {
  const { api } = useSession();
  const { loaded, reload } = useLoad(id, (signal) => api.findImporter(id, signal));
  const importer = loaded.state === 'ready' ? loaded.data.importer : undefined;
  const [, , side = 'settings'] = route.path;
  return (
    <>
      <ScreenHead
        title={importer?.name ?? 'Importer'}
        crumbs={[{ label: 'Importers', href: routeTo(['importers']) }]}
        lead={importer?.description ?? undefined}
        actions={importer && <Actions importer={importer} />}
      />
      <Outcome loaded={loaded} onRetry={reload}>
        {(record) => (
          <>
            <Tabs
              name={record.importer.name}
              tabs={[
                { id: 'settings', label: 'Settings', href: routeTo(['importers', id]) },
                { id: 'fields', label: 'Fields', href: routeTo(['importers', id, 'fields']) },
                { id: 'webhooks', label: 'Webhooks', href: routeTo(['importers', id, 'webhooks']) },
              ]}
              current={side}
            />
            {side === 'settings' && <ImporterSettings record={record} onChanged={reload} />}
            {side === 'fields' && <ImporterFields importer={record.importer} />}
            {side === 'webhooks' && <ImporterWebhooks importer={record.importer} route={route} />}
            {!['settings', 'fields', 'webhooks'].includes(side) && (
              <Empty title="Page not found">
                <a href={routeTo(['importers', id])}>To the importer</a>
              </Empty>
            )}
          </>
        )}
      </Outcome>
    </>
  );
}

function Actions({ importer: { id, name } }: { readonly importer: Importer }): ReactNode {
  const { api, announce } = useSession();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="buttons">
      <a className="rg-button" href={routeTo(['imports'], { importer: id })}>
        View imports
      </a>
      <button type="button" className="rg-button rg-danger" onClick={() => setIsDeleting(true)}>
        Delete
      </button>
      {isDeleting && (
        <ConfirmDialog
          title={`Delete “${name}”?`}
          verb="Delete importer"
          work={() => api.deleteImporter(id)}
          onDone={() => {
            announce(`The importer “${name}” was deleted.`);
            goTo(routeTo(['importers']));
          }}
          onClose={() => setIsDeleting(false)}
        >
          <p>
            Its imports are deleted too, with their files and rows; running imports stop. Imported records stay. Pages
            that use its key stop working. You can't undo this.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

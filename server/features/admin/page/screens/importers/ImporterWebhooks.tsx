import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Importer } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { Fact, Facts, Tag, Time } from '../../parts/cells.js';
import { CopyField } from '../../parts/CopyField.js';
import { ConfirmDialog, Dialog } from '../../parts/Dialog.js';
import { Empty } from '../../parts/Outcome.js';
import { countIn, routeTo } from '../../route.js';
import type { Route } from '../../route.js';
import { DeliveryList, useDeliveries } from '../webhooks/DeliveryList.js';

interface ImporterWebhooksProps {
  readonly importer: Importer;
  readonly route: Route;
}

/** The webhook settings of an importer, and what was sent so far. */
export function ImporterWebhooks({ importer, route }: ImporterWebhooksProps): ReactNode {
  const { id, webhook_url: url, webhook_enabled: isEnabled } = importer;
  const deliveries = useDeliveries({ source: 'importers', receiver: id }, countIn(route, 'offset'));
  return (
    <>
      <section className="panel" aria-label="Receiver">
        <Facts>
          <Fact name="Receiver">
            {url === null ? <span className="soft">none</span> : <code>{url}</code>}{' '}
            {url !== null && <Tag tone={isEnabled ? 'good' : 'plain'}>{isEnabled ? 'on' : 'off'}</Tag>}
          </Fact>
          <Fact name="Rows included">{rowsIn(importer)}</Fact>
          <Fact name="Secret">
            <WebhookSecret importer={importer} />
          </Fact>
        </Facts>
      </section>
      <h2>Deliveries</h2>
      <DeliveryList
        {...deliveries}
        empty={
          <Empty title="No webhooks yet">
            <p>{isEnabled ? 'Webhooks appear here once an import runs.' : 'Webhooks of this importer are disabled.'}</p>
          </Empty>
        }
        hrefOf={(start) => routeTo(['importers', id, 'webhooks'], { offset: start })}
      />
    </>
  );
}

function rowsIn({ include_data_in_webhook, webhook_data_sample_size: size }: Importer): string {
  if (!include_data_in_webhook) return 'none';
  return size === null ? 'the first 10,000' : `the first ${size.toLocaleString()}`;
}

type Step = { readonly at: 'rest' } | { readonly at: 'asking' } | { readonly at: 'made'; readonly secret: string };

/** The first characters of the secret; a new one is shown once. */
function WebhookSecret({ importer: { id, name } }: { readonly importer: Importer }): ReactNode {
  const { api } = useSession();
  const { loaded, reload } = useLoad(id, (signal) => api.findWebhookSecret(id, signal));
  const [step, setStep] = useState<Step>({ at: 'rest' });
  return (
    <>
      <div className="beside">
        <span>
          {loaded.state === 'loading' && <span className="soft">Loading…</span>}
          {loaded.state === 'failed' && <span className="problem">{loaded.failure.message}</span>}
          {loaded.state === 'ready' && <code>{loaded.data.hint}</code>}
        </span>
        <button type="button" className="rg-button" onClick={() => setStep({ at: 'asking' })}>
          New secret
        </button>
      </div>
      {loaded.state === 'ready' && loaded.data.previousUntil !== null && (
        <p className="rg-hint">
          The previous secret also signs until <Time at={loaded.data.previousUntil} />.
        </p>
      )}
      {step.at === 'asking' && (
        <ConfirmDialog
          title={`Create a new secret for “${name}”?`}
          verb="Create new secret"
          work={async () => {
            const { secret } = await api.rotateWebhookSecret(id);
            setStep({ at: 'made', secret });
          }}
          onDone={reload}
          onClose={() => setStep({ at: 'rest' })}
        >
          <p>
            Webhooks are signed with both secrets for 24 hours, so that the receiver can switch. After that, the
            previous secret stops working.
          </p>
        </ConfirmDialog>
      )}
      {step.at === 'made' && (
        <Dialog title="The new secret" dismiss="Done" onClose={() => setStep({ at: 'rest' })}>
          <CopyField label="Secret" text={step.secret} />
          <p>Copy it now. It is not shown again.</p>
        </Dialog>
      )}
    </>
  );
}

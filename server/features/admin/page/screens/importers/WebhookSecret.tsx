import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import type { Importer } from '../../api/answers.js';
import { useLoad } from '../../hooks/use-load.js';
import { ConfirmDialog } from '../../parts/ConfirmDialog.js';
import { CopyField } from '../../parts/CopyField.js';
import { Dialog } from '../../parts/Dialog.js';
import { Time } from '../../parts/Time.js';

type Step = { readonly at: 'rest' } | { readonly at: 'asking' } | { readonly at: 'made'; readonly secret: string };

/** How the secret begins; a new one is shown once. */
export function WebhookSecret({ importer: { id, name } }: { readonly importer: Importer }): ReactNode {
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
        <button type="button" className="button" onClick={() => setStep({ at: 'asking' })}>
          New secret
        </button>
      </div>
      {loaded.state === 'ready' && loaded.data.previousUntil !== null && (
        <p className="hint">
          The one before signs too until <Time at={loaded.data.previousUntil} />.
        </p>
      )}
      {step.at === 'asking' && (
        <ConfirmDialog
          title={`A new secret for “${name}”?`}
          verb="Make a new secret"
          work={async () => {
            const { secret } = await api.rotateWebhookSecret(id);
            setStep({ at: 'made', secret });
          }}
          onDone={reload}
          onClose={() => setStep({ at: 'rest' })}
        >
          <p>
            Webhooks are signed with both for 24 hours, so that the receiver can change over. After that the one before
            is worth nothing.
          </p>
        </ConfirmDialog>
      )}
      {step.at === 'made' && (
        <Dialog
          title="The new secret"
          actions={
            <button type="button" className="button" onClick={() => setStep({ at: 'rest' })}>
              Done
            </button>
          }
          onClose={() => setStep({ at: 'rest' })}
        >
          <CopyField label="The secret" text={step.secret} />
          <p>Copy it now: it is not shown again.</p>
        </Dialog>
      )}
    </>
  );
}

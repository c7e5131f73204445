import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../hooks/use-load.js';
import { CopyField } from '../../parts/CopyField.js';
import { Outcome } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { routeTo } from '../../route/route.js';
import { KeyForm } from './KeyForm.js';

interface MadeKey {
  readonly name: string;
  readonly key: string;
}

export function NewKey(): ReactNode {
  const { api, announce } = useSession();
  const { loaded, reload } = useLoad('models', (signal) => api.listModels(signal));
  const [made, setMade] = useState<MadeKey>();
  const crumbs = [{ label: 'API keys', href: routeTo(['keys']) }];
  if (made) return <ShownOnce made={made} crumbs={crumbs} />;
  return (
    <>
      <ScreenHead title="New key" crumbs={crumbs} />
      <Outcome loaded={loaded} onRetry={reload}>
        {(models) => (
          <KeyForm
            models={models}
            create={async (key) => {
              setMade(await api.createKey(key));
              announce('The key is made.');
            }}
          />
        )}
      </Outcome>
    </>
  );
}

function ShownOnce({
  made: { name, key },
  crumbs,
}: {
  readonly made: MadeKey;
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
}): ReactNode {
  return (
    <>
      <ScreenHead title={name} crumbs={crumbs} />
      <section className="panel">
        <CopyField label="The key" text={key} />
        <p>
          Copy it now: it is not shown again. Programs send it as <code>Authorization: Bearer …</code>. Whoever has it
          has its rights, so keep it out of code and mails.
        </p>
        <a className="button" href={routeTo(['keys'])}>
          Done
        </a>
      </section>
    </>
  );
}

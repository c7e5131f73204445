import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Model, NewApiKey } from '../../api/answers.js';
import { detailOf } from '../../api/request.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { useSend } from '../../api/use-send.js';
import { CopyField } from '../../parts/CopyField.js';
import { Check, SelectField, TextField } from '../../parts/Field.js';
import { Notice, Outcome } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { routeTo } from '../../route.js';
import { EMPTY_DRAFT, keyOfDraft, LIFETIMES, problemsOf, WINDOWS } from './key-draft.js';
import type { DraftProblems, KeyDraft, Lifetime } from './key-draft.js';
import { RightsMatrix } from './RightsMatrix.js';

interface CreatedKey {
  readonly name: string;
  readonly key: string;
}

export function NewKey(): ReactNode {
  const { api, announce } = useSession();
  const { loaded, reload } = useLoad('models', (signal) => api.listModels(signal));
  const [made, setMade] = useState<CreatedKey>();
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
              announce('Key created');
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
  readonly made: CreatedKey;
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
}): ReactNode {
  return (
    <>
      <ScreenHead title={name} crumbs={crumbs} />
      <section className="panel">
        <CopyField label="Key" text={key} />
        <p>
          Copy it now. It is not shown again. Programs send it as <code>Authorization: Bearer …</code>. Anyone who has
          it has its permissions, so keep it out of code and e-mails.
        </p>
        <a className="rg-button" href={routeTo(['keys'])}>
          Done
        </a>
      </section>
    </>
  );
}

interface KeyFormProps {
  readonly models: readonly Model[];
  create(key: NewApiKey): Promise<void>;
}

function KeyForm({ models, create }: KeyFormProps): ReactNode {
  const [draft, setDraft] = useState<KeyDraft>(EMPTY_DRAFT);
  /** Errors are shown after the first attempt to submit. */
  const [sentAt, setSentAt] = useState<Date>();
  const problems: DraftProblems = sentAt === undefined ? {} : problemsOf(draft, sentAt);
  const { isSending, failure, send } = useSend();
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<KeyDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const now = new Date();
    setSentAt(now);
    if (Object.keys(problemsOf(draft, now)).length === 0) void send(() => create(keyOfDraft(draft, models, now)));
  };
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')?.focus();
  }, [sentAt]);
  return (
    <form ref={form} className="panel" noValidate onSubmit={submit}>
      <TextField
        label="Name"
        hint="What will use it, such as “Website”."
        problem={problems.name ?? detailOf(failure, 'name')}
        maxLength={200}
        autoComplete="off"
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <RightsFields models={models} draft={draft} problem={problems.rights} change={change} />
      <LifetimeFields draft={draft} problem={problems.lastDay ?? detailOf(failure, 'expiresAt')} change={change} />
      <RateFields draft={draft} problem={problems.requests} change={change} />
      {failure && <Notice>{detailOf(failure, 'permissions') ?? failure.message}</Notice>}
      <div className="buttons">
        <button type="submit" className="rg-button" data-kind="primary" disabled={isSending}>
          Create key
        </button>
        <a className="rg-button" href={routeTo(['keys'])}>
          Cancel
        </a>
      </div>
    </form>
  );
}

interface PartProps {
  readonly draft: KeyDraft;
  readonly problem: string | undefined;
  change(part: Partial<KeyDraft>): void;
}

function RightsFields({
  models,
  draft,
  problem,
  change,
}: PartProps & { readonly models: readonly Model[] }): ReactNode {
  return (
    <fieldset data-invalid={problem === undefined ? undefined : true}>
      <legend>Permissions</legend>
      <RightsMatrix
        models={models}
        rights={draft.rights}
        describedBy={problem === undefined ? undefined : 'rights-problem'}
        onChange={(rights) => change({ rights })}
      />
      {problem !== undefined && (
        <p id="rights-problem" className="problem" role="alert">
          {problem}
        </p>
      )}
      <Check
        label="Administration"
        hint="Can list and create keys, change users and resend webhooks, as you can here."
        checked={draft.admin}
        onChange={(admin) => change({ admin })}
      />
    </fieldset>
  );
}

function LifetimeFields({ draft, problem, change }: PartProps): ReactNode {
  return (
    <div className="pair">
      <SelectField
        label="Expires"
        options={Object.entries(LIFETIMES).map(([value, { label }]) => ({ value, label }))}
        value={draft.lifetime}
        onChange={(lifetime) => change({ lifetime: lifetime as Lifetime })}
      />
      {draft.lifetime === 'date' && (
        <TextField
          label="Last day"
          problem={problem}
          type="date"
          value={draft.lastDay}
          onChange={(lastDay) => change({ lastDay })}
        />
      )}
    </div>
  );
}

function RateFields({ draft, problem, change }: PartProps): ReactNode {
  return (
    <fieldset>
      <legend className="rg-hidden">Rate limit</legend>
      <Check
        label="Custom rate limit"
        hint="Otherwise, the server default applies."
        checked={draft.limited}
        onChange={(limited) => change({ limited })}
      />
      {draft.limited && (
        <div className="pair">
          <TextField
            label="Requests"
            problem={problem}
            inputMode="numeric"
            value={draft.requests}
            onChange={(requests) => change({ requests: requests.trim() })}
          />
          <SelectField
            label="Per"
            options={WINDOWS.map(({ windowMs, label }) => ({ value: String(windowMs), label }))}
            value={String(draft.windowMs)}
            onChange={(windowMs) => change({ windowMs: Number(windowMs) })}
          />
        </div>
      )}
    </fieldset>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { detailOf } from '../../api/api-failure.js';
import type { Model, NewApiKey } from '../../api/answers.js';
import { useSend } from '../../hooks/use-send.js';
import { Check } from '../../parts/Check.js';
import { Field } from '../../parts/Field.js';
import { Notice } from '../../parts/Notice.js';
import { routeTo } from '../../route/route.js';
import { EMPTY_DRAFT, keyOfDraft, LIFETIMES, problemsOf, WINDOWS } from './key-draft.js';
import type { DraftProblems, KeyDraft, Lifetime } from './key-draft.js';
import { RightsMatrix } from './RightsMatrix.js';

interface KeyFormProps {
  readonly models: readonly Model[];
  create(key: NewApiKey): Promise<void>;
}

export function KeyForm({ models, create }: KeyFormProps): ReactNode {
  const [draft, setDraft] = useState<KeyDraft>(EMPTY_DRAFT);
  /** Nothing is found fault with before it is sent. */
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
      <Field
        label="Name"
        hint="What will use it, such as “Website”."
        problem={problems.name ?? detailOf(failure, 'name')}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={200}
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <RightsFields models={models} draft={draft} problem={problems.rights} change={change} />
      <LifetimeFields draft={draft} problem={problems.lastDay ?? detailOf(failure, 'expiresAt')} change={change} />
      <RateFields draft={draft} problem={problems.requests} change={change} />
      {failure && <Notice>{detailOf(failure, 'permissions') ?? failure.message}</Notice>}
      <div className="buttons">
        <button type="submit" className="button" data-kind="primary" disabled={isSending}>
          Make the key
        </button>
        <a className="button" href={routeTo(['keys'])}>
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
      <legend>Rights</legend>
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
        hint="May list and make keys, change users and resend webhooks, as you can here."
        checked={draft.admin}
        onChange={(admin) => change({ admin })}
      />
    </fieldset>
  );
}

function LifetimeFields({ draft, problem, change }: PartProps): ReactNode {
  return (
    <div className="pair">
      <Field label="Expires">
        {(control) => (
          <select
            {...control}
            value={draft.lifetime}
            onChange={(event) => change({ lifetime: event.target.value as Lifetime })}
          >
            {Object.entries(LIFETIMES).map(([lifetime, { label }]) => (
              <option key={lifetime} value={lifetime}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {draft.lifetime === 'date' && (
        <Field label="Last day" problem={problem}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={draft.lastDay}
              onChange={(event) => change({ lastDay: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function RateFields({ draft, problem, change }: PartProps): ReactNode {
  return (
    <fieldset>
      <legend className="hidden">Rate limit</legend>
      <Check
        label="Rate limit of its own"
        hint="Otherwise the server’s limit for keys holds."
        checked={draft.limited}
        onChange={(limited) => change({ limited })}
      />
      {draft.limited && (
        <div className="pair">
          <Field label="Requests" problem={problem}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="numeric"
                value={draft.requests}
                onChange={(event) => change({ requests: event.target.value.trim() })}
              />
            )}
          </Field>
          <Field label="Per">
            {(control) => (
              <select
                {...control}
                value={draft.windowMs}
                onChange={(event) => change({ windowMs: Number(event.target.value) })}
              >
                {WINDOWS.map(({ windowMs, label }) => (
                  <option key={windowMs} value={windowMs}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      )}
    </fieldset>
  );
}

import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { detailOf } from '../../api/api-failure.js';
import { useSession } from '../../api/session-context.js';
import { useSend } from '../../hooks/use-send.js';
import { Field } from '../../parts/Field.js';
import { Notice } from '../../parts/Notice.js';

const BLANK = { current: '', password: '' };

const FIELDS = [
  { name: 'current', label: 'Current password', autoComplete: 'current-password' },
  { name: 'password', label: 'New password', autoComplete: 'new-password' },
] as const;

export function PasswordForm(): ReactNode {
  const { api, announce } = useSession();
  const [draft, setDraft] = useState(BLANK);
  const { isSending, failure, send } = useSend();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async () => {
      await api.changeOwnPassword(draft);
      setDraft(BLANK);
      announce('Your password has been changed. Your other sessions have ended.');
    });
  };
  return (
    <form className="panel" aria-label="Password" onSubmit={submit}>
      {failure && failure.details.length === 0 && <Notice>{failure.message}</Notice>}
      {FIELDS.map(({ name, label, autoComplete }) => (
        <Field
          key={name}
          label={label}
          hint={name === 'password' ? 'Your other sessions end when you change it.' : undefined}
          problem={detailOf(failure, name)}
        >
          {(control) => (
            <input
              {...control}
              type="password"
              autoComplete={autoComplete}
              required
              value={draft[name]}
              onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <button
        type="submit"
        className="button"
        data-kind="primary"
        disabled={isSending || draft.current === '' || draft.password === ''}
      >
        Change password
      </button>
    </form>
  );
}

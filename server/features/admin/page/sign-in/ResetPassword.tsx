import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { detailOf } from '../api/api-failure.js';
import { resetPassword } from '../api/create-api.js';
import { useSend } from '../hooks/use-send.js';
import { Field } from '../parts/Field.js';
import { Notice } from '../parts/Notice.js';
import { Doorway } from './Doorway.js';

interface ResetPasswordProps {
  readonly token: string;
  onDone(): void;
}

export function ResetPassword({ token, onDone }: ResetPasswordProps): ReactNode {
  const [password, setPassword] = useState('');
  const { isSending, failure, send } = useSend();
  const problem = detailOf(failure, 'password');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async () => {
      await resetPassword({ token, password });
      onDone();
    });
  };
  return (
    <Doorway title="Choose a new password">
      {failure && problem === undefined && <Notice>{detailOf(failure, 'token') ?? failure.message}</Notice>}
      <form onSubmit={submit}>
        <Field label="New password" problem={problem}>
          {(control) => (
            <input
              {...control}
              type="password"
              autoComplete="new-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button" data-kind="primary" disabled={isSending}>
          Set the password
        </button>
      </form>
      <a className="link" href="#/">
        Back to sign in
      </a>
    </Doorway>
  );
}

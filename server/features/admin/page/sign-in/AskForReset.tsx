import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { askForPasswordReset } from '../api/create-api.js';
import { useSend } from '../hooks/use-send.js';
import { Field } from '../parts/Field.js';
import { Notice } from '../parts/Notice.js';
import { Doorway } from './Doorway.js';

interface AskForResetProps {
  readonly email: string;
  onBack(): void;
}

export function AskForReset({ email: given, onBack }: AskForResetProps): ReactNode {
  const [email, setEmail] = useState(given);
  const [answer, setAnswer] = useState<string>();
  const { isSending, failure, send } = useSend();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async () => setAnswer(await askForPasswordReset(email)));
  };
  return (
    <Doorway title="Forgot the password" lead="A mail with a link to choose a new one can be sent to you.">
      {failure && <Notice>{failure.message}</Notice>}
      <div role="status">{answer !== undefined && <p className="note">{answer}</p>}</div>
      <form onSubmit={submit}>
        <Field label="E-mail">
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="username"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button" data-kind="primary" disabled={isSending}>
          Send the mail
        </button>
      </form>
      <button type="button" className="link" onClick={onBack}>
        Back to sign in
      </button>
    </Doorway>
  );
}

import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { signIn } from '../api/create-api.js';
import type { Person } from '../api/answers.js';
import { useSend } from '../hooks/use-send.js';
import { Field } from '../parts/Field.js';
import { Notice } from '../parts/Notice.js';
import { AskForReset } from './AskForReset.js';
import { Doorway } from './Doorway.js';
import { mayEnter } from '../rights.js';

interface SignInProps {
  readonly notice?: string | undefined;
  onSignedIn(person: Person): void;
}

export function SignIn({ notice, onSignedIn }: SignInProps): ReactNode {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);
  const { isSending, failure, send } = useSend();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async () => onSignedIn(await signIn({ email, password }, { mayEnter })));
  };
  if (isForgotten) return <AskForReset email={email} onBack={() => setIsForgotten(false)} />;
  return (
    <Doorway title="Sign in" lead="Administration of this server.">
      {notice !== undefined && !failure && (
        <p className="note" role="status">
          {notice}
        </p>
      )}
      {failure && <Notice>{failure.message}</Notice>}
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
        <Field label="Password">
          {(control) => (
            <input
              {...control}
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button" data-kind="primary" disabled={isSending}>
          {isSending ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
      <button type="button" className="link" onClick={() => setIsForgotten(true)}>
        Forgot the password?
      </button>
    </Doorway>
  );
}

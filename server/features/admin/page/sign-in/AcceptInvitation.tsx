import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { detailOf } from '../api/api-failure.js';
import { acceptInvitation } from '../api/create-api.js';
import type { Person } from '../api/answers.js';
import { useSend } from '../hooks/use-send.js';
import { Field } from '../parts/Field.js';
import { Notice } from '../parts/Notice.js';
import { Doorway } from './Doorway.js';
import { mayEnter } from '../rights.js';

interface AcceptInvitationProps {
  readonly token: string;
  onSignedIn(person: Person): void;
}

/** Where the mailed link of an invitation leads. */
export function AcceptInvitation({ token, onSignedIn }: AcceptInvitationProps): ReactNode {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { isSending, failure, send } = useSend();
  const problems = { name: detailOf(failure, 'name'), password: detailOf(failure, 'password') };
  const isOther = failure && problems.name === undefined && problems.password === undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async () => onSignedIn(await acceptInvitation({ token, name, password }, { mayEnter })));
  };
  return (
    <Doorway title="Create your account" lead="You were invited to this server. Choose a name and a password.">
      {isOther && (
        <Notice>
          {detailOf(failure, 'token') === undefined
            ? failure.message
            : 'This invitation has expired or has been used. Ask for a new one.'}
        </Notice>
      )}
      <form onSubmit={submit}>
        <Field label="Name" problem={problems.name}>
          {(control) => (
            <input
              {...control}
              autoComplete="name"
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Password" problem={problems.password}>
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
          Create account
        </button>
      </form>
      <a className="link" href="#/">
        Back to sign in
      </a>
    </Doorway>
  );
}

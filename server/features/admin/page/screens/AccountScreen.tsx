import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { detailOf } from '../api/request.js';
import { useSession } from '../api/session-context.js';
import { useSend } from '../api/use-send.js';
import { NewPasswordField, TextField } from '../parts/Field.js';
import { Notice } from '../parts/Outcome.js';
import { ScreenHead } from '../parts/ScreenHead.js';

/** The account of the signed-in user. */
export function AccountScreen(): ReactNode {
  return (
    <>
      <ScreenHead title="Your account" lead="Your name and password. An administrator changes your role." />
      <NameForm />
      <PasswordForm />
    </>
  );
}

function NameForm(): ReactNode {
  const { api, person, announce, onPersonChanged } = useSession();
  const [name, setName] = useState(person.name);
  const { isSending, failure, send } = useSend();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async () => {
      onPersonChanged(await api.changeOwnName(name));
      announce('Your name was changed.');
    });
  };
  const isSame = name.trim() === '' || name.trim() === person.name;
  return (
    <form className="panel" aria-label="Name" onSubmit={submit}>
      {failure?.details.length === 0 && <Notice>{failure.message}</Notice>}
      <TextField label="E-mail" type="email" readOnly value={person.email} />
      <TextField
        label="Name"
        problem={detailOf(failure, 'name')}
        autoComplete="name"
        required
        maxLength={200}
        value={name}
        onChange={setName}
      />
      <button type="submit" className="rg-button" data-kind="primary" disabled={isSending || isSame}>
        Save name
      </button>
    </form>
  );
}

function PasswordForm(): ReactNode {
  const { api, announce } = useSession();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const { isSending, failure, send } = useSend();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async () => {
      await api.changeOwnPassword({ current, password });
      setCurrent('');
      setPassword('');
      announce('Your password was changed. Your other sessions have ended.');
    });
  };
  const isMissing = current === '' || password === '';
  return (
    <form className="panel" aria-label="Password" onSubmit={submit}>
      {failure?.details.length === 0 && <Notice>{failure.message}</Notice>}
      <TextField
        label="Current password"
        problem={detailOf(failure, 'current')}
        type="password"
        autoComplete="current-password"
        required
        value={current}
        onChange={setCurrent}
      />
      <NewPasswordField
        hint="Changing it ends your other sessions."
        problem={detailOf(failure, 'password')}
        value={password}
        onChange={setPassword}
      />
      <button type="submit" className="rg-button" data-kind="primary" disabled={isSending || isMissing}>
        Change password
      </button>
    </form>
  );
}

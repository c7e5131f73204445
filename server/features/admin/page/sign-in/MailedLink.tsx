import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Person } from '../api/answers.js';
import { acceptInvitation, resetPassword } from '../api/create-api.js';
import { detailOf } from '../api/request.js';
import { useSend } from '../api/use-send.js';
import { NewPasswordField, TextField } from '../parts/Field.js';
import { mayEnter } from '../rights.js';
import { SignInForm } from './SignInLayout.js';

const BACK = (
  <a className="rg-link" href="#/">
    Back to sign in
  </a>
);

interface AcceptInvitationProps {
  readonly token: string;
  onSignedIn(person: Person): void;
}

/** The page of an invitation link. */
export function AcceptInvitation({ token, onSignedIn }: AcceptInvitationProps): ReactNode {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { isSending, failure, send } = useSend();
  const problems = { name: detailOf(failure, 'name'), password: detailOf(failure, 'password') };
  const isOfField = problems.name !== undefined || problems.password !== undefined;
  const isUsed = detailOf(failure, 'token') !== undefined;
  return (
    <SignInForm
      title="Create your account"
      lead="You were invited to this server. Choose a name and a password."
      problem={
        isOfField
          ? undefined
          : isUsed
            ? 'This invitation has expired or has been used. Ask for a new one.'
            : failure?.message
      }
      verb="Create account"
      isSending={isSending}
      way={BACK}
      onSubmit={() =>
        void send(async () => onSignedIn(await acceptInvitation({ token, name, password }, { mayEnter })))
      }
    >
      <TextField label="Name" problem={problems.name} autoComplete="name" required value={name} onChange={setName} />
      <NewPasswordField label="Password" problem={problems.password} value={password} onChange={setPassword} />
    </SignInForm>
  );
}

interface ResetPasswordProps {
  readonly token: string;
  onDone(): void;
}

/** The page of a password-reset link. */
export function ResetPassword({ token, onDone }: ResetPasswordProps): ReactNode {
  const [password, setPassword] = useState('');
  const { isSending, failure, send } = useSend();
  const problem = detailOf(failure, 'password');
  return (
    <SignInForm
      title="Choose a new password"
      problem={problem === undefined ? (detailOf(failure, 'token') ?? failure?.message) : undefined}
      verb="Set password"
      isSending={isSending}
      way={BACK}
      onSubmit={() =>
        void send(async () => {
          await resetPassword({ token, password });
          onDone();
        })
      }
    >
      <NewPasswordField problem={problem} value={password} onChange={setPassword} />
    </SignInForm>
  );
}

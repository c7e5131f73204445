import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Person } from '../api/answers.js';
import { askForPasswordReset, signIn } from '../api/create-api.js';
import { useSend } from '../api/use-send.js';
import { TextField } from '../parts/Field.js';
import { mayEnter } from '../rights.js';
import { SignInForm } from './SignInLayout.js';

interface SignInProps {
  readonly notice?: string | undefined;
  onSignedIn(person: Person): void;
}

export function SignIn({ notice, onSignedIn }: SignInProps): ReactNode {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);
  const { isSending, failure, send } = useSend();
  if (isForgotten) return <AskForReset email={email} onBack={() => setIsForgotten(false)} />;
  return (
    <SignInForm
      title="Sign in"
      lead="Administration of this server"
      problem={failure?.message}
      note={
        notice !== undefined &&
        !failure && (
          <p className="note" role="status">
            {notice}
          </p>
        )
      }
      verb={isSending ? 'Signing in…' : 'Sign in'}
      isSending={isSending}
      way={
        <button type="button" className="rg-link" onClick={() => setIsForgotten(true)}>
          Forgot your password?
        </button>
      }
      onSubmit={() => void send(async () => onSignedIn(await signIn({ email, password }, { mayEnter })))}
    >
      <EmailField value={email} onChange={setEmail} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
    </SignInForm>
  );
}

interface EmailFieldProps {
  readonly value: string;
  onChange(email: string): void;
}

function EmailField(props: EmailFieldProps): ReactNode {
  return <TextField {...props} label="E-mail" type="email" autoComplete="username" required />;
}

interface AskForResetProps {
  readonly email: string;
  onBack(): void;
}

function AskForReset({ email: given, onBack }: AskForResetProps): ReactNode {
  const [email, setEmail] = useState(given);
  const [answer, setAnswer] = useState<string>();
  const { isSending, failure, send } = useSend();
  return (
    <SignInForm
      title="Forgot your password?"
      lead="We can send you an e-mail with a link to choose a new one."
      problem={failure?.message}
      note={<div role="status">{answer !== undefined && <p className="note">{answer}</p>}</div>}
      verb="Send e-mail"
      isSending={isSending}
      way={
        <button type="button" className="rg-link" onClick={onBack}>
          Back to sign in
        </button>
      }
      onSubmit={() => void send(async () => setAnswer(await askForPasswordReset(email)))}
    >
      <EmailField value={email} onChange={setEmail} />
    </SignInForm>
  );
}

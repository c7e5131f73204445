import { useEffect } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Person } from '../api/answers.js';
import { useSend } from '../api/use-send.js';
import { Brand } from '../parts/Icon.js';
import { Notice } from '../parts/Outcome.js';

interface SignInLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of pages before signing in. */
export function SignInLayout({ title, lead, children }: SignInLayoutProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Rowgate`;
  }, [title]);
  return (
    <main className="doorway">
      <div className="card">
        <Brand />
        <h1>{title}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </div>
    </main>
  );
}

interface SignInFormProps extends SignInLayoutProps {
  /** Errors that do not belong to a field. */
  readonly problem: string | undefined;
  /** Label of the button. */
  readonly verb: string;
  readonly isSending: boolean;
  /** Where the user can go instead. */
  readonly way: ReactNode;
  /** Shown between the error and the fields. */
  readonly note?: ReactNode;
  onSubmit(): void;
}

export function SignInForm(props: SignInFormProps): ReactNode {
  const { title, lead, problem, note, verb, isSending, way, children, onSubmit } = props;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <SignInLayout title={title} lead={lead}>
      {problem !== undefined && <Notice>{problem}</Notice>}
      {note}
      <form onSubmit={submit}>
        {children}
        <button type="submit" className="rg-button" data-kind="primary" disabled={isSending}>
          {verb}
        </button>
      </form>
      {way}
    </SignInLayout>
  );
}

interface NotAllowedProps {
  readonly person: Person;
  onLeave(): Promise<void>;
}

export function NotAllowed({ person, onLeave }: NotAllowedProps): ReactNode {
  const { isSending, failure, send } = useSend();
  return (
    <SignInLayout
      title="No access"
      lead={
        <>
          <b>{person.email}</b> has the role <code>{person.role}</code>. The administration requires the role admin or
          super_admin. Ask an administrator for access.
        </>
      }
    >
      {failure && <Notice>{failure.message}</Notice>}
      <button type="button" className="rg-button" disabled={isSending} onClick={() => void send(onLeave)}>
        Sign in with another account
      </button>
    </SignInLayout>
  );
}

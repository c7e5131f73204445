import { useEffect } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Person } from '../api/answers.js';
import { useSend } from '../api/use-send.js';
import { Brand } from '../parts/Icon.js';
import { Notice } from '../parts/Outcome.js';

interface DoorwayProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of pages before signing in. */
export function Doorway({ title, lead, children }: DoorwayProps): ReactNode {
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

interface DoorwayFormProps extends DoorwayProps {
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

export function DoorwayForm(props: DoorwayFormProps): ReactNode {
  const { title, lead, problem, note, verb, isSending, way, children, onSubmit } = props;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Doorway title={title} lead={lead}>
      {problem !== undefined && <Notice>{problem}</Notice>}
      {note}
      <form onSubmit={submit}>
        {children}
        <button type="submit" className="rg-button" data-kind="primary" disabled={isSending}>
          {verb}
        </button>
      </form>
      {way}
    </Doorway>
  );
}

interface NotAllowedProps {
  readonly person: Person;
  onLeave(): Promise<void>;
}

export function NotAllowed({ person, onLeave }: NotAllowedProps): ReactNode {
  const { isSending, failure, send } = useSend();
  return (
    <Doorway
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
    </Doorway>
  );
}

import type { ReactNode } from 'react';
import type { Person } from '../api/answers.js';
import { useSend } from '../hooks/use-send.js';
import { Notice } from '../parts/Notice.js';
import { Doorway } from './Doorway.js';

interface NotAllowedProps {
  readonly person: Person;
  onLeave(): Promise<void>;
}

export function NotAllowed({ person, onLeave }: NotAllowedProps): ReactNode {
  const { isSending, failure, send } = useSend();
  return (
    <Doorway
      title="Not for this account"
      lead={
        <>
          <b>{person.email}</b> has the role <code>{person.role}</code>. Administration is for the roles admin and
          super_admin; an administrator can give you one.
        </>
      }
    >
      {failure && <Notice>{failure.message}</Notice>}
      <button type="button" className="button" disabled={isSending} onClick={() => void send(onLeave)}>
        Sign in with another account
      </button>
    </Doorway>
  );
}

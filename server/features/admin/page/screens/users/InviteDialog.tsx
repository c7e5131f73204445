import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { detailOf } from '../../api/api-failure.js';
import { useSession } from '../../api/session-context.js';
import type { MadeInvitation } from '../../api/answers.js';
import { useSend } from '../../hooks/use-send.js';
import { CopyField } from '../../parts/CopyField.js';
import { Dialog } from '../../parts/Dialog.js';
import { Field } from '../../parts/Field.js';
import { Notice } from '../../parts/Notice.js';
import { mayGrant } from '../../rights.js';

interface InviteDialogProps {
  readonly roles: readonly string[];
  onInvited(invitation: MadeInvitation): void;
  onClose(): void;
}

/** Asks for an address and a role; without a mail server it shows the link to pass on. */
export function InviteDialog({ roles, onInvited, onClose }: InviteDialogProps): ReactNode {
  const { api, person } = useSession();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('viewer');
  const [made, setMade] = useState<MadeInvitation>();
  const { isSending, failure, send } = useSend();
  const form = useId();
  const invite = (): void => {
    void send(async () => {
      const invitation = await api.invite({ email, role });
      if (invitation.link === undefined) onInvited(invitation);
      else setMade(invitation);
    });
  };
  if (made?.link !== undefined) {
    const done = (
      <button type="button" className="button" onClick={() => onInvited(made)}>
        Done
      </button>
    );
    return (
      <Dialog title={`Invitation for ${made.email}`} onClose={() => onInvited(made)} actions={done}>
        <p>No mail server is configured, so pass this link on yourself. It works once, within 7 days.</p>
        <CopyField label="Link" text={made.link} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title="Invite a user"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={form} className="button" data-kind="primary" disabled={isSending}>
            Invite
          </button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          invite();
        }}
      >
        <Field label="E-mail" problem={detailOf(failure, 'email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label="Role" problem={detailOf(failure, 'role')}>
          {(control) => (
            <select {...control} value={role} onChange={(event) => setRole(event.target.value)}>
              {roles.map((option) => (
                <option key={option} disabled={!mayGrant(person, option)}>
                  {option}
                </option>
              ))}
            </select>
          )}
        </Field>
      </form>
      {failure && failure.details.length === 0 && <Notice>{failure.message}</Notice>}
    </Dialog>
  );
}

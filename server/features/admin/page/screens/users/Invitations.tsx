import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Invitation, CreatedInvitation, Page } from '../../api/answers.js';
import { detailOf } from '../../api/request.js';
import { useSession } from '../../api/session-context.js';
import { useSend } from '../../api/use-send.js';
import { Time } from '../../parts/cells.js';
import { CopyField } from '../../parts/CopyField.js';
import { DataTable } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { ConfirmDialog, Dialog, FormDialog } from '../../parts/Dialog.js';
import { TextField } from '../../parts/Field.js';
import { RoleField } from './UserDialog.js';

interface InviteDialogProps {
  readonly roles: readonly string[];
  onInvited(invitation: CreatedInvitation): void;
  onClose(): void;
}

/** Asks for an address and a role; without a mail server, shows the link to pass on. */
export function InviteDialog({ roles, onInvited, onClose }: InviteDialogProps): ReactNode {
  const { api } = useSession();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('viewer');
  const [made, setMade] = useState<CreatedInvitation>();
  const { isSending, failure, send } = useSend();
  const invite = async (): Promise<void> => {
    const invitation = await api.invite({ email, role });
    if (invitation.link === undefined) onInvited(invitation);
    else setMade(invitation);
  };
  if (made?.link !== undefined) {
    return (
      <Dialog title={`Invitation for ${made.email}`} dismiss="Done" onClose={() => onInvited(made)}>
        <p>No mail server is configured, so pass on this link yourself. It works once, within 7 days.</p>
        <CopyField label="Link" text={made.link} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title="Invite a user"
      verb="Invite"
      isDisabled={isSending}
      failure={failure}
      onSubmit={() => void send(invite)}
      onClose={onClose}
    >
      <TextField
        data-first-focus
        label="E-mail"
        problem={detailOf(failure, 'email')}
        type="email"
        autoComplete="off"
        required
        value={email}
        onChange={setEmail}
      />
      <RoleField problem={detailOf(failure, 'role')} roles={roles} value={role} onChange={setRole} />
    </FormDialog>
  );
}

interface InvitationListProps {
  readonly invitations: Page<Invitation>;
  onRevoked(): void;
}

const columns: readonly TableColumn<Invitation>[] = [
  { id: 'email', label: 'E-mail', cell: ({ email }) => <b>{email}</b> },
  { id: 'role', label: 'Role', cell: ({ role }) => <code>{role}</code> },
  { id: 'by', label: 'Invited by', cell: ({ createdBy }) => createdBy },
  { id: 'until', label: 'Expires', cell: ({ expiresAt }) => <Time at={expiresAt} /> },
];

/** Invited users without an account; renders nothing when there are none. */
export function InvitationList({ invitations: { data, meta }, onRevoked }: InvitationListProps): ReactNode {
  const { api, announce } = useSession();
  const [revoking, setRevoking] = useState<Invitation>();
  if (meta.total === 0) return null;
  return (
    <section className="invitations" aria-labelledby="invitations">
      <h2 id="invitations">Pending invitations</h2>
      <DataTable
        caption="Pending invitations, newest first"
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        actions={(invitation) => (
          <button
            type="button"
            className="rg-button"
            aria-label={`Revoke the invitation of ${invitation.email}`}
            onClick={() => setRevoking(invitation)}
          >
            Revoke
          </button>
        )}
      />
      {revoking && (
        <ConfirmDialog
          title={`Revoke the invitation of ${revoking.email}?`}
          verb="Revoke invitation"
          work={() => api.revokeInvitation(revoking.id)}
          onDone={() => {
            announce(`The invitation of ${revoking.email} was revoked.`);
            setRevoking(undefined);
            onRevoked();
          }}
          onClose={() => setRevoking(undefined)}
        >
          <p>The link in the e-mail stops working.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import type { Invitation, Page } from '../../api/answers.js';
import { ConfirmDialog } from '../../parts/ConfirmDialog.js';
import { DataTable } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Time } from '../../parts/Time.js';

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

/** Who has been invited and not come yet; nothing where there is nobody. */
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
            className="button"
            data-kind="quiet"
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
            announce(`The invitation of ${revoking.email} has been revoked.`);
            setRevoking(undefined);
            onRevoked();
          }}
          onClose={() => setRevoking(undefined)}
        >
          <p>The link in the mail stops working.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import type { User } from '../../api/answers.js';
import { useLoad } from '../../hooks/use-load.js';
import { useSend } from '../../hooks/use-send.js';
import { detailOf } from '../../api/api-failure.js';
import { Dialog } from '../../parts/Dialog.js';
import { Field } from '../../parts/Field.js';
import { Notice } from '../../parts/Notice.js';

interface DeleteUserDialogProps {
  readonly user: User;
  onDeleted(): void;
  onClose(): void;
}

const MOST = 100;

/** Deletes somebody; where they own importers it asks who gets them. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps): ReactNode {
  const { api } = useSession();
  const [transferTo, setTransferTo] = useState('');
  const [owned, setOwned] = useState<string>();
  const { isSending, failure, send } = useSend();
  const { loaded } = useLoad('receivers', (signal) =>
    api.listUsers({ limit: MOST, offset: 0, disabled: false, sort: 'name' }, signal),
  );
  const receivers = loaded.state === 'ready' ? loaded.data.data.filter(({ id }) => id !== user.id) : [];
  const problem = detailOf(failure, 'transferTo');
  const counts = failure?.code === 'CONFLICT' ? failure.details.map(({ message }) => message).join(', ') : '';
  const isOwner = counts !== '' || owned !== undefined;
  const remove = async (): Promise<void> => {
    if (counts !== '') setOwned(counts);
    if (await send(() => api.deleteUser(user.id, transferTo || undefined))) onDeleted();
  };
  return (
    <Dialog
      title={`Delete ${user.name}?`}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            className="button"
            data-kind="danger"
            disabled={isSending || (isOwner && transferTo === '')}
            onClick={() => void remove()}
          >
            {isOwner ? 'Hand over and delete' : 'Delete user'}
          </button>
        </>
      }
    >
      <p>
        {user.email} can no longer sign in. API keys they created keep working. To only lock them out, disable the
        account instead.
      </p>
      {isOwner && (
        <>
          <p>
            {user.name} owns {counts || owned}. Choose who gets them.
          </p>
          <Field label="New owner" problem={problem}>
            {(control) => (
              <select {...control} value={transferTo} onChange={(event) => setTransferTo(event.target.value)}>
                <option value="">Choose a user</option>
                {receivers.map(({ id, name, email }) => (
                  <option key={id} value={id}>
                    {name} ({email})
                  </option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
      {failure && counts === '' && problem === undefined && <Notice>{failure.message}</Notice>}
    </Dialog>
  );
}

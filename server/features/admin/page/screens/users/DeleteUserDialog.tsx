import { useState } from 'react';
import type { ReactNode } from 'react';
import type { User } from '../../api/answers.js';
import { detailOf } from '../../api/request.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { useSend } from '../../api/use-send.js';
import { DangerDialog } from '../../parts/Dialog.js';
import { SelectField } from '../../parts/Field.js';
import { Notice } from '../../parts/Outcome.js';

interface DeleteUserDialogProps {
  readonly user: User;
  onDeleted(): void;
  onClose(): void;
}

const MOST = 100;

/** Deletes a user; if they own importers, asks for a new owner. */
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
    <DangerDialog
      title={`Delete ${user.name}?`}
      verb={isOwner ? 'Transfer and delete' : 'Delete user'}
      isDisabled={isSending || (isOwner && transferTo === '')}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        {user.email} can no longer sign in. API keys they created keep working. To only lock them out, disable the
        account instead.
      </p>
      {isOwner && (
        <>
          <p>
            {user.name} owns {counts || owned}. Choose a new owner.
          </p>
          <SelectField
            label="New owner"
            problem={problem}
            empty="Choose a user"
            options={receivers.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
            value={transferTo}
            onChange={setTransferTo}
          />
        </>
      )}
      {failure && counts === '' && problem === undefined && <Notice>{failure.message}</Notice>}
    </DangerDialog>
  );
}

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { detailOf } from '../../api/api-failure.js';
import { useSession } from '../../api/session-context.js';
import type { Model, User } from '../../api/answers.js';
import { useSend } from '../../hooks/use-send.js';
import { Check } from '../../parts/Check.js';
import { Dialog } from '../../parts/Dialog.js';
import { Field } from '../../parts/Field.js';
import { Notice } from '../../parts/Notice.js';
import { PermissionsField } from './PermissionsField.js';
import { mayGrant, rolesOf } from '../../rights.js';

interface UserDialogProps {
  readonly user: User;
  readonly models: readonly Model[];
  onSaved(user: User): void;
  onClose(): void;
}

/** Role, permissions and state of somebody else. */
export function UserDialog({ user, models, onSaved, onClose }: UserDialogProps): ReactNode {
  const { api, person } = useSession();
  const [role, setRole] = useState(user.role);
  const [permissions, setPermissions] = useState(user.permissions);
  const [disabled, setDisabled] = useState(user.disabled);
  const { isSending, failure, send } = useSend();
  const form = useId();
  const roles = rolesOf(models, user.role);
  const isChanged = role !== user.role || disabled !== user.disabled || permissions.join() !== user.permissions.join();
  const save = (): void => {
    void send(async () =>
      onSaved(
        await api.changeUser(user.id, {
          ...(role === user.role ? {} : { role }),
          ...(permissions.join() === user.permissions.join() ? {} : { permissions }),
          ...(disabled === user.disabled ? {} : { disabled }),
        }),
      ),
    );
  };
  return (
    <Dialog
      title={`Change ${user.name}`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={form} className="button" data-kind="primary" disabled={isSending || !isChanged}>
            Save
          </button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label="Role"
          hint={
            roles.every((option) => mayGrant(person, option)) ? undefined : 'Only a super_admin makes a super_admin.'
          }
          problem={detailOf(failure, 'role')}
        >
          {(control) => (
            <select {...control} value={role} onChange={(event) => setRole(event.target.value)}>
              {roles.map((option) => (
                <option key={option} value={option} disabled={!mayGrant(person, option)}>
                  {option}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PermissionsField
          models={models}
          permissions={permissions}
          problem={detailOf(failure, 'permissions')}
          onChange={setPermissions}
        />
        <Check
          label="Disabled"
          hint="Cannot sign in. A new role or state ends every session of theirs."
          checked={disabled}
          onChange={setDisabled}
        />
      </form>
      {failure && failure.details.length === 0 && <Notice>{failure.message}</Notice>}
    </Dialog>
  );
}

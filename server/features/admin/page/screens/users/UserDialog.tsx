import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { CloseMark } from '../../../../../../src/ui/parts/index.js';
import type { Model, User } from '../../api/answers.js';
import { detailOf } from '../../api/request.js';
import { useSession } from '../../api/session-context.js';
import { useSend } from '../../api/use-send.js';
import { FormDialog } from '../../parts/Dialog.js';
import { Check, Select, SelectField } from '../../parts/Field.js';
import { ACTIONS, mayGrant, rolesOf } from '../../rights.js';

interface UserDialogProps {
  readonly user: User;
  readonly models: readonly Model[];
  onSaved(user: User): void;
  onClose(): void;
}

/** Edits the role, permissions and state of another user. */
export function UserDialog({ user, models, onSaved, onClose }: UserDialogProps): ReactNode {
  const { api, person } = useSession();
  const [role, setRole] = useState(user.role);
  const [permissions, setPermissions] = useState(user.permissions);
  const [disabled, setDisabled] = useState(user.disabled);
  const { isSending, failure, send } = useSend();
  const roles = rolesOf(models, user.role);
  const change = {
    ...(role === user.role ? {} : { role }),
    ...(permissions.join() === user.permissions.join() ? {} : { permissions }),
    ...(disabled === user.disabled ? {} : { disabled }),
  };
  return (
    <FormDialog
      title={`Change ${user.name}`}
      verb="Save"
      isDisabled={isSending || Object.keys(change).length === 0}
      failure={failure}
      onSubmit={() => void send(async () => onSaved(await api.changeUser(user.id, change)))}
      onClose={onClose}
    >
      <RoleField
        data-first-focus
        hint={
          roles.every((option) => mayGrant(person, option)) ? undefined : 'Only a super_admin can grant super_admin.'
        }
        problem={detailOf(failure, 'role')}
        roles={roles}
        value={role}
        onChange={setRole}
      />
      <PermissionsField
        models={models}
        permissions={permissions}
        problem={detailOf(failure, 'permissions')}
        onChange={setPermissions}
      />
      <Check
        label="Disabled"
        hint="Cannot sign in. A new role or state ends all their sessions."
        checked={disabled}
        onChange={setDisabled}
      />
    </FormDialog>
  );
}

type RoleFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'> & {
  readonly roles: readonly string[];
};

/** A role select; roles that the signed-in user may not grant are disabled. */
export function RoleField({ roles, ...select }: RoleFieldProps): ReactNode {
  const { person } = useSession();
  const options = roles.map((role) => ({ value: role, label: role, disabled: !mayGrant(person, role) }));
  return <SelectField {...select} label="Role" options={options} />;
}

interface PermissionsFieldProps {
  readonly models: readonly Model[];
  readonly permissions: readonly string[];
  readonly problem: string | undefined;
  onChange(permissions: readonly string[]): void;
}

/** Permissions in addition to the role, written `<action>:<model path>`, where `*` matches any. */
function PermissionsField({ models, permissions, problem, onChange }: PermissionsFieldProps): ReactNode {
  const [action, setAction] = useState('read');
  const [path, setPath] = useState(models[0]?.path ?? '*');
  const id = useId();
  const permission = `${action}:${path}`;
  return (
    <fieldset aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
      <legend>Additional permissions</legend>
      {permissions.length > 0 && (
        <ul className="chips">
          {permissions.map((held) => (
            <li key={held}>
              <code>{held}</code>
              <button
                type="button"
                className="rg-icon-button"
                aria-label={`Remove ${held}`}
                onClick={() => onChange(permissions.filter((other) => other !== held))}
              >
                <CloseMark />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <Select
          aria-label="Action"
          options={[...ACTIONS, { value: '*', label: 'any action' }]}
          value={action}
          onChange={setAction}
        />
        <Select
          aria-label="Model"
          options={[...models.map((model) => model.path), { value: '*', label: 'any model' }]}
          value={path}
          onChange={setPath}
        />
        <button
          type="button"
          className="rg-button"
          disabled={permissions.includes(permission)}
          onClick={() => onChange([...permissions, permission])}
        >
          Add
        </button>
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

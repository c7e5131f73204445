import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Person, User } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { Tag, Time } from '../../parts/cells.js';
import { DataTable } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Input, Select } from '../../parts/Field.js';
import { Empty, Outcome } from '../../parts/Outcome.js';
import { Pager } from '../../parts/Pager.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { reasonNotToChange, rolesOf } from '../../rights.js';
import { countIn, goTo, routeTo } from '../../route.js';
import type { Route } from '../../route.js';
import { DeleteUserDialog } from './DeleteUserDialog.js';
import { InvitationList, InviteDialog } from './Invitations.js';
import { UserDialog } from './UserDialog.js';

const LIMIT = 20;

type Task =
  | { readonly kind: 'change'; readonly user: User }
  | { readonly kind: 'delete'; readonly user: User }
  | { readonly kind: 'invite' };

export function UsersScreen({ route }: { readonly route: Route }): ReactNode {
  const { api, person, announce } = useSession();
  const offset = countIn(route, 'offset');
  const { search = '', role = '' } = route.query;
  const query = { search: search || undefined, role: role || undefined, limit: LIMIT, offset };
  const { loaded, reload } = useLoad(JSON.stringify(query), async (signal) => {
    const [users, models, invitations] = await Promise.all([
      api.listUsers(query, signal),
      api.listModels(signal),
      api.listInvitations({ limit: 100, offset: 0 }, signal),
    ]);
    return { users, models, invitations };
  });
  const [task, setTask] = useState<Task>();
  const finish = (sentence: string): void => {
    announce(sentence);
    setTask(undefined);
    reload();
  };
  return (
    <>
      <ScreenHead
        title="Users"
        lead="Roles set what a user can do; permissions extend them. You can't change your own permissions, and only a super_admin can change a super_admin."
        actions={
          <button type="button" className="rg-button" data-kind="primary" onClick={() => setTask({ kind: 'invite' })}>
            Invite user
          </button>
        }
      />
      <Outcome loaded={loaded} onRetry={reload}>
        {({ users: { data, meta }, models, invitations }, isStale) => (
          <>
            <UserFilter
              key={search}
              value={{ search, role }}
              roles={rolesOf(models, role)}
              onChange={(value) => goTo(routeTo(['users'], { ...value }))}
            />
            {meta.total === 0 ? (
              <Empty title="No matching users">
                <a href={routeTo(['users'])}>Clear filter</a>
              </Empty>
            ) : (
              <DataTable
                caption="Users, newest first"
                columns={columnsFor(person)}
                rows={data}
                isStale={isStale}
                keyOf={({ id }) => id}
                actions={(user) => <UserActions user={user} onTask={setTask} />}
              />
            )}
            <Pager meta={meta} hrefOf={(start) => routeTo(['users'], { search, role, offset: start })} />
            <InvitationList invitations={invitations} onRevoked={reload} />
            {task?.kind === 'change' && (
              <UserDialog
                user={task.user}
                models={models}
                onSaved={({ name }) => finish(`${name} was changed.`)}
                onClose={() => setTask(undefined)}
              />
            )}
            {task?.kind === 'delete' && (
              <DeleteUserDialog
                user={task.user}
                onDeleted={() => finish(`${task.user.name} was deleted.`)}
                onClose={() => setTask(undefined)}
              />
            )}
            {task?.kind === 'invite' && (
              <InviteDialog
                roles={rolesOf(models, 'viewer')}
                onInvited={({ email }) => finish(`${email} was invited.`)}
                onClose={() => setTask(undefined)}
              />
            )}
          </>
        )}
      </Outcome>
    </>
  );
}

function UserActions({ user, onTask }: { readonly user: User; onTask(task: Task): void }): ReactNode {
  const { person } = useSession();
  const reason = reasonNotToChange(person, user);
  if (reason !== undefined) return <span className="soft">{reason}</span>;
  return (
    <>
      <button
        type="button"
        className="rg-button"
        aria-label={`Change ${user.name}`}
        onClick={() => onTask({ kind: 'change', user })}
      >
        Change
      </button>
      <button
        type="button"
        className="rg-button"
        aria-label={`Delete ${user.name}`}
        onClick={() => onTask({ kind: 'delete', user })}
      >
        Delete
      </button>
    </>
  );
}

interface UserFilterValue {
  readonly search: string;
  readonly role: string;
}

interface UserFilterProps {
  readonly value: UserFilterValue;
  readonly roles: readonly string[];
  onChange(value: UserFilterValue): void;
}

/** The filter of the list, stored in the address. */
function UserFilter({ value, roles, onChange }: UserFilterProps): ReactNode {
  const [search, setSearch] = useState(value.search);
  return (
    <form
      className="toolbar"
      role="search"
      aria-label="Filter users"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...value, search });
      }}
    >
      <Input
        type="search"
        aria-label="Name or e-mail"
        placeholder="Name or e-mail"
        value={search}
        onChange={setSearch}
      />
      <Select
        aria-label="Show"
        empty="Any role"
        options={roles}
        value={value.role}
        onChange={(role) => onChange({ search, role })}
      />
      <button type="submit" className="rg-button">
        Search
      </button>
    </form>
  );
}

function columnsFor(person: Person): readonly TableColumn<User>[] {
  return [
    {
      id: 'name',
      label: 'Name',
      cell: ({ id, name, email }) => (
        <>
          <b>{name}</b> {id === person.id && <Tag>you</Tag>}
          <span className="under">{email}</span>
        </>
      ),
    },
    { id: 'role', label: 'Role', cell: ({ role }) => <code>{role}</code> },
    {
      id: 'permissions',
      label: 'Permissions',
      cell: ({ permissions }) =>
        permissions.length === 0 ? <span className="soft">None</span> : <code>{permissions.join(', ')}</code>,
    },
    {
      id: 'state',
      label: 'State',
      cell: ({ disabled }) => (disabled ? <Tag tone="bad">disabled</Tag> : <Tag tone="good">active</Tag>),
    },
    { id: 'since', label: 'Since', cell: ({ createdAt }) => <Time at={createdAt} /> },
  ];
}

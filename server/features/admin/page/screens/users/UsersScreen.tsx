import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import type { User } from '../../api/answers.js';
import { useLoad } from '../../hooks/use-load.js';
import { DataTable } from '../../parts/DataTable.js';
import { Empty } from '../../parts/Empty.js';
import { Outcome } from '../../parts/Outcome.js';
import { Pager } from '../../parts/Pager.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, routeTo } from '../../route/route.js';
import type { Route } from '../../route/route.js';
import { goTo } from '../../route/use-route.js';
import { DeleteUserDialog } from './DeleteUserDialog.js';
import { InvitationList } from './InvitationList.js';
import { InviteDialog } from './InviteDialog.js';
import { reasonNotToChange, rolesOf } from '../../rights.js';
import { userColumns } from './user-columns.js';
import { UserDialog } from './UserDialog.js';
import { UserFilter } from './UserFilter.js';

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
        lead="Roles set what a user can do; permissions extend them. You can't change your own rights, and only a super_admin can change a super_admin."
        actions={
          <button type="button" className="button" data-kind="primary" onClick={() => setTask({ kind: 'invite' })}>
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
                <a href={routeTo(['users'])}>Show all users</a>
              </Empty>
            ) : (
              <DataTable
                caption="Users, newest first"
                columns={userColumns(person)}
                rows={data}
                isStale={isStale}
                keyOf={({ id }) => id}
                actions={(user) => <UserActions user={user} onTask={setTask} />}
              />
            )}
            <Pager
              meta={meta}
              hrefOf={(from) => routeTo(['users'], { search, role, offset: from > 0 ? String(from) : undefined })}
            />
            <InvitationList invitations={invitations} onRevoked={reload} />
            {task?.kind === 'change' && (
              <UserDialog
                user={task.user}
                models={models}
                onSaved={({ name }) => finish(`${name} is changed.`)}
                onClose={() => setTask(undefined)}
              />
            )}
            {task?.kind === 'delete' && (
              <DeleteUserDialog
                user={task.user}
                onDeleted={() => finish(`${task.user.name} has been deleted.`)}
                onClose={() => setTask(undefined)}
              />
            )}
            {task?.kind === 'invite' && (
              <InviteDialog
                roles={rolesOf(models, 'viewer')}
                onInvited={({ email }) => finish(`${email} has been invited.`)}
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
        className="button"
        data-kind="quiet"
        aria-label={`Change ${user.name}`}
        onClick={() => onTask({ kind: 'change', user })}
      >
        Change
      </button>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-label={`Delete ${user.name}`}
        onClick={() => onTask({ kind: 'delete', user })}
      >
        Delete
      </button>
    </>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import type { User } from '../../api/wire.js';
import { useLoad } from '../../hooks/use-load.js';
import { DataTable } from '../../parts/DataTable.js';
import { Outcome } from '../../parts/Outcome.js';
import { Pager } from '../../parts/Pager.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { countIn, routeTo } from '../../route/route.js';
import type { Route } from '../../route/route.js';
import { reasonNotToChange } from './rules.js';
import { userColumns } from './user-columns.js';
import { UserDialog } from './UserDialog.js';

const LIMIT = 20;

export function UsersScreen({ route }: { readonly route: Route }): ReactNode {
  const { api, person, announce } = useSession();
  const offset = countIn(route, 'offset');
  const { loaded, reload } = useLoad(`${offset}`, async (signal) => {
    const [users, models] = await Promise.all([
      api.listUsers({ limit: LIMIT, offset }, signal),
      api.listModels(signal),
    ]);
    return { users, models };
  });
  const [changing, setChanging] = useState<User>();
  return (
    <>
      <ScreenHead
        title="Users"
        lead="A role decides what a person may do; permissions add to it. Nobody changes their own rights, and only a super_admin makes or changes a super_admin."
      />
      <Outcome loaded={loaded} onRetry={reload}>
        {({ users: { data, meta }, models }, isStale) => (
          <>
            <DataTable
              caption="Users, newest first"
              columns={userColumns(person)}
              rows={data}
              isStale={isStale}
              keyOf={({ id }) => id}
              actions={(user) => {
                const reason = reasonNotToChange(person, user);
                return reason === undefined ? (
                  <button
                    type="button"
                    className="button"
                    data-kind="quiet"
                    aria-label={`Change ${user.name}`}
                    onClick={() => setChanging(user)}
                  >
                    Change
                  </button>
                ) : (
                  <span className="soft">{reason}</span>
                );
              }}
            />
            <Pager meta={meta} hrefOf={(from) => routeTo(['users'], { offset: from > 0 ? String(from) : undefined })} />
            {changing && (
              <UserDialog
                user={changing}
                models={models}
                onSaved={({ name }) => {
                  announce(`${name} is changed.`);
                  setChanging(undefined);
                  reload();
                }}
                onClose={() => setChanging(undefined)}
              />
            )}
          </>
        )}
      </Outcome>
    </>
  );
}

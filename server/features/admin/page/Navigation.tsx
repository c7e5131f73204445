import type { ReactNode } from 'react';
import type { Person } from './api/answers.js';
import { Brand, Icon } from './parts/Icon.js';
import type { IconName } from './parts/Icon.js';
import { routeTo } from './route.js';
import type { Route } from './route.js';
import { AccountScreen } from './screens/AccountScreen.js';
import { AuditScreen } from './screens/audit/AuditScreen.js';
import { ImportersScreen } from './screens/importers/ImportersScreen.js';
import { ImportsScreen } from './screens/imports/ImportsScreen.js';
import { KeysScreen } from './screens/keys/KeysScreen.js';
import { ModelsScreen } from './screens/models/ModelsScreen.js';
import { UsersScreen } from './screens/users/UsersScreen.js';
import { WebhooksScreen } from './screens/webhooks/WebhooksScreen.js';

interface ScreenEntry {
  /** First part of its address. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly group: string;
  readonly Screen: (props: { readonly route: Route }) => ReactNode;
}

/** Every screen, in navigation order. The first is the start screen. */
const SCREENS: readonly ScreenEntry[] = [
  { id: 'models', label: 'Models', icon: 'models', group: 'Content', Screen: ModelsScreen },
  { id: 'importers', label: 'Importers', icon: 'importers', group: 'Import', Screen: ImportersScreen },
  { id: 'imports', label: 'Import jobs', icon: 'imports', group: 'Import', Screen: ImportsScreen },
  { id: 'webhooks', label: 'Webhooks', icon: 'webhooks', group: 'Delivery', Screen: WebhooksScreen },
  { id: 'keys', label: 'API keys', icon: 'keys', group: 'Settings', Screen: KeysScreen },
  { id: 'users', label: 'Users', icon: 'users', group: 'Settings', Screen: UsersScreen },
  { id: 'audit', label: 'Audit log', icon: 'audit', group: 'Settings', Screen: AuditScreen },
];

/** Opened by clicking the name of the signed-in user. */
const ACCOUNT = { id: 'account', Screen: AccountScreen } as const;

/** The screen of an address; `undefined` when there is none. */
export function screenAt({ path: [id = SCREENS[0]?.id] }: Route): Pick<ScreenEntry, 'id' | 'Screen'> | undefined {
  return [...SCREENS, ACCOUNT].find((screen) => screen.id === id);
}

interface NavigationProps {
  readonly current: string | undefined;
  readonly person: Person;
  readonly isLeaving: boolean;
  onLeave(): void;
}

export function Navigation({ current, person, isLeaving, onLeave }: NavigationProps): ReactNode {
  const groups = [...new Set(SCREENS.map(({ group }) => group))];
  return (
    <header className="side">
      <Brand />
      <nav aria-label="Administration">
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h2 aria-hidden="true">{group}</h2>
            <ul>
              {SCREENS.filter((screen) => screen.group === group).map(({ id, label, icon }) => (
                <li key={id}>
                  <a href={routeTo([id])} aria-current={id === current ? 'page' : undefined}>
                    <Icon name={icon} />
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="account">
        <a href={routeTo([ACCOUNT.id])} aria-current={current === ACCOUNT.id ? 'page' : undefined}>
          <b>{person.name}</b>
          <span>{person.email}</span>
          <i>Account</i>
        </a>
        <button type="button" className="rg-button" disabled={isLeaving} onClick={onLeave}>
          Sign out
        </button>
      </div>
    </header>
  );
}

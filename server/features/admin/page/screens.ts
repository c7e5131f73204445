import type { ReactNode } from 'react';
import type { IconName } from './parts/Icon.js';
import type { Route } from './route/route.js';
import { AccountScreen } from './screens/account/AccountScreen.js';
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

/** Every screen, as the navigation lists them. The first is where one arrives. */
export const SCREENS: readonly ScreenEntry[] = [
  { id: 'models', label: 'Models', icon: 'models', group: 'Content', Screen: ModelsScreen },
  { id: 'importers', label: 'Importers', icon: 'importers', group: 'Import', Screen: ImportersScreen },
  { id: 'imports', label: 'Import jobs', icon: 'imports', group: 'Import', Screen: ImportsScreen },
  { id: 'webhooks', label: 'Webhooks', icon: 'webhooks', group: 'Delivery', Screen: WebhooksScreen },
  { id: 'keys', label: 'API keys', icon: 'keys', group: 'Settings', Screen: KeysScreen },
  { id: 'users', label: 'Users', icon: 'users', group: 'Settings', Screen: UsersScreen },
  { id: 'audit', label: 'Audit log', icon: 'audit', group: 'Settings', Screen: AuditScreen },
];

/** Reached by the name of who is signed in. */
export const ACCOUNT = { id: 'account', Screen: AccountScreen } as const;

import type { Deps } from '../../main/deps.js';
import type { Feature } from '../feature.js';
import type { ContentAdditions } from '../content/record-event.js';
import { userListener } from './accounts/accounts.js';
import { signInEndpoints } from './sign-in/endpoints.js';
import { invitationEndpoints } from './accounts/invitation-endpoints.js';
import { authMigrations } from './migrations.js';
import { oauthEndpoints } from './oauth/oauth-endpoints.js';
import { sendPasswordReset } from './passwords/password-reset.js';
import { sweepAuth } from './sweep.js';

declare module '../../platform/queue/queue.js' {
  interface Jobs {
    'reset-password': { readonly email: string };
  }
}

export const feature: Feature<Deps> & ContentAdditions<Deps, unknown> = {
  name: 'auth',
  migrations: authMigrations,
  endpoints: [...signInEndpoints, ...oauthEndpoints, ...invitationEndpoints],
  work: { 'reset-password': (deps) => ({ handle: (data) => sendPasswordReset(deps, data) }) },
  sweeps: [{ name: 'sign-ins', run: sweepAuth }],
  recordListener: () => userListener,
};

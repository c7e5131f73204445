import type { Endpoint } from '../../platform/http/endpoint.js';
import { accountEndpoints } from './accounts/account-endpoints.js';
import { emailEndpoints } from './sign-in/email-endpoints.js';
import { invitationEndpoints } from './accounts/invitation-endpoints.js';
import { oauthEndpoints } from './oauth/oauth-endpoints.js';
import { sessionEndpoints } from './sessions/session-endpoints.js';

export const authEndpoints: readonly Endpoint[] = [
  ...emailEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...oauthEndpoints,
  ...invitationEndpoints,
];

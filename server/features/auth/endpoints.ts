import type { Endpoint } from '../../platform/http/endpoint.js';
import { accountEndpoints } from './account-endpoints.js';
import { emailEndpoints } from './email-endpoints.js';
import { invitationEndpoints } from './invitation-endpoints.js';
import { oauthEndpoints } from './oauth-endpoints.js';
import { sessionEndpoints } from './session-endpoints.js';

export const authEndpoints: readonly Endpoint[] = [
  ...emailEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...oauthEndpoints,
  ...invitationEndpoints,
];

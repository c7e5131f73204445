import type { Endpoint } from '../http/endpoint.js';
import { emailEndpoints } from './email-endpoints.js';
import { oauthEndpoints } from './oauth-endpoints.js';
import { sessionEndpoints } from './session-endpoints.js';

export const authEndpoints: readonly Endpoint[] = [...emailEndpoints, ...sessionEndpoints, ...oauthEndpoints];

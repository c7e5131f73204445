import type { Deps } from '../../../main/deps.js';
import { ApiError } from '../../../platform/http/errors.js';
import { defineEndpoint } from '../../../platform/http/endpoint.js';
import type { Endpoint } from '../../../platform/http/endpoint.js';
import type { Principal } from '../../../platform/http/principal.js';
import { NO_STORE, sessionSchema, whoSchema } from '../schemas.js';
import { closeSession } from './sessions.js';
import { startSession } from './sessions.js';

const shared = { envelope: 'content', tag: 'Authentication' } as const;

export const sessionEndpoints: readonly Endpoint<Deps>[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/api/auth/session',
    // A page asks this before it knows whether anybody is signed in: that nobody is, is an answer.
    access: 'public',
    summary: 'Who is signed in',
    responses: { 200: { description: 'The person, or null', schema: whoSchema } },
    handle: async (_deps, { principal }) => ({
      status: 200,
      headers: NO_STORE,
      body: { data: { user: signedInUser(principal) } },
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/auth/session',
    access: 'user',
    summary: 'Exchange a token for a session cookie',
    responses: { 200: { description: 'The session; the cookie is set', schema: sessionSchema } },
    handle: async (deps: Deps, { principal, request }) => {
      if (request.headers.authorization === undefined) {
        throw new ApiError('UNAUTHORIZED', { message: 'Send the token as Authorization: Bearer.' });
      }
      const { session, setCookie } = await startSession(deps, principal);
      const { id, userId, expiresAt } = session;
      return {
        status: 200,
        headers: { ...NO_STORE, 'Set-Cookie': setCookie },
        body: { data: { id, userId, expiresAt: expiresAt.toISOString() } },
      };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'delete',
    path: '/api/auth/session',
    access: 'user',
    summary: 'End the session of the cookie',
    responses: { 204: { description: 'Ended; the cookie is removed' } },
    handle: async (deps: Deps, { request }) => ({
      status: 204,
      headers: { 'Set-Cookie': await closeSession(deps, request.headers.cookie) },
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/auth/signout',
    access: 'public',
    summary: 'End the session of the cookie, if there is one',
    responses: { 204: { description: 'No session is left; the cookie is removed' } },
    handle: async (deps: Deps, { request }) => ({
      status: 204,
      headers: { 'Set-Cookie': await closeSession(deps, request.headers.cookie) },
    }),
  }),
];

function signedInUser(principal: Principal): object | null {
  if (principal.kind !== 'user') return null;
  const { id, email, name, role } = principal;
  return { id, email, name, role };
}

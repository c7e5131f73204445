import { z } from 'zod';
import type { AuthDeps } from '../auth-deps.js';
import { defineEndpoint } from '../../../platform/http/endpoint.js';
import type { Endpoint } from '../../../platform/http/endpoint.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import {
  emailAddress,
  messageSchema,
  NO_STORE,
  sessionSchema,
  signedInSchema,
  userSchema,
  currentUserSchema,
  password,
  personName,
} from '../schemas.js';
import { confirmPasswordReset, requestPasswordReset } from '../passwords/password-reset.js';
import { credentialsOf } from '../../../platform/http/credentials.js';
import { refuseOtherSites } from '../tokens/authenticate.js';
import { closeSession, presentedToken, startSession } from '../sessions/sessions.js';
import { changeOwnName, changeOwnPassword } from '../accounts/own-account.js';
import { signIn, signUp } from './sign-in.js';

const CHECK_MAIL = { data: { message: 'If this address can be used, an e-mail with the next step is on its way.' } };

const shared = { envelope: 'content', tag: 'Authentication' } as const;
const open = { ...shared, access: 'public' } as const;
const own = { ...shared, access: 'user' } as const;

export const signInEndpoints: readonly Endpoint<AuthDeps>[] = [
  defineEndpoint({
    ...open,
    method: 'post',
    path: '/api/auth/signup',
    summary: 'Create an account with an e-mail address and a password',
    body: z.strictObject({ email: emailAddress, password, name: personName }),
    responses: {
      201: { description: 'The new user, signed in', schema: signedInSchema },
      202: { description: 'An e-mail reports whether the address was taken', schema: messageSchema },
    },
    handle: async (deps, { principal, body }) => {
      const signedIn = await signUp(deps, principal, body);
      return signedIn ? { status: 201, headers: NO_STORE, body: signedIn } : { status: 202, body: CHECK_MAIL };
    },
  }),
  defineEndpoint({
    ...open,
    method: 'post',
    path: '/api/auth/signin',
    summary: 'Sign in with an e-mail address and a password',
    body: z.strictObject({ email: emailAddress, password }),
    responses: { 200: { description: 'The user and a token', schema: signedInSchema } },
    handle: async (deps, { principal, body }) => ({
      status: 200,
      headers: NO_STORE,
      body: await signIn(deps, principal, body),
    }),
  }),
  defineEndpoint({
    ...open,
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Request an e-mail for setting a new password',
    body: z.strictObject({ email: emailAddress }),
    responses: { 202: { description: 'The same for every address', schema: messageSchema } },
    handle: async (deps, { principal, body }) => {
      await requestPasswordReset(deps, principal, body);
      return { status: 202, body: CHECK_MAIL };
    },
  }),
  defineEndpoint({
    ...open,
    method: 'post',
    path: '/api/auth/reset-password/confirm',
    summary: 'Set a new password with a mailed token',
    body: z.strictObject({ token: z.string().min(1).max(200), password }),
    responses: { 200: { description: 'Set; sign in with it', schema: messageSchema } },
    handle: async (deps, { principal, body }) => {
      await confirmPasswordReset(deps, principal, body);
      return { status: 200, body: { data: { message: 'Your new password is set. Sign in with it.' } } };
    },
  }),
  defineEndpoint({
    ...open,
    method: 'get',
    path: '/api/auth/session',
    // For pages that do not know yet whether a user is signed in; an anonymous caller is not an error.
    summary: 'Who is signed in',
    responses: { 200: { description: 'The user, or null', schema: currentUserSchema } },
    handle: async (_deps, { principal }) => ({
      status: 200,
      headers: NO_STORE,
      body: { data: { user: signedInUser(principal) } },
    }),
  }),
  defineEndpoint({
    ...own,
    method: 'post',
    path: '/api/auth/session',
    summary: 'Exchange a token for a session cookie',
    responses: { 200: { description: 'The session; the cookie is set', schema: sessionSchema } },
    handle: async (deps, { principal, request }) => {
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
    ...own,
    method: 'delete',
    path: '/api/auth/session',
    summary: 'End the session of the cookie',
    responses: { 204: { description: 'Ended; the cookie is removed' } },
    handle: async (deps, { request }) => ({
      status: 204,
      headers: { 'Set-Cookie': await closeSession(deps, request.headers.cookie) },
    }),
  }),
  defineEndpoint({
    ...open,
    method: 'post',
    path: '/api/auth/signout',
    summary: 'End the session of the cookie, if there is one',
    responses: { 204: { description: 'No session is left; the cookie is removed' } },
    handle: async (deps, { request }) => {
      refuseOtherSites(deps.config, credentialsOf(request));
      return { status: 204, headers: { 'Set-Cookie': await closeSession(deps, request.headers.cookie) } };
    },
  }),
  defineEndpoint({
    ...own,
    method: 'patch',
    path: '/api/auth/me',
    summary: 'Change your own name',
    body: z.strictObject({ name: personName }),
    responses: { 200: { description: 'Your updated user', schema: z.object({ data: userSchema }) } },
    handle: async (deps, { principal, body }) => ({
      status: 200,
      body: { data: await changeOwnName(deps, principal, body) },
    }),
  }),
  defineEndpoint({
    ...own,
    method: 'post',
    path: '/api/auth/change-password',
    summary: 'Change your own password; all your other sessions and tokens end',
    body: z.strictObject({ current: password, password }),
    responses: { 200: { description: 'Changed; a new token to replace the one you used', schema: signedInSchema } },
    handle: async (deps, { principal, body, request }) => ({
      status: 200,
      headers: NO_STORE,
      body: await changeOwnPassword(deps, principal, { ...body, token: presentedToken(request.headers) }),
    }),
  }),
];

function signedInUser(principal: Principal): object | null {
  if (principal.kind !== 'user') return null;
  const { id, email, name, role } = principal;
  return { id, email, name, role };
}

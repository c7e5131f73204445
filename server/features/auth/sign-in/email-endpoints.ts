import type { Deps } from '../../../main/deps.js';
import { z } from 'zod';
import { defineEndpoint } from '../../../platform/http/endpoint.js';
import type { Endpoint } from '../../../platform/http/endpoint.js';
import { emailAddress } from '../schemas.js';
import { confirmPasswordReset, requestPasswordReset } from '../passwords/password-reset.js';
import { messageSchema, NO_STORE, signedInSchema } from '../schemas.js';
import { signIn } from './sign-in.js';
import { signUp } from './sign-in.js';

const password = z.string().min(1).max(1000);

const CHECK_MAIL = { data: { message: 'If this address can be used, a mail with the next step is on its way.' } };

const shared = { access: 'public', envelope: 'content', tag: 'Authentication' } as const;

export const emailEndpoints: readonly Endpoint<Deps>[] = [
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/auth/signup',
    summary: 'Make an account with an e-mail address and a password',
    body: z.strictObject({ email: emailAddress, password, name: z.string().trim().min(1).max(200) }),
    responses: {
      201: { description: 'The new user, signed in', schema: signedInSchema },
      202: { description: 'Whether the address was taken is told by mail', schema: messageSchema },
    },
    handle: async (deps: Deps, { principal, body }) => {
      const signedIn = await signUp(deps, principal, body);
      return signedIn ? { status: 201, headers: NO_STORE, body: signedIn } : { status: 202, body: CHECK_MAIL };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/auth/signin',
    summary: 'Sign in with an e-mail address and a password',
    body: z.strictObject({ email: emailAddress, password }),
    responses: { 200: { description: 'The user and a token', schema: signedInSchema } },
    handle: async (deps: Deps, { principal, body }) => ({
      status: 200,
      headers: NO_STORE,
      body: await signIn(deps, principal, body),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Ask for a mail that lets its reader set a new password',
    body: z.strictObject({ email: emailAddress }),
    responses: { 202: { description: 'The same for every address', schema: messageSchema } },
    handle: async (deps: Deps, { principal, body }) => {
      await requestPasswordReset(deps, principal, body);
      return { status: 202, body: CHECK_MAIL };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/auth/reset-password/confirm',
    summary: 'Set a new password with a mailed token',
    body: z.strictObject({ token: z.string().min(1).max(200), password }),
    responses: { 200: { description: 'Set; sign in with it', schema: messageSchema } },
    handle: async (deps: Deps, { principal, body }) => {
      await confirmPasswordReset(deps, principal, body);
      return { status: 200, body: { data: { message: 'The new password is set. Sign in with it.' } } };
    },
  }),
];

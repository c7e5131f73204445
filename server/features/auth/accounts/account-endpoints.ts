import type { Deps } from '../../../main/deps.js';
import { z } from 'zod';
import { defineEndpoint } from '../../../platform/http/endpoint.js';
import type { Endpoint } from '../../../platform/http/endpoint.js';
import { changeOwnName, changeOwnPassword } from './own-account.js';
import { NO_STORE, signedInSchema, userSchema } from '../schemas.js';
import { presentedToken } from '../sessions/sessions.js';

const shared = { access: 'user', envelope: 'content', tag: 'Authentication' } as const;
const password = z.string().min(1).max(1000);

export const accountEndpoints: readonly Endpoint<Deps>[] = [
  defineEndpoint({
    ...shared,
    method: 'patch',
    path: '/api/auth/me',
    summary: 'Change your own name',
    body: z.strictObject({ name: z.string().trim().min(1).max(200) }),
    responses: { 200: { description: 'You, as you are now', schema: z.object({ data: userSchema }) } },
    handle: async (deps: Deps, { principal, body }) => ({
      status: 200,
      body: { data: await changeOwnName(deps, principal, body) },
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/auth/change-password',
    summary: 'Change your own password; all your other sessions and tokens end',
    body: z.strictObject({ current: password, password }),
    responses: { 200: { description: 'Changed; a new token beside the one you hold', schema: signedInSchema } },
    handle: async (deps: Deps, { principal, body, request }) => ({
      status: 200,
      headers: NO_STORE,
      body: await changeOwnPassword(deps, principal, { ...body, token: presentedToken(request.headers) }),
    }),
  }),
];

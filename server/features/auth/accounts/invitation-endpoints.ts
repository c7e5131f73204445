import type { AuthDeps } from '../auth-deps.js';
import { z } from 'zod';
import { pageQuery, pageSchema } from '../../../platform/http/paging.js';
import { defineEndpoint } from '../../../platform/http/endpoint.js';
import type { Endpoint } from '../../../platform/http/endpoint.js';
import { acceptInvitation } from './invitations.js';
import { emailAddress, password, personName } from '../schemas.js';
import { createInvitation, listInvitations, revokeInvitation } from './invitations.js';
import { NO_STORE, signedInSchema } from '../schemas.js';

const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.string(),
  /** Name of the user or key. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

const shared = { access: 'admin', envelope: 'content', tag: 'Administration' } as const;

export const invitationEndpoints: readonly Endpoint<AuthDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/admin/invitations',
    summary: 'Invite a user by e-mail; without a mail server, the response contains the link to pass on',
    body: z.strictObject({ email: emailAddress, role: z.string().optional() }),
    responses: {
      201: {
        description: 'The invitation; an earlier one for this address becomes invalid',
        schema: z.object({ data: invitationSchema.extend({ link: z.string().optional() }) }),
      },
    },
    handle: async (deps, { principal, body }) => ({
      status: 201,
      headers: NO_STORE,
      body: { data: await createInvitation(deps, principal, body) },
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/api/admin/invitations',
    summary: 'List invitations that have not been accepted, newest first',
    query: pageQuery,
    responses: { 200: { description: 'A page of invitations', schema: pageSchema(invitationSchema) } },
    handle: async (deps, { query }) => ({
      status: 200,
      body: await listInvitations(deps, query),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'delete',
    path: '/api/admin/invitations/:id',
    summary: 'Revoke an invitation',
    params: z.object({ id: z.string() }),
    responses: { 204: { description: 'Revoked; its link no longer works' } },
    handle: async (deps, { principal, params }) => {
      await revokeInvitation(deps, principal, params.id);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    access: 'public',
    envelope: 'content',
    tag: 'Authentication',
    method: 'post',
    path: '/api/auth/invitations/accept',
    summary: 'Create the account you were invited to, with the mailed token',
    body: z.strictObject({
      token: z.string().min(1).max(200),
      name: personName,
      password,
    }),
    responses: { 201: { description: 'The new user, signed in', schema: signedInSchema } },
    handle: async (deps, { principal, body }) => ({
      status: 201,
      headers: NO_STORE,
      body: await acceptInvitation(deps, principal, body),
    }),
  }),
];

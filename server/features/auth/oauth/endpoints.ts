import type { ContentDeps } from '../../content/content-deps.js';
import { z } from 'zod';
import { defineEndpoint } from '../../../platform/http/endpoint.js';
import type { Endpoint, Reply } from '../../../platform/http/endpoint.js';
import { issueAccessToken } from '../tokens/access-token.js';
import { endedFlowCookie, finishOAuth, startOAuth } from './oauth-flow.js';
import type { ProviderName } from './oauth-provider.js';
import { withError } from './redirect-target.js';
import { NO_STORE, signedInSchema } from '../schemas.js';
import { openSession } from '../sessions/sessions.js';

const PROVIDERS: readonly ProviderName[] = ['codehost', 'webidentity'];

const shared = { method: 'get', access: 'public', envelope: 'content', tag: 'Authentication' } as const;

export const oauthEndpoints: readonly Endpoint<ContentDeps>[] = PROVIDERS.flatMap((name) => [
  defineEndpoint({
    ...shared,
    path: `/api/auth/${name}`,
    summary: `Sign in through ${name}`,
    query: z.object({ redirect: z.string().max(2000).optional() }),
    responses: { 302: { description: 'To the provider' } },
    handle: async (deps, { query }) => {
      const { location, setCookie } = await startOAuth(deps, name, query);
      return { status: 302, headers: { ...NO_STORE, Location: location, 'Set-Cookie': setCookie } };
    },
  }),
  defineEndpoint({
    ...shared,
    path: `/api/auth/${name}/callback`,
    summary: `The callback to which ${name} returns the browser`,
    query: z.looseObject({}),
    responses: {
      200: { description: 'The user and a token, when no redirect was requested', schema: signedInSchema },
      302: { description: 'To the requested redirect, with a session cookie or with `?error=oauth_failed`' },
    },
    handle: async (deps, { request, log }): Promise<Reply> => {
      // The exact query string: the OAuth library parses the provider's response.
      const search = new URL(request.originalUrl, deps.config.publicUrl).search;
      const outcome = await finishOAuth(deps, name, { search, cookie: request.headers.cookie, log });
      const ended = endedFlowCookie(deps.config, name);
      if (outcome.kind === 'failed') {
        if (outcome.redirect === undefined) throw outcome.error;
        return {
          status: 302,
          headers: { ...NO_STORE, Location: withError(outcome.redirect, 'oauth_failed'), 'Set-Cookie': ended },
        };
      }
      if (outcome.redirect === undefined) {
        return {
          status: 200,
          headers: { ...NO_STORE, 'Set-Cookie': ended },
          body: await issueAccessToken(deps, outcome.account),
        };
      }
      const { setCookie } = await openSession(deps, outcome.account);
      return { status: 302, headers: { ...NO_STORE, Location: outcome.redirect, 'Set-Cookie': [ended, setCookie] } };
    },
  }),
]);

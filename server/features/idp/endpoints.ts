import type { ContentDeps } from '../content/content-deps.js';
import { z } from 'zod';
import { addressOf } from '../../platform/http/principal.js';
import { ApiError } from '../../platform/http/errors.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { parseInput } from '../../platform/http/parse-input.js';
import { readBytes } from '../../platform/http/bodies/read-bytes.js';
import { parseJson } from '../../platform/http/bodies/read-json.js';
import { verifyInbound } from '../webhooks/sign.js';
import { idpEventSchema } from './idp-event.js';
import type { IdpEvent } from './idp-event.js';
import { applyEvent } from './apply-event.js';

const anyEvent = z.object({ type: z.string(), data: z.unknown().optional() });
const KNOWN_TYPES: ReadonlySet<string> = new Set(['user.created', 'user.updated', 'user.deleted']);

export const idpEndpoints: readonly Endpoint<ContentDeps>[] = [
  defineEndpoint({
    access: 'public',
    envelope: 'importer',
    tag: 'Identity provider',
    method: 'post',
    path: '/api/v1/idp/webhook',
    summary: 'Receive events of the identity provider, signed as Standard Webhooks; called only by the provider',
    ownBody: { type: 'application/json', schema: anyEvent },
    responses: { 204: { description: 'Accepted, or nothing to do' } },
    handle: async (deps, { principal, request }) => {
      const { idpWebhookSecret: secret } = deps.config;
      if (secret === undefined) throw new ApiError('NOT_FOUND', { message: 'No identity provider is configured.' });
      const body = await readBytes(request);
      const headers = {
        'webhook-id': request.get('webhook-id'),
        'webhook-timestamp': request.get('webhook-timestamp'),
        'webhook-signature': request.get('webhook-signature'),
      };
      const messageId = verifyInbound(body, headers, { secret, now: deps.now() });
      if (messageId === undefined) {
        throw new ApiError('UNAUTHORIZED', { message: 'The signature of this message is not valid, or too old.' });
      }
      // Many users may change at once, and the provider has identified itself.
      await deps.rateLimit.forgive({ kind: 'anonymous', address: addressOf(principal) });
      const { type, data } = parseInput(anyEvent, parseJson(body)) as z.output<typeof anyEvent>;
      if (KNOWN_TYPES.has(type)) {
        const event = parseInput(idpEventSchema, { type, data }) as IdpEvent;
        await applyEvent(deps, { messageId, event });
      }
      return { status: 204 };
    },
  }),
];

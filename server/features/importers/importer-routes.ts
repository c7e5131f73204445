import { z } from 'zod';
import { importerSchema } from '../../../src/protocol/schemas.js';
import type { ImporterDeps } from './importer-deps.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Call, Endpoint, Reply } from '../../platform/http/endpoint.js';
import type { Principal } from '../../platform/http/principal.js';
import type { Platform } from '../../platform/platform.js';
import { NO_STORE } from '../auth/schemas.js';
import { readWebhookSecret, rotateWebhookSecret } from './importer-webhooks.js';
import type { SecretState } from './importer-webhooks.js';
import { deleteImporter, readImporter, rotateKey } from './importers.js';

/** A set of importer routes: who may call them, and on whose behalf they act. */
interface ImporterRouteOptions extends Pick<Endpoint, 'access' | 'envelope' | 'tag'> {
  /** Path of a single importer, ending in its id. */
  readonly path: string;
  readonly actorOf: (principal: Principal) => Principal;
  /** How an importer is returned. Default: the owner's view. */
  readonly importer?: ImporterAnswer;
}

interface ImporterAnswer {
  readonly schema: z.ZodType;
  readonly find: (deps: Pick<Platform, 'database'>, actor: Principal, id: string) => Promise<unknown>;
}

interface Route extends Pick<Endpoint, 'summary' | 'responses'> {
  /** Path after that of the importer. */
  readonly at?: string;
  readonly method?: Endpoint['method'];
  readonly handle: (deps: ImporterDeps, target: { readonly actor: Principal; readonly id: string }) => Promise<Reply>;
}

const OWN: ImporterAnswer = { schema: importerSchema, find: readImporter };
const until = z.iso.datetime().nullable();

/**
 * The routes below an importer that owners and administrators share; with the content envelope, responses are wrapped
 * in `data`.
 */
export function importerRoutes({ path, actorOf, importer = OWN, ...shared }: ImporterRouteOptions) {
  const name = path.slice(path.lastIndexOf(':') + 1);
  const isWrapped = shared.envelope === 'content';
  const bodyOf = (body: unknown): unknown => (isWrapped ? { data: body } : body);
  const schemaOf = (schema: z.ZodType): z.ZodType => (isWrapped ? z.object({ data: schema }) : schema);
  const secretSchema = z.object({ hint: z.string(), [isWrapped ? 'previousUntil' : 'previous_until']: until });
  const secretBody = ({ previous_until: previousUntil, ...state }: SecretState): unknown =>
    bodyOf({ ...state, [isWrapped ? 'previousUntil' : 'previous_until']: previousUntil });

  function route({ at = '', method = 'get', handle, ...description }: Route): Endpoint<ImporterDeps> {
    return defineEndpoint({
      ...shared,
      ...description,
      method,
      path: path + at,
      params: z.object({ [name]: z.string() }),
      handle: (deps, { principal, params }: Call<Readonly<Record<string, string>>, unknown, unknown>) =>
        handle(deps, { actor: actorOf(principal), id: params[name] ?? '' }),
    });
  }

  return {
    read: (summary: string) =>
      route({
        summary,
        responses: { 200: { description: 'The importer', schema: schemaOf(importer.schema) } },
        handle: async (deps, { actor, id }) => ({ status: 200, body: bodyOf(await importer.find(deps, actor, id)) }),
      }),
    remove: () =>
      route({
        method: 'delete',
        summary: 'Delete an importer with all its imports',
        responses: { 204: { description: 'Deleted' } },
        handle: async (deps, { actor, id }) => {
          await deleteImporter(deps, actor, id);
          return { status: 204 };
        },
      }),
    rotateKey: (description: string) =>
      route({
        at: '/rotate-key',
        method: 'post',
        summary: 'Give an importer a new key; the previous one stops working at once',
        responses: { 200: { description, schema: schemaOf(importer.schema) } },
        handle: async (deps, { actor, id }) => {
          await rotateKey(deps, actor, id);
          return { status: 200, body: bodyOf(await importer.find(deps, actor, id)) };
        },
      }),
    webhookSecret: () =>
      route({
        at: '/webhook-secret',
        summary: 'The first characters of the webhook signing secret, and whether the previous secret still signs',
        responses: { 200: { description: 'About the secret', schema: schemaOf(secretSchema) } },
        handle: async (deps, { actor, id }) => ({
          status: 200,
          body: secretBody(await readWebhookSecret(deps, actor, id)),
        }),
      }),
    newWebhookSecret: () =>
      route({
        at: '/webhook-secret',
        method: 'post',
        summary: 'Create a new secret, returned only this once; the previous one keeps signing for 24 hours',
        responses: {
          200: { description: 'The secret', schema: schemaOf(secretSchema.extend({ secret: z.string() })) },
        },
        handle: async (deps, { actor, id }) => ({
          status: 200,
          headers: NO_STORE,
          body: secretBody(await rotateWebhookSecret(deps, actor, id)),
        }),
      }),
  };
}

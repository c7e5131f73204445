import { z } from 'zod';
import type { ZodType } from 'zod';
import { ERROR_KINDS } from './errors.js';
import { isOpen } from './require-access.js';
import type { Endpoint } from './endpoint.js';

const SUCCESS_WITHOUT_BODY: ReadonlySet<string> = new Set(['204', '302']);

/** Builds the OpenAPI 3.1 document of the endpoints from the schemas that validate their input. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { publicUrl, version }: { readonly publicUrl: string; readonly version: string },
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rowgate',
      version,
      description:
        'Records, files, users and keys; importers and their imports. Every response carries `X-Request-Id`.',
    },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }, { session: [] }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key (`rgk_…`) or a session token.' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
      schemas: { Error: errorSchema, ImporterError: importerErrorSchema },
    },
  };
}

const errorDetailsSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['field', 'message'],
    properties: { field: { type: 'string' }, message: { type: 'string' } },
  },
};

const importerErrorSchema = {
  type: 'object',
  required: ['detail', 'status_code'],
  properties: {
    detail: { type: 'string' },
    status_code: { type: 'integer' },
    errors: { ...errorDetailsSchema, description: 'Only with status 422' },
  },
};

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'details'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERROR_KINDS) },
        message: { type: 'string' },
        details: errorDetailsSchema,
      },
    },
  },
};

function operationOf(endpoint: Endpoint): object {
  const { access, body, envelope, ownBody, params, query, responses, summary, tag } = endpoint;
  const received = body ? ({ type: 'application/json', schema: body } as const) : ownBody;
  return {
    summary,
    tags: [tag],
    description: `For ${WHO[access]}.`,
    ...(isOpen(access) ? { security: [] } : {}),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(received ? { requestBody: { required: true, content: contentOf(received, 'input') } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, { description, schema }]) => [
          status,
          SUCCESS_WITHOUT_BODY.has(status) || !schema
            ? { description }
            : { description, content: contentOf({ type: 'application/json', schema }, 'output') },
        ]),
      ),
      default: {
        description: 'What went wrong',
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${ERROR_SCHEMAS[envelope]}` } } },
      },
    },
  };
}

const ERROR_SCHEMAS = { content: 'Error', graphql: 'Error', importer: 'ImporterError' } as const;

const WHO = {
  public: 'anyone',
  'importer-key': 'pages that hold the public key of an importer',
  caller: 'any key or user with the required permission',
  user: 'signed-in users; not for API keys',
  admin: 'admins, and keys with `admin`',
} as const;

function contentOf({ type, schema }: NonNullable<Endpoint['ownBody']>, io: 'input' | 'output'): object {
  return { [type]: { schema: jsonOf(schema, io) } };
}

function parametersOf(place: 'path' | 'query', schema: ZodType | undefined): object[] {
  const { properties = {}, required = [] } = (schema ? jsonOf(schema, 'input') : {}) as {
    readonly properties?: Readonly<Record<string, { readonly type?: unknown; readonly description?: string }>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...member }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    ...(member.type === 'object' && place === 'query' ? { style: 'deepObject', explode: true } : {}),
    schema: member,
  }));
}

function jsonOf(schema: ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

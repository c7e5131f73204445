import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './app.js';
import { ERROR_KINDS } from '../platform/http/errors.js';
import type { Endpoint } from '../platform/http/endpoint.js';
import { buildTestApp } from '../testing/build-test-app.js';
import type { TestApp } from '../testing/build-test-app.js';
import {
  encoded,
  headerValue,
  hostileHeaders,
  hostileQuery,
  hostileText,
  hostileValue,
} from '../testing/hostile-values.js';
import { sampleOf } from '../testing/sample-of.js';
import type { JsonSchema } from '../testing/sample-of.js';

/* Any input to any route must get a response in the API's shape, never an internal error. */

let world: TestApp;
let server: Server;
let token: string;
/** The id of an existing record. */
let postId: string;
beforeAll(async () => {
  world = await buildTestApp();
  ({ token } = await world.signIn('super_admin'));
  const made = await world.http.post('/api/blog-posts').auth(token, { type: 'bearer' }).send({ title: 'There' });
  postId = (made.body as { data: { id: string } }).data.id;
  server = createServer(world.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world.close();
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Sent as raw bytes: HTTP test clients would refuse to send half of this. */
function send({ method, path, headers = {}, body = '' }: Sent): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        method,
        path,
        headers: { authorization: `Bearer ${token}`, ...headers },
        timeout: 15_000,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject).on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text });
        });
      },
    );
    call.on('timeout', () => call.destroy(new Error(`${method} ${path} got no response.`)));
    call.on('error', reject);
    call.end(body);
  });
}

const errorSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_KINDS) as [string, ...string[]]),
    message: z.string().min(1),
    details: z.array(z.object({ field: z.string(), message: z.string() })),
  }),
});

const importerErrorSchema = z.object({
  detail: z.string().min(1),
  status_code: z.number().int(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

async function requireAnswer(sent: Sent): Promise<void> {
  const { status, type, text } = await send(sent);
  const log = world.logLines.filter((line) => line.includes('"level":50')).at(-1) ?? '';
  expect({ status, log }).toEqual({ status: expect.toSatisfy((code: number) => code < 500), log: '' });
  const isGraphql = sent.path.startsWith('/graphql');
  const schema = sent.path.startsWith('/api/v1/') ? importerErrorSchema : errorSchema;
  if (status >= 400 && !isGraphql) expect(schema.safeParse(JSON.parse(text)), text).toMatchObject({ success: true });
  if (type.includes('json')) JSON.parse(text);
}

/** A valid body with some members replaced. */
function bodyFor({ body }: Endpoint): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(undefined);
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const names = Object.keys(schema.properties ?? {});
  const changes = fc.dictionary(fc.oneof(fc.constantFrom(...names), hostileText), hostileValue, { maxKeys: 3 });
  return fc.oneof(
    { weight: 4, arbitrary: changes.map((changed) => ({ ...(sampleOf(schema) as object), ...changed })) },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** Query parameters of the route itself, with hostile values. */
function queryOf({ query }: Endpoint): fc.Arbitrary<string> {
  const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  if (names.length === 0) return hostileQuery;
  const own = fc.tuple(fc.constantFrom(...names), hostileText).map(([name, text]) => `${name}=${encoded(text)}`);
  return fc.oneof(hostileQuery, own);
}

/** Many small runs, so that a failure names its route. */
const RUNS = 24;

function endpointsOf(): readonly Endpoint[] {
  return allEndpoints(world.deps.models);
}

test('every route responds to any input', { timeout: 240_000 }, async () => {
  for (const endpoint of endpointsOf()) {
    const segment = fc.oneof(hostileText, fc.uuid(), fc.constant(postId)).map((text) => encoded(text) || 'x');
    const sent = fc.record({ segment, query: queryOf(endpoint), body: bodyFor(endpoint), headers: hostileHeaders });
    await fc.assert(
      fc.asyncProperty(sent, async ({ segment: id, query, body, headers: given }) => {
        const path = `${endpoint.path.replace(/:\w+/, id)}${query === '' ? '' : `?${query}`}`;
        const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
        await requireAnswer({
          method: endpoint.method.toUpperCase(),
          path,
          headers: { ...type, ...given },
          body: body === undefined ? '' : JSON.stringify(body),
        });
      }),
      { numRuns: RUNS },
    );
  }
});

describe('credentials', () => {
  test('headers of any kind are accepted or rejected', async () => {
    const credential = fc.oneof(
      headerValue,
      headerValue.map((value) => `Bearer ${value}`),
      headerValue.map((value) => `Bearer rgk_${value}`),
      fc.tuple(headerValue, headerValue).map(([left, right]) => `Bearer ${left}.${right}.x`),
      fc.constantFrom('Basic YTpi', 'Bearer', `Bearer eyJhbGciOiJub25lIn0.${btoa('{"sub":"x"}')}.`),
    );
    await fc.assert(
      fc.asyncProperty(credential, headerValue, async (authorization, cookie) => {
        const given = { authorization, cookie: `session=${cookie}` };
        const { status } = await send({ method: 'GET', path: '/api/tags', headers: given });
        expect(status).toBe(401);
      }),
      { numRuns: 100 },
    );
  });
});

describe('GraphQL', () => {
  const token = fc.constantFrom(
    ...'{ } ( ) [ ] : ! $a @skip ... on query mutation subscription ...F blogPosts blogPost createTag deleteBlogPost nodes pageInfo id title author categories __schema __typename filter limit sort data "x" """ "" -1 1e9 null true PUBLISHED # &'.split(
      ' ',
    ),
    '@include(if: true)',
    'fragment F on BlogPost',
    '\u0000',
  );
  const soup = fc.array(token, { maxLength: 40 }).map((tokens) => tokens.join(' '));
  const field: fc.Arbitrary<string> = fc.letrec<{ selection: string; one: string }>((tie) => ({
    one: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'selection' },
      fc.constantFrom('id', 'title', '__typename', 'nothing', 'status'),
      fc
        .tuple(fc.constantFrom('author', 'categories', 'nodes', 'featuredImage'), tie('selection'))
        .map((parts) => parts.join(' ')),
    ),
    selection: fc
      .array(tie('one'), { minLength: 1, maxLength: 3, depthIdentifier: 'selection' })
      .map((all) => `{ ${all.join(' ')} }`),
  })).selection;
  const literal = fc.oneof(
    hostileText.map((text) => JSON.stringify(text)),
    fc.constantFrom('1', '-1', '1e9', 'null', '[]', '{}', 'PUBLISHED', '$v'),
  );
  const query = fc
    .tuple(field, literal, fc.constantFrom('limit', 'offset', 'sort', 'filter', 'nothing'))
    .map(
      ([selection, value, name]) =>
        `query Q($v: Int) { blogPosts(${name}: ${value}) { nodes ${selection} pageInfo { total } } }`,
    );
  const mutation = fc
    .dictionary(
      fc.constantFrom('title', 'slug', 'status', 'tags', 'authorId', 'categoryIds', 'featured', 'publishedAt'),
      hostileValue,
      { maxKeys: 4 },
    )
    .map((data) => ({
      query: 'mutation M($data: CreateBlogPostInput!) { createBlogPost(data: $data) { id title } }',
      variables: { data },
    }));

  test('any document gets a response', { timeout: 120_000 }, async () => {
    const body = fc.oneof(
      soup.map((text) => ({ query: text })),
      query.map((text) => ({ query: text, variables: { v: 1 } })),
      mutation,
      fc.record({ query: hostileValue, variables: hostileValue, operationName: hostileValue }, { requiredKeys: [] }),
      hostileValue,
    );
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        const given = { 'content-type': 'application/json' };
        await requireAnswer({ method: 'POST', path: '/graphql', headers: given, body: JSON.stringify(value) });
      }),
      { numRuns: RUNS * 10 },
    );
  });

  test.each([
    ['depth', `{ blogPosts ${'{ nodes { author '.repeat(2000)}`],
    ['brackets', '{'.repeat(200_000)],
    ['an endless value', `{ blogPosts(filter: ${'['.repeat(100_000)}) { nodes { id } } }`],
    ['aliases', `{ ${Array.from({ length: 5000 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
    [
      'a cycle of fragments',
      '{ blogPosts { nodes { ...A } } } fragment A on BlogPost { ...B } fragment B on BlogPost { ...A }',
    ],
    [
      'fragments that double',
      `${Array.from({ length: 40 }, (_, index) => `fragment F${index} on BlogPost { ...F${index + 1} ...F${index + 1} }`).join(' ')} fragment F40 on BlogPost { id } { blogPosts { nodes { ...F0 } } }`,
    ],
    ['directives', `{ __typename ${'@skip(if: false) '.repeat(20_000)} }`],
    ['a text', `{ blogPosts(sort: "${'x'.repeat(500_000)}") { nodes { id } } }`],
  ])('a query bomb is rejected: %s', async (_name, text) => {
    const { status, text: body } = await send({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text }),
    });
    expect(status).toBeLessThan(500);
    expect(JSON.parse(body)).toHaveProperty('errors');
  });
});

describe('uploads', () => {
  const part = fc
    .tuple(headerValue, headerValue, fc.uint8Array({ maxLength: 200 }), fc.boolean())
    .map(([name, filename, bytes, isFile]) =>
      Buffer.concat([
        Buffer.from(
          `--b\r\ncontent-disposition: form-data; name="${isFile ? 'file' : name}"; filename="${filename}"\r\n\r\n`,
          'latin1',
        ),
        bytes,
        Buffer.from('\r\n'),
      ]),
    );

  const nameless = Buffer.from('--b\r\ncontent-disposition: form-data; name=""\r\n\r\nx\r\n');

  test('any form gets a response', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 3 }),
        fc.constantFrom('--b--\r\n', '--b', ''),
        async (parts, end) => {
          await requireAnswer({
            method: 'POST',
            path: '/api/upload',
            headers: { 'content-type': 'multipart/form-data; boundary=b' },
            body: Buffer.concat([...parts, Buffer.from(end)]),
          });
        },
      ),
      { numRuns: RUNS * 4, examples: [[[nameless], '--b--\r\n']] },
    );
  });
});

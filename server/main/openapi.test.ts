import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { announceImport } from '../features/imports/run/announce-import.js';
import { buildTestApp } from '../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../testing/build-test-app.js';
import { sampleOf } from '../testing/sample-of.js';
import type { JsonSchema } from '../testing/sample-of.js';
import { webhookHeaders } from '../features/webhooks/sign.js';

/* Checks the OpenAPI document: each operation is called as described and must respond as described. */

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Operation {
  readonly tags: readonly string[];
  readonly security?: readonly unknown[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: { readonly Error: JsonSchema; readonly ImporterError: JsonSchema } };
}

const RECEIVER = { url: 'https://receiver.example/hook', models: ['tags'], secret: 'a secret' };
const IDP_SECRET = `whsec_${Buffer.alloc(24).toString('base64')}`;
const PROVIDER = {
  enabled: true,
  clientId: 'client',
  clientSecret: 'secret',
  authorizeUrl: 'https://provider.example/authorize',
  tokenUrl: 'https://provider.example/token',
  userinfoUrl: 'https://provider.example/user',
};

let world: TestApp;
let admin: SignedIn;
let document: OpenApi;
/** Ids that earlier calls created, by tag of their operation. */
const made = new Map<string, string>();

beforeAll(async () => {
  world = await buildTestApp({
    config: { idpWebhookSecret: IDP_SECRET },
    settings: {
      auth: { providers: { codehost: PROVIDER, webidentity: PROVIDER } },
      webhooks: { endpoints: [RECEIVER] },
    },
  });
  admin = await world.signIn('super_admin');
  document = (await world.http.get('/openapi.json')).body as OpenApi;
});
afterAll(() => world.close());

interface Asked {
  readonly path?: string;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bytes?: string;
}

/** Values that a sample from the schema cannot provide. */
const PARTICULARS: Readonly<Record<string, () => Asked | Promise<Asked>>> = {
  'post /api/auth/signup': () => ({ body: { email: 'new@example.com', password: 'a long password', name: 'New' } }),
  'post /api/auth/signin': () => ({ body: { email: admin.email, password: admin.password } }),
  'post /api/auth/reset-password/confirm': resetToken,
  'get /api/auth/codehost/callback': () => refusedBy('codehost'),
  'get /api/auth/webidentity/callback': () => refusedBy('webidentity'),
  'post /api/admin/api-keys': () => ({ body: { name: 'Key', permissions: { models: { tags: ['read'] } } } }),
  'delete /api/admin/api-keys/{id}': async () => ({ path: `/api/admin/api-keys/${await idOf('/api/admin/api-keys')}` }),
  'patch /api/admin/users/{id}': async () => {
    const { id } = await world.signIn('viewer', { email: 'changed@example.com' });
    return { path: `/api/admin/users/${id}`, body: { role: 'editor', permissions: ['read:contacts'] } };
  },
  'delete /api/admin/users/{id}': async () => {
    const { id } = await world.signIn('viewer', { email: 'deleted@example.com' });
    return { path: `/api/admin/users/${id}` };
  },
  'post /api/auth/change-password': async () => {
    const { token, password } = await world.signIn('viewer', { email: 'careful@example.com' });
    const headers = { Authorization: `Bearer ${token}` };
    return { headers, body: { current: password, password: 'another long password' } };
  },
  'post /api/admin/invitations': () => ({ body: { email: 'guest@example.com', role: 'editor' } }),
  'delete /api/admin/invitations/{id}': async () => ({ path: `/api/admin/invitations/${(await invited()).id}` }),
  'post /api/auth/invitations/accept': async () => {
    const { link } = await invited();
    return { body: { token: link.split('#invitation=')[1], name: 'Guest', password: 'another long password' } };
  },
  'post /api/admin/webhook-deliveries/{id}/resend': async () => {
    await world.http.post('/api/tags').set(asAdmin()).send({ name: 'Announced' });
    return { path: `/api/admin/webhook-deliveries/${await idOf('/api/admin/webhook-deliveries')}/resend` };
  },
  ...importerParticulars(),
  ...importParticulars(),
  ...administrationParticulars(),
  'post /api/upload': () => ({ files: { file: 'one.txt' }, fields: { folder: 'samples' } }),
  'post /api/upload/multiple': () => ({ files: { 'files[]': 'many.txt' }, fields: { folder: 'samples' } }),
  'post /api/v1/idp/webhook': () => {
    const body = { type: 'user.created', data: { id: 'u-1', email: 'told@example.com' } };
    const signed = { id: 'msg_1', secrets: [IDP_SECRET], at: world.deps.now() };
    return { body, headers: { ...webhookHeaders(JSON.stringify(body), signed) } };
  },
  'get /files/{name}': async () => {
    const { body } = await world.http.get('/api/files').set(asAdmin());
    const [file] = (body as { data: { filename: string }[] }).data;
    return { path: `/files/${file?.filename ?? ''}` };
  },
  'get /graphql': () => ({ path: '/graphql?query={tags{nodes{id}}}' }),
  'post /graphql': () => ({ body: { query: 'query Tags($limit: Int) { tags(limit: $limit) { nodes { id } } }' } }),
};

interface Importer {
  readonly id: string;
  readonly key: string;
}

const FIELDS = [
  { name: 'email', type: 'email', validators: [{ type: 'unique' }], transformations: [{ type: 'trim' }] },
];

async function newImporter(more: object = {}): Promise<Importer> {
  const input = {
    name: 'People',
    fields: FIELDS,
    webhook_url: 'https://receiver.example/imports',
    webhook_enabled: true,
    ...more,
  };
  const { body } = await world.http.post('/api/v1/importers').set(asAdmin()).send(input).expect(201);
  return body as Importer;
}

/** An importer with a pending webhook. */
async function createImporter(): Promise<Importer> {
  const importer = await newImporter();
  const { pool } = world.deps.database;
  const row = await pool.selectFrom('importers').selectAll().where('id', '=', importer.id).executeTakeFirstOrThrow();
  const job = {
    id: crypto.randomUUID(),
    dry_run: false,
    num_rows: 0,
    num_imported_rows: 0,
    new_options: {},
    error: null,
    user: null,
    metadata: null,
  };
  await announceImport(pool, world.deps, { event: 'import.started', job, importer: row });
  return importer;
}

function importerParticulars(): Record<string, () => Asked | Promise<Asked>> {
  const base = '/api/v1/importers/{importer_id}';
  const of = (method: string, rest = '', body?: object): [string, () => Promise<Asked>] => [
    `${method} ${base}${rest}`,
    async () => ({
      path: `${base}${rest}`.replace('{importer_id}', (await createImporter()).id),
      ...(body ? { body } : {}),
    }),
  ];
  return {
    'post /api/v1/importers': () => ({ body: { name: 'People', fields: FIELDS, destination: { type: 'none' } } }),
    ...Object.fromEntries([
      of('get'),
      of('put', '', { description: 'of us' }),
      of('delete'),
      of('post', '/rotate-key'),
      of('get', '/webhook-secret'),
      of('post', '/webhook-secret'),
      of('get', '/webhook-deliveries'),
    ]),
    [`post ${base}/webhook-deliveries/{delivery_id}/resend`]: async () => {
      const path = `/api/v1/importers/${(await createImporter()).id}/webhook-deliveries`;
      const { body } = await world.http.get(path).set(asAdmin());
      return { path: `${path}/${(body as { id: string }[])[0]?.id}/resend` };
    },
    'get /api/v1/imports/key/schema': async () => ({
      path: `/api/v1/imports/key/schema?importer_key=${(await newImporter()).key}`,
    }),
    'post /api/v1/imports/key/mapping-suggestions': async () => ({
      body: {
        importerKey: (await newImporter()).key,
        uploadColumns: [{ index: 0, name: 'Mail', sample_data: ['ada@example.com'] }],
        templateColumns: [{ key: 'email', name: 'Email', required: true }],
      },
    }),
    'post /api/v1/imports/key/transform': async () => ({
      body: {
        importerKey: (await newImporter()).key,
        prompt: 'lowercase email',
        data: [{ values: ['Ada@Example.com'] }],
        columnMapping: { 0: { id: 'email', include: true } },
      },
    }),
  };
}

/** A finished import; with `records`, one that writes records or plans to. */
async function newImport({ query = '', records = false, request = String(randomUUID()) } = {}): Promise<{
  readonly id: string;
  readonly key: string;
}> {
  const destination = { type: 'model', model: 'contacts', mode: 'upsert', key: 'email' };
  const { id: importer, key } = await newImporter(records ? { destination } : {});
  const { body } = await world.http
    .post(`/api/v1/imports${query}`)
    .set({ ...asAdmin(), 'Idempotency-Key': request })
    .field('importer_id', importer)
    .attach('file', Buffer.from(`email\n${records ? 'ada@example.com' : 'none'}\n`), 'people.csv')
    .expect(201);
  await world.queue.run();
  return { id: (body as { id: string }).id, key };
}

async function newUpload(): Promise<{ readonly id: string; readonly key: string }> {
  const { key } = await newImporter();
  const body = { importer_key: key, size: 5, file_name: 'people.csv' };
  const { body: upload } = await world.http.post('/api/v1/imports/key/uploads').send(body).expect(201);
  return { id: (upload as { upload_id: string }).upload_id, key };
}

function importParticulars(): Record<string, () => Promise<Asked>> {
  const base = '/api/v1/imports';
  const files = { file: 'people.csv' };
  const read = (rest: string): [string, () => Promise<Asked>] => [
    `get ${base}/{import_id}${rest}`,
    async () => ({ path: `${base}/${(await newImport()).id}${rest}` }),
  ];
  const readByKey = (rest: string): [string, () => Promise<Asked>] => [
    `get ${base}/key/{import_id}${rest}`,
    async () => {
      const { id, key } = await newImport();
      return { path: `${base}/key/${id}${rest}?importer_key=${key}` };
    },
  ];
  return {
    [`post ${base}`]: async () => ({ files, fields: { importer_id: (await newImporter()).id } }),
    [`get ${base}`]: async () => ({ path: `${base}?status=completed` }),
    [`delete ${base}/{import_id}`]: async () => ({ path: `${base}/${(await newImport()).id}` }),
    ...Object.fromEntries([read(''), read('/errors'), read('/rows'), read('/events')]),
    [`get ${base}/{import_id}/plan`]: async () => {
      const { id } = await newImport({ query: '?dry_run=true', records: true });
      return { path: `${base}/${id}/plan` };
    },
    [`post ${base}/{import_id}/rollback`]: async () => ({
      path: `${base}/${(await newImport({ records: true })).id}/rollback`,
    }),
    ...Object.fromEntries([readByKey(''), readByKey('/errors'), readByKey('/events')]),
    [`delete ${base}/key/{import_id}`]: async () => {
      const { id, key } = await newImport();
      return { path: `${base}/key/${id}?importer_key=${key}` };
    },
    [`delete ${base}/key/requests/{idempotency_key}`]: async () => {
      const request = randomUUID();
      const { key } = await newImport({ request });
      return { path: `${base}/key/requests/${request}?importer_key=${key}` };
    },
    [`post ${base}/key/process`]: async () => ({
      body: { importer_key: (await newImporter()).key, validData: [{ data: { email: 'ada@example.com' } }] },
    }),
    [`post ${base}/key/upload`]: async () => ({ files, fields: { importer_key: (await newImporter()).key } }),
    [`post ${base}/key/uploads`]: async () => ({
      body: { importer_key: (await newImporter()).key, size: 5, file_name: 'people.csv' },
    }),
    [`get ${base}/key/uploads/{upload_id}`]: async () => {
      const { id, key } = await newUpload();
      return { path: `${base}/key/uploads/${id}?importer_key=${key}` };
    },
    [`put ${base}/key/uploads/{upload_id}/parts/{part}`]: async () => {
      const { id, key } = await newUpload();
      return { path: `${base}/key/uploads/${id}/parts/0?importer_key=${key}`, bytes: 'email' };
    },
  };
}

/** The same for the administration routes, which cover all users. */
function administrationParticulars(): Record<string, () => Promise<Asked>> {
  const base = '/api/admin';
  const ofImporter = (method: string, rest = ''): [string, () => Promise<Asked>] => [
    `${method} ${base}/importers/{id}${rest}`,
    async () => ({ path: `${base}/importers/${(await newImporter()).id}${rest}` }),
  ];
  const ofImport = (method: string, rest: string, options = {}): [string, () => Promise<Asked>] => [
    `${method} ${base}/imports/{id}${rest}`,
    async () => ({ path: `${base}/imports/${(await newImport(options)).id}${rest}` }),
  ];
  return Object.fromEntries([
    ...[ofImporter('get'), ofImporter('delete'), ofImporter('post', '/rotate-key')],
    ...[ofImporter('get', '/webhook-secret'), ofImporter('post', '/webhook-secret')],
    ...['', '/errors', '/errors.csv', '/rows'].map((rest) => ofImport('get', rest)),
    ...[ofImport('post', '/cancel'), ofImport('post', '/rollback', { records: true })],
  ]);
}

const asAdmin = (): Readonly<Record<string, string>> => ({ Authorization: `Bearer ${admin.token}` });

async function idOf(path: string): Promise<string> {
  const { body } = await world.http.get(path).set(asAdmin());
  return (body as { data: { id: string }[] }).data[0]?.id ?? '';
}

async function resetToken(): Promise<Asked> {
  const { email } = await world.signIn('viewer', { email: 'forgetful@example.com' });
  await world.http.post('/api/auth/reset-password').send({ email });
  await world.queue.run();
  const token = /reset-password=([\w-]+)/.exec(world.mails.at(-1)?.text ?? '')?.[1];
  return { body: { token, password: 'another long password' } };
}

async function invited(): Promise<{ readonly id: string; readonly link: string }> {
  const body = { email: `invited-${randomUUID()}@example.com` };
  const answer = await world.http.post('/api/admin/invitations').set(asAdmin()).send(body).expect(201);
  return (answer.body as { data: { id: string; link: string } }).data;
}

/** The redirect of a user who declined at the provider. */
async function refusedBy(provider: string): Promise<Asked> {
  const { headers } = await world.http.get(`/api/auth/${provider}?redirect=/done`);
  const state = new URL(headers['location'] ?? '').searchParams.get('state');
  const Cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return { path: `/api/auth/${provider}/callback?error=access_denied&state=${state}`, headers: { Cookie } };
}

async function requestFor(name: string, path: string, operation: Operation): Promise<Asked> {
  const particular = await PARTICULARS[name]?.();
  if (particular) return particular;
  const { schema } = operation.requestBody?.content['application/json'] ?? {};
  const id = made.get(operation.tags[0] ?? '') ?? '';
  return { path: path.replace('{id}', id), ...(schema ? { body: sampleOf(schema) } : {}) };
}

/** Creating operations first and deleting ones last, so that the others have something to work on. */
const ORDER = ['post', 'get', 'put', 'patch', 'delete'];

function operations(methods = ORDER): readonly (readonly [method: string, path: string, operation: Operation])[] {
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [method, path, operation] as const),
    )
    .filter(([method]) => methods.includes(method))
    .toSorted(([left], [right]) => ORDER.indexOf(left) - ORDER.indexOf(right));
}

test.each(ORDER)('every %s operation responds as documented', async (only) => {
  const wrong: Record<string, unknown> = {};
  for (const [method, path, operation] of operations([only])) {
    const name = `${method} ${path}`;
    const request = await requestFor(name, path, operation);
    const call = world.http[method as 'post'](request.path ?? path).set({ ...asAdmin(), ...request.headers });
    for (const [field, file] of Object.entries(request.files ?? {})) {
      call.attach(field, Buffer.from(file.endsWith('.csv') ? 'email\nada@example.com\n' : 'some text'), file);
    }
    for (const [field, value] of Object.entries(request.fields ?? {})) call.field(field, value);
    if (request.bytes !== undefined) call.type('application/octet-stream').send(request.bytes);
    const { status, body } = await (request.body === undefined ? call : call.send(request.body as object));
    const described = operation.responses[status];
    const schema = described?.content?.['application/json']?.schema;
    if (!described) wrong[name] = { status, body: body as unknown, request };
    else if (schema) {
      const { error } = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(body);
      if (error) wrong[name] = { issues: error.issues, body: body as unknown };
    }
    const { data } = body as { data?: { id?: string } };
    if (method === 'post' && data?.id !== undefined) made.set(operation.tags[0] ?? '', data.id);
    if (path === '/api/upload') made.set('File', data?.id ?? '');
  }
  expect(wrong).toEqual({});
});

test('populated relations are documented', async () => {
  const category = await world.http.post('/api/categories').set(asAdmin()).send({ name: 'Shown' });
  const { id } = (category.body as { data: { id: string } }).data;
  const post = { title: 'Populated', categories: [id], author: admin.id };
  await world.http.post('/api/blog-posts').set(asAdmin()).send(post).expect(201);
  const { body } = await world.http.get('/api/blog-posts?populate=categories,author').set(asAdmin()).expect(200);
  const schema = document.paths['/api/blog-posts']?.['get']?.responses[200]?.content?.['application/json']?.schema;
  expect(z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(body)).toMatchObject({ success: true });
});

test('nullable members are documented as such', async () => {
  const cleared: string[] = [];
  for (const [method, path, { requestBody, tags }] of operations()) {
    const { schema } = requestBody?.content['application/json'] ?? {};
    if (method !== 'patch' || !path.startsWith(`/api/`) || path.startsWith('/api/admin')) continue;
    for (const [name, member] of Object.entries(schema?.properties ?? {})) {
      if (!([member.type].flat() as unknown[]).includes('null')) continue;
      const target = await idOf(path.replace('/{id}', ''));
      if (target === '') continue;
      const { status } = await world.http
        .patch(path.replace('{id}', target))
        .set(asAdmin())
        .send({ [name]: null });
      expect({ tag: tags[0], name, status }).toEqual({ tag: tags[0], name, status: 200 });
      cleared.push(`${tags[0]} ${name}`);
    }
  }
  expect(cleared).toEqual(expect.arrayContaining(['BlogPost author', 'BlogPost publishedAt', 'File alt']));
});

test('error responses have the documented shape', async () => {
  const { Error: content, ImporterError: importer } = document.components.schemas;
  for (const [method, path, { security }] of operations()) {
    const described = path.startsWith('/api/v1/') ? importer : content;
    const schema = z.fromJSONSchema(described as z.core.JSONSchema.JSONSchema);
    const { status, body } = await world.http[method as 'post'](path.replace(/\{\w+\}/, 'x'));
    // The identity provider signs its request instead.
    if (path === '/api/v1/idp/webhook') expect(status).toBe(401);
    if (security === undefined) expect({ method, path, status }).toEqual({ method, path, status: 401 });
    if (status >= 400) expect(schema.safeParse(body)).toMatchObject({ success: true });
  }
});

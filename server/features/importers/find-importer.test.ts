import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Importer, ImporterSchemaResponse } from '../../../src/protocol/index.js';
import type { SettingsInput } from '../../main/models.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';

const SETTINGS: SettingsInput = {
  api: { cors: { origin: ['https://site.example'], credentials: true } },
  rateLimit: { enabled: true, max: 1000, authenticatedMax: 5, store: 'memory' },
};
const PATH = '/api/v1/imports/key/schema';

let world: TestApp;
let people: SignedIn;
beforeAll(async () => {
  world = await buildTestApp({ settings: SETTINGS, config: { trustProxy: 1, maxImportBytes: 500, maxImportRows: 7 } });
  people = await world.signIn('viewer');
});
afterAll(() => world.close());

let persons = 0;
/** Each has its own owner, because owners have a request limit too. */
async function create(more: object = {}): Promise<Importer> {
  persons += 1;
  const { token } = await world.signIn('viewer', { email: `owner-${persons}@example.com` });
  const input = { name: 'People', fields: [{ name: 'email', type: 'email' }], ...more };
  const { body } = await world.http.post('/api/v1/importers').set('Authorization', `Bearer ${token}`).send(input);
  return body as Importer;
}

let addresses = 0;
const ask = (key: string, headers: Readonly<Record<string, string>> = {}): ReturnType<TestApp['http']['get']> => {
  addresses += 1;
  return world.http.get(`${PATH}?importer_key=${key}`).set({ 'X-Forwarded-For': `10.1.0.${addresses}`, ...headers });
};

test('the holder of a key learns what to import, but nothing about the owner', async () => {
  const { key, id } = await create({
    description: 'internal',
    webhook_url: 'https://receiver.example/secret-path',
    fields: [
      { name: 'email', type: 'email', validators: [{ type: 'required' }] },
      { name: 'code', type: 'custom_regex', pattern: 'A|B' },
      { name: 'size', type: 'select', options: ['S', 'L'] },
    ],
    disable_on_invalid_rows: true,
    dark_mode: true,
  });
  const { body } = await ask(key).expect(200);
  const rest = { transformations: [], options: null, validators: [], required: false, validation_format: null };
  expect(body).toEqual({
    id,
    name: 'People',
    fields: [
      {
        ...rest,
        name: 'email',
        type: 'email',
        id: 'email',
        label: 'Email',
        validators: [{ type: 'required' }],
        required: true,
      },
      {
        ...rest,
        name: 'code',
        type: 'custom_regex',
        id: 'code',
        label: 'Code',
        pattern: 'A|B',
        validation_format: '^(?:A|B)$',
      },
      { ...rest, name: 'size', type: 'select', id: 'size', label: 'Size', options: ['S', 'L'] },
    ],
    dark_mode: true,
    include_unmatched_columns: false,
    filter_invalid_rows: false,
    disable_on_invalid_rows: true,
    date_order: 'ask',
    decimal: 'ask',
    ai_enabled: false,
    limits: { max_bytes: 500, max_rows: 7 },
  } satisfies ImporterSchemaResponse);
});

test.each([
  ['an unknown key', crypto.randomUUID(), 404],
  ['no key', 'no-key', 422],
  ['nothing', '', 422],
])('%s gives no access', async (_name, key, status) => {
  const { body } = await ask(key).expect(status);
  expect(body).toMatchObject({ status_code: status, detail: expect.any(String) });
});

test('an invalid token or cookie does not block key access', async () => {
  const { key } = await create();
  await ask(key, { Authorization: 'Bearer of-the-host' }).expect(200);
  await ask(key, { Cookie: 'session=worn' }).expect(200);
});

describe('pages of other origins', () => {
  test('send a preflight request, and are allowed whatever their origin, without credentials', async () => {
    const { headers } = await world.http
      .options('/api/v1/imports/key/process')
      .set({ Origin: 'https://any.example', 'Access-Control-Request-Method': 'POST' })
      .set('Access-Control-Request-Headers', 'authorization,content-type,idempotency-key')
      .expect(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': 'authorization,content-type,idempotency-key',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('may use the key when no origins are listed', async () => {
    const { key } = await create();
    const { headers } = await ask(key, { Origin: 'https://any.example' }).expect(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('may use it only from listed origins, and learn the reason otherwise', async () => {
    const { key } = await create({ allowed_origins: ['https://shop.example'] });
    const allowed = await ask(key, { Origin: 'https://shop.example' }).expect(200);
    expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': 'https://shop.example' });
    expect(allowed.headers['vary']).toContain('Origin');
    for (const origin of ['https://evil.example', 'http://shop.example', 'https://shop.example:444', 'null']) {
      const { body, headers } = await ask(key, { Origin: origin }).expect(403);
      expect(body).toEqual({ detail: `Pages of ${origin} may not use this importer.`, status_code: 403 });
      // Otherwise the page could not read the reason.
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    // Other programs send no origin.
    await ask(key).expect(200);
  });

  test('reach only the key routes', async () => {
    const { headers } = await world.http.get('/api/v1/importers').set('Origin', 'https://any.example').expect(401);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const site = await world.http
      .get('/api/v1/importers')
      .set('Origin', 'https://site.example')
      .set('Authorization', `Bearer ${people.token}`)
      .expect(200);
    expect(site.headers).toMatchObject({ 'access-control-allow-origin': 'https://site.example' });
    expect(site.headers['access-control-expose-headers']).toContain('X-Total-Count');
  });
});

describe('requests with keys', () => {
  const from = (key: string, address: string): ReturnType<TestApp['http']['get']> =>
    ask(key, { 'X-Forwarded-For': address });

  test('are counted by key and address', async () => {
    const [one, other] = [await create(), await create()];
    for (let left = 4; left >= 0; left -= 1) {
      const { headers } = await from(one.key, '10.2.0.1').expect(200);
      expect(headers['x-ratelimit-remaining']).toBe(String(left));
    }
    const { body, headers } = await from(one.key, '10.2.0.1').expect(429);
    expect(body).toEqual({ detail: 'Too many requests. Wait and try again.', status_code: 429 });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await from(one.key, '10.2.0.2').expect(200);
    await from(other.key, '10.2.0.1').expect(200);
  });

  test('are counted by address before any key is looked up', async () => {
    for (let request = 0; request < 20; request += 1) await from(crypto.randomUUID(), '10.3.0.1').expect(404);
    await from(crypto.randomUUID(), '10.3.0.1').expect(429);
    await from(crypto.randomUUID(), '10.3.0.2').expect(404);
    // Anonymous requests from elsewhere are counted separately.
    await world.http.get('/api/v1/importers').set('X-Forwarded-For', '10.3.0.1').expect(401);
  });
});

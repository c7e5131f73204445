import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApiKey } from '../features/auth/tokens/api-keys.js';
import { ACTIONS } from '../platform/http/principal.js';
import type { Action, KeyPermissions } from '../platform/http/principal.js';
import type { Envelope } from '../platform/http/endpoint.js';
import { allEndpoints } from './app.js';
import { isKeyPath } from '../platform/http/cross-origin.js';
import { buildTestApp } from '../testing/build-test-app.js';
import type { TestApp } from '../testing/build-test-app.js';

/* Every route against every kind of caller. The expectations are written by hand, not derived from the code. */

type Headers = Readonly<Record<string, string>>;

const PEOPLE = ['viewer', 'editor', 'admin', 'super_admin', 'viewer with "*:contacts"'];
const KEYS = ['key without permissions', 'key with all permissions', 'key with "admin"'];
const VOID = ['expired token', 'disabled user', 'expired key', 'forged token', 'key that does not exist'];
const COOKIES = ['cookie of an admin, same site', 'cookie of an admin, cross-site'];
const ALL = ['nobody', ...PEOPLE, ...KEYS, ...VOID, ...COOKIES];

const RIGHTS = ['key with all permissions', 'key with "admin"'];
const ADMINS = ['admin', 'super_admin', ...COOKIES];
const PERSONS = [...PEOPLE, ...COOKIES];
const CALLERS = [...PEOPLE, ...KEYS, ...COOKIES];
const READERS = [...PEOPLE, ...COOKIES, ...RIGHTS];
const EDITORS = ['editor', ...ADMINS, ...RIGHTS];
const OPERATORS = [...ADMINS, 'key with "admin"'];
const FOR_CONTACTS = [...EDITORS, 'viewer with "*:contacts"'];

const EDITORIAL = { read: READERS, create: EDITORS, update: EDITORS, delete: EDITORS };
const MODEL_RIGHTS: Readonly<Record<string, Partial<Record<Action, readonly string[]>>>> = {
  users: {
    read: READERS,
    create: [...ADMINS, ...RIGHTS],
    update: [...ADMINS, ...RIGHTS],
    delete: [...ADMINS, ...RIGHTS],
  },
  // Only uploads create files.
  files: { read: READERS, update: EDITORS, delete: [...ADMINS, ...RIGHTS] },
  'blog-posts': EDITORIAL,
  categories: EDITORIAL,
  tags: EDITORIAL,
  images: EDITORIAL,
  contacts: {
    read: FOR_CONTACTS,
    create: FOR_CONTACTS,
    update: FOR_CONTACTS,
    delete: [...ADMINS, ...RIGHTS, 'viewer with "*:contacts"'],
  },
};

const METHODS: Readonly<Record<Action, readonly string[]>> = {
  read: ['get /api/MODEL', 'get /api/MODEL/:id'],
  create: ['post /api/MODEL'],
  update: ['put /api/MODEL/:id', 'patch /api/MODEL/:id'],
  delete: ['delete /api/MODEL/:id'],
};

const WHO_MAY: Readonly<Record<string, readonly string[]>> = {
  'post /api/auth/signup': ALL,
  'post /api/auth/signin': ALL,
  'post /api/auth/signout': ALL,
  'post /api/auth/reset-password': ALL,
  'post /api/auth/reset-password/confirm': ALL,
  'get /api/auth/codehost': ALL,
  'get /api/auth/codehost/callback': ALL,
  'get /api/auth/webidentity': ALL,
  'get /api/auth/webidentity/callback': ALL,
  'get /api/auth/session': ALL,
  'post /api/auth/session': PEOPLE,
  'delete /api/auth/session': PERSONS,
  'patch /api/auth/me': PERSONS,
  'post /api/auth/change-password': PERSONS,
  'post /api/auth/invitations/accept': ALL,
  'get /api/admin/invitations': OPERATORS,
  'post /api/admin/invitations': OPERATORS,
  'delete /api/admin/invitations/:id': OPERATORS,
  'get /api/admin/api-keys': OPERATORS,
  'post /api/admin/api-keys': OPERATORS,
  'delete /api/admin/api-keys/:id': OPERATORS,
  'get /api/admin/models': OPERATORS,
  'get /api/admin/users': OPERATORS,
  'patch /api/admin/users/:id': OPERATORS,
  'delete /api/admin/users/:id': OPERATORS,
  'get /api/admin/audit': OPERATORS,
  'get /api/admin/webhook-deliveries': OPERATORS,
  ...Object.fromEntries(
    [
      'get /api/admin/importers',
      'get /api/admin/importers/:id',
      'delete /api/admin/importers/:id',
      'post /api/admin/importers/:id/rotate-key',
      'get /api/admin/importers/:id/webhook-secret',
      'post /api/admin/importers/:id/webhook-secret',
      'get /api/admin/imports',
      'get /api/admin/imports/:id',
      'get /api/admin/imports/:id/errors',
      'get /api/admin/imports/:id/errors.csv',
      'get /api/admin/imports/:id/rows',
      'post /api/admin/imports/:id/cancel',
      'post /api/admin/imports/:id/rollback',
    ].map((address) => [address, OPERATORS]),
  ),
  'post /api/admin/webhook-deliveries/:id/resend': OPERATORS,
  ...Object.fromEntries(
    [
      'get /api/v1/importers',
      'post /api/v1/importers',
      'get /api/v1/importers/:importer_id',
      'put /api/v1/importers/:importer_id',
      'delete /api/v1/importers/:importer_id',
      'post /api/v1/importers/:importer_id/rotate-key',
      'get /api/v1/importers/:importer_id/webhook-secret',
      'post /api/v1/importers/:importer_id/webhook-secret',
      'get /api/v1/importers/:importer_id/webhook-deliveries',
      'post /api/v1/importers/:importer_id/webhook-deliveries/:delivery_id/resend',
    ].map((address) => [address, PERSONS]),
  ),
  'get /api/v1/imports/key/schema': ALL,
  'post /api/v1/imports/key/mapping-suggestions': ALL,
  'post /api/v1/imports/key/transform': ALL,
  ...Object.fromEntries(
    [
      'post /api/v1/imports',
      'get /api/v1/imports',
      'get /api/v1/imports/:import_id',
      'delete /api/v1/imports/:import_id',
      'get /api/v1/imports/:import_id/errors',
      'get /api/v1/imports/:import_id/rows',
      'get /api/v1/imports/:import_id/events',
      'get /api/v1/imports/:import_id/plan',
      'post /api/v1/imports/:import_id/rollback',
    ].map((address) => [address, PERSONS]),
  ),
  ...Object.fromEntries(
    [
      'post /api/v1/imports/key/process',
      'post /api/v1/imports/key/upload',
      'post /api/v1/imports/key/uploads',
      'put /api/v1/imports/key/uploads/:upload_id/parts/:part',
      'get /api/v1/imports/key/uploads/:upload_id',
      'get /api/v1/imports/key/:import_id',
      'delete /api/v1/imports/key/:import_id',
      'delete /api/v1/imports/key/requests/:idempotency_key',
      'get /api/v1/imports/key/:import_id/errors',
      'get /api/v1/imports/key/:import_id/events',
    ].map((address) => [address, ALL]),
  ),
  'post /api/v1/idp/webhook': ALL,
  'post /api/upload': EDITORS,
  'post /api/upload/multiple': EDITORS,
  'get /files/:name': ALL,
  'get /graphql': CALLERS,
  'post /graphql': CALLERS,
  ...Object.fromEntries(
    Object.entries(MODEL_RIGHTS).flatMap(([model, rights]) =>
      ACTIONS.flatMap((action) =>
        METHODS[action].flatMap((address) => {
          const who = rights[action];
          return who ? [[address.replace('MODEL', model), who]] : [];
        }),
      ),
    ),
  ),
};

let world: TestApp;
/** The headers of each kind of caller, created for each request. */
const callers = new Map<string, () => Promise<Headers>>([['nobody', async () => ({})]]);

beforeAll(async () => {
  world = await buildTestApp();
  const { deps, clock, http } = world;
  const bearer = (token: string) => async (): Promise<Headers> => ({ Authorization: `Bearer ${token}` });
  const makeKey = async (permissions: KeyPermissions, expiresAt: Date | null = null): Promise<string> => {
    const made = { name: 'matrix', permissions, expiresAt, createdBy: null };
    return (await insertApiKey(deps.database.pool, made, deps.now())).key;
  };
  for (const role of ['viewer', 'editor', 'admin', 'super_admin']) {
    callers.set(role, bearer((await world.signIn(role)).token));
  }
  const granted = await world.signIn('viewer', { email: 'granted@example.com', permissions: ['*:contacts'] });
  callers.set('viewer with "*:contacts"', bearer(granted.token));

  const everything = Object.fromEntries(deps.models.all.map(({ path }) => [path, ACTIONS]));
  callers.set('key without permissions', bearer(await makeKey({ models: {}, admin: false })));
  callers.set('key with all permissions', bearer(await makeKey({ models: everything, admin: false })));
  callers.set('key with "admin"', bearer(await makeKey({ models: {}, admin: true })));

  const today = clock.now;
  clock.now -= 8 * 86_400_000;
  const old = await world.signIn('super_admin', { email: 'old@example.com' });
  const oldKey = await makeKey({ models: everything, admin: true }, new Date(clock.now + 1000));
  clock.now = today;
  callers.set('expired token', bearer(old.token));
  callers.set('expired key', bearer(oldKey));
  const off = await world.signIn('super_admin', { email: 'off@example.com' });
  await deps.database.pool
    .updateTable('user_credentials')
    .set({ disabled: true })
    .where('user_id', '=', off.id)
    .execute();
  callers.set('disabled user', bearer(off.token));
  callers.set('forged token', bearer(`${old.token.slice(0, -4)}AAAA`));
  callers.set('key that does not exist', bearer(`rgk_${'A'.repeat(43)}`));

  const owner = await world.signIn('admin', { email: 'cookie@example.com' });
  for (const site of ['same site', 'cross-site']) {
    callers.set(`cookie of an admin, ${site}`, async () => {
      const { headers } = await http.post('/api/auth/session').set('Authorization', `Bearer ${owner.token}`);
      const [cookie = ''] = String(headers['set-cookie']).split(';');
      return { Cookie: cookie, Origin: site === 'same site' ? deps.config.publicUrl : 'https://evil.example' };
    });
  }
});
afterAll(() => world.close());

const envelopeAt = (path: string): Envelope =>
  path.startsWith('/api/v1/') ? 'importer' : path === '/graphql' ? 'graphql' : 'content';

test('a route belongs to the importer API or to importer-key holders if its path says so', () => {
  for (const { path, envelope, access } of allEndpoints(world.deps.models)) {
    expect({ path, envelope }).toEqual({ path, envelope: envelopeAt(path) });
    expect({ path, access: access === 'importer-key' }).toEqual({ path, access: isKeyPath(path) });
  }
});

test('the matrix contains every route of the API and no others', () => {
  const addresses = allEndpoints(world.deps.models).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(WHO_MAY).toSorted()).toEqual(addresses.toSorted());
});

type Verdict = 'allowed' | 'unauthenticated' | 'forbidden' | 'FAILED';

function verdictOf(status: number): Verdict {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  return status < 500 ? 'allowed' : 'FAILED';
}

function expected(who: string, address: string): Verdict {
  const allowed = WHO_MAY[address] ?? [];
  // Public, but it ends a session.
  if (address === 'post /api/auth/signout' && who === 'cookie of an admin, cross-site') return 'forbidden';
  if (allowed === ALL) return 'allowed';
  // The route creates a session from a token; a cookie is not one.
  if (address === 'post /api/auth/session' && who === 'cookie of an admin, same site') return 'unauthenticated';
  if (who === 'nobody' || VOID.includes(who)) return 'unauthenticated';
  // A page of another site can make the browser send the cookie, but must not change anything with it.
  if (who === 'cookie of an admin, cross-site' && !address.startsWith('get ')) return 'forbidden';
  return allowed.includes(who) ? 'allowed' : 'forbidden';
}

test.each(ALL)('%s', async (who) => {
  const verdicts: Record<string, Verdict> = {};
  for (const address of Object.keys(WHO_MAY)) {
    const [method = '', path = ''] = address.split(' ');
    const headers = (await callers.get(who)?.()) ?? {};
    const target = path.replace(':name', 'nothing.png').replace(/:\w+/g, () => crypto.randomUUID());
    const call = world.http[method as 'get'](target).set(headers);
    const { status } = await (['post', 'put', 'patch'].includes(method) ? call.send({}) : call);
    verdicts[address] = verdictOf(status);
  }
  expect(verdicts).toEqual(
    Object.fromEntries(Object.keys(WHO_MAY).map((address) => [address, expected(who, address)])),
  );
});

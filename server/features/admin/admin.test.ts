import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { insertAccount } from '../auth/accounts/accounts.js';
import { issueAccessToken } from '../auth/tokens/access-token.js';
import { insertApiKey } from '../auth/tokens/api-keys.js';
import { worldsOfOneDatabase } from '../auth/testing/world.js';
import type { World } from '../auth/testing/world.js';

const openWorld = worldsOfOneDatabase();
let world: World;

interface Person {
  readonly id: string;
  readonly token: string;
}

async function person(role: string): Promise<Person> {
  const { deps } = world;
  world.clock.now += 1000;
  const given = { email: `${crypto.randomUUID()}@example.com`, name: role, role, passwordHash: null };
  const account = await insertAccount(deps, deps.database.pool, { ...given, emailVerified: true });
  return { id: account.id, token: (await issueAccessToken(deps, account)).token };
}

async function apiKey(admin: boolean): Promise<string> {
  const { deps } = world;
  const given = { name: 'key', permissions: { models: {}, admin }, expiresAt: null, createdBy: null };
  return (await insertApiKey(deps.database.pool, given, deps.now())).key;
}

const call = (method: 'get' | 'post' | 'patch' | 'delete', path: string, token: string) =>
  request(world.app)[method](`/api/admin/${path}`).set('Authorization', `Bearer ${token}`);
const whoami = (token: string) => request(world.app).get('/api/auth/whoami').set('Authorization', `Bearer ${token}`);

describe('the administration', () => {
  it.each([
    ['get', 'api-keys'],
    ['post', 'api-keys'],
    ['delete', 'api-keys/1'],
    ['get', 'users'],
    ['patch', 'users/1'],
  ] as const)('%s %s is for administrators and their keys', async (method, path) => {
    world = await openWorld();
    expect((await request(world.app)[method](`/api/admin/${path}`)).status).toBe(401);
    expect((await call(method, path, 'nonsense')).status).toBe(401);
    for (const role of ['viewer', 'editor']) {
      expect((await call(method, path, (await person(role)).token)).status).toBe(403);
    }
    expect((await call(method, path, await apiKey(false))).status).toBe(403);
    for (const token of [(await person('admin')).token, (await person('super_admin')).token, await apiKey(true)]) {
      expect([200, 404, 422]).toContain((await call(method, path, token)).status);
    }
  });
});

describe('API keys', () => {
  it('are shown once, listed without the key, and deleted when revoked', async () => {
    world = await openWorld();
    const { id, token } = await person('admin');
    const permissions = {
      models: { 'blog-posts': ['read', 'create', 'read'] },
      rateLimit: { requests: 5, windowMs: 60_000 },
    };
    const expiresAt = '2026-02-01T00:00:00+01:00';
    const made = await call('post', 'api-keys', token).send({ name: ' site ', permissions, expiresAt });
    expect(made.status).toBe(201);
    expect(made.headers['cache-control']).toBe('no-store');
    const { key, ...record } = made.body.data;
    expect(record).toEqual({
      id: expect.any(String),
      name: 'site',
      prefix: key.slice(0, 10),
      permissions: {
        models: { 'blog-posts': ['read', 'create'] },
        admin: false,
        rateLimit: { requests: 5, windowMs: 60_000 },
      },
      createdBy: { id, name: expect.stringMatching(/^admin \(.+@example\.com\)$/), isDeleted: false },
      createdAt: world.deps.now().toISOString(),
      expiresAt: '2026-01-31T23:00:00.000Z',
      lastUsedAt: null,
    });
    expect((await whoami(key)).body).toMatchObject({ kind: 'api-key', permissions: record.permissions });
    const list = await call('get', 'api-keys', token);
    expect(list.body).toEqual({
      data: [{ ...record, lastUsedAt: world.deps.now().toISOString() }],
      meta: { total: 1, limit: 20, offset: 0, hasMore: false },
    });
    expect((await call('delete', `api-keys/${record.id}`, token)).status).toBe(204);
    expect((await whoami(key)).status).toBe(401);
    expect((await call('delete', `api-keys/${record.id}`, token)).status).toBe(404);
    expect((await call('delete', 'api-keys/not-an-id', token)).status).toBe(404);
  });

  it.each([
    [{ permissions: {} }, 'name'],
    [{ name: '', permissions: {} }, 'name'],
    [{ name: 'k' }, 'permissions'],
    [{ name: 'k', permissions: null }, 'permissions'],
    [{ name: 'k', permissions: { models: { nothing: ['read'] } } }, 'permissions.models'],
    [{ name: 'k', permissions: { models: { constructor: ['read'] } } }, 'permissions.models'],
    [{ name: 'k', permissions: { models: { tags: ['publish'] } } }, 'permissions.models.tags.0'],
    [{ name: 'k', permissions: { rateLimit: { requests: 0, windowMs: 1000 } } }, 'permissions.rateLimit.requests'],
    [{ name: 'k', permissions: { role: 'admin' } }, 'permissions.role'],
    [{ name: 'k', permissions: {}, expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    [{ name: 'k', permissions: {}, expiresAt: 'tomorrow' }, 'expiresAt'],
  ])('reject %j, naming %s', async (body, field) => {
    world = await openWorld();
    const answer = await call('post', 'api-keys', (await person('admin')).token).send(body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.details[0].field).toBe(field);
  });

  it('cannot have more permissions than their creator', async () => {
    world = await openWorld();
    const { token } = await person('admin');
    const limited = { name: 'limited', permissions: { admin: true, models: { tags: ['read'] } } };
    const { key } = (await call('post', 'api-keys', token).send(limited)).body.data;
    const make = (permissions: object) => call('post', 'api-keys', key).send({ name: 'k', permissions });
    for (const permissions of [{ models: { tags: ['read', 'update'] } }, { admin: true }]) {
      const answer = await make(permissions);
      expect(answer.status).toBe(403);
      expect(answer.body.error.details[0]).toMatchObject({ field: 'permissions' });
    }
    expect((await make({ models: { tags: ['read'], 'blog-posts': ['delete'] } })).status).toBe(201);
    expect((await make(limited.permissions)).status).toBe(201);
  });

  it('are listed in pages, newest first', async () => {
    world = await openWorld();
    const { token } = await person('admin');
    for (const name of ['one', 'two', 'three']) {
      world.clock.now += 1000;
      await call('post', 'api-keys', token).send({ name, permissions: {} });
    }
    const first = await call('get', 'api-keys?limit=2', token);
    expect(first.body.data.map((key: { name: string }) => key.name)).toEqual(['three', 'two']);
    expect(first.body.meta).toEqual({ total: 3, limit: 2, offset: 0, hasMore: true });
    const second = await call('get', 'api-keys?limit=2&offset=2', token);
    expect(second.body.data.map((key: { name: string }) => key.name)).toEqual(['one']);
    expect(second.body.meta.hasMore).toBe(false);
    expect((await call('get', 'api-keys?limit=500', token)).body.meta.limit).toBe(100);
    expect((await call('get', 'api-keys?limit=0', token)).body).toMatchObject({ data: [], meta: { total: 3 } });
    expect((await call('get', 'api-keys?limit=-1', token)).status).toBe(422);
  });
});

describe('users', () => {
  it('are listed without secrets', async () => {
    world = await openWorld();
    const viewer = await person('viewer');
    const admin = await person('admin');
    const list = await call('get', 'users', admin.token);
    expect(list.body.meta).toEqual({ total: 2, limit: 20, offset: 0, hasMore: false });
    expect(list.body.data.map((user: { id: string }) => user.id)).toEqual([admin.id, viewer.id]);
    expect(Object.keys(list.body.data[1])).toEqual([
      'id',
      'email',
      'name',
      'role',
      'permissions',
      'disabled',
      'createdAt',
      'updatedAt',
    ]);
  });

  it('get another role, which voids their tokens', async () => {
    world = await openWorld();
    const viewer = await person('viewer');
    const admin = await person('admin');
    world.clock.now += 1000;
    const answer = await call('patch', `users/${viewer.id}`, admin.token).send({ role: 'editor', disabled: false });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ role: 'editor', updatedAt: world.deps.now().toISOString() });
    expect((await whoami(viewer.token)).status).toBe(401);
  });

  it('get permissions, and keep their tokens', async () => {
    world = await openWorld();
    const viewer = await person('viewer');
    const { token } = await person('admin');
    const permissions = ['update:blog-posts', '*:tags', 'read:*'];
    const answer = await call('patch', `users/${viewer.id}`, token).send({ permissions });
    expect(answer.body.data.permissions).toEqual(permissions);
    expect((await whoami(viewer.token)).body.permissions).toEqual(permissions);
  });

  it('are disabled and enabled', async () => {
    world = await openWorld();
    const viewer = await person('viewer');
    const { token } = await person('admin');
    const off = await call('patch', `users/${viewer.id}`, token).send({ disabled: true });
    expect(off.body.data.disabled).toBe(true);
    expect((await whoami(viewer.token)).status).toBe(401);
    const on = await call('patch', `users/${viewer.id}`, token).send({ disabled: false });
    expect(on.body.data.disabled).toBe(false);
    expect((await whoami(viewer.token)).status).toBe(401);
  });

  it('stay unchanged by an empty change', async () => {
    world = await openWorld();
    const viewer = await person('viewer');
    const { token } = await person('admin');
    world.clock.now += 1000;
    for (const body of [{}, { role: 'viewer', permissions: [], disabled: false }]) {
      const answer = await call('patch', `users/${viewer.id}`, token).send(body);
      expect(answer.status).toBe(200);
      expect(answer.body.data.updatedAt).not.toBe(world.deps.now().toISOString());
    }
    expect((await whoami(viewer.token)).status).toBe(200);
  });

  it.each([{ role: 'viewer' }, { permissions: ['*:*'] }, { disabled: true }])(
    'cannot change their own permissions: %j',
    async (body) => {
      world = await openWorld();
      await person('super_admin');
      for (const role of ['admin', 'super_admin']) {
        const own = await person(role);
        expect((await call('patch', `users/${own.id}`, own.token).send(body)).status).toBe(403);
        expect((await whoami(own.token)).body).toMatchObject({ role, permissions: [] });
      }
    },
  );

  it('cannot promote themselves', async () => {
    world = await openWorld();
    const { id, token } = await person('admin');
    expect((await call('patch', `users/${id}`, token).send({ role: 'super_admin' })).status).toBe(403);
  });

  it('become super_admin, or stop being one, only by a super_admin', async () => {
    world = await openWorld();
    const top = await person('super_admin');
    const other = await person('super_admin');
    const viewer = await person('viewer');
    for (const token of [(await person('admin')).token, await apiKey(true)]) {
      expect((await call('patch', `users/${viewer.id}`, token).send({ role: 'super_admin' })).status).toBe(403);
      expect((await call('patch', `users/${other.id}`, token).send({ role: 'viewer' })).status).toBe(403);
      expect((await call('patch', `users/${other.id}`, token).send({ disabled: true })).status).toBe(403);
      expect((await call('patch', `users/${viewer.id}`, token).send({ role: 'admin' })).status).toBe(200);
    }
    expect((await call('patch', `users/${viewer.id}`, top.token).send({ role: 'super_admin' })).status).toBe(200);
    expect((await call('patch', `users/${other.id}`, top.token).send({ role: 'viewer' })).status).toBe(200);
  });

  it.each([
    [{ role: 'emperor' }, 'role'],
    [{ role: 'constructor' }, 'role'],
    [{ permissions: ['read:nothing'] }, 'permissions'],
    [{ permissions: ['read:tags', 'publish:tags'] }, 'permissions'],
    [{ permissions: ['tags'] }, 'permissions'],
    [{ permissions: ['read:tags:all'] }, 'permissions'],
    [{ disabled: 'yes' }, 'disabled'],
    [{ email: 'new@example.com' }, 'email'],
  ])('reject %j, naming %s', async (body, field) => {
    world = await openWorld();
    const viewer = await person('viewer');
    const { token } = await person('admin');
    const answer = await call('patch', `users/${viewer.id}`, token).send(body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.details[0].field).toBe(field);
  });

  it('are not found under an invalid id', async () => {
    world = await openWorld();
    const { token } = await person('admin');
    for (const id of ['not-an-id', crypto.randomUUID()]) {
      expect((await call('patch', `users/${id}`, token).send({ role: 'viewer' })).status).toBe(404);
    }
  });
});

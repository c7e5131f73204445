import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/http/errors.js';
import { issueAccessToken } from './access-token.js';
import { changeCredentials, insertAccount } from '../accounts/accounts.js';
import { insertApiKey } from './api-keys.js';
import { authenticate } from './authenticate.js';
import type { Authentication, Credentials } from '../../../platform/http/credentials.js';
import { openSession } from '../sessions/sessions.js';
import { worldsOfOneDatabase } from '../testing/world.js';
import type { World, WorldOptions } from '../testing/world.js';

const openWorld = worldsOfOneDatabase();

async function withAnn(options?: WorldOptions) {
  const world = await openWorld(options);
  const account = await insertAccount(world.deps, world.deps.database.pool, {
    email: 'ann@example.com',
    name: 'Ann',
    role: 'editor',
    passwordHash: null,
    emailVerified: false,
  });
  const { token } = await issueAccessToken(world.deps, account);
  const { setCookie } = await openSession(world.deps, account);
  return { world, account, token, cookie: setCookie.split(';')[0] };
}

const calm: Credentials = {
  method: 'GET',
  address: '192.0.2.1',
  authorization: undefined,
  cookie: undefined,
  origin: undefined,
  fetchSite: undefined,
};

async function outcome(world: World, credentials: Partial<Credentials>): Promise<Authentication['principal'] | number> {
  try {
    return (await authenticate(world.deps, { ...calm, ...credentials })).principal;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return (error as ApiError).status;
  }
}

describe('authenticate', () => {
  it('without a credential, the caller is anonymous, with their address', async () => {
    const { world } = await withAnn();
    expect(await outcome(world, {})).toEqual({ kind: 'anonymous', address: '192.0.2.1' });
    expect(await outcome(world, { cookie: 'theme=dark; session=' })).toMatchObject({ kind: 'anonymous' });
  });

  it('reads role and permissions from the database, not from the token', async () => {
    const { world, account, token } = await withAnn();
    await world.deps.database.pool
      .updateTable('users')
      .set({ role: 'viewer', permissions: ['read:tags'] })
      .execute();
    expect(await outcome(world, { authorization: `Bearer ${token}` })).toEqual({
      kind: 'user',
      id: account.id,
      email: 'ann@example.com',
      name: 'Ann',
      role: 'viewer',
      permissions: ['read:tags'],
      address: '192.0.2.1',
    });
  });

  it.each([
    'Bearer',
    'Bearer ',
    '',
    'Basic YW5uOnNlY3JldA==',
    'Bearer nonsense',
    'Bearer a.b.c',
    'Bearer rgk_nonsense',
    'Bearer rgk_',
    'Bearer one two',
  ])('responds with 401 to "%s"', async (authorization) => {
    const { world } = await withAnn();
    expect(await outcome(world, { authorization })).toBe(401);
  });

  it('accepts the scheme in any case', async () => {
    const { world, token } = await withAnn();
    expect(await outcome(world, { authorization: `bearer ${token}` })).toMatchObject({ kind: 'user' });
  });

  it('Authorization wins over a cookie, even when it is invalid', async () => {
    const { world, token, cookie } = await withAnn();
    expect(await outcome(world, { authorization: 'Bearer nonsense', cookie })).toBe(401);
    const write = { method: 'POST', authorization: `Bearer ${token}`, cookie, origin: 'https://evil.test' };
    expect(await outcome(world, write)).toMatchObject({ kind: 'user' });
  });

  it('responds with 401 to an invalid session instead of treating the caller as anonymous', async () => {
    const { world } = await withAnn();
    expect(await outcome(world, { cookie: 'session=nonsense' })).toBe(401);
  });

  describe('a cookie alone', () => {
    const passes = { kind: 'user' };
    it.each([
      [{ method: 'GET', origin: 'https://evil.test' }, passes],
      [{ method: 'HEAD' }, passes],
      [{ method: 'POST' }, 403],
      [{ method: 'POST', origin: 'https://evil.test' }, 403],
      [{ method: 'POST', origin: 'null' }, 403],
      [{ method: 'DELETE', fetchSite: 'cross-site' }, 403],
      [{ method: 'PATCH', fetchSite: 'same-site' }, 403],
      [{ method: 'PUT', fetchSite: 'none' }, 403],
      [{ method: 'POST', origin: 'http://rowgate.test.evil.test' }, 403],
      [{ method: 'POST', origin: 'http://rowgate.test' }, passes],
      [{ method: 'POST', origin: 'https://app.test' }, passes],
      [{ method: 'POST', fetchSite: 'same-origin' }, passes],
    ])('sent with %j', async (credentials, expected) => {
      const { world, cookie } = await withAnn({ settings: { api: { cors: { origin: ['https://app.test'] } } } });
      const answer = await outcome(world, { cookie, ...credentials });
      expect(answer).toEqual(typeof expected === 'number' ? expected : expect.objectContaining(expected));
    });

    it('is rejected from another origin, even if CORS allows any origin', async () => {
      const { world, cookie } = await withAnn({ settings: { api: { cors: { origin: ['*'] } } } });
      expect(await outcome(world, { method: 'POST', cookie, origin: 'https://evil.test' })).toBe(403);
    });
  });

  describe('a token', () => {
    const sign = (world: World, change: { alg?: string; secret?: string; iss?: string; aud?: string; tv?: unknown }) =>
      new SignJWT({ tv: 'tv' in change ? change.tv : 0 })
        .setProtectedHeader({ alg: change.alg ?? 'HS256' })
        .setIssuedAt(world.deps.now())
        .setExpirationTime(new Date(world.clock.now + 60_000))
        .setIssuer(change.iss ?? world.deps.config.publicUrl)
        .setAudience(change.aud ?? world.deps.config.publicUrl);
    const signed = (world: World, sub: string, change: Parameters<typeof sign>[1]): Promise<string> =>
      sign(world, change)
        .setSubject(sub)
        .sign(new TextEncoder().encode(change.secret ?? world.deps.config.jwtSecret));

    it.each([
      [{}, true],
      [{ secret: 'y'.repeat(64) }, false],
      [{ alg: 'HS512' }, false],
      [{ alg: 'HS384' }, false],
      [{ iss: 'http://other.test' }, false],
      [{ aud: 'http://other.test' }, false],
      [{ tv: 1 }, false],
      [{ tv: '0' }, false],
      [{ tv: undefined }, false],
    ])('made with %j is valid: %s', async (change, isGood) => {
      const { world, account } = await withAnn();
      const authorization = `Bearer ${await signed(world, account.id, change)}`;
      expect(await outcome(world, { authorization })).toEqual(isGood ? expect.objectContaining({ kind: 'user' }) : 401);
    });

    it('without a signature is invalid', async () => {
      const { world, token } = await withAnn();
      const none = Buffer.from('{"alg":"none"}').toString('base64url');
      expect(await outcome(world, { authorization: `Bearer ${none}.${token.split('.')[1]}.` })).toBe(401);
    });

    it('contains the user, the version and its times, but no role', async () => {
      const { world, account, token } = await withAnn();
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
      const start = world.clock.now / 1000;
      expect(claims).toEqual({
        sub: account.id,
        tv: 0,
        jti: expect.any(String),
        iat: start,
        exp: start + 604_800,
        iss: 'http://rowgate.test',
        aud: 'http://rowgate.test',
      });
    });

    it('is void once the credentials change', async () => {
      const { world, account, token } = await withAnn();
      await changeCredentials(world.deps.database.pool, account.id, {});
      expect(await outcome(world, { authorization: `Bearer ${token}` })).toBe(401);
    });

    it('is void while the user is disabled', async () => {
      const { world, token, cookie } = await withAnn();
      await world.deps.database.pool.updateTable('user_credentials').set({ disabled: true }).execute();
      expect(await outcome(world, { authorization: `Bearer ${token}` })).toBe(401);
      expect(await outcome(world, { cookie })).toBe(401);
    });

    it('is void once the user is deleted', async () => {
      const { world, token } = await withAnn();
      await world.deps.database.pool.deleteFrom('users').execute();
      expect(await outcome(world, { authorization: `Bearer ${token}` })).toBe(401);
    });
  });

  describe('an API key', () => {
    async function withKey(expiresAt: Date | null = null) {
      const { world } = await withAnn();
      const permissions = { models: { tags: ['read' as const] }, admin: false };
      const given = { name: 'reader', permissions, expiresAt, createdBy: null };
      const record = await insertApiKey(world.deps.database.pool, given, world.deps.now());
      const use = () => outcome(world, { authorization: `Bearer ${record.key}` });
      const lastUsed = async (): Promise<Date | null | undefined> =>
        (await world.deps.database.pool.selectFrom('api_keys').select('last_used_at').executeTakeFirst())?.last_used_at;
      return { world, record, permissions, use, lastUsed };
    }

    it('has its own permissions', async () => {
      const { record, permissions, use } = await withKey();
      expect(record.key).toMatch(/^rgk_[\w-]{43}$/);
      expect(record.prefix).toBe(record.key.slice(0, 10));
      expect(await use()).toEqual({
        kind: 'api-key',
        id: record.id,
        name: `${record.name} (${record.prefix}…)`,
        permissions,
        address: '192.0.2.1',
      });
    });

    it('is stored only as a hash', async () => {
      const { world, record } = await withKey();
      const rows = await world.deps.database.pool.selectFrom('api_keys').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(record.key.slice(12));
    });

    it('becomes invalid when it expires or is revoked', async () => {
      const { world, use } = await withKey(new Date(Date.UTC(2026, 0, 2)));
      world.clock.now = Date.UTC(2026, 0, 2) - 1;
      expect(await use()).toMatchObject({ kind: 'api-key' });
      world.clock.now += 1;
      expect(await use()).toBe(401);
      const other = await withKey();
      await other.world.deps.database.pool.deleteFrom('api_keys').execute();
      expect(await other.use()).toBe(401);
    });

    it('records its use at most once a minute', async () => {
      const { world, use, lastUsed } = await withKey();
      const start = world.clock.now;
      expect(await lastUsed()).toBeNull();
      await use();
      world.clock.now += 59_999;
      await use();
      expect(await lastUsed()).toEqual(new Date(start));
      world.clock.now += 1;
      await use();
      expect(await lastUsed()).toEqual(new Date(start + 60_000));
    });
  });
});

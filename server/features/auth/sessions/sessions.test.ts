import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { changeCredentials } from '../accounts/accounts.js';
import { insertApiKey } from '../tokens/api-keys.js';
import { sweepAuth } from '../feature.js';
import { worldsOfOneDatabase } from '../testing/world.js';
import type { World } from '../testing/world.js';

const DAY = 86_400_000;
const openWorld = worldsOfOneDatabase();

interface SignedIn {
  readonly world: World;
  readonly token: string;
  readonly userId: string;
}

async function signedIn(settings = {}, config = {}): Promise<SignedIn> {
  const world = await openWorld({ settings, config });
  const answer = await request(world.app)
    .post('/api/auth/signup')
    .send({ email: 'ann@example.com', password: 'gravel-otter-9', name: 'Ann' });
  return { world, token: answer.body.token, userId: answer.body.user.id };
}

const bearer = (token: string): string => `Bearer ${token}`;
const newSession = ({ world, token }: SignedIn) =>
  request(world.app).post('/api/auth/session').set('Authorization', bearer(token));
const cookieOf = (answer: request.Response): string => String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? '';
const whoami = (world: World, cookie: string) => request(world.app).get('/api/auth/whoami').set('Cookie', cookie);

describe.each(['database', 'jwt'] as const)('sessions with the strategy %s', (strategy) => {
  const settings = { auth: { session: { strategy } } };

  it('are created with a token, after which their cookie identifies the user', async () => {
    const ann = await signedIn(settings);
    const answer = await newSession(ann);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        userId: ann.userId,
        expiresAt: new Date(ann.world.clock.now + 7 * DAY).toISOString(),
      },
    });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^session=[\w.-]{43,}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/,
    );
    const me = await whoami(ann.world, cookieOf(answer));
    expect(me.body).toMatchObject({ kind: 'user', id: ann.userId });
    expect(me.headers['set-cookie']).toBeUndefined();
  });

  it('are not created for a cookie alone, an API key, or an anonymous caller', async () => {
    const ann = await signedIn(settings);
    const cookie = cookieOf(await newSession(ann));
    const { key } = await insertApiKey(
      ann.world.deps.database.pool,
      { name: 'k', permissions: { models: {}, admin: true }, expiresAt: null, createdBy: null },
      ann.world.deps.now(),
    );
    const post = () => request(ann.world.app).post('/api/auth/session');
    expect((await post()).status).toBe(401);
    expect((await post().set('Cookie', cookie).set('Sec-Fetch-Site', 'same-origin')).status).toBe(401);
    expect((await post().set('Authorization', bearer(key))).status).toBe(403);
  });

  it('are renewed when older than a day, and end seven days later', async () => {
    const ann = await signedIn(settings);
    const cookie = cookieOf(await newSession(ann));
    ann.world.clock.now += DAY;
    expect((await whoami(ann.world, cookie)).headers['set-cookie']).toBeUndefined();
    ann.world.clock.now += 1000;
    const renewed = await whoami(ann.world, cookie);
    expect(renewed.status).toBe(200);
    expect(renewed.headers['set-cookie']?.[0]).toContain('Max-Age=604800');
    const next = cookieOf(renewed);
    expect((await whoami(ann.world, next)).headers['set-cookie']).toBeUndefined();
    ann.world.clock.now += 7 * DAY - 1000;
    expect((await whoami(ann.world, next)).status).toBe(200);
    ann.world.clock.now += 7 * DAY;
    expect((await whoami(ann.world, next)).status).toBe(401);
  });

  it('end when the credentials change, and when the user is disabled', async () => {
    const ann = await signedIn(settings);
    const cookie = cookieOf(await newSession(ann));
    await changeCredentials(ann.world.deps.database.pool, ann.userId, {});
    expect((await whoami(ann.world, cookie)).status).toBe(401);
    expect((await request(ann.world.app).get('/api/auth/whoami').set('Authorization', bearer(ann.token))).status).toBe(
      401,
    );
  });

  it('are signed out repeatedly without failing; the cookie is removed each time', async () => {
    const ann = await signedIn(settings);
    const cookie = cookieOf(await newSession(ann));
    for (const sent of [cookie, cookie, 'session=nonsense', '']) {
      const answer = await request(ann.world.app).post('/api/auth/signout').set('Cookie', sent);
      expect(answer.status).toBe(204);
      expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; Path=\/; Max-Age=0;/);
    }
  });

  it('are not ended by pages of other sites', async () => {
    const ann = await signedIn(settings);
    const cookie = cookieOf(await newSession(ann));
    const signOut = () => request(ann.world.app).post('/api/auth/signout').set('Cookie', cookie);
    await signOut().set('Origin', 'https://evil.example').expect(403);
    await signOut().set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect((await whoami(ann.world, cookie)).status).toBe(200);
    await signOut().set('Sec-Fetch-Site', 'same-origin').expect(204);
    expect((await whoami(ann.world, cookie)).status).toBe(401);
  });

  it('end everywhere once signed out, without affecting others', async () => {
    const ann = await signedIn(settings);
    const cookie = cookieOf(await newSession(ann));
    const other = cookieOf(await newSession(ann));
    ann.world.clock.now += DAY + 1000;
    const renewed = cookieOf(await whoami(ann.world, cookie));
    await request(ann.world.app).post('/api/auth/signout').set('Cookie', cookie);
    await sweepAuth(ann.world.deps);
    expect((await whoami(ann.world, cookie)).status).toBe(401);
    expect((await whoami(ann.world, renewed)).status).toBe(401);
    expect((await whoami(ann.world, other)).status).toBe(200);
    ann.world.clock.now += 7 * DAY;
    await sweepAuth(ann.world.deps);
    expect(await ann.world.deps.database.pool.selectFrom('ended_sessions').selectAll().execute()).toEqual([]);
    expect((await whoami(ann.world, renewed)).status).toBe(401);
  });

  it('cannot be deleted anonymously', async () => {
    const ann = await signedIn(settings);
    const cookie = cookieOf(await newSession(ann));
    const del = () => request(ann.world.app).delete('/api/auth/session').set('Sec-Fetch-Site', 'same-origin');
    expect((await del()).status).toBe(401);
    const answer = await del().set('Cookie', cookie);
    expect(answer.status).toBe(204);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; /);
  });

  it('tokens and session tokens are not interchangeable', async () => {
    const ann = await signedIn(settings);
    const cookie = cookieOf(await newSession(ann));
    const asBearer = cookie.slice('session='.length);
    expect((await whoami(ann.world, `session=${ann.token}`)).status).toBe(401);
    expect((await request(ann.world.app).get('/api/auth/whoami').set('Authorization', bearer(asBearer))).status).toBe(
      401,
    );
  });

  it('follow the cookie settings, and are secure when the address is https', async () => {
    const ann = await signedIn(
      { auth: { session: { strategy, maxAge: 60, cookies: { sameSite: 'strict' } } } },
      { publicUrl: 'https://rowgate.test' },
    );
    expect((await newSession(ann)).headers['set-cookie']?.[0]).toMatch(
      /; Path=\/; Max-Age=60; SameSite=Strict; HttpOnly; Secure$/,
    );
  });
});

describe('sessions in the database', () => {
  it('are stored as hashes', async () => {
    const ann = await signedIn();
    const token = cookieOf(await newSession(ann)).slice('session='.length);
    const rows = await ann.world.deps.database.pool.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('are removed when expired, with all other expired rows and rows of deleted users', async () => {
    const ann = await signedIn();
    await newSession(ann);
    const { pool } = ann.world.deps.database;
    await pool
      .insertInto('oauth_identities')
      .values({ provider: 'codehost', subject: '1', user_id: ann.userId, created_at: ann.world.deps.now() })
      .execute();
    const count = async (table: 'sessions' | 'attempts' | 'oauth_identities' | 'user_credentials'): Promise<number> =>
      (await pool.selectFrom(table).selectAll().execute()).length;
    await request(ann.world.app).post('/api/auth/signin').send({ email: 'ann@example.com', password: 'not-this-one' });
    await sweepAuth(ann.world.deps);
    expect([await count('sessions'), await count('attempts')]).toEqual([1, 2]);
    ann.world.clock.now += 7 * DAY;
    await sweepAuth(ann.world.deps);
    expect([await count('sessions'), await count('attempts')]).toEqual([0, 0]);
    expect([await count('oauth_identities'), await count('user_credentials')]).toEqual([1, 1]);
    await pool.deleteFrom('users').execute();
    await sweepAuth(ann.world.deps);
    expect([await count('oauth_identities'), await count('user_credentials')]).toEqual([0, 0]);
  });
});

it('a page can query who is signed in, with a valid session cookie, an expired one, or none', async () => {
  const world = await openWorld();
  const { id, email, token } = await world.signIn('admin');
  const nobody = await world.http.get('/api/auth/session').expect(200, { data: { user: null } });
  expect(nobody.headers['cache-control']).toBe('no-store');
  await world.http
    .get('/api/auth/session')
    .set('Cookie', 'session=worn')
    .expect(200, { data: { user: null } });

  const opened = await world.http.post('/api/auth/session').set('Authorization', `Bearer ${token}`).expect(200);
  const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  await world.http
    .get('/api/auth/session')
    .set('Cookie', cookie)
    .expect(200, { data: { user: { id, email, name: 'admin', role: 'admin' } } });

  await world.http.post('/api/auth/signout').set('Cookie', cookie).set('Sec-Fetch-Site', 'same-origin').expect(204);
  await world.http
    .get('/api/auth/session')
    .set('Cookie', cookie)
    .expect(200, { data: { user: null } });
});

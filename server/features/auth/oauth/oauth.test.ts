import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCredentials } from '../accounts/accounts.js';
import { sweepAuth } from '../feature.js';
import { startFakeCodeHost } from '../testing/fake-code-host.js';
import type { CodeHostUser, FakeCodeHost } from '../testing/fake-code-host.js';
import { startOidcServer } from '../testing/oidc-server.js';
import type { OidcServer } from '../testing/oidc-server.js';
import { worldsOfOneDatabase } from '../testing/world.js';
import type { World } from '../testing/world.js';

const client = { id: 'rowgate', secret: 'a secret of the test' };
const openWorld = worldsOfOneDatabase();
let host: FakeCodeHost;
let oidc: OidcServer;
let world: World;

beforeAll(async () => {
  host = await startFakeCodeHost(client);
  oidc = await startOidcServer({ ...client, redirectUri: 'http://rowgate.test/api/auth/webidentity/callback' });
});
afterAll(async () => {
  await host.close();
  await oidc.close();
});

async function open(auth: object = {}): Promise<void> {
  const credentials = { enabled: true, clientId: client.id, clientSecret: client.secret };
  world = await openWorld({
    settings: {
      auth: {
        ...auth,
        providers: {
          codehost: {
            ...credentials,
            authorizeUrl: `${host.address}/authorize`,
            tokenUrl: `${host.address}/token`,
            userinfoUrl: `${host.address}/user`,
            emailsUrl: `${host.address}/emails`,
          },
          webidentity: { ...credentials, issuer: oidc.issuer, scope: ['email', 'profile'] },
        },
      },
    },
  });
}

const ann: CodeHostUser = {
  id: 4711,
  login: 'ann-l',
  name: 'Ann Lee',
  emails: [
    { email: 'old@example.com', primary: false, verified: true },
    { email: 'Ann@Example.com', primary: true, verified: true },
  ],
};
const unverified = { ...ann, emails: [{ email: 'ann@example.com', primary: true, verified: false }] };
const annOfOidc = { sub: 'oidc-ann', email: 'ann@example.com', email_verified: true, name: 'Ann Lee' };

interface Started {
  readonly location: string;
  readonly cookie: string;
}

async function start(provider = 'codehost', redirect?: string): Promise<Started> {
  const answer = await request(world.app)
    .get(`/api/auth/${provider}`)
    .query(redirect === undefined ? {} : { redirect });
  expect(answer.status).toBe(302);
  const cookie = String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  return { location: String(answer.headers['location']), cookie };
}

const stateOf = ({ location }: Pick<Started, 'location'>) => ({
  state: new URL(location).searchParams.get('state') ?? '',
});

const callback = (query: URLSearchParams | string, cookie: string, provider = 'codehost') =>
  request(world.app).get(`/api/auth/${provider}/callback?${query.toString()}`).set('Cookie', cookie);

async function signIn(person: CodeHostUser, redirect?: string): Promise<request.Response> {
  const { location, cookie } = await start('codehost', redirect);
  return callback(host.approve(location, person), cookie);
}

const users = () => world.deps.database.pool.selectFrom('users').selectAll().execute();
const passwordSignIn = (password: string) =>
  request(world.app).post('/api/auth/signin').send({ email: 'ann@example.com', password });
const signUp = async () =>
  (
    await request(world.app)
      .post('/api/auth/signup')
      .send({ email: 'ann@example.com', password: 'gravel-otter-9', name: 'Ann' })
  ).body;
const whoami = (token: string) => request(world.app).get('/api/auth/whoami').set('Authorization', `Bearer ${token}`);

describe('starting', () => {
  it('redirects to the code host with a state and a code challenge, and stores both in a signed cookie', async () => {
    await open();
    const answer = await request(world.app).get('/api/auth/codehost').set('Host', 'evil.test');
    const location = new URL(String(answer.headers['location']));
    expect(location.origin + location.pathname).toBe(`${host.address}/authorize`);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      client_id: 'rowgate',
      response_type: 'code',
      redirect_uri: 'http://rowgate.test/api/auth/codehost/callback',
      scope: 'user:email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^oauth_codehost=[\w.-]+; Path=\/api\/auth\/codehost; Max-Age=600; SameSite=Lax; HttpOnly$/,
    );
  });

  it('adds a nonce for an OpenID provider', async () => {
    await open();
    const query = new URL((await start('webidentity')).location).searchParams;
    expect(query.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(query.get('scope')).toBe('openid email profile');
  });

  it('does not exist when the provider is not configured', async () => {
    world = await openWorld();
    expect((await request(world.app).get('/api/auth/codehost')).status).toBe(404);
    expect((await callback('code=a&state=b', '')).status).toBe(404);
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'rejects a redirect to %s',
    async (redirect) => {
      await open();
      const answer = await request(world.app).get('/api/auth/codehost').query({ redirect });
      expect(answer.status).toBe(422);
      expect(answer.body.error.details[0].field).toBe('redirect');
    },
  );
});

describe('the callback', () => {
  it('creates an account the first time and then finds it by id, not by address', async () => {
    await open();
    const first = await signIn(ann);
    expect(first.status).toBe(200);
    expect(Object.keys(first.body)).toEqual(['user', 'token', 'expiresAt']);
    expect(first.body.user).toMatchObject({ email: 'ann@example.com', name: 'Ann Lee', role: 'viewer' });
    expect((await whoami(first.body.token)).body).toMatchObject({ id: first.body.user.id });
    const moved = [{ email: 'moved@example.com', primary: true, verified: true }];
    const second = await signIn({ ...ann, emails: moved });
    expect(second.body.user).toEqual(first.body.user);
    expect(await users()).toHaveLength(1);
  });

  it('works with a real OpenID provider', async () => {
    await open();
    for (let round = 0; round < 2; round++) {
      const { location, cookie } = await start('webidentity');
      const back = await oidc.visit(location, annOfOidc);
      expect(back.origin + back.pathname).toBe('http://rowgate.test/api/auth/webidentity/callback');
      const answer = await callback(back.searchParams, cookie, 'webidentity');
      expect(answer.status).toBe(200);
      expect(answer.body.user).toMatchObject({ email: 'ann@example.com', name: 'Ann Lee' });
    }
    expect(await users()).toHaveLength(1);
  });

  it('rejects a response to another sign-in at the OpenID provider', async () => {
    await open();
    const mine = await start('webidentity');
    const theirs = await start('webidentity');
    const back = (await oidc.visit(theirs.location, annOfOidc)).searchParams;
    back.set('state', new URL(mine.location).searchParams.get('state') ?? '');
    expect((await callback(back, mine.cookie, 'webidentity')).status).toBe(401);
    expect(await users()).toEqual([]);
  });

  it('with a redirect, sets the session cookie and shows no token', async () => {
    await open();
    const answer = await signIn(ann, '/admin?tab=a');
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe('/admin?tab=a');
    const [ended, session] = answer.headers['set-cookie'] as unknown as string[];
    expect(ended).toMatch(/^oauth_codehost=; Path=\/api\/auth\/codehost; Max-Age=0;/);
    const me = await request(world.app)
      .get('/api/auth/whoami')
      .set('Cookie', String(session).split(';')[0] ?? '');
    expect(me.body).toMatchObject({ kind: 'user', email: 'ann@example.com' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).not.toContain('ey');
  });

  it('redirects to allowed external addresses', async () => {
    await open({ redirects: ['https://app.test'] });
    expect((await signIn(ann, 'https://app.test/in')).headers['location']).toBe('https://app.test/in');
  });

  it('accepts a state once, even with a copy of its cookie', async () => {
    await open();
    const { location, cookie } = await start();
    const [first, second] = [host.approve(location, ann), host.approve(location, ann)];
    const answers = await Promise.all([callback(first, cookie), callback(second, cookie)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await callback(host.approve(location, ann), cookie)).status).toBe(401);
    expect(world.logLines.join('')).toContain('already been used');
    world.clock.now += 600_000;
    await sweepAuth(world.deps);
    expect(await world.deps.database.pool.selectFrom('ended_sessions').selectAll().execute()).toEqual([]);
  });

  it.each(['no cookie', 'another state', 'another provider', 'an expired flow (ten minutes)', 'a forged cookie'])(
    'rejects a request with %s',
    async (flaw) => {
      await open();
      const { location, cookie } = await start('codehost', '/admin');
      const query = host.approve(location, ann);
      const flawed = { provider: 'codehost', cookie };
      if (flaw === 'no cookie') {
        flawed.cookie = '';
      } else if (flaw === 'another state') {
        query.set('state', 'x'.repeat(43));
      } else if (flaw === 'another provider') {
        flawed.provider = 'webidentity';
        flawed.cookie = cookie.replace('codehost', 'webidentity');
      } else if (flaw === 'a forged cookie') {
        flawed.cookie = `${cookie.slice(0, -8)}AAAAAAAA`;
      } else {
        world.clock.now += 600_000;
      }
      const answer = await callback(query, flawed.cookie, flawed.provider);
      expect(answer.status).toBe(401);
      expect(answer.body.error.code).toBe('UNAUTHORIZED');
      expect(await users()).toEqual([]);
    },
  );

  it('reports a failure to the redirect target, and its reason only in the log', async () => {
    await open();
    const { location, cookie } = await start('codehost', '/admin');
    const denied = await callback(new URLSearchParams({ ...stateOf({ location }), error: 'access_denied' }), cookie);
    expect(denied.status).toBe(302);
    expect(denied.headers['location']).toBe('/admin?error=oauth_failed');
    expect(denied.headers['set-cookie']).toHaveLength(1);
    const again = await start('codehost', '/admin');
    const query = new URLSearchParams({ ...stateOf(again), code: 'made-up' });
    const made = await callback(query, again.cookie);
    expect(made.headers['location']).toBe('/admin?error=oauth_failed');
    const log = world.logLines.join('');
    expect(log).toContain('Sign-in through a provider failed');
    expect(log).not.toContain('made-up');
    expect(log).not.toContain(client.secret);
  });

  it('accepts each code once', async () => {
    await open();
    const { location, cookie } = await start();
    const query = host.approve(location, ann);
    expect((await callback(query, cookie)).status).toBe(200);
    expect((await callback(query, cookie)).status).toBe(401);
  });
});

describe('finding the account', () => {
  it('an unverified address neither creates nor opens an account', async () => {
    await open();
    expect((await signIn(unverified)).status).toBe(403);
    expect(await users()).toEqual([]);
    const { token } = await signUp();
    expect((await signIn(unverified)).status).toBe(403);
    expect((await whoami(token)).status).toBe(200);
    expect((await signIn(unverified, '/admin')).headers['location']).toBe('/admin?error=oauth_failed');
  });

  it.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    'the same applies to an OpenID provider that sends %j',
    async (claims) => {
      await open();
      const { location, cookie } = await start('webidentity');
      const person = { ...annOfOidc, sub: 'oidc-other', ...claims };
      const answer = await callback((await oidc.visit(location, person)).searchParams, cookie, 'webidentity');
      expect(answer.status).toBe(403);
      expect(await users()).toEqual([]);
    },
  );

  it('a verified address opens a verified account, whose password stays', async () => {
    await open();
    const { user, token } = await signUp();
    await world.deps.database.pool.updateTable('user_credentials').set({ email_verified: true }).execute();
    expect((await signIn(ann)).body.user.id).toBe(user.id);
    expect((await passwordSignIn('gravel-otter-9')).status).toBe(200);
    expect((await whoami(token)).status).toBe(200);
  });

  it('a verified address takes over an unverified account, whose password and tokens are removed', async () => {
    await open();
    const { user, token } = await signUp();
    const answer = await signIn(ann);
    expect(answer.body.user.id).toBe(user.id);
    expect((await passwordSignIn('gravel-otter-9')).status).toBe(401);
    expect((await whoami(token)).status).toBe(401);
    expect((await whoami(answer.body.token)).status).toBe(200);
  });

  it('two providers with one verified address lead to one account', async () => {
    await open();
    const first = await signIn(ann);
    const { location, cookie } = await start('webidentity');
    const second = await callback((await oidc.visit(location, annOfOidc)).searchParams, cookie, 'webidentity');
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(await world.deps.database.pool.selectFrom('oauth_identities').selectAll().execute()).toHaveLength(2);
  });

  it('two concurrent first sign-ins create one account', async () => {
    await open();
    const answers = await Promise.all([signIn(ann), signIn(ann)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(await users()).toHaveLength(1);
  });

  it('closed sign-up creates no account, but known users can sign in', async () => {
    await open();
    const first = await signIn(ann);
    const closed = { ...world.deps.config.auth, allowSignup: false };
    Object.assign(world.deps.config, { auth: closed });
    expect((await signIn(ann)).body.user.id).toBe(first.body.user.id);
    const ben = { id: 5, login: 'ben', emails: [{ email: 'ben@example.com', primary: true, verified: true }] };
    expect((await signIn(ben)).status).toBe(403);
    expect(await users()).toHaveLength(1);
  });

  it('a disabled account stays closed', async () => {
    await open();
    const { user } = (await signIn(ann)).body;
    await changeCredentials(world.deps.database.pool, user.id, { disabled: true });
    expect((await signIn(ann)).status).toBe(403);
  });

  it('a deleted user starts with a new account', async () => {
    await open();
    const first = await signIn(ann);
    await world.deps.database.pool.deleteFrom('users').execute();
    const second = await signIn(ann);
    expect(second.status).toBe(200);
    expect(second.body.user.id).not.toBe(first.body.user.id);
  });

  it('a user without a name gets their login as name', async () => {
    await open();
    expect((await signIn({ ...ann, name: null })).body.user.name).toBe('ann-l');
  });
});

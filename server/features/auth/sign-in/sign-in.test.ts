import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { worldsOfOneDatabase } from '../testing/world.js';
import type { World, WorldOptions } from '../testing/world.js';
import { changeCredentials } from '../accounts/accounts.js';
import { createPasswords } from '../passwords/passwords.js';

const ann = { email: 'ann@example.com', password: 'gravel-otter-9', name: 'Ann' };
const smtp = { auth: { providers: { email: { smtp: { host: 'mail.test' } } } } };

let world: World;
const openWorld = worldsOfOneDatabase();
const open = async (options?: WorldOptions): Promise<World> => (world = await openWorld(options));
const post = (path: string, body: object) => request(world.app).post(`/api/auth/${path}`).send(body);

describe('sign-up', () => {
  it('returns the user and a token that is valid for seven days', async () => {
    await open();
    const answer = await post('signup', { ...ann, email: '  Ann@Example.com ' });
    expect(answer.status).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(Object.keys(answer.body)).toEqual(['user', 'token', 'expiresAt']);
    expect(answer.body.user).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      email: 'ann@example.com',
      name: 'Ann',
      role: 'viewer',
    });
    expect(Date.parse(answer.body.expiresAt) - world.clock.now).toBe(7 * 86_400_000);
    const me = () => request(world.app).get('/api/auth/whoami').set('Authorization', `Bearer ${answer.body.token}`);
    expect((await me()).body).toMatchObject({ kind: 'user', email: 'ann@example.com' });
    world.clock.now += 7 * 86_400_000;
    expect((await me()).status).toBe(401);
  });

  it.each([
    [{ ...ann, email: 'ann' }, 'email'],
    [{ ...ann, email: 'ann@example.com\u0000' }, 'email'],
    [{ ...ann, name: ' ' }, 'name'],
    [{ ...ann, password: 'short' }, 'password'],
    [{ ...ann, password: 'ANN@example.com' }, 'password'],
    [{ ...ann, password: 'Password123' }, 'password'],
    [{ email: ann.email, password: ann.password }, 'name'],
  ])('rejects %j, naming %s', async (body, field) => {
    await open();
    const answer = await post('signup', body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.code).toBe('VALIDATION_ERROR');
    expect(answer.body.error.details[0].field).toBe(field);
  });

  it('rejects unknown members: a role cannot be chosen', async () => {
    await open();
    expect((await post('signup', { ...ann, role: 'admin' })).status).toBe(422);
  });

  it('reports that an address is taken, in any case, and counts such responses', async () => {
    await open();
    await post('signup', ann);
    for (let index = 0; index < 6; index++) {
      const answer = await post('signup', { ...ann, email: 'ANN@example.com' });
      expect(answer.status).toBe(422);
      expect(answer.body.error.details).toEqual([{ field: 'email', message: 'Is taken.' }]);
    }
    const refused = await post('signup', ann);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('300');
  });

  it('successful sign-ups from one network address are not limited', async () => {
    await open();
    for (let index = 0; index < 10; index++) {
      expect((await post('signup', { ...ann, email: `ann${index}@example.com` })).status).toBe(201);
    }
  });

  it('one of two concurrent sign-ups with the same address succeeds', async () => {
    await open();
    const answers = await Promise.all([post('signup', ann), post('signup', ann)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
  });

  it('can be closed', async () => {
    await open({ settings: { auth: { allowSignup: false } } });
    expect((await post('signup', ann)).status).toBe(403);
  });

  it('when concealed, responds the same for a free and a taken address, and reports by e-mail', async () => {
    await open({ settings: { auth: { ...smtp.auth, concealSignup: true } } });
    const free = await post('signup', ann);
    const taken = await post('signup', { ...ann, password: 'another-otter-9' });
    expect(free.status).toBe(202);
    expect(taken.status).toBe(202);
    expect(taken.body).toEqual(free.body);
    await world.queue.run();
    expect(world.mails.map((mail) => mail.to)).toEqual(['ann@example.com', 'ann@example.com']);
    expect(world.mails[0]?.text).not.toBe(world.mails[1]?.text);
    expect((await post('signin', { email: ann.email, password: ann.password })).status).toBe(200);
    expect((await post('signin', { email: ann.email, password: 'another-otter-9' })).status).toBe(401);
  });

  it('conceals nothing when no e-mail can be sent', async () => {
    await open({ settings: { auth: { concealSignup: true } } });
    expect((await post('signup', ann)).status).toBe(201);
  });

  it('and sign-in are forbidden when the e-mail provider is disabled', async () => {
    await open({ settings: { auth: { providers: { email: { enabled: false } } } } });
    expect((await post('signup', ann)).status).toBe(403);
    expect((await post('signin', { email: ann.email, password: ann.password })).status).toBe(403);
  });
});

describe('sign-in', () => {
  const credentials = { email: ann.email, password: ann.password };

  it('returns the same object as sign-up', async () => {
    await open();
    const { user } = (await post('signup', ann)).body;
    const answer = await post('signin', { ...credentials, email: ' ANN@example.com' });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(['user', 'token', 'expiresAt']);
    expect(answer.body.user).toEqual(user);
  });

  it('fails identically, after as many hashes, for every reason', async () => {
    await open();
    await post('signup', ann);
    const without = (await post('signup', { ...ann, email: 'provider@example.com' })).body.user;
    await changeCredentials(world.deps.database.pool, without.id, { password_hash: null });
    const off = (await post('signup', { ...ann, email: 'off@example.com' })).body.user;
    await changeCredentials(world.deps.database.pool, off.id, { disabled: true });
    const outcomes = [];
    for (const body of [
      { ...credentials, password: 'not-this-one' },
      { ...credentials, email: 'nobody@example.com' },
      { ...credentials, email: 'provider@example.com' },
      { ...credentials, email: 'off@example.com' },
    ]) {
      const before = world.hashes.count;
      const answer = await post('signin', body);
      outcomes.push({ status: answer.status, error: answer.body.error, hashes: world.hashes.count - before });
    }
    expect(outcomes[0]).toMatchObject({ status: 401, error: { code: 'UNAUTHORIZED' }, hashes: 1 });
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  });

  it('is blocked from the seventh failure on, for unknown addresses too, and reports for how long', async () => {
    await open();
    for (let index = 0; index < 6; index++) {
      expect((await post('signin', { ...credentials, email: 'nobody@example.com' })).status).toBe(401);
    }
    const refused = await post('signin', { ...credentials, email: 'nobody@example.com' });
    expect(refused.status).toBe(429);
    expect(refused.body.error.code).toBe('RATE_LIMITED');
    expect(refused.headers['retry-after']).toBe('300');
  });

  it('checks only the free attempts of a hundred concurrent wrong passwords', async () => {
    await open();
    await post('signup', ann);
    const before = world.hashes.count;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => post('signin', { ...credentials, password: `guess number ${index}` })),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(6);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(94);
    expect(world.hashes.count - before).toBe(6);
    expect((await post('signin', credentials)).status).toBe(429);
  });

  it('forgets failures after a success', async () => {
    await open();
    await post('signup', ann);
    for (let round = 0; round < 3; round++) {
      for (let index = 0; index < 5; index++) {
        expect((await post('signin', { ...credentials, password: 'not-this-one' })).status).toBe(401);
      }
      expect((await post('signin', credentials)).status).toBe(200);
    }
  });

  it('rehashes a password whose hash has other settings', async () => {
    await open();
    const { user } = (await post('signup', ann)).body;
    const { pool } = world.deps.database;
    const read = async (): Promise<string | null> =>
      (await pool.selectFrom('user_credentials').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow())
        .password_hash;
    const old = await createPasswords({ settings: { logCost: 5, blockSize: 8, parallelization: 1 } }).hash(
      ann.password,
    );
    await pool.updateTable('user_credentials').set({ password_hash: old }).where('user_id', '=', user.id).execute();
    expect((await post('signin', { ...credentials, password: 'not-this-one' })).status).toBe(401);
    expect(await read()).toBe(old);
    const first = await post('signin', credentials);
    expect(await read()).toMatch(/^\$scrypt\$ln=4,/);
    expect((await post('signin', credentials)).status).toBe(200);
    const me = await request(world.app).get('/api/auth/whoami').set('Authorization', `Bearer ${first.body.token}`);
    expect(me.status).toBe(200);
  });

  it('writes no password and no token to the log', async () => {
    await open();
    const up = await post('signup', ann);
    const down = await post('signin', credentials);
    await post('signin', { ...credentials, password: 'a-wrong-secret' });
    const log = world.logLines.join('');
    for (const secret of [ann.password, 'a-wrong-secret', up.body.token, down.body.token]) {
      expect(log).not.toContain(secret);
    }
  });
});

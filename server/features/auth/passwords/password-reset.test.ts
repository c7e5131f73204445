import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { insertAccount } from '../accounts/accounts.js';
import { sendPasswordReset } from './password-reset.js';
import { worldsOfOneDatabase } from '../testing/world.js';
import type { World, WorldOptions } from '../testing/world.js';

const email = 'ann@example.com';
const oldPassword = 'gravel-otter-9';
const newPassword = 'granite-heron-4';
const openWorld = worldsOfOneDatabase();

let world: World;
const post = (path: string, body: object) => request(world.app).post(`/api/auth/${path}`).send(body);
const signIn = (password: string) => post('signin', { email, password });
const confirm = (token: string, password = newPassword) => post('reset-password/confirm', { token, password });

async function openWithAnn(options?: WorldOptions) {
  world = await openWorld(options);
  return (await post('signup', { email, password: oldPassword, name: 'Ann' })).body;
}

/** Requests a reset and resolves with the mailed token, or `undefined` when no e-mail was sent. */
async function mailedToken(address = email): Promise<string | undefined> {
  world.mails.length = 0;
  expect((await post('reset-password', { email: address })).status).toBe(202);
  await world.queue.run();
  return /#reset-password=([\w-]{43})\n/.exec(world.mails[0]?.text ?? '')?.[1];
}

describe('requesting a new password', () => {
  it('responds the same for every address, and looks up the account only afterwards', async () => {
    await openWithAnn();
    const known = await post('reset-password', { email: ' Ann@example.com' });
    const unknown = await post('reset-password', { email: 'nobody@example.com' });
    expect(known.status).toBe(202);
    expect(known.body).toEqual({ data: { message: expect.any(String) } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(world.queue.sent.map((job) => job.name)).toEqual(['reset-password', 'reset-password']);
    expect(await world.deps.database.pool.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    await world.queue.run();
    expect(world.mails.map((mail) => mail.to)).toEqual([email]);
  });

  it('sends a link with the configured address, whatever the Host header', async () => {
    await openWithAnn();
    await request(world.app).post('/api/auth/reset-password').set('Host', 'evil.test').send({ email });
    await world.queue.run();
    expect(world.mails[0]?.text).toContain('http://rowgate.test/admin#reset-password=');
    expect(world.mails[0]?.text).not.toContain('evil.test');
  });

  it('e-mails an account at most once in two minutes', async () => {
    await openWithAnn();
    expect(await mailedToken()).toBeDefined();
    world.clock.now += 119_999;
    expect(await mailedToken()).toBeUndefined();
    world.clock.now += 1;
    expect(await mailedToken()).toBeDefined();
  });

  it('sends again when the first e-mail failed', async () => {
    await openWithAnn();
    const broken = { ...world.deps, mailer: { send: () => Promise.reject(new Error('mail server down')) } };
    await expect(sendPasswordReset(broken, { email })).rejects.toThrow('mail server down');
    expect(await mailedToken()).toBeDefined();
  });

  it('does not e-mail disabled users', async () => {
    const { user } = await openWithAnn();
    await world.deps.database.pool.updateTable('user_credentials').set({ disabled: true }).execute();
    expect(user.email).toBe(email);
    expect(await mailedToken()).toBeUndefined();
  });

  it('in production without a mail server, responds the same and logs a warning', async () => {
    await openWithAnn({ config: { environment: 'production' } });
    expect(await mailedToken()).toBeUndefined();
    expect(world.logLines.join('')).toContain('no mail server');
  });

  it('is rate-limited by address', async () => {
    await openWithAnn();
    for (let index = 0; index < 6; index++) {
      expect((await post('reset-password', { email: `nobody${index}@example.com` })).status).toBe(202);
    }
    expect((await post('reset-password', { email })).status).toBe(429);
  });
});

describe('setting the new password', () => {
  it('replaces the password, ends tokens and sessions, and does not sign in', async () => {
    const { token: old } = await openWithAnn();
    const session = await request(world.app).post('/api/auth/session').set('Authorization', `Bearer ${old}`);
    const cookie = String(session.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    const answer = await confirm((await mailedToken()) ?? '');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ data: { message: expect.any(String) } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await signIn(oldPassword)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
    const whoami = () => request(world.app).get('/api/auth/whoami');
    expect((await whoami().set('Authorization', `Bearer ${old}`)).status).toBe(401);
    expect((await whoami().set('Cookie', cookie)).status).toBe(401);
  });

  it('clears the wait caused by failed sign-ins', async () => {
    await openWithAnn();
    for (let index = 0; index < 7; index++) {
      await signIn('not-this-one');
    }
    expect((await signIn(oldPassword)).status).toBe(429);
    await confirm((await mailedToken()) ?? '');
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('works once, even when sent twice at the same time', async () => {
    await openWithAnn();
    const token = (await mailedToken()) ?? '';
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    const third = await confirm(token);
    expect(third.status).toBe(422);
    expect(third.body.error.details[0].field).toBe('token');
  });

  it('accepts only the newest token', async () => {
    await openWithAnn();
    const first = (await mailedToken()) ?? '';
    world.clock.now += 120_000;
    const second = (await mailedToken()) ?? '';
    expect((await confirm(first)).status).toBe(422);
    expect((await confirm(second)).status).toBe(200);
  });

  it('accepts a token for an hour', async () => {
    await openWithAnn();
    const token = (await mailedToken()) ?? '';
    world.clock.now += 3_600_000;
    expect((await confirm(token)).body.error.details[0].field).toBe('token');
    world.clock.now -= 1;
    expect((await confirm(token)).status).toBe(200);
  });

  it('rejects a weak password and keeps the token valid', async () => {
    await openWithAnn();
    const token = (await mailedToken()) ?? '';
    for (const weak of ['short', 'Password123', email]) {
      const answer = await confirm(token, weak);
      expect(answer.status).toBe(422);
      expect(answer.body.error.details[0].field).toBe('password');
    }
    expect((await confirm(token)).status).toBe(200);
  });

  it('limits guessing', async () => {
    await openWithAnn();
    for (let index = 0; index < 6; index++) {
      expect((await confirm(`guess-${index}`)).status).toBe(422);
    }
    expect((await confirm('guess-6')).status).toBe(429);
  });

  it('sets the first password of a user who has none', async () => {
    world = await openWorld();
    const { pool } = world.deps.database;
    const given = { email, name: 'Ann', role: 'viewer', passwordHash: null, emailVerified: false };
    await insertAccount(world.deps, pool, given);
    await pool.deleteFrom('user_credentials').execute();
    expect((await confirm((await mailedToken()) ?? '')).status).toBe(200);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('stores the token neither in the database nor in the log', async () => {
    await openWithAnn();
    const token = (await mailedToken()) ?? 'none';
    const rows = await world.deps.database.pool.selectFrom('password_resets').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows) + world.logLines.join('')).not.toContain(token);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../../testing/build-test-app.js';
import { accountOfProfile } from '../oauth/identities.js';
import { sweepAuth } from '../feature.js';

const PASSWORD = 'gravel-otter-9';
const DAY = 86_400_000;

let app: TestApp;
let root: SignedIn;
let count = 0;
let email: string;
beforeAll(async () => {
  app = await buildTestApp({ settings: { auth: { allowSignup: false } } });
  root = await app.signIn('super_admin');
});
afterAll(() => app.close());
beforeEach(() => {
  count += 1;
  email = `guest-${count}@example.com`;
  app.clock.now += 60_000;
});

const bearer = ({ token }: { readonly token: string }) => ({ Authorization: `Bearer ${token}` });
const invite = (body: object, who: SignedIn = root) =>
  app.http.post('/api/admin/invitations').set(bearer(who)).send(body);
const accept = (token: string, more: object = {}) =>
  app.http.post('/api/auth/invitations/accept').send({ token, name: 'Guest', password: PASSWORD, ...more });
const pending = async () => (await app.http.get('/api/admin/invitations').set(bearer(root))).body;
const mailedToken = (): string => /#invitation=([\w-]{43})/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';

describe('an invitation', () => {
  test('is sent by e-mail, is listed, and creates the account once', async () => {
    const made = await invite({ email: ` ${email.toUpperCase()} `, role: 'editor' }).expect(201);
    const { link, ...record } = made.body.data as { link: string };
    expect(record).toEqual({
      id: expect.any(String),
      email,
      role: 'editor',
      createdBy: 'super_admin (super_admin@example.com)',
      createdAt: app.deps.now().toISOString(),
      expiresAt: new Date(app.clock.now + 7 * DAY).toISOString(),
    });
    expect(app.mails.at(-1)).toMatchObject({ to: email, subject: 'You are invited' });
    expect(link).toBe(`http://rowgate.test/admin#invitation=${mailedToken()}`);
    expect((await pending()).data).toEqual([record]);

    const [first, second] = await Promise.all([accept(mailedToken()), accept(mailedToken(), { name: 'Twin' })]);
    expect([first.status, second.status].toSorted()).toEqual([201, 422]);
    const { body } = first.status === 201 ? first : second;
    expect(body.user).toMatchObject({ email, role: 'editor' });
    expect((await app.http.get('/api/auth/session').set(bearer(body))).body.data.user.email).toBe(email);
    await app.http.post('/api/auth/signin').send({ email, password: PASSWORD }).expect(200);
    await accept(mailedToken()).expect(422);
    expect((await pending()).data).toEqual([]);
  });

  test('reveals its token only in the e-mail when e-mail is really sent, and then verifies the address', async () => {
    const mailing = await buildTestApp({ config: { smtpUrl: 'smtp://mail.example' } });
    const admin = await mailing.signIn('admin');
    const made = await mailing.http.post('/api/admin/invitations').set(bearer(admin)).send({ email }).expect(201);
    expect(made.body.data).not.toHaveProperty('link');
    const [, token = ''] = /#invitation=([\w-]{43})/.exec(mailing.mails.at(-1)?.text ?? '') ?? [];
    const done = await mailing.http.post('/api/auth/invitations/accept').send({ token, name: 'G', password: PASSWORD });
    const verified = await mailing.deps.database.pool
      .selectFrom('user_credentials')
      .select('email_verified')
      .where('user_id', '=', done.body.user.id as string)
      .executeTakeFirst();
    expect(verified).toEqual({ email_verified: true });
    await mailing.close();
  });

  test('is void once another one is sent, it is revoked, or a week has passed', async () => {
    await invite({ email });
    const replaced = mailedToken();
    const again = await invite({ email });
    const revoked = mailedToken();
    await accept(replaced).expect(422);
    expect((await pending()).meta.total).toBe(1);
    const path = `/api/admin/invitations/${again.body.data.id as string}`;
    await app.http.delete(path).set(bearer(root)).expect(204);
    await app.http.delete(path).set(bearer(root)).expect(404);
    await accept(revoked).expect(422);
    await invite({ email });
    app.clock.now += 7 * DAY;
    root = await app.signIn('super_admin', { email: `root-${count}@example.com` });
    await accept(mailedToken()).expect(422);
    await sweepAuth(app.deps);
    expect((await pending()).meta.total).toBe(0);
  });

  test('is not stored when its e-mail cannot be sent', async () => {
    const failing = await buildTestApp();
    const admin = await failing.signIn('admin');
    failing.deps.mailer.send = () => Promise.reject(new Error('no way'));
    const answer = await failing.http.post('/api/admin/invitations').set(bearer(admin)).send({ email });
    expect(answer.status).toBe(503);
    expect(await failing.deps.database.pool.selectFrom('invitations').selectAll().execute()).toEqual([]);
    await failing.close();
  });

  test.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: 'super_admin@example.com' }, 'email'],
    [{ email: 'a@example.com', role: 'emperor' }, 'role'],
    [{ email: 'a@example.com', name: 'A' }, 'name'],
  ])('%j is rejected', async (body, field) => {
    const answer = await invite(body).expect(422);
    expect(answer.body.error.details[0].field).toBe(field);
  });

  test("cannot grant a role above the inviting user's", async () => {
    const admin = await app.signIn('admin', { email: `admin-${count}@example.com` });
    await invite({ email, role: 'super_admin' }, admin).expect(403);
    await invite({ email, role: 'admin' }, admin).expect(201);
  });

  test.each([
    ['has another role', { role: 'viewer' }],
    ['is disabled', { disabled: true }],
  ])('is void if its maker %s', async (_what, change) => {
    const admin = await app.signIn('admin', { email: `maker-${count}@example.com` });
    await invite({ email, role: 'admin' }, admin).expect(201);
    const token = mailedToken();
    await app.http.patch(`/api/admin/users/${admin.id}`).set(bearer(root)).send(change).expect(200);
    await accept(token).expect(422);
  });

  test('is void if the account of its maker is deleted, or the key expires', async () => {
    const admin = await app.signIn('admin', { email: `maker-${count}@example.com` });
    await invite({ email, role: 'admin' }, admin).expect(201);
    await app.http.delete(`/api/admin/users/${admin.id}`).set(bearer(root)).expect(204);
    await accept(mailedToken()).expect(422);

    const expiresAt = new Date(app.clock.now + 120_000).toISOString();
    const made = await app.http
      .post('/api/admin/api-keys')
      .set(bearer(root))
      .send({ name: 'Inviter', permissions: { admin: true }, expiresAt })
      .expect(201);
    const key = bearer({ token: made.body.data.key as string });
    await app.http.post('/api/admin/invitations').set(key).send({ email, role: 'editor' }).expect(201);
    const token = mailedToken();
    app.clock.now += 180_000;
    await accept(token).expect(422);
  });

  test('requires a good password, and an address without an account', async () => {
    await invite({ email });
    await accept(mailedToken(), { password: 'short' }).expect(422);
    await app.signIn('viewer', { email });
    await accept(mailedToken()).expect(409);
  });

  test('allows a sign-in through a provider that would otherwise be rejected', async () => {
    const profile = { subject: `s-${count}`, email, name: 'Guest' };
    await expect(accountOfProfile(app.deps, 'codehost', profile)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await invite({ email, role: 'editor' });
    expect(await accountOfProfile(app.deps, 'codehost', profile)).toMatchObject({ email, role: 'editor' });
    expect(JSON.stringify(await pending())).not.toContain(email);
  });
});

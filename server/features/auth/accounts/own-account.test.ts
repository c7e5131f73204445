import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../../testing/build-test-app.js';

const NEW = 'gravel-otter-9';
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe.each(['database', 'jwt'] as const)('with sessions of the strategy "%s"', (strategy) => {
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await buildTestApp({ settings: { auth: { session: { strategy } } } });
  });
  afterAll(() => app.close());

  const person = (role = 'viewer'): Promise<SignedIn> => {
    count += 1;
    return app.signIn(role, { email: `person-${count}@example.com` });
  };
  const signIn = (email: string, password: string) => app.http.post('/api/auth/signin').send({ email, password });
  const session = async (token: string): Promise<string> => {
    const { headers } = await app.http.post('/api/auth/session').set(bearer(token)).expect(200);
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  const isIn = async (headers: Readonly<Record<string, string>>): Promise<boolean> =>
    (await app.http.get('/api/auth/session').set(headers)).body.data.user !== null;
  const change = (headers: Readonly<Record<string, string>>, body: object) =>
    app.http
      .post('/api/auth/change-password')
      .set({ Origin: app.deps.config.publicUrl, ...headers })
      .send(body);

  test('users change their own name, and nothing else', async () => {
    const ann = await person();
    const patch = (body: object) => app.http.patch('/api/auth/me').set(bearer(ann.token)).send(body);
    const answer = await patch({ name: ' Ann Lee ' }).expect(200);
    expect(answer.body.data).toEqual({ id: ann.id, email: ann.email, name: 'Ann Lee', role: 'viewer' });
    expect((await app.http.get('/api/auth/session').set(bearer(ann.token))).body.data.user.name).toBe('Ann Lee');
    for (const body of [{}, { name: '' }, { name: 'x'.repeat(201) }, { name: 'a\u0000' }, { role: 'admin' }]) {
      await patch(body).expect(422);
    }
    await patch({ name: 'Ann', email: 'new@example.com' }).expect(422);
  });

  test('a new password ends all other tokens and sessions, and keeps the one used for the change', async () => {
    for (const by of ['token', 'session'] as const) {
      const ann = await person();
      const other = (await signIn(ann.email, ann.password)).body.token as string;
      const [own, foreign] = [await session(ann.token), await session(other)];
      const headers = by === 'token' ? bearer(ann.token) : { Cookie: own };
      const answer = await change(headers, { current: ann.password, password: NEW }).expect(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toMatchObject({ user: { id: ann.id }, token: expect.any(String) });
      expect(await isIn(bearer(answer.body.token as string))).toBe(true);
      expect(await isIn(headers)).toBe(true);
      expect(await isIn(bearer(other))).toBe(false);
      expect(await isIn({ Cookie: foreign })).toBe(false);
      expect(await isIn(by === 'token' ? { Cookie: own } : bearer(ann.token))).toBe(false);
      expect((await signIn(ann.email, ann.password)).status).toBe(401);
      expect((await signIn(ann.email, NEW)).status).toBe(200);
      // A session that is renewed later stays valid as well.
      app.clock.now += 2 * 86_400_000;
      expect(await isIn(headers)).toBe(true);
      await change(bearer(answer.body.token as string), { current: NEW, password: ann.password }).expect(200);
      expect(await isIn(headers)).toBe(false);
    }
  });

  test('a password change requires the current password and a good new one', async () => {
    const ann = await person();
    const cases: readonly (readonly [object, string])[] = [
      [{ current: 'not this one', password: NEW }, 'current'],
      [{ current: ann.password, password: 'short' }, 'password'],
      [{ current: ann.password, password: ann.email }, 'password'],
      [{ password: NEW }, 'current'],
    ];
    for (const [body, field] of cases) {
      const answer = await change(bearer(ann.token), body).expect(422);
      expect(answer.body.error.details[0].field).toBe(field);
    }
    expect(await isIn(bearer(ann.token))).toBe(true);
  });

  test('guesses at the current password are slowed down', async () => {
    const ann = await person();
    const guess = () => change(bearer(ann.token), { current: 'a guess', password: NEW });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
  });
});

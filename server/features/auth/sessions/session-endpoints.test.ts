import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('a page can ask who is signed in, with the cookie of a session, a worn one, or none', async () => {
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

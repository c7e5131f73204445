import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import { sweepRateLimits } from './rate-limit.js';

const LIMITED = { rateLimit: { enabled: true, max: 3, authenticatedMax: 5, store: 'database' } } as const;

eachDatabase((database) => {
  test('anonymous requests are counted by address, callers by their own bucket', async () => {
    const world = await buildTestApp({ database, settings: LIMITED });
    const { token } = await world.signIn('admin');
    const seen: [number, string | undefined][] = [];
    for (let request = 0; request < 3; request += 1) {
      const { status, headers } = await world.http.get('/api/blog-posts');
      seen.push([status, headers['x-ratelimit-remaining']]);
    }
    // Signing in was the first request.
    expect(seen).toEqual([
      [401, '1'],
      [401, '0'],
      [429, '0'],
    ]);
    const own = await world.http.get('/api/blog-posts').set('Authorization', `Bearer ${token}`).expect(200);
    expect(own.headers).toMatchObject({
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '4',
      'ratelimit-policy': '5;w=900',
    });
    const reset = Number(own.headers['x-ratelimit-reset']) - Date.now() / 1000;
    expect(reset).toBeGreaterThan(890);
    expect(reset).toBeLessThan(902);
    await world.close();
  });

  test('only expired windows are swept', async () => {
    const world = await buildTestApp({ database, settings: LIMITED });
    const { pool } = world.deps.database;
    await world.http.get('/api/blog-posts').expect(401);
    await sql`insert into rate_limits (key, points, expire) values ('old', 1, ${Date.now() - 1})`.execute(pool);
    await sweepRateLimits(world.deps.database);
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(pool);
    expect(rows).toEqual([{ key: expect.stringContaining('address') }]);
    await world.close();
  });

  test('all of several concurrent requests are counted', async () => {
    const world = await buildTestApp({ database, settings: LIMITED });
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.http.get('/api/blog-posts')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ error: { code: 'RATE_LIMITED' } });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(890);
    await world.close();
  });
});

test('successful requests are not counted when configured so', async () => {
  const settings = { rateLimit: { ...LIMITED.rateLimit, store: 'memory', skipSuccessfulRequests: true } } as const;
  const world = await buildTestApp({ settings });
  const { token } = await world.signIn('admin');
  for (let request = 0; request < 8; request += 1) {
    await world.http.get('/api/categories').set('Authorization', `Bearer ${token}`).expect(200);
  }
  await world.close();
});

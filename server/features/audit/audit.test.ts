import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';
import type { AuditEntry } from './tables.js';
import { sweepAudit } from './audit-entries.js';

let app: TestApp;
let root: SignedIn;
beforeAll(async () => {
  app = await buildTestApp();
  root = await app.signIn('super_admin', { email: 'root@example.com' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now += 60_000;
  await sql`truncate audit_entries`.execute(app.deps.database.pool);
});

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const send = (method: 'post' | 'patch' | 'put' | 'delete', path: string, body?: object, token = root.token) =>
  app.http[method](path).set(bearer(token)).send(body);

async function trail(query = ''): Promise<readonly AuditEntry[]> {
  const answer = await app.http.get(`/api/admin/audit${query}`).set(bearer(root.token)).expect(200);
  return (answer.body as { data: AuditEntry[] }).data;
}

describe('the audit log', () => {
  test('records who changed whose permissions, when, from where, and the previous values', async () => {
    const ann = await app.signIn('viewer', { email: 'ann@example.com' });
    await send('patch', `/api/admin/users/${ann.id}`, { role: 'editor', permissions: ['read:contacts'] }).expect(200);
    expect(await trail()).toEqual([
      {
        id: expect.any(String),
        at: app.deps.now().toISOString(),
        actor: { kind: 'user', id: root.id, name: 'super_admin', email: 'root@example.com' },
        address: expect.stringMatching(/127\.0\.0\.1/),
        action: 'user.update',
        target: { kind: 'user', id: ann.id, name: 'viewer (ann@example.com)' },
        changes: [
          { field: 'role', before: 'viewer', after: 'editor' },
          { field: 'permissions', before: [], after: ['read:contacts'] },
        ],
      },
    ]);
    await send('patch', `/api/admin/users/${ann.id}`, { role: 'editor' }).expect(200);
    expect(await trail()).toHaveLength(1);
    await send('delete', `/api/users/${ann.id}`).expect(204);
    expect((await trail()).map(({ action, target }) => [action, target.name])).toContainEqual([
      'user.delete',
      'viewer (ann@example.com)',
    ]);
  });

  test('contains every change of users, keys and importers, by any route', async () => {
    const made = await send('post', '/api/users', { email: 'ben@example.com', name: 'Ben' }).expect(201);
    const id = made.body.data.id as string;
    await send('put', `/api/users/${id}`, { email: 'ben@example.com', name: 'Benedict' }).expect(200);
    await send('post', '/graphql', { query: `mutation { updateUser(id: "${id}", data: { role: EDITOR }) { id } }` });
    await send('post', '/graphql', { query: `mutation { deleteUser(id: "${id}") }` });
    const key = await send('post', '/api/admin/api-keys', { name: 'site', permissions: { admin: true } }).expect(201);
    const fields = [{ name: 'email', type: 'email' }];
    const importer = await send('post', '/api/v1/importers', { name: 'People', fields }).expect(201);
    const path = `importers/${importer.body.id as string}`;
    await send('put', `/api/v1/${path}`, { webhook_url: 'https://a.example/?token=hush', name: 'Folk' }).expect(200);
    await send('post', `/api/v1/${path}/rotate-key`).expect(200);
    await send('post', `/api/admin/${path}/rotate-key`, undefined, key.body.data.key as string).expect(200);
    await send('post', `/api/admin/${path}/webhook-secret`).expect(200);
    await send('delete', `/api/admin/${path}`).expect(204);
    await send('delete', `/api/admin/api-keys/${key.body.data.id as string}`).expect(204);

    const entries = (await trail('?limit=100')).toReversed();
    expect(entries.map(({ action, changes }) => [action, changes.map(({ field }) => field).join()]).toSorted()).toEqual(
      [
        ['user.create', 'email,name,role,permissions'],
        ['user.update', 'name'],
        ['user.update', 'role'],
        ['user.delete', 'email,name,role,permissions'],
        ['api_key.create', 'permissions,expiresAt'],
        ['importer.create', ''],
        ['importer.update', 'webhook_url,name'],
        ['importer.rotate_key', ''],
        ['importer.rotate_key', ''],
        ['importer.rotate_webhook_secret', ''],
        ['importer.delete', ''],
        ['api_key.revoke', 'permissions'],
      ].toSorted(),
    );
    const byKey = entries.filter(({ actor }) => actor.kind === 'api-key');
    expect(byKey).toMatchObject([
      { action: 'importer.rotate_key', actor: { name: expect.stringMatching(/^site \(rgk_/) } },
    ]);
    const secrets = [key.body.data.key, importer.body.key, importer.body.webhook_secret, 'hush'] as string[];
    for (const secret of secrets) expect(JSON.stringify(entries)).not.toContain(secret);
  });

  test('records nothing about a rejected change', async () => {
    const ann = await app.signIn('viewer', { email: 'refused@example.com' });
    await send('patch', `/api/admin/users/${ann.id}`, { role: 'emperor' }).expect(422);
    await send('patch', `/api/users/${ann.id}`, { email: 'root@example.com' }).expect(422);
    await send('delete', `/api/users/${root.id}`).expect(409);
    expect(await trail()).toEqual([]);
  });

  test('is searchable by actor, action, target and time, and paged', async () => {
    const ann = await app.signIn('admin', { email: 'Finder@example.com'.toLowerCase() });
    const start = app.deps.now().toISOString();
    await send('post', '/api/admin/api-keys', { name: 'first', permissions: {} }, ann.token).expect(201);
    app.clock.now += 60_000;
    const later = app.deps.now().toISOString();
    await send('post', '/api/admin/api-keys', { name: 'second', permissions: {} }).expect(201);
    await send('patch', `/api/admin/users/${ann.id}`, { permissions: ['read:tags'] }).expect(200);
    const counts: Readonly<Record<string, number>> = {
      '': 3,
      [`?actor=${ann.id}`]: 1,
      '?actor=FINDER': 1,
      '?actor=nobody': 0,
      '?action=api_key': 2,
      '?action=api_key.create': 2,
      '?action=user.update': 1,
      '?action=user.delete': 0,
      [`?target=${ann.id}`]: 1,
      '?target=SECOND': 1,
      [`?since=${later}`]: 2,
      [`?until=${later}`]: 1,
      [`?since=${start}&until=${later}&action=api_key`]: 1,
    };
    for (const [query, count] of Object.entries(counts))
      expect([query, (await trail(query)).length]).toEqual([query, count]);
    const { body } = await app.http.get('/api/admin/audit?limit=2&offset=2').set(bearer(root.token));
    expect(body.meta).toEqual({ total: 3, limit: 2, offset: 2, hasMore: false });
    for (const query of ['?who=ann', '?since=yesterday', '?limit=x']) {
      await app.http.get(`/api/admin/audit${query}`).set(bearer(root.token)).expect(422);
    }
  });

  test('is kept as long as configured', async () => {
    await send('post', '/api/admin/api-keys', { name: 'old', permissions: {} }).expect(201);
    app.clock.now += 364 * 86_400_000;
    await sweepAudit(app.deps);
    const left = async () => app.deps.database.pool.selectFrom('audit_entries').select('id').execute();
    expect(await left()).toHaveLength(1);
    app.clock.now += 2 * 86_400_000;
    await sweepAudit({ ...app.deps, config: { ...app.deps.config, audit: { retentionDays: null } } });
    expect(await left()).toHaveLength(1);
    await sweepAudit(app.deps);
    expect(await left()).toHaveLength(0);
  });
});

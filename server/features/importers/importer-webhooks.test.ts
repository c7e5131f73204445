import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Importer } from '../../../src/protocol/index.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';
import { eachDatabase } from '../../testing/databases.js';
import { announceImport, webhookSampleSize } from '../imports/run/announce-import.js';
import type { ImportAnnouncement } from '../imports/run/announce-import.js';
import type { ImporterDelivery } from './importer-webhooks.js';

interface Received {
  readonly raw: string;
  readonly headers: Record<string, string>;
}

const DAY = 86_400_000;

eachDatabase((database) => {
  let receiver: Server;
  let url: string;
  let received: Received[];
  /** The receiver's response status. */
  let status: number;
  let world: TestApp;
  let ann: SignedIn;

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ raw: Buffer.concat(chunks).toString(), headers: request.headers as Record<string, string> });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    world = await buildTestApp({ database, config: { webhookAllowPrivate: true } });
    // Signatures are verified against this machine's clock, and a session that began long before it would have ended.
    world.clock.now = Date.now();
    ann = await world.signIn('viewer');
  });
  beforeEach(async () => {
    received = [];
    status = 204;
    world.queue.sent.length = 0;
    // A job sends whatever is due, also what an earlier test has left.
    await world.deps.database.pool.deleteFrom('webhook_deliveries').execute();
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
    await world.close();
  });

  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string): ReturnType<TestApp['http']['get']> =>
    world.http[method](`/api/v1/importers${path}`).set('Authorization', `Bearer ${ann.token}`);

  async function create(more: object = {}): Promise<Importer & { webhook_secret: string }> {
    const fields = [{ name: 'email', type: 'email' }];
    const { body } = await call('post', '')
      .send({ name: 'People', fields, webhook_url: url, webhook_enabled: true, ...more })
      .expect(201);
    return body as Importer & { webhook_secret: string };
  }

  const JOB: ImportAnnouncement['job'] = {
    id: 'd2c5e3e4-5a8e-4d6e-8d57-6b4a1c4d9a01',
    dry_run: false,
    num_rows: 4,
    num_imported_rows: 3,
    new_options: {},
    error: null,
    user: { id: 7 },
    metadata: null,
  };
  const ROWS = [{ email: 'a@example.com' }, { email: 'b@example.com' }, { email: 'c@example.com' }];

  async function announce(
    id: string,
    news: Omit<ImportAnnouncement, 'importer' | 'job'>,
    job: Partial<ImportAnnouncement['job']> = {},
  ): Promise<void> {
    const { deps, queue } = world;
    const importer = await deps.database.pool
      .selectFrom('importers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await deps.database.transaction((transaction) =>
      announceImport(transaction, deps, { ...news, importer, job: { ...JOB, ...job } }),
    );
    await queue.run();
  }

  const message = (): Record<string, unknown> => JSON.parse(received.at(-1)?.raw ?? '{}') as Record<string, unknown>;

  test('an import that starts, completes or fails is announced with a signature', async () => {
    const { id, webhook_secret } = await create();
    const timestamp = new Date(world.clock.now).toISOString();
    const base = { importer_id: id, import_id: JOB.id, timestamp, user: { id: 7 } };
    await announce(id, { event: 'import.started' });
    expect(message()).toEqual({ event: 'import.started', ...base });
    await announce(id, { event: 'import.completed', data: ROWS });
    expect(message()).toEqual({ event: 'import.completed', ...base, num_rows: 4 });
    await announce(id, { event: 'import.failed' }, { error: 'Import blocked: 1 of 4 rows are invalid', metadata: [1] });
    expect(message()).toEqual({
      event: 'import.failed',
      ...base,
      error: 'Import blocked: 1 of 4 rows are invalid',
      metadata: [1],
    });
    expect(received).toHaveLength(3);
    for (const { raw, headers } of received) new Webhook(webhook_secret).verify(raw, headers);
  });

  test('a completed import names the options that it adds to fields', async () => {
    const { id } = await create();
    const new_options = { plan: ['VIP'] };
    await announce(id, { event: 'import.completed' }, { new_options });
    expect(message()).toMatchObject({ event: 'import.completed', new_options });
  });

  test.each([
    ['the requested number of rows', 2, ROWS.slice(0, 2), true],
    ['all rows, when none are skipped', 3, ROWS, false],
    ['no rows, when none are requested', 0, [], true],
    ['all rows by default', null, ROWS, false],
  ])('%s are included', async (_name, webhook_data_sample_size, data, data_truncated) => {
    const { id } = await create({ include_data_in_webhook: true, webhook_data_sample_size });
    await announce(id, { event: 'import.completed', data: ROWS });
    expect(message()).toMatchObject({ num_rows: 4, data, data_truncated });
  });

  test('rows are cut when a message would get too long', async () => {
    const { id } = await create({ include_data_in_webhook: true });
    const rows = Array.from({ length: 5 }, () => ({ text: 'x'.repeat(2_000_000) }));
    await announce(id, { event: 'import.completed', data: rows }, { num_imported_rows: 5 });
    expect(message()).toMatchObject({ data_truncated: true });
    expect(message()['data']).toHaveLength(3);
  });

  test('jobs know how many rows to include', () => {
    const importer = {
      id: '',
      webhook_enabled: true,
      webhook_url: url,
      include_data_in_webhook: true,
      webhook_data_sample_size: 5,
    };
    expect(webhookSampleSize(importer)).toBe(5);
    expect(webhookSampleSize({ ...importer, webhook_data_sample_size: null })).toBe(10_000);
    expect(webhookSampleSize({ ...importer, include_data_in_webhook: false })).toBe(0);
    expect(webhookSampleSize({ ...importer, webhook_enabled: false })).toBe(0);
  });

  test('nothing is sent when webhooks are disabled', async () => {
    const { id } = await create({ webhook_enabled: false });
    await announce(id, { event: 'import.started' });
    expect(received).toEqual([]);
  });

  test('nothing is sent for a dry run', async () => {
    const { id } = await create({ include_data_in_webhook: true });
    for (const event of ['import.started', 'import.completed', 'import.failed'] as const) {
      await announce(id, { event, data: ROWS }, { dry_run: true });
    }
    expect(received).toEqual([]);
  });

  test('a secret is shown once, and the previous one keeps signing for a day', async () => {
    const { id, webhook_secret: first } = await create();
    const before = await call('get', `/${id}/webhook-secret`).expect(200);
    expect(before.body).toEqual({ hint: `${first.slice(0, 10)}…`, previous_until: null });
    expect(JSON.stringify((await call('get', `/${id}`)).body)).not.toContain('whsec_');

    const rotated = await call('post', `/${id}/webhook-secret`).expect(200);
    const { secret: second } = rotated.body as { secret: string };
    expect(rotated.headers['cache-control']).toBe('no-store');
    expect((await call('get', `/${id}/webhook-secret`)).body).toEqual({
      hint: `${second.slice(0, 10)}…`,
      previous_until: new Date(world.clock.now + DAY).toISOString(),
    });
    await announce(id, { event: 'import.started' });
    const [both] = received;
    for (const secret of [first, second]) new Webhook(secret).verify(both?.raw ?? '', both?.headers ?? {});

    received = [];
    world.clock.now += DAY;
    await announce(id, { event: 'import.started' });
    world.clock.now -= DAY;
    expect(received[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect((await call('get', `/${id}/webhook-secret`)).body).toMatchObject({ hint: `${second.slice(0, 10)}…` });
  });

  describe('sent webhooks', () => {
    const deliveriesOf = async (id: string, query = ''): Promise<ImporterDelivery[]> => {
      const { body } = await call('get', `/${id}/webhook-deliveries${query}`).expect(200);
      return body as ImporterDelivery[];
    };

    test('are listed to the owner, by importer', async () => {
      const [one, other] = [await create(), await create()];
      await announce(one.id, { event: 'import.started' });
      await announce(other.id, { event: 'import.started' });
      world.clock.now += 1;
      status = 500;
      await announce(one.id, { event: 'import.failed' });
      const { body, headers } = await call('get', `/${one.id}/webhook-deliveries?limit=1`).expect(200);
      expect(headers['x-total-count']).toBe('2');
      expect(body).toEqual([
        {
          id: expect.any(String),
          message_id: received.at(-1)?.headers['webhook-id'],
          event: 'import.failed',
          url,
          status: 'pending',
          created_at: new Date(world.clock.now).toISOString(),
          next_try_at: expect.any(String),
          finished_at: null,
          tries: [expect.objectContaining({ status: 500, error: null })],
        },
      ]);
      expect((await deliveriesOf(one.id, '?status=delivered')).map(({ event }) => event)).toEqual(['import.started']);
    });

    test('are sent again on demand, only by the owner of the importer', async () => {
      const [one, other] = [await create(), await create()];
      await announce(one.id, { event: 'import.started' });
      const [delivery] = await deliveriesOf(one.id);
      await call('post', `/${other.id}/webhook-deliveries/${delivery?.id}/resend`).expect(404);
      await call('post', `/${one.id}/webhook-deliveries/nonsense/resend`).expect(404);
      const { body } = await call('post', `/${one.id}/webhook-deliveries/${delivery?.id}/resend`).expect(202);
      expect(body).toMatchObject({ id: delivery?.id, status: 'pending' });
      await world.queue.run();
      expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
        delivery?.message_id,
        delivery?.message_id,
      ]);
    });

    test('are deleted with the importer', async () => {
      const { id } = await create();
      status = 500;
      await announce(id, { event: 'import.started' });
      await call('delete', `/${id}`).expect(204);
      world.clock.now += DAY;
      await world.queue.run();
      world.clock.now -= DAY;
      expect(received).toHaveLength(1);
    });
  });

  test('a receiver that is gone gets nothing more until its address changes', async () => {
    const { id } = await create();
    status = 410;
    await announce(id, { event: 'import.started' });
    status = 204;
    await announce(id, { event: 'import.started' });
    expect(received).toHaveLength(1);
    await call('put', `/${id}`)
      .send({ webhook_url: `${url}/new` })
      .expect(200);
    await announce(id, { event: 'import.started' });
    expect(received).toHaveLength(2);
  });
});

test('internal addresses are rejected when they are called', async () => {
  const world = await buildTestApp();
  const { token } = await world.signIn('viewer');
  const asAnn = { Authorization: `Bearer ${token}` };
  const { body } = await world.http
    .post('/api/v1/importers')
    .set(asAnn)
    .send({
      name: 'People',
      fields: [{ name: 'email', type: 'email' }],
      webhook_url: 'http://127.0.0.1:9/hook',
      webhook_enabled: true,
    });
  const { id } = body as { id: string };
  const { deps } = world;
  const importer = await deps.database.pool.selectFrom('importers').selectAll().executeTakeFirstOrThrow();
  const counts = { num_rows: 0, num_imported_rows: 0, new_options: {} };
  const job = { id, dry_run: false, ...counts, error: null, user: null, metadata: null };
  await announceImport(deps.database.pool, deps, { event: 'import.started', importer, job });
  await world.queue.run();
  const deliveries = await world.http.get(`/api/v1/importers/${id}/webhook-deliveries`).set(asAnn);
  expect(deliveries.body).toMatchObject([
    { tries: [{ error: expect.stringContaining('not an address on the public') }] },
  ]);
  await world.close();
});

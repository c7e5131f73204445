import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../config/config.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import type { WebhookDelivery } from './tables.js';
import { queueWebhooks } from './queue-webhook.js';
import { createReceivers } from './receivers.js';
import { verifyWebhook } from './sign.js';
import { attemptDueWebhooks } from './attempt-webhook.js';
import type { WebhookSource } from './webhook-deps.js';
import { sweepWebhooks } from './webhook-work.js';

interface Received {
  readonly raw: string;
  readonly headers: IncomingHttpHeaders;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const SECRET = 'a secret of the receiver';
const RETRIES = [0, 5, 300];
const START = Date.UTC(2026, 10, 21, 9);

let receiver: Server;
let url: string;
let received: Received[];
/** The receiver's next responses; 204 when there are none left. */
let answers: Answer[];
let testApp: TestApp;
let token: string;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ raw: Buffer.concat(chunks).toString(), headers: request.headers });
      const { status, headers = {}, body = '' } = answers.shift() ?? { status: 204 };
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const endpoints = [
    { url, secret: SECRET, models: ['tags'] },
    { url: `${url}/deleted`, secret: SECRET, models: ['categories'], events: ['delete' as const] },
    { url: `${url}/shared`, secret: 'one', models: ['contacts'] },
    { url: `${url}/shared`, secret: 'two', models: ['contacts'] },
  ];
  testApp = await buildTestApp({ settings: { webhooks: { retries: RETRIES, endpoints } } });
  ({ token } = await testApp.signIn('admin'));
});

beforeEach(async () => {
  received = [];
  answers = [];
  testApp.queue.sent.length = 0;
  testApp.clock.now = START;
  const { pool } = testApp.deps.database;
  for (const table of ['webhook_deliveries', 'webhook_stops', 'tags', 'categories', 'contacts']) {
    await sql`DELETE FROM ${sql.table(table)}`.execute(pool);
  }
});

afterAll(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  await testApp.close();
});

const createTag = async (name: string): Promise<{ id: string }> => {
  const { body } = await testApp.http
    .post('/api/tags')
    .set('authorization', `Bearer ${token}`)
    .send({ name })
    .expect(201);
  return (body as { data: { id: string } }).data;
};

async function deliveries(query = ''): Promise<WebhookDelivery[]> {
  const { body } = await testApp.http
    .get(`/api/admin/webhook-deliveries${query}`)
    .set('authorization', `Bearer ${token}`)
    .expect(200);
  return (body as { data: WebhookDelivery[] }).data;
}

async function onlyDelivery(): Promise<WebhookDelivery> {
  const [delivery, ...others] = await deliveries();
  expect(others).toEqual([]);
  if (delivery === undefined) throw new Error('There is no webhook delivery.');
  return delivery;
}

/** Advances the time, then runs due jobs. */
async function pass(seconds: number): Promise<void> {
  testApp.clock.now += seconds * 1000;
  await testApp.queue.run();
}

const resend = (id: string): Promise<{ status: number }> =>
  testApp.http.post(`/api/admin/webhook-deliveries/${id}/resend`).set('authorization', `Bearer ${token}`);

describe('record webhooks', () => {
  it('announce created, changed and deleted records, with two signatures', async () => {
    const { id } = await createTag('Ž 1');
    await testApp.http
      .patch(`/api/tags/${id}`)
      .set('authorization', `Bearer ${token}`)
      .send({ name: 'two' })
      .expect(200);
    await testApp.http.delete(`/api/tags/${id}`).set('authorization', `Bearer ${token}`).expect(204);
    await pass(0);
    expect(received).toHaveLength(3);
    const messages = received.map(({ raw }) => JSON.parse(raw) as { event: string; data: { name: string } });
    const byEvent = new Map(messages.map((message) => [message.event, message]));
    expect(byEvent.get('create')).toMatchObject({ model: 'tags', data: { id, name: 'Ž 1' } });
    expect(byEvent.get('update')).toMatchObject({ model: 'tags', data: { id, name: 'two' } });
    expect(byEvent.get('delete')).toMatchObject({ model: 'tags', data: { id, name: 'two' } });
    for (const { raw, headers } of received) {
      expect(Object.keys(JSON.parse(raw) as object)).toEqual(['event', 'model', 'data', 'timestamp', 'signature']);
      expect(verifyWebhook(raw, SECRET)).toBe(true);
      expect(headers['content-type']).toBe('application/json');
      expect(headers['webhook-id']).toMatch(/^msg_[0-9a-f]{32}$/);
      const unsigned = new Webhook(SECRET, { format: 'raw' });
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      expect(at.getTime()).toBe(testApp.clock.now);
      expect(headers['webhook-signature']).toBe(unsigned.sign(String(headers['webhook-id']), at, raw));
    }
  });

  it('are sent to receivers subscribed to the event and the model', async () => {
    const { body } = await testApp.http
      .post('/api/categories')
      .set('authorization', `Bearer ${token}`)
      .send({ name: 'c' })
      .expect(201);
    const { id } = (body as { data: { id: string } }).data;
    await pass(0);
    expect(await deliveries()).toEqual([]);
    await testApp.http.delete(`/api/categories/${id}`).set('authorization', `Bearer ${token}`).expect(204);
    await pass(0);
    expect(received).toHaveLength(1);
  });

  it('are signed for each of two receivers with one address, and stopping one does not stop the other', async () => {
    const create = (email: string) =>
      testApp.http
        .post('/api/contacts')
        .set('authorization', `Bearer ${token}`)
        .send({ firstName: 'Ann', email })
        .expect(201);
    await create('a@example.com');
    answers = [{ status: 410 }];
    await pass(0);
    const signers = received.map(({ raw, headers }) => {
      const signer = ['one', 'two'].find((secret) => verifyWebhook(raw, secret)) ?? '';
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      const expected = new Webhook(signer, { format: 'raw' }).sign(String(headers['webhook-id']), at, raw);
      expect(headers['webhook-signature']).toBe(expected);
      return signer;
    });
    expect(signers.toSorted()).toEqual(['one', 'two']);
    received = [];
    await create('b@example.com');
    await pass(0);
    expect(received).toHaveLength(1);
  });

  it('are never sent for a change that was rolled back', async () => {
    await createTag('once');
    await testApp.http.post('/api/tags').set('authorization', `Bearer ${token}`).send({ name: 'once' }).expect(422);
    await pass(0);
    expect(received).toHaveLength(1);
    await onlyDelivery();
  });
});

describe('a webhook delivery', () => {
  it('is logged', async () => {
    answers = [{ status: 201, body: 'thanks\0' }];
    await createTag('a');
    expect(await onlyDelivery()).toMatchObject({ status: 'pending', tries: [], url, event: 'create', subject: 'tags' });
    await pass(0);
    const delivery = await onlyDelivery();
    expect(delivery).toMatchObject({ status: 'delivered', nextTryAt: null });
    expect(delivery.tries).toMatchObject([{ status: 201, error: null, answer: 'thanks\ufffd' }]);
    expect(await deliveries('?status=delivered')).toHaveLength(1);
    expect(await deliveries('?status=failed')).toHaveLength(0);
  });

  it('is attempted with backoff until it succeeds, with the same id', async () => {
    answers = [
      { status: 500, body: 'no' },
      { status: 302, headers: { location: '/elsewhere' } },
    ];
    await createTag('a');
    await pass(0);
    expect(received).toHaveLength(1);
    await pass(3.9);
    expect(received).toHaveLength(1);
    await pass(2.2);
    expect(received).toHaveLength(2);
    await pass(200);
    expect(received).toHaveLength(2);
    await pass(200);
    expect(received).toHaveLength(3);
    const delivery = await onlyDelivery();
    expect(delivery.status).toBe('delivered');
    expect(delivery.tries.map(({ status }) => status)).toEqual([500, 302, 204]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery.messageId]));
    expect(new Set(received.map(({ raw }) => raw)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
  });

  it('is given up after the last attempt', async () => {
    const warn = vi.spyOn(testApp.deps.log, 'warn');
    answers = RETRIES.map(() => ({ status: 500 }));
    await createTag('a');
    for (const wait of [0, 7, 400, 100_000]) await pass(wait);
    expect(received).toHaveLength(RETRIES.length);
    const delivery = await onlyDelivery();
    expect(delivery).toMatchObject({ status: 'failed', nextTryAt: null });
    // Not everyone who reads the log may be allowed to send to the receiver.
    expect(warn.mock.lastCall).toMatchObject([{ deliveryId: delivery.id, status: 'failed' }, expect.any(String)]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain(delivery.url);
    warn.mockRestore();
  });

  it('waits as long as the receiver asks for', async () => {
    answers = [{ status: 429, headers: { 'retry-after': '1000' } }];
    await createTag('a');
    await pass(0);
    await pass(990);
    expect(received).toHaveLength(1);
    await pass(10);
    expect(received).toHaveLength(2);
  });

  it('records why there was no response', async () => {
    await createTag('a');
    const { pool } = testApp.deps.database;
    await pool.updateTable('webhook_deliveries').set({ url: 'http://127.0.0.1:1/closed' }).execute();
    await pass(0);
    const { tries } = await onlyDelivery();
    expect(tries).toMatchObject([{ status: null, error: 'The connection failed: ECONNREFUSED.' }]);
  });

  it('that gets 410 stops all others to that receiver, until an admin resends one', async () => {
    answers = [{ status: 500 }, { status: 410 }];
    await createTag('first');
    await pass(0);
    await createTag('gone');
    await pass(0);
    await createTag('never sent');
    // At once, not only when the next attempt is due: resending one must not send the others.
    const all = await deliveries();
    expect(all.map(({ status, nextTryAt }) => [status, nextTryAt])).toEqual([
      ['stopped', null],
      ['stopped', null],
    ]);
    expect((await resend(all[0]?.id ?? '')).status).toBe(202);
    await pass(7);
    expect(received).toHaveLength(3);
    await createTag('active again');
    await pass(0);
    expect(received).toHaveLength(4);
  });

  it('is resent at once, even if a later attempt is queued', async () => {
    answers = [{ status: 500 }, { status: 500 }];
    await createTag('a');
    await pass(0);
    await pass(7);
    const { id } = await onlyDelivery();
    await resend(id);
    await pass(0);
    expect(received).toHaveLength(3);
    expect((await onlyDelivery()).status).toBe('delivered');
    await pass(100_000);
    expect(received).toHaveLength(3);
    await resend(id);
    await pass(0);
    expect(received).toHaveLength(4);
  });

  it('fails when its receiver is no longer configured', async () => {
    await createTag('a');
    const signal = new AbortController().signal;
    await attemptDueWebhooks({ ...testApp.deps, webhookSources: {} }, { signal, receivers: createReceivers() });
    expect(await onlyDelivery()).toMatchObject({ status: 'failed', tries: [] });
    expect(received).toEqual([]);
  });

  it('is attempted by only one of two processes', async () => {
    await createTag('a');
    const source: WebhookSource = { addresses: 'any', secretsOf: async () => [SECRET] };
    const deps = { ...testApp.deps, webhookSources: { records: source } };
    const { signal } = new AbortController();
    await Promise.all([
      attemptDueWebhooks(deps, { signal, receivers: createReceivers() }),
      attemptDueWebhooks(deps, { signal, receivers: createReceivers() }),
    ]);
    expect(received).toHaveLength(1);
  });

  it('that was aborted is due again at once', async () => {
    await createTag('a');
    const source: WebhookSource = { addresses: 'any', secretsOf: async () => [SECRET] };
    const deps = { ...testApp.deps, webhookSources: { records: source } };
    await expect(
      attemptDueWebhooks(deps, { signal: AbortSignal.abort(), receivers: createReceivers() }),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
    await pass(0);
    expect((await onlyDelivery()).status).toBe('delivered');
  });

  it('whose attempt was lost is queued again, and an old one is removed', async () => {
    await createTag('a');
    testApp.queue.sent.length = 0;
    testApp.clock.now += 3_600_000;
    await sweepWebhooks(testApp.deps);
    await pass(0);
    expect(received).toHaveLength(1);
    const count = async (): Promise<number> =>
      (await testApp.deps.database.pool.selectFrom('webhook_deliveries').select('id').execute()).length;
    await pass(29 * 86_400);
    await sweepWebhooks(testApp.deps);
    expect(await count()).toBe(1);
    await pass(2 * 86_400);
    await sweepWebhooks(testApp.deps);
    expect(await count()).toBe(0);
  });
});

describe('a webhook to an address that a user entered', () => {
  const importers: WebhookSource = {
    addresses: 'public',
    secretsOf: async () => ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  };

  async function deliver(more: Partial<Config> = {}): Promise<WebhookDelivery> {
    const deps = { ...testApp.deps, config: { ...testApp.deps.config, ...more }, webhookSources: { importers } };
    const message = {
      source: 'importers',
      receiver: 'i1',
      url,
      event: 'import.completed',
      subject: 'i1',
      body: '{"a":1}',
    };
    await testApp.deps.database.transaction((transaction) => queueWebhooks(transaction, testApp.deps, [message]));
    await attemptDueWebhooks(deps, { signal: new AbortController().signal, receivers: createReceivers() });
    return onlyDelivery();
  }

  it('does not reach private addresses', async () => {
    const { tries, status } = await deliver();
    expect(status).toBe('pending');
    expect(tries).toMatchObject([{ status: null, error: '127.0.0.1 is not an address on the public Internet.' }]);
    expect(received).toEqual([]);
  });

  it('reaches them when the operator allows it, with its own body and secret', async () => {
    expect((await deliver({ webhookAllowPrivate: true })).status).toBe('delivered');
    expect(received).toMatchObject([{ raw: '{"a":1}' }]);
    expect(received[0]?.headers['webhook-signature']).toMatch(/^v1,/);
  });
});

describe('the list of webhook deliveries', () => {
  it('is for admins, and responds with 404 to unknown ids', async () => {
    const editor = await testApp.signIn('editor');
    const path = '/api/admin/webhook-deliveries';
    await testApp.http.get(path).expect(401);
    await testApp.http.get(path).set('authorization', `Bearer ${editor.token}`).expect(403);
    expect((await resend('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await resend('nonsense')).status).toBe(404);
    await testApp.http.get(`${path}?status=odd`).set('authorization', `Bearer ${token}`).expect(422);
  });

  it('is paged, newest first', async () => {
    for (const name of ['a', 'b', 'c']) {
      await createTag(name);
      testApp.clock.now += 1000;
    }
    const { body } = await testApp.http
      .get('/api/admin/webhook-deliveries?limit=2')
      .set('authorization', `Bearer ${token}`)
      .expect(200);
    const { data, meta } = body as { data: WebhookDelivery[]; meta: unknown };
    expect(meta).toEqual({ total: 3, limit: 2, offset: 0, hasMore: true });
    const times = data.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });
});

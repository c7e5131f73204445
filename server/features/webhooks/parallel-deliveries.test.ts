import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBackground } from '../../platform/background.js';
import { openQueue } from '../../platform/queue/pg-boss-queue.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import { attemptDueWebhooks } from './attempt-webhook.js';
import { queueAttempt, queueWebhooks } from './queue-webhook.js';
import { createReceivers } from './receivers.js';
import { deliverWebhooks } from './webhook-work.js';
import type { QueueDeps, WebhookSource } from './webhook-deps.js';

const SOON = { timeout: 30_000 };
const records: WebhookSource = { addresses: 'any', secretsOf: async () => ['a secret of the receiver'] };

let receiver: Server;
let url: string;
let testApp: TestApp;
/** Requests that wait for their response. */
let held: ServerResponse[];
let quick: number;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    request.resume();
    if (request.url === '/slow') return void held.push(response);
    quick += 1;
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  testApp = await buildTestApp({ settings: { webhooks: { retries: [0, 5] } } });
});

beforeEach(async () => {
  [held, quick] = [[], 0];
  testApp.queue.sent.length = 0;
  await testApp.deps.database.pool.deleteFrom('webhook_deliveries').execute();
});

afterAll(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  await testApp.close();
});

const announce = (paths: readonly string[], deps: QueueDeps = testApp.deps): Promise<void> =>
  testApp.deps.database.transaction((transaction) =>
    queueWebhooks(
      transaction,
      deps,
      paths.map((path) => ({
        source: 'records',
        receiver: path,
        url: `${url}${path}`,
        event: 'create',
        subject: 'tags',
        body: '{}',
      })),
    ),
  );

const states = (): Promise<unknown[]> =>
  testApp.deps.database.pool.selectFrom('webhook_deliveries').select(['status', 'next_try_at']).execute();

async function startWork() {
  const log = pino({ level: 'silent' });
  const queue = await openQueue(testApp.deps.database, {
    names: ['deliver-webhook'],
    log,
    background: createBackground(log),
  });
  const deps = { ...testApp.deps, queue, now: () => new Date(), webhookSources: { records } };
  const { handle, ...options } = deliverWebhooks(deps);
  return { queue, deps, start: () => queue.work('deliver-webhook', handle, options) };
}

test('a receiver that hangs occupies half of the attempts, and its other messages follow', async () => {
  const { queue, deps, start } = await startWork();
  await announce(Array<string>(12).fill('/slow'), deps);
  for (let run = 0; run < 12; run++) await queueAttempt(deps.database.pool, deps, deps.now());
  await start();
  await vi.waitUntil(() => held.length === 4, SOON);
  await announce(Array<string>(20).fill('/quick'), deps);
  await vi.waitUntil(() => quick === 20, SOON);
  expect(held).toHaveLength(4);
  await vi.waitUntil(async () => {
    held.filter((response) => !response.headersSent).forEach((response) => response.writeHead(204).end());
    return (await states()).every((state) => (state as { status: string }).status === 'delivered');
  }, SOON);
  expect(held).toHaveLength(12);
  await queue.stop();
});

test('an attempt that fails after another was answered with 410 leaves its message stopped', async () => {
  await announce(['/slow', '/slow']);
  const deps = { ...testApp.deps, webhookSources: { records } };
  const context = { signal: new AbortController().signal, receivers: createReceivers() };
  const attempts = [attemptDueWebhooks(deps, context), attemptDueWebhooks(deps, context)];
  await vi.waitUntil(() => held.length === 2, SOON);
  testApp.queue.sent.length = 0;
  held[0]?.writeHead(410).end();
  const stopped = { status: 'stopped', next_try_at: null };
  await expect.poll(states, SOON).toEqual([stopped, stopped]);
  held[1]?.writeHead(500).end();
  await Promise.all(attempts);
  expect(await states()).toEqual([stopped, stopped]);
  expect(testApp.queue.sent).toEqual([]);
});

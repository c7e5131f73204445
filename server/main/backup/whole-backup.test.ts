import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackground } from '../../platform/background.js';
import type { Deps } from '../deps.js';
import { makeImporter, runImport } from '../../features/imports/testing/import-world.js';
import { JOB_NAMES } from '../work.js';
import { openQueue } from '../../platform/queue/pg-boss-queue.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import { queueWebhooks } from '../../features/webhooks/queue-webhook.js';
import { exportLines } from './export-lines.js';
import type { Exported } from './export-lines.js';
import { importLines } from './import-lines.js';
import type { ImportOptions } from './import-lines.js';

let here: TestApp;
let there: TestApp;
let folder: string;
beforeEach(async () => {
  [here, there] = [await buildTestApp(), await buildTestApp()];
  folder = await mkdtemp(join(tmpdir(), 'rowgate-files-'));
});
afterEach(async () => {
  await here.close();
  await there.close();
  await rm(folder, { recursive: true, force: true });
});

type Beside = { readonly folder?: string };

async function exported(
  { database, files: store, models }: Deps,
  beside?: Beside,
): Promise<Exported & { lines: string[] }> {
  const lines: string[] = [];
  const write = async (line: string): Promise<void> => void lines.push(line);
  const files = beside && { files: { store, models, ...beside } };
  return { ...(await exportLines(database, { now: new Date(), write, ...files })), lines };
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function imported({ deps }: TestApp, lines: readonly string[], more: Partial<ImportOptions> = {}): Promise<void> {
  await importLines(deps.database, each(lines), { replace: true, ...more });
}

/** More errors than the job itself stores, and bytes that fill several lines. */
const ROWS = 20_000;
const FILE = `name,age\n${Array.from({ length: ROWS }, (_, index) => `Person ${index},${index % 10 ? index : 'old'}`).join('\n')}\n`;

test.each<[string, (folder: string) => Beside]>([
  ['inside', () => ({})],
  ['in a folder next to it', (path) => ({ folder: path })],
])('with its files %s, a restored import returns its rows and errors, and an upload its bytes', async (_, of) => {
  const world = await makeImporter(here);
  const { id } = await runImport(here, world, FILE);
  const auth = { Authorization: `Bearer ${world.owner.token}` };
  const upload = await here.http.post('/api/upload').set(auth).attach('file', Buffer.from('hello'), 'a.txt');
  expect(upload.status).toBe(201);
  const beside = of(folder);
  const { lines, files, missing } = await exported(here.deps, beside);
  expect(files).toBeGreaterThanOrEqual(4);
  expect(missing).toBe(0);

  await imported(there, lines, { files: { store: there.deps.files, models: there.deps.models, ...beside } });
  for (const path of [`/api/v1/imports/${id}/rows?limit=1000`, `/api/v1/imports/${id}/errors`]) {
    const [one, other] = [await here.http.get(path).set(auth), await there.http.get(path).set(auth)];
    expect(other.status).toBe(200);
    expect(other.body).toEqual(one.body);
  }
  const address = new URL((upload.body as { data: { url: string } }).data.url).pathname;
  const bytes = await there.http.get(address).set(auth).buffer(true);
  expect(bytes.status).toBe(200);
  expect(bytes.text).toBe('hello');
});

test('what a backup lacks is reported, and a truncated one leaves nothing in the store', async () => {
  const world = await makeImporter(here);
  const { id } = await runImport(here, world, FILE);
  const auth = { Authorization: `Bearer ${world.owner.token}` };
  await imported(there, (await exported(here.deps)).lines);
  for (const part of ['rows', 'errors']) {
    const { body } = await there.http.get(`/api/v1/imports/${id}/${part}`).set(auth).expect(404);
    expect((body as { detail: string }).detail).toContain('no longer in the file store');
  }
  const { lines } = await exported(here.deps, {});
  const into = { files: { store: there.deps.files, models: there.deps.models } };
  await expect(imported(there, lines.slice(0, -1), into)).rejects.toThrow('truncated');
  await there.http.get(`/api/v1/imports/${id}/rows`).set(auth).expect(404);
});

test('waiting e-mails and pending webhooks are sent after a restore', async () => {
  const log = pino({ level: 'silent' });
  const open = ({ deps }: TestApp): ReturnType<typeof openQueue> =>
    openQueue(deps.database, { names: JOB_NAMES, log, background: createBackground(log) });
  const mail = { to: 'a@example.com', subject: 'Waiting', text: 'Hello' };
  const first = await open(here);
  await first.send(here.deps.database.pool, { name: 'send-mail', data: mail });
  const message = { source: 'importer', receiver: crypto.randomUUID(), url: 'https://example.com/hook' };
  const now = (): Date => new Date();
  await here.deps.database.transaction((transaction) =>
    queueWebhooks(transaction, { ...here.deps, queue: first, now }, [
      { ...message, event: 'e', subject: 's', body: '{}' },
    ]),
  );
  const due = ({ deps }: TestApp): Promise<unknown[]> =>
    deps.database.pool
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('status', '=', 'pending')
      .where('next_try_at', '<=', now())
      .execute();
  const announced = await due(here);
  expect(announced).toMatchObject([message]);
  const { lines } = await exported(here.deps);
  await first.stop();

  const second = await open(there);
  await imported(there, lines, { queue: second });
  const [mails, deliveries]: [unknown[], unknown[]] = [[], []];
  await second.work('send-mail', async (data) => void mails.push(data));
  await second.work('deliver-webhook', async () => void deliveries.push(await due(there)));
  await vi.waitUntil(() => mails.length > 0 && deliveries.length > 0, { timeout: 20_000 });
  await second.stop();
  expect(mails).toEqual([mail]);
  expect(deliveries[0]).toEqual(announced);
});

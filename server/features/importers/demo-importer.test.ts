import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Importer } from '../../../src/protocol/index.js';
import { defineModel } from '../content/model.js';
import { loadConfig } from '../../config/load-config.js';
import { startServer } from '../../main/start-server.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import { fillDataDir } from '../../testing/embedded-snapshot.js';
import { demoImporterKey, createDemoImporter } from './demo-importer.js';

test('is created for the first administrator, once', async () => {
  const world = await buildTestApp();
  const admin = await world.signIn('super_admin');
  const other = await world.signIn('super_admin', { email: 'other@example.com' });
  for (const { email } of [admin, other]) await createDemoImporter(world.deps, { email });
  const listOf = async ({ token }: { readonly token: string }): Promise<Importer[]> =>
    (await world.http.get('/api/v1/importers').set('Authorization', `Bearer ${token}`)).body as Importer[];
  const [demo, ...others] = await listOf(admin);
  expect(demo).toMatchObject({
    name: 'Contacts',
    destination: { type: 'model', model: 'contacts', mode: 'upsert', key: 'email' },
  });
  expect(others).toEqual([]);
  expect(await listOf(other)).toEqual([]);
  expect(await demoImporterKey(world.deps)).toBe(demo?.key);
  await world.close();
});

test('is not created when the contacts model is a different one', async () => {
  const models = [defineModel({ name: 'Contact', fields: { phone: { type: 'text' } } })];
  const world = await buildTestApp({ settings: { models } });
  const { email } = await world.signIn('super_admin');
  await createDemoImporter(world.deps, { email });
  expect(await demoImporterKey(world.deps)).toBeUndefined();
  await world.close();
});

test(
  'exists when a server starts for the first time, and is not recreated after deletion',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rowgate-demo-'));
    await fillDataDir(folder);
    const variables = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, NODE_ENV: 'test' };
    const config = await loadConfig(variables, folder);
    const log = pino({ level: 'silent' });
    const first = await startServer(config, { log });
    const address = `http://127.0.0.1:${first.port}`;
    const signedIn = await fetch(`${address}/api/auth/signin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(first.newAdmin),
    });
    const { token } = (await signedIn.json()) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    const importers = (await (await fetch(`${address}/api/v1/importers`, { headers })).json()) as Importer[];
    expect(importers.map(({ key }) => key)).toEqual([first.demoKey]);
    await fetch(`${address}/api/v1/importers/${importers[0]?.id}`, { method: 'DELETE', headers });
    await first.stop();

    const second = await startServer(config, { log });
    expect(second.demoKey).toBeUndefined();
    await second.stop();
    await rm(folder, { recursive: true, force: true });
  },
);

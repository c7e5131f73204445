import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDataDir } from '../../testing/embedded-snapshot.js';
import { runRowgateServer } from '../../testing/run-rowgate.js';
import { startServerProcess } from '../../testing/start-process.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-reset-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const post = (address: string, body: object) =>
  fetch(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a lost password is replaced on the command line', { timeout: 180_000 }, async () => {
  const variables = { DATA_DIR: folder };
  await fillDataDir(folder);
  const first = await startServerProcess(variables);
  const busy = await runRowgateServer(['reset-admin'], variables);
  expect([busy.code, busy.err]).toEqual([2, expect.stringContaining(`process ${first.pid}`)]);
  await first.stop('SIGTERM');

  const unknown = await runRowgateServer(['reset-admin', '--email', 'who@example.com'], variables);
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('who@example.com')]);
  const reset = await runRowgateServer(['reset-admin'], variables);
  const [, email, password] = /^Administrator: (\S+), password (\S+)\n$/.exec(reset.out) ?? [];
  expect([reset.code, email]).toEqual([0, 'admin@rowgate.local']);
  const second = await startServerProcess(variables);
  expect((await post(second.address, { email, password })).status).toBe(200);
});

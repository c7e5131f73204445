import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { fillDataDir } from '../../testing/embedded-snapshot.js';
import { hasPostgres, makePostgresDatabase } from '../../testing/databases.js';
import { runRowgateServer } from '../../testing/run-rowgate.js';
import { startServerProcess } from '../../testing/start-process.js';
import type { ServerProcess } from '../../testing/start-process.js';

const ADMIN = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a password of the tests' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const file = (name: string): string => join(folder, name);

/** Another database to move to: a PostgreSQL server if available. */
async function elsewhere(): Promise<Readonly<Record<string, string>>> {
  if (!hasPostgres()) return { DATA_DIR: file('elsewhere') };
  const { address, drop } = await makePostgresDatabase();
  onTestFinished(drop);
  return { DATA_DIR: file('elsewhere'), DATABASE_URL: address };
}

async function send(address: string, body: object, token = ''): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function signIn(address: string): Promise<string> {
  const credentials = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  const { token } = (await send(`${address}/api/auth/signin`, credentials)) as { token: string };
  return token;
}

/** The lines of a backup below its head, in a fixed order. */
async function rowsOf(name: string): Promise<readonly string[]> {
  return (await readFile(file(name), 'utf8')).split('\n').slice(1).toSorted();
}

/** A data folder with an administrator; `during` runs while its server does. */
async function usedDataDir(
  during: (server: ServerProcess) => Promise<unknown>,
): Promise<{ readonly DATA_DIR: string }> {
  const here = { DATA_DIR: file('here') };
  await fillDataDir(here.DATA_DIR);
  const server = await startServerProcess({ ...here, ...ADMIN });
  await during(server);
  await server.stop('SIGTERM');
  return here;
}

test('a server moves to another database and back, with users and records', { timeout: 180_000 }, async () => {
  const here = await usedDataDir(async ({ address }) => {
    await send(`${address}/api/tags`, { name: 'Line\u2028s\nof "it"' }, await signIn(address));
  });
  const out = await runRowgateServer(['export', file('one')], here);
  expect(out).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^[2-9] rows exported to \S+one\n$/) });
  expect((await stat(file('one'))).mode & 0o777).toBe(0o600);
  const other = await elsewhere();
  expect(await runRowgateServer(['import', file('one')], other)).toMatchObject({ code: 0, err: '' });
  expect(await runRowgateServer(['export', file('two')], other)).toMatchObject({ code: 0 });
  expect(await rowsOf('two')).toEqual(await rowsOf('one'));

  expect(await runRowgateServer(['import', file('two'), '--replace'], here)).toMatchObject({ code: 0, err: '' });
  const last = await startServerProcess({ ...here, ...ADMIN });
  const token = await signIn(last.address);
  const list = await fetch(`${last.address}/api/tags`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await list.json()).toMatchObject({ data: [{ name: 'Line\u2028s\nof "it"' }] });
  expect((await readdir(folder)).toSorted()).toEqual(expect.not.arrayContaining(['one.part', 'two.part']));
});

test(
  'nothing is exported from a running server, nor imported over rows or from half a file',
  { timeout: 180_000 },
  async () => {
    const here = await usedDataDir(async ({ pid }) => {
      expect(await runRowgateServer(['export', file('early')], { DATA_DIR: file('here') })).toMatchObject({
        code: 2,
        err: expect.stringContaining(`process ${pid}`),
      });
    });
    expect(await runRowgateServer(['export', file('one')], here)).toMatchObject({ code: 0 });
    const other = await elsewhere();
    expect(await runRowgateServer(['import', file('one')], other)).toMatchObject({ code: 0, err: '' });
    expect(await runRowgateServer(['import', file('one')], other)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^rowgate-server: There are already rows in "\w+"\. .* use --replace\.\n$/),
    });
    await writeFile(file('half'), (await readFile(file('one'), 'utf8')).replace(/\n[^\n]+\n$/, '\n'));
    expect(await runRowgateServer(['import', file('half'), '--replace'], other)).toMatchObject({
      code: 2,
      err: 'rowgate-server: The backup is truncated: it does not end as expected.\n',
    });
    expect(await runRowgateServer(['export', file('two')], other)).toMatchObject({ code: 0 });
    expect(await rowsOf('two')).toEqual(await rowsOf('one'));
  },
);

test('a file that cannot be written or read is reported in one sentence', async () => {
  const data = { DATA_DIR: file('data') };
  expect(await runRowgateServer(['import', file('missing')], data)).toMatchObject({
    code: 2,
    err: `rowgate-server: The backup ${file('missing')} cannot be read: there is no such file.\n`,
  });
  expect(await runRowgateServer(['export', file('no/where')], data)).toMatchObject({
    code: 2,
    err: `rowgate-server: The backup ${file('no/where')} cannot be written: the folder ${file('no')} does not exist.\n`,
  });
});

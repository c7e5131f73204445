import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillDataDir } from '../../../testing/embedded-snapshot.js';
import type { ImportJob } from '../../../../src/protocol/index.js';
import { hasPostgres, makePostgresDatabase } from '../../../testing/databases.js';
import { startServerProcess } from '../../../testing/start-process.js';

/* Real processes, killed in the middle of imports. */

const ADMIN = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a password of the tests' };
const TIMEOUT_MS = 240_000;
const ROWS = 100_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rowgate-death-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

interface Caller {
  readonly call: <T>(path: string, init?: RequestInit) => Promise<T>;
  readonly begin: () => Promise<string>;
  readonly job: (id: string) => Promise<ImportJob>;
}

async function signIn(address: string): Promise<Caller> {
  const json = { 'Content-Type': 'application/json' };
  const credentials = JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  const answer = await fetch(`${address}/api/auth/signin`, { method: 'POST', headers: json, body: credentials });
  const { token } = (await answer.json()) as { token: string };
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const headers = { ...init.headers, Authorization: `Bearer ${token}` };
    return (await (await fetch(`${address}/api/v1/${path}`, { ...init, headers })).json()) as T;
  };
  return {
    call,
    async begin() {
      const input = {
        name: 'Numbers',
        fields: [
          { name: 'number', type: 'number' },
          { name: 'text', type: 'text' },
        ],
      };
      const importer = await call<{ id: string }>('importers', {
        method: 'POST',
        headers: json,
        body: JSON.stringify(input),
      });
      const lines = Array.from({ length: ROWS }, (_, index) => `${index},some text of row ${index}`);
      const form = new FormData();
      form.set('importer_id', importer.id);
      form.set('file', new Blob([`number,text\n${lines.join('\n')}\n`]), 'numbers.csv');
      return (await call<{ id: string }>('imports', { method: 'POST', body: form })).id;
    },
    job: (id) => call<ImportJob>(`imports/${id}`),
  };
}

async function until(reached: () => Promise<boolean>): Promise<void> {
  // Slow enough to stay below the rate limit.
  while (!(await reached())) await sleep(100);
}

async function expectEachRowOnce({ call, job }: Caller, id: string): Promise<void> {
  expect(await job(id)).toMatchObject({ status: 'completed', num_rows: ROWS, num_imported_rows: ROWS });
  let cursor: string | null = '';
  let next = 0;
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: { rows: { number: number }[]; next_cursor: string | null } = await call(
      `imports/${id}/rows?limit=1000${query}`,
    );
    for (const { number } of page.rows) {
      if (number !== next) throw new Error(`Found row ${number} instead of row ${next}.`);
      next += 1;
    }
    cursor = page.next_cursor;
  }
  expect(next).toBe(ROWS);
}

const isUnderWay = async ({ job }: Caller, id: string): Promise<boolean> => {
  const { status } = await job(id);
  expect(status).not.toBe('completed');
  return status === 'processing';
};

test('on the embedded database, a killed server continues after a restart', { timeout: TIMEOUT_MS }, async () => {
  const variables = { DATA_DIR: dataDir, ...ADMIN };
  await fillDataDir(dataDir);
  let server = await startServerProcess(variables);
  let caller = await signIn(server.address);
  const id = await caller.begin();
  for (let death = 0; death < 3; death += 1) {
    await until(() => isUnderWay(caller, id));
    await sleep(death * 60);
    expect(await server.stop('SIGKILL')).toBe(null);
    server = await startServerProcess(variables);
    caller = await signIn(server.address);
  }
  await until(async () => (await caller.job(id)).status === 'completed');
  await expectEachRowOnce(caller, id);
  expect(await server.stop('SIGTERM')).toBe(0);
});

describe.skipIf(!hasPostgres())('on a PostgreSQL server', () => {
  test('another worker takes over from one that stops, and from one that dies', { timeout: TIMEOUT_MS }, async () => {
    const { address: databaseUrl, drop } = await makePostgresDatabase();
    const shared = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...ADMIN };
    const web = await startServerProcess({ ...shared, ROLE: 'web' });
    const caller = await signIn(web.address);
    const id = await caller.begin();
    expect(await caller.job(id)).toMatchObject({ status: 'pending' });

    const first = await startServerProcess({ ...shared, ROLE: 'worker' });
    await until(() => isUnderWay(caller, id));
    expect(await first.stop('SIGTERM')).toBe(0);
    expect((await caller.job(id)).status).toBe('pending');

    const second = await startServerProcess({ ...shared, ROLE: 'worker' });
    await until(() => isUnderWay(caller, id));
    await second.stop('SIGKILL');
    const third = await startServerProcess({ ...shared, ROLE: 'worker' });
    await until(async () => (await caller.job(id)).status === 'completed');
    await expectEachRowOnce(caller, id);

    expect(await Promise.all([web.stop('SIGTERM'), third.stop('SIGTERM')])).toEqual([0, 0]);
    await drop();
  });

  test('an import continues when all connections to the database break', { timeout: TIMEOUT_MS }, async () => {
    const { address: databaseUrl, drop } = await makePostgresDatabase();
    const shared = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...ADMIN };
    const web = await startServerProcess({ ...shared, ROLE: 'web' });
    const caller = await signIn(web.address);
    const id = await caller.begin();
    const worker = await startServerProcess({ ...shared, ROLE: 'worker' });
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const statusOf = async (): Promise<string | undefined> =>
      (await client.query<{ status: string }>('SELECT status FROM import_jobs WHERE id = $1', [id])).rows[0]?.status;
    for (let time = 0; time < 3; time += 1) {
      await until(async () => (await statusOf()) !== 'pending');
      await sleep(time * 150);
      await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    }
    await until(async () => (await statusOf()) === 'completed');
    await expectEachRowOnce(caller, id);
    await client.end();
    expect(await Promise.all([web.stop('SIGTERM'), worker.stop('SIGTERM')])).toEqual([0, 0]);
    await drop();
  });
});

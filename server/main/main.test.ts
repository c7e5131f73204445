import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillDataDir } from '../testing/embedded-snapshot.js';
import { openPostgresDatabase } from '../platform/database/postgres-database.js';
import { hasPostgres, makePostgresDatabase } from '../testing/databases.js';
import { StartFailure, startServerProcess } from '../testing/start-process.js';
import type { ServerProcess } from '../testing/start-process.js';

const ADMIN = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a password of the tests' };
const TIMEOUT_MS = 240_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rowgate-main-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

interface Caller {
  readonly post: (path: string, body: object) => Promise<Response>;
  readonly titles: () => Promise<readonly string[]>;
}

async function signIn({ address }: ServerProcess): Promise<Caller> {
  const post = (path: string, body: object, token = ''): Promise<Response> =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token === '' ? {} : { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const answer = await post('/api/auth/signin', { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  const { token } = (await answer.json()) as { token: string };
  return {
    post: (path, body) => post(path, body, token),
    async titles() {
      const headers = { Authorization: `Bearer ${token}` };
      const list = await fetch(`${address}/api/blog-posts?sort=title&limit=100`, { headers });
      return ((await list.json()) as { data: { title: string }[] }).data.map(({ title }) => title);
    },
  };
}

async function failureOf(variables: Readonly<Record<string, string>>): Promise<StartFailure> {
  const outcome: unknown = await startServerProcess(variables).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(StartFailure);
  return outcome as StartFailure;
}

describe('on the embedded database', () => {
  test(
    'a second process is rejected, a kill loses no data, and a signal shuts it down cleanly',
    { timeout: TIMEOUT_MS },
    async () => {
      await fillDataDir(dataDir);
      const first = await startServerProcess({ DATA_DIR: dataDir, ...ADMIN });
      const caller = await signIn(first);
      expect((await caller.post('/api/blog-posts', { title: 'Before' })).status).toBe(201);

      const second = await failureOf({ DATA_DIR: dataDir });
      expect(second.exitCode).toBe(1);
      expect(second.output.trim().split('\n')).toEqual([
        expect.stringMatching(new RegExp(`^Rowgate could not start: .*${dataDir}.*process ${first.pid}`)),
      ]);

      // Kill it during writes: acknowledged records must survive.
      const acknowledged: string[] = [];
      const writing = Promise.allSettled(
        Array.from({ length: 40 }, async (_, index) => {
          const title = `During ${String(index).padStart(2, '0')}`;
          const { status } = await caller.post('/api/blog-posts', { title });
          if (status === 201) acknowledged.push(title);
        }),
      );
      while (acknowledged.length < 5) await sleep(5);
      expect(await first.stop('SIGKILL')).toBe(null);
      await writing;

      const third = await startServerProcess({ DATA_DIR: dataDir, ...ADMIN });
      const titles = await (await signIn(third)).titles();
      expect(titles).toEqual(expect.arrayContaining(['Before', ...acknowledged]));
      expect(third.output()).not.toContain('Administrator:');

      // Neither a caller that holds its connection nor a silent one delays the shutdown.
      const silent = connect(Number(new URL(third.address).port), '127.0.0.1').on('error', () => undefined);
      await once(silent, 'connect');
      expect(await third.stop('SIGTERM')).toBe(0);
      silent.destroy();
    },
  );

  test('a crashing database ends the process with a message', { timeout: TIMEOUT_MS }, async () => {
    await fillDataDir(dataDir);
    const server = await startServerProcess({ DATA_DIR: dataDir, ...ADMIN });
    const caller = await signIn(server);
    await rm(join(dataDir, 'database/pg_wal'), { recursive: true });
    // Write until the remaining log space is full.
    const write = (): Promise<Response | undefined> =>
      caller
        .post('/api/blog-posts', { title: 'x', content: randomBytes(500_000).toString('hex') })
        .catch(() => undefined);
    while ((await write())?.status === 201);
    expect(await server.closed).toBe(1);
    expect(server.output()).toContain('Rowgate stopped: The embedded database has stopped');
  });

  test(
    'a start that finds its port taken leaves the initial password to the next start',
    { timeout: TIMEOUT_MS },
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const taken = String((other.address() as AddressInfo).port);
      const failed = await failureOf({ DATA_DIR: dataDir, PORT: taken });
      expect(failed.output.split('\n')).toEqual([
        expect.stringMatching(/^Creating the database in .+\. This takes a few seconds\.$/),
        `Rowgate could not start: port ${taken} is in use; set PORT to another one.`,
        '',
      ]);
      other.close();

      const server = await startServerProcess({ DATA_DIR: dataDir });
      expect(server.output()).toContain(`Database: embedded, in ${join(dataDir, 'database')}\n`);
      expect(server.output()).toContain('Sign-up is open to everyone: set auth.allowSignup to false to close it.');
      const [, email, password] = /Administrator: (\S+), password (\S+)/.exec(server.output()) ?? [];
      const answer = await fetch(`${server.address}/api/auth/signin`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      expect(answer.status).toBe(200);
    },
  );

  test('the former name of a rule is accepted with a warning', { timeout: TIMEOUT_MS }, async () => {
    const config = join(dataDir, 'rowgate.config.json');
    const note = { name: 'Note', fields: { text: { type: 'text' } }, access: { read: ['public'] } };
    await writeFile(config, JSON.stringify({ models: [note] }));
    await fillDataDir(dataDir);
    const server = await startServerProcess({ DATA_DIR: dataDir, ROWGATE_CONFIG: config, ...ADMIN });
    const warnings = server
      .output()
      .split('\n')
      .filter((line) => line.includes('it is now called \\"authenticated\\"'));
    expect(warnings).toEqual([expect.stringContaining('Model \\"Note\\": \\"public\\" in access.read means')]);
  });

  test('a failing start prints the reason in one line', { timeout: TIMEOUT_MS }, async () => {
    const bad = await failureOf({ DATA_DIR: dataDir, PORT: 'eighty' });
    expect(bad).toMatchObject({ exitCode: 1 });
    expect(bad.output).toBe(
      'Rowgate could not start: PORT is "eighty" and cannot be used: must be a whole number from 0 to 65535.\n',
    );
    const config = join(dataDir, 'rowgate.config.json');
    const endpoint = { url: 'https://a.example/', secret: 's', models: ['posts'] };
    await writeFile(config, JSON.stringify({ webhooks: { endpoints: [endpoint] } }));
    const noModel = await failureOf({ DATA_DIR: dataDir, ROWGATE_CONFIG: config });
    expect(noModel.output).toMatch(/^Rowgate could not start: .*webhooks\.endpoints\.0\.models .*"posts".*\n$/);
    const note = { name: 'Note', fields: { text: { type: 'text' } }, access: { read: ['eidtor'] } };
    await writeFile(config, JSON.stringify({ models: [note] }));
    const noRole = await failureOf({ DATA_DIR: dataDir, ROWGATE_CONFIG: config });
    expect(noRole.output).toMatch(
      /^Rowgate could not start: .*Model "Note": access\.read names "eidtor", which is not a role; .*\n$/,
    );
    const noDatabase = await failureOf({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/x' });
    expect(noDatabase.output).toMatch(
      /^Rowgate could not start: The database server in DATABASE_URL cannot be used: .*\n$/,
    );
    expect(noDatabase.output).not.toContain('hush');
  });
});

describe.skipIf(!hasPostgres())('on a PostgreSQL server', () => {
  test(
    'processes start in parallel, share records, and one can be a worker only',
    { timeout: TIMEOUT_MS },
    async () => {
      const { address: databaseUrl, drop } = await makePostgresDatabase();
      const shared = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...ADMIN };
      const [web, both, worker] = await Promise.all([
        startServerProcess({ ...shared, ROLE: 'web' }),
        startServerProcess(shared),
        startServerProcess({ ...shared, ROLE: 'worker' }),
      ]);
      expect(worker.output()).toContain(`Database: PostgreSQL, ${new URL(databaseUrl).pathname.slice(1)} at `);
      expect([web, both, worker].filter((server) => server.output().includes('Administrator:'))).toHaveLength(1);
      expect(worker.address).toBe('');
      const caller = await signIn(web);
      expect((await caller.post('/api/blog-posts', { title: 'Shared' })).status).toBe(201);
      expect(await (await signIn(both)).titles()).toEqual(['Shared']);

      // A job sent by one process runs in another.
      await fetch(`${web.address}/api/auth/reset-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL }),
      });
      expect(await both.stop('SIGINT')).toBe(0);
      const database = openPostgresDatabase(databaseUrl, { connections: 1 });
      const resets = async (): Promise<number> =>
        (await database.pool.selectFrom('password_resets').select('user_id').execute()).length;
      while ((await resets()) === 0) await sleep(100);
      await database.close();

      expect(await Promise.all([web.stop('SIGTERM'), worker.stop('SIGTERM')])).toEqual([0, 0]);
      await drop();
    },
  );
});

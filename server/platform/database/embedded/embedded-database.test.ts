import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedSnapshot } from '../../../testing/databases.js';
import type { Database } from '../database.js';
import { openEmbeddedDatabase } from './embedded-database.js';
import { lockFolder } from '../folder-lock.js';
import { startPglite } from './pglite-process.js';
import { checkpointer } from './pglite-upkeep.js';

let base: string;
let folder: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'rowgate-storage-'));
  folder = join(base, 'database');
});
afterEach(() => rm(base, { recursive: true, force: true }));

const count = async ({ pool }: Database): Promise<number | undefined> =>
  (await sql<{ n: number }>`SELECT count(*) AS n FROM things`.execute(pool)).rows[0]?.n;

test('committed data is there after a restart; only one process at a time can open it', async () => {
  const first = await openEmbeddedDatabase({ folder, snapshot: embeddedSnapshot() });
  await sql`CREATE TABLE things AS SELECT generate_series(1, 5) AS id`.execute(first.pool);
  await expect(openEmbeddedDatabase({ folder })).rejects.toMatchObject({ code: 'FOLDER_IN_USE' });
  await expect(openEmbeddedDatabase({ folder })).rejects.toThrow(`process ${process.pid}`);
  expect(await count(first)).toBe(5);
  await first.close();

  const second = await openEmbeddedDatabase({ folder });
  expect(await count(second)).toBe(5);
  const { rows } = await sql`SHOW max_wal_size`.execute(second.pool);
  expect(rows).toEqual([{ max_wal_size: '64MB' }]);
  await second.close();
});

test('a folder that cannot be opened is unlocked again', async () => {
  await writeFile(folder, 'a file where the folder should be');
  await expect(openEmbeddedDatabase({ folder })).rejects.toThrow();
  await rm(folder);
  const lock = await lockFolder(folder);
  await lock.release();
});

describe('a stale lock', () => {
  const leave = (content: string): Promise<void> => writeFile(`${folder}.lock`, content);

  test.each([
    ['of a process that no longer exists', JSON.stringify({ pid: 4_000_000, started: 'once' })],
    ['of an earlier process with the same pid', JSON.stringify({ pid: process.pid, started: 'long ago' })],
    ['half written', '{"pid":'],
  ])('%s is taken over', async (_name, content) => {
    await leave(content);
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'FOLDER_IN_USE' });
    await lock.release();
    await expect(readFile(`${folder}.lock`)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('is acquired by exactly one of many concurrent processes', async () => {
    await leave(JSON.stringify({ pid: 4_000_000, started: 'once' }));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('that is still empty may be about to be written', async () => {
    await leave('');
    await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'FOLDER_IN_USE' });
  });
});

test('a thread that stops unexpectedly is reported, and statements fail instead of hanging', async () => {
  const onStop = vi.fn();
  const thread = await startPglite({ folder: undefined, snapshot: embeddedSnapshot() }, { onStop });
  const client = new pg.Client({ user: 'postgres', stream: () => thread.connect() } as pg.ClientConfig);
  client.on('error', () => undefined);
  await client.connect();
  const waiting = client.query('SELECT pg_sleep(60)');
  await Promise.all([expect(waiting).rejects.toThrow('has stopped'), thread.kill()]);
  expect(onStop).toHaveBeenCalledWith(expect.objectContaining({ code: 'THREAD_STOPPED' }));
});

test('a crashing database is reported once, and statements fail instead of hanging', async () => {
  const onStop = vi.fn();
  const database = await openEmbeddedDatabase({ folder, snapshot: embeddedSnapshot(), onStop });
  await rm(join(folder, 'pg_wal'), { recursive: true });
  const much = sql`CREATE TABLE things AS SELECT repeat('x', 100) FROM generate_series(1, 300000)`;
  await expect(much.execute(database.pool)).rejects.toThrow('pg_wal/');
  await expect(sql`SELECT 1`.execute(database.pool)).rejects.toThrow('has stopped');
  await expect(database.ping()).rejects.toThrow(/has stopped: could not .* "pg_wal\/.*\.$/);
  expect(onStop).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'THREAD_STOPPED' }));
  await database.close();
});

test('a connection that breaks inside a transaction leaves no state to the next', async () => {
  const thread = await startPglite({ folder: undefined, snapshot: embeddedSnapshot() }, { onStop: () => undefined });
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ user: 'postgres', stream: () => thread.connect() } as pg.ClientConfig);
    await client.connect();
    return client;
  };
  const first = await connect();
  await first.query('CREATE TABLE things (id int)');
  await first.query(`BEGIN; INSERT INTO things VALUES (1); SET search_path TO nowhere`);
  await first.end();
  const second = await connect();
  expect((await second.query('SELECT * FROM things')).rows).toEqual([]);
  await second.end();
  await thread.close();
});

test('a checkpoint is made only after changes', async () => {
  const thread = await startPglite({ folder: undefined, snapshot: embeddedSnapshot() }, { onStop: () => undefined });
  const pool = new pg.Pool({ max: 1, user: 'postgres', stream: () => thread.connect() } as pg.PoolConfig);
  const checkpoint = checkpointer(pool);
  await pool.query('CREATE TABLE things (id int)');
  expect(await checkpoint()).toBe(true);
  expect(await checkpoint()).toBe(false);
  await pool.query('INSERT INTO things VALUES (1)');
  expect(await checkpoint()).toBe(true);
  await pool.end();
  await thread.close();
});

import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createBackground } from '../background.js';
import type { Database } from '../database/database.js';
import { openPostgresDatabase } from '../database/postgres-database.js';
import { eachDatabase, hasPostgres, makePostgresDatabase, openTestDatabase } from '../../testing/databases.js';
import { openQueue } from './pg-boss-queue.js';
import type { JobState, Queue } from './queue.js';

const SOON = { timeout: 30_000 };
const log = pino({ level: 'silent' });
const background = createBackground(log);
const mail = (subject: string): { name: 'send-mail'; data: { to: string; subject: string; text: string } } => ({
  name: 'send-mail',
  data: { to: 'a@example.com', subject, text: 'Hello' },
});

test.skipIf(!hasPostgres())('processes that start at the same time create the queues together', async () => {
  const { address, drop } = await makePostgresDatabase();
  const databases = Array.from({ length: 6 }, () => openPostgresDatabase(address, { connections: 2 }));
  const queues = await Promise.allSettled(
    databases.map((database) => openQueue(database, { names: ['send-mail'], log, background })),
  );
  for (const queue of queues) if (queue.status === 'fulfilled') await queue.value.stop();
  await Promise.all(databases.map((database) => database.close()));
  await drop();
  expect(queues.filter(({ status }) => status === 'rejected')).toEqual([]);
});

eachDatabase((kind) => {
  const opened: { queue: Queue; database: Database }[] = [];
  const open = async (): Promise<{ queue: Queue; database: Database }> => {
    const database = await openTestDatabase(kind);
    const world = { database, queue: await openQueue(database, { names: ['send-mail'], log, background }) };
    opened.push(world);
    return world;
  };
  afterEach(async () => {
    for (const { queue, database } of opened.splice(0)) {
      await queue.stop();
      await database.close();
    }
  });

  test('a job exists only once its transaction commits', async () => {
    const { queue, database } = await open();
    const done: string[] = [];
    await queue.work('send-mail', async ({ subject }) => void done.push(subject));
    await expect(
      database.transaction(async (transaction) => {
        await queue.send(transaction, mail('never'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.transaction((transaction) => queue.send(transaction, mail('kept')));
    await vi.waitUntil(() => done.length > 0, SOON);
    expect(done).toEqual(['kept']);
  });

  test('any number of jobs is sent at once', async () => {
    const { queue, database } = await open();
    const done: string[] = [];
    const data = ['a', 'b', 'c'].map((subject) => mail(subject).data);
    await queue.sendAll(database.pool, { name: 'send-mail', data: [] });
    await database.transaction((transaction) => queue.sendAll(transaction, { name: 'send-mail', data }));
    expect(await queue.counts()).toContainEqual({ name: 'send-mail', state: 'queued', count: 3 });
    await queue.work('send-mail', async ({ subject }) => void done.push(subject));
    await vi.waitUntil(() => done.length === 3, SOON);
    expect(done.toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('a job that is committed after the loops were woken for an earlier one is done at once', async () => {
    const { queue, database } = await open();
    const done: string[] = [];
    await queue.work('send-mail', async ({ subject }) => void done.push(subject));
    const timers = vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await queue.send(database.pool, mail('early'));
    await database.transaction(async (transaction) => {
      timers.advanceTimersByTime(25);
      await queue.send(transaction, mail('late'));
      timers.advanceTimersByTime(5);
      // The loop sees the first job only, and sleeps.
      await sleep(200);
    });
    timers.advanceTimersByTime(30);
    timers.useRealTimers();
    await vi.waitUntil(() => done.length === 2, { timeout: 600, interval: 10 });
  });

  test('a key has one waiting job; jobs without a key are not limited', async () => {
    const { queue, database } = await open();
    for (const key of ['same', 'same', undefined, undefined]) {
      await queue.send(database.pool, mail(String(key)), key === undefined ? {} : { key });
    }
    const waiting = (await queue.counts()).filter(({ count }) => count > 0);
    expect(waiting).toEqual([{ name: 'send-mail', state: 'queued', count: 3 }]);
    const done: string[] = [];
    await queue.work('send-mail', async ({ subject }) => void done.push(subject), { concurrency: 2 });
    await vi.waitUntil(() => done.length >= 3, SOON);
    expect(done.toSorted()).toEqual(['same', 'undefined', 'undefined']);
  });

  test('queued, active and failed jobs are counted', async () => {
    const { queue, database } = await open();
    const countOf = async (state: JobState): Promise<number | undefined> =>
      (await queue.counts()).find((count) => count.name === 'send-mail' && count.state === state)?.count;
    const ends: (() => void)[] = [];
    const handler = ({ subject }: { readonly subject: string }): Promise<void> =>
      subject === 'bad' ? Promise.reject(new Error('no')) : new Promise((resolve) => ends.push(resolve));
    await queue.work('send-mail', handler, { retries: 0 });
    await queue.send(database.pool, mail('bad'));
    await vi.waitUntil(async () => (await countOf('failed')) === 1, SOON);
    await queue.send(database.pool, mail('long'));
    await vi.waitUntil(() => ends.length === 1, SOON);
    await queue.send(database.pool, mail('later'), { delay: 3600 });
    expect([await countOf('queued'), await countOf('active'), await countOf('failed')]).toEqual([1, 1, 1]);
    ends[0]?.();
  });

  test('a failing job is retried', async () => {
    const { queue, database } = await open();
    let tries = 0;
    await queue.work(
      'send-mail',
      async () => {
        tries += 1;
        if (tries === 1) throw new Error('not yet');
      },
      { retries: 1 },
    );
    await queue.send(database.pool, mail('twice'));
    await vi.waitUntil(() => tries === 2, { timeout: 45_000, interval: 100 });
  });

  test('a delayed job waits for its delay', async () => {
    const { queue, database } = await open();
    const done: string[] = [];
    await queue.work('send-mail', async ({ subject }) => void done.push(subject));
    await queue.send(database.pool, mail('later'), { delay: 3600 });
    await queue.send(database.pool, mail('now'));
    await vi.waitUntil(() => done.length > 0, SOON);
    expect(done).toEqual(['now']);
    // A job counts as active for a moment after its handler has returned.
    const waiting = async (): Promise<unknown> => (await queue.counts()).filter(({ count }) => count > 0);
    await expect.poll(waiting, SOON).toEqual([{ name: 'send-mail', state: 'queued', count: 1 }]);
    await expect(queue.ping()).resolves.toBeUndefined();
  });
});

import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../main/app.js';
import type { Deps } from '../../../main/deps.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import { LeaseLost } from '../import-job.js';
import { as, makeImporter, readJob, readRows, runImport, send } from '../testing/import-world.js';
import type { ImportWorld } from '../testing/import-world.js';
import { commitImport } from './end-job.js';
import { sweepImports } from './import-work.js';
import { claimJob, LEASE } from './lease.js';
import { releaseOrphanedLeases } from './release-job.js';
import { runImportJob } from './run-import-job.js';

/** More than a batch. */
const ROWS = 1200;
const FILE = `name,email\n${Array.from({ length: ROWS }, (_, index) => `Ada,a${index}@example.com`).join('\n')}\n`;

/** Lets a test stop a worker midway: writing rows blocks until the gate is opened. */
function gate(files: FileStore): { readonly files: FileStore; readonly reached: Promise<void>; open(): void } {
  let open = (): void => undefined;
  let reach = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const put: FileStore['put'] = async (options) => {
    if (options.key.includes('/rows-')) {
      reach();
      await opened;
    }
    return files.put(options);
  };
  return { files: { ...files, put }, reached, open };
}

eachDatabase((kind) => {
  let app: TestApp;
  let world: ImportWorld;
  beforeAll(async () => {
    app = await buildTestApp({ database: kind });
    world = await makeImporter(app);
  });
  afterAll(() => app.close());
  beforeEach(() => void app.queue.sent.splice(0));

  const never = new AbortController().signal;
  const newJob = async (content = FILE): Promise<string> => {
    const { body } = await send(app, world, content).expect(201);
    app.queue.sent.splice(0);
    return (body as { id: string }).id;
  };
  const filesOf = async (id: string): Promise<string[]> =>
    (await readdir(join(app.deps.config.dataDir, 'files/imports', id))).toSorted();
  const expectRowsOnce = async (id: string): Promise<void> => {
    expect(await readJob(app, world, id)).toMatchObject({ status: 'completed', num_imported_rows: ROWS });
    const { rows_key } = await app.deps.database.pool
      .selectFrom('import_jobs')
      .select('rows_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await filesOf(id)).toEqual(['file', rows_key?.split('/').at(-1)]);
  };

  test('a job is run by one worker', async () => {
    const id = await newJob();
    await Promise.all([1, 2, 3].map(() => runImportJob(app.deps, id, { signal: never })));
    await expectRowsOnce(id);
    expect(await filesOf(id)).toEqual(['file', 'rows-1.ndjson']);
    // A finished job is not run again.
    await runImportJob(app.deps, id, { signal: never });
    expect(await filesOf(id)).toEqual(['file', 'rows-1.ndjson']);
  });

  test('a worker that lost its lease writes nothing visible', async () => {
    const id = await newJob();
    const late = gate(app.deps.files);
    // Simulates a process that cannot renew its lease in time: the clocks of the others are ahead.
    const now = (): Date => new Date(app.clock.now - LEASE);
    const slow = runImportJob({ ...app.deps, files: late.files, now }, id, { signal: never });
    await late.reached;
    await runImportJob(app.deps, id, { signal: never });
    await expectRowsOnce(id);
    late.open();
    await slow;
    await expectRowsOnce(id);
    expect(await filesOf(id)).toEqual(['file', 'rows-2.ndjson']);
  });

  test('only the newest worker can end a job', async () => {
    const id = await newJob();
    const stale = await claimJob({ ...app.deps, now: () => new Date(app.clock.now - LEASE) }, id);
    const newest = await claimJob(app.deps, id);
    if (!stale || !newest) throw new Error('Both workers should have claimed it.');
    let isPublished = false;
    const publish = async (): Promise<object> => {
      isPublished = true;
      return {};
    };
    await expect(commitImport(app.deps, stale, { change: { status: 'completed' }, publish })).rejects.toThrow(
      LeaseLost,
    );
    expect(isPublished).toBe(false);
    expect(await readJob(app, world, id)).toMatchObject({ status: 'processing' });
    await commitImport(app.deps, newest, { change: { status: 'completed' }, publish });
    expect(await readJob(app, world, id)).toMatchObject({ status: 'completed' });
    await expect(commitImport(app.deps, newest, { change: { status: 'failed' } })).rejects.toThrow(LeaseLost);
    expect(await readJob(app, world, id)).toMatchObject({ status: 'completed' });
  });

  test('a lost database response does not undo anything', async () => {
    const id = await newJob();
    const claimed = await claimJob(app.deps, id);
    if (!claimed) throw new Error('The worker should have claimed it.');
    const transaction: Deps['database']['transaction'] = async (work, options) => {
      await app.deps.database.transaction(work, options);
      throw new Error('Connection terminated unexpectedly');
    };
    const deps = { ...app.deps, database: { ...app.deps.database, transaction } };
    await commitImport(deps, claimed, { change: { status: 'completed' } });
    expect(await readJob(app, world, id)).toMatchObject({ status: 'completed' });
  });

  test('a job whose worker died is woken up and done by another', async () => {
    const id = await newJob();
    app.clock.now += 10_000;
    await sweepImports(app.deps);
    expect(app.queue.sent.map(({ data }) => data)).toContainEqual({ importId: id });
    app.queue.sent.splice(0);
    const dead = gate(app.deps.files);
    const process = new AbortController();
    const gone = runImportJob({ ...app.deps, files: dead.files, now: () => new Date(app.clock.now - LEASE) }, id, {
      signal: process.signal,
    });
    await dead.reached;
    await sweepImports(app.deps);
    expect(app.queue.sent.map(({ data }) => data)).toContainEqual({ importId: id });
    await app.queue.run();
    await expectRowsOnce(id);
    dead.open();
    await gone;
    await expectRowsOnce(id);
  });

  test('a stopping worker passes its job to the next', async () => {
    const id = await newJob();
    const held = gate(app.deps.files);
    const process = new AbortController();
    const stopped = runImportJob({ ...app.deps, files: held.files }, id, { signal: process.signal });
    await held.reached;
    process.abort(new Error('The server is stopping.'));
    held.open();
    await stopped;
    expect(await readJob(app, world, id)).toMatchObject({ status: 'pending', progress: { phase: 'waiting' } });
    await app.queue.run();
    await expectRowsOnce(id);
  });

  test('a canceled job ends at once, and its worker publishes nothing', async () => {
    const id = await newJob();
    const held = gate(app.deps.files);
    const running = runImportJob({ ...app.deps, files: held.files }, id, { signal: never });
    await held.reached;
    const { body } = await as(world.owner, app.http.delete(`/api/v1/imports/${id}`) as never).expect(200);
    expect(body).toMatchObject({ id, status: 'failed', error: 'Cancelled' });
    held.open();
    await running;
    expect(await readJob(app, world, id)).toMatchObject({ status: 'failed', error: 'Cancelled', num_imported_rows: 0 });
    expect(await readRows(app, world, id)).toEqual([]);
    expect(await filesOf(id)).toEqual(['file']);
  });

  test('a job deleted after its end leaves nothing', async () => {
    const { id } = await runImport(app, world, FILE);
    await as(world.owner, app.http.delete(`/api/v1/imports/${id}`) as never).expect(204);
    await as(world.owner, app.http.get(`/api/v1/imports/${id}`) as never).expect(404);
    await app.queue.run();
    expect(await filesOf(id)).toEqual([]);
  });

  describe('failures', () => {
    const broken = (deps: Deps): Deps => ({
      ...deps,
      files: { ...deps.files, put: () => Promise.reject(new Error('no space left')) },
    });

    test('that may be temporary are retried with growing delays, then fail with a reason', async () => {
      const id = await newJob();
      const started = app.clock.now;
      const tries: number[] = [];
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await runImportJob(broken(app.deps), id, { signal: never });
        const [again] = app.queue.sent.splice(0);
        if (!again) break;
        expect(await readJob(app, world, id)).toMatchObject({ status: 'pending' });
        // No worker may claim it before its time.
        await runImportJob(app.deps, id, { signal: never });
        tries.push(again.dueAt - app.clock.now);
        app.clock.now = again.dueAt;
      }
      expect(tries).toEqual([5000, 30_000]);
      const job = await readJob(app, world, id);
      expect(job).toMatchObject({ status: 'failed', error: expect.stringMatching(/^The import failed 3 times\. /) });
      expect(job.error).not.toContain('no space left');
      app.clock.now = started;
    });

    test.each([
      ['a full disk', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
      ['a full quota', new Error('EDQUOT: disk quota exceeded, write')],
      [
        'a full disk of the store',
        new Error('It failed', { cause: Object.assign(new Error('no'), { code: 'ENOSPC' }) }),
      ],
    ])('caused by %s are reported, in the job and in the response to an upload', async (_, error) => {
      const id = await newJob();
      const full: Deps = { ...app.deps, files: { ...app.deps.files, put: () => Promise.reject(error) } };
      const started = app.clock.now;
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await runImportJob(full, id, { signal: never });
        const job = await readJob(app, world, id);
        if (attempt < 2) expect(job).toMatchObject({ status: 'pending', num_imported_rows: 0, num_rows: 0 });
        app.clock.now += 30_000;
      }
      app.queue.sent.splice(0);
      const reason = 'The disk of the server is full.';
      expect(await readJob(app, world, id)).toMatchObject({
        status: 'failed',
        error: `The import failed 3 times. ${reason}`,
        num_imported_rows: 0,
      });
      app.clock.now = started;
      const answer = await request(createApp(full))
        .post('/api/v1/imports')
        .set('Authorization', `Bearer ${world.owner.token}`)
        .field('importer_id', world.importer.id)
        .attach('file', Buffer.from(FILE), 'people.csv');
      expect(answer).toMatchObject({ status: 503, body: { detail: reason, status_code: 503 } });
    });

    test('that are temporary leave no trace', async () => {
      const id = await newJob();
      await runImportJob(broken(app.deps), id, { signal: never });
      app.clock.now += 5000;
      await app.queue.run();
      await expectRowsOnce(id);
    });

    test('that are permanent end the job at once', async () => {
      const id = await newJob();
      await app.deps.files.delete({ key: `imports/${id}/file` });
      await runImportJob(app.deps, id, { signal: never });
      expect(await readJob(app, world, id)).toMatchObject({
        status: 'failed',
        error: 'The uploaded file no longer exists.',
      });
      expect(app.queue.sent.filter(({ name }) => name === 'run-import')).toEqual([]);
    });
  });

  describe('deaths of workers', () => {
    const die = async (id: string, place: { readonly num_rows: number; readonly percent: number }): Promise<void> => {
      await app.deps.database.pool
        .updateTable('import_jobs')
        .set({ status: 'processing', phase: 'reading', lease_until: new Date(app.clock.now), ...place })
        .where('id', '=', id)
        .execute();
    };
    /** A worker that claims the job and never returns. */
    const take = async (id: string): Promise<void> => {
      const process = new AbortController();
      process.abort(new Error('It is stopping.'));
      await runImportJob(app.deps, id, { signal: process.signal });
    };

    test('at the same point repeatedly fail the job', async () => {
      const id = await newJob();
      for (let death = 0; death < 5; death += 1) {
        await die(id, { num_rows: 77, percent: 30 });
        await take(id);
      }
      expect(await readJob(app, world, id)).toMatchObject({
        status: 'failed',
        error: expect.stringContaining('stopped repeatedly'),
      });
    });

    test('at many points do not', async () => {
      const id = await newJob();
      for (let death = 0; death < 15; death += 1) {
        await die(id, { num_rows: death % 2, percent: 30 });
        await take(id);
      }
      app.queue.sent.splice(0);
      await runImportJob(app.deps, id, { signal: never });
      await expectRowsOnce(id);
    });
  });

  test('a process that is alone with its database releases what others held', async () => {
    const id = await newJob();
    await app.deps.database.pool
      .updateTable('import_jobs')
      .set({ status: 'processing', lease_token: 7, lease_until: new Date(app.clock.now + LEASE) })
      .where('id', '=', id)
      .execute();
    await runImportJob(app.deps, id, { signal: never });
    expect(await readJob(app, world, id)).toMatchObject({ status: 'processing' });
    await releaseOrphanedLeases(app.deps);
    await runImportJob(app.deps, id, { signal: never });
    await expectRowsOnce(id);
  });

  test('a missing lease is not reported as a death', async () => {
    await runImportJob(app.deps, randomUUID(), { signal: never });
    await sleep(0);
    expect(app.queue.sent).toEqual([]);
  });
});

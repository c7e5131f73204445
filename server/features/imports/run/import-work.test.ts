import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import { makeImporter, readJob, send } from '../testing/import-world.js';
import type { ImportWorld } from '../testing/import-world.js';

const SMALL = 'name,email\nAda,ada@example.com\n';

eachDatabase((database) => {
  describe('imports of several importers', () => {
    let app: TestApp;
    beforeEach(async () => {
      app = await buildTestApp({ database, config: { importThreads: 1 } });
    });
    afterEach(() => app.close());

    async function begin(world: ImportWorld, content = SMALL): Promise<string> {
      app.clock.now += 1;
      const { body } = await send(app, world, content).expect(201);
      return (body as { id: string }).id;
    }

    async function startOrder(): Promise<string[]> {
      const jobs = await app.deps.database.pool
        .selectFrom('import_jobs')
        .select('id')
        .where('started_at', 'is not', null)
        .orderBy('started_at')
        .execute();
      return jobs.map(({ id }) => id);
    }

    test('take turns, however many imports of one are waiting', async () => {
      const one = await makeImporter(app);
      const other = await makeImporter(app);
      const first = [await begin(one), await begin(one), await begin(one)];
      const second = [await begin(other), await begin(other)];
      // Time advances whenever the clock is read.
      let now = app.clock.now;
      Object.defineProperty(app.clock, 'now', { get: () => (now += 1) });
      await app.queue.run();

      expect(await startOrder()).toEqual([first[0], second[0], first[1], second[1], first[2]]);
    });

    test('short ones do not wait for a long one', async () => {
      const world = await makeImporter(app);
      const rows = Array.from({ length: 60_000 }, (_, row) => `Name of row ${row},someone-${row}@example.com`);
      const long = await begin(world, `name,email\n${rows.join('\n')}\n`);
      // The long one cannot end before the short one has.
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const { put } = app.deps.files;
      const writing = vi.spyOn(app.deps.files, 'put').mockImplementation(async (options) => {
        if (options.key.startsWith(`imports/${long}/`)) await held;
        return put(options);
      });
      const ends: string[] = [];
      const longRun = app.queue.run().then(() => ends.push('long'));
      await vi.waitUntil(() => writing.mock.calls.length > 0, { timeout: 30_000 });
      const short = await begin(world);
      await app.queue.run();
      ends.push('short');
      release();
      await longRun;

      expect(ends).toEqual(['short', 'long']);
      expect(await readJob(app, world, short)).toMatchObject({ status: 'completed', num_imported_rows: 1 });
      expect(await readJob(app, world, long)).toMatchObject({ status: 'completed', num_imported_rows: 60_000 });
    });
  });
});

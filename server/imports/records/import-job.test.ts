import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import { eachDatabase } from '../../testing/databases.js';
import { as, makeImporter, readJob, runImport } from '../testing/import-world.js';
import { recordsOf } from './testing/import-rows.js';

const CONTACTS = {
  fields: [
    { name: 'email', type: 'email' as const, validators: [{ type: 'required' as const }] },
    { name: 'firstName', type: 'text' as const },
    { name: 'company', type: 'text' as const, transformations: [{ type: 'default' as const, value: 'Acme' }] },
  ],
  filter_invalid_rows: true,
};
const INTO = { type: 'model', model: 'contacts', mode: 'insert' } as const;
const BY_KEY = { ...INTO, mode: 'upsert', key: 'email' } as const;

eachDatabase((kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database: kind });
  });
  afterAll(() => app.close());
  beforeEach(() => sql`DELETE FROM contacts`.execute(app.deps.database.pool));

  test('a file becomes records by the job of the API, and they go again', async () => {
    const world = await makeImporter(app, { ...CONTACTS, destination: INTO });
    const job = await runImport(app, world, 'email,firstName\nann@b.c,Ann\nno,Bob\nnobody,\ncat@b.c,Cat\n');
    expect(job).toMatchObject({
      ...{ status: 'completed', error: null, num_rows: 4, num_imported_rows: 2 },
      counts: { created: 2, updated: 0, unchanged: 0, skipped: 2 },
    });
    expect((await recordsOf(app.deps, 'contacts')).map(({ email, company }) => [email, company])).toEqual([
      ['ann@b.c', 'Acme'],
      ['cat@b.c', 'Acme'],
    ]);
    const { body } = await as(world.owner, app.http.post(`/api/v1/imports/${job.id}/rollback`)).expect(200);
    expect(body).toEqual({ restored: 0, deleted: 2, kept: [], num_kept: 0 });
    expect(await recordsOf(app.deps, 'contacts')).toEqual([]);
  });

  test('a column that the file lacks changes nothing in records that are there', async () => {
    const world = await makeImporter(app, { ...CONTACTS, destination: BY_KEY });
    await runImport(app, world, 'email,firstName,company\nann@b.c,Ann,Initech\n');
    const job = await runImport(app, world, 'email,firstName\nann@b.c,Anna\n');
    expect(job.counts).toEqual({ created: 0, updated: 1, unchanged: 0, skipped: 0 });
    expect(await recordsOf(app.deps, 'contacts')).toMatchObject([{ firstName: 'Anna', company: 'Initech' }]);
  });

  test('what the model refuses is an error of its row, and blocks where invalid rows block', async () => {
    const file = `email,firstName\nann@b.c,${'x'.repeat(201)}\nbob@b.c,Bob\n`;
    const filtering = await makeImporter(app, { ...CONTACTS, destination: INTO });
    const job = await runImport(app, filtering, file);
    expect(job).toMatchObject({ status: 'completed', num_valid_rows: 1, num_imported_rows: 1, num_errors: 1 });
    expect(job.errors).toEqual([{ row: 2, field: 'firstName', message: 'Must have at most 200 characters.' }]);
    const blocking = await makeImporter(app, { ...CONTACTS, disable_on_invalid_rows: true, destination: INTO });
    const blocked = await runImport(app, blocking, file);
    expect(blocked).toMatchObject({ status: 'failed', error: 'Import blocked: 1 of 2 rows are invalid' });
    expect(await recordsOf(app.deps, 'contacts')).toHaveLength(1);
  });

  test('an owner who has lost the right is told so by the job', async () => {
    const world = await makeImporter(app, { ...CONTACTS, destination: INTO });
    await app.deps.database.pool
      .updateTable('users')
      .set({ role: 'viewer' })
      .where('id', '=', world.owner.id)
      .execute();
    const { body } = await as(world.owner, app.http.post('/api/v1/imports'))
      .field('importer_id', world.importer.id)
      .attach('file', Buffer.from('email\nann@b.c\n'), 'a.csv')
      .expect(201);
    await app.queue.run();
    const job = await readJob(app, world, (body as { id: string }).id);
    expect(job).toMatchObject({ status: 'failed', error: 'You may not create records of "contacts".' });
    expect(await recordsOf(app.deps, 'contacts')).toEqual([]);
  });
});

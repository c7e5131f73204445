import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImporterInput } from '../../../../src/protocol/index.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import type { ModelDefinition } from '../../content/model.js';
import { as, makeImporter, readJob, runImport, send } from '../testing/import-world.js';
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

const KEEPERS: ModelDefinition = {
  name: 'Keeper',
  path: 'keepers',
  fields: { email: { type: 'email' }, firstName: { type: 'text' }, rest: { type: 'json' }, own: { type: 'json' } },
  access: { read: ['editor'], create: ['editor'], update: ['editor'], delete: ['editor'] },
};
type Into = { readonly unmatchedTo?: string; readonly dynamicTo?: string };
const into = (more: Into): Partial<ImporterInput> => ({
  destination: { type: 'model', model: 'keepers', mode: 'insert', ...more },
});
type Request = ReturnType<TestApp['http']['post']>;

eachDatabase((kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database: kind, settings: { models: [KEEPERS] } });
  });
  afterAll(() => app.close());
  beforeEach(() => sql`DELETE FROM contacts`.execute(app.deps.database.pool));

  test("the API's job turns a file into records, and rolls them back", async () => {
    const world = await makeImporter(app, { ...CONTACTS, destination: INTO });
    const job = await runImport(app, world, 'email,firstName\nann@b.c,Ann\nno,Bob\nnobody,\ncat@b.c,Cat\n');
    expect(job).toMatchObject({
      status: 'completed',
      error: null,
      num_rows: 4,
      num_imported_rows: 2,
      counts: { created: 2, updated: 0, unchanged: 0, skipped: 2 },
      counted_rows: null,
    });
    expect((await recordsOf(app.deps, 'contacts')).map(({ email, company }) => [email, company])).toEqual([
      ['ann@b.c', 'Acme'],
      ['cat@b.c', 'Acme'],
    ]);
    const { body } = await as(world.owner, app.http.post(`/api/v1/imports/${job.id}/rollback`)).expect(200);
    expect(body).toEqual({ restored: 0, deleted: 2, kept: [], num_kept: 0 });
    expect(await recordsOf(app.deps, 'contacts')).toEqual([]);
  });

  test('a column that the file lacks does not change existing records', async () => {
    const world = await makeImporter(app, { ...CONTACTS, destination: BY_KEY });
    await runImport(app, world, 'email,firstName,company\nann@b.c,Ann,Initech\n');
    const job = await runImport(app, world, 'email,firstName\nann@b.c,Anna\n');
    expect(job.counts).toEqual({ created: 0, updated: 1, unchanged: 0, skipped: 0 });
    expect(await recordsOf(app.deps, 'contacts')).toMatchObject([{ firstName: 'Anna', company: 'Initech' }]);
  });

  test('the job names the first rows that became new records, changed records, and changed nothing', async () => {
    const world = await makeImporter(app, { ...CONTACTS, destination: BY_KEY });
    const before = Array.from({ length: 60 }, (_, at) => `u${at}@b.c,Old\n`).join('');
    await runImport(app, world, `email,firstName\nann@b.c,Ann\n${before}`);
    const now = before.replaceAll('Old', 'New');
    const job = await runImport(app, world, `email,firstName\nnobody,\n${now}ann@b.c,Ann\nbob@b.c,Bob\n`);
    expect(job.counts).toEqual({ created: 1, updated: 60, unchanged: 1, skipped: 1 });
    const updated = Array.from({ length: 50 }, (_, at) => at + 3);
    expect(job.counted_rows).toEqual({ created: [64], updated, unchanged: [63] });
  });

  test('a row that the model rejects has an error, which blocks the import if invalid rows do', async () => {
    const file = `email,firstName\nann@b.c,${'x'.repeat(201)}\nbob@b.c,Bob\n`;
    const filtering = await makeImporter(app, { ...CONTACTS, destination: INTO });
    const job = await runImport(app, filtering, file);
    expect(job).toMatchObject({ status: 'completed', num_valid_rows: 1, num_imported_rows: 1, num_errors: 1 });
    expect(job.errors).toEqual([
      { row: 2, field: 'firstName', message: 'Must have at most 200 characters.', code: 'rejected' },
    ]);
    const blocking = await makeImporter(app, { ...CONTACTS, disable_on_invalid_rows: true, destination: INTO });
    const blocked = await runImport(app, blocking, file);
    expect(blocked).toMatchObject({ status: 'failed', error: 'Import blocked: 1 of 2 rows are invalid' });
    expect(await recordsOf(app.deps, 'contacts')).toHaveLength(1);
  });

  test('errors of the importer and of the model are in the order of rows', async () => {
    const world = await makeImporter(app, { ...CONTACTS, destination: INTO });
    const long = 'x'.repeat(201);
    const { errors } = await runImport(app, world, `email,firstName\nann@b.c,${long}\nno,Cat\nbob@b.c,${long}\n`);
    expect(errors.map(({ row, code }) => `${row} ${code}`)).toEqual(['2 rejected', '3 email', '4 rejected']);
  });

  test('a cell that importer and model reject has one error', async () => {
    for (const destination of [INTO, BY_KEY]) {
      const world = await makeImporter(app, { ...CONTACTS, filter_invalid_rows: false, destination });
      const file = `email,firstName\nann@b.c,Ann\nno,Bob\nno,${'x'.repeat(201)}\n`;
      const job = await runImport(app, world, file, { plan: '{"row_handling":"include"}' });
      expect(job).toMatchObject({ status: 'completed', num_rows: 3, num_imported_rows: 1, num_errors: 3 });
      expect(job.num_valid_rows).toBe(1);
      expect(job.errors.map(({ row, field, code }) => [row, field, code])).toEqual([
        [3, 'email', 'rejected'],
        [4, 'email', 'rejected'],
        [4, 'firstName', 'rejected'],
      ]);
    }
  });

  test('the job reports that the owner has lost the permission', async () => {
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

  test('unmatched columns are stored in the fields named for them', async () => {
    const destination = {
      type: 'model',
      model: 'keepers',
      mode: 'insert',
      unmatchedTo: 'rest',
      dynamicTo: 'own',
    } as const;
    const fields = [{ name: 'email', type: 'email' as const }];
    const world = await makeImporter(app, { fields, destination, include_unmatched_columns: true });
    const plan = { columns: ['email', 'score', null, null], dynamic_fields: [{ name: 'score', type: 'number' }] };
    const { body } = await send(app, world, 'email,score,Notes,\nann@b.c,7,"a ""b""",x\n')
      .field('plan', JSON.stringify(plan))
      .expect(201);
    await app.queue.run();
    const job = await readJob(app, world, (body as { id: string }).id);
    expect(job).toMatchObject({ status: 'completed', num_imported_rows: 1, error: null });
    expect(await recordsOf(app.deps, 'keepers')).toMatchObject([
      { email: 'ann@b.c', own: { score: 7 }, rest: { Notes: 'a "b"', '': 'x' } },
    ]);
    const again = { ...destination, mode: 'upsert', key: 'email' } as const;
    const second = await makeImporter(app, { fields, destination: again, include_unmatched_columns: true });
    const changed = await runImport(app, second, 'email,Notes\nann@b.c,new\n');
    expect(changed.counts).toMatchObject({ updated: 1 });
    expect(await recordsOf(app.deps, 'keepers')).toMatchObject([{ own: { score: 7 }, rest: { Notes: 'new' } }]);
  });

  test.each<[string, Partial<ImporterInput>, string]>([
    ['nothing', { destination: { type: 'model', model: 'keepers', mode: 'insert' } }, 'destination.unmatchedTo'],
    ['a field that is not json', into({ unmatchedTo: 'email' }), 'destination.unmatchedTo'],
    ['an unknown field', into({ unmatchedTo: 'rest', dynamicTo: 'nope' }), 'destination.dynamicTo'],
    ['the same field twice', into({ unmatchedTo: 'rest', dynamicTo: 'rest' }), 'destination.dynamicTo'],
  ])('an importer that names %s for its additional columns is rejected', async (_, more, member) => {
    const { token } = await app.signIn('editor', { email: `${crypto.randomUUID()}@example.com` });
    const fields = [{ name: 'firstName', type: 'text' }];
    const { body } = await app.http
      .post('/api/v1/importers')
      .set('Authorization', `Bearer ${token}`)
      .send({ name: 'Keepers', fields, include_unmatched_columns: true, ...more })
      .expect(422);
    expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([member]);
  });

  test('dynamic fields of a plan without a field to store them are rejected', async () => {
    const world = await makeImporter(app, { ...CONTACTS, destination: INTO });
    const plan = { dynamic_fields: [{ name: 'score', type: 'number' }] };
    const { body } = await send(app, world, 'email,score\nann@b.c,7\n').field('plan', JSON.stringify(plan)).expect(422);
    expect((body as { errors: { field: string }[] }).errors).toMatchObject([{ field: 'plan.dynamic_fields' }]);
  });

  test('the plan of a dry run has a line for each row that the model rejects', async () => {
    const world = await makeImporter(app, { ...CONTACTS, destination: BY_KEY });
    const long = 'x'.repeat(201);
    const { body } = await send(
      app,
      world,
      `email,firstName,company\na@b.c,Ann,\nb@b.c,${long},${long}\nc@b.c,Cy,\na@b.c,A,\n`,
    )
      .field('dry_run', 'true')
      .expect(201);
    await app.queue.run();
    const { id } = body as { id: string };
    expect(await readJob(app, world, id)).toMatchObject({ status: 'completed', counts: { created: 2, skipped: 2 } });
    const answer = await as(world.owner, app.http.get(`/api/v1/imports/${id}/plan`) as Request).expect(200);
    expect((answer.body as { lines: object[] }).lines).toMatchObject([
      { row: 2, action: 'create' },
      { row: 4, action: 'create' },
      { row: 3, action: 'conflict', field: 'firstName', message: 'Must have at most 200 characters.' },
      { row: 5, action: 'conflict', field: 'email' },
    ]);
  });
});

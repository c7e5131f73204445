import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipFile } from '../../../../src/engine/testing/zip-file.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { as, makeImporter, readJob, readRows, runImport, send } from '../testing/import-world.js';
import type { ImportWorld } from '../testing/import-world.js';
import { createImport } from './create-import.js';
import { receiveFile } from './receive-file.js';
import { beginUpload } from './uploads.js';

const PROGRAM = { steps: [{ column: 'name', to: { type: 'trim', of: { type: 'column', column: 'name' } } }] };
const GOOD = 'Name,E-Mail,Age\nAda,ada@example.com,36\n';

let app: TestApp;
let world: ImportWorld;
beforeAll(async () => {
  app = await buildTestApp({ config: { maxImportBytes: 200_000, maxImportRows: 1000 } });
  world = await makeImporter(app);
});
afterAll(() => app.close());

async function storedFiles(): Promise<string[]> {
  const names = await readdir(join(app.deps.config.dataDir, 'files/imports'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.includes('/'));
}

/** Sends a form that must be rejected, checks that nothing of it was stored, and returns the response. */
async function refused(fields: Readonly<Record<string, string>>, content: string | Uint8Array = GOOD): Promise<object> {
  const before = await storedFiles();
  const request = send(app, world, content);
  for (const [name, value] of Object.entries(fields)) void request.field(name, value);
  const { status, body } = await request;
  expect(body).toMatchObject({ status_code: status, detail: expect.any(String) });
  expect(await storedFiles()).toEqual(before);
  return body as object;
}

describe('errors a request reports at once', () => {
  test.each([
    [
      'mapping that is not JSON',
      { mapping: '{' },
      { status_code: 400, detail: 'The part "mapping" is not valid JSON.' },
    ],
    [
      'unknown field',
      { mapping: '{"Name":"name","Age":"years"}' },
      { errors: [{ field: 'mapping', message: 'Maps to "years", which is not a field of the importer.' }] },
    ],
    [
      'two columns to one field',
      { mapping: '{"Name":"name","Age":"name"}' },
      { errors: [{ field: 'mapping', message: 'Maps two columns of the file to "name".' }] },
    ],
    [
      'required field without a column',
      { mapping: '{"Age":"age"}' },
      { errors: [{ field: 'mapping', message: 'Maps no column of the file to "name", which is required.' }] },
    ],
    [
      'column that the file does not have',
      { mapping: '{"Name":"name","Shoe size":"age"}' },
      { errors: [{ field: 'mapping.Shoe size', message: 'Is not a column of the file.' }] },
    ],
    [
      'plan with more columns than the file',
      { plan: '{"columns":["name",null,null,"age"]}' },
      { errors: [{ field: 'plan.columns', message: expect.stringContaining('which has 3') }] },
    ],
    [
      'plan with an unknown member',
      { plan: '{"colums":[]}' },
      { errors: [{ field: 'plan', message: expect.stringContaining('colums') }] },
    ],
    [
      'unknown encoding',
      { plan: '{"dialect":{"encoding":"klingon"}}' },
      { errors: [{ field: 'plan.dialect.encoding', message: 'Is not a known encoding.' }] },
    ],
    [
      'dynamic field with a name that is taken',
      { plan: '{"dynamic_fields":[{"name":"age","type":"text"}]}' },
      { errors: [{ field: 'plan.dynamic_fields[0].name', message: 'Is the name of another field.' }] },
    ],
    [
      'edit of a row that no file can have',
      { plan: '{"operations":[{"type":"set-cell","row":9007199254740991,"column":"name","value":"x"}]}' },
      { errors: [{ field: 'plan.operations[0].row', message: expect.any(String) }] },
    ],
    [
      'endless programs',
      { plan: JSON.stringify({ operations: Array(201).fill({ type: 'run-program', program: PROGRAM, formats: [] }) }) },
      { errors: [{ field: 'plan.operations', message: 'may run at most 200 programs' }] },
    ],
    ['endlessly nested context', { user: '['.repeat(9000) + ']'.repeat(9000) }, { status_code: 400 }],
    ['context that is too long', { user: JSON.stringify('x'.repeat(17_000)) }, { status_code: 422 }],
    ['unknown part', { colour: 'red' }, { errors: [{ field: 'colour', message: 'There is no such field.' }] }],
    [
      'dry_run that is not a boolean',
      { dry_run: 'maybe' },
      { errors: [{ field: 'dry_run', message: expect.any(String) }] },
    ],
  ])('%s', async (_name, fields, answer) => {
    expect(await refused(fields)).toMatchObject({ status_code: 422, ...answer });
  });

  test.each([
    ['empty', '', 422],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0]), 422],
    ['a damaged workbook', Buffer.from(`PK\u0003\u0004 xl/workbook ${'x'.repeat(200)}`), 400],
    ['too large', `name\n${'a line\n'.repeat(40_000)}`, 413],
    ['too many rows', `name\n${'x\n'.repeat(1001)}`, 413],
  ])('a file with this error: %s', async (_name, content, status) => {
    expect(await refused({}, content)).toMatchObject({ status_code: status });
  });

  test('more columns than can be read; the message contains the limit', async () => {
    const content = `name${',x'.repeat(16_384)}\nAnn\n`;
    expect(await refused({}, content)).toMatchObject({
      status_code: 422,
      errors: [{ field: 'file', message: 'The file has too many columns (limit 16384).' }],
    });
  });

  test('a workbook that unpacks to too much; the message contains the limit', async () => {
    const sheet = { name: 'xl/worksheets/sheet1.xml', content: '<x/>', claimedSize: 650_000_000 };
    const book = zipFile([{ name: 'xl/workbook.xml', content: '<x/>' }, sheet]);
    expect(await refused({}, Buffer.from(book))).toMatchObject({
      status_code: 413,
      detail: expect.stringMatching(
        /can take up 320 MB at most \(about 500,000 rows of 10 columns\)\. Save the sheet as CSV/u,
      ),
    });
  });

  test('line breaks within quotes do not count as rows', async () => {
    const job = await runImport(app, world, `name\n${'"a\nb\nc"\n'.repeat(900)}`);
    expect(job).toMatchObject({ status: 'completed', num_rows: 900 });
  });

  test('a form without a file, without an importer, with another content type', async () => {
    const post = (): ReturnType<typeof as> => as(world.owner, app.http.post('/api/v1/imports'));
    await post().field('importer_id', world.importer.id).expect(422);
    await post().attach('file', Buffer.from(GOOD), 'a.csv').expect(422);
    await post().send({ importer_id: world.importer.id }).expect(415);
    await post().field('importer_id', 'x').attach('file', Buffer.from(GOOD), 'a.csv').expect(404);
    await app.http.post('/api/v1/imports').expect(401);
  });
});

describe('the parts of a request', () => {
  test('parts may come before the file or after it', async () => {
    const { body } = await as(world.owner, app.http.post('/api/v1/imports'))
      .field('mapping', '{"B":"name"}')
      .attach('file', Buffer.from('A,B\n1,Ada\n'), 'C:\\files\\a.csv')
      .field('importer_id', world.importer.id)
      .field('user', '{"id":7}')
      .field('metadata', '{"free":[1]}')
      .expect(201);
    await app.queue.run();
    const { id } = body as { id: string };
    expect(await readJob(app, world, id)).toMatchObject({
      status: 'completed',
      file_name: 'a.csv',
      user: { id: 7 },
      metadata: { free: [1] },
    });
    expect(await readRows(app, world, id)).toEqual([{ name: 'Ada', email: null, age: null }]);
  });

  test('the plan decides how the file is read, and takes precedence over the mapping', async () => {
    const plan = {
      dialect: { encoding: 'utf-16le', delimiter: '|', quote: "'", escape: "'" },
      header: { start: 1, rows: 1 },
      columns: [null, 'name', 'plan'],
      dynamic_fields: [{ name: 'plan', type: 'text' }],
      operations: [
        { type: 'set-cell', row: 1, column: 'name', value: 'Grace' },
        { type: 'delete-rows', rows: [2] },
      ],
    };
    const text = "a preamble\nx|y|z\n1|'Ada|L'|gold\n2|Gr|free\n3|Gone|free\n";
    const job = await runImport(app, world, Buffer.from(text, 'utf16le'), {
      plan: JSON.stringify(plan),
      mapping: '{"x":"name"}',
    });
    expect(job).toMatchObject({ status: 'completed', num_rows: 2 });
    expect(await readRows(app, world, job.id)).toEqual([
      { name: 'Ada|L', email: null, age: null, _custom_fields: { plan: 'gold' } },
      { name: 'Grace', email: null, age: null, _custom_fields: { plan: 'free' } },
    ]);
  });

  test('rows that the plan adds are validated, numbered and imported after those of the file', async () => {
    const operations = [
      { type: 'add-rows', row: 2, columns: ['name'], values: [['Cy'], ['Dee']] },
      { type: 'set-cell', row: 3, column: 'name', value: '' },
      { type: 'set-cell', row: 1_000_000, column: 'name', value: 'nowhere' },
    ];
    const plan = JSON.stringify({ operations, row_handling: 'exclude' });
    const own = await makeImporter(app, {
      fields: [{ name: 'name', type: 'text', validators: [{ type: 'required' }] }],
      filter_invalid_rows: true,
    });
    const job = await runImport(app, own, 'name\nAnn\nBo\n', { plan });
    expect(job).toMatchObject({ status: 'completed', num_rows: 4, num_imported_rows: 3 });
    expect(job.errors).toMatchObject([{ row: 5, field: 'name' }]);
    expect(await readRows(app, own, job.id)).toEqual([{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }]);
  });

  test('a first line with the field names is the header, whatever it looks like', async () => {
    const fields = [
      { name: '2019', type: 'number' as const },
      { name: 'later', display_name: '2020', type: 'number' as const },
    ];
    const own = await makeImporter(app, { fields });
    const job = await runImport(app, own, '2019,2020\n5,6\n7,8\n');
    expect(await readRows(app, own, job.id)).toEqual([
      { 2019: 5, later: 6 },
      { 2019: 7, later: 8 },
    ]);
  });

  test('unmatched columns are delivered if the importer wants them', async () => {
    const wide = await makeImporter(app, { include_unmatched_columns: true });
    const job = await runImport(app, wide, 'name,Shoe\nAda,38\n', { mapping: '{"name":"name"}' });
    expect(await readRows(app, wide, job.id)).toEqual([
      { name: 'Ada', email: null, age: null, _unmatched: { Shoe: '38' } },
    ]);
  });

  test('changing an importer does not affect its existing imports', async () => {
    const own = await makeImporter(app);
    const { body } = await send(app, own, GOOD).expect(201);
    const fields = [{ name: 'other', type: 'text' }];
    await as(own.owner, app.http.put(`/api/v1/importers/${own.importer.id}`))
      .send({ fields })
      .expect(200);
    await app.queue.run();
    const { id } = body as { id: string };
    expect(await readRows(app, own, id)).toEqual([{ name: 'Ada', email: 'ada@example.com', age: 36 }]);
  });

  test('a dry run validates and delivers nothing', async () => {
    const { body } = await as(world.owner, app.http.post('/api/v1/imports?dry_run=true'))
      .field('importer_id', world.importer.id)
      .attach('file', Buffer.from(`${GOOD},nobody@example.com,1\n`), 'a.csv')
      .expect(201);
    await app.queue.run();
    const { id } = body as { id: string };
    const job = await readJob(app, world, id);
    expect(job).toMatchObject({ status: 'completed', dry_run: true, num_rows: 2, num_errors: 1, num_imported_rows: 0 });
    expect(await readRows(app, world, id)).toEqual([]);
  });
});

test('an importer that is deleted while a file arrives is not found', async () => {
  const own = await makeImporter(app);
  const { deps } = app;
  const { pool } = deps.database;
  const importer = await pool
    .selectFrom('importers')
    .selectAll()
    .where('id', '=', own.importer.id)
    .executeTakeFirstOrThrow();
  const file = { ...(await receiveFile(deps, Readable.from([Buffer.from(GOOD)]), { field: 'file', name: 'a.csv' }))! };
  const openFile = async (): Promise<typeof file> => {
    await as(own.owner, app.http.delete(`/api/v1/importers/${importer.id}`)).expect(204);
    return file;
  };
  const order = { mapping: null, plan: {}, user: null, metadata: null, dryRun: false };
  const { signal } = new AbortController();
  const request = { importer, fileDigest: 'x', openFile, order, idempotencyKey: undefined, signal };
  await expect(createImport(deps, request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(beginUpload(deps, importer, { name: 'a.csv', size: 9 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('Idempotency-Key', () => {
  const repeat = (key: string, content = GOOD): ReturnType<typeof send> =>
    send(app, world, content).set('Idempotency-Key', key);

  test('a repeat returns the first job and stores no second file', async () => {
    const { body } = await repeat('one').expect(201);
    await app.queue.run();
    const files = await storedFiles();
    expect((await repeat('one').expect(201)).body).toEqual(body);
    expect(await storedFiles()).toEqual(files);
    expect(app.queue.sent).toEqual([]);
  });

  test('concurrent repeats create one job', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => repeat('two').expect(201)));
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    await app.queue.run();
  });

  test('a run after its dry run, and a dry run after its run, need their own keys', async () => {
    await repeat('dry').field('dry_run', 'true').expect(201);
    await repeat('dry').expect(409);
    await repeat('dry').field('dry_run', 'true').expect(201);
    await repeat('wet').expect(201);
    await repeat('wet').field('dry_run', 'true').expect(409);
    await app.queue.run();
  });

  test('another request with the same key is rejected', async () => {
    await repeat('three').expect(201);
    expect((await repeat('three', `${GOOD}Grace,,\n`).expect(409)).body).toMatchObject({ status_code: 409 });
    await repeat('no spaces').expect(400);
    // Keys are separate for each importer.
    await send(app, await makeImporter(app), `${GOOD}Grace,,\n`)
      .set('Idempotency-Key', 'three')
      .expect(201);
    await app.queue.run();
  });
});

test('imports are listed newest first, by state and by importer', async () => {
  const own = await makeImporter(app);
  const first = await runImport(app, own, GOOD);
  app.clock.now += 1000;
  const second = await runImport(app, own, GOOD, { plan: '{"row_handling":"block"}' });
  app.clock.now += 1000;
  const third = await runImport(app, own, `${GOOD},x,x\n`, { plan: '{"row_handling":"block"}' });
  const list = async (query: string): Promise<{ ids: string[]; total: unknown }> => {
    const { body, headers } = await as(own.owner, app.http.get(`/api/v1/imports${query}`) as never).expect(200);
    return { ids: (body as { id: string }[]).map(({ id }) => id), total: headers['x-total-count'] };
  };
  expect(await list('')).toEqual({ ids: [third.id, second.id, first.id], total: '3' });
  expect(await list('?skip=1&limit=1')).toEqual({ ids: [second.id], total: '3' });
  expect(await list('?status=failed')).toEqual({ ids: [third.id], total: '1' });
  expect(await list(`?importer_id=${world.importer.id}`)).toEqual({ ids: [], total: '0' });
  await as(own.owner, app.http.get('/api/v1/imports?limit=1001') as never).expect(422);
});

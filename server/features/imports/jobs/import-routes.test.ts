import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvLine } from '../../../../src/engine/full.js';
import { xlsxFile } from '../../../../src/engine/testing/xlsx-file.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { runImportJob } from '../run/run-import-job.js';
import { as, makeImporter, readJob, readRows, runImport, send } from '../testing/import-world.js';
import type { ImportWorld } from '../testing/import-world.js';
import { sweepEndedImports, sweepWithdrawals } from './delete-import.js';

let app: TestApp;
let world: ImportWorld;
beforeAll(async () => {
  app = await buildTestApp({ settings: { webhooks: { enabled: true } } });
  world = await makeImporter(app, {
    fields: [
      { name: 'name', type: 'text', validators: [{ type: 'required', message: '=cmd()' }] },
      { name: 'age', type: 'number' },
    ],
  });
});
afterAll(() => app.close());

const get = (path: string): ReturnType<typeof as> => as(world.owner, app.http.get(`/api/v1/imports/${path}`) as never);

describe('findings', () => {
  const COUNT = 2500;
  const FILE = `name,age\n${'Ada,old\n'.repeat(COUNT)},1\n`;

  test('the job has the first thousand, the list has all', async () => {
    const job = await runImport(app, world, FILE);
    expect(job.num_errors).toBe(COUNT + 1);
    expect(job.errors).toHaveLength(1000);
    const all = await get(`${job.id}/errors`).expect(200);
    expect(all.headers['content-type']).toMatch(/^application\/json/);
    const list = all.body as object[];
    expect(list).toHaveLength(COUNT + 1);
    expect(list.slice(0, 1000)).toEqual(job.errors);
    expect(list.at(-1)).toEqual({ row: COUNT + 2, field: 'name', message: '=cmd()', code: 'required' });
    expect((await get(`${job.id}/errors?limit=3`)).body).toEqual(job.errors.slice(0, 3));
    expect((await get(`${job.id}/errors?code=required&limit=3`)).body).toEqual(list.slice(-1));
    expect((await get(`${job.id}/errors?code=unknown`)).body).toEqual([]);
    await get(`${job.id}/errors?format=xml`).expect(422);
    await get(`${job.id}/errors?limit=0`).expect(422);
  });

  test('as CSV, they cannot run as formulas', async () => {
    const job = await runImport(app, world, 'name,age\n,1\nAda,x\n');
    const { text, headers } = await get(`${job.id}/errors?format=csv`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="errors-${job.id}.csv"`,
    });
    const lines = [
      ['row', 'field', 'message'],
      ['2', 'name', "'=cmd()"],
      ['3', 'age', 'Not a number'],
    ];
    expect(text).toBe(lines.map((cells) => `${csvLine(cells)}\r\n`).join(''));
  });

  test('of an import without any, the list is empty', async () => {
    const { id } = await runImport(app, world, 'name,age\nAda,1\n');
    expect((await get(`${id}/errors`)).body).toEqual([]);
    expect((await get(`${id}/errors?format=csv`)).text).toBe('row,field,message\r\n');
  });
});

describe('rows', () => {
  test('long ones and many, in pages that join up', async () => {
    const names = Array.from({ length: 3000 }, (_, index) => `${index} ${'ß'.repeat(index % 300)}`);
    const job = await runImport(app, world, `name,age\n${names.map((name) => `${name},1`).join('\n')}\n`);
    for (const limit of [1000, 999]) {
      const rows = (await readRows(app, world, job.id, { limit })) as { name: string }[];
      expect(rows.map(({ name }) => name)).toEqual(names);
    }
  });

  test('unknown cursors are rejected', async () => {
    const { id } = await runImport(app, world, 'name,age\nAda,1\nGrace,2\n');
    const cursors = ['x', ...['r1', 'r5', 'r99999', 'r-1'].map((text) => Buffer.from(text).toString('base64url'))];
    for (const cursor of cursors) await get(`${id}/rows?cursor=${cursor}`).expect(422);
    await get(`${id}/rows?limit=1001`).expect(422);
  });

  test('of a file without rows there are none', async () => {
    const job = await runImport(app, world, 'name,age\n');
    expect(job).toMatchObject({ status: 'completed', num_rows: 0 });
    expect(await readRows(app, world, job.id)).toEqual([]);
  });
});

test('files in a remote store are read too: text, text in other encodings, workbooks', async () => {
  const { pathOf: _here, ...files } = app.deps.files;
  const { body } = await send(app, world, Buffer.from('name,age\nAdélaïde,1\n', 'latin1')).expect(201);
  app.queue.sent.splice(0);
  const { id } = body as { id: string };
  await runImportJob({ ...app.deps, files }, id, { signal: new AbortController().signal });
  expect(await readRows(app, world, id)).toEqual([{ name: 'Adélaïde', age: 1 }]);
});

test('unreadable characters are errors of the job; others are read as in a browser', async () => {
  const korean = Buffer.from([0x94, 0xee, 0x2c, 0x31, 0x0a, 0xc9, 0xa1, 0x41, 0x2c, 0x32, 0x0a]);
  const plan = '{"dialect":{"encoding":"euc-kr"}}';
  const job = await runImport(app, world, Buffer.concat([Buffer.from('name,age\n'), korean]), { plan });
  const message = 'Some characters couldn’t be read. Check the file’s encoding.';
  expect(job).toMatchObject({ status: 'completed', errors: [{ row: 3, field: 'name', message, code: 'undecodable' }] });
  expect(await readRows(app, world, job.id)).toEqual([
    { name: '뷁', age: 1 },
    { name: '\ufffdA', age: 2 },
  ]);
});

test.each([
  ['no model', { type: 'none' } as const],
  ['a model', { type: 'model', model: 'contacts', mode: 'insert' } as const],
])('a NUL in a cell is the same error with %s as the destination', async (_what, destination) => {
  const fields = [{ name: 'firstName', type: 'text' } as const, { name: 'email', type: 'email' } as const];
  const sent = await makeImporter(app, { fields, destination });
  const job = await runImport(app, sent, 'firstName,email\nA\0da,ada@example.com\nGrace,grace@example.com\n');
  const message = 'Some characters couldn’t be read. Check the file’s encoding.';
  expect(job).toMatchObject({ errors: [{ row: 2, field: 'firstName', message }], num_errors: 1 });
});

test('numbers with more digits than a number can hold are text, which the job reports', async () => {
  const job = await runImport(app, world, 'name,age\nAda,12345678901234567890\nBob,9007199254740993\nCy,1\n');
  const message = 'Numbers in "age" with more digits than a number can hold exactly, kept as text: 2.';
  expect(job).toMatchObject({
    status: 'completed',
    num_errors: 0,
    num_valid_rows: 3,
    findings: [{ code: 'number_precision', field: 'age', count: 2, message }],
  });
  const ages = (await readRows(app, world, job.id)).map((row) => (row as { age: unknown }).age);
  expect(ages).toEqual(['12345678901234567890', '9007199254740993', 1]);
});

test('formulas of a workbook without a stored value are reported, and cells with an error', async () => {
  const cells = '<c t="str"><v>Ada</v></c><c><f>6*6</f><v></v></c><c t="e"><v>#REF!</v></c>';
  const rows = `<row><c t="str"><v>name</v></c><c t="str"><v>age</v></c></row><row>${cells}</row>`;
  const job = await runImport(app, world, xlsxFile({ sheet: `<sheetData>${rows}</sheetData>` }));
  const findings = [
    { code: 'blank_formulas', count: 1 },
    { code: 'error_cells', count: 1 },
  ];
  expect(job).toMatchObject({ num_rows: 1, findings });
});

test('hidden rows of a workbook are imported and reported, unless the plan leaves them out', async () => {
  const xlsx = await import('xlsx');
  const sheet = xlsx.utils.aoa_to_sheet([
    ['name', 'age'],
    ['Ada', 36],
    ['Grace', 45],
  ]);
  sheet['!rows'] = [{}, { hidden: true }];
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'People');
  const bytes = new Uint8Array(xlsx.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const job = await runImport(app, world, bytes);
  expect(job).toMatchObject({
    num_rows: 2,
    findings: [{ code: 'hidden_rows', count: 1, message: expect.stringContaining('{"visible": true}') }],
  });
  expect(await runImport(app, world, bytes, { plan: '{"range":{"visible":true}}' })).toMatchObject({
    num_rows: 1,
    findings: [],
  });
});

test('merged cells of a workbook are reported, unless the plan fills them', async () => {
  const cells = (name: string, age: string): string => `<row><c t="str"><v>${name}</v></c><c>${age}</c></row>`;
  const rows = `<row><c t="str"><v>name</v></c><c t="str"><v>age</v></c></row>${cells('Ada', '<v>36</v>')}${cells('Bob', '')}`;
  const merged = '<mergeCells><mergeCell ref="B2:B3"/></mergeCells>';
  const bytes = xlsxFile({ sheet: `<sheetData>${rows}</sheetData>${merged}` });
  const stored = await runImport(app, world, bytes);
  const message = expect.stringMatching(/ 1, the first at B2\. .*\{"filled": true\}/) as string;
  expect(stored).toMatchObject({ num_rows: 2, findings: [{ code: 'merged_cells', count: 1, message }] });
  expect(await readRows(app, world, stored.id)).toMatchObject([{ age: 36 }, { name: 'Bob', age: null }]);
  const filled = await runImport(app, world, bytes, { plan: '{"range":{"filled":true}}' });
  expect(filled).toMatchObject({ num_rows: 2, findings: [] });
  expect(await readRows(app, world, filled.id)).toMatchObject([{ age: 36 }, { name: 'Bob', age: 36 }]);
});

test('a workbook is imported from the named sheet', async () => {
  const xlsx = await import('xlsx');
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([['other'], ['x']]), 'First');
  xlsx.utils.book_append_sheet(
    book,
    xlsx.utils.aoa_to_sheet([[], ['name', 'age'], ['Ada', 36], ['Grace', 'x']]),
    'People',
  );
  const bytes = new Uint8Array(xlsx.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const job = await runImport(app, world, bytes, { plan: '{"sheet":"People"}' });
  expect(job).toMatchObject({
    status: 'completed',
    errors: [{ row: 4, field: 'age', message: 'Not a number', code: 'number' }],
  });
  expect(await readRows(app, world, job.id)).toEqual([
    { name: 'Ada', age: 36 },
    { name: 'Grace', age: 'x' },
  ]);
  const { body } = await send(app, world, bytes).field('plan', '{"sheet":"Nobody"}').expect(422);
  expect(body).toMatchObject({ errors: [{ field: 'plan.sheet', message: expect.stringContaining('First, People') }] });
});

test('each event of an import is announced once, with its first rows', async () => {
  const announcing = await makeImporter(app, {
    webhook_url: 'https://receiver.example/imports',
    webhook_enabled: true,
    include_data_in_webhook: true,
    webhook_data_sample_size: 2,
    filter_invalid_rows: true,
  });
  const messages = async (): Promise<unknown[]> => {
    const rows = await app.deps.database.pool
      .selectFrom('webhook_deliveries')
      .select('body')
      .where('receiver', '=', announcing.importer.id)
      .orderBy('created_at')
      .execute();
    return rows.map(({ body }) => JSON.parse(body) as unknown);
  };
  const { body } = await send(app, announcing, 'name,email\nAda,a@b.co\n,x\nGrace,g@b.co\nAlan,c@b.co\n').expect(201);
  const { id } = body as { id: string };
  await runImportJob(app.deps, id, { signal: new AbortController().signal });
  const about = { importer_id: announcing.importer.id, import_id: id, timestamp: expect.any(String) };
  const row = { age: null };
  expect(await messages()).toEqual(
    expect.arrayContaining([
      { event: 'import.started', ...about },
      {
        event: 'import.completed',
        ...about,
        num_rows: 4,
        data: [
          { name: 'Ada', email: 'a@b.co', ...row },
          { name: 'Grace', email: 'g@b.co', ...row },
        ],
        data_truncated: true,
      },
    ]),
  );
  expect(await messages()).toHaveLength(2);
  app.queue.sent.splice(0);
});

test("files of finished imports are deleted after the importer's retention time; the job stays", async () => {
  const short = await makeImporter(app, { retention_days: 3 });
  const job = await runImport(app, short, 'name,email\nAda,x\n');
  const kept = await runImport(app, world, 'name,age\nAda,1\n');
  app.clock.now += 3 * 86_400_000 - 1000;
  await sweepEndedImports(app.deps);
  await app.queue.run();
  expect(await readRows(app, short, job.id)).toHaveLength(1);
  app.clock.now += 1000;
  await sweepEndedImports(app.deps);
  await app.queue.run();
  expect(await readRows(app, short, job.id)).toEqual([]);
  expect(await readJob(app, short, job.id)).toEqual(job);
  expect(await app.deps.files.open({ key: `imports/${job.id}/file` })).toBe(undefined);
  expect(await readRows(app, world, kept.id)).toHaveLength(1);
});

describe('by the key of the importer', () => {
  const FILE = 'name,email\nAda,ada@example.com\n';

  test('the component cancels a waiting import, and it stays canceled', async () => {
    const world = await makeImporter(app);
    const { body } = await send(app, world, FILE).expect(201);
    const path = `/api/v1/imports/key/${body.id}?importer_key=${world.importer.key}`;
    const cancelled = await app.http.delete(path).expect(200);
    expect(cancelled.body).toMatchObject({ status: 'failed', error: 'Cancelled' });
    await app.queue.run();
    expect(await readJob(app, world, body.id)).toMatchObject({ status: 'failed', num_imported_rows: 0 });
  });

  test('an import that is canceled midway reports that nothing was imported', async () => {
    const world = await makeImporter(app);
    const { body } = await send(app, world, FILE).expect(201);
    const { pool } = app.deps.database;
    await pool
      .updateTable('import_jobs')
      .set({ num_imported_rows: 7 })
      .where('id', '=', body.id as string)
      .execute();
    const path = `/api/v1/imports/key/${body.id}?importer_key=${world.importer.key}`;
    expect((await app.http.delete(path).expect(200)).body).toMatchObject({ status: 'failed', num_imported_rows: 0 });
    await app.queue.run();
  });

  test('a finished import stays unchanged', async () => {
    const world = await makeImporter(app);
    const { id } = await runImport(app, world, FILE);
    const path = `/api/v1/imports/key/${id}?importer_key=${world.importer.key}`;
    for (let time = 0; time < 2; time += 1) {
      const { body } = await app.http.delete(path).expect(200);
      expect(body).toMatchObject({ id, status: 'completed', num_imported_rows: 1 });
    }
  });

  test('the import of another importer is not found', async () => {
    const [mine, other] = [await makeImporter(app), await makeImporter(app)];
    const { body } = await send(app, other, FILE).expect(201);
    await app.http.delete(`/api/v1/imports/key/${body.id}?importer_key=${mine.importer.key}`).expect(404);
    await app.queue.run();
    expect(await readJob(app, other, body.id)).toMatchObject({ status: 'completed' });
  });

  test('an import is canceled by the key of its request when the response was lost', async () => {
    const [mine, other] = [await makeImporter(app), await makeImporter(app)];
    const once = crypto.randomUUID();
    const { body } = await send(app, mine, FILE).set('Idempotency-Key', once).expect(201);
    const pathOf = (key: string, request: string = once): string =>
      `/api/v1/imports/key/requests/${request}?importer_key=${key}`;

    await app.http.delete(pathOf(mine.importer.key, 'orders-2026-11')).expect(422);
    await app.http.delete(pathOf(other.importer.key)).expect(404);
    const cancelled = await app.http.delete(pathOf(mine.importer.key)).expect(200);
    expect(cancelled.body).toMatchObject({ id: body.id, status: 'failed', error: 'Cancelled' });
    await app.queue.run();
    expect(await readJob(app, mine, body.id)).toMatchObject({ status: 'failed', num_imported_rows: 0 });
  });

  test('a request that is withdrawn before its import exists creates none', async () => {
    const [mine, other] = [await makeImporter(app), await makeImporter(app)];
    const once = crypto.randomUUID();
    await app.http.delete(`/api/v1/imports/key/requests/${once}?importer_key=${mine.importer.key}`).expect(404);
    const { body } = await send(app, mine, FILE).set('Idempotency-Key', once).expect(409);
    expect(body).toMatchObject({ detail: 'This request was withdrawn before its import started.' });
    const jobs = await app.deps.database.pool
      .selectFrom('import_jobs')
      .select('id')
      .where('importer_id', '=', mine.importer.id)
      .execute();
    expect(jobs).toEqual([]);
    await send(app, other, FILE).set('Idempotency-Key', once).expect(201);
    await send(app, mine, FILE).set('Idempotency-Key', crypto.randomUUID()).expect(201);

    app.clock.now += 25 * 3_600_000;
    await sweepWithdrawals(app.deps);
    await send(app, mine, FILE).set('Idempotency-Key', once).expect(201);
  });
});

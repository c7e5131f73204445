import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import { eachDatabase } from '../../testing/databases.js';
import { as, makeImporter, readJob, readRows, runImport, send } from './testing/import-world.js';

const GOOD = 'Name,E-Mail,Age\nAda,ada@example.com,36\nGrace,grace@example.com,85\n';
const MIXED = `${GOOD}Alan,not an address,41\n,nobody@example.com,1\n`;

eachDatabase((kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database: kind });
  });
  afterAll(() => app.close());

  test('a file becomes rows that are read in pages', async () => {
    const world = await makeImporter(app);
    const { body } = await send(app, world, GOOD).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      importer_id: world.importer.id,
      status: 'processing',
      created_at: new Date(app.clock.now).toISOString(),
    });
    expect(await readJob(app, world, body.id)).toMatchObject({ status: 'pending', num_rows: 0 });
    await app.queue.run();
    expect(await readJob(app, world, body.id)).toEqual({
      id: body.id,
      importer_id: world.importer.id,
      status: 'completed',
      created_at: body.created_at,
      completed_at: body.created_at,
      num_rows: 2,
      num_valid_rows: 2,
      num_imported_rows: 2,
      num_errors: 0,
      errors: [],
      findings: [],
      new_options: {},
      error: null,
      progress: { phase: 'ended', percent: 100 },
      counts: null,
      counted_rows: null,
      dry_run: false,
      rolled_back_at: null,
      file_name: 'people.csv',
      user: null,
      metadata: null,
    });
    expect(await readRows(app, world, body.id)).toEqual([
      { name: 'Ada', email: 'ada@example.com', age: 36 },
      { name: 'Grace', email: 'grace@example.com', age: 85 },
    ]);
  });

  test('columns are split and joined as the plan says', async () => {
    const world = await makeImporter(app);
    const plan = {
      derived_columns: [
        { type: 'join', columns: [0, 1], separator: ' ' },
        { type: 'part', column: 2, separator: ';', part: 1, parts: 2, rest: 'last' },
      ],
      columns: [null, null, null, 'name', 'email'],
    };
    const file = 'Given,Family,Contact\nAda,Lovelace,phone; ada@example.com\nGrace,,none;nobody\n';
    const job = await runImport(app, world, file, { plan: JSON.stringify(plan) });
    expect(job).toMatchObject({ status: 'completed', num_errors: 1, errors: [{ row: 3, field: 'email' }] });
    expect(await readRows(app, world, job.id)).toMatchObject([
      { name: 'Ada Lovelace', email: 'ada@example.com' },
      { name: 'Grace', email: 'nobody' },
    ]);
    const outside = { ...plan, columns: [null, null, null, 'name', 'email', 'age'] };
    await send(app, world, file).field('plan', JSON.stringify(outside)).expect(422);
    const separator = ' '.repeat(50);
    await send(app, world, file)
      .field('plan', JSON.stringify({ derived_columns: [{ type: 'join', columns: [0], separator }] }))
      .expect(422);
  });

  const numbers = Array.from({ length: 10_000 }, (_, row) => row);
  const htmlRow = (name: string, age: string): string => `<tr><td>${name}</td><td>${age}</td></tr>`;
  const xmlRow = (name: string, age: string): string =>
    `<Row><Cell><Data ss:Type="String">${name}</Data></Cell><Cell><Data ss:Type="String">${age}</Data></Cell></Row>`;
  const SHEETS = 'urn:schemas-microsoft-com:office:spreadsheet';
  test.each([
    ['HTML', htmlRow, '<html><body><table>', '</table></body></html>'],
    [
      'XML',
      xmlRow,
      `<?xml version="1.0"?><Workbook xmlns="${SHEETS}" xmlns:ss="${SHEETS}"><Worksheet ss:Name="People"><Table>`,
      '</Table></Worksheet></Workbook>',
    ],
  ])('a large workbook in %s is imported whole', async (_what, row, start, end) => {
    const world = await makeImporter(app);
    const rows = numbers.map((age) => row(`Person ${age} of the whole table`, String(age)));
    const job = await runImport(app, world, start + row('Name', 'Age') + rows.join('') + end);
    expect(job).toMatchObject({ status: 'completed', num_rows: numbers.length });
  });

  const FINDINGS = [
    { row: 4, field: 'email', message: 'Not an email address', code: 'email' },
    { row: 5, field: 'name', message: 'A value is required', code: 'required' },
  ];

  test.each([
    [{}, {}, 4],
    [{ filter_invalid_rows: true }, {}, 2],
    [{ filter_invalid_rows: true }, { row_handling: 'include' }, 2],
    [{}, { row_handling: 'exclude' }, 2],
  ])('flags %o with plan %o import %i rows and list the errors', async (flags, plan, imported) => {
    const world = await makeImporter(app, flags);
    const job = await runImport(app, world, MIXED, { plan: JSON.stringify(plan) });
    expect(job).toMatchObject({
      status: 'completed',
      num_rows: 4,
      num_valid_rows: 2,
      num_imported_rows: imported,
      num_errors: 2,
      errors: FINDINGS,
    });
    expect(await readRows(app, world, job.id)).toHaveLength(imported);
  });

  test.each([
    [{ disable_on_invalid_rows: true }, {}],
    [{ disable_on_invalid_rows: true, filter_invalid_rows: true }, { row_handling: 'include' }],
    [{}, { row_handling: 'block' }],
    [{ filter_invalid_rows: true }, { row_handling: 'block' }],
  ])('flags %o with plan %o block a file with invalid rows', async (flags, plan) => {
    const world = await makeImporter(app, flags);
    const job = await runImport(app, world, MIXED, { plan: JSON.stringify(plan) });
    expect(job).toMatchObject({
      status: 'failed',
      error: 'Import blocked: 2 of 4 rows are invalid',
      num_rows: 4,
      num_valid_rows: 2,
      num_imported_rows: 0,
      errors: FINDINGS,
    });
    expect(await readRows(app, world, job.id)).toEqual([]);
    expect((await runImport(app, world, GOOD)).status).toBe('completed');
  });

  test('imports of others are not found', async () => {
    const world = await makeImporter(app);
    const stranger = await makeImporter(app);
    const { id } = await runImport(app, world, GOOD);
    for (const path of ['', '/errors', '/rows', '/events']) {
      const { body } = await as(stranger.owner, app.http.get(`/api/v1/imports/${id}${path}`) as never).expect(404);
      expect(body).toEqual({ detail: expect.any(String), status_code: 404 });
    }
    await as(stranger.owner, app.http.delete(`/api/v1/imports/${id}`) as never).expect(404);
    await send(app, { ...world, owner: stranger.owner }, GOOD).expect(404);
    await app.http.get(`/api/v1/imports/${id}`).expect(401);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImporterInput } from '../../../../src/protocol/index.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { as, makeImporter, readJob, readRows, runImport } from '../testing/import-world.js';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const FILE = 'Day,Price\n03/04/2024,1.234\n2024-05-06,7\n';
const FIELDS: ImporterInput['fields'] = [
  { name: 'day', type: 'date' },
  { name: 'price', type: 'number' },
];

test('undecided values are errors, never guesses, and the job names their columns', async () => {
  const world = await makeImporter(app, { fields: FIELDS });
  const job = await runImport(app, world, FILE);
  expect(job.errors).toMatchObject([
    { row: 2, field: 'day', code: 'date_ambiguous' },
    { row: 2, field: 'price', code: 'number_ambiguous' },
  ]);
  expect(job.findings).toEqual([
    {
      code: 'date_ambiguous',
      field: 'day',
      column: 'Day',
      example: '03/04/2024',
      message: expect.stringContaining('Set date_order to "dmy" or "mdy"'),
    },
    {
      code: 'number_ambiguous',
      field: 'price',
      column: 'Price',
      example: '1.234',
      message: expect.stringContaining('Set decimal to "." or ","'),
    },
  ]);
  expect(await readRows(app, world, job.id)).toEqual([
    { day: '03/04/2024', price: '1.234' },
    { day: '2024-05-06', price: 7 },
  ]);
});

test.each([{ dry_run: 'true' }, { dry_run: 'false' }])('a blocking import with %o does too', async (form) => {
  const world = await makeImporter(app, { fields: FIELDS, disable_on_invalid_rows: true });
  const job = await runImport(app, world, FILE, form);
  expect(job).toMatchObject({ status: 'failed', error: 'Import blocked: 1 of 2 rows are invalid' });
  expect(job.findings.map(({ code }) => code)).toEqual(['date_ambiguous', 'number_ambiguous']);
});

describe('the setting is taken from', () => {
  const DAY_FIRST = { day: '2024-04-03', price: 1234 };
  const MONTH_FIRST = { day: '2024-03-04', price: 1.234 };
  const comma = { name: 'price', type: 'number', decimal: ',' } as const;

  test.each<[string, Partial<ImporterInput>, object, object]>([
    ['the importer', { date_order: 'dmy', decimal: ',' }, {}, DAY_FIRST],
    ['the importer, with the other value', { dateOrder: 'mdy', decimal: '.' }, {}, MONTH_FIRST],
    ['the field', { fields: [{ name: 'day', type: 'date', date_order: 'dmy' }, comma] }, {}, DAY_FIRST],
    [
      'the field, with the other value',
      { fields: [{ name: 'day', type: 'date', dateOrder: 'dmy' }, comma] },
      {},
      DAY_FIRST,
    ],
    [
      'the field before the importer',
      { date_order: 'mdy', decimal: '.', fields: [{ name: 'day', type: 'date', date_order: 'dmy' }, comma] },
      {},
      DAY_FIRST,
    ],
    ['the plan', {}, { date_order: 'dmy', decimal: ',' }, DAY_FIRST],
    ['the plan, with the other value', {}, { dateOrder: 'mdy', decimal: '.' }, MONTH_FIRST],
    [
      'the plan before the importer',
      { date_order: 'mdy', decimal: '.' },
      { date_order: 'dmy', decimal: ',' },
      DAY_FIRST,
    ],
    [
      'the plan by column',
      { date_order: 'dmy', decimal: ',' },
      {
        date_order: 'dmy',
        formats: [
          { column: 'day', date_order: 'mdy' },
          { column: 'price', decimal: '.' },
        ],
      },
      MONTH_FIRST,
    ],
  ])('%s', async (_name, importer, plan, expected) => {
    const world = await makeImporter(app, { fields: FIELDS, ...importer });
    const job = await runImport(app, world, FILE, { plan: JSON.stringify(plan) });
    expect(job).toMatchObject({ status: 'completed', errors: [], findings: [] });
    expect((await readRows(app, world, job.id))[0]).toEqual(expected);
  });

  test('a value of the column, for the whole column', async () => {
    const world = await makeImporter(app, { fields: FIELDS });
    const job = await runImport(app, world, 'Day,Price\n03/04/2024,1.234\n31/12/2024,"1,5"\n15-Jan-18,2\n');
    expect(job).toMatchObject({ status: 'completed', errors: [], findings: [] });
    expect(await readRows(app, world, job.id)).toEqual([
      { day: '2024-04-03', price: 1234 },
      { day: '2024-12-31', price: 1.5 },
      { day: '2018-01-15', price: 2 },
    ]);
  });
});

test("the importer's settings are returned, changed, and reset to asking", async () => {
  const { owner, importer } = await makeImporter(app, { fields: FIELDS, date_order: 'dmy' });
  const path = `/api/v1/importers/${importer.id}`;
  const read = async (): Promise<unknown> => (await as(owner, app.http.get(path) as never).expect(200)).body;
  expect(await read()).toMatchObject({ date_order: 'dmy', decimal: 'ask' });
  await as(owner, app.http.put(path) as never)
    .send({ date_order: null, decimal: ',' })
    .expect(200);
  expect(await read()).toMatchObject({ date_order: 'ask', decimal: ',' });
  await as(owner, app.http.put(path) as never)
    .send({ date_order: 'ydm' })
    .expect(422);
});

test('rows sent with a key are rejected in the same way', async () => {
  const world = await makeImporter(app, { fields: FIELDS });
  const sent = { importer_key: world.importer.key, validData: [{ data: { day: '03/04/2024', price: 1.234 } }] };
  const { body } = await app.http.post('/api/v1/imports/key/process').send(sent);
  await app.queue.run();
  const job = await readJob(app, world, (body as { import_id: string }).import_id);
  expect(job.errors.map(({ code }) => code)).toEqual(['date_ambiguous']);
  expect(job.findings).toMatchObject([{ field: 'day', column: 'day' }]);
});

test('a phone field accepts numbers of its country', async () => {
  const world = await makeImporter(app, { fields: [{ name: 'phone', type: 'phone', country: 'US' }] });
  const file = 'phone\n(212) 555-0123\n2024-01-31\n192.168.1.1\n123-45-6789\n0000000\n12345678\n';
  const job = await runImport(app, world, file);
  expect(job.errors.map(({ row }) => row)).toEqual([3, 4, 5, 6, 7]);
});

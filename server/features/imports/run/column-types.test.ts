import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImporterInput } from '../../../../src/protocol/index.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { makeImporter, readRows, runImport } from '../testing/import-world.js';

const FIELDS: ImporterInput['fields'] = [
  { name: 'at', type: 'datetime' },
  { name: 'opens', type: 'time' },
  { name: 'price', type: 'currency', currency: 'EUR' },
  { name: 'share', type: 'percent' },
  { name: 'site', type: 'url' },
  { name: 'id', type: 'uuid' },
  { name: 'account', type: 'iban' },
  { name: 'country', type: 'country' },
];
const GOOD =
  '31/01/2024 9:05 pm,22 Uhr,€5.50,12.5 %,HTTPS://Example.com,{6F9619FF-8B86-D011-B42D-00CF4FC964FF},DE89 3704 0044 0532 0130 00,Japan';
const BAD = 'soon,25:00,$5,much,www.example.com,12,DE88 3704 0044 0532 0130 00,Atlantis';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('fields of every type are imported and checked', async () => {
  const world = await makeImporter(app, { fields: FIELDS, filter_invalid_rows: true });
  const header = FIELDS.map(({ name }) => name).join(',');
  const job = await runImport(app, world, `${header}\n${GOOD}\n${BAD}\n`);
  expect(job).toMatchObject({ status: 'completed', num_rows: 2, num_valid_rows: 1 });
  expect(job.errors.map(({ code }) => code)).toEqual([
    ...['datetime', 'time', 'wrong_currency', 'percent', 'url', 'uuid', 'iban', 'country'],
  ]);
  expect(await readRows(app, world, job.id)).toMatchObject([
    {
      at: '2024-01-31T21:05:00',
      opens: '22:00:00',
      price: 5.5,
      share: 12.5,
      site: 'https://example.com/',
      id: '6f9619ff-8b86-d011-b42d-00cf4fc964ff',
      account: 'DE89370400440532013000',
      country: 'JP',
    },
  ]);
});

test('a currency is a code of three letters', async () => {
  const fields: ImporterInput['fields'] = [{ name: 'price', type: 'currency', currency: 'Euro' }];
  await expect(makeImporter(app, { fields })).rejects.toThrow('422');
});

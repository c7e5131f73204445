import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldColumn, wirePlan } from '../../../../src/protocol/index.js';
import type { ImporterInput } from '../../../../src/protocol/index.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { browserImport } from '../testing/browser-import.js';
import { makeImporter, readRows, runImport } from '../testing/import-world.js';

const FIELDS: ImporterInput['fields'] = [
  { name: 'plan', type: 'select', options: ['free', 'pro'], allow_new_options: true },
  { name: 'state', type: 'select', options: ['open'] },
];
const FILE = new TextEncoder().encode('plan,state\nVIP,open\nvip,open\nVPI,open\ntrial,open\npro,gone\n');
const MATCHES = [
  { column: 'plan', from: 'VIP', to: 'VIP' },
  { column: 'plan', from: 'VPI', to: 'VIP' },
  { column: 'state', from: 'gone', to: 'gone' },
];

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('a plan adds options to the fields that allow it, with the verdicts of the browser', async () => {
  const world = await makeImporter(app, { fields: FIELDS, include_unmatched_columns: true });
  const columns = FIELDS.map(fieldColumn);
  const browser = (await browserImport(FILE, { columns, optionMatches: MATCHES }))!;
  expect(browser.counts).toEqual({ all: 5, valid: 3, invalid: 2 });
  const job = await runImport(app, world, FILE, { plan: JSON.stringify(wirePlan(browser.plan)) });
  expect(job).toMatchObject({ status: 'completed', num_rows: 5, num_valid_rows: 3, errors: browser.errors });
  expect(job.new_options).toEqual({ plan: ['VIP'] });
  const rows = await readRows(app, world, job.id);
  expect(rows).toEqual(browser.rows);
  expect(rows.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => ({ plan: 'VIP', state: 'open', _unmatched: {} })));
});

import { afterAll, beforeAll, expect } from 'vitest';
import { fieldColumn, wirePlan } from '../../../../src/protocol/index.js';
import type { ImporterInput } from '../../../../src/protocol/index.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { browserImport } from './browser-import.js';
import type { BrowserImport, BrowserOptions } from './browser-import.js';
import { makeImporter, readJob, readRows, send } from './import-world.js';
import type { ImportWorld } from './import-world.js';

const FIELDS: ImporterInput['fields'] = [
  { name: 'c0', type: 'text', validators: [{ type: 'required' }, { type: 'unique' }] },
  { name: 'c1', type: 'number', validators: [{ type: 'min', value: 0 }] },
  { name: 'c2', type: 'date', transformations: [{ type: 'normalize_date' }] },
  { name: 'c3', type: 'email', transformations: [{ type: 'lowercase' }] },
  { name: 'c4', type: 'custom_regex', pattern: '[A-Z].*', transformations: [{ type: 'default', value: 'None' }] },
];
const COLUMNS = FIELDS.map(fieldColumn);

type ExpectSame = (
  bytes: Uint8Array<ArrayBuffer>,
  options?: Partial<BrowserOptions>,
) => Promise<BrowserImport | undefined>;

/**
 * Expects the server to validate a file like the browser, with the plan the browser made. Resolves with the import of the
 * browser; with `undefined` if neither could read the file.
 */
export function expectSameValidation(): ExpectSame {
  let app: TestApp;
  let world: ImportWorld;
  beforeAll(async () => {
    app = await buildTestApp();
    world = await makeImporter(app, { fields: FIELDS, include_unmatched_columns: true });
  });
  afterAll(() => app.close());
  return (bytes, options = {}) => expectSame({ app, world }, bytes, options);
}

async function expectSame(
  { app, world }: { readonly app: TestApp; readonly world: ImportWorld },
  bytes: Uint8Array<ArrayBuffer>,
  options: Partial<BrowserOptions>,
): Promise<BrowserImport | undefined> {
  const browser = await browserImport(bytes, { columns: COLUMNS, ...options });
  if (!browser) {
    const { status } = await send(app, world, bytes);
    expect([400, 413, 422]).toContain(status);
    return undefined;
  }
  const { body, status } = await send(app, world, bytes).field('plan', JSON.stringify(wirePlan(browser.plan)));
  expect({ status, body: body as unknown }).toMatchObject({ status: 201 });
  await app.queue.run();
  const job = await readJob(app, world, (body as { id: string }).id);
  expect(job).toMatchObject({
    status: 'completed',
    num_rows: browser.counts.all,
    num_valid_rows: browser.counts.valid,
    num_imported_rows: browser.rows.length,
    num_errors: browser.errors.length,
    errors: browser.errors.slice(0, 1000),
  });
  expect(await readRows(app, world, job.id, { limit: 1000 })).toEqual(browser.rows);
  return browser;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldColumn, wirePlan } from '../../../../src/protocol/index.js';
import type { ImporterInput } from '../../../../src/protocol/index.js';
import type { Operation } from '../../../../src/engine/full.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { browserImport } from '../testing/browser-import.js';
import type { BrowserOptions } from '../testing/browser-import.js';
import { makeImporter, readJob, readRows, send } from '../testing/import-world.js';
import type { ImportWorld } from '../testing/import-world.js';

/* What the server says of a file is what a browser said of it, with the plan that the browser made. */

const FIELDS: ImporterInput['fields'] = [
  { name: 'c0', type: 'text', validators: [{ type: 'required' }, { type: 'unique' }] },
  { name: 'c1', type: 'number', validators: [{ type: 'min', value: 0 }] },
  { name: 'c2', type: 'date', transformations: [{ type: 'normalize_date' }] },
  { name: 'c3', type: 'email', transformations: [{ type: 'lowercase' }] },
  { name: 'c4', type: 'custom_regex', pattern: '[A-Z].*', transformations: [{ type: 'default', value: 'None' }] },
];
const COLUMNS = FIELDS.map(fieldColumn);

let app: TestApp;
let world: ImportWorld;
beforeAll(async () => {
  app = await buildTestApp();
  world = await makeImporter(app, { fields: FIELDS, include_unmatched_columns: true });
});
afterAll(() => app.close());

async function expectSame(bytes: Uint8Array<ArrayBuffer>, options: Partial<BrowserOptions> = {}): Promise<boolean> {
  const browser = await browserImport(bytes, { columns: COLUMNS, ...options });
  if (!browser) {
    const { status } = await send(app, world, bytes);
    expect([400, 413, 422]).toContain(status);
    return false;
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
  return true;
}

const CORPORA = '../shared/corpora';

/** So many files of a folder, spread over all of them. */
function filesOf(folder: string, pattern: RegExp, most: number): readonly string[] {
  const names = readdirSync(join(CORPORA, folder), { recursive: true, encoding: 'utf8' });
  const found = names.filter((name) => pattern.test(name)).toSorted();
  const step = Math.max(1, Math.ceil(found.length / most));
  return found.filter((_name, index) => index % step === 0).map((name) => join(CORPORA, folder, name));
}

describe.skipIf(!existsSync(CORPORA))('files of others', () => {
  const sets = [
    ['encodings of countries', 'encoding-csv-countries', /\.csv$/, 12],
    ['encodings', 'encoding-node-chardet', /validation\/.*\.bin$/, 10],
    ['dialects', 'duckdb-csv', /\.(?:csv|tsv|txt)$/, 20],
    ['tables', 'frictionless-data', /\.csv$/, 12],
    ['spectrum', 'csv-spectrum', /\.csv$/, 20],
    ['workbooks', 'xlsx-features', /\.(?:xlsx|xls|xlsb|ods)$/, 8],
    ['hostile workbooks', 'xlsx-hostile', /\.(?:xlsx|xls|xlsb)$/, 6],
  ] as const;

  test.each(sets)('%s', { timeout: 300_000 }, async (_name, folder, pattern, most) => {
    const files = filesOf(folder, pattern, most);
    expect(files.length).toBeGreaterThan(3);
    let imported = 0;
    for (const file of files) {
      const bytes = new Uint8Array(readFileSync(file));
      if (bytes.length > 2_000_000) continue;
      const isSame = await expectSame(bytes).catch((error: unknown) => {
        throw new Error(`${file} is judged otherwise`, { cause: error });
      });
      if (isSame) imported += 1;
    }
    if (folder !== 'xlsx-hostile') expect(imported).toBeGreaterThan(3);
  });
});

const cell = fc.oneof(
  fc.constantFrom('', ' ', 'Ada', 'ÄÖÜ', '1', '1,5', '1.234,50', '-3', '1e5', '31.12.2024', '12/31/2024', '2024-02-30'),
  fc.constantFrom(
    'a@b.co',
    'A@B.CO',
    'nowhere',
    '=1+1',
    '"',
    '""',
    'a;b',
    'a,b',
    'a\tb',
    'line\nbreak',
    '\r',
    '日本',
    '0x10',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }).map((text) => text.replaceAll('\0', '')),
);

const file = fc.record({
  header: fc.boolean(),
  rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 60 }),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  newline: fc.constantFrom('\n', '\r\n'),
  encoding: fc.constantFrom('utf8', 'utf16le', 'latin1'),
  mark: fc.boolean(),
  edits: fc.array(fc.record({ row: fc.nat(80), column: fc.nat(4), value: cell, isDeletion: fc.boolean() }), {
    maxLength: 5,
  }),
});

type Made = typeof file extends fc.Arbitrary<infer T> ? T : never;

function write({ header, rows, delimiter, newline, encoding, mark }: Made): Uint8Array<ArrayBuffer> {
  const quoted = (text: string): string =>
    /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = [...(header ? [['c0', 'c1', 'c2', 'c3', 'c4']] : []), ...rows];
  const text = lines.map((cells) => cells.map(quoted).join(delimiter)).join(newline);
  const hasMark = mark && encoding !== 'latin1';
  return new Uint8Array(Buffer.from((hasMark ? '\uFEFF' : '') + text, encoding as BufferEncoding));
}

function operationsOf({ edits }: Made, rowCount: number): readonly Operation[] {
  return edits
    .filter(({ row }) => row < rowCount)
    .map(({ row, column, value, isDeletion }): Operation =>
      isDeletion ? { type: 'delete-rows', rows: [row] } : { type: 'set-cell', row, column: `c${column}`, value },
    );
}

test('files that were made up, with edits', { timeout: 300_000 }, async () => {
  let imported = 0;
  await fc.assert(
    fc.asyncProperty(file, async (made) => {
      const isSame = await expectSame(write(made), { operations: (rowCount) => operationsOf(made, rowCount) });
      if (isSame) imported += 1;
    }),
    { numRuns: 40 },
  );
  expect(imported).toBeGreaterThan(10);
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Field, WirePlan } from '../../../../src/protocol/index.js';
import { zipFile } from '../../../../src/engine/testing/zip-file.js';
import { xlsxFile } from '../../../../src/engine/testing/xlsx-file.js';
import type { ImportSettings } from '../tables.js';
import { CHECK_FILE } from './check-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-check-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const FIELDS: readonly Field[] = [
  { name: 'name', type: 'string', validators: [{ type: 'required' }] },
  { name: 'age', type: 'number' },
];

interface Given {
  readonly plan?: WirePlan;
  readonly mapping?: ImportSettings['mapping'];
  readonly rowLimit?: number;
}

/** Checks a file as a whole, as a thread does. */
async function check(content: string | Uint8Array<ArrayBuffer>, { plan = {}, mapping = null, rowLimit }: Given = {}) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const settings: ImportSettings = {
    fields: FIELDS,
    plan,
    mapping,
    row_handling: 'include',
    include_unmatched_columns: false,
    destination: { type: 'none' },
  };
  return CHECK_FILE.run({ name: 'people.csv', settings, head: bytes, paths: [path], rowLimit, folder });
}

const workbook = (...rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> => {
  const cells = (texts: readonly string[]): string => texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('');
  return xlsxFile({ sheet: `<sheetData>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData>` });
};
const PEOPLE = workbook(['Name', 'Age'], ['Ada', '36'], ['Bob', '41']);

describe('a file that is checked before it is imported', () => {
  test.each<[what: string, content: string | Uint8Array<ArrayBuffer>, given: Given]>([
    ['text with the fields as names', 'Name,Age\nAda,36\n', {}],
    ['text with a mapping', 'A,B\nAda,36\n', { mapping: { A: 'name' } }],
    ['text with as many rows as allowed', 'Name\nAda\nBob\n', { rowLimit: 2 }],
    ['text in the layout of the plan', 'Name;Age\nAda;36\n', { plan: { dialect: { delimiter: ';' }, sheet: null } }],
  ])('can be %s', async (_what, content, given) => {
    expect(await check(content, given)).toBeUndefined();
  });

  test('can be a workbook, whose sheet becomes text', async () => {
    const sheet = await check(PEOPLE, { rowLimit: 2 });
    expect(sheet).toEqual({
      name: 'Data',
      path: join(folder, 'sheet'),
      hiddenRows: 0,
      blankFormulas: 0,
      errorCells: 0,
      merged: [],
      unfilled: null,
    });
    expect(await readFile(sheet!.path, 'utf8')).toBe('Name,Age\nAda,36\nBob,41\n');
    expect(await check(PEOPLE, { plan: { sheet: 'Data' } })).toEqual(sheet);
  });

  test('can be a workbook in any layout, because its text has one of its own', async () => {
    expect(await check(PEOPLE, { plan: { dialect: { delimiter: ';', encoding: 'utf-16le' } } })).toBeDefined();
  });

  const beyondExcel = xlsxFile({
    sheet: '<sheetData><row r="1048577"><c r="A1048577"><v>1</v></c></row></sheetData>',
  });
  test.each<[what: string, content: string | Uint8Array<ArrayBuffer>, given: Given, error: object]>([
    ['is empty', '', {}, { status: 422, details: [{ field: 'file' }] }],
    ['is not a table', Uint8Array.from({ length: 600 }, (_, at) => at % 7), {}, { details: [{ field: 'file' }] }],
    ['lacks a required field', 'Age\n36\n', {}, { status: 422, details: [{ field: 'mapping' }] }],
    [
      'lacks a mapped column',
      'Name\nAda\n',
      { mapping: { Gone: 'name' } },
      { details: [{ field: 'mapping.Gone' }, {}] },
    ],
    ['has too many rows', 'Name\nAda\nBob\n', { rowLimit: 1 }, { code: 'PAYLOAD_TOO_LARGE', status: 413 }],
    [
      'is a workbook without the sheet',
      PEOPLE,
      { plan: { sheet: 'Gone' } },
      { status: 422, details: [{ field: 'plan.sheet' }] },
    ],
    ['is a workbook that lacks a required field', workbook(['Age'], ['36']), {}, { details: [{ field: 'mapping' }] }],
    [
      'is text, but the plan names a sheet',
      'Name\nAda\n',
      { plan: { sheet: 'Data' } },
      { status: 422, details: [{ field: 'plan.sheet' }] },
    ],
    [
      'lacks columns that the plan joins or splits',
      'Name,Age\nAda,36\n',
      {
        plan: {
          derived_columns: [
            { type: 'join', columns: [1, 0], separator: ' ' },
            { type: 'join', columns: [1, 2, 3], separator: ' ' },
            { type: 'part', column: 2, separator: ' ', part: 0, parts: 2, rest: 'last' },
          ],
        },
      },
      {
        status: 422,
        details: [{ field: 'plan.derived_columns.1.columns' }, { field: 'plan.derived_columns.2.column' }],
      },
    ],
    ['is a workbook with too many rows', PEOPLE, { rowLimit: 1 }, { code: 'PAYLOAD_TOO_LARGE' }],
    ['is a damaged workbook', beyondExcel, {}, { code: 'BAD_REQUEST', status: 400 }],
    [
      'begins like a zip but is not one',
      'PK\u0003\u0004, a text that goes on',
      {},
      { code: 'BAD_REQUEST', status: 400 },
    ],
    ['is a workbook that was cut off', PEOPLE.slice(0, 200), {}, { code: 'BAD_REQUEST', status: 400 }],
    ['is a zip of other files', zipFile([{ name: 'a.txt', content: 'a' }]), {}, { status: 422 }],
  ])('is refused if it %s', async (_what, content, given, error) => {
    await expect(check(content, given)).rejects.toMatchObject(error);
  });
});

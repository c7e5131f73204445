import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImportError } from '../../../../src/protocol/index.js';
import { openFileStore } from '../../../platform/files/open-file-store.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { blockedChange, engineErrors, openErrorList, rowsChange } from './error-list.js';
import type { ErrorList } from './error-list.js';

let folder = '';
let files: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-errors-'));
  files = await openFileStore('file:', { dataDir: folder, environment: {} });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const error = (row: number, field = 'name'): ImportError => ({ row, field, message: `Wrong in ${row}.` });
const list = (): ErrorList => openErrorList(files, { key: 'errors', folder, signal: new AbortController().signal });

async function stored(): Promise<readonly ImportError[]> {
  const file = await files.open({ key: 'errors' });
  const lines = (await text(file!.body)).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as ImportError);
}

describe('the errors of an import', () => {
  test('are counted, also by row', async () => {
    const errors = list();
    await errors.add([error(2), error(2, 'age'), error(3)]);
    await errors.add([error(3, 'age'), error(7)]);
    expect(errors).toMatchObject({ count: 5, rows: 3, key: 'errors' });
    await errors.end();
    expect(await stored()).toEqual(errors.first);
    expect(errors.first).toHaveLength(5);
  });

  test('are in the order of rows, whatever found them', async () => {
    const errors = list();
    await errors.add([error(3), error(3, 'age'), error(9)]);
    await errors.addRefusals('intake', [error(2, 'a'), error(3, 'b'), error(10, 'c')]);
    await errors.addRefusals('comparison', [error(5, 'd')]);
    await errors.addRefusals('comparison', [error(2001, 'e')]);
    await errors.end();
    const places = errors.first.map(({ row, field, code = '-' }) => `${row} ${field} ${code}`);
    expect(places).toEqual([
      ...['2 a rejected', '3 name -', '3 age -', '3 b rejected', '5 d rejected', '9 name -', '10 c rejected'],
      '2001 e rejected',
    ]);
    expect(await stored()).toEqual(errors.first);
    expect(errors).toMatchObject({ count: 8, rows: 6 });
  });

  test('name the rows that the destination rejected, once for a cell that already had one', async () => {
    const errors = list();
    const found = { ...error(3), message: 'Missing.', code: 'required' };
    await errors.add([found, { ...found, field: 'age' }, { ...found, row: 5 }]);
    await errors.addRefusals('intake', [error(3), error(4)]);
    await errors.end();
    expect(errors.first).toEqual([
      { ...found, code: 'rejected' },
      { ...found, field: 'age' },
      { ...error(4), code: 'rejected' },
      { ...found, row: 5 },
    ]);
    expect(await stored()).toEqual(errors.first);
    expect(errors).toMatchObject({ count: 4, rows: 3 });
  });

  test('are merged from long lists', async () => {
    const errors = list();
    const every = (step: number, start: number): ImportError[] =>
      Array.from({ length: 3000 }, (_, at) => error(start + step * at));
    await errors.add(every(2, 2));
    await errors.addRefusals('intake', every(2, 3));
    await errors.end();
    expect((await stored()).map(({ row }) => row)).toEqual(Array.from({ length: 6000 }, (_, at) => at + 2));
    expect(errors.first).toEqual((await stored()).slice(0, 1000));
  });

  test('are not stored if there are none', async () => {
    const errors = list();
    await errors.add([]);
    await errors.end();
    await errors.discard();
    expect(errors).toMatchObject({ count: 0, rows: 0, first: [], key: null });
    expect(await files.open({ key: 'errors' })).toBeUndefined();
  });

  test('are removed with what an attempt has written', async () => {
    const errors = list();
    await errors.add([error(2)]);
    await errors.end();
    await errors.discard();
    expect(await files.open({ key: 'errors' })).toBeUndefined();
  });

  test('are stored with the job up to the thousandth', async () => {
    const errors = list();
    const many = Array.from({ length: 999 }, (_, at) => error(at + 2));
    await errors.add(many);
    await errors.add([error(2001), error(2002)]);
    await errors.add([error(2003)]);
    await errors.end();
    expect(errors.first).toEqual([...many, error(2001)]);
    expect(errors).toMatchObject({ count: 1002, rows: 1002 });
    expect(rowsChange(errors, { all: 1010, valid: 8, invalid: 1002 })).toEqual({
      num_rows: 1010,
      num_valid_rows: 8,
      num_errors: 1002,
      errors_key: 'errors',
      findings: '[]',
      errors: JSON.stringify(errors.first),
    });
  });

  test('that block an import fail it', () => {
    const change = blockedChange(list(), { all: 5, valid: 3, invalid: 2 });
    expect(change).toMatchObject({
      status: 'failed',
      error: 'Import blocked: 2 of 5 rows are invalid',
      num_rows: 5,
      num_valid_rows: 3,
      errors_key: null,
    });
  });
});

test('the errors of the engine come in pages, without warnings', async () => {
  const asked: unknown[] = [];
  const row = (number: number) => ({
    number,
    issues: [
      { code: 'required', severity: 'error', column: 'name', params: {} },
      { code: 'custom', severity: 'warning', column: 'name', message: 'Sure?', params: {} },
      { code: 'custom', severity: 'error', column: null, message: 'Wrong.', params: {} },
    ],
  });
  const engine = {
    call: async (_name: string, params: { readonly start: number }) => {
      asked.push(params);
      return params.start === 0 ? [row(2), row(3)] : [row(1500)];
    },
  };
  const pages: (readonly ImportError[])[] = [];
  for await (const page of engineErrors(engine as never, 1001)) pages.push(page);
  expect(asked).toEqual([
    { start: 0, count: 1000 },
    { start: 1000, count: 1000 },
  ]);
  expect(pages.map((page) => page.map(({ row: at, field }) => `${at} ${field}`))).toEqual([
    ['2 name', '2 ', '3 name', '3 '],
    ['1500 name', '1500 '],
  ]);
  expect(pages[0]?.[1]).toEqual({ row: 2, field: '', message: 'Wrong.', code: 'custom' });
});

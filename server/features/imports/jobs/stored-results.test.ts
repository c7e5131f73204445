import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportError } from '../../../../src/protocol/index.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { planKeyOf } from '../import-job.js';
import { makeImporter, send } from '../testing/import-world.js';
import type { ImportWorld } from '../testing/import-world.js';
import { readErrors, readPlan, readRows } from './read-results.js';

let app: TestApp;
let world: ImportWorld;
beforeAll(async () => {
  app = await buildTestApp();
  world = await makeImporter(app);
});
afterAll(() => app.close());

const { signal } = new AbortController();
const error = (row: number, message = 'Wrong.'): ImportError => ({ row, field: 'name', message });
const ERRORS = [error(2), error(3), error(4)];

/** An import with these values, and lines in files of the store. */
async function importOf(change: object, files: Readonly<Record<string, readonly object[]>> = {}): Promise<string> {
  const { body } = await send(app, world, 'name\nAda\n').expect(201);
  const { id } = body as { id: string };
  await app.deps.database.pool.updateTable('import_jobs').set(change).where('id', '=', id).execute();
  for (const [key, lines] of Object.entries(files)) {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    await app.deps.files.put({ key, body: Readable.from([Buffer.from(text)]), signal });
  }
  return id;
}

describe('the errors of an import', () => {
  const read = async (id: string, range: { skip?: number; limit: number }): Promise<readonly ImportError[]> => {
    const errors: ImportError[] = [];
    for await (const each of await readErrors(app.deps, 'all', { id, ...range, signal })) errors.push(each);
    return errors;
  };

  test.each([
    [{ limit: 9 }, [2, 3, 4]],
    [{ limit: 3 }, [2, 3, 4]],
    [{ limit: 2 }, [2, 3]],
    [{ skip: 1, limit: 1 }, [3]],
    [{ skip: 2, limit: 5 }, [4]],
    [{ skip: 3, limit: 5 }, []],
  ])('are read from the job where it has all: %j', async (range, rows) => {
    const id = await importOf({ errors: JSON.stringify(ERRORS) });
    expect((await read(id, range)).map(({ row }) => row)).toEqual(rows);
  });

  test('are read from the store where the job has too few', async () => {
    const errors = JSON.stringify(ERRORS.slice(0, 2));
    const id = await importOf({ errors, errors_key: 'some-errors' }, { 'some-errors': ERRORS });
    expect(await read(id, { limit: 3 })).toEqual(ERRORS);
    expect(await read(id, { skip: 1, limit: 9 })).toEqual(ERRORS.slice(1));
    await app.deps.files.delete({ key: 'some-errors' });
    expect(await read(id, { limit: 2 })).toEqual(ERRORS.slice(0, 2));
    await expect(read(id, { limit: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('may have any letters at the borders of chunks', async () => {
    const long = Array.from({ length: 6 }, (_, at) => error(at + 2, 'ß€'.repeat(9000 + at)));
    const id = await importOf({ errors_key: 'long-errors' }, { 'long-errors': long });
    expect(await read(id, { limit: 99 })).toEqual(long);
  });

  test('are those of imports in scope', async () => {
    const id = await importOf({ num_rows: 1 });
    const reading = readErrors(app.deps, { importer: id }, { id, limit: 1, signal });
    await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('an import without stored rows has an empty page', async () => {
  const query = { cursor: undefined, limit: 10, signal };
  expect(await readRows(app.deps, 'all', { id: await importOf({ num_rows: 1 }), ...query })).toEqual({
    rows: [],
    next_cursor: null,
  });
  const id = await importOf({ rows_key: 'some-rows' }, { 'some-rows': [{ name: 'Ada' }] });
  expect(await readRows(app.deps, 'all', { id, ...query })).toEqual({ rows: [{ name: 'Ada' }], next_cursor: null });
});

test('only a completed dry run has a plan', async () => {
  const query = { cursor: undefined, limit: 10, signal };
  for (const [dry_run, status] of [
    [true, 'processing'],
    [true, 'failed'],
    [false, 'completed'],
  ] as const) {
    const id = await importOf({ dry_run, status });
    await expect(readPlan(app.deps, 'all', { id, ...query })).rejects.toMatchObject({ code: 'CONFLICT' });
  }
  const id = await importOf({ dry_run: true, status: 'completed' });
  const key = planKeyOf({ id, lease_token: 0 });
  await app.deps.files.put({ key, body: Readable.from([Buffer.from('{"row":2}\n')]), signal });
  expect(await readPlan(app.deps, 'all', { id, ...query })).toEqual({ lines: [{ row: 2 }], next_cursor: null });
});

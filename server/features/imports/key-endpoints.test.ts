import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import { PART_SIZE, sweepUploads } from './receive/uploads.js';
import { makeImporter, readJob, readRows } from './testing/import-world.js';
import type { ImportWorld } from './testing/import-world.js';

const KEY = '/api/v1/imports/key';
const GOOD = 'Name,E-Mail,Age\nAda,ada@example.com,36\n';

let app: TestApp;
let world: ImportWorld;
let key: string;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await makeImporter(app);
  ({ key } = world.importer);
});

const idOf = (body: unknown): string => (body as { id: string }).id;

async function storedParts(): Promise<string[]> {
  const names = await readdir(join(app.deps.config.dataDir, 'files/imports/uploads'), { recursive: true }).catch(
    () => [],
  );
  return names.filter((name) => name.includes('/'));
}

describe('upload', () => {
  test('the key is sufficient, and gives access only to its own imports', async () => {
    const { body } = await app.http
      .post(`${KEY}/upload`)
      .attach('file', Buffer.from(`${GOOD},x,x\n`), 'people.csv')
      .field('importer_key', key)
      .field('plan', '{"row_handling":"exclude"}')
      .expect(201);
    expect(body).toMatchObject({ importer_id: world.importer.id, status: 'processing' });
    await app.queue.run();
    const id = idOf(body);
    const job = await app.http.get(`${KEY}/${id}?importer_key=${key}`).expect(200);
    expect(job.body).toEqual(await readJob(app, world, id));
    expect(job.body).toMatchObject({ status: 'completed', num_imported_rows: 1, num_errors: 3 });
    const errors = await app.http.get(`${KEY}/${id}/errors?importer_key=${key}&limit=2`).expect(200);
    expect(errors.body).toEqual((job.body as { errors: object[] }).errors.slice(0, 2));

    const other = await makeImporter(app);
    for (const rest of ['', '/errors', '/events']) {
      await app.http.get(`${KEY}/${id}${rest}?importer_key=${other.importer.key}`).expect(404);
      await app.http.get(`${KEY}/${id}${rest}?importer_key=${randomUUID()}`).expect(404);
      await app.http.get(`${KEY}/${id}${rest}`).expect(422);
    }
    // Rows are for the owner.
    await app.http.get(`/api/v1/imports/${id}/rows?importer_key=${key}`).expect(401);
  });

  test('requests without a key, with a wrong one, or from a page that is not allowed', async () => {
    const post = (path = ''): ReturnType<typeof app.http.post> => app.http.post(`${KEY}/upload${path}`);
    await post().attach('file', Buffer.from(GOOD), 'a.csv').expect(422);
    await post().field('importer_key', randomUUID()).attach('file', Buffer.from(GOOD), 'a.csv').expect(404);
    await post(`?importer_key=${randomUUID()}`).attach('file', Buffer.from(GOOD), 'a.csv').expect(404);
    const closed = await makeImporter(app, { allowed_origins: ['https://shop.example'] });
    const from = (origin: string): ReturnType<typeof app.http.post> =>
      post()
        .set('Origin', origin)
        .field('importer_key', closed.importer.key)
        .attach('file', Buffer.from(GOOD), 'a.csv');
    await from('https://evil.example').expect(403);
    await from('https://shop.example').expect(201);
  });

  test('live until the end', async () => {
    const { body } = await app.http
      .post(`${KEY}/upload`)
      .field('importer_key', key)
      .attach('file', Buffer.from(GOOD), 'a.csv');
    const id = idOf(body);
    const listening = app.http.get(`${KEY}/${id}/events?importer_key=${key}`).then(({ text, headers }) => {
      expect(headers['content-type']).toMatch(/^text\/event-stream/);
      return text;
    });
    await app.queue.run();
    const text = await listening;
    const messages = text.trim().split('\n\n');
    const states = messages.map((message) => JSON.parse(message.slice('data: '.length)) as object);
    expect(states.at(-1)).toEqual(await readJob(app, world, id));
    // For a finished import only the final state is sent.
    const again = await app.http.get(`${KEY}/${id}/events?importer_key=${key}`).expect(200);
    expect(again.text).toBe(`${messages.at(-1)}\n\n`);
  });
});

describe('process', () => {
  const post = (body: object): ReturnType<typeof app.http.post> =>
    app.http.post(`${KEY}/process`).send({ importer_key: key, ...body });

  test('rows as the published client sends them', async () => {
    const { body } = await post({
      validData: [
        { data: { name: 'Ada, Countess', email: 'ada@example.com', age: '36' }, unmapped_data: {} },
        { data: { name: 'Not "really" valid', email: 'nowhere', age: '' }, unmapped_data: {} },
      ],
      invalidData: [],
      columnMapping: { 0: 'name', 1: 'email', 2: 'age' },
      context: { tenant: 7 },
    }).expect(201);
    expect(body).toEqual({
      success: true,
      import_id: expect.any(String),
      id: expect.any(String),
      status: 'processing',
    });
    await app.queue.run();
    const job = await readJob(app, world, idOf(body));
    expect(job).toMatchObject({
      status: 'completed',
      num_rows: 2,
      errors: [{ row: 3, field: 'email', message: 'Not an email address', code: 'email' }],
      metadata: { tenant: 7 },
    });
    expect(await readRows(app, world, job.id)).toEqual([
      { name: 'Ada, Countess', email: 'ada@example.com', age: 36 },
      { name: 'Not "really" valid', email: 'nowhere', age: null },
    ]);
  });

  test('JSON values, fields that some rows lack, and unmatched columns', async () => {
    const wide = await makeImporter(app, { include_unmatched_columns: true });
    const { body } = await post({
      importer_key: wide.importer.key,
      validData: [
        { data: { name: 'constructor', age: 1234.5 }, unmapped_data: { shoe: 38, constructor: 'x' } },
        { data: { name: 'line\nbreak', age: 1e21 } },
      ],
      user: { id: 1 },
      metadata: { a: [2] },
    }).expect(201);
    await app.queue.run();
    expect(await readJob(app, wide, idOf(body))).toMatchObject({
      status: 'completed',
      user: { id: 1 },
      metadata: { a: [2] },
    });
    expect(await readRows(app, wide, idOf(body))).toEqual([
      { name: 'constructor', email: null, age: 1234.5, _unmatched: { shoe: '38', constructor: 'x' } },
      { name: 'line\nbreak', email: null, age: 1e21, _unmatched: { shoe: null, constructor: null } },
    ]);
  });

  test('a number stays a number, whatever text other rows have instead', async () => {
    const { body } = await post({
      validData: [
        { data: { name: 'a', age: 1.234 } },
        { data: { name: 'b', age: 1e-7 } },
        { data: { name: 'c', age: '' } },
      ],
      invalidData: [{ data: { name: 'd', age: 'about 1,5' } }],
    }).expect(201);
    await app.queue.run();
    const rows = await readRows(app, world, idOf(body));
    expect(rows).toMatchObject([{ age: 1.234 }, { age: 1e-7 }, { age: null }, { age: 'about 1,5' }]);
  });

  test('a small body cannot expand into a huge file', async () => {
    const validData = Array.from({ length: 10_000 }, (_, at) => ({
      data: { name: 'x' },
      unmapped_data: { [`column ${at}`]: '' },
    }));
    const { body } = await post({ validData }).expect(413);
    expect(body).toMatchObject({ detail: expect.stringContaining('too many different columns') });
  });

  test("the server ignores the browser's validation result", async () => {
    const strict = await makeImporter(app, { disable_on_invalid_rows: true });
    const { body } = await post({ importer_key: strict.importer.key, validData: [{ data: { name: '', email: 'x' } }] });
    await app.queue.run();
    const job = await readJob(app, strict, idOf(body));
    expect(job).toMatchObject({ status: 'failed', error: 'Import blocked: 1 of 1 rows are invalid' });
  });

  test.each([
    ['no rows', { validData: [] }, 422],
    ['an unknown field', { validData: [{ data: { name: 'Ada', shoe: 1 } }] }, 422],
    ['a missing required field', { validData: [{ data: { age: 1 } }] }, 422],
    ['an endless context', { validData: [{ data: { name: 'Ada' } }], context: { x: 'x'.repeat(20_000) } }, 422],
    ['no key', { importer_key: undefined, validData: [{ data: { name: 'Ada' } }] }, 422],
  ])('%s', async (_name, body, status) => {
    const { body: answer } = await post(body).expect(status);
    expect(answer).toMatchObject({ status_code: status });
  });

  test('more different columns than can be read', async () => {
    const unmapped_data = Object.fromEntries(Array.from({ length: 16_384 }, (_, at) => [`c${at}`, '']));
    const { body } = await post({ validData: [{ data: { name: 'Ada' }, unmapped_data }] }).expect(422);
    expect(body).toMatchObject({
      errors: [
        {
          field: 'validData',
          message: 'The rows have 16385 different columns; at most 16384 can be imported.',
        },
      ],
    });
  });

  test('a repeat with the same Idempotency-Key creates one job', async () => {
    const twice = (): ReturnType<typeof post> =>
      post({ validData: [{ data: { name: 'Ada' } }] }).set('Idempotency-Key', 'again');
    const first = await twice().expect(201);
    expect((await twice().expect(201)).body).toEqual(first.body);
    await app.queue.run();
  });

  test('more than 1 MiB, up to 32', async () => {
    const validData = Array.from({ length: 20_000 }, (_, index) => ({
      data: { name: `Somebody with a rather long name, number ${index}`, age: String(index) },
    }));
    const { body } = await post({ validData }).expect(201);
    await app.queue.run();
    expect(await readJob(app, world, idOf(body))).toMatchObject({ num_imported_rows: 20_000 });
    await post({ validData, context: 'x'.repeat(33 << 20) }).expect(413);
  });
});

describe('uploads in parts', () => {
  const begin = async (size: number): Promise<string> => {
    const { body } = await app.http
      .post(`${KEY}/uploads`)
      .send({ importer_key: key, size, file_name: 'large.csv' })
      .expect(201);
    expect(body).toEqual({ upload_id: expect.any(String), part_size: PART_SIZE });
    return (body as { upload_id: string }).upload_id;
  };
  const put = (id: string, part: number, bytes: Buffer): ReturnType<typeof app.http.put> =>
    app.http.put(`${KEY}/uploads/${id}/parts/${part}?importer_key=${key}`).type('application/octet-stream').send(bytes);
  const state = async (id: string): Promise<unknown> =>
    (await app.http.get(`${KEY}/uploads/${id}?importer_key=${key}`).expect(200)).body;
  const finish = (id: string): ReturnType<typeof app.http.post> =>
    app.http.post(`${KEY}/upload`).field('importer_key', key).field('upload_id', id);

  test('parts in any order, sent repeatedly, become one file; cells and characters may span parts', async () => {
    const line = `${'ü'.repeat(1000)},a@example.com,1\n`;
    const text = `name,email,age\n${line.repeat(Math.ceil(PART_SIZE / Buffer.byteLength(line)) + 10)}`;
    const bytes = Buffer.from(text);
    const parts = [bytes.subarray(0, PART_SIZE), bytes.subarray(PART_SIZE)];
    const id = await begin(bytes.length);
    await put(id, 1, parts[1] ?? Buffer.alloc(0)).expect(204);
    expect(await state(id)).toEqual({ upload_id: id, part_size: PART_SIZE, size: bytes.length, parts: [1] });
    expect((await finish(id).expect(422)).body).toMatchObject({ errors: [{ field: 'upload_id' }] });
    await put(id, 0, parts[0] ?? Buffer.alloc(0)).expect(204);
    await put(id, 1, parts[1] ?? Buffer.alloc(0)).expect(204);
    expect(await state(id)).toMatchObject({ parts: [0, 1] });

    // An error in the order does not discard the upload.
    await finish(id).field('mapping', '{"name":"nothing"}').expect(422);
    const { body } = await finish(id).set('Idempotency-Key', 'parts').expect(201);
    expect((await finish(id).set('Idempotency-Key', 'parts').expect(201)).body).toEqual(body);
    await finish(id).expect(404);
    await put(id, 0, parts[0] ?? Buffer.alloc(0)).expect(404);
    await app.queue.run();
    const job = await readJob(app, world, idOf(body));
    const count = text.split('\n').length - 2;
    expect(job).toMatchObject({ status: 'completed', file_name: 'large.csv', num_rows: count, num_errors: count - 1 });
    expect(job.errors[0]).toEqual({
      row: 3,
      field: 'email',
      message: 'Duplicate of row 2',
      code: 'unique',
    });
  });

  test('parts with a wrong size or number are rejected', async () => {
    const id = await begin(10);
    await put(id, 0, Buffer.alloc(11)).expect(413);
    await put(id, 0, Buffer.alloc(9)).expect(422);
    await put(id, 1, Buffer.alloc(9)).expect(422);
    await put(id, -1, Buffer.alloc(9)).expect(422);
    await put(randomUUID(), 0, Buffer.alloc(9)).expect(404);
    expect(await state(id)).toMatchObject({ parts: [] });
    const other = await makeImporter(app);
    await app.http.get(`${KEY}/uploads/${id}?importer_key=${other.importer.key}`).expect(404);
  });

  test('files that are too large, and uploads without end, are rejected', async () => {
    const limit = app.deps.config.maxImportBytes;
    const post = (size: number): ReturnType<typeof app.http.post> =>
      app.http.post(`${KEY}/uploads`).send({ importer_key: key, size, file_name: 'x.csv' });
    await post(limit + 1).expect(413);
    await post(0).expect(422);
    for (let upload = 0; upload < 10; upload += 1) await post(limit).expect(201);
    const { headers } = await post(limit).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('unfinished uploads are deleted after a day', async () => {
    const id = await begin(3);
    await put(id, 0, Buffer.from('abc')).expect(204);
    expect(await storedParts()).toContain(`${id}/0`);
    app.clock.now += 23 * 3_600_000;
    await sweepUploads(app.deps);
    await state(id);
    app.clock.now += 2 * 3_600_000;
    await sweepUploads(app.deps);
    await app.queue.run();
    await app.http.get(`${KEY}/uploads/${id}?importer_key=${key}`).expect(404);
    expect(await storedParts()).not.toContain(`${id}/0`);
  });
});

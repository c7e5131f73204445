import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';
import { defineModel } from '../content/model.js';
import type { Model } from '../content/models.js';
import type { RecordEvent } from '../content/record-event.js';
import { fileDeletion } from './file-deletion.js';

const Page = defineModel({
  name: 'Page',
  fields: {
    cover: { type: 'file', required: true },
    links: { type: 'relation', to: 'File', many: true },
    body: { type: 'richtext' },
  },
});

let app: TestApp;
let root: SignedIn;
beforeAll(async () => {
  app = await buildTestApp({ settings: { models: [Page] } });
  root = await app.signIn('super_admin');
});
afterAll(() => app.close());

const call = (method: 'get' | 'post' | 'patch' | 'put' | 'delete', path: string, body?: object) =>
  app.http[method](path)
    .set({ Authorization: `Bearer ${root.token}` })
    .send(body);

interface File {
  readonly id: string;
  readonly url: string;
  readonly filename: string;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(): Promise<File> {
  const answer = await call('post', '/api/upload')
    .attach('file', PIXEL, 'pixel.png')
    .field('alt', 'A pixel')
    .expect(201);
  return answer.body.data as File;
}

const create = async (path: string, body: object): Promise<{ readonly id: string }> =>
  (await call('post', `/api/${path}`, body).expect(201)).body.data as { id: string };

describe('a file in use', () => {
  test('is not deleted while its address is in a text, unless it is forced', async () => {
    const file = await upload();
    const other = await upload();
    await create('images', { file: file.id });
    const page = await create('pages', {
      cover: other.id,
      links: [file.id],
      body: `<img src="/files/${file.filename}">`,
    });
    const answer = await call('delete', `/api/files/${file.id}`).expect(409);
    expect(answer.body.error.details).toMatchObject([{ field: 'id', message: 'Used as "body" by 1 of "pages".' }]);
    expect((await app.http.get(`/files/${file.filename}`)).status).toBe(200);
    await call('delete', `/api/files/${file.id}?force=true`).expect(204);
    const { data } = (await call('get', `/api/pages/${page.id}`)).body as { data: Record<string, unknown> };
    expect(data).toMatchObject({ cover: other.id, links: [] });
    expect(data['body']).toContain(file.filename);
  });

  test('is deleted, and relations to it and copies of its address are cleared', async () => {
    const file = await upload();
    const image = await create('images', { file: file.id });
    const described = await create('images', { file: file.id, alt: 'With its own text' });
    const copied = await create('images', { url: file.url, alt: 'A pixel' });
    await call('delete', `/api/files/${file.id}`).expect(204);
    const read = async ({ id }: { readonly id: string }) => (await call('get', `/api/images/${id}`)).body.data;
    expect(await read(image)).toMatchObject({ file: null, url: null, alt: null, width: null, height: null });
    expect(await read(described)).toMatchObject({ file: null, url: null, alt: 'With its own text' });
    expect(await read(copied)).toMatchObject({ url: null, alt: 'A pixel' });
  });

  test('is treated alike in GraphQL', async () => {
    const file = await upload();
    const other = await upload();
    await create('pages', { cover: other.id, body: `<img src="/files/${file.filename}">` });
    const ask = async (rest: string) =>
      (await call('post', '/graphql', { query: `mutation { deleteFile(id: "${file.id}"${rest}) }` })).body;
    expect((await ask('')).errors[0].extensions.code).toBe('CONFLICT');
    expect(await ask(', force: true')).toEqual({ data: { deleteFile: true } });
  });

  test('stays, forced or not, while a record requires it', async () => {
    const file = await upload();
    await create('pages', { cover: file.id });
    await call('delete', `/api/files/${file.id}`).expect(422);
    await call('delete', `/api/files/${file.id}?force=true`).expect(422);
    expect((await app.http.get(`/files/${file.filename}`)).status).toBe(200);
  });
});

test('the contents of files whose records are deleted together are queued together', async () => {
  const { deps, queue } = app;
  const files = await Promise.all([upload(), upload(), upload()]);
  const model = deps.models.byName('File') as Model;
  const sendAll = vi.spyOn(queue, 'sendAll');
  const events = files.map((record) => ({ event: 'delete', model, record }) as unknown as RecordEvent);
  await deps.database.transaction((transaction) => fileDeletion({ queue })(transaction, events));
  expect(sendAll).toHaveBeenCalledTimes(1);
  await queue.run();
  for (const { filename } of files) expect((await app.http.get(`/files/${filename}`)).status).toBe(404);
});

test('an unused file is deleted at once', async () => {
  const file = await upload();
  await call('delete', `/api/files/${file.id}?force=perhaps`).expect(422);
  await call('delete', `/api/files/${file.id}`).expect(204);
  expect((await app.http.get(`/files/${file.filename}`)).status).toBe(404);
});

describe('the folder of a file', () => {
  test.each(['../../x', 'a//b', '%j is %j', 'a\\b', '<b>', '1/2/3/4/5/6/7/8/9'])('cannot be %j', async (folder) => {
    const file = await upload();
    const path = `/api/files/${file.id}`;
    for (const method of ['patch', 'put'] as const) {
      const answer = await call(method, path, { folder }).expect(422);
      expect(answer.body.error.details).toMatchObject([{ field: 'folder' }]);
    }
    const query = `mutation { updateFile(id: "${file.id}", data: { folder: ${JSON.stringify(folder)} }) { folder } }`;
    expect((await call('post', '/graphql', { query })).body.errors).toHaveLength(1);
    const sent = await call('post', '/api/upload').attach('file', PIXEL, 'a.png').field('folder', folder);
    expect(sent.status).toBe(422);
  });

  test.each([
    ['/blog/2026 images/', 'blog/2026 images'],
    ['', null],
    ['/', null],
    [null, null],
  ])('is %j normalized like in an upload', async (folder, expected) => {
    const file = await upload();
    const answer = await call('patch', `/api/files/${file.id}`, { folder }).expect(200);
    expect(answer.body.data.folder).toBe(expected);
  });
});

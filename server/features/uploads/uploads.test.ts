import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request as requestHttp } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '../../main/deps.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import { createUploads } from './create-uploads.js';
import { alignFileUrls } from './file-record.js';
import { samples } from './testing/samples.js';

const png = samples.png(3, 2);
const FILE_SIZE = 100_000;
const REQUEST_SIZE = 300_000;

let testApp: TestApp;
let server: Server;
let origin: string;
let token: string;

const outerFolder = process.env['TMPDIR'];

beforeAll(async () => {
  // Temporary upload folders are counted below, and other runs of these tests may use them at the same time.
  process.env['TMPDIR'] = await mkdtemp(join(tmpdir(), 'rowgate-uploads-test-'));
  testApp = await buildTestApp({
    settings: { uploads: { maxFiles: 4, maxRequestSize: REQUEST_SIZE } },
    config: { maxUploadBytes: FILE_SIZE },
  });
  ({ token } = await testApp.signIn('admin'));
  server = createServer(testApp.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await testApp.close();
  await rm(tmpdir(), { recursive: true });
  if (outerFolder === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = outerFolder;
});

type Part = readonly [field: string, content: string | Uint8Array, name?: string];

interface FileRecord {
  readonly id: string;
  readonly filename: string;
  readonly url: string;
  readonly [member: string]: unknown;
}

/** Uploads a text file to another server, as an administrator of it. */
async function uploadTo({
  signIn,
  http,
}: TestApp): Promise<{ readonly filename: string; readonly authorization: string }> {
  const authorization = `Bearer ${(await signIn('admin')).token}`;
  const { body } = await http
    .post('/api/upload')
    .set('authorization', authorization)
    .attach('file', Buffer.from('text'), 'a.txt');
  return { filename: (body as { data: FileRecord }).data.filename, authorization };
}

interface Answer<Data> {
  readonly status: number;
  readonly body: { readonly data: Data; readonly error: { code: string; details: { field: string }[] } };
}

async function send<Data = FileRecord>(
  path: string,
  parts: readonly Part[] | { readonly type: string; readonly text: string },
  credential: string | null = token,
): Promise<Answer<Data>> {
  const headers = new Headers(credential === null ? {} : { authorization: `Bearer ${credential}` });
  let body: BodyInit;
  if ('text' in parts) {
    headers.set('content-type', parts.type);
    body = parts.text;
  } else {
    body = new FormData();
    for (const [field, content, name] of parts) {
      // The type declared by the sender must not matter.
      if (name === undefined) body.append(field, String(content));
      else body.append(field, new Blob([new Uint8Array(Buffer.from(content))], { type: 'text/html' }), name);
    }
  }
  const response = await fetch(origin + path, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Answer<Data>['body'] };
}

const upload = (...parts: readonly Part[]): Promise<Answer<FileRecord>> => send('/api/upload', parts);
const download = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(url.replace('http://rowgate.test', origin), { headers, method });

/** Contents of the file store, the table, and the temporary upload folders. */
async function kept(): Promise<{ files: number; records: number; drafts: number }> {
  const files = await readdir(join(testApp.deps.config.dataDir, 'files/uploads')).catch(() => []);
  const response = await fetch(`${origin}/api/files?limit=0`, { headers: { authorization: `Bearer ${token}` } });
  const { meta } = (await response.json()) as { meta: { total: number } };
  const drafts = (await readdir(tmpdir())).filter((name) => name.startsWith('rowgate-upload-'));
  return { files: files.length, records: meta.total, drafts: drafts.length };
}

let before: Awaited<ReturnType<typeof kept>>;
beforeEach(async () => {
  before = await kept();
});

describe('an upload', () => {
  it('becomes a record whose address returns the content', async () => {
    const { status, body } = await upload(
      ['alt', 'A cat'],
      ['file', png, 'C:\\pictures\\Cat é.PNG'],
      ['folder', '/blog/2026/'],
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      originalName: 'Cat é.PNG',
      mimeType: 'image/png',
      size: png.length,
      alt: 'A cat',
      folder: 'blog/2026',
      width: 3,
      height: 2,
    });
    const { id, filename, url } = body.data;
    expect(filename).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(url).toBe(`http://rowgate.test/files/${filename}`);
    const read = await fetch(`${origin}/api/files/${id}`, { headers: { authorization: `Bearer ${token}` } });
    expect(await read.json()).toEqual({ data: body.data });
    const response = await download(url);
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
  });

  it('keeps the order of several files', async () => {
    const { status, body } = await send<FileRecord[]>('/api/upload/multiple', [
      ['files[]', png, 'b.png'],
      ['files[]', 'a,b\n1,2\n', 'a.csv'],
      ['folder', 'both'],
    ]);
    expect(status).toBe(201);
    expect(body.data).toMatchObject([
      { originalName: 'b.png', folder: 'both' },
      { originalName: 'a.csv', mimeType: 'text/csv', folder: 'both', width: null },
    ]);
  });

  it('stores none of several when one is invalid, and names it', async () => {
    const { status, body } = await send('/api/upload/multiple', [
      ['files[]', png, 'a.png'],
      ['files[]', png, 'b.csv'],
      ['files[]', '<svg onload="alert(1)"/>', 'c.txt'],
    ]);
    expect(status).toBe(422);
    expect(body.error.code).toBe('VALIDATION_ERROR');
    expect(body.error.details.map(({ field }) => field)).toEqual(['files[1]', 'files[2]']);
    expect(await kept()).toEqual(before);
  });

  it.each<{ what: string; parts: readonly Part[]; fields: readonly string[] }>([
    { what: 'an extension that does not match the content', parts: [['file', png, 'a.jpg']], fields: ['file'] },
    { what: 'no extension', parts: [['file', png, 'a']], fields: ['file'] },
    { what: 'a type that is not allowed', parts: [['file', '<html>', 'a.html']], fields: ['file'] },
    { what: 'an unknown type', parts: [['file', Uint8Array.of(0, 1, 2, 3), 'a.png']], fields: ['file'] },
    { what: 'no content', parts: [['file', '', 'a.txt']], fields: ['file'] },
    { what: 'no file', parts: [['alt', 'a']], fields: ['file'] },
    { what: 'text instead of a file', parts: [['file', 'text']], fields: ['file', 'file'] },
    {
      what: 'two files',
      parts: [
        ['file', 'a', 'a.txt'],
        ['file', 'a', 'b.txt'],
      ],
      fields: ['file'],
    },
    {
      what: 'another field',
      parts: [
        ['file', 'a', 'a.txt'],
        ['owner', 'me'],
      ],
      fields: ['owner'],
    },
    {
      what: 'a path as the folder',
      parts: [
        ['file', 'a', 'a.txt'],
        ['folder', '../x'],
      ],
      fields: ['folder'],
    },
    {
      what: 'U+0000 in alt',
      parts: [
        ['file', 'a', 'a.txt'],
        ['alt', 'a\0'],
      ],
      fields: ['alt'],
    },
    {
      what: 'a long alt',
      parts: [
        ['file', 'a', 'a.txt'],
        ['alt', 'a'.repeat(1001)],
      ],
      fields: ['alt'],
    },
  ])('with $what is rejected', async ({ parts, fields }) => {
    const { status, body } = await upload(...parts);
    expect(status).toBe(422);
    expect(body.error.details.map(({ field }) => field)).toEqual(fields);
    expect(await kept()).toEqual(before);
  });

  it('may have as many bytes as the limit allows, and no more', async () => {
    expect(await upload(['file', 'x'.repeat(FILE_SIZE), 'a.txt'])).toMatchObject({ status: 201 });
    before = await kept();
    expect(await upload(['file', 'x'.repeat(FILE_SIZE + 1), 'a.txt'])).toMatchObject({
      status: 413,
      body: { error: { code: 'PAYLOAD_TOO_LARGE' } },
    });
    expect(await kept()).toEqual(before);
  });

  it('that is too large keeps its connection, so that a client that is still sending receives the answer', async () => {
    const body = new FormData();
    for (const size of [FILE_SIZE + 1, REQUEST_SIZE]) {
      body.set('file', new Blob(['x'.repeat(size)]), 'a.txt');
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body });
      expect([response.status, response.headers.get('connection')]).toEqual([413, 'keep-alive']);
    }
    expect(await kept()).toEqual(before);
  });

  it('counts files and bytes of the whole request', async () => {
    const five = Array.from({ length: 5 }, (_, index): Part => ['files[]', png, `${index}.png`]);
    expect(await send('/api/upload/multiple', five)).toMatchObject({ status: 413 });
    const large = Array.from({ length: 4 }, (_, index): Part => ['files[]', 'x'.repeat(90_000), `${index}.txt`]);
    expect(await send('/api/upload/multiple', large)).toMatchObject({ status: 413 });
    expect(await kept()).toEqual(before);
  });

  it('counts bytes when no length is announced', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = requestHttp(`${origin}/api/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      });
      outgoing.on('response', (response) => {
        resolve(response.statusCode);
        outgoing.destroy();
      });
      outgoing.on('error', reject);
      outgoing.write('--x\r\ncontent-disposition: form-data; name="alt"\r\n\r\n');
      for (let sent = 0; sent <= REQUEST_SIZE; sent += 10_000) outgoing.write('y'.repeat(10_000));
    });
    expect(status).toBe(413);
  });

  it.each([
    { what: 'JSON', type: 'application/json', text: '{}', status: 415 },
    { what: 'no boundary', type: 'multipart/form-data', text: '', status: 400 },
    { what: 'an incomplete form', type: 'multipart/form-data; boundary=x', text: '--x\r\ncontent-', status: 400 },
    {
      what: 'an incomplete file',
      type: 'multipart/form-data; boundary=x',
      text: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
      status: 400,
    },
  ])('with $what gets $status', async ({ type, text, status }) => {
    expect(await send('/api/upload', { type, text })).toMatchObject({ status });
    expect(await kept()).toEqual(before);
  });

  it('leaves nothing when the sender disconnects', async () => {
    const outgoing = requestHttp(`${origin}/api/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 90_000,
      },
    });
    outgoing.on('error', () => undefined);
    outgoing.write(`--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'z'.repeat(50_000)}`);
    await expect.poll(async () => (await kept()).drafts, { timeout: 15_000 }).toBe(before.drafts + 1);
    outgoing.destroy();
    await expect.poll(kept, { timeout: 15_000 }).toEqual(before);
  });

  it.each([
    {
      what: 'the second file cannot be stored',
      broken: (deps: Deps): Partial<Deps> => {
        let puts = 0;
        const put: Deps['files']['put'] = (options) => {
          puts += 1;
          return puts === 2 ? Promise.reject(new Error('full')) : deps.files.put(options);
        };
        return { files: { ...deps.files, put } };
      },
    },
    {
      what: 'the records cannot be written',
      broken: (): Partial<Deps> => ({ recordListeners: [() => Promise.reject(new Error('full'))] }),
    },
  ])('leaves nothing when $what', async ({ broken }) => {
    const folder = await mkdtemp(join(tmpdir(), 'rowgate-broken-'));
    const files = await Promise.all(
      ['a', 'b'].map(async (name, index) => {
        const path = join(folder, name);
        await writeFile(path, 'text');
        const file = { field: 'files[]', name: `${name}.txt`, path, size: 4, isText: true };
        return { label: `files[${index}]`, file };
      }),
    );
    const deps = { ...testApp.deps, ...broken(testApp.deps) };
    const creating = createUploads(deps, { kind: 'system' }, { files, alt: null, folder: null });
    await expect(creating).rejects.toThrow('full');
    await rm(folder, { recursive: true });
    expect(await kept()).toEqual(before);
  });

  it('requires permission to create files', async () => {
    const viewer = await testApp.signIn('viewer');
    expect(await send('/api/upload', [['file', 'a', 'a.txt']], viewer.token)).toMatchObject({ status: 403 });
    expect(await send('/api/upload', [['file', 'a', 'a.txt']], null)).toMatchObject({ status: 401 });
    const granted = await testApp.signIn('viewer', { email: 'up@example.com', permissions: ['create:files'] });
    expect(await send('/api/upload', [['file', 'a', 'a.txt']], granted.token)).toMatchObject({ status: 201 });
  });
});

describe('a download', () => {
  let image: FileRecord;
  let text: FileRecord;
  beforeAll(async () => {
    image = (await upload(['file', png, 'ca"t ž.png'])).body.data;
    text = (await upload(['file', '0123456789', 'digits.txt'])).body.data;
  });

  it('cannot run scripts, is cacheable, and is displayed inline only when it is harmless', async () => {
    const response = await download(image.url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'content-disposition': `inline; filename="ca_t _.png"; filename*=UTF-8''ca%22t%20%C5%BE.png`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    const plain = await download(text.url);
    expect(plain.headers.get('content-type')).toBe('text/plain');
    expect(plain.headers.get('content-disposition')).toMatch(/^attachment; filename="digits.txt"/);
  });

  it('returns a range', async () => {
    const part = await download(text.url, { range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
    const last = await download(text.url, { range: 'bytes=-2' });
    expect([last.status, last.headers.get('content-length'), await last.text()]).toEqual([206, '2', '89']);
    const none = await download(text.url, { range: 'bytes=10-' });
    expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it('returns a range only if the caller has the rest of the same file', async () => {
    const tag = (await download(text.url)).headers.get('etag') ?? '';
    expect((await download(text.url, { range: 'bytes=0-0', 'if-range': tag })).status).toBe(206);
    expect((await download(text.url, { range: 'bytes=0-0', 'if-range': '"other"' })).status).toBe(200);
  });

  it('is not sent to callers who have it, nor for HEAD', async () => {
    const tag = (await download(text.url)).headers.get('etag') ?? '';
    const known = await download(text.url, { 'if-none-match': `"x", W/${tag}` });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const head = await download(text.url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
  });

  it.each(['absent.png', `${'0'.repeat(32)}.png`, '..%2f..%2fetc%2fpasswd', '%00'])(
    'finds nothing at %s',
    async (name) => {
      expect((await download(`http://rowgate.test/files/${name}`)).status).toBe(404);
    },
  );

  it('is gone with its record, and so is its content', async () => {
    const { data } = (await upload(['file', 'short-lived', 'a.txt'])).body;
    const { files } = await kept();
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${origin}/api/files/${data.id}`, { method: 'DELETE', headers })).status).toBe(204);
    expect((await download(data.url)).status).toBe(404);
    expect((await kept()).files).toBe(files);
    await testApp.queue.run();
    expect((await kept()).files).toBe(files - 1);
  });

  it('follows the public address', async () => {
    const { data } = (await upload(['file', 'moved', 'a.txt'])).body;
    const { deps } = testApp;
    const urlNow = async (): Promise<unknown> => {
      const response = await fetch(`${origin}/api/files/${data.id}`, { headers: { authorization: `Bearer ${token}` } });
      return ((await response.json()) as { data: FileRecord }).data.url;
    };
    const { pool } = deps.database;
    await alignFileUrls({ ...deps, config: { ...deps.config, publicUrl: 'https://new.test/base' } }, pool);
    expect(await urlNow()).toBe(`https://new.test/base/files/${data.filename}`);
    await alignFileUrls(deps, pool);
    expect(await urlNow()).toBe(data.url);
  });

  it('serves as many files as a page embeds, whatever the rate limit', async () => {
    const limited = await buildTestApp({ settings: { rateLimit: { enabled: true, max: 3, authenticatedMax: 2 } } });
    const { filename } = await uploadTo(limited);
    for (let times = 0; times < 5; times += 1) {
      const { status, headers } = await limited.http.get(`/files/${filename}`);
      expect([status, headers['x-ratelimit-limit']]).toEqual([200, undefined]);
    }
    expect((await limited.http.get('/files/absent.txt')).status).toBe(404);
    // The sign-in counted as one request.
    const statuses: number[] = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await limited.http.get('/api/tags')).status);
    expect(statuses).toEqual([401, 401, 429]);
    await limited.close();
  });

  it('requires a credential when files are not public', async () => {
    const closed = await buildTestApp({ settings: { uploads: { public: false } } });
    const { filename, authorization } = await uploadTo(closed);
    expect((await closed.http.get(`/files/${filename}`)).status).toBe(401);
    expect((await closed.http.get('/files/absent.png')).status).toBe(401);
    const allowed = await closed.http.get(`/files/${filename}`).set('authorization', authorization);
    expect(allowed.status).toBe(200);
    expect(allowed.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    await closed.close();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../session.js';
import type { Busy } from '../session-state.js';
import { COLUMNS, importSession, until } from '../testing/import-session.js';
import { fetchSource, fileNameOf } from './fetch-source.js';

afterEach(() => void vi.unstubAllGlobals());

const URL_OF_FILE = 'https://files.example.com/exports/people.csv';

/** A server that responds with these chunks. */
function serve(chunks: readonly string[], init: ResponseInit = {}): { readonly requests: unknown[] } {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { signal: _signal, ...options }: RequestInit) => {
    requests.push({ url, ...options });
    const body = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
    return new Response(init.status === 204 ? null : body, init);
  });
  return { requests };
}

it.each([
  [URL_OF_FILE, 'people.csv'],
  ['https://files.example.com/a/b%20%C3%BC.csv?x=1#y', 'b ü.csv'],
  ['https://files.example.com/a/100%.csv', '100%.csv'],
  ['https://files.example.com/a/list/', 'list'],
  ['https://files.example.com', 'files.example.com'],
  ['files/other.csv', 'other.csv'],
])('the name of %s is %s', (url, name) => {
  expect(fileNameOf({ url })).toBe(name);
  expect(fileNameOf({ url, fileName: 'given.csv' })).toBe('given.csv');
});

describe('a file on a server', () => {
  const signal = new AbortController().signal;
  const fetchIt = (limit = 100, percents: number[] = []): Promise<File> =>
    fetchSource({ url: URL_OF_FILE }, { limit, signal, onProgress: (percent) => percents.push(percent) });

  it('is downloaded with the headers and credentials of the host', async () => {
    const { requests } = serve(['Name\n', 'Ann\n']);
    const source = { url: URL_OF_FILE, headers: { Authorization: 'key' }, credentials: 'include' } as const;
    const file = await fetchSource(source, { limit: 9, signal, onProgress: () => undefined });
    expect([file.name, await file.text()]).toEqual(['people.csv', 'Name\nAnn\n']);
    expect(requests).toEqual([source]);
  });

  it.each<[what: string, headers: Record<string, string>, percents: readonly number[]]>([
    ['its size', { 'content-length': '10' }, [40, 80, 99]],
    ['no size', {}, []],
    ['the size of something else', { 'content-length': '6' }, [66, 99, 99]],
    ['the size of what is compressed', { 'content-length': '10', 'content-encoding': 'gzip' }, []],
    ['an invalid size', { 'content-length': 'unknown' }, []],
  ])('shows progress by %s', async (_, headers, expected) => {
    const percents: number[] = [];
    serve(['abcd', 'efgh', 'ij'], { headers });
    await fetchIt(100, percents);
    expect(percents).toEqual(expected);
  });

  const host = 'files.example.com';
  it.each<[what: string, chunks: readonly string[], init: ResponseInit, error: object]>([
    ['missing', ['no'], { status: 404 }, { code: 'url-refused', params: { host, status: 404 } }],
    ['without a body', [], { status: 204 }, { code: 'url-refused', params: { host, status: 204 } }],
    ['too large', ['abcd', 'e'], {}, { code: 'file-too-large', params: { size: 5, limit: 4 } }],
    [
      'too large by its size',
      ['abc'],
      { headers: { 'content-length': '5' } },
      { code: 'file-too-large', params: { size: 5, limit: 4 } },
    ],
  ])('that is %s is refused', async (_, chunks, init, error) => {
    serve(chunks, init);
    await expect(fetchIt(4)).rejects.toMatchObject(error);
  });

  it('may be as large as the limit', async () => {
    serve(['abcd'], { headers: { 'content-length': '4' } });
    expect((await fetchIt(4)).size).toBe(4);
  });

  it('cannot be reached', async () => {
    const cause = new TypeError('Failed to fetch');
    vi.stubGlobal('fetch', () => Promise.reject(cause));
    await expect(fetchIt()).rejects.toMatchObject({ code: 'url-unreachable', params: { host }, cause });
  });

  it('is not an error when the user has canceled', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', async () => {
      controller.abort(new DOMException('Stopped.', 'AbortError'));
      throw new TypeError('Failed to fetch');
    });
    const { signal: aborted } = controller;
    const fetching = fetchSource({ url: URL_OF_FILE }, { limit: 9, signal: aborted, onProgress: () => undefined });
    await expect(fetching).rejects.toThrow('Stopped.');
  });
});

describe('the source of a host', () => {
  const opened = (limit = 1000): Session =>
    importSession({ source: { url: URL_OF_FILE }, limits: { maxFileSize: limit }, mappingMemory: false });

  it('is opened as soon as the importer is, and shows its name while it is downloaded', async () => {
    serve(['Name,Age\n', 'Ann,30\n'], { headers: { 'content-length': '16' } });
    const session = opened();
    const shown: (Busy | null)[] = [];
    session.store.subscribe(({ busy }) => shown.push(busy));
    session.begin();
    const { source, mapping } = await until(session, ({ step, busy }) => step === 'map' && busy === null);
    expect({ source, mapping }).toEqual({ source: { fileName: 'people.csv', size: 16 }, mapping: ['name', 'age'] });
    expect(shown).toContainEqual({ what: 'reading', percent: 0, name: 'people.csv' });
    expect(shown).toContainEqual({ what: 'reading', percent: 56, name: 'people.csv' });
    session.destroy();
  });

  it.each([
    ['that refuses it', 503, 1000, { code: 'url-refused', retry: 'openSource' }],
    ['that has a larger one than allowed', 200, 3, { code: 'file-too-large' }],
  ])('can be requested again from a server %s: %i', async (_, status, limit, error) => {
    serve(['Name,Age\nAnn,30\n'], { status });
    const session = opened(limit);
    await session.actions.openSource();
    const { error: shown, source, busy } = session.store.getState();
    expect({ code: shown?.code, ...(shown?.retry ? { retry: shown.retry } : {}) }).toEqual(error);
    expect({ source, busy }).toEqual({ source: null, busy: null });
    serve(['Name,Age\nA,3\n']);
    session.update({ columns: COLUMNS, source: { url: URL_OF_FILE }, createWorker: () => null, mappingMemory: false });
    await session.actions.openSource();
    expect(session.store.getState()).toMatchObject({ error: null, source: { fileName: 'people.csv' } });
    session.destroy();
  });

  it('is not opened without one, nor after the user has canceled', async () => {
    const none = importSession();
    await none.actions.openSource();
    expect(none.store.getState()).toMatchObject({ source: null, error: null });
    const session = opened();
    vi.stubGlobal('fetch', () => {
      session.actions.cancel();
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await session.actions.openSource();
    expect(session.store.getState()).toMatchObject({ step: 'upload', source: null, error: null, busy: null });
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import type { Session } from '../session.js';
import type { SessionOptions } from '../options/session-options.js';
import { importSession, until } from '../testing/import-session.js';
import type { DraftStorage } from './draft-storage.js';
import { cells, continued, keeps, loaded, offered } from './testing/kept-import.js';
import { memoryStorage } from './testing/memory-storage.js';
import type { MemoryStorage } from './testing/memory-storage.js';
import { watchDrafts } from './watch-drafts.js';

afterEach(() => void vi.unstubAllGlobals());

const URL_OF_FILE = 'https://files.example.com/people.csv';

/** Counts the downloads of the file. */
function serve(): { readonly urls: string[] } {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return new Response('Name,Age\nAnn,30\n');
  });
  return { urls };
}

const load = (persist: DraftStorage | false, options: SessionOptions = {}): Session =>
  loaded(persist, { source: { url: URL_OF_FILE }, mappingMemory: false, ...options });

/** Edits the downloaded file, as far as a reload. */
async function leftOff(storage: MemoryStorage): Promise<void> {
  const session = load(storage);
  await until(session, ({ step, busy }) => step === 'map' && busy === null);
  await session.actions.proceed();
  await until(session, ({ step, busy }) => step === 'review' && busy === null);
  await session.actions.editCell(0, 'name', 'Anna');
  await keeps(storage, ({ hasEdits }) => hasEdits);
  session.destroy();
}

it('an import of the host’s file is continued instead of downloaded again', async () => {
  const { urls } = serve();
  const storage = memoryStorage();
  await leftOff(storage);
  const session = load(storage);
  expect((await offered(session)).draft).toMatchObject({ fileName: 'people.csv', rows: 1 });
  await continued(session);
  expect(await cells(session)).toEqual([['Anna', '30']]);
  expect(urls).toEqual([URL_OF_FILE]);
  session.destroy();
});

it('the file is downloaded again once its import is discarded', async () => {
  const { urls } = serve();
  const storage = memoryStorage();
  await leftOff(storage);
  const session = load(storage);
  await offered(session);
  await session.actions.discardDraft();
  await until(session, ({ step, busy }) => step === 'map' && busy === null);
  expect(urls).toEqual([URL_OF_FILE, URL_OF_FILE]);
  session.destroy();
});

it('an import of another file is not offered', async () => {
  const { urls } = serve();
  const storage = memoryStorage();
  await leftOff(storage);
  const other = `${URL_OF_FILE}?id=2`;
  const session = load(storage, { source: { url: other } });
  const { draft } = await until(session, ({ step, busy }) => step === 'map' && busy === null);
  expect({ draft, urls }).toEqual({ draft: null, urls: [URL_OF_FILE, other] });
  session.destroy();
});

it('the file is downloaded if nothing is kept', async () => {
  const { urls } = serve();
  const session = load(false);
  await until(session, ({ step, busy }) => step === 'map' && busy === null);
  expect(urls).toEqual([URL_OF_FILE]);
  session.destroy();
});

it('the file is downloaded again if the importer is mounted again during the download', async () => {
  const { urls } = serve();
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    urls.push(url);
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')));
      waiting.push(resolve);
    });
    return new Response('Name,Age\nAnn,30\n');
  });
  const session = load(false);
  await vi.waitUntil(() => waiting.length === 1);
  session.destroy();
  session.begin();
  await vi.waitUntil(() => waiting.length === 2);
  waiting[1]!();
  await until(session, ({ step, busy }) => step === 'map' && busy === null);
  expect(urls).toEqual([URL_OF_FILE, URL_OF_FILE]);
  session.destroy();
});

it('the file is downloaded if what was kept cannot be read', async () => {
  const { urls } = serve();
  const storage = { ...memoryStorage(), load: () => Promise.reject(new Error('No storage.')) };
  const session = load(storage);
  await until(session, ({ step, busy }) => step === 'map' && busy === null);
  expect(urls).toEqual([URL_OF_FILE]);
  session.destroy();
});

it('the file is not downloaded for an importer that was closed meanwhile', async () => {
  const { urls } = serve();
  const loads: (() => void)[] = [];
  const slow = { ...memoryStorage(), load: () => new Promise<null>((resolve) => loads.push(() => resolve(null))) };
  const session = load(slow);
  const answered = async (holds: () => void): Promise<void> =>
    vi.waitFor(() => {
      for (const answer of loads) answer();
      holds();
    }, 15_000);
  await expect.poll(() => loads).toHaveLength(1);
  session.destroy();
  // One for each place that a draft can have.
  await answered(() => expect(loads).toHaveLength(3));
  await answered(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(urls).toEqual([]);
  session.begin();
  await answered(() => expect(session.store.getState()).toMatchObject({ step: 'map', busy: null }));
  expect(urls).toEqual([URL_OF_FILE]);
  session.destroy();
});

it('goes on if the code for drafts cannot be loaded', async () => {
  const { store } = importSession({ persist: memoryStorage() });
  const context = { store, options: () => store.getState().options };
  const watcher = watchDrafts(context, () => Promise.reject(new Error('Offline.')));
  await new Promise<void>((resolve) => watcher.start(resolve));
  watcher.stop();
});

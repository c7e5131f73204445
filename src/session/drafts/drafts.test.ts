import { describe, expect, it } from 'vitest';
import type { BackendAdapter } from '../../adapters/index.js';
import type { Column, ImportSummary } from '../../engine/index.js';
import type { SessionOptions } from '../options/session-options.js';
import type { Session } from '../session.js';
import { COLUMNS, csvFile, openAt, people, until } from '../testing/import-session.js';
import { readDraft, writeDraft } from './draft.js';
import { newSecret, sealedStorage } from './sealed-storage.js';
import { cells, continued, draftIn, keeps, loaded, offered } from './testing/kept-import.js';
import { memoryStorage } from './testing/memory-storage.js';
import type { MemoryStorage } from './testing/memory-storage.js';

const TEXT = 'Who,Age\nAnn,30\n,40\nCy,old\n';

/** Maps a column, edits and sorts, as far as a reload. */
async function leftOff(storage: MemoryStorage, options: SessionOptions = {}): Promise<Session> {
  const session = loaded(storage, options);
  await openAt(session, TEXT, 'map');
  session.actions.mapColumn(0, 'name');
  await session.actions.proceed();
  await until(session, ({ step, busy }) => step === 'review' && busy === null);
  await session.actions.editCell(1, 'name', 'Bo');
  await session.actions.editCell(2, 'age', '50');
  await session.actions.undo();
  await session.actions.setView({ sort: [{ column: 'name', descending: true }] });
  await keeps(storage, ({ view, hasEdits }) => view.sort.length > 0 && hasEdits);
  session.destroy();
  return session;
}

describe('an import that was kept', () => {
  it('is offered and continued with its mapping, edits, view, and undo', async () => {
    const storage = memoryStorage();
    const before = await leftOff(storage);
    const session = loaded(storage);
    const { draft } = await offered(session);
    expect(draft).toMatchObject({ fileName: 'people.csv', rows: 3 });
    const state = await continued(session);
    await until(session, ({ view }) => view.sort.length > 0);
    const { mapping, review } = before.store.getState();
    expect(state).toMatchObject({ mapping, draft: null, hasEdits: true });
    expect(state.review?.counts).toEqual(review?.counts);
    expect(await cells(session)).toEqual([
      ['Cy', 'old'],
      ['Bo', '40'],
      ['Ann', '30'],
    ]);
    await session.actions.redo();
    await session.actions.undo();
    await session.actions.undo();
    expect(session.store.getState().review).toMatchObject({ canUndo: false, canRedo: true });
    session.destroy();
  });

  it('continues with options that were added', async () => {
    const storage = memoryStorage();
    const tier: Column = { id: 'tier', label: 'Tier', type: 'select', options: ['basic'], allowNewOptions: true };
    const options = { columns: [...COLUMNS, tier] };
    const before = loaded(storage, options);
    await openAt(before, 'Name,Tier\nAnn,gold\nBo,basic\n', 'values');
    before.actions.matchOption({ column: 'tier', from: 'gold', to: 'gold' });
    await before.actions.proceed();
    await until(before, ({ step, busy }) => step === 'review' && busy === null);
    await before.actions.editCell(1, 'tier', 'gold');
    await keeps(storage, ({ hasEdits }) => hasEdits);
    before.destroy();
    const session = loaded(storage, options);
    const { review } = await continued(session);
    expect(review?.counts).toEqual({ all: 2, valid: 2, invalid: 0 });
    session.destroy();
  });

  it('continues with columns that were split', async () => {
    const storage = memoryStorage();
    const before = loaded(storage);
    await openAt(before, 'Who,Age\nAnn Lee,30\nBo Ray,40\n', 'map');
    const part = { type: 'part', column: 0, separator: ' ', part: 1, parts: 2, rest: 'last' } as const;
    await before.actions.overrideLayout({ derived: [part] });
    before.actions.mapColumn(2, 'name');
    await before.actions.proceed();
    await until(before, ({ step, busy }) => step === 'review' && busy === null);
    await before.actions.editCell(1, 'name', 'Roy');
    await keeps(storage, ({ hasEdits }) => hasEdits);
    before.destroy();
    const session = loaded(storage);
    const { table, mapping } = await continued(session);
    expect({ derived: table?.layout.derived, mapping }).toEqual({ derived: [part], mapping: [null, 'age', 'name'] });
    expect(await cells(session)).toEqual([
      ['Lee', '30'],
      ['Roy', '40'],
    ]);
    session.destroy();
  });

  it.each<[string, (session: Session) => Promise<unknown>]>([
    ['discarded', (session) => session.actions.discardDraft()],
    [
      'completed',
      async (session) => {
        await continued(session);
        await session.actions.submit();
      },
    ],
    [
      'left',
      async (session) => {
        await continued(session);
        await session.actions.leave();
      },
    ],
  ])('is removed when it is %s', async (_, end) => {
    const storage = memoryStorage();
    await leftOff(storage, { invalidRowHandling: 'include' });
    const session = loaded(storage, { invalidRowHandling: 'include' });
    await offered(session);
    await end(session);
    await expect.poll(() => storage.kept.size).toBe(0);
    expect(session.store.getState().draft).toBeNull();
    session.destroy();
    const next = loaded(storage);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(next.store.getState().draft).toBeNull();
    next.destroy();
  });

  it('is not offered to another importer or another user', async () => {
    const storage = memoryStorage();
    await leftOff(storage, { user: { id: 1 } });
    for (const other of [{ user: { id: 2 } }, { user: { id: 1 }, columns: COLUMNS.slice(1) }]) {
      const session = loaded(storage, other);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(session.store.getState().draft).toBeNull();
      // The user signs in later.
      session.update({ columns: COLUMNS, createWorker: () => null, persist: storage, user: { id: 1 } });
      await offered(session);
      session.destroy();
    }
  });

  it('stops at the mapping when the columns have changed, and names them', async () => {
    const storage = memoryStorage();
    const custom = (id: string, label: string): SessionOptions => ({ dynamicColumns: [{ id, label }] });
    const first = loaded(storage, custom('nick', 'Nick'));
    await openAt(first, 'Name,Age,Nick,Size\nAnn,30,a,1\n', 'review');
    await first.actions.editCell(0, 'nick', 'b');
    first.actions.setReviewLayout({
      order: ['nick', 'age', 'name'],
      hidden: ['age', 'nick'],
      frozen: 'nick',
      widths: [
        ['nick', 100],
        ['age', 200],
      ],
      density: 'compact',
      showsResults: true,
    });
    await keeps(storage, ({ hasEdits, reviewLayout }) => hasEdits && reviewLayout?.density === 'compact');
    first.destroy();
    const session = loaded(storage, custom('size', 'Size'));
    await offered(session);
    await session.actions.resume();
    expect(session.store.getState()).toMatchObject({
      step: 'map',
      mapping: ['name', 'age', null, 'size'],
      reviewLayout: {
        order: ['age', 'name'],
        hidden: ['age'],
        frozen: null,
        widths: [['age', 200]],
        density: 'compact',
        showsResults: true,
      },
      error: { code: 'draft-columns', params: { columns: 'Nick, Size' } },
    });
    await session.actions.proceed();
    await until(session, ({ step, busy }) => step === 'review' && busy === null);
    expect(await cells(session)).toEqual([['Ann', '30', '1']]);
    session.destroy();
  });

  it('stays where it is when it cannot be read', async () => {
    const storage = memoryStorage();
    await leftOff(storage);
    const fileKey = [...storage.kept.keys()].find((key) => key.endsWith('/file'))!;
    const stateKey = fileKey.replace('/file', '/state');
    const file = storage.kept.get(fileKey)!;
    storage.kept.delete(fileKey);
    const session = loaded(storage);
    await offered(session);
    await session.actions.resume();
    expect(session.store.getState()).toMatchObject({ source: null, error: { code: 'draft-broken' } });
    storage.kept.set(fileKey, file);
    const draft = (await draftIn(storage))!;
    storage.kept.set(stateKey, writeDraft(draft, new Blob(['nothing'])));
    session.destroy();
    session.begin();
    await offered(session);
    await session.actions.resume();
    expect(session.store.getState()).toMatchObject({ step: 'upload', source: null, error: { code: 'draft-broken' } });
    expect(storage.kept.size).toBe(2);
    session.destroy();
    storage.kept.set(stateKey, new Blob([JSON.stringify({ ...draft, version: 0 }), '\n']));
    session.begin();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(session.store.getState().draft).toBeNull();
    session.destroy();
  });

  it('is dropped for another file once that is open, not before', async () => {
    const storage = memoryStorage();
    await leftOff(storage);
    const session = loaded(storage);
    await offered(session);
    await session.actions.openFile(csvFile('Name,Age\n', 'nothing.csv'));
    expect(session.store.getState()).toMatchObject({ error: { code: 'no-rows' }, source: null });
    expect(storage.kept.size).toBe(2);
    await session.actions.openFile(csvFile(people(2), 'other.csv'));
    await keeps(storage, ({ file }) => file.name === 'other.csv');
    expect(session.store.getState().draft).toBeNull();
    session.destroy();
  });
});

it('keeps what was delivered, and delivers the rest', async () => {
  const storage = memoryStorage();
  const sizes: number[] = [];
  const options = (isUp: boolean): SessionOptions => ({
    batchSize: 10,
    onBatch: (rows, { index }) => {
      if (index === 2 && !isUp) return new Promise(() => undefined);
      sizes.push(rows.length);
      return undefined;
    },
  });
  const first = loaded(storage, options(false));
  await openAt(first, people(35), 'review');
  void first.actions.submit();
  await expect
    .poll(async () => {
      const [, state] = [...storage.kept].find(([key]) => key.endsWith('/state')) ?? [];
      const kept = state && (await readDraft(state));
      return kept ? (JSON.parse(await kept.work.text()) as { batches: number }).batches : 0;
    })
    .toBe(2);
  await keeps(storage, ({ progress }) => progress.delivered === 20);
  first.destroy();
  const summaries: ImportSummary[] = [];
  const session = loaded(storage, { ...options(true), onComplete: ({ summary }) => summaries.push(summary) });
  expect((await offered(session)).draft).toMatchObject({ rows: 35, importedRows: 20, leftOut: false });
  expect((await continued(session)).progress).toMatchObject({ delivered: 20, left: { all: 15 } });
  await session.actions.submit();
  expect(sizes).toEqual([10, 10, 10, 5]);
  expect(summaries).toMatchObject([{ totalRows: 35, deliveredRows: 35 }]);
  session.destroy();
});

it('keeps what an adapter has noted about a submission, before it goes on', async () => {
  const storage = memoryStorage();
  const read: unknown[] = [];
  const adapter = (isUp: boolean): BackendAdapter => ({
    async submit({ notes }) {
      read.push(notes?.read());
      await notes?.write({ key: 'k' });
      expect(await draftIn(storage)).toMatchObject({ notes: { key: 'k' } });
      return isUp ? {} : new Promise(() => undefined);
    },
  });
  const first = loaded(storage, { adapter: adapter(false) });
  await openAt(first, people(3), 'review');
  void first.actions.submit();
  await keeps(storage, ({ notes }) => notes !== null);
  first.destroy();
  const session = loaded(storage, { adapter: adapter(true) });
  await continued(session);
  await session.actions.submit();
  expect(session.store.getState().step).toBe('complete');
  expect(read).toEqual([null, { key: 'k' }]);
  session.destroy();
});

it('reports once that nothing can be kept, and goes on', async () => {
  const failing = { ...memoryStorage(), save: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) };
  const session = loaded(failing);
  await openAt(session, people(3), 'map');
  await until(session, ({ error }) => error?.code === 'draft-full');
  await session.actions.proceed();
  await until(session, ({ step, busy }) => step === 'review' && busy === null);
  await session.actions.editCell(0, 'name', 'Anna');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(session.store.getState().error).toBeNull();
  session.destroy();
});

it('keeps nothing of demo rows and with `persist: false`', async () => {
  const storage = memoryStorage();
  for (const options of [{ persist: false }, { demoData: [{ Name: 'Ann' }] }] satisfies SessionOptions[]) {
    const session = loaded(storage, options);
    if (!options.demoData) await openAt(session, people(3), 'review');
    else await until(session, ({ table }) => table !== null);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(storage.kept.size).toBe(0);
    session.destroy();
  }
});

it('encrypts what only a tab may read', async () => {
  const storage = memoryStorage();
  const secret = newSecret();
  const text = `${'row,'.repeat(1_500_000)}end`;
  await sealedStorage(storage, secret).save('key', new Blob([text]));
  expect(await storage.kept.get('key')!.text()).not.toContain('row,row');
  expect((await (await sealedStorage(storage, secret).load('key'))!.text()) === text).toBe(true);
  await expect(sealedStorage(storage, newSecret()).load('key')).rejects.toThrow();
  expect(await sealedStorage(storage, secret).load('other')).toBeNull();
});

it('pauses between the parts of a large value that it encrypts, and not after a small one', async () => {
  let pauses = 0;
  const storage = sealedStorage(memoryStorage(), newSecret(), async () => void (pauses += 1));
  await storage.save('small', new Blob(['x'.repeat(512 << 10)]));
  expect(pauses).toBe(0);
  await storage.save('large', new Blob(['x'.repeat((512 << 10) * 5 + 1)]));
  expect(pauses).toBe(5);
});

import { describe, expect, it, vi } from 'vitest';
import { createMemoryAdapter } from '../../adapters/index.js';
import type { ImporterConfiguration } from '../../adapters/index.js';
import type { LayoutOverrides } from '../../engine/index.js';
import type { SessionOptions } from '../options/session-options.js';
import type { Session } from '../session.js';
import type { SessionState, Step } from '../session-state.js';
import { COLUMNS, csvFile, openAt, until } from '../testing/import-session.js';
import type { Draft } from './draft.js';
import { fakeBrowser } from './testing/fake-browser.js';
import { draftIn, keeps, loaded } from './testing/kept-import.js';
import { memoryStorage } from './testing/memory-storage.js';

/** Works on a file until the page is reloaded, and continues. */
async function reloaded(
  text: string,
  work: (session: Session) => Promise<unknown>,
  { until: isKept, options = {} }: { readonly until: (draft: Draft) => boolean; readonly options?: SessionOptions },
): Promise<{ readonly state: SessionState; readonly session: Session }> {
  const storage = memoryStorage();
  const before = loaded(storage, { mappingMemory: false, ...options });
  await openAt(before, text, 'map');
  await work(before);
  await keeps(storage, isKept);
  before.destroy();
  const session = loaded(storage, { mappingMemory: false, ...options });
  await until(session, ({ draft }) => draft !== null);
  await session.actions.resume();
  const { step } = (await draftIn(storage))!;
  const state = await until(
    session,
    (now) => now.busy === null && !now.isChoosing && (now.step === step || now.error !== null),
  );
  return { state, session };
}

const cells = async (session: Session): Promise<readonly (readonly string[])[]> =>
  (await session.actions.readRows(0, 100)).rows.map((row) => row.cells);

describe('a file is read again as it was', () => {
  const TEXT = "Name,Age\nAnn,30\nBo,40\n'Cy',50\n";

  it.each<[what: string, overrides: LayoutOverrides, names: readonly string[]]>([
    ['its encoding', { encoding: 'windows-1252' }, ['Name', 'Age']],
    ['its delimiter', { delimiter: ';' }, ['Name,Age']],
    ['its quote', { quote: "'" }, ['Name', 'Age']],
    ['its header', { header: { start: 1, rows: 1 } }, ['Ann', '30']],
    ['its number of header rows', { header: { start: 0, rows: 2 } }, ['Name Ann', 'Age 30']],
    ['no header', { header: { start: 0, rows: 0 } }, ['', '']],
    ['its range', { range: { rows: 2 } }, ['Name', 'Age']],
    [
      'columns that were made',
      { derived: [{ type: 'join', columns: [0, 1], separator: ' ' }] },
      ['Name', 'Age', expect.any(String) as unknown as string],
    ],
  ])('with %s', async (_, overrides, names) => {
    const before: SessionState[] = [];
    const { state, session } = await reloaded(
      TEXT,
      async (first) => {
        await first.actions.overrideLayout(overrides);
        before.push(await until(first, ({ table }) => (table?.rowCount ?? null) !== null));
      },
      { until: ({ layout }) => JSON.stringify(layout) === JSON.stringify(before[0]?.table?.layout) },
    );
    expect(state.table?.layout).toEqual(before[0]?.table?.layout);
    expect(state.table?.columns.map(({ name }) => name)).toEqual(names);
    expect(state).toMatchObject({ mapping: before[0]?.mapping, error: null, draft: null });
    session.destroy();
  });
});

describe('an import continues where it was left', () => {
  const PLAN = { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'] } as const;
  const options = { columns: [...COLUMNS, PLAN] };
  const TEXT = 'Name,Age,Plan\nAnn,30,gratis\nBo,40,pro\n';
  const proceed = async (session: Session, step: Step): Promise<void> => {
    while (session.store.getState().step !== step) await session.actions.proceed();
    await until(session, ({ busy }) => busy === null);
  };

  it.each<[Step, (session: Session) => Promise<unknown>]>([
    ['header', async (session) => session.actions.goTo('header')],
    ['map', async (session) => session.actions.mapColumn(1, null)],
    ['values', (session) => proceed(session, 'values')],
    ['review', (session) => proceed(session, 'review')],
  ])('at %s', async (step, work) => {
    const { state, session } = await reloaded(TEXT, work, {
      options,
      until: (draft) => draft.step === step && (step !== 'map' || draft.mapping[1] === null),
    });
    expect(state).toMatchObject({ step, error: null });
    session.destroy();
  });

  it('with the options that values were matched to', async () => {
    const { state, session } = await reloaded(
      TEXT,
      async (before) => {
        await proceed(before, 'values');
        before.actions.matchOption({ column: 'plan', from: 'gratis', to: 'free' });
        await proceed(before, 'review');
      },
      { options, until: ({ step }) => step === 'review' },
    );
    expect(state.review?.counts).toMatchObject({ invalid: 0 });
    expect(state.optionMatches).toContainEqual({ column: 'plan', from: 'gratis', to: 'free' });
    session.destroy();
  });

  it('with the formats that the user chose', async () => {
    const columns = [{ id: 'day', label: 'Day', type: 'date' as const }];
    const { state, session } = await reloaded(
      'Day\n03/04/2024\n',
      async (before) => before.actions.chooseFormat({ column: 'day', dateOrder: 'dmy' }),
      { options: { columns }, until: ({ formats }) => formats.length > 0 },
    );
    expect(state.formats).toEqual([{ column: 'day', dateOrder: 'dmy' }]);
    session.destroy();
  });

  it('with the rows in the order and the filter of the view', async () => {
    const view = {
      sort: [{ column: 'name', descending: true }],
      filters: [{ column: 'age', type: 'contains', text: '0' }],
    } as never;
    const { session } = await reloaded(
      'Name,Age\nAnn,30\nBo,41\nCy,50\n',
      async (before) => {
        await proceed(before, 'review');
        await before.actions.setView(view);
      },
      { until: (draft) => draft.view.sort.length > 0 },
    );
    await until(session, (state) => state.view.sort.length > 0);
    expect((await cells(session)).map(([name]) => name)).toEqual(['Cy', 'Ann']);
    session.destroy();
  });

  it('without what concerned columns that are gone', async () => {
    const storage = memoryStorage();
    const day = { id: 'day', label: 'Day', type: 'date' } as const;
    const before = loaded(storage, { dynamicColumns: [PLAN, day] });
    await openAt(before, 'Name,Age,Plan,Day\nAnn,30,gratis,03/04/2024\n', 'map');
    before.actions.chooseFormat({ column: 'day', dateOrder: 'dmy' });
    await proceed(before, 'values');
    before.actions.matchOption({ column: 'plan', from: 'gratis', to: 'free' });
    await keeps(storage, ({ optionMatches }) => optionMatches.some(({ to }) => to === 'free'));
    before.destroy();
    const session = loaded(storage, { dynamicColumns: [{ ...PLAN, options: ['pro'] }] });
    await until(session, ({ draft }) => draft !== null);
    await session.actions.resume();
    expect(session.store.getState()).toMatchObject({
      step: 'map',
      mapping: ['name', 'age', 'plan', null],
      formats: [],
      error: { code: 'draft-columns', params: { columns: 'Day' } },
    });
    expect(session.store.getState().optionMatches.filter(({ to }) => to !== null)).toEqual([]);
    session.destroy();
  });
});

describe('what is kept', () => {
  it('is removed with the file, and is that of the next one', async () => {
    const storage = memoryStorage();
    const session = loaded(storage);
    await openAt(session, 'Name,Age\nAnn,30\n', 'map');
    await keeps(storage, ({ step }) => step === 'map');
    await session.actions.openFile(csvFile('Name,Age\nBo,40\n', 'second.csv'));
    await keeps(storage, ({ file }) => file.name === 'second.csv');
    expect(storage.kept.size).toBe(2);
    session.actions.reset();
    await expect.poll(() => storage.kept.size).toBe(0);
    session.destroy();
  });

  it('changes with each decision', async () => {
    const storage = memoryStorage();
    const session = loaded(storage, { invalidRowHandling: 'include' });
    await openAt(session, 'Name,Age\nAnn,30\nBo,x\n', 'map');
    session.actions.mapColumn(1, null);
    await keeps(storage, ({ mapping }) => mapping[1] === null);
    session.actions.mapColumn(1, 'age');
    while (session.store.getState().step !== 'review') await session.actions.proceed();
    await keeps(storage, ({ step }) => step === 'review');
    session.actions.setReviewLayout({ density: 'compact' });
    await keeps(storage, ({ reviewLayout }) => reviewLayout?.density === 'compact');
    session.actions.setFilter('invalid');
    await keeps(storage, ({ view }) => view.state === 'invalid');
    await session.actions.deleteRows([0]);
    await keeps(storage, ({ progress, rows }) => progress.deleted === 1 && rows === 1);
    session.destroy();
  });

  it.each([
    ['is full', new DOMException('Full', 'QuotaExceededError'), 'draft-full'],
    ['is away', new Error('Away'), 'draft-unavailable'],
  ])('is reported as not kept if the storage %s', async (_, error, code) => {
    const session = loaded({ ...memoryStorage(), save: () => Promise.reject(error) });
    await openAt(session, 'Name,Age\nAnn,30\n', 'map');
    expect((await until(session, (state) => state.error !== null)).error).toEqual({ code, params: {} });
    session.destroy();
  });

  it('is not asked for twice at once, and a storage that fails offers nothing', async () => {
    const session = loaded({ ...memoryStorage(), load: () => Promise.reject(new Error('Away')) });
    await openAt(session, 'Name,Age\nAnn,30\n', 'map');
    expect(session.store.getState()).toMatchObject({ draft: null, source: { fileName: 'people.csv' } });
    await session.actions.resume();
    expect(session.store.getState().source).toMatchObject({ fileName: 'people.csv' });
    session.destroy();
  });

  it('is found for the importer of a backend, whatever its columns', async () => {
    const storage = memoryStorage();
    const configuration: ImporterConfiguration = {
      columns: COLUMNS,
      rowHandling: 'exclude',
      includeUnmatchedColumns: false,
      darkMode: false,
      assistant: false,
    };
    const adapter = (columns = configuration.columns): SessionOptions => ({
      adapter: { ...createMemoryAdapter({ configuration: { ...configuration, columns } }), importer: 'one' },
      columns: undefined,
    });
    const before = loaded(storage, adapter());
    before.actions.loadImporter();
    await until(before, ({ backend }) => backend.status === 'ready');
    await openAt(before, 'Name,Age\nAnn,30\n', 'map');
    await keeps(storage, ({ step, rows }) => step === 'map' && rows === 1);
    before.destroy();
    const session = loaded(storage, adapter([...COLUMNS, { id: 'new', label: 'New' }]));
    expect(session.store.getState().draft, 'not before the columns are known').toBeNull();
    session.actions.loadImporter();
    expect((await until(session, ({ draft }) => draft !== null)).draft).toMatchObject({
      fileName: 'people.csv',
      rows: 1,
    });
    session.destroy();
  });
});

it('is offered late if the page before the reload is slow to end', async () => {
  fakeBrowser();
  // The first look does not wait, the second one as long as it takes.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) =>
    wait < 1000 ? AbortSignal.abort() : new AbortController().signal,
  );
  const storage = memoryStorage();
  const before = loaded(storage);
  await openAt(before, 'Name,Age\nAnn,30\n', 'map');
  await keeps(storage, () => true);
  const session = loaded(storage);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(session.store.getState().draft).toBeNull();
  before.destroy();
  await until(session, ({ draft }) => draft !== null);
  session.destroy();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

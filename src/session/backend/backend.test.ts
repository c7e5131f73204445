import { describe, expect, it, vi } from 'vitest';
import type { BackendAdapter, ImporterConfiguration } from '../../adapters/index.js';
import { blockersOf } from '../state/blockers.js';
import { BackendError, createHttpAdapter, createMemoryAdapter } from '../../adapters/index.js';
import { KEY, startImporterServer } from '../../adapters/testing/importer-server.js';
import type { ImporterServer } from '../../adapters/testing/importer-server.js';
import type { Column, ImportResult } from '../../engine/index.js';
import type { Session } from '../session.js';
import { COLUMNS, importSession, openAt, people, until } from '../testing/import-session.js';

const CONFIGURATION: ImporterConfiguration = {
  columns: COLUMNS,
  rowHandling: 'exclude',
  includeUnmatchedColumns: true,
  darkMode: true,
  assistant: false,
};

async function withServer(test: (server: ImporterServer, adapter: BackendAdapter) => Promise<void>): Promise<void> {
  const server = await startImporterServer();
  try {
    await test(server, createHttpAdapter({ backendUrl: server.url, importerKey: KEY, retryWaits: [1], pollEvery: 1 }));
  } finally {
    await server.close();
  }
}

/** A session whose configuration has been loaded, as a screen would do. */
async function openSession(...[options]: Parameters<typeof importSession>): Promise<Session> {
  const session = importSession({ columns: undefined, ...options });
  session.begin();
  session.actions.loadImporter();
  await until(session, ({ backend }) => backend.status !== 'loading');
  return session;
}

describe('an importer of a backend', () => {
  it('defines the columns, whatever the host sets', async () => {
    const adapter = createMemoryAdapter({ configuration: { ...CONFIGURATION, maxFileSize: 900, maxRows: 5 } });
    const columns = [{ id: 'other', label: 'Other' }];
    const session = await openSession({ adapter, columns, invalidRowHandling: 'block', limits: { maxRows: 7 } });
    expect(session.store.getState()).toMatchObject({ backend: { status: 'ready' }, columns: COLUMNS });
    expect(session.store.getState().options.limits).toEqual({ maxFileSize: 900, maxRows: 5 });
    await openAt(session, 'Name,Age\nAnn,30\n,40\n', 'review');
    expect(blockersOf(session.store.getState())).toEqual([]);
  });

  it('validates dynamic columns as the backend will: without functions', async () => {
    const adapter = createMemoryAdapter({ configuration: CONFIGURATION });
    const size: Column = {
      id: 'size',
      label: 'Size',
      validators: [
        { type: 'custom', fn: () => 'Never.' },
        { type: 'min_length', value: 2 },
      ],
      transformations: [
        { type: 'custom', fn: () => '', stage: 'pre' },
        { type: 'trim', stage: 'pre' },
      ],
      validate: (rows) => rows.map(({ index }) => ({ index, message: 'Never.' })),
    };
    const session = await openSession({ adapter, dynamicColumns: [size] });
    await openAt(session, 'Name,Size\nAnn,XL\nBo,L \n', 'review');
    expect(session.store.getState().review?.counts).toEqual({ all: 2, valid: 1, invalid: 1 });
  });

  it.each([
    ['its adapter has an error', () => Promise.reject(new Error('fields is undefined')), 'backend-rejected'],
    ['its adapter returns nothing', async (): Promise<unknown> => undefined, 'backend-rejected'],
    ['its adapter returns no columns', async (): Promise<unknown> => ({ darkMode: true }), 'backend-rejected'],
    [
      'its adapter gets no response',
      () => Promise.reject(new TypeError('NetworkError when attempting to fetch resource.')),
      'backend-unreachable',
    ],
  ] as const)('cannot be opened when %s', async (_what, loadImporter, code) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const session = await openSession({ adapter: { loadImporter, submit: async () => undefined } as never });
    expect(session.store.getState().backend).toEqual({ status: 'failed', error: { code, params: {} } });
    expect(log).toHaveBeenCalledTimes(code === 'backend-rejected' ? 1 : 0);
    log.mockRestore();
  });

  it.each([
    ['unknown-importer', 'backend-unknown-importer'],
    ['not-allowed', 'backend-not-allowed'],
    ['unreachable', 'backend-unreachable'],
  ] as const)('reports %s and can be loaded again', async (code, sessionCode) => {
    const failure = new BackendError(code);
    const adapter = createMemoryAdapter({ configuration: CONFIGURATION, loadFailures: [failure] });
    const session = await openSession({ adapter });
    expect(session.store.getState().backend).toEqual({ status: 'failed', error: { code: sessionCode, params: {} } });
    session.actions.loadImporter();
    expect(session.store.getState().backend.status).toBe('loading');
    const { columns } = await until(session, ({ backend }) => backend.status === 'ready');
    expect(columns).toEqual(COLUMNS);
  });

  it('is loaded only when opened, and only once', async () => {
    let requests = 0;
    const adapter: BackendAdapter = {
      loadImporter: async () => {
        requests += 1;
        return CONFIGURATION;
      },
      submit: async () => ({}),
    };
    const session = importSession({ adapter });
    session.begin();
    expect(requests).toBe(0);
    session.actions.loadImporter();
    session.actions.loadImporter();
    await until(session, ({ backend }) => backend.status === 'ready');
    session.actions.loadImporter();
    expect(requests).toBe(1);
  });

  it('can be replaced, but not during an import', async () => {
    const named = (importer: string): BackendAdapter => ({
      ...createMemoryAdapter({ configuration: { ...CONFIGURATION, columns: [{ id: importer, label: importer }] } }),
      importer,
    });
    const columnsOf = (session: Session): string[] => session.store.getState().columns.map(({ id }) => id);
    const session = await openSession({ adapter: named('a') });
    session.update({ adapter: named('b') });
    await until(session, ({ backend }) => backend.status === 'ready');
    expect(columnsOf(session)).toEqual(['b']);
    await openAt(session, 'b\n1\n', 'map');
    session.update({ adapter: named('c') });
    expect(columnsOf(session)).toEqual(['b']);
    session.actions.reset();
    await until(session, ({ backend }) => backend.status === 'ready');
    expect(columnsOf(session)).toEqual(['c']);
  });

  it('is loaded before demo rows open, also after a failed attempt', async () => {
    const adapter = createMemoryAdapter({
      configuration: CONFIGURATION,
      loadFailures: [new BackendError('unreachable')],
    });
    const session = importSession({ adapter, columns: undefined, demoData: [{ Name: 'Ann', Age: 1 }] });
    session.begin();
    session.actions.loadImporter();
    await until(session, ({ backend }) => backend.status === 'failed');
    session.actions.loadImporter();
    const { mapping } = await until(session, ({ step, busy }) => step === 'map' && busy === null);
    expect(mapping).toEqual(['name', 'age']);
  });

  it('is not loaded for demo rows before the screen is open', () => {
    const loadImporter = vi.fn(() => Promise.resolve(CONFIGURATION));
    const adapter = { ...createMemoryAdapter({ configuration: CONFIGURATION }), loadImporter };
    importSession({ adapter, columns: undefined, demoData: [{ Name: 'Ann' }] }).begin();
    expect(loadImporter).not.toHaveBeenCalled();
  });
});

describe('an import through a backend', () => {
  it("completes with the server's job and without rows for the host", () =>
    withServer(async (server, adapter) => {
      const results: unknown[] = [];
      const session = await openSession({ adapter, onComplete: (result) => results.push(result), user: { id: 1 } });
      await openAt(session, 'Name,Age,Note\nAnn,30,x\n,40,y\n', 'review');
      await session.actions.editCell(1, 'name', 'Bo');
      await session.actions.submit();
      const { step, summary, job } = session.store.getState();
      expect(step).toBe('complete');
      expect(summary).toMatchObject({ totalRows: 2, deliveredRows: 2 });
      expect(server.rows).toMatchObject([{ name: 'Ann' }, { name: 'Bo' }]);
      expect(server.forms[0]?.['user']).toBe('{"id":1}');
      const reported = { id: job?.id, status: 'completed', num_rows: 2, num_errors: 0 };
      const columns = { predefined: [{ id: 'name' }, { id: 'age' }], dynamic: [], unmatched: ['Note'] };
      expect(results).toMatchObject([{ rows: [], columns, job: reported }]);
    }));

  it("shows the server's errors in the rows, by row number", () =>
    withServer(async (server, adapter) => {
      server.refuse = ({ name }) => (name === 'Bo' ? { field: 'name', message: 'Is there already.' } : null);
      let completed = 0;
      const session = await openSession({ adapter, onComplete: () => (completed += 1) });
      await openAt(session, 'Name,Age\nAnn,30\nBo,40\nCy,50\n', 'review');
      await session.actions.submit();
      expect(session.store.getState()).toMatchObject({
        step: 'review',
        view: { state: 'invalid' },
        error: { code: 'backend-rows', params: { count: 1, reason: 'Some rows were refused.' } },
        review: { counts: { all: 3, valid: 2, invalid: 1 } },
      });
      const { rows } = await session.actions.readRows(0, 9);
      expect(rows).toMatchObject([{ index: 1, issues: [{ column: 'name', message: 'Is there already.' }] }]);
      await session.actions.editCell(1, 'name', 'Bob');
      await session.actions.submit();
      expect(session.store.getState().step).toBe('complete');
      expect(completed).toBe(1);
      expect(server.rows).toHaveLength(3);
    }));

  it('keeps all rows while the server is down and succeeds once it is back', () =>
    withServer(async (server, adapter) => {
      let completed = 0;
      const session = await openSession({ adapter, onComplete: () => (completed += 1) });
      await openAt(session, people(5), 'review');
      for (let fault = 0; fault < 2; fault += 1) server.faults.push({ on: /upload/, how: 'drop' });
      await session.actions.submit();
      expect(session.store.getState()).toMatchObject({
        step: 'review',
        error: { code: 'backend-unreachable' },
        review: { counts: { all: 5, invalid: 0 } },
      });
      expect(completed).toBe(0);
      await session.actions.submit();
      expect(session.store.getState().step).toBe('complete');
      expect(server.rows).toHaveLength(5);
    }));

  it('shows sending and processing, and stops when canceled', () =>
    withServer(async (server, adapter) => {
      server.gate = new Promise(() => undefined);
      const session = await openSession({ adapter });
      await openAt(session, people(5), 'review');
      const phases = new Set<unknown>();
      session.store.subscribe(({ busy }) => phases.add(busy?.phase));
      const submitting = session.actions.submit();
      await until(session, ({ busy }) => busy?.phase === 'processing' && busy.percent === 40);
      session.actions.cancel();
      await submitting;
      expect([...phases]).toEqual(expect.arrayContaining(['sending', 'processing']));
      expect(session.store.getState()).toMatchObject({ step: 'review', error: null, busy: null });
      expect([...server.jobs.values()]).toMatchObject([{ error: 'Cancelled' }]);
    }));

  it('is not repeated when only onComplete failed', () =>
    withServer(async (server, adapter) => {
      let attempts = 0;
      const onComplete = (): void => {
        attempts += 1;
        if (attempts === 1) throw new Error('Not now.');
      };
      const session = await openSession({ adapter, onComplete, waitOnComplete: true });
      await openAt(session, people(5), 'review');
      await session.actions.submit();
      // The rows are imported, so going back would only invite importing them twice.
      expect(session.store.getState()).toMatchObject({
        step: 'complete',
        error: { message: 'Not now.' },
        summary: { deliveredRows: 5 },
      });
      session.actions.goTo('review');
      await session.actions.submit();
      expect(session.store.getState()).toMatchObject({ step: 'complete', error: null });
      await session.actions.submit();
      expect([attempts, server.jobs.size]).toEqual([2, 1]);
    }));

  it('sends the file itself, with the plan', async () => {
    let sent: unknown;
    const adapter: BackendAdapter = {
      submit: async ({ file, fileName, plan }) => {
        sent = { isFile: file === chosen, fileName, columns: plan.columns.length };
        return {};
      },
    };
    const chosen = new File(['Name,Age\nAnn,30\n'], 'people.csv');
    const session = importSession({ adapter });
    await session.actions.openFile(chosen);
    await session.actions.proceed();
    if (session.store.getState().step !== 'review') await session.actions.proceed();
    await until(session, ({ busy, review }) => busy === null && review !== null);
    await session.actions.submit();
    expect(sent).toEqual({ isFile: true, fileName: 'people.csv', columns: 2 });
  });

  it('sends the reviewed plan and counts the rows it leaves out', async () => {
    let plan: unknown;
    const adapter: BackendAdapter = {
      submit: async (submission) => {
        ({ plan } = submission);
        return {};
      },
    };
    const options = { adapter, columns: COLUMNS, invalidRowHandling: 'exclude' } as const;
    const session = importSession({ ...options, language: 'de' });
    await openAt(session, 'Name,Age\nAnn,30\n,40\n', 'review');
    session.update({ ...options, language: 'fr' });
    await session.actions.submit();
    expect(plan).toMatchObject({ language: 'de', rowHandling: 'exclude' });
    expect(session.store.getState().summary).toMatchObject({ totalRows: 2, invalidRows: 1, deliveredRows: 1 });
  });

  it('passes the rows to onComplete when the adapter returns them', async () => {
    const adapter = createMemoryAdapter({ submitFailures: [new BackendError('rejected', 'Closed.')] });
    let result: ImportResult | undefined;
    const session = importSession({ adapter, batchSize: 2, onComplete: (given) => (result = given as ImportResult) });
    await openAt(session, people(5), 'review');
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({ step: 'review', error: { message: 'Closed.' } });
    await session.actions.submit();
    expect(adapter.rows).toHaveLength(5);
    expect(result).toMatchObject({ rows: [], summary: { deliveredRows: 5 } });
  });
});

describe('mapping suggestions of a backend', () => {
  const suggestion = { source: 1, column: 'age', tier: 'check', confidence: 0.8, reason: 'assistant' } as const;
  const adapterWith = (assistant: boolean): BackendAdapter =>
    createMemoryAdapter({ configuration: { ...CONFIGURATION, assistant }, suggestions: [suggestion] });

  it('fill in columns the engine is not sure of', async () => {
    const session = await openSession({ adapter: adapterWith(true) });
    await openAt(session, 'Name,Qwx\nAnn,x\n', 'map');
    const { suggestions } = await until(session, (state) => state.suggestions[1]?.reason === 'assistant');
    expect(suggestions).toMatchObject([{ column: 'name', tier: 'sure', reason: 'same-name' }, suggestion]);
  });

  it('never replace an exact match of names', async () => {
    const found = [
      { source: 0, column: 'age', tier: 'sure', confidence: 1, reason: 'assistant' },
      { source: 1, column: 'name', tier: 'sure', confidence: 1, reason: 'assistant' },
      { source: 2, column: 'age', tier: 'sure', confidence: 1, reason: 'assistant' },
    ] as const;
    const adapter = createMemoryAdapter({ configuration: { ...CONFIGURATION, assistant: true }, suggestions: found });
    const session = await openSession({ adapter });
    await openAt(session, 'Name,Age,Qwx\nAnn,old,1\nBo,young,2\n', 'map');
    await until(session, (state) => state.table?.rowCount === 2);
    const { mapping, suggestions } = session.store.getState();
    expect(mapping).toEqual(['name', 'age', null]);
    expect(suggestions).toMatchObject([{ tier: 'sure' }, { tier: 'check', reason: 'same-name' }, {}]);
  });

  /** A session whose backend responds when `answer` is called. */
  async function slowSession(): Promise<{ session: Session; answer: () => void }> {
    const sure = { ...suggestion, tier: 'sure', confidence: 0.95 } as const;
    let resolve: (found: readonly (typeof sure)[]) => void = () => undefined;
    const adapter: BackendAdapter = {
      ...createMemoryAdapter({ configuration: { ...CONFIGURATION, assistant: true } }),
      suggestMapping: () => new Promise((found) => (resolve = found)),
    };
    return { session: await openSession({ adapter }), answer: () => resolve([sure]) };
  }

  it('are applied even when all rows were counted first', async () => {
    const { session, answer } = await slowSession();
    await openAt(session, 'Name,Qwx\nAnn,3\n', 'map');
    const { table } = await until(session, (state) => (state.table?.rowCount ?? null) !== null);
    // A table from a worker is a copy.
    session.store.setState({ table: structuredClone(table) });
    answer();
    await until(session, ({ mapping }) => mapping[1] === 'age');
  });

  it('are applied to a file that was read again differently', async () => {
    const { session, answer } = await slowSession();
    await openAt(session, 'Name,Qwx\nAnn,3\n', 'map');
    await session.actions.overrideLayout({ header: { start: 0, rows: 1 } });
    answer();
    await until(session, ({ mapping }) => mapping[1] === 'age');
  });

  it('are ignored when the rows are already under review', async () => {
    const { session, answer } = await slowSession();
    await openAt(session, 'Name,Qwx\nAnn,3\n', 'review');
    answer();
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.store.getState().mapping).toEqual(['name', null]);
  });

  it('are ignored when the user has changed the mapping meanwhile', async () => {
    const { session, answer } = await slowSession();
    await openAt(session, 'Name,Qwx\nAnn,3\n', 'map');
    session.actions.mapColumn(0, null);
    answer();
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.store.getState().mapping).toEqual([null, null]);
  });

  it('are not requested unless the importer allows it', async () => {
    const session = await openSession({ adapter: adapterWith(false) });
    await openAt(session, 'Name,Qwx\nAnn,x\n', 'map');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(session.store.getState().suggestions[1]?.reason).not.toBe('assistant');
  });

  it("keep the engine's suggestions when they fail", async () => {
    const adapter: BackendAdapter = {
      ...createMemoryAdapter({ configuration: { ...CONFIGURATION, assistant: true } }),
      suggestMapping: () => Promise.reject(new BackendError('unreachable')),
    };
    const session = await openSession({ adapter });
    await openAt(session, 'Name,Qwx\nAnn,x\n', 'map');
    expect(session.store.getState()).toMatchObject({ mapping: ['name', null], error: null });
  });
});

import { describe, expect, it } from 'vitest';
import { BackendError } from '../../adapters/index.js';
import type { BackendAdapter, BackendFinding, BackendJob, Submission } from '../../adapters/index.js';
import type { ImportResult, ImportSummary } from '../../engine/index.js';
import type { SessionOptions } from '../options/session-options.js';
import type { RowOutcome } from '../session-actions.js';
import type { Session } from '../session.js';
import { importSession, openAt } from '../testing/import-session.js';

const TEXT = 'Name,Age,Note\nAnn,30,a\n,40,b\nCy,50,c\nDi,60,d\n';
const JOB: BackendJob = { id: 'j', status: 'completed', num_rows: 3, num_errors: 1 };

async function reviewed(options: SessionOptions): Promise<Session> {
  const session = importSession({ persist: false, mappingMemory: false, invalidRowHandling: 'exclude', ...options });
  await openAt(session, TEXT, 'review');
  return session;
}

const jobAdapter = (job: Partial<BackendJob>): BackendAdapter => ({
  submit: async () => ({ job: { ...JOB, ...job } }),
});
const counts = ({ totalRows, validRows, invalidRows, deliveredRows, skippedRows, deletedRows }: ImportSummary) => [
  ...[totalRows, validRows, invalidRows, deliveredRows, skippedRows, deletedRows],
];

describe('the summary of a job', () => {
  it.each<[what: string, job: Partial<BackendJob>, expected: readonly number[]]>([
    ['all counts', { num_valid_rows: 2, num_imported_rows: 1 }, [4, 2, 1, 1, 2, 1]],
    ['no number of imported rows', { num_valid_rows: 1 }, [4, 1, 2, 1, 2, 1]],
    ['no counts', {}, [4, 2, 1, 2, 1, 1]],
    ['no counts and few rows', { num_rows: 1 }, [2, 1, 0, 1, 0, 1]],
    ['nothing that was imported', { num_valid_rows: 0, num_imported_rows: 0 }, [4, 0, 3, 0, 3, 1]],
  ])('with %s', async (_, job, expected) => {
    const results: ImportResult[] = [];
    const session = await reviewed({
      adapter: jobAdapter(job),
      onComplete: (result) => results.push(result as ImportResult),
    });
    await session.actions.deleteRows([3]);
    await session.actions.submit();
    expect(counts(session.store.getState().summary!)).toEqual(expected);
    expect(session.store.getState().summary).toMatchObject({ rejectedRows: 0, pendingRows: 0 });
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      rows: [],
      summary: session.store.getState().summary,
      columns: { unmatched: ['Note'] },
    });
    expect(results[0]?.job).toEqual({ ...JOB, ...job, num_valid_rows: undefined, num_imported_rows: undefined });
  });

  it('adds what earlier jobs of the import have imported', async () => {
    const sent: Submission[] = [];
    const adapter: BackendAdapter = {
      submit: async (submission) => {
        sent.push(submission);
        const num = sent.length === 1 ? 3 : 1;
        return { job: { ...JOB, num_rows: sent.length === 1 ? 4 : 1, num_valid_rows: num, num_imported_rows: num } };
      },
    };
    const session = await reviewed({ adapter });
    await session.actions.submit();
    expect(session.store.getState().job).toMatchObject({ id: 'j' });
    await session.actions.fixLeftOut();
    await session.actions.editCell(1, 'name', 'Bo');
    await session.actions.submit();
    expect(counts(session.store.getState().summary!)).toEqual([4, 4, 0, 4, 0, 0]);
    expect(sent).toHaveLength(2);
  });
});

it('the rows of each count are those that the job names', async () => {
  const session = await reviewed({
    adapter: jobAdapter({ counted_rows: { created: [5, 2], updated: [4], unchanged: [] } }),
  });
  await session.actions.submit();
  const numbers = async (outcome: RowOutcome) =>
    (await session.actions.readOutcome(outcome, 9)).map(({ number }) => number);
  expect(await numbers('created')).toEqual([2, 5]);
  expect(await numbers('updated')).toEqual([4]);
  expect(await numbers('unchanged')).toEqual([]);
});

describe('a backend that does not return a job', () => {
  it('has received every row that was to be delivered', async () => {
    let result: ImportResult | undefined;
    const session = await reviewed({
      adapter: { submit: async () => ({ rows: [{ name: 'Ann' }] }) },
      onComplete: (given) => (result = given as ImportResult),
    });
    await session.actions.submit();
    expect(counts(session.store.getState().summary!)).toEqual([4, 3, 1, 3, 1, 0]);
    expect(result).toMatchObject({ rows: [{ name: 'Ann' }] });
    expect(result).not.toHaveProperty('job');
    expect(result).not.toHaveProperty('issues');
    expect(result).not.toHaveProperty('newOptions');
    expect(session.store.getState()).toMatchObject({ job: null, step: 'complete' });
  });

  it('has received other columns under their keys, without those that others are derived from', async () => {
    let result: ImportResult | undefined;
    const session = importSession({
      adapter: { submit: async () => ({}) },
      onComplete: (given) => (result = given as ImportResult),
    });
    const { overrideLayout, mapColumn, submit, proceed } = session.actions;
    await openAt(session, 'Given,Last,Age,Note,Note\nAnn,Lee,30,x,y\n', 'map');
    await overrideLayout({ derived: [{ type: 'join', columns: [0, 1], separator: ' ' }] });
    mapColumn(5, 'name');
    await proceed();
    await submit();
    expect(result?.columns.unmatched).toEqual(['Note', 'Note (2)']);
  });

  it('has received invalid rows, too, if they are included', async () => {
    const session = await reviewed({ adapter: { submit: async () => ({}) }, invalidRowHandling: 'include' });
    await session.actions.submit();
    expect(counts(session.store.getState().summary!)).toEqual([4, 3, 1, 4, 0, 0]);
  });
});

describe('an adapter without types', () => {
  it.each(['failed', 'pending', 'processing'] as const)(
    'has not imported rows with a job that is %s',
    async (status) => {
      let completed = false;
      const session = await reviewed({ adapter: jobAdapter({ status }), onComplete: () => (completed = true) });
      await session.actions.submit();
      expect(session.store.getState()).toMatchObject({ step: 'review', error: { code: 'backend-failed' } });
      expect(completed).toBe(false);
    },
  );

  it('may return nothing, and report any progress', async () => {
    const shown: unknown[] = [];
    const submit: BackendAdapter['submit'] = async (_, { onProgress }) => {
      for (const percent of [500, -1, Number.NaN, 40]) {
        onProgress({ phase: 'sending', percent });
        shown.push(session.store.getState().busy?.percent);
      }
      return undefined as never;
    };
    const session = await reviewed({ adapter: { submit } });
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({ step: 'complete', error: null });
    expect(shown).toEqual([100, 0, 0, 40]);
  });
});

describe('errors of a backend', () => {
  const failing = (findings: readonly BackendFinding[]): BackendAdapter => ({
    submit: () => Promise.reject(new BackendError('failed', 'Some are wrong', { findings })),
  });

  it('are shown in the rows they name, each row once', async () => {
    const findings = [
      { row: 2, column: 'name', message: 'Who?' },
      { row: 2, column: null, message: 'Really?' },
      { row: 4, column: 'age', message: 'Too old.' },
      { row: 99, column: 'age', message: 'Nowhere.' },
    ];
    const session = await reviewed({ adapter: failing(findings) });
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({
      step: 'review',
      view: { state: 'invalid' },
      viewTotal: null,
      isCancelled: false,
      error: { code: 'backend-rows', params: { count: 2, reason: 'Some are wrong.' } },
    });
    expect(session.store.getState().error).not.toHaveProperty('retry');
    const { rows } = await session.actions.readRows(0, 9);
    expect(
      rows.map(({ number, issues }) => [number, issues.map(({ message, code }) => message ?? code).toSorted()]),
    ).toEqual([
      ...[[2, ['Really?', 'Who?']], [3, ['required']], [4, ['Too old.']]], // prettier-ignore
    ]);
  });

  it.each<[what: string, findings: readonly BackendFinding[]]>([
    ['without rows', []],
    ['of unknown rows', [{ row: 99, column: null, message: 'Nowhere.' }]],
  ])('%s are its message, and the import can be submitted again', async (_, findings) => {
    const session = await reviewed({ adapter: failing(findings) });
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({
      step: 'review',
      view: { state: 'all' },
      summary: null,
      error: { code: 'backend-failed', message: 'Some are wrong', retry: 'submit' },
    });
  });

  it('do not matter after the user has canceled', async () => {
    const session = await reviewed({
      adapter: {
        submit: () => {
          session.actions.cancel();
          return Promise.reject(new BackendError('failed', 'No.'));
        },
      },
    });
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({ step: 'review', error: null, isCancelled: true });
  });
});

it.each([
  ['a job: the rows are imported', { job: JOB }, 'complete'],
  ['rows: they stay', {}, 'review'],
])('a user who cancels while a backend returns %s', async (_, outcome, step) => {
  const session = await reviewed({
    adapter: {
      submit: async () => {
        session.actions.cancel();
        return outcome;
      },
    },
  });
  await session.actions.submit();
  expect(session.store.getState().step).toBe(step);
});

it('an import that was reset while a backend worked stays reset', async () => {
  const session = await reviewed({
    adapter: {
      submit: async () => {
        session.actions.reset();
        return { job: JOB };
      },
    },
  });
  await session.actions.submit();
  expect(session.store.getState()).toMatchObject({ step: 'upload', summary: null, job: null });
});

it('the adapter gets the file, the plan, and what the host wants to keep with it', async () => {
  let sent: Submission | undefined;
  const session = await reviewed({
    user: { id: 1 },
    metadata: { list: 'a' },
    adapter: {
      submit: async (submission) => {
        sent = submission;
        expect(submission.notes?.read()).toBeNull();
        return {};
      },
    },
  });
  await session.actions.editCell(1, 'name', 'Bo');
  await session.actions.submit();
  expect(sent).toMatchObject({
    fileName: 'people.csv',
    user: { id: 1 },
    metadata: { list: 'a' },
    dynamicColumns: [],
    plan: { mapping: ['name', 'age', null], rowHandling: 'exclude', operations: [{ type: 'set-cell', row: 1 }] },
  });
  expect(sent?.file).toBe(session.store.getState().file);
});

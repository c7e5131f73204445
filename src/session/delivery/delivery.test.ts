import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OnBatch, RowRefusal } from '../../adapters/index.js';
import type { ImportData, ImportResult, ResultRow } from '../../engine/index.js';
import { blockersOf } from '../state/blockers.js';
import { COLUMNS, importSession, openAt, people, until } from '../testing/import-session.js';

const names = (rows: readonly ResultRow[]): unknown[] => rows.map(({ name }) => name);
const allNames = (count: number): string[] => Array.from({ length: count }, (_, row) => `P${row}`);

describe('rows with errors', () => {
  const TEXT = 'Name,Age\nAnn,30\n,40\nCy,old\n';

  it('prevent the import with block', async () => {
    let completed = false;
    const session = importSession({ onComplete: () => (completed = true) });
    await openAt(session, TEXT, 'review');
    expect(blockersOf(session.store.getState())).toEqual([{ code: 'invalid-rows', params: { count: 2 } }]);
    await session.actions.submit();
    expect(session.store.getState().step).toBe('review');
    expect(completed).toBe(false);
    await session.actions.editCell(1, 'name', 'Bo');
    await session.actions.editCell(2, 'age', '50');
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({ step: 'complete', summary: { deliveredRows: 3, validRows: 3 } });
  });

  it('are skipped with exclude', async () => {
    let result: ImportResult | undefined;
    const session = importSession({
      invalidRowHandling: 'exclude',
      onComplete: (given) => (result = given as ImportResult),
    });
    await openAt(session, TEXT, 'review');
    await session.actions.submit();
    expect(result).toEqual({
      rows: [{ name: 'Ann', age: 30 }],
      columns: { predefined: COLUMNS, dynamic: [], unmatched: [] },
      summary: {
        totalRows: 3,
        validRows: 1,
        invalidRows: 2,
        deliveredRows: 1,
        rejectedRows: 0,
        skippedRows: 2,
        deletedRows: 0,
        pendingRows: 0,
      },
    });
  });

  it.each([
    ['an edit that fixes the row lets everything through', '', 'Bo', 'complete'],
    ['an edit that breaks the row prevents the import', 'Bo', '', 'review'],
  ])('are validated after the last edit, however soon the submit: %s', async (_what, before, after, step) => {
    const session = importSession();
    await openAt(session, `Name,Age\nAnn,30\n${before},40\n`, 'review');
    void session.actions.editCell(1, 'name', after);
    await session.actions.submit();
    expect(session.store.getState().step).toBe(step);
  });

  it('are delivered with their issues with include', async () => {
    let result: ImportResult | undefined;
    const session = importSession({
      invalidRowHandling: 'include',
      onComplete: (given) => (result = given as ImportResult),
    });
    await openAt(session, TEXT, 'review');
    await session.actions.submit();
    expect(result?.rows).toEqual([
      { name: 'Ann', age: 30 },
      { name: null, age: 40 },
      { name: 'Cy', age: 'old' },
    ]);
    expect(result?.issues).toMatchObject([
      { row: 1, column: 'name', code: 'required' },
      { row: 2, column: 'age', code: 'number' },
    ]);
  });
});

describe('batches', () => {
  it('have a thousand rows, and the next one waits for the last', async () => {
    const sizes: number[] = [];
    let underWay = 0;
    let most = 0;
    const session = importSession({
      onBatch: async (rows, { index, isLast }) => {
        underWay += 1;
        most = Math.max(most, underWay);
        expect(index).toBe(sizes.length);
        sizes.push(rows.length);
        expect(isLast).toBe(sizes.length === 3);
        await Promise.resolve();
        underWay -= 1;
      },
    });
    await openAt(session, people(2500), 'review');
    await session.actions.submit();
    expect(sizes).toEqual([1000, 1000, 500]);
    expect(most).toBe(1);
    expect(session.store.getState()).toMatchObject({ step: 'complete', summary: { deliveredRows: 2500 } });
  });

  it('leave only the summary for onComplete', async () => {
    const results: unknown[] = [];
    const session = importSession({ onBatch: () => undefined, onComplete: (result) => results.push(result) });
    await openAt(session, people(3), 'review');
    await session.actions.submit();
    expect(results).toMatchObject([{ rows: [], summary: { deliveredRows: 3 } }]);
  });

  it("that failed show the host's message and are sent again without losing or repeating rows", async () => {
    const taken: ResultRow[] = [];
    const indexes: number[] = [];
    let isDown = true;
    const session = importSession({
      batchSize: 10,
      onBatch: (rows, { index }) => {
        if (isDown && taken.length === 20) throw new Error('Our server is down.');
        taken.push(...rows);
        indexes.push(index);
      },
    });
    await openAt(session, people(45), 'review');
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({
      step: 'review',
      error: { code: 'host', message: 'Our server is down.' },
    });
    isDown = false;
    await session.actions.submit();
    expect(names(taken)).toEqual(allNames(45));
    expect(indexes).toEqual([0, 1, 2, 3, 4]);
    expect(session.store.getState()).toMatchObject({ step: 'complete', summary: { deliveredRows: 45 } });
  });

  it('are not sent again when only onComplete failed', async () => {
    const taken: ResultRow[] = [];
    let tries = 0;
    const session = importSession({
      waitOnComplete: true,
      onBatch: (rows) => void taken.push(...rows),
      onComplete: async () => {
        tries += 1;
        if (tries === 1) throw new Error('Try later.');
      },
    });
    await openAt(session, people(5), 'review');
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({ step: 'review', error: { message: 'Try later.' }, summary: null });
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({ step: 'complete', summary: { deliveredRows: 5 } });
    expect(names(taken)).toEqual(allNames(5));
  });

  it('include rows fixed after a failure, wherever they are in the file', async () => {
    const taken: ResultRow[] = [];
    let isDown = true;
    const session = importSession({
      invalidRowHandling: 'exclude',
      batchSize: 2,
      onBatch: (rows) => {
        if (isDown && taken.length === 2) throw new Error('Down.');
        taken.push(...rows);
      },
    });
    await openAt(session, 'Name,Age\n,1\nB,2\nC,3\nD,4\n', 'review');
    await session.actions.submit();
    isDown = false;
    await session.actions.editCell(0, 'name', 'A');
    await session.actions.submit();
    expect(names(taken).sort()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('that were handed over before the user canceled count as delivered', async () => {
    const taken: ResultRow[] = [];
    let signal: AbortSignal | undefined;
    const session = importSession({
      batchSize: 2,
      onBatch: async (rows, context) => {
        if (taken.length === 2) {
          signal = context.signal;
          session.actions.cancel();
        }
        await Promise.resolve();
        taken.push(...rows);
      },
    });
    await openAt(session, people(7), 'review');
    await session.actions.submit();
    expect(signal?.aborted).toBe(true);
    expect(session.store.getState()).toMatchObject({ step: 'review', error: null, busy: null });
    expect(taken).toHaveLength(4);
    await session.actions.submit();
    expect(names(taken)).toEqual(allNames(7));
  });

  it('deliver every row exactly once through failures, refusals and fixes', async () => {
    const fate = fc.constantFrom('take' as const, 'take' as const, 'fail' as const, 'refuse' as const);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fate, { maxLength: 12 }),
        fc.boolean(),
        async (count, batchSize, fates, throwsRefusals) => {
          const taken: ResultRow[] = [];
          const onBatch: OnBatch = (rows) => {
            const next = fates.shift() ?? 'take';
            if (next === 'fail') throw new Error('No.');
            const refusals: RowRefusal[] =
              next === 'refuse' ? rows.flatMap((_, row) => (row % 3 === 0 ? [{ row, message: 'Taken.' }] : [])) : [];
            taken.push(...rows.filter((_, row) => !refusals.some((refusal) => refusal.row === row)));
            if (throwsRefusals && refusals.length > 0) throw Object.assign(new Error('Some.'), { refusals });
            return refusals;
          };
          const session = importSession({ batchSize, onBatch });
          await openAt(session, people(count), 'review');
          for (let tries = 0; session.store.getState().step !== 'complete'; tries += 1) {
            expect(tries).toBeLessThan(30);
            await session.actions.submit();
            // Edits every row with an error, so that it is sent again.
            const { rows } = await session.actions.readRows(0, 100);
            if (session.store.getState().step !== 'review') continue;
            for (const { index, issues } of rows) {
              if (issues.length > 0) await session.actions.editCell(index, 'age', '7');
            }
          }
          expect(names(taken).sort()).toEqual(allNames(count).sort());
          expect(session.store.getState().summary?.deliveredRows).toBe(count);
          session.destroy();
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('rejected rows', () => {
  it('are a failure when they name no row', async () => {
    let completed = false;
    const refusal = { message: 'The list is full.' } as RowRefusal;
    const session = importSession({ onBatch: () => [refusal], onComplete: () => (completed = true) });
    await openAt(session, people(2), 'review');
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({ step: 'review', error: { message: 'The list is full.' } });
    expect(completed).toBe(false);
  });

  it('may name their row as a text', async () => {
    const session = importSession({ onBatch: () => [{ row: '1', message: 'Taken' }] as never });
    await openAt(session, people(3), 'review');
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({ step: 'review', progress: { delivered: 2, rejected: 1 } });
  });

  it.each([{ ok: true }, 'done', 2])(
    'are none when the host returns something other than a list: %j',
    async (answer) => {
      const session = importSession({ onBatch: () => answer as never });
      await openAt(session, people(2), 'review');
      await session.actions.submit();
      expect(session.store.getState()).toMatchObject({ step: 'complete', error: null });
    },
  );

  it('may concern several columns of a row, which is one rejected row', async () => {
    const refusals = ['name', 'age'].map((column) => ({ row: 1, column, message: 'Wrong.' }));
    const session = importSession({ onBatch: () => refusals });
    await openAt(session, people(3), 'review');
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({
      error: { code: 'rows-refused', params: { count: 1 } },
      progress: { delivered: 2, rejected: 1 },
    });
    const { rows } = await session.actions.readRows(0, 9);
    expect(rows).toMatchObject([{ index: 1, issues: [{ column: 'name' }, { column: 'age' }] }]);
  });

  it('are marked, counted, and the only ones sent again', async () => {
    const batches: unknown[][] = [];
    const session = importSession({
      onBatch: (rows) => {
        batches.push(names(rows));
        if (batches.length === 1) return [{ row: 1, column: 'age', message: 'Too young.' }];
      },
    });
    await openAt(session, people(3), 'review');
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({
      step: 'review',
      view: { state: 'invalid' },
      error: { code: 'rows-refused', params: { count: 1 } },
      review: { counts: { all: 3, valid: 2, invalid: 1 } },
    });
    const { rows } = await session.actions.readRows(0, 9);
    expect(rows).toMatchObject([{ index: 1, issues: [{ column: 'age', message: 'Too young.' }] }]);
    await session.actions.editCell(1, 'age', '18');
    await session.actions.submit();
    expect(batches).toEqual([['P0', 'P1', 'P2'], ['P1']]);
    expect(session.store.getState().summary?.deliveredRows).toBe(3);
  });
});

describe('waiting for onComplete', () => {
  it.each([
    ['rejects', () => Promise.reject(new Error('Not saved.'))],
    [
      'throws',
      () => {
        throw new Error('Not saved.');
      },
    ],
  ])('does not succeed when it %s, and can be retried with all rows', async (_how, fail) => {
    const given: (readonly ResultRow[])[] = [];
    const session = importSession({
      waitOnComplete: true,
      onComplete: (result) => {
        given.push((result as ImportResult).rows);
        return given.length === 1 ? fail() : undefined;
      },
    });
    const steps: string[] = [];
    await openAt(session, people(4), 'review');
    session.store.subscribe(({ step }) => steps.push(step));
    await session.actions.submit();
    expect(steps).not.toContain('complete');
    expect(session.store.getState()).toMatchObject({ step: 'review', error: { code: 'host', message: 'Not saved.' } });
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({ step: 'complete', error: null });
    expect(given.map((rows) => rows.length)).toEqual([4, 4]);
  });

  it('ends when the user cancels, and a late result does not affect a reset session', async () => {
    const session = importSession({ waitOnComplete: true, onComplete: () => new Promise(() => undefined) });
    await openAt(session, people(2), 'review');
    const cancelled = session.actions.submit();
    await until(session, ({ busy }) => busy?.what === 'submitting');
    session.actions.cancel();
    await cancelled;
    expect(session.store.getState()).toMatchObject({ step: 'review', error: null });
    const left = session.actions.submit();
    session.actions.reset();
    await left;
    expect(session.store.getState()).toMatchObject({ step: 'upload', source: null, summary: null });
  });
});

describe('result shapes', () => {
  const TEXT = 'Name,Age,Note,Size\nAnn,30,hi,38\nBo,40,,\n';
  const dynamicColumns = [{ id: 'size', label: 'Size', type: 'number' as const }];

  it('place each kind of column where it belongs', async () => {
    let result: ImportResult | undefined;
    const session = importSession({
      dynamicColumns,
      includeUnmatchedColumns: true,
      onComplete: (given) => (result = given as ImportResult),
    });
    await openAt(session, TEXT, 'review');
    await session.actions.submit();
    expect(result?.rows).toEqual([
      { name: 'Ann', age: 30, _custom_fields: { size: 38 }, _unmatched: { Note: 'hi' } },
      { name: 'Bo', age: 40, _custom_fields: { size: null }, _unmatched: { Note: null } },
    ]);
    expect(result?.columns).toEqual({ predefined: COLUMNS, dynamic: dynamicColumns, unmatched: ['Note'] });
  });

  it('follow `resultShape` and list both kinds of columns', async () => {
    let result: ImportData | undefined;
    const session = importSession({
      dynamicColumns,
      resultShape: 'data',
      includeUnmatchedColumns: true,
      onComplete: (given) => (result = given as ImportData),
    });
    await openAt(session, TEXT, 'review');
    await session.actions.submit();
    const values = [
      { name: 'Ann', age: 30, size: 38 },
      { name: 'Bo', age: 40, size: null },
    ];
    expect(result).toEqual({
      rows: values.map((row, index) => ({ index, values: row })),
      columns: [...COLUMNS, ...dynamicColumns].map(({ id, label }) => ({ id, label })),
      num_rows: 2,
      num_columns: 3,
      mappedData: values,
      unmappedData: [{ Note: 'hi' }, { Note: null }],
    });
  });

  it('have the issues with include', async () => {
    let result: ImportData | undefined;
    const session = importSession({
      resultShape: 'data',
      invalidRowHandling: 'include',
      onComplete: (given) => (result = given as ImportData),
    });
    await openAt(session, 'Name,Age\nAnn,30\n,40\n', 'review');
    await session.actions.deleteRows([0]);
    await session.actions.submit();
    expect(result?.rows).toEqual([{ index: 0, values: { name: null, age: 40 } }]);
    expect(result?.issues).toMatchObject([{ row: 0, column: 'name', code: 'required' }]);
  });

  it.each([true, false])(
    'have unmatched columns by the newest value of the option: %o',
    async (includeUnmatchedColumns) => {
      let result: ImportData | undefined;
      const options = { resultShape: 'data' as const, onComplete: (given: unknown) => (result = given as ImportData) };
      const session = importSession({ ...options, includeUnmatchedColumns: !includeUnmatchedColumns });
      await openAt(session, TEXT, 'review');
      session.update({ ...options, columns: COLUMNS, includeUnmatchedColumns });
      await session.actions.submit();
      expect(result).toMatchObject({ num_rows: 2 });
      const unmatched = [{ Note: 'hi', Size: '38' }, { Note: null, Size: null }]; // prettier-ignore
      expect(result?.unmappedData).toEqual(includeUnmatchedColumns ? unmatched : undefined);
    },
  );

  it('list the columns also when rows were delivered in batches', async () => {
    let result: ImportData | undefined;
    const session = importSession({
      resultShape: 'data',
      includeUnmatchedColumns: true,
      onBatch: () => undefined,
      onComplete: (given) => (result = given as ImportData),
    });
    await openAt(session, TEXT, 'review');
    await session.actions.submit();
    expect(result).toMatchObject({ rows: [], mappedData: [], unmappedData: [] });
  });
});

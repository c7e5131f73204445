import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OnBatch } from '../../adapters/index.js';
import type { ImportResult, ImportSummary, ResultRow, WindowRow } from '../../engine/index.js';
import type { Session } from '../session.js';
import type { CloseEvent, SessionOptions } from '../options/session-options.js';
import { blockersOf } from '../state/blockers.js';
import { COLUMNS, importSession, openAt, people, until } from '../testing/import-session.js';

/** 35 rows in batches of 20; the second batch fails while `isDown`. */
async function partly(options: SessionOptions = {}): Promise<{
  session: Session;
  taken: ResultRow[];
  host: { isDown: boolean };
}> {
  const taken: ResultRow[] = [];
  const host = { isDown: true };
  const onBatch: OnBatch = (rows) => {
    if (host.isDown && taken.length === 20) throw new Error('Our server is down.');
    taken.push(...rows);
  };
  const session = importSession({ batchSize: 20, onBatch, ...options });
  await openAt(session, people(35), 'review');
  await session.actions.submit();
  return { session, taken, host };
}

const names = (rows: readonly ResultRow[]): unknown[] => rows.map(({ name }) => name);
const rowsOf = async (session: Session): Promise<readonly WindowRow[]> => (await session.actions.readRows(0, 100)).rows;
const sumOf = (summary: ImportSummary): number =>
  summary.deliveredRows + summary.rejectedRows + summary.skippedRows + summary.deletedRows + summary.pendingRows;

describe('after a partial delivery', () => {
  it("delivered rows are marked, the others remain, and the error has the host's message", async () => {
    const { session } = await partly();
    expect(session.store.getState()).toMatchObject({
      step: 'review',
      error: { code: 'host', message: 'Our server is down.', retry: 'submit' },
      progress: { total: 35, delivered: 20, rejected: 0, deleted: 0, left: { all: 15, valid: 15, invalid: 0 } },
    });
    const rows = await rowsOf(session);
    expect(rows.map(({ state }) => state)).toEqual([...Array(20).fill('delivered'), ...Array(15).fill(undefined)]);
  });

  it.each<[name: string, change: (session: Session) => Promise<unknown>, locked: number]>([
    ['an edit', ({ actions }) => actions.editCell(3, 'name', 'Other'), 1],
    ['a deletion', async ({ actions }) => expect(await actions.deleteRows([19, 20])).toBe(1), 1],
    ['pasted cells', ({ actions }) => actions.pasteCells({ position: 18, column: 'name' }, [['a'], ['b'], ['c']]), 2],
    [
      'a program',
      ({ actions }) =>
        actions.applyProgram({
          steps: [{ column: 'name', to: { type: 'lowercase', of: { type: 'column', column: 'name' } } }],
        }),
      20,
    ],
  ])('%s leaves delivered rows unchanged and counts them', async (_name, change, locked) => {
    const { session, taken, host } = await partly();
    const before = (await rowsOf(session)).slice(0, 20);
    await change(session);
    expect(session.store.getState().change).toMatchObject({ lockedRows: locked });
    expect((await rowsOf(session)).slice(0, 20)).toEqual(before);
    host.isDown = false;
    const { deleted } = session.store.getState().progress;
    await session.actions.submit();
    expect(taken).toHaveLength(35 - deleted);
    expect(session.store.getState()).toMatchObject({ step: 'complete', summary: { deletedRows: deleted } });
  });

  it('undo and redo of earlier edits do not change delivered rows', async () => {
    const taken: ResultRow[] = [];
    const session = importSession({
      batchSize: 2,
      onBatch: (rows) => {
        if (taken.length === 2) throw new Error('No.');
        taken.push(...rows);
      },
    });
    await openAt(session, people(4), 'review');
    const program = {
      steps: [{ column: 'name', to: { type: 'lowercase', of: { type: 'column', column: 'name' } } }],
    } as const;
    await session.actions.editCell(0, 'age', '99');
    await session.actions.editCell(3, 'age', '98');
    await session.actions.applyProgram(program);
    await session.actions.submit();
    await session.actions.undo();
    expect(session.store.getState().change).toMatchObject({ lockedRows: 2 });
    await session.actions.undo();
    await session.actions.undo();
    expect(session.store.getState().change).toMatchObject({ lockedRows: 1 });
    expect((await rowsOf(session)).map(({ cells }) => cells)).toEqual([
      ['p0', '99'],
      ['p1', '1'],
      ['P2', '2'],
      ['P3', '3'],
    ]);
    await session.actions.redo();
    await session.actions.redo();
    await session.actions.redo();
    expect((await rowsOf(session)).map(({ cells }) => cells[0])).toEqual(['p0', 'p1', 'p2', 'p3']);
  });

  it('rows stay delivered after a new mapping and another validation', async () => {
    const { session, taken, host } = await partly();
    session.actions.goTo('map');
    session.actions.mapColumn(1, null);
    await session.actions.proceed();
    await until(session, ({ busy }) => busy === null);
    expect(session.store.getState().progress).toMatchObject({ delivered: 20, left: { all: 15 } });
    session.actions.goTo('header');
    await session.actions.overrideLayout({ header: { start: 1, rows: 1 } });
    expect(session.store.getState().progress).toMatchObject({ delivered: 20 });
    await session.actions.overrideLayout({ header: { start: 0, rows: 1 } });
    await session.actions.proceed();
    await session.actions.proceed();
    await until(session, ({ busy, step }) => busy === null && step === 'review');
    host.isDown = false;
    await session.actions.submit();
    expect(names(taken)).toEqual(Array.from({ length: 35 }, (_, row) => `P${row}`));
  });

  it('a value that repeats one in a delivered row is an error in the row that can be edited', async () => {
    let isFirst = true;
    const columns = [{ ...COLUMNS[0]!, validators: [{ type: 'unique' as const }] }, COLUMNS[1]!];
    const session = importSession({
      columns,
      onBatch: () => {
        const refused = isFirst ? [{ row: 0, message: 'Not this one.' }] : [];
        isFirst = false;
        return refused;
      },
    });
    await openAt(session, people(3), 'review');
    await session.actions.submit();
    await session.actions.editCell(0, 'name', 'P2');
    session.actions.setFilter('all');
    const found = (await rowsOf(session)).map(({ issues }) => issues.map(({ code, params }) => [code, params]));
    expect(found).toEqual([[['unique', { rowNumber: 4 }]], [], []]);
    await session.actions.editCell(0, 'name', 'P0');
    expect((await rowsOf(session)).every(({ issues }) => issues.length === 0)).toBe(true);
  });

  it('a canceled delivery is reported with its progress', async () => {
    let count = 0;
    const session = importSession({
      batchSize: 20,
      onBatch: () => {
        count += 1;
        session.actions.cancel();
      },
    });
    await openAt(session, people(35), 'review');
    await session.actions.submit();
    expect(count).toBe(1);
    expect(session.store.getState()).toMatchObject({
      step: 'review',
      error: null,
      isCancelled: true,
      progress: { delivered: 20, left: { all: 15 } },
    });
  });

  it('an import with no rows left to deliver can be completed', async () => {
    const results: ImportResult[] = [];
    const { session } = await partly({ onComplete: (result) => results.push(result as ImportResult) });
    await session.actions.deleteRows(Array.from({ length: 15 }, (_, at) => 20 + at));
    expect(blockersOf(session.store.getState())).toEqual([]);
    await session.actions.submit();
    expect(results).toMatchObject([{ summary: { totalRows: 35, deliveredRows: 20, deletedRows: 15, pendingRows: 0 } }]);
  });
});

describe('rows that the host rejects', () => {
  it('stay rejected until they are edited, also after another validation', async () => {
    const session = importSession({ onBatch: () => [{ row: 1, column: 'age', message: 'Too young.' }] });
    await openAt(session, people(3), 'review');
    await session.actions.submit();
    const states = async (): Promise<unknown[]> => {
      session.actions.setFilter('all');
      return (await rowsOf(session)).map(({ state }) => state);
    };
    expect(await states()).toEqual(['delivered', 'rejected', 'delivered']);
    session.actions.goTo('map');
    session.actions.chooseFormat({ column: 'age', number: { decimal: '.', exponent: false } });
    await session.actions.proceed();
    await until(session, ({ busy }) => busy === null);
    expect(await states()).toEqual(['delivered', 'rejected', 'delivered']);
    expect(session.store.getState().progress).toMatchObject({ rejected: 1, left: { all: 1, invalid: 1 } });
    expect((await rowsOf(session))[1]!.issues).toMatchObject([{ message: 'Too young.' }]);
    await session.actions.editCell(1, 'age', '18');
    expect(await states()).toEqual(['delivered', 'edited', 'delivered']);
    expect(session.store.getState().progress).toMatchObject({ rejected: 0, left: { all: 1, valid: 1 } });
  });
});

describe('leaving', () => {
  const closes: CloseEvent[] = [];
  const onClose = (event: CloseEvent): void => void closes.push(event);

  it('before the rows are checked reports how many there are', async () => {
    closes.length = 0;
    const session = importSession({ onClose });
    await openAt(session, 'Name,Age\nAnn,30\nBo,40\n', 'map');
    await until(session, ({ table }) => table?.rowCount === 2);
    await session.actions.leave();
    const summary = { totalRows: 2, validRows: 0, invalidRows: 0, deliveredRows: 0, pendingRows: 2, skippedRows: 0 };
    expect(closes).toMatchObject([{ reason: 'discarded', summary }]);
  });

  it('midway reports to the host what happened to the rows', async () => {
    closes.length = 0;
    const { session } = await partly({ onClose });
    await session.actions.leave();
    expect(closes).toMatchObject([
      { reason: 'discarded', summary: { totalRows: 35, deliveredRows: 20, pendingRows: 15, rejectedRows: 0 } },
    ]);
    expect(session.store.getState()).toMatchObject({ step: 'upload', progress: { total: 0 } });
    await session.actions.leave();
    expect(closes.at(-1)).toMatchObject({ reason: 'dismissed', summary: { totalRows: 0 } });
  });

  it('waits for the batch under way', async () => {
    closes.length = 0;
    let finish = (): void => undefined;
    const batch = new Promise<void>((resolve) => (finish = resolve));
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const onBatch = (): Promise<void> => {
      begin();
      return batch;
    };
    const session = importSession({ batchSize: 20, onClose, onBatch });
    await openAt(session, people(35), 'review');
    void session.actions.submit();
    await begun;
    const left = session.actions.leave();
    expect(closes).toEqual([]);
    finish();
    await left;
    expect(closes).toMatchObject([{ reason: 'discarded', summary: { deliveredRows: 20, pendingRows: 15 } }]);
  });

  it('after the import reports it as completed', async () => {
    closes.length = 0;
    const session = importSession({ onClose, onComplete: () => undefined });
    await openAt(session, people(3), 'review');
    await session.actions.submit();
    await session.actions.leave();
    expect(closes).toMatchObject([{ reason: 'completed', summary: { totalRows: 3, deliveredRows: 3 } }]);
  });

  it('for another file asks first and reports to the host', async () => {
    closes.length = 0;
    const { session } = await partly({ onClose });
    const other = new File(['Name,Age\nNew,1\n'], 'other.csv');
    const refused = session.actions.openFile(other);
    expect(session.store.getState().question).toEqual({ cause: 'file' });
    session.actions.answerQuestion(false);
    await refused;
    expect(session.store.getState()).toMatchObject({ step: 'review', question: null, progress: { delivered: 20 } });
    const agreed = session.actions.openFile(other);
    session.actions.answerQuestion(true);
    await agreed;
    expect(session.store.getState()).toMatchObject({ source: { fileName: 'other.csv' }, progress: { delivered: 0 } });
    expect(closes).toMatchObject([{ reason: 'discarded', summary: { deliveredRows: 20, pendingRows: 15 } }]);
  });
});

describe('the summary', () => {
  it('accounts for every row in every outcome', async () => {
    const step = fc.constantFrom('take', 'refuse', 'fail', 'edit', 'delete', 'add', 'undo', 'redo');
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 14 }),
        fc.constantFrom('block' as const, 'exclude' as const, 'include' as const),
        async (steps, invalidRowHandling) => {
          const events: CloseEvent[] = [];
          const taken: ResultRow[] = [];
          const fates: string[] = [];
          const session = importSession({
            invalidRowHandling,
            batchSize: 3,
            onClose: (event) => events.push(event),
            onBatch: (rows) => {
              const fate = fates.shift() ?? 'fail';
              if (fate === 'fail') throw new Error('No.');
              const refused = fate === 'refuse' ? [{ row: 0, message: 'No.' }] : [];
              taken.push(...rows.slice(refused.length));
              return refused;
            },
          });
          await openAt(session, `${people(8)},1\n`, 'review');
          for (const [at, next] of steps.entries()) {
            if (session.store.getState().step !== 'review') break;
            const { actions } = session;
            if (next === 'edit') await actions.editCell(at % 9, 'name', `E${at}`);
            else if (next === 'delete') await actions.deleteRows([(at * 5) % 9]);
            else if (next === 'undo') await actions.undo();
            else if (next === 'redo') await actions.redo();
            else if (next === 'add') {
              actions.setFilter('all');
              const last = session.store.getState().review!.counts.all - 1;
              await actions.pasteCells({ position: last, column: 'name' }, [['x'], ['y'], ['z']]);
            } else {
              fates.push(next);
              await actions.submit();
            }
            const { progress, review } = session.store.getState();
            expect(progress.delivered).toBe(taken.length);
            expect(progress.total).toBe(progress.delivered + progress.deleted + progress.left.all);
            expect(review?.counts.all).toBe(progress.delivered + progress.left.all);
          }
          const { summary } = await session.actions.leave();
          expect(events).toHaveLength(1);
          expect(sumOf(summary)).toBe(summary.totalRows);
          expect(Object.values(summary).every((count) => count >= 0)).toBe(true);
          expect(summary.deliveredRows).toBe(taken.length);
          session.destroy();
        },
      ),
      { numRuns: 60 },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../create-engine.js';
import type { Operation } from '../edits/operation.js';
import type { Engine } from '../engine-calls.js';
import type { EditSummary } from '../review-calls.js';
import { reviewing, reviewState } from '../testing/review-state.js';
import { COLUMNS, numbered, rowsOf, set, TEXT, UPPERCASE } from './testing/keyed-table.js';

const ROWS = 6;

const apply = (engine: Engine, operation: Operation): Promise<EditSummary> => engine.call('edit-apply', { operation });
/** Delivers the first rows; the host refuses those at these positions. */
async function deliver(engine: Engine, count: number, refused: readonly number[] = []): Promise<void> {
  let batches = 0;
  const onAsk = async (): Promise<readonly number[]> => {
    batches += 1;
    if (batches > 1) throw new Error('Stopped.');
    return refused;
  };
  await engine
    .call('result-deliver', { batchSize: count, rowHandling: 'include', resume: true }, { onAsk })
    .catch(() => undefined);
}

describe('an edit of a few rows', () => {
  it('has the result of validating the edited rows from the start, and can be undone and redone', async () => {
    const row = fc.nat(ROWS - 1);
    const column = fc.constantFrom('key', 'n', 'gone');
    const value = fc.constantFrom('', 'a', 'b', 'C', 'c', '5', 'x');
    const operation: fc.Arbitrary<Operation> = fc.oneof(
      fc.record({ type: fc.constant('set-cell' as const), row, column, value }),
      fc.record({
        type: fc.constantFrom('delete-rows' as const, 'restore-rows' as const),
        rows: fc.array(row, { minLength: 1, maxLength: 3 }),
      }),
      fc.constant(UPPERCASE),
      fc.record({
        type: fc.constant('add-rows' as const),
        row: fc.constant(0),
        columns: fc.constant(['key']),
        values: fc.array(fc.tuple(value), { minLength: 1, maxLength: 2 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 3 }), async (operations) => {
        const { engine } = await reviewing(TEXT, COLUMNS);
        const states = [await reviewState(engine)];
        for (const one of operations) {
          const { history } = await apply(engine, one);
          // Restoring rows that are not deleted is not a step.
          if (history.done.length === states.length) states.push(await reviewState(engine));
        }
        const { engine: again } = await reviewing(TEXT, COLUMNS, {
          operations: await engine.call('operations-read', {}),
        });
        expect(await reviewState(again)).toEqual(states.at(-1));
        for (const state of states.slice(0, -1).toReversed()) {
          await engine.call('edit-undo', {});
          expect(await reviewState(engine)).toEqual(state);
        }
        for (const state of states.slice(1)) {
          await engine.call('edit-redo', {});
          expect(await reviewState(engine)).toEqual(state);
        }
      }),
      { numRuns: 8 },
    );
  });

  it.each<[string, Operation, readonly number[], boolean]>([
    ['a cell that is not compared', set(1, 'n', '2'), [1], true],
    ['a new value', set(1, 'key', 'new'), [1], true],
    ['a value that another row has', set(1, 'key', 'c'), [1], false],
    ['the first of two equal values', set(0, 'key', 'z'), [0], false],
    ['rows without an equal value', { type: 'delete-rows', rows: [1, 3] }, [], true],
    ['a row with an equal value', { type: 'delete-rows', rows: [4] }, [], false],
    [
      'the same row twice',
      { type: 'set-cells', rows: [3, 1, 3], columns: ['n'], values: [['7'], ['8'], ['9']] },
      [1, 3],
      true,
    ],
    ['any rows', UPPERCASE, [], false],
  ])('reports the rows it changed, and whether others may have: %s', async (_what, operation, rows, isAlone) => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    const { changed, lockedRows } = await apply(engine, operation);
    expect(changed.rows.map(({ index }) => index)).toEqual(rows);
    expect(changed.isAlone).toBe(isAlone);
    expect(lockedRows).toBe(0);
  });

  it.each([
    [100, 100, true],
    [101, 101, false],
    [200, 200, false],
    [201, 0, false],
  ])('of %i rows lists %i', async (count, listed, isAlone) => {
    const { engine } = await reviewing(numbered(300), COLUMNS);
    const rows = Array.from({ length: count }, (_, row) => row);
    const operation: Operation = { type: 'set-cells', rows, columns: ['n'], values: rows.map(() => ['x']) };
    const { changed, counts } = await apply(engine, operation);
    expect(changed.rows).toHaveLength(listed);
    expect(changed.isAlone).toBe(isAlone);
    expect(counts.invalid).toBe(count);
    const { changed: undone, counts: before } = await engine.call('edit-undo', {});
    expect(undone.rows).toHaveLength(listed);
    expect(before.invalid).toBe(0);
  });

  it('changes nothing when there is nothing to undo or redo', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    const { dataVersion } = await engine.call('summary-read', {});
    for (const call of ['edit-undo', 'edit-redo'] as const) {
      expect(await engine.call(call, {})).toMatchObject({
        dataVersion,
        lockedRows: 0,
        changed: { rows: [], isAlone: true },
        canUndo: false,
        canRedo: false,
      });
    }
    expect(await apply(engine, { type: 'delete-rows', rows: [] })).toMatchObject({
      dataVersion,
      canUndo: false,
      changed: { rows: [], isAlone: true },
    });
  });

  it('changes the version of the data', async () => {
    const { engine, summary } = await reviewing(TEXT, COLUMNS);
    const { dataVersion } = await apply(engine, set(1, 'n', '2'));
    expect(dataVersion).toBeGreaterThan(summary.dataVersion);
    expect((await apply(engine, UPPERCASE)).dataVersion).toBeGreaterThan(dataVersion);
  });

  it('adds rows only after the end of the file is known', async () => {
    const engine = createEngine();
    const added: Operation = { type: 'add-rows', row: 0, columns: ['key'], values: [['new']] };
    const early: unknown[] = [];
    const onEvent = ({ type }: { type: string }): void => {
      if (type === 'first-rows') early.push(apply(engine, added).catch((error: unknown) => error));
    };
    await reviewing(numbered(6_000), COLUMNS.slice(1), { engine, mapping: [null, 'n'], onEvent });
    expect(await early[0]).toMatchObject({ code: 'not-ready', params: { needs: 'table-index' } });
    const { changed } = await apply(engine, added);
    expect(changed.rows).toMatchObject([{ index: 6_000, number: 6_002 }]);
  });
});

describe('delivered rows', () => {
  it('stay as they were delivered, and are counted', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await apply(engine, set(0, 'n', '10'));
    await deliver(engine, 2);
    expect(await apply(engine, set(0, 'n', '11'))).toMatchObject({ lockedRows: 1, canUndo: true });
    const block: Operation = { type: 'set-cells', rows: [0, 1, 2], columns: ['n'], values: [['7'], ['8'], ['9']] };
    const { lockedRows, changed } = await apply(engine, block);
    expect(lockedRows).toBe(2);
    expect(changed.rows.map(({ index }) => index)).toEqual([2]);
    expect(await apply(engine, { type: 'delete-rows', rows: [1, 3] })).toMatchObject({ lockedRows: 1 });
    expect(await apply(engine, UPPERCASE)).toMatchObject({ lockedRows: 2 });
    expect(await rowsOf(engine)).toEqual(['a,10', 'b,x', 'A,9', 'C,5', 'C,6']);
    expect(await engine.call('edit-undo', {})).toMatchObject({ lockedRows: 2 });
    await engine.call('edit-undo', {});
    await engine.call('edit-undo', {});
    expect(await rowsOf(engine)).toEqual(['a,10', 'b,x', 'a,3', ',4', 'c,5', 'c,6']);
    const { lockedRows: undone, progress } = await engine.call('edit-undo', {});
    expect(undone).toBe(1);
    expect(progress).toMatchObject({ total: 6, delivered: 2, left: { all: 4, valid: 1, invalid: 3 } });
    expect((await rowsOf(engine))[0]).toBe('a,10');
  });

  it('keep the result of a program that is undone after their delivery', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await apply(engine, UPPERCASE);
    await deliver(engine, 2);
    expect(await engine.call('edit-undo', {})).toMatchObject({ lockedRows: 2 });
    expect(await rowsOf(engine)).toEqual(['A,1', 'B,x', 'a,3', ',4', 'c,5', 'c,6']);
    expect(await engine.call('edit-redo', {})).toMatchObject({ lockedRows: 2 });
    expect(await rowsOf(engine)).toEqual(['A,1', 'B,x', 'A,3', ',4', 'C,5', 'C,6']);
  });

  it('are not those that the host has refused', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await deliver(engine, 3, [1]);
    const { rows } = await engine.call('rows-read', { start: 0, count: 9 });
    expect(rows.map(({ state }) => state)).toEqual(['delivered', undefined, 'delivered', ...Array(3).fill(undefined)]);
  });
});

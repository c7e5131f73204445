import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { Operation } from '../edits/operation.js';
import type { Engine } from '../engine-calls.js';
import type { RowView } from '../row-view.js';
import { reviewing, reviewState } from '../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'key', label: 'Key', validators: [{ type: 'unique' }] },
  { id: 'n', label: 'N', type: 'number' },
];
const ROWS = 12;
const LINES = Array.from({ length: ROWS }, (_, row) => `key ${row % 10},${row === 5 ? 'bad' : row}`);
const TEXT = ['key,n', ...LINES].join('\n');

const change = (engine: Engine, operation: Operation): Promise<unknown> => engine.call('edit-apply', { operation });
const deleting = (...rows: number[]): Operation => ({ type: 'delete-rows', rows });
const restoring = (...rows: number[]): Operation => ({ type: 'restore-rows', rows });

async function rowsOf(engine: Engine, view: Partial<RowView>): Promise<readonly number[]> {
  const { rows } = await engine.call('rows-read', { view, start: 0, count: 100 });
  return rows.map(({ index }) => index);
}

describe('deleted rows', () => {
  it('are listed with their values, without issues', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await change(engine, { type: 'set-cell', row: 5, column: 'key', value: 'edited' });
    await change(engine, deleting(7, 5));
    const { rows, total } = await engine.call('rows-read', { view: { state: 'deleted' }, start: 0, count: 10 });
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { index: 5, number: 7, cells: ['edited', 'bad'], issues: [], state: 'deleted', edited: [0] },
      { index: 7, number: 9, cells: ['key 7', '7'], issues: [], state: 'deleted' },
    ]);
    expect(await engine.call('summary-read', {})).toMatchObject({ progress: { deleted: 2 } });
    const place = { view: { state: 'deleted' }, direction: 'next', from: null } as const;
    expect(await engine.call('issue-find', place)).toBeNull();
  });

  it('do not include added rows whose addition was undone', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await change(engine, { type: 'add-rows', row: 0, columns: ['key'], values: [['a'], ['b']] });
    await change(engine, deleting(ROWS));
    expect(await rowsOf(engine, { state: 'deleted' })).toEqual([ROWS]);
    await engine.call('edit-undo', {});
    await engine.call('edit-undo', {});
    expect(await rowsOf(engine, { state: 'deleted' })).toEqual([]);
    expect(await engine.call('summary-read', {})).toMatchObject({ progress: { deleted: 0 } });
  });

  it('can be sorted, filtered and searched', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await change(engine, deleting(1, 3, 8, 11));
    const view = { state: 'deleted', sort: [{ column: 'n', descending: true }] } as const;
    expect(await rowsOf(engine, view)).toEqual([11, 8, 3, 1]);
    const filters = [{ column: 'key', type: 'contains', text: '1' }] as const;
    expect(await rowsOf(engine, { ...view, filters })).toEqual([11, 1]);
    await change(engine, restoring(11));
    expect(await rowsOf(engine, { ...view, filters })).toEqual([1]);
    const search = { find: 'key', matchCase: false, wholeCell: false, pattern: false };
    const query = { view, search, scope: {}, direction: 'next', from: null } as const;
    expect(await engine.call('cells-find', query)).toMatchObject({ count: 3, cell: { row: 8 } });
  });

  it('are the only ones in which a search of theirs replaces texts', async () => {
    // More than are listed in an operation.
    const half = 100_001;
    const lines = Array.from({ length: 2 * half }, (_, row) => `a${row},1`);
    const { engine } = await reviewing(['key,n', ...lines].join('\n'), COLUMNS);
    await change(engine, deleting(...Array.from({ length: half }, (_, row) => row)));
    const search = { find: 'a', matchCase: false, wholeCell: false, pattern: false };
    await engine.call('cells-replace', { view: { state: 'deleted' }, search, scope: {}, replacement: 'b', only: null });
    const { rows } = await engine.call('rows-read', { start: 0, count: 1 });
    expect(rows[0]?.cells[0]).toBe(`a${half}`);
  });
});

describe('restored rows', () => {
  it('are where they were, with their values and errors', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await change(engine, {
      type: 'add-rows',
      row: 0,
      columns: ['key'],
      values: [['x']],
      beside: { row: 3, side: 'below' },
    });
    const before = await reviewState(engine);
    await change(engine, deleting(0, 3, 5, ROWS));
    await change(engine, restoring(5, 3));
    expect(await rowsOf(engine, {})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    await change(engine, restoring(ROWS, 0));
    expect(await reviewState(engine)).toEqual(before);
  });

  it('are a step with a name that can be undone and redone', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await change(engine, deleting(4, 6, 9));
    await change(engine, restoring(4, 9));
    const { history } = await engine.call('summary-read', {});
    expect(history.done.at(-1)).toEqual({ name: 'restore', count: 2 });
    expect(await engine.call('edit-undo', {})).toMatchObject({ progress: { deleted: 3 } });
    expect(await rowsOf(engine, { state: 'deleted' })).toEqual([4, 6, 9]);
    expect(await engine.call('edit-redo', {})).toMatchObject({ progress: { deleted: 1 }, changed: { rows: [{}, {}] } });
    expect(await rowsOf(engine, { state: 'deleted' })).toEqual([6]);
  });

  it('change other rows if they have the same unique value', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await change(engine, deleting(0));
    expect(await rowsOf(engine, { state: 'invalid' })).not.toContain(10);
    await change(engine, restoring(0));
    expect(await rowsOf(engine, { state: 'invalid' })).toContain(10);
  });

  it('are only those that were deleted', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await change(engine, deleting(2));
    await change(engine, restoring(1, 2, 99));
    expect(await engine.call('operations-read', {})).toEqual([deleting(2), restoring(2)]);
    await change(engine, restoring(2, 3));
    expect(await engine.call('summary-read', {})).toMatchObject({
      history: { done: [{}, { name: 'restore', count: 1 }] },
    });
  });

  it('are in the view again that showed them in another order', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await change(engine, deleting(1, 2));
    const view = { sort: [{ column: 'n', descending: true }] } as const;
    await engine.call('view-open', { view, count: 1 });
    await change(engine, restoring(2));
    expect((await rowsOf(engine, view)).slice(-2)).toEqual([2, 0]);
  });

  it('are all rows but those deleted last, after any steps', async () => {
    const steps = fc.array(
      fc.record({
        type: fc.constantFrom('delete-rows' as const, 'restore-rows' as const),
        rows: fc.uniqueArray(fc.nat(ROWS - 1), { minLength: 1, maxLength: 5 }),
      }),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { engine } = await reviewing(TEXT, COLUMNS);
        const left = new Set(LINES.keys());
        for (const operation of taken) {
          await change(engine, operation);
          for (const row of operation.rows) left[operation.type === 'delete-rows' ? 'delete' : 'add'](row);
        }
        const expected = [...left].sort((one, other) => one - other);
        expect(await rowsOf(engine, {})).toEqual(expected);
        expect(await rowsOf(engine, { state: 'deleted' })).toEqual([...LINES.keys()].filter((row) => !left.has(row)));
      }),
      { numRuns: 20 },
    );
  });
});

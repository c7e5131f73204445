import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { Engine } from '../engine-calls.js';
import type { CellBlock } from '../review-calls.js';
import type { RowFilter } from '../row-view.js';
import { reviewing, reviewState } from '../testing/review-state.js';

const IDS = ['a', 'b', 'c', 'd'];
const COLUMNS: readonly Column[] = IDS.map((id) =>
  id === 'a' ? { id, label: id, validators: [{ type: 'unique' }] } : { id, label: id, type: 'number' },
);

const table = (rows: number): string =>
  [
    IDS.join(),
    ...Array.from({ length: rows }, (_, row) => `k${row % 7},${row % 3 === 0 ? 'x' : row},${row},${row}`),
  ].join('\n');

const cellsOf = async (engine: Engine, state: RowFilter): Promise<string[][]> => {
  const { rows } = await engine.call('rows-read', { view: { state }, start: 0, count: 1e6 });
  return rows.map(({ cells }) => [...cells]);
};

/** The same without an engine: the cells of the view's rows after the blocks were set. */
function expected(
  before: string[][],
  blocks: readonly CellBlock[],
  values: readonly (readonly string[])[],
): string[][] {
  const after = before.map((cells) => [...cells]);
  const width = Math.max(...values.map(({ length }) => length));
  for (const { start, count, columns } of blocks) {
    for (let row = start; row < Math.min(start + count, after.length); row += 1) {
      columns.forEach((column, at) => {
        const text = values[(row - start) % values.length]?.[at % width];
        if (text !== undefined) after[row]![IDS.indexOf(column)] = text;
      });
    }
  }
  return after;
}

const text = fc.constantFrom('', 'x', '5', 'k1');
const block = fc.record({
  start: fc.nat(11),
  count: fc.integer({ min: 1, max: 14 }),
  columns: fc
    .integer({ min: 0, max: 3 })
    .chain((left) => fc.integer({ min: left, max: 3 }).map((right) => IDS.slice(left, right + 1))),
});

it('sets the cells of every block in one step, as validating the operations from the start does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<RowFilter>('all', 'invalid', 'valid'),
      fc.array(block, { minLength: 1, maxLength: 3 }),
      fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      async (state, blocks, values) => {
        const { engine } = await reviewing(table(12), COLUMNS);
        const untouched = await reviewState(engine);
        const all = await engine.call('rows-read', { start: 0, count: 99 });
        const shown = await engine.call('rows-read', { view: { state }, start: 0, count: 99 });
        await engine.call('cells-set', { view: { state }, blocks, values });
        const after = expected(
          shown.rows.map(({ cells }) => [...cells]),
          blocks,
          values,
        );
        const byIndex = new Map(shown.rows.map(({ index }, at) => [index, after[at]!]));
        expect(await cellsOf(engine, 'all')).toEqual(all.rows.map(({ index, cells }) => byIndex.get(index) ?? cells));
        const operations = await engine.call('operations-read', {});
        expect(operations.length).toBeLessThanOrEqual(1);
        const again = await reviewing(table(12), COLUMNS, { operations });
        expect(await reviewState(again.engine)).toEqual(await reviewState(engine));
        if (operations.length > 0) await engine.call('edit-undo', {});
        expect(await reviewState(engine)).toEqual(untouched);
      },
    ),
    { numRuns: 60 },
  );
});

it('sets many rows beside other edits, as validating the operations from the start does', async () => {
  const many = fc.record({
    start: fc.nat(60),
    count: fc.integer({ min: 101, max: 140 }),
    left: fc.nat(3),
    width: fc.integer({ min: 1, max: 4 }),
  });
  const set = ({ start, count, left, width }: { start: number; count: number; left: number; width: number }) => [
    { start, count, columns: IDS.slice(left, left + width) },
  ];
  const values = fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(many, values), { minLength: 1, maxLength: 4 }), async (edits) => {
      const { engine } = await reviewing(table(170), COLUMNS);
      const states = [await reviewState(engine)];
      for (const [where, texts] of edits) {
        await engine.call('cells-set', { blocks: set(where), values: texts });
        states.push(await reviewState(engine));
      }
      const operations = await engine.call('operations-read', {});
      const again = await reviewing(table(170), COLUMNS, { operations });
      expect(await reviewState(again.engine)).toEqual(states.at(-1));
      for (const state of states.slice(0, operations.length).reverse()) {
        await engine.call('edit-undo', {});
        expect(await reviewState(engine)).toEqual(state);
      }
    }),
    { numRuns: 40 },
  );
});

it.each([
  ['a whole column', [{ start: 0, count: 5000, columns: ['b'] }], [['']], 5000, undefined],
  ['part of it', [{ start: 10, count: 2000, columns: ['b', 'c'] }], [['1', '2']], 4000, 2000],
  [
    'several ranges of the same rows',
    [
      { start: 0, count: 1500, columns: ['a'] },
      { start: 0, count: 1500, columns: ['c', 'd'] },
    ],
    [['1']],
    4500,
    undefined,
  ],
])('sets %s to the same text without keeping it for each cell', async (_name, blocks, values, cells, rows) => {
  const { engine } = await reviewing(table(5000), COLUMNS);
  const before = await reviewState(engine);
  const outcome = await engine.call('cells-set', { blocks, values });
  expect(outcome.cells).toBe(cells);
  const [operation] = await engine.call('operations-read', {});
  const all = (await engine.call('rows-read', { start: 0, count: 9999 })).rows.map((row) => [...row.cells]);
  const { engine: fresh } = await reviewing(table(5000), COLUMNS);
  expect(all).toEqual(expected(await cellsOf(fresh, 'all'), blocks, values));
  if (blocks.length === 1) {
    expect(operation?.type).toBe('run-program');
    expect(operation?.type === 'run-program' && operation.rows?.length).toBe(rows);
  }
  await engine.call('edit-undo', {});
  expect(await reviewState(engine)).toEqual(before);
});

it('leaves delivered rows unchanged and reports them', async () => {
  const { engine } = await reviewing(table(4), COLUMNS, { rowHandling: 'include' });
  await engine
    .call('result-deliver', { batchSize: 2, rowHandling: 'include' }, { onAsk: async () => [2] })
    .catch(() => null);
  await engine.call(
    'result-deliver',
    { batchSize: 4, rowHandling: 'include', resume: true },
    { onAsk: async () => [0, 1] },
  );
  const before = await cellsOf(engine, 'all');
  const { rows } = await engine.call('rows-read', { start: 0, count: 9 });
  const locked = rows.filter(({ state }) => state === 'delivered').length;
  expect(locked).toBeGreaterThan(0);
  const outcome = await engine.call('cells-set', { blocks: [{ start: 0, count: 4, columns: ['d'] }], values: [['9']] });
  expect(outcome).toMatchObject({ lockedRows: locked, rows: 4, cells: 4 - locked });
  const after = await cellsOf(engine, 'all');
  expect(after).toEqual(
    before.map((cells, at) => (rows[at]?.state === 'delivered' ? cells : [...cells.slice(0, 3), '9'])),
  );
});

it.each([
  ['clear', {}, [['', '']]],
  ['fill', {}, [['', '1']]],
  ['paste', { append: 0 }, [['', '']]],
  ['cut', { name: 'cut' as const }, [['']]],
])('is a step with the name %s', async (name, given, values) => {
  const { engine } = await reviewing(table(4), COLUMNS);
  await engine.call('cells-set', { blocks: [{ start: 0, count: 1, columns: ['b', 'c'] }], values, ...given });
  const { history } = await engine.call('summary-read', {});
  expect(history.done.map((step) => step.name)).toEqual([name]);
});

it('counts the added rows that are not in the view', async () => {
  const { engine } = await reviewing(table(4), COLUMNS);
  const blocks = [{ start: 3, count: 3, columns: ['a', 'b'] }];
  const values = [
    ['1', '2'],
    ['3', '4'],
    ['5', '6'],
  ];
  const given = { blocks, values, append: 9 };
  expect(await engine.call('cells-set', given)).toMatchObject({ added: 2, hidden: 0 });
  await engine.call('edit-undo', {});
  const view = { filters: [{ column: 'a', type: 'filled' }] } as const;
  expect(await engine.call('cells-set', { ...given, view })).toMatchObject({ added: 2, hidden: 2 });
});

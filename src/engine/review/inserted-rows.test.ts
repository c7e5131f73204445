import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { Engine } from '../engine-calls.js';
import { rowMaker } from '../result/column-batch.js';
import { unpackBatch } from '../result/packed-batch.js';
import type { IssuePlace } from '../review-calls.js';
import type { RowView } from '../row-view.js';
import { reviewing, reviewState } from '../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'n', label: 'N', type: 'number' },
];
const FILE_ROWS = 12;
const TEXT = `name,n\n${Array.from({ length: FILE_ROWS }, (_, row) => `${row % 5 === 4 ? '' : `p${row}`},${row % 4}`).join('\n')}\n`;

type Edit =
  | { readonly do: 'insert'; readonly position: number; readonly side: 'above' | 'below'; readonly count: number }
  | { readonly do: 'append'; readonly count: number }
  | { readonly do: 'delete'; readonly position: number }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };
const side = fc.constantFrom('above' as const, 'below' as const);
const count = fc.integer({ min: 1, max: 3 });
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('insert' as const), position: fc.nat(30), side, count }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('append' as const), count }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), position: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'undo' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'redo' as const }) },
);

async function rowsOf(engine: Engine, view: Partial<RowView> = {}): Promise<readonly number[]> {
  const { rows, total } = await engine.call('rows-read', { view, start: 0, count: 1000 });
  expect(rows).toHaveLength(total);
  const parts = [];
  for (let start = 0; start < total; start += 3)
    parts.push(...(await engine.call('rows-read', { view, start, count: 3 })).rows);
  expect(parts).toEqual(rows);
  return rows.map(({ index }) => index);
}

/** Rows as handed over, in batches, by both forms. */
async function delivered(engine: Engine): Promise<readonly unknown[]> {
  const options = { batchSize: 4, rowHandling: 'include' as const };
  const indexes: number[] = [];
  const rows: unknown[] = [];
  await engine.call('result-deliver', options, {
    onAsk: async (batch) => {
      indexes.push(...batch.rowIndexes);
      rows.push(...batch.rows);
      return null;
    },
  });
  const columnar: unknown[] = [];
  const columnarIndexes: number[] = [];
  await engine.call('columns-deliver', options, {
    onAsk: async ({ columns, rowIndexes }) => {
      columnar.push(...rowMaker(unpackBatch(columns))(0, columns.length));
      columnarIndexes.push(...rowIndexes);
      return { refused: [] };
    },
  });
  expect(columnarIndexes).toEqual(indexes);
  expect(columnar).toEqual(rows);
  return indexes;
}

/** The rows that going from issue to issue passes, in turn. */
async function walked(engine: Engine, view: Partial<RowView>): Promise<readonly number[]> {
  const rows: number[] = [];
  let from: { row: number; column: string } | null = null;
  for (let left = 100; left > 0; left -= 1) {
    const found: IssuePlace | null = await engine.call('issue-find', { view, direction: 'next', from });
    if (!found || found.ordinal <= rows.length) break;
    expect(found.ordinal).toBe(rows.length + 1);
    rows.push(found.issue.row);
    from = { row: found.issue.row, column: found.issue.column! };
  }
  return rows;
}

it('rows inserted above and below others are shown, delivered and replayed in that order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 12 }), async (edits) => {
      const { engine } = await reviewing(TEXT, COLUMNS);
      /** The expected rows after each operation. */
      const states: (readonly number[])[] = [Array.from({ length: FILE_ROWS }, (_, row) => row)];
      let at = 0;
      for (const given of edits) {
        const shown = states[at]!;
        if (given.do === 'undo' || given.do === 'redo') {
          await engine.call(`edit-${given.do}`, {});
          at = Math.max(0, Math.min(states.length - 1, at + (given.do === 'undo' ? -1 : 1)));
          continue;
        }
        const next = [...shown];
        const place = given.do === 'append' ? 0 : given.position % Math.max(1, shown.length);
        const row = shown[place];
        if (given.do === 'delete') {
          if (row === undefined) continue;
          await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [row] } });
          next.splice(place, 1);
        } else {
          if (given.do === 'insert' && row === undefined) continue;
          const beside = given.do === 'insert' ? { beside: { row: row!, side: given.side } } : {};
          const values = Array.from({ length: given.count }, () => []);
          const { changed } = await engine.call('edit-apply', {
            operation: { type: 'add-rows', row: 0, columns: [], values, ...beside },
          });
          const added = changed.rows.map(({ index }) => index);
          expect(added).toHaveLength(given.count);
          const start = given.do === 'append' ? next.length : place + (given.side === 'below' ? 1 : 0);
          next.splice(start, 0, ...added);
        }
        states.splice(at + 1, states.length, next);
        at += 1;
      }
      const expected = states[at]!;
      expect(await rowsOf(engine)).toEqual(expected);
      const invalid = await rowsOf(engine, { state: 'invalid' });
      expect(invalid).toEqual(expected.filter((row) => invalid.includes(row)));
      const found = await walked(engine, { state: 'all' });
      expect(found).toEqual(invalid);
      expect(await delivered(engine)).toEqual(expected);
      // Filters keep the order, and so do rows that are equal in the sorted column.
      const filters = [{ column: 'name', type: 'empty' as const }];
      const empty = await rowsOf(engine, { filters });
      expect(empty).toEqual(expected.filter((row) => empty.includes(row)));
      const sorted = await rowsOf(engine, { sort: [{ column: 'n', descending: false }] });
      const { rows } = await engine.call('rows-read', { start: 0, count: 1000 });
      const keys = new Map(rows.map(({ index, cells }) => [index, cells[1] === '' ? 9 : Number(cells[1])]));
      expect(sorted).toEqual(expected.toSorted((left, right) => keys.get(left)! - keys.get(right)!));

      const operations = await engine.call('operations-read', {});
      const again = await reviewing(TEXT, COLUMNS, { operations: JSON.parse(JSON.stringify(operations)) as never });
      expect(await rowsOf(again.engine)).toEqual(expected);
      expect(await reviewState(again.engine)).toEqual(await reviewState(engine));
    }),
    { numRuns: 150 },
  );
});

it('a row inserted in a sorted or filtered view stands beside its row there', async () => {
  const { engine } = await reviewing(TEXT, COLUMNS);
  const views: readonly Partial<RowView>[] = [
    { sort: [{ column: 'n', descending: true }] },
    { filters: [{ column: 'n', type: 'values', values: ['3'] }] },
  ];
  for (const view of views) {
    const before = (await engine.call('view-open', { view, count: 100 })).rows.map(({ index }) => index);
    const row = before[1]!;
    const operation = {
      type: 'add-rows',
      row: 0,
      columns: ['n'],
      values: [['1']],
      beside: { row, side: 'above' },
    } as const;
    const { changed } = await engine.call('edit-apply', { operation });
    expect(await rowsOf(engine, view)).toEqual(before.toSpliced(1, 0, changed.rows[0]!.index));
  }
});

it('a delivered row keeps its place after its insertion was undone', async () => {
  const { engine } = await reviewing(TEXT, COLUMNS);
  const insert = (row: number, texts: readonly string[]) =>
    engine.call('edit-apply', {
      operation: { type: 'add-rows', row: 0, columns: ['name'], values: [texts], beside: { row, side: 'below' } },
    });
  await insert(0, ['x']);
  await engine
    .call(
      'result-deliver',
      { batchSize: 2, rowHandling: 'include', resume: true },
      { onAsk: async ({ index }) => (index === 0 ? null : Promise.reject(new Error('Stopped.'))) },
    )
    .catch(() => undefined);
  await engine.call('edit-undo', {});
  expect((await rowsOf(engine)).slice(0, 3)).toEqual([0, FILE_ROWS, 1]);
  await insert(0, ['y']);
  expect((await rowsOf(engine)).slice(0, 4)).toEqual([0, FILE_ROWS, FILE_ROWS + 1, 1]);
});

it('rows pasted over and after the last one are one step', async () => {
  const { engine } = await reviewing(TEXT, COLUMNS);
  const untouched = await reviewState(engine);
  const blocks = [{ start: FILE_ROWS - 1, count: 4, columns: ['name', 'n'] }];
  const values = [['a', '1'], ['b'], ['', ''], ['c', '2'], ['', ' ']];
  const { added, leftOut, cells } = await engine.call('cells-set', { blocks, values, append: 2 });
  expect({ added, leftOut, cells }).toEqual({ added: 2, leftOut: 1, cells: 5 });
  const pasted = await reviewState(engine);
  expect((await engine.call('rows-read', { start: FILE_ROWS - 1, count: 9 })).rows.map((row) => row.cells)).toEqual([
    ['a', '1'],
    ['b', ''],
    ['', ''],
  ]);
  const operations = await engine.call('operations-read', {});
  expect(operations).toHaveLength(1);
  expect(await reviewState((await reviewing(TEXT, COLUMNS, { operations })).engine)).toEqual(pasted);
  await engine.call('edit-undo', {});
  expect(await reviewState(engine)).toEqual(untouched);
  await engine.call('edit-redo', {});
  expect(await reviewState(engine)).toEqual(pasted);
});

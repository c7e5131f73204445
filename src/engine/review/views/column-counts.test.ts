import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Column } from '../../column.js';
import type { Engine } from '../../engine-calls.js';
import type { ColumnCounts } from '../../review-calls.js';
import type { ColumnFilter } from '../../row-view.js';
import { operations } from '../../testing/operation-arbitrary.js';
import { reviewing } from '../../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }, { type: 'unique' }] },
  {
    id: 'code',
    label: 'Code',
    validators: [
      { type: 'min_length', value: 2 },
      { type: 'regex', pattern: '^P', message: 'Begins with P' },
      { type: 'regex', pattern: '\\d$', message: 'Ends with a digit' },
    ],
  },
  { id: 'n', label: 'N', type: 'number', validators: [{ type: 'max', value: 5 }] },
];
const IDS = COLUMNS.map(({ id }) => id);
const LINES = Array.from({ length: 12 }, (_, row) => `P${row % 5},${['p', 'P1', 'x7', ''][row % 4]},${row}`);
const TEXT = ['name,code,n', ...LINES].join('\n');

const rowsOf = async (engine: Engine, filter: ColumnFilter): Promise<number> =>
  (await engine.call('view-open', { view: { filters: [filter] }, count: 0 })).total;

it('counts the rows that each filter and each kind of error shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operations(IDS, 12), { maxLength: 6 }), async (edits) => {
      const { engine } = await reviewing(TEXT, COLUMNS);
      for (const operation of edits) await engine.call('edit-apply', { operation });
      for (const column of IDS) {
        const { kinds, ...counts } = await engine.call('counts-read', { column });
        for (const type of ['errors', 'edited', 'empty', 'filled', 'duplicates'] as const)
          expect([type, counts[type]]).toEqual([type, await rowsOf(engine, { column, type })]);
        for (const { kind, count } of kinds)
          expect([kind, count]).toEqual([kind, await rowsOf(engine, { column, type: 'errors', kind })]);
      }
    }),
    { numRuns: 60 },
  );
});

it('lists kinds by their checks and messages, the most frequent first', async () => {
  const { engine } = await reviewing(TEXT, COLUMNS);
  const { kinds } = await engine.call('counts-read', { column: 'code' });
  expect(kinds).toEqual([
    { kind: { code: 'pattern', params: {}, message: 'Begins with P' }, count: 6 },
    { kind: { code: 'min_length', params: { min: 2 } }, count: 3 },
    { kind: { code: 'pattern', params: {}, message: 'Ends with a digit' }, count: 3 },
  ]);
});

it('counts once for two calls at the same time, and again after a call was canceled', async () => {
  const { engine } = await reviewing(TEXT, COLUMNS);
  const controller = new AbortController();
  const canceled = engine.call('counts-read', { column: 'name' }, { signal: controller.signal });
  controller.abort();
  await expect(canceled).rejects.toThrow();
  const counts: Promise<ColumnCounts> = engine.call('counts-read', { column: 'name' });
  const values = await engine.call('values-read', { column: 'name', search: '', limit: 9 });
  expect(values.values).toHaveLength(5);
  expect(await counts).toMatchObject({ filled: 12, empty: 0, duplicates: 12 });
});

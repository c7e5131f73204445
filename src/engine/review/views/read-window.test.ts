import { expect, it } from 'vitest';
import type { Column } from '../../column.js';
import { reviewing } from '../../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', transformations: [{ type: 'uppercase' }] },
  { id: 'amount', label: 'Amount', type: 'number' },
  { id: 'when', label: 'When', type: 'date', dateOrder: 'dmy' },
  { id: 'ok', label: 'OK', type: 'boolean' },
  { id: 'plan', label: 'Plan', type: 'select', options: ['Pro'] },
];
const HEAD = 'name,amount,when,ok,plan';

it.each([
  {
    what: 'other digits and separators',
    line: 'ANN,"1.234,50",05/04/2024,x,Pro',
    results: [1234.5, '2024-04-05', true],
  },
  { what: 'a transformation', line: 'Ann,2,,,', results: ['ANN'] },
  { what: 'values a program would write so', line: ' ANN ,2.50,2024-04-05,TRUE,Pro', results: [] },
  { what: 'wrong values', line: 'ANN,abc,31/31/2024,perhaps,', results: [] },
])('a row tells how $what were understood', async ({ line, results }) => {
  const { engine } = await reviewing([HEAD, 'ANN,"2,5",31/12/2024,no,Pro', line].join('\n'), COLUMNS, {
    formats: line.includes('2.50') ? [] : [{ column: 'amount', decimal: ',' }],
  });
  const { rows } = await engine.call('rows-read', { view: { state: 'all' }, start: 1, count: 1 });
  expect(rows[0]?.results.map(({ value }) => value)).toEqual(results);
});

it('follows an edit', async () => {
  const { engine } = await reviewing([HEAD, 'ANN,1,31/12/2024,yes,Pro'].join('\n'), COLUMNS);
  const { changed } = await engine.call('edit-apply', {
    operation: { type: 'set-cell', row: 0, column: 'when', value: '1 May 2024' },
  });
  expect(changed.rows[0]?.results).toEqual([
    { cell: 2, value: '2024-05-01' },
    { cell: 3, value: true },
  ]);
});

it('the issues of rows with errors are read without the rows', async () => {
  const lines = Array.from(
    { length: 300 },
    (_, row) => `Ann,${row % 7 === 3 ? 'x' : row},${row % 9 === 4 ? '?' : ''},,`,
  );
  const { engine } = await reviewing([HEAD, '', ...lines].join('\n'), COLUMNS);
  await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [3, 4] } });
  await engine.call('edit-apply', { operation: { type: 'set-cell', row: 10, column: 'amount', value: '1' } });
  const { rows } = await engine.call('rows-read', { view: { state: 'invalid' }, start: 20, count: 30 });
  const read = await engine.call('issues-read', { start: 20, count: 30 });
  expect(read).toEqual(rows.map(({ number, issues }) => ({ number, issues })));
  expect(read).toHaveLength(30);
  expect(await engine.call('issues-read', { start: 1000, count: 5 })).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import type { Engine } from '../../engine-calls.js';
import type { ColumnFilter, RowView } from '../../row-view.js';
import { reviewing } from '../../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'n', label: 'N', type: 'number' },
  { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'] },
];
const TEXT = ['name,n,plan', 'Berlin,2,free', ',x,gratis', ' ,1,pro', 'bern ,10,', 'Rom,,pro', ''].join('\n');
const OPTIONS = [{ column: 'plan', from: 'gratis', to: 'free' }];

/** Row 5 was added above row 1; cells of rows 2 and 4 were edited, and row 3 by a program. */
async function opened(): Promise<Engine> {
  const { engine } = await reviewing(TEXT, COLUMNS, { optionMatches: OPTIONS, language: 'en' });
  const beside = { row: 1, side: 'above' } as const;
  const upper = { type: 'uppercase', of: { type: 'column', column: 'name' } } as const;
  for (const operation of [
    { type: 'add-rows', row: 0, columns: ['name', 'n'], values: [['Aachen', '5']], beside },
    { type: 'set-cell', row: 2, column: 'n', value: '1' },
    { type: 'set-cell', row: 4, column: 'n', value: '3' },
    { type: 'run-program', program: { steps: [{ column: 'name', to: upper }] }, formats: [], rows: [3] },
  ] as const)
    await engine.call('edit-apply', { operation });
  return engine;
}

const rowsOf = async (engine: Engine, view: Partial<RowView>): Promise<readonly number[]> =>
  (await engine.call('view-open', { view, count: 99 })).rows.map(({ index }) => index);
const filter = (column: string, rest: object): Partial<RowView> => ({
  filters: [{ column, ...rest } as ColumnFilter],
});

describe('the rows of a view', () => {
  it.each<[string, Partial<RowView>, readonly number[]]>([
    ['all', {}, [0, 5, 1, 2, 3, 4]],
    ['with errors', { state: 'invalid' }, [1, 2]],
    ['without errors', { state: 'valid' }, [0, 5, 3, 4]],
    ['with an empty cell', filter('name', { type: 'empty' }), [1, 2]],
    ['with a filled cell', filter('name', { type: 'filled' }), [0, 5, 3, 4]],
    ['with a value', filter('name', { type: 'values', values: ['Rom', 'BERN', 'x'] }), [3, 4]],
    ['with a value as written', filter('name', { type: 'values', values: ['BERN ', ' '] }), [2, 3]],
    ['with a blank value', filter('name', { type: 'values', values: [''] }), [1, 2]],
    ['with an option', filter('plan', { type: 'values', values: ['free'] }), [0, 1]],
    ['with the text of an option', filter('plan', { type: 'values', values: ['gratis'] }), []],
    ['that contain a text', filter('name', { type: 'contains', text: 'BER' }), [0, 3]],
    ['that contain any text', filter('name', { type: 'contains', text: '' }), [0, 5, 1, 2, 3, 4]],
    ['with an error in a column', filter('n', { type: 'errors' }), [1]],
    ['with an edited cell', filter('n', { type: 'edited' }), [5, 2, 4]],
    ['with a cell that a program changed', filter('name', { type: 'edited' }), [5, 3]],
    ['without an edited cell', filter('plan', { type: 'edited' }), []],
    ['by an unknown column', filter('gone', { type: 'empty' }), [0, 5, 1, 2, 3, 4]],
    ['by an unknown column and its errors', filter('gone', { type: 'errors' }), [0, 5, 1, 2, 3, 4]],
    ['in ascending order', { sort: [{ column: 'n', descending: false }] }, [2, 0, 4, 5, 3, 1]],
    ['in descending order', { sort: [{ column: 'n', descending: true }] }, [1, 3, 5, 4, 0, 2]],
    ['in the order of texts', { sort: [{ column: 'name', descending: false }] }, [5, 0, 3, 4, 1, 2]],
    ['in the order of options', { sort: [{ column: 'plan', descending: true }] }, [2, 4, 0, 1, 5, 3]],
    ['in an unknown order', { sort: [{ column: 'gone', descending: true }] }, [0, 5, 1, 2, 3, 4]],
    [
      'in the order of two columns',
      {
        sort: [
          { column: 'plan', descending: false },
          { column: 'n', descending: true },
        ],
      },
      [1, 0, 4, 2, 3, 5],
    ],
    [
      'that pass two filters, with errors, in an order',
      {
        state: 'invalid',
        filters: [
          { column: 'name', type: 'empty' },
          { column: 'plan', type: 'filled' },
        ],
        sort: [{ column: 'n', descending: false }],
      },
      [2, 1],
    ],
    [
      'of two filters that do not depend on texts',
      {
        filters: [
          { column: 'n', type: 'edited' },
          { column: 'name', type: 'errors' },
        ],
      },
      [2],
    ],
    ['of a group that does not exist', { group: 'gone' }, []],
  ])('%s', async (_what, view, expected) => {
    const engine = await opened();
    expect(await rowsOf(engine, view)).toEqual(expected);
    expect((await engine.call('rows-read', { view, start: 1, count: 2 })).rows.map(({ index }) => index)).toEqual(
      expected.slice(1, 3),
    );
  });

  it('are found among many', async () => {
    const lines = Array.from({ length: 2_500 }, (_, row) => `p${row},${row % 7},pro`);
    const { engine } = await reviewing(['name,n,plan', ...lines].join('\n'), COLUMNS);
    const rows = Array.from({ length: 1_100 }, (_, row) => row * 2);
    const operation = { type: 'set-cells', rows, columns: ['plan'], values: rows.map(() => ['free']) } as const;
    await engine.call('edit-apply', { operation });
    expect((await engine.call('view-open', { view: filter('plan', { type: 'edited' }), count: 0 })).total).toBe(1_100);
    const { total, rows: shown } = await engine.call('view-open', {
      view: { ...filter('n', { type: 'values', values: ['3'] }), sort: [{ column: 'plan', descending: false }] },
      count: 1,
    });
    expect([total, shown[0]?.cells]).toEqual([357, ['p10', '3', 'free']]);
    expect((await engine.call('view-open', { view: filter('name', { type: 'filled' }), count: 0 })).total).toBe(2_500);
  });
});

it('the issue after a cell is the next one in the order of a view, around its end', async () => {
  const engine = await opened();
  const view: Partial<RowView> = { sort: [{ column: 'n', descending: true }] };
  const found = async (direction: 'next' | 'previous', row: number | null, column = 'n'): Promise<unknown> => {
    const from = row === null ? null : { row, column };
    const place = await engine.call('issue-find', { view, direction, from });
    return place && [place.issue.row, place.issue.column, place.ordinal, place.count, place.position];
  };
  // In this order, row 1 has two errors and comes first; row 2 has one and comes last.
  const [first, second, third] = [
    [1, 'name', 1, 3, 0],
    [1, 'n', 2, 3, 0],
    [2, 'name', 3, 3, 5],
  ];
  expect(await found('next', null)).toEqual(first);
  expect(await found('previous', null)).toEqual(third);
  expect(await found('next', 1, 'name')).toEqual(second);
  expect(await found('next', 1, 'n')).toEqual(third);
  expect(await found('next', 2, 'name')).toEqual(first);
  expect(await found('previous', 2, 'name')).toEqual(second);
  expect(await found('previous', 1, 'n')).toEqual(first);
  expect(await found('previous', 1, 'name')).toEqual(third);
  expect(await found('next', 0)).toEqual(third);
  expect(await found('previous', 0)).toEqual(second);
  await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [1, 2] } });
  expect(await found('next', null)).toBeNull();
});

it('the values of a column are counted in the current rows, with options for texts', async () => {
  const engine = await opened();
  const valuesOf = async (column: string, search = '', limit = 9): Promise<unknown> => {
    const { values, others } = await engine.call('values-read', { column, search, limit });
    return [values.map(({ value, count }) => `${value} ${count}`), others];
  };
  expect(await valuesOf('plan')).toEqual([[' 2', 'free 2', 'pro 2'], 0]);
  expect(await valuesOf('n')).toEqual([['1 1', '10 1', '2 1', '3 1', '5 1', 'x 1'], 0]);
  expect(await valuesOf('n', ' 1 ', 1)).toEqual([['1 1'], 1]);
  expect(await valuesOf('name', 'BER')).toEqual([['BERN 1', 'Berlin 1'], 0]);
  expect(await valuesOf('gone')).toEqual([[], 0]);
  await engine.call('edit-apply', { operation: { type: 'set-cell', row: 0, column: 'n', value: '5' } });
  expect(await valuesOf('n', '5')).toEqual([['5 2'], 0]);
});

it('opens a view again when more than two others were opened', async () => {
  const engine = await opened();
  const views = ['a', 'b', 'e'].map((text) => filter('name', { type: 'contains', text }));
  const [first, second, third] = views as [Partial<RowView>, Partial<RowView>, Partial<RowView>];
  const read = async (view: Partial<RowView>): Promise<readonly number[]> =>
    (await engine.call('rows-read', { view, start: 0, count: 9 })).rows.map(({ index }) => index);
  expect(await read(first)).toEqual([5]);
  await engine.call('edit-apply', { operation: { type: 'set-cell', row: 0, column: 'name', value: 'Aalen' } });
  await read(second);
  expect(await read(first)).toEqual([5]);
  await read(second);
  await read(third);
  expect(await read(first)).toEqual([0, 5]);
});

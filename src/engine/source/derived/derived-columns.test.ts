import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import { createEngine } from '../../create-engine.js';
import { rowMaker } from '../../result/column-batch.js';
import { unpackBatch } from '../../result/packed-batch.js';
import { revalidate } from '../../testing/review-state.js';
import type { DerivedColumn } from '../layout/layout.js';
import { derivedText } from './derived-text.js';

function parts(text: string, separator: string, { count = 2, rest = 'last' as 'first' | 'last' } = {}): string[] {
  return Array.from({ length: count }, (_, part) =>
    derivedText({ type: 'part', column: 0, separator, part, parts: count, rest }, [text]),
  );
}

describe('a part of a column', () => {
  it.each<[string, string, Parameters<typeof parts>[2], readonly string[]]>([
    ['Ada Lovelace', ' ', {}, ['Ada', 'Lovelace']],
    ['  Ada \t Lovelace ', ' ', {}, ['Ada', 'Lovelace']],
    ['Ada', ' ', {}, ['Ada', '']],
    ['Ada', ' ', { rest: 'first' }, ['Ada', '']],
    ['', ' ', {}, ['', '']],
    ['Mary Jane Watson', ' ', {}, ['Mary', 'Jane Watson']],
    ['Mary Jane Watson', ' ', { rest: 'first' }, ['Mary Jane', 'Watson']],
    ['a-b-c-d', '-', { count: 3 }, ['a', 'b', 'c-d']],
    ['a-b-c-d', '-', { count: 3, rest: 'first' }, ['a-b', 'c', 'd']],
    ['Berlin , 10115', ',', {}, ['Berlin', '10115']],
    [',10115', ',', {}, ['', '10115']],
    ['a->b', '->', {}, ['a', 'b']],
    ['whole', '', {}, ['whole', '']],
    ['Main St 1\nBerlin', '\n', {}, ['Main St 1', 'Berlin']],
  ])('of %j at %j with %j is %j', (text, separator, options, expected) => {
    expect(parts(text, separator, options)).toEqual(expected);
  });
});

it('columns are joined without empty ones, in the order given', () => {
  const join = (columns: readonly number[], separator: string): string =>
    derivedText({ type: 'join', columns, separator }, [' Ada ', '', 'Lovelace']);
  expect(join([2, 1, 0], ', ')).toBe('Lovelace, Ada');
  expect(join([0, 2], '')).toBe('AdaLovelace');
  expect(join([1, 9], ' ')).toBe('');
});

const DERIVED: readonly DerivedColumn[] = [
  { type: 'part', column: 0, separator: ' ', part: 0, parts: 2, rest: 'last' },
  { type: 'part', column: 0, separator: ' ', part: 1, parts: 2, rest: 'last' },
  { type: 'join', columns: [2, 1], separator: ' ' },
];
const COLUMNS: readonly Column[] = [
  { id: 'first', label: 'First', validators: [{ type: 'required' }] },
  { id: 'last', label: 'Last', validators: [{ type: 'unique' }] },
  { id: 'place', label: 'Place', validators: [{ type: 'min_length', value: 9 }] },
];
const MAPPING = [null, null, null, 'first', 'last', 'place'];
/** With a short row, a blank one, quotes, and letters of several bytes. */
const TEXT = [
  'Full name,City,ZIP',
  'Ada Lovelace,London,W1',
  '"Jürgen ""J"" Krüger",Köln,50667',
  '',
  'Cher',
  'Grace Hopper,New York,10001',
  '鈴木 一郎,東京都,100-0001',
  'Ann Hopper,,20099',
].join('\n');

async function opened(text = TEXT) {
  const engine = createEngine();
  const overrides = { delimiter: ',', header: { start: 0, rows: 1 }, derived: DERIVED };
  const table = await engine.call('table-open', { blob: new Blob([text]), fileName: 'a.csv', overrides });
  return { engine, table };
}

describe('a table with derived columns', () => {
  it('has them behind those of the file, with samples, and suggests nothing for them', async () => {
    const { engine, table } = await opened();
    expect(table.columns.map(({ name }) => name)).toEqual([
      'Full name',
      'City',
      'ZIP',
      'Full name (1)',
      'Full name (2)',
      'ZIP + City',
    ]);
    expect(table.columns[4]?.samples).toEqual(['Lovelace', '"J" Krüger', 'Hopper', '一郎']);
    expect(table.layout.derived).toEqual(DERIVED);
    const suggestions = await engine.call('mapping-suggest', { columns: COLUMNS });
    expect(suggestions.map(({ source }) => source)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(suggestions.slice(3).map(({ column }) => column)).toEqual([null, null, null]);
  });

  it('validates, shows, searches and delivers them like columns of the file', async () => {
    const { engine, table } = await opened();
    const summary = await revalidate(engine, COLUMNS, {
      layout: table.layout,
      mapping: MAPPING,
      includeUnmatchedColumns: true,
    });
    const { rows } = await engine.call('rows-read', { start: 0, count: 10 });
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Ada', 'Lovelace', 'W1 London'],
      ['Jürgen', '"J" Krüger', '50667 Köln'],
      ['Cher', '', ''],
      ['Grace', 'Hopper', '10001 New York'],
      ['鈴木', '一郎', '100-0001 東京都'],
      ['Ann', 'Hopper', '20099'],
    ]);
    expect(summary.counts.invalid).toBe(1);
    const invalid = rows.flatMap(({ issues }) => issues.map(({ code, column }) => [column, code]));
    expect(invalid).toEqual([
      ['last', 'unique'],
      ['place', 'min_length'],
    ]);
    const search = { find: 'hopper' };
    expect(await engine.call('cells-find', { search, direction: 'here', from: null })).toMatchObject({ count: 2 });
    const delivered: unknown[] = [];
    await engine.call(
      'columns-deliver',
      { batchSize: 10, rowHandling: 'include' },
      {
        onAsk: async ({ columns }) => {
          delivered.push(...rowMaker(unpackBatch(columns))(0, columns.length));
          return { refused: [] };
        },
      },
    );
    expect(delivered[1], 'what they are made of is not left over').toEqual({
      first: 'Jürgen',
      last: '"J" Krüger',
      place: '50667 Köln',
      _unmatched: {},
    });
  });

  it('gives the same in long files, by blocks and by row', async () => {
    const lines = Array.from({ length: 30_000 }, (_, at) => `N${at} of ${at},City ${at},${at}`);
    lines[7] += ',long';
    lines.splice(9, 0, '');
    const { engine, table } = await opened(['Full name,City,ZIP', ...lines].join('\n'));
    const columns: readonly Column[] = [COLUMNS[0]!, { id: 'last', label: 'Last', type: 'number' }];
    const summary = await revalidate(engine, columns, { layout: table.layout, mapping: MAPPING });
    expect(summary.counts).toMatchObject({ all: 30_000, invalid: 30_000 });
    const { rows } = await engine.call('rows-read', { start: 29_999, count: 1 });
    expect(rows[0]?.cells).toEqual(['N29999', 'of 29999']);
  });

  it('keeps the edit of a cell with its target column when others are derived', async () => {
    const { engine, table } = await opened();
    await revalidate(engine, COLUMNS, { layout: table.layout, mapping: MAPPING });
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 0, column: 'last', value: 'King' } });
    const overrides = { derived: DERIVED.slice(1), header: { start: 0, rows: 1 }, delimiter: ',' };
    const again = { blob: new Blob([TEXT]), fileName: 'a.csv', overrides, keepsWork: true };
    const { layout } = await engine.call('table-open', again);
    const plan = {
      columns: COLUMNS,
      dynamicColumns: [],
      optionMatches: [],
      formats: [],
      operations: [],
      layout,
      mapping: ['first', null, null, 'last', 'place'],
      rowHandling: 'include' as const,
      includeUnmatchedColumns: false,
    };
    await engine.call('validation-run', { plan, hostChecks: false, keepsWork: true });
    const { rows } = await engine.call('rows-read', { start: 0, count: 1 });
    expect(rows[0]?.cells).toEqual(['Ada Lovelace', 'King', 'W1 London']);
  });
});

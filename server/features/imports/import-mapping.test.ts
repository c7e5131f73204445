import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/engine/full.js';
import type { TableSummary } from '../../../src/engine/full.js';
import type { Field, WirePlan } from '../../../src/protocol/index.js';
import { enginePlan, importColumns, openingOf, resolveMapping } from './import-plan.js';
import type { ImportSettings } from './tables.js';

const NAME: Field = { name: 'name', type: 'string', validators: [{ type: 'required' }] };
const AGE: Field = { name: 'age', type: 'number' };

const settings = (plan: WirePlan, more: Partial<ImportSettings> = {}): ImportSettings => ({
  fields: [NAME, AGE],
  plan,
  mapping: null,
  row_handling: 'exclude',
  include_unmatched_columns: true,
  destination: { type: 'none' },
  ...more,
});

async function resolve(
  header: string,
  more: Partial<ImportSettings> = {},
  rows = header.includes(',') ? 'Ann,30' : 'Ann',
): Promise<{
  readonly mapping: readonly unknown[];
  readonly problems: readonly string[];
  readonly table: TableSummary;
}> {
  const engine = createEngine();
  const given = settings({}, more);
  const blob = new Blob([`${header}\n${rows}\n`]);
  const table = await engine.call('table-open', { blob, fileName: 'a.csv', ...openingOf(given) });
  const { mapping, problems } = await resolveMapping(engine, table, given);
  return { mapping, problems: problems.map(({ field, message }) => `${field}: ${message}`), table };
}

describe('how a file is read', () => {
  test.each<[plan: WirePlan, expected: ReturnType<typeof openingOf>['overrides'], fixed: object]>([
    [{}, {}, { sheet: null }],
    [{ sheet: 'Data' }, {}, { sheet: 'Data' }],
    [
      { dialect: { encoding: 'utf-8', delimiter: ';', quote: '"' } },
      { encoding: 'utf-8', delimiter: ';', quote: '"' },
      { sheet: null },
    ],
    [
      { dialect: { delimiter: ';', quote: '"', escape: '\\' } },
      { delimiter: ';', quote: '"' },
      { sheet: null, dialect: { delimiter: ';', quote: '"', escape: '\\' } },
    ],
    [{ dialect: { quote: '"', escape: '"' } }, { quote: '"' }, { sheet: null }],
    [{ dialect: { delimiter: ',', escape: '"' } }, { delimiter: ',' }, { sheet: null }],
    [
      { header: { start: 2, rows: 1 }, range: { rows: 5 }, derived_columns: [] },
      { header: { start: 2, rows: 1 }, range: { rows: 5 }, derived: [] },
      { sheet: null },
    ],
  ])('with %j', (plan, overrides, fixed) => {
    const opening = openingOf(settings({ ...plan, dynamic_fields: [{ name: 'size', type: 'string' }] }));
    expect(opening).toEqual({ overrides, fixed, columns: expect.any(Array) as unknown });
    expect(opening.columns?.map(({ id }) => id)).toEqual(['name', 'age', 'size']);
  });
});

test('the plan of the engine has the settings of the import', async () => {
  const { table } = await resolve('Name,Age');
  const given = settings({
    option_matches: [{ column: 'name', from: 'a', to: 'b' }],
    formats: [{ column: 'age', date_order: 'dmy', decimal: ',', number: { decimal: ',', exponent: false } }],
    operations: [{ type: 'set-cell', row: 9, column: 'name', value: 'x' }],
    language: 'de',
  });
  const plan = enginePlan(given, { table, mapping: ['name', 'age'], bytes: 10 });
  expect(plan).toMatchObject({
    layout: table.layout,
    mapping: ['name', 'age'],
    language: 'de',
    rowHandling: 'exclude',
    includeUnmatchedColumns: true,
    optionMatches: given.plan.option_matches,
    operations: given.plan.operations,
    formats: [{ column: 'age', dateOrder: 'dmy', decimal: ',', number: { decimal: ',', exponent: false } }],
  });
  expect(plan.columns.map(({ id }) => id)).toEqual(['name', 'age']);
  expect(enginePlan(settings({}), { table, mapping: [], bytes: 1 })).toMatchObject({
    optionMatches: [],
    formats: [],
    operations: [],
    dynamicColumns: [],
  });
  expect(enginePlan(given, { table, mapping: [], bytes: 9 }).operations).toEqual([{ type: 'delete-rows', rows: [] }]);
});

test.each<[what: string, plan: WirePlan, importer: Partial<ImportSettings>, decimals: readonly unknown[]]>([
  ['the field', {}, {}, [undefined, ',']],
  ['the importer', {}, { decimal: '.' }, ['.', ',']],
  ['the plan, over both', { decimal: '.' }, { decimal: ',' }, ['.', '.']],
])('ambiguous values are read by %s', (_, plan, importer, decimals) => {
  const { columns, dynamicColumns } = importColumns(
    settings(
      { ...plan, dynamic_fields: [{ ...AGE, name: 'size' }] },
      { fields: [AGE, { ...AGE, decimal: ',' }], ...importer },
    ),
  );
  expect(columns.map(({ decimal }) => decimal)).toEqual(decimals);
  expect(dynamicColumns.map(({ id, decimal }) => [id, decimal])).toEqual([['size', decimals[0]]]);
});

test.each([{ date_order: 'dmy' }, { dateOrder: 'dmy' }, { date_order: 'dmy', dateOrder: 'mdy' }] as const)(
  'the order of dates is that of the plan: %j',
  (plan) => {
    const { columns } = importColumns(settings(plan, { fields: [{ name: 'd', type: 'date' }], date_order: 'ymd' }));
    expect(columns[0]?.dateOrder).toBe('dmy');
  },
);

describe('columns of a file are mapped', () => {
  const plan = (...columns: (string | null)[]): Partial<ImportSettings> => ({ plan: { columns } });

  test.each<[what: string, header: string, more: Partial<ImportSettings>, mapping: readonly (string | null)[]]>([
    ['by their names', 'Age,Name,Other', {}, ['age', 'name', null]],
    ['by the plan', 'A,B', plan('name', 'age'), ['name', 'age']],
    ['by the plan over the mapping', 'A,B', { ...plan('name'), mapping: { B: 'name' } }, ['name', null]],
    ['by the mapping', 'A,B', { mapping: { B: 'name' } }, [null, 'name']],
    ['by the mapping over their names', 'Name,B', { mapping: { B: 'name' } }, [null, 'name']],
    ['by a mapping that ignores a column', 'A,B', { mapping: { A: null, B: 'name' } }, [null, 'name']],
    ['by a mapping with spaces', 'A,B', { mapping: { ' B ': 'name' } }, [null, 'name']],
    ['once, where a column of the plan is not in the file but unused', 'A', plan('name', null), ['name']],
  ])('%s', async (_, header, more, mapping) => {
    expect(await resolve(header, more)).toMatchObject({ mapping, problems: [] });
  });

  test('by a mapping that names cells of the first row which could be values', async () => {
    const mapping = { x: 'name', y: 'age' };
    const { table, ...resolved } = await resolve('x,y', { mapping }, 'z,w');
    expect(resolved).toEqual({ mapping: ['name', 'age'], problems: [] });
    expect(table.layout.header).toEqual({ start: 0, rows: 1 });
  });

  test('by an exact name, whatever its values', async () => {
    expect(await resolve('Name,Age', {}, 'Ann,x\nBo,y\nCy,z')).toMatchObject({ mapping: ['name', 'age'] });
  });

  test.each<[what: string, header: string, more: Partial<ImportSettings>, problems: readonly string[]]>([
    [
      'a required field is not mapped',
      'Age',
      {},
      ['mapping: Maps no column of the file to "name", which is required.'],
    ],
    [
      'a name is not in the file',
      'Name',
      { mapping: { Name: 'name', Gone: 'age' } },
      ['mapping.Gone: Is not a column of the file.'],
    ],
    [
      'a name is in the file once, and used twice',
      'Name',
      { mapping: { Name: 'name', 'Name ': 'age' } },
      ['mapping.Name : Is not a column of the file.'],
    ],
    [
      'a field does not exist',
      'A,B',
      plan('name', 'gone'),
      ['mapping: Maps to "gone", which is not a field of the importer.'],
    ],
    ['a field is mapped twice', 'A,B', plan('name', 'name'), ['mapping: Maps two columns of the file to "name".']],
    [
      'the plan has more columns than the file',
      'A',
      plan('name', 'age', null),
      ['plan.columns: Maps a column to "age" that is not in the file, which has 1.'],
    ],
    [
      'nothing is mapped',
      'Q,X',
      { fields: [AGE], ...plan(null, null) },
      ['mapping: Maps no column of the file to any field.'],
    ],
  ])('or not, if %s', async (_, header, more, problems) => {
    expect((await resolve(header, more)).problems).toEqual(problems);
  });
});

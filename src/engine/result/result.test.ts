import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { ImportPlan } from '../import-plan.js';
import { mappedColumns, unmatchedSources } from '../mapping/apply-mapping.js';
import { csvLine, csvText } from './csv-line.js';
import { formulaSafe } from './formula-safe.js';
import { openTable } from '../source/open-table.js';
import { parseRows } from '../source/table/cell-text.js';
import { createResultRows } from './result-row.js';
import { toImportData } from './to-import-data.js';
import { unmatchedKeys } from './unmatched-keys.js';

const NAME: Column = { id: 'name', label: 'Name' };
const PROTO: Column = { id: '__proto__', label: 'Proto' };
const PLAN: ImportPlan = {
  columns: [NAME],
  dynamicColumns: [],
  layout: {
    encoding: 'utf-8',
    dialect: { delimiter: ',', quote: '"', escape: '"' },
    header: { start: 0, rows: 1 },
    sheet: null,
  },
  mapping: ['name'],
  optionMatches: [],
  formats: [],
  rowHandling: 'block',
  includeUnmatchedColumns: false,
  operations: [],
};

function resultRows(overrides: Partial<ImportPlan>, headers: readonly string[]): ReturnType<typeof createResultRows> {
  const plan = { ...PLAN, ...overrides };
  const sources = headers.map((name, index) => ({ index, name, samples: [], fillRate: 1 }));
  const mapped = mappedColumns(plan.columns, plan.dynamicColumns, plan.mapping);
  return createResultRows(mapped, plan, unmatchedSources(plan.mapping, sources));
}

describe('createResultRows', () => {
  it('places each kind of column where it belongs', () => {
    const toResultRow = resultRows(
      {
        dynamicColumns: [{ id: 'size', label: 'Size' }],
        mapping: ['name', null, 'size'],
        includeUnmatchedColumns: true,
      },
      ['Name', 'Note', 'Size'],
    );
    expect(toResultRow(['Ann', 3], ['ann', 'hi', '3'])).toEqual({
      name: 'Ann',
      _custom_fields: { size: 3 },
      _unmatched: { Note: 'hi' },
    });
  });

  it('omits both objects when nothing needs them', () => {
    expect(resultRows({}, ['Name', 'Note'])(['Ann'], ['Ann', 'hi'])).toEqual({ name: 'Ann' });
  });

  it('gives unmapped columns their default or null', () => {
    const columns: Column[] = [
      NAME,
      { id: 'country', label: 'Country', transformations: [{ type: 'default', value: 'US' }] },
      { id: 'age', label: 'Age', type: 'number' },
    ];
    expect(resultRows({ columns }, ['Name'])(['Ann'], ['Ann'])).toEqual({ name: 'Ann', country: 'US', age: null });
  });

  it('treats names of prototype members as plain data', () => {
    const toResultRow = resultRows(
      { columns: [PROTO], mapping: ['__proto__', null, null], includeUnmatchedColumns: true },
      ['a', '__proto__', 'constructor'],
    );
    const row = toResultRow(['x'], ['x', 'y', 'z']);
    expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
    expect(Object.entries(row)).toEqual([
      ['__proto__', 'x'],
      ['_unmatched', row['_unmatched']],
    ]);
    expect(Object.entries(row['_unmatched'] ?? {})).toEqual([
      ['__proto__', 'y'],
      ['constructor', 'z'],
    ]);
  });

  it('returns missing and empty unmatched cells as null', () => {
    const toResultRow = resultRows({ includeUnmatchedColumns: true }, ['Name', 'A', 'B']);
    expect(toResultRow(['Ann'], ['Ann', ''])).toEqual({ name: 'Ann', _unmatched: { A: null, B: null } });
  });

  it.each([
    [
      ['Note', 'Note', 'Note'],
      ['Note', 'Note (2)', 'Note (3)'],
    ],
    [
      ['Note', 'Note', 'Note (2)'],
      ['Note', 'Note (3)', 'Note (2)'],
    ],
    [
      ['', ''],
      ['', ' (2)'],
    ],
  ])('gives %o the keys %o', (names, keys) => {
    expect(unmatchedKeys(names.map((name) => ({ name })))).toEqual(keys);
  });

  it('gives a hundred thousand columns of one name distinct keys quickly', () => {
    const keys = unmatchedKeys(Array.from({ length: 100_000 }, () => ({ name: '' })));
    expect(new Set(keys).size).toBe(100_000);
    expect(keys.at(-1)).toBe(' (100000)');
  }, 2000);

  it('names unmatched cells by their header exactly as in the file', async () => {
    const table = await openTable(new Blob(['Name, Shoe  size ,"\tHat",\nAnn,38,M,x\n']));
    expect(table.columns.map(({ name }) => name)).toEqual(['Name', 'Shoe  size', 'Hat', '']);
    const plan = { ...PLAN, includeUnmatchedColumns: true };
    const unmatched = unmatchedSources(['name', null, null, null], table.columns);
    const mapped = mappedColumns(plan.columns, plan.dynamicColumns, plan.mapping);
    expect(createResultRows(mapped, plan, unmatched)(['Ann'], ['Ann', '38', 'M', 'x'])).toEqual({
      name: 'Ann',
      _unmatched: { ' Shoe  size ': '38', '\tHat': 'M', '': 'x' },
    });
  });
});

describe('toImportData', () => {
  const columns = {
    predefined: [NAME],
    dynamic: [{ id: 'size', label: 'Size', type: 'number' as const }],
    unmatched: [],
  };

  it('keys all values by column id', () => {
    const rows = [{ name: 'Ann', _custom_fields: { size: 3 } }];
    expect(toImportData({ rows, columns })).toEqual({
      rows: [{ index: 0, values: { name: 'Ann', size: 3 } }],
      columns: [
        { id: 'name', label: 'Name' },
        { id: 'size', label: 'Size' },
      ],
      num_rows: 1,
      num_columns: 2,
    });
  });

  it('adds mapped and unmapped data with unmatched columns', () => {
    const rows = [{ name: 'Ann', _unmatched: { Note: 'hi' } }];
    const data = toImportData({ rows, columns: { ...columns, dynamic: [] } });
    expect(data.mappedData).toEqual([{ name: 'Ann' }]);
    expect(data.unmappedData).toEqual([{ Note: 'hi' }]);
    expect(toImportData({ rows: [], columns }, { includeUnmatchedColumns: true })).toMatchObject({
      mappedData: [],
      unmappedData: [],
    });
  });
});

describe('toImportData with more', () => {
  const columns = { predefined: [NAME, PROTO], dynamic: [], unmatched: [] };

  it('has new options, issues and the job only if there are any', () => {
    const newOptions = { size: ['XL'] };
    const issues = [{ code: 'required', severity: 'error', row: 0, column: 'name', params: {} }] as const;
    const job = { id: 'j1', status: 'done', num_rows: 2, num_errors: 0 };
    expect(toImportData({ rows: [], columns, newOptions, issues, job })).toEqual({
      rows: [],
      num_rows: 0,
      num_columns: 2,
      newOptions,
      issues,
      job,
      columns: [
        { id: 'name', label: 'Name' },
        { id: '__proto__', label: 'Proto' },
      ],
    });
    expect(Object.keys(toImportData({ rows: [], columns }))).toEqual(['rows', 'columns', 'num_rows', 'num_columns']);
  });

  it('treats names of prototype members as plain data, and missing objects as empty', () => {
    const row: Record<string, string | null> = { name: 'Ann', _unmatched: null, _custom_fields: 'x' };
    Object.defineProperty(row, '__proto__', { value: 'p', enumerable: true });
    const { rows, unmappedData } = toImportData({ rows: [row, { name: 'Bo' }], columns });
    expect(rows.map(({ index, values }) => [index, Object.entries(values)])).toEqual([
      [
        0,
        [
          ['name', 'Ann'],
          ['__proto__', 'p'],
        ],
      ],
      [1, [['name', 'Bo']]],
    ]);
    expect(unmappedData).toEqual([{}, {}]);
    expect(toImportData({ rows: [row], columns }, { includeUnmatchedColumns: false })).not.toHaveProperty('mappedData');
  });
});

describe('writing CSV', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', '\t', '\u00A0', 'é', "'") });
  const cells = fc.array(cell, { minLength: 2, maxLength: 4 });

  it('writes lines that the engine reads back as they were', () => {
    fc.assert(
      fc.property(cells, fc.constantFrom(',', ';', '\t'), (line, delimiter) => {
        const text = `${csvLine(line, delimiter)}\r\nx${delimiter}y`;
        expect(read(text, delimiter)[0]).toEqual(line);
      }),
    );
  });

  it('writes texts that the engine reads back as they were', () => {
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 4 }), fc.constantFrom('\n', '\r\n'), (rows, lineBreak) => {
        expect(read(csvText(rows, { lineBreak }))).toEqual(rows);
      }),
    );
  });

  it('quotes cells with outer space, which some readers trim, and ends each line', () => {
    expect(
      csvText([
        ['\ta', 'b\u00A0'],
        ['c', ''],
      ]),
    ).toBe('"\ta","b\u00A0"\r\nc,\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ['-2+3', "'-2+3"],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ['-5', '-5'],
    ['-1.234,50', '-1.234,50'],
    ['+1 (555) 123 4567', '+1 (555) 123 4567'],
    ['a=1', 'a=1'],
    ['', ''],
  ])('%s cannot run as a formula: %s', (cell, safe) => {
    expect(formulaSafe(cell)).toBe(safe);
  });
});

function read(text: string, delimiter = ','): string[][] {
  return parseRows(new TextEncoder().encode(text), { delimiter, quote: '"', escape: '"' });
}

import { utils, write } from 'xlsx';
import { expect, test } from 'vitest';
import { runImport } from './full.js';
import type { Column, ResultRow } from './full.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'joined', label: 'Joined', type: 'date' },
];
const FILE = new Blob(['Joined;Name\n2024-01-15;Ann\nsoon;Bo\n']);
const ANN = { name: 'Ann', joined: '2024-01-15' };

test('maps and includes every row by default, with the remaining issues', async () => {
  const { rows, summary, issues, plan } = await runImport(FILE, { columns: COLUMNS });
  expect(rows).toEqual([ANN, { name: 'Bo', joined: 'soon' }]);
  expect(summary).toMatchObject({ totalRows: 2, deliveredRows: 2, invalidRows: 1 });
  expect(issues?.map(({ code, column }) => [code, column])).toEqual([['date', 'joined']]);
  expect(plan.mapping).toEqual(['joined', 'name']);
});

test('leaves invalid rows out, or refuses them, as the plan says', async () => {
  const { rows, summary, issues } = await runImport(FILE, { columns: COLUMNS, rowHandling: 'exclude' });
  expect([rows, issues]).toEqual([[ANN], undefined]);
  expect(summary).toMatchObject({ deliveredRows: 1, skippedRows: 1 });
  await expect(runImport(FILE, { columns: COLUMNS, rowHandling: 'block' })).rejects.toMatchObject({
    code: 'rows-invalid',
  });
});

test('hands rows over in batches', async () => {
  const received: (readonly ResultRow[])[] = [];
  const { rows, summary } = await runImport(
    FILE,
    { columns: COLUMNS },
    { batchSize: 1, onRows: async (batch) => void received.push(batch.rows) },
  );
  expect([rows, received]).toEqual([[], [[ANN], [{ name: 'Bo', joined: 'soon' }]]]);
  expect(summary).toMatchObject({ totalRows: 2, deliveredRows: 2 });
});

test('fails when rows cannot be taken', async () => {
  const onRows = (): Promise<void> => Promise.reject(new Error('The disk is full.'));
  await expect(runImport(FILE, { columns: COLUMNS }, { onRows })).rejects.toThrow('The disk is full.');
});

test('adds the findings of checks of the caller', async () => {
  const onCheck = async (): Promise<never[]> => [];
  const taken = { index: 0, column: 'name', message: 'is taken' };
  const options = { columns: COLUMNS, rowHandling: 'exclude' } as const;
  expect((await runImport(FILE, options, { onCheck })).rows).toEqual([ANN]);
  expect((await runImport(FILE, options, { onCheck: async () => [taken] })).rows).toEqual([]);
});

test('a function chooses the mapping once the columns of the file are known', async () => {
  const { rows } = await runImport(FILE, {
    columns: COLUMNS,
    mapping: ({ columns }) => columns.map(({ name }) => (name === 'Name' ? 'name' : null)),
  });
  expect(rows).toEqual([
    { name: 'Ann', joined: null },
    { name: 'Bo', joined: null },
  ]);
});

test('the plan of a run repeats it', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Name'], ['Zoe']]), 'Old');
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([['People of 2024'], [], ['Name', 'Joined'], ['Ann', '2024-01-15']]),
    'New',
  );
  const workbook = new Blob([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer]);
  const first = await runImport(workbook, { columns: COLUMNS, layout: { sheet: 'New' } });
  expect(first.rows).toEqual([ANN]);
  expect(await runImport(workbook, first.plan)).toEqual(first);
  const text = await runImport(FILE, { columns: COLUMNS });
  expect(await runImport(FILE, text.plan)).toEqual(text);
});

test('the plan has the encoding of the whole file', async () => {
  const lines = Array.from({ length: 60_000 }, (_, row) => `Person ${row},2024-01-15`);
  const file = new Blob([
    new TextEncoder().encode(['Name,Joined', ...lines, 'Z'].join('\n')),
    Uint8Array.of(0xfc),
    'rich,\n',
  ]);
  const first = await runImport(file, { columns: COLUMNS });
  expect(first.rows.at(-1)).toMatchObject({ name: 'Zürich' });
  expect((await runImport(file, first.plan)).rows.at(-1)).toMatchObject({ name: 'Zürich' });
});

test('a plan keeps how quotes are escaped', async () => {
  const { plan } = await runImport(new Blob(['Name,Joined\n"a \\"b\\", c",\n"d \\"e\\", f",\n']), { columns: COLUMNS });
  expect(plan.layout.dialect.escape).toBe('\\');
  const lines = Array.from({ length: 5000 }, (_, row) => `Person ${row},`);
  const { rows } = await runImport(new Blob([['Name,Joined', ...lines, '"g \\"h\\", i",', ''].join('\n')]), plan);
  expect(rows.at(-1)).toMatchObject({ name: 'g "h", i' });
});

test.each([
  ['an unknown column', ['joined', 'nmae']],
  ['a column twice', ['name', 'name']],
  ['fewer columns than the file', ['name']],
])('a mapping with %s is refused', async (_, mapping) => {
  await expect(runImport(FILE, { columns: COLUMNS, mapping })).rejects.toMatchObject({ code: 'invalid-columns' });
});

test('a member of the plan that is undefined has its default', async () => {
  const { rows } = await runImport(FILE, { columns: COLUMNS, operations: undefined, rowHandling: undefined });
  expect(rows).toHaveLength(2);
});

test('a file with too many rows is refused', async () => {
  await expect(runImport(FILE, { columns: COLUMNS }, { rowLimit: 1 })).rejects.toMatchObject({ code: 'too-many-rows' });
});

test('a file without a required column is refused', async () => {
  await expect(runImport(new Blob(['Joined\n2024-01-15\n']), { columns: COLUMNS })).rejects.toMatchObject({
    code: 'required-unmapped',
  });
});

test('a signal stops the run', async () => {
  await expect(runImport(FILE, { columns: COLUMNS }, { signal: AbortSignal.abort() })).rejects.toThrow();
});

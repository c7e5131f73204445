import { utils, write } from 'xlsx';
import type { BookType } from 'xlsx';
import { describe, expect, test } from 'vitest';
import { completePlan, createEngine, failureSentence, openFile, openTable } from './full.js';
import type { Column, ColumnMapping, Engine, ImportPlan, Table, TableSummary } from './full.js';
import { zipFile } from './testing/zip-file.js';

const CSV = new Blob(['name,mail\nAnn,ann@example.org\nBo,bo@example.org\n']);
const CELLS = [
  ['Ann', 'ann@example.org'],
  ['Bo', 'bo@example.org'],
];

function workbook(bookType: BookType): Blob {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['name', 'mail'], ...CELLS]), 'People');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['city'], ['Bonn']]), 'Cities');
  return new Blob([write(book, { type: 'array', bookType }) as ArrayBuffer]);
}

async function gzip(blob: Blob): Promise<Blob> {
  return new Response(blob.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

const PNG = new Blob([
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52),
]);

const FILES: readonly (readonly [string, () => Blob | Promise<Blob>])[] = [
  ['csv', () => CSV],
  ['xlsx', () => workbook('xlsx')],
  ['xls', () => workbook('biff8')],
  ['xlsb', () => workbook('xlsb')],
  ['ods', () => workbook('ods')],
  ['csv.gz', () => gzip(CSV)],
  ['csv in a zip', async () => new Blob([zipFile([{ name: 'a.csv', content: await CSV.text() }])])],
];

async function cellsOf(table: Table): Promise<readonly (readonly string[])[]> {
  return (await table.readRows(0, 2)).map(({ cells }) => cells);
}

async function readFirst(engine: Engine): Promise<readonly (readonly string[])[]> {
  const { rows } = await engine.call('rows-read', { start: 0, count: 2 });
  return rows.map(({ cells }) => cells);
}

const NAME: Column = { id: 'name', label: 'Name', validators: [{ type: 'required' }] };
const MAIL: Column = { id: 'mail', label: 'Email', type: 'email', validators: [{ type: 'required' }] };

function planOf({ layout }: TableSummary, mapping: ColumnMapping): ImportPlan {
  return completePlan({ columns: [NAME, MAIL], layout, mapping });
}

describe.each(FILES)('a file of kind %s', (_, blobOf) => {
  test('is opened as a table', async () => {
    const table = await openTable(await blobOf());
    expect(table.columns.map(({ name }) => name)).toEqual(['name', 'mail']);
    expect(await cellsOf(table)).toEqual(CELLS);
  });

  test('is validated and delivered by the engine', async () => {
    const engine = createEngine();
    const table = await engine.call('table-open', { blob: await blobOf(), fileName: 'a', overrides: {} });
    await engine.call('validation-run', { plan: planOf(table, ['name', 'mail']), hostChecks: false });
    expect(await readFirst(engine)).toEqual(CELLS);
  });
});

test.each([
  ['an image', PNG, 'unsupported-file', 'The file is not a spreadsheet. Use a CSV, TSV, text or Excel file.'],
  ['an empty file', new Blob(), 'empty-file', 'The file is empty.'],
  [
    'a zip of images',
    new Blob([
      zipFile([
        { name: 'a.png', content: 'x' },
        { name: 'b.png', content: 'x' },
      ]),
    ]),
    'unsupported-file',
    'The file is not a spreadsheet. Use a CSV, TSV, text or Excel file.',
  ],
])('%s is refused', async (_, blob, code, sentence) => {
  const opened = createEngine().call('table-open', { blob, fileName: 'title.png', overrides: {} });
  await expect(openTable(blob, { fileName: 'title.png' })).rejects.toMatchObject({
    code,
    params: { fileName: 'title.png' },
  });
  await expect(opened).rejects.toMatchObject({ code });
  expect(failureSentence(await opened.catch((error: unknown) => error))).toBe(sentence);
});

test('a sheet is chosen by its name', async () => {
  const sheet = { overrides: { sheet: 'Cities' } };
  const table = await openTable(workbook('xlsx'), sheet);
  expect([table.layout.sheet, await cellsOf(table)]).toEqual(['Cities', [['Bonn']]]);
  const missing = openTable(workbook('xlsx'), { overrides: { sheet: 'June' } });
  await expect(missing).rejects.toMatchObject({ code: 'sheet-missing', params: { sheets: 'People, Cities' } });
  const none = await openTable(CSV, sheet).catch((error: unknown) => error);
  expect(failureSentence(none)).toBe('The file is delimited text and has no sheets.');
});

test('a file opened once is not opened again', async () => {
  const opened = await openFile({ blob: workbook('xlsx'), fileName: 'people.xlsx' });
  expect(opened).toMatchObject({ sheets: ['People', 'Cities'], hiddenRows: 0, fixed: { sheet: 'People' } });
  expect(await cellsOf(await openTable(opened.blob, opened))).toEqual(CELLS);
  const { layout } = await createEngine().call('table-open', { ...opened, overrides: {} });
  expect(layout.sheet).toBe('People');
});

test('a plan without a required column is refused', async () => {
  const engine = createEngine();
  const table = await engine.call('table-open', { blob: CSV, fileName: 'a.csv', overrides: {} });
  const run = engine.call('validation-run', { plan: planOf(table, [null, null]), hostChecks: false });
  await expect(run).rejects.toMatchObject({ code: 'required-unmapped', params: { columns: 'name, mail' } });
  const deliver = engine.call('result-deliver', { batchSize: 10, rowHandling: 'include' });
  await expect(deliver).rejects.toMatchObject({ code: 'not-ready' });
  const plan = planOf(table, ['name', null]);
  const dynamic = engine.call('validation-run', {
    plan: { ...plan, columns: [NAME], dynamicColumns: [MAIL] },
    hostChecks: false,
  });
  await expect(dynamic).rejects.toMatchObject({ params: { columns: 'mail' } });
});

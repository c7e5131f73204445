import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import type { Engine } from '../../engine-calls.js';
import type { MergeReport } from '../../left-out-calls.js';
import { readWorkbook } from '../../source/excel/xlsx-reader.js';
import { parseRows } from '../../source/table/cell-text.js';
import { reviewing, reviewState } from '../../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'amount', label: 'Amount', type: 'number', decimal: ',' },
  { id: 'when', label: 'When', type: 'date', dateOrder: 'dmy' },
  { id: 'state', label: 'State', type: 'select', options: ['active', 'in, active'] },
  { id: 'note', label: 'Note' },
];
const LINES = [
  'Ada,"1.234,50",31.12.2024,active,first',
  ',"10,25",03.04.2024,active,=1+1',
  'Bo,much,31.12.2024,gone,"two\nlines"',
  'Cy,7,32.12.2024,active,00123',
];
const TEXTS = { sheet: 'Errors', row: 'Row', errors: 'Errors' };

async function opened(lines: readonly string[] = LINES): Promise<Engine> {
  const { engine } = await reviewing(['name,amount,when,state,note', ...lines].join('\n'), COLUMNS);
  return engine;
}

const write = (engine: Engine, kind: 'csv' | 'xlsx'): Promise<Blob> =>
  engine.call(
    'left-out-write',
    { kind, texts: TEXTS },
    { onAsk: async (issues) => issues.map(({ code }) => `wrong: ${code}`) },
  );
const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
const linesOf = async (blob: Blob): Promise<string[][]> =>
  parseRows((await bytesOf(blob)).subarray(3), { delimiter: ',', quote: '"', escape: '"' });
const csvOf = (lines: readonly (readonly string[])[]): Blob =>
  new Blob([lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')]);
const sheetOf = async (blob: Blob): Promise<string[][]> =>
  parseRows(new TextEncoder().encode(readWorkbook(await bytesOf(blob)).sheetText('Errors')), {
    delimiter: ',',
    quote: '"',
    escape: '"',
  });
const merge = async (engine: Engine, blob: Blob, isWorkbook = false): Promise<MergeReport> =>
  (await engine.call('left-out-merge', { blob, isWorkbook })).merged;
const cellsOf = async (engine: Engine, row: number): Promise<readonly string[] | undefined> =>
  (await engine.call('rows-read-at', { rows: [row] }))[0]?.cells;

describe('the rows with errors', () => {
  it('are written to a CSV with their ids, row numbers and errors, without formulas', async () => {
    const [header, ...rows] = await linesOf(await write(await opened(), 'csv'));
    expect(header).toEqual(['_rowgate', 'Row', 'Errors', 'Name', 'Amount', 'When', 'State', 'Note']);
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['3', 'Name: wrong: required', '', '10,25', '03.04.2024', 'active', "'=1+1"],
      ['4', 'Amount: wrong: number; State: wrong: select', 'Bo', 'much', '31.12.2024', 'gone', 'two\nlines'],
      ['5', 'When: wrong: date', 'Cy', '7', '32.12.2024', 'active', '00123'],
    ]);
  });

  it('are written to a workbook that has numbers and dates, colors, lists and a hidden column of ids', async () => {
    const book = await bytesOf(await write(await opened(), 'xlsx'));
    const { sheets } = readWorkbook(book);
    expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Errors', false],
      ['Lists', true],
    ]);
    const rows = await sheetOf(new Blob([book.slice()]));
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['Row', 'Errors', 'Name', 'Amount', 'When', 'State', 'Note'],
      ['3', 'Name: wrong: required', '', '10.25', '2024-04-03', 'active', '=1+1'],
      ['4', 'Amount: wrong: number; State: wrong: select', 'Bo', 'much', '2024-12-31', 'gone', 'two\nlines'],
      ['5', 'When: wrong: date', 'Cy', '7', '32.12.2024', 'active', '00123'],
    ]);
    const parts = await unpacked(book);
    for (const text of parts.values()) expect(text.match(/<\?xml/g)).toHaveLength(1);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<col min="1" max="1" width="10" customWidth="1" hidden="1"/>');
    expect(sheet).toContain('sqref="G2:G4"');
    expect(parts.get('xl/worksheets/sheet2.xml')).toContain('in, active');
    const [, wrong] = /r="E3" s="(\d+)"/.exec(sheet) ?? [];
    const [, right] = /r="E2" s="(\d+)"/.exec(sheet) ?? [];
    const styles = [...(parts.get('xl/styles.xml') ?? '').matchAll(/<xf [^>]*xfId[^>]*>/g)].map(([style]) => style);
    expect(styles[Number(wrong)]).toContain('fillId="3"');
    expect(styles[Number(right)]).toContain('fillId="0"');
    const [, formula] = /r="H2" s="(\d+)"/.exec(sheet) ?? [];
    expect(styles[Number(formula)]).toContain('quotePrefix="1"');
  });

  it('are only those that are neither deleted nor valid', async () => {
    const engine = await opened();
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [1] } });
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 3, column: 'when', value: '31.12.2024' } });
    expect((await linesOf(await write(engine, 'csv'))).slice(1).map(([, number]) => number)).toEqual(['4']);
  });
});

describe('a corrected file', () => {
  it.each(['csv', 'xlsx'] as const)('changes nothing if nothing was corrected: %s', async (kind) => {
    const engine = await opened([...LINES, 'Di,(5),x,gone," _x0041_ \u0001&<b>\r\nx "', "Ed,1e3,never,active,'=1"]);
    const before = await reviewState(engine);
    const file = await write(engine, kind);
    const text = kind === 'csv' ? file : csvOf(await sheetOf(file));
    expect(await merge(engine, text, kind === 'xlsx')).toEqual({
      rows: 0,
      cells: 0,
      overwritten: 0,
      invalid: 5,
      unknown: 0,
      unknownRows: [],
    });
    expect(await reviewState(engine)).toEqual(before);
    expect((await engine.call('summary-read', {})).canUndo).toBe(false);
  });

  it('sets exactly the corrected cells, in one step that can be undone', async () => {
    const engine = await opened();
    const before = await reviewState(engine);
    const [header, first, second] = await linesOf(await write(engine, 'csv'));
    first![3] = 'Eve';
    second![4] = '99,5';
    second![6] = 'active';
    // In another order, without one row, and with columns of one's own.
    const report = await merge(engine, csvOf([[...header!, 'Mine'], [...second!, 'x'], first!]));
    expect(report).toEqual({ rows: 2, cells: 3, overwritten: 0, invalid: 0, unknown: 0, unknownRows: [] });
    expect(await cellsOf(engine, 1)).toEqual(['Eve', '10,25', '03.04.2024', 'active', '=1+1']);
    expect(await cellsOf(engine, 2)).toEqual(['Bo', '99,5', '31.12.2024', 'active', 'two\nlines']);
    expect((await cellsOf(engine, 3))?.[2]).toBe('32.12.2024');
    const [, row] = (await engine.call('rows-read-at', { rows: [1, 2] })).map(({ edited }) => edited);
    expect(row).toEqual([1, 3]);
    const { counts, history } = await engine.call('summary-read', {});
    expect(counts.invalid).toBe(1);
    expect(history.done).toEqual([{ name: 'merge', count: 3 }]);
    await engine.call('edit-undo', {});
    expect(await reviewState(engine)).toEqual(before);
  });

  it.each(['csv', 'xlsx'] as const)('keeps what was edited since it was written: %s', async (kind) => {
    const engine = await opened();
    const edit = async (row: number, column: string, value: string): Promise<void> =>
      void (await engine.call('edit-apply', { operation: { type: 'set-cell', row, column, value } }));
    await edit(3, 'note', 'before');
    const file = await write(engine, kind);
    await edit(1, 'name', 'Dee');
    await edit(2, 'state', 'active');
    await edit(3, 'note', 'since');
    const isWorkbook = kind === 'xlsx';
    const [header, ...lines] = isWorkbook ? await sheetOf(file) : await linesOf(file);
    lines[1]![4] = '99,5';
    lines[2]![7] = 'in the file';
    const report = await merge(engine, csvOf([header!, ...lines]), isWorkbook);
    expect(report).toMatchObject({ rows: 2, cells: 2, overwritten: 1 });
    expect((await cellsOf(engine, 1))?.[0]).toBe('Dee');
    expect(await cellsOf(engine, 2)).toEqual(['Bo', '99,5', '31.12.2024', 'active', 'two\nlines']);
    expect((await cellsOf(engine, 3))?.[4]).toBe('in the file');
  });

  it('changes cells back whose edits are not known here, as after a reload', async () => {
    const engine = await opened();
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 1, column: 'note', value: 'kept' } });
    const file = await write(engine, 'csv');
    const later = await opened();
    expect(await merge(later, file)).toMatchObject({ rows: 1, cells: 1, overwritten: 0 });
    expect((await cellsOf(later, 1))?.[4]).toBe('kept');
  });

  it('has the numbers and dates of the workbook as the columns write them', async () => {
    const engine = await opened();
    const lines = await sheetOf(await write(engine, 'xlsx'));
    lines[2]![4] = '1234.5';
    lines[3]![5] = '2024-12-30';
    expect(await merge(engine, csvOf(lines), true)).toMatchObject({ rows: 2, cells: 2, invalid: 2 });
    expect(await cellsOf(engine, 2)).toContain('1234,5');
    expect(await engine.call('rows-read-at', { rows: [3] })).toMatchObject([{ issues: [] }]);
  });

  it('reports rows that are not found, and what is still wrong', async () => {
    const engine = await opened();
    const [header, first, second] = await linesOf(await write(engine, 'csv'));
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [2] } });
    first![4] = 'lots';
    const own = ['', '', '', 'New', '1', '', '', ''];
    expect(await merge(engine, csvOf([header!, first!, second!, own, first!]))).toEqual({
      rows: 1,
      cells: 1,
      overwritten: 0,
      invalid: 1,
      unknown: 3,
      unknownRows: [3, 4, 5],
    });
  });

  it('has no more than rows of its own', async () => {
    const engine = await opened();
    const [header] = await linesOf(await write(engine, 'csv'));
    expect(await merge(engine, csvOf([header!, ['', '', '', 'New', '1', '', '', '']]))).toEqual({
      rows: 0,
      cells: 0,
      overwritten: 0,
      invalid: 0,
      unknown: 1,
      unknownRows: [2],
    });
  });

  it('finds rows beyond the tenth', async () => {
    const valid = Array.from({ length: 11 }, (_, at) => `Ada ${at},1,31.12.2024,active,`);
    const engine = await opened([...valid, ',2,31.12.2024,active,']);
    const [header, first] = await linesOf(await write(engine, 'csv'));
    first![3] = 'Eve';
    expect(await merge(engine, csvOf([header!, first!]))).toMatchObject({ rows: 1, cells: 1, unknown: 0 });
    expect((await cellsOf(engine, 11))?.[0]).toBe('Eve');
  });

  it('leaves read-only columns unchanged, and counts only what it changes', async () => {
    const columns = COLUMNS.map((column) => ({ ...column, readOnly: column.id === 'name' }));
    const { engine } = await reviewing(['name,amount,when,state,note', ...LINES].join('\n'), columns);
    const [header, first, second] = await linesOf(await write(engine, 'csv'));
    const at = header!.indexOf('Name');
    first![at] = 'Eve';
    second![at] = 'Eve';
    const one = await engine.call('left-out-merge', { blob: csvOf([header!, first!, second!]), isWorkbook: false });
    expect(one).toMatchObject({ readOnlyColumns: ['name'], canUndo: false, merged: { rows: 0, cells: 0 } });
    first![at + 1] = '1,5';
    const two = await engine.call('left-out-merge', { blob: csvOf([header!, first!, second!]), isWorkbook: false });
    expect(two).toMatchObject({ readOnlyColumns: ['name'], canUndo: true, merged: { rows: 1, cells: 1 } });
  });

  it('is refused when it comes from elsewhere', async () => {
    const engine = await opened();
    const other = await opened([...LINES, 'Di,1,31.12.2024,gone,']);
    const file = await write(other, 'csv');
    await expect(merge(engine, file)).rejects.toMatchObject({ code: 'other-file' });
    await expect(merge(engine, new Blob(['name,amount\nAda,1']))).rejects.toMatchObject({ code: 'no-row-ids' });
    expect((await engine.call('summary-read', {})).canUndo).toBe(false);
  });

  it('leaves delivered rows unchanged', async () => {
    const engine = await opened();
    const [header, first] = await linesOf(await write(engine, 'csv'));
    await engine.call(
      'result-deliver',
      { batchSize: 10, rowHandling: 'include', resume: true },
      { onAsk: async () => null },
    );
    first![3] = 'Eve';
    const summary = await engine.call('left-out-merge', { blob: csvOf([header!, first!]), isWorkbook: false });
    expect(summary.lockedRows).toBe(1);
    expect(await cellsOf(engine, 1)).toContain('=1+1');
    expect((await cellsOf(engine, 1))?.[0]).toBe('');
  });
});

/** The texts of a ZIP archive by name. */
async function unpacked(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts = new Map<string, string>();
  for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
    const [method, size, length] = [
      view.getUint16(at + 8, true),
      view.getUint32(at + 18, true),
      view.getUint16(at + 26, true),
    ];
    const name = new TextDecoder().decode(bytes.subarray(at + 30, at + 30 + length));
    const start = at + 30 + length;
    const data = new Blob([bytes.slice(start, start + size)]);
    expect(method).toBe(8);
    texts.set(name, await new Response(data.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text());
    at = start + size;
  }
  return texts;
}

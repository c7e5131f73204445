import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import type { BookType } from 'xlsx';
import { createExcelHost } from './excel-host.js';
import type { ExcelHost, FromExcel, ToExcel } from './excel-host.js';
import { createExcelReader } from './excel-reader.js';
import type { ExcelWorkers } from './excel-reader.js';
import { toFailure } from '../messages.js';
import { createSpreadsheetHost } from './spreadsheet-host.js';

/** A worker without a thread: runs the real host, or never responds. */
class FakeWorker extends EventTarget {
  ended = false;
  readonly asked: string[] = [];
  readonly #host: ExcelHost;

  constructor(
    readonly kind: keyof ExcelWorkers,
    private readonly hangs: boolean,
  ) {
    super();
    this.#host = kind === 'excel' ? createExcelHost() : createSpreadsheetHost();
    queueMicrotask(() => this.#say({ type: 'excel-ready' }));
  }

  postMessage({ requestId, name, params }: ToExcel): void {
    this.asked.push(name);
    if (this.hangs) return;
    this.#host(name, params as never).then(
      (result) => this.#say({ type: 'call-end', requestId, result }),
      (error: unknown) => this.#say({ type: 'call-failed', requestId, failure: toFailure(error) }),
    );
  }

  terminate(): void {
    this.ended = true;
  }

  die(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }

  #say(data: FromExcel): void {
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Readers over fake workers, in the order they were started; those before `firstAnswering` never respond. */
function fakeWorkers(firstAnswering = 0): { readonly workers: FakeWorker[]; readonly starts: ExcelWorkers } {
  const workers: FakeWorker[] = [];
  const start = (kind: keyof ExcelWorkers) => (): Worker => {
    const worker = new FakeWorker(kind, workers.length < firstAnswering);
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { workers, starts: { excel: start('excel'), spreadsheets: start('spreadsheets') } };
}

const NO_WORKERS: ExcelWorkers = { excel: () => null, spreadsheets: () => null };

function workbook(...names: readonly string[]): Blob {
  return spreadsheet('xlsx', names);
}

function spreadsheet(bookType: BookType, names: readonly string[]): Blob {
  const book = utils.book_new();
  for (const name of names) utils.book_append_sheet(book, utils.aoa_to_sheet([['of'], [name]]), name);
  return new Blob([write(book, { type: 'array', bookType }) as ArrayBuffer]);
}

describe.each([
  ['in a worker', fakeWorkers().starts],
  ['without one', NO_WORKERS],
])('the Excel reader %s', (_, starts) => {
  it('lists sheets and reads them', async () => {
    const reader = createExcelReader(starts);
    const sheets = await reader.open(workbook('One', 'Two'));
    expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
      ['One', 2],
      ['Two', 2],
    ]);
    expect(await (await reader.read('Two')).text()).toBe('of\nTwo\n');
    expect(await (await reader.read('One')).text()).toBe('of\nOne\n');
    reader.dispose();
  });

  it.each(['xlsb', 'biff8', 'ods', 'xlml'] as const)('reads other formats: %s', async (bookType) => {
    const reader = createExcelReader(starts);
    await reader.open(spreadsheet(bookType, ['One', 'Two']));
    expect(await (await reader.read('Two')).text()).toBe('of\nTwo\n');
    await reader.open(workbook('Next'));
    expect(await (await reader.read('Next')).text()).toBe('of\nNext\n');
    reader.dispose();
  });

  it('reports why it cannot read a file', async () => {
    const reader = createExcelReader(starts);
    await expect(reader.read('One')).rejects.toMatchObject({ code: 'not-ready' });
    await expect(reader.open(new Blob(['a,b']))).rejects.toMatchObject({ code: 'unsupported-file' });
    await reader.open(workbook('One'));
    await expect(reader.read('Three')).rejects.toMatchObject({ code: 'sheet-missing', params: { sheet: 'Three' } });
    reader.dispose();
  });

  it('does nothing for a call canceled beforehand', async () => {
    const reader = createExcelReader(starts);
    const signal = AbortSignal.abort();
    await expect(reader.open(workbook('One'), { signal })).rejects.toMatchObject({ name: 'AbortError' });
    reader.dispose();
  });
});

describe('the Excel reader', () => {
  it('starts a worker with the first call that needs it', async () => {
    const { workers, starts } = fakeWorkers();
    const reader = createExcelReader(starts);
    expect(workers).toHaveLength(0);
    await reader.open(workbook('One'));
    expect(workers.map(({ kind }) => kind)).toEqual(['excel']);
    await reader.open(spreadsheet('biff8', ['One']));
    expect(workers.map(({ kind }) => kind)).toEqual(['excel', 'spreadsheets']);
  });

  it('terminates the worker of a canceled call and continues with another', async () => {
    const { workers, starts } = fakeWorkers(1);
    const reader = createExcelReader(starts);
    const controller = new AbortController();
    const opening = reader.open(workbook('One'), { signal: controller.signal });
    await expect.poll(() => workers[0]?.asked).toEqual(['workbook-open']);
    controller.abort();
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]?.ended).toBe(true);
    await reader.open(workbook('Next'));
    expect(await (await reader.read('Next')).text()).toBe('of\nNext\n');
    expect(workers).toHaveLength(2);
  });

  it('opens the workbook again after its worker is gone', async () => {
    const { workers, starts } = fakeWorkers();
    const reader = createExcelReader(starts);
    await reader.open(workbook('One'));
    workers[0]?.die();
    expect(workers[0]?.ended).toBe(true);
    expect(await (await reader.read('One')).text()).toBe('of\nOne\n');
    expect(workers[1]?.asked).toEqual(['workbook-open', 'sheet-read']);
  });

  it('fails the open calls of a worker that dies', async () => {
    const { workers, starts } = fakeWorkers(1);
    const reader = createExcelReader(starts);
    const opening = reader.open(workbook('One'));
    await expect.poll(() => workers[0]?.asked).toEqual(['workbook-open']);
    workers[0]?.die();
    await expect(opening).rejects.toMatchObject({ code: 'broken-file' });
  });

  it('terminates its worker when disposed of, and can be used again at once', async () => {
    const { workers, starts } = fakeWorkers();
    const reader = createExcelReader(starts);
    await reader.open(workbook('One'));
    reader.dispose();
    await reader.open(workbook('Two'));
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    expect(await (await reader.read('Two')).text()).toBe('of\nTwo\n');
    expect(workers).toHaveLength(2);
  });

  it('writes templates that it can read', async () => {
    const reader = createExcelReader(fakeWorkers().starts);
    const template = await reader.template([
      { id: 'a', label: '__proto__', placeholder: '0012' },
      { id: 'b', label: 'Größe, "cm"' },
    ]);
    await reader.open(template);
    expect(await (await reader.read('Import')).text()).toBe('__proto__,"Größe, ""cm"""\n0012,\n');
  });
});

import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { createExcelHost } from './excel-host.js';
import type { FromExcel, ToExcel } from './excel-host.js';
import { createExcelReader } from './excel-reader.js';
import { toFailure } from './messages.js';

/** A worker without a thread: runs the real host, or never responds. */
class FakeWorker extends EventTarget {
  ended = false;
  readonly asked: string[] = [];
  readonly #host = createExcelHost();

  constructor(private readonly hangs: boolean) {
    super();
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
function fakeWorkers(firstAnswering = 0): { readonly workers: FakeWorker[]; readonly start: () => Worker } {
  const workers: FakeWorker[] = [];
  const start = (): Worker => {
    const worker = new FakeWorker(workers.length < firstAnswering);
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { workers, start };
}

function workbook(...names: readonly string[]): Blob {
  const book = utils.book_new();
  for (const name of names) utils.book_append_sheet(book, utils.aoa_to_sheet([['of'], [name]]), name);
  return new Blob([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer]);
}

describe.each([
  ['in a worker', fakeWorkers().start],
  ['without one', (): null => null],
])('the Excel reader %s', (_, start) => {
  it('lists sheets and reads them', async () => {
    const reader = createExcelReader(start);
    const sheets = await reader.open(workbook('One', 'Two'));
    expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
      ['One', 2],
      ['Two', 2],
    ]);
    expect(await (await reader.read('Two')).text()).toBe('of\nTwo\n');
    expect(await (await reader.read('One')).text()).toBe('of\nOne\n');
    reader.dispose();
  });

  it('reports why it cannot read a file', async () => {
    const reader = createExcelReader(start);
    await expect(reader.read('One')).rejects.toMatchObject({ code: 'not-ready' });
    await expect(reader.open(new Blob(['a,b']))).rejects.toMatchObject({ code: 'unsupported-file' });
    await reader.open(workbook('One'));
    await expect(reader.read('Three')).rejects.toMatchObject({ code: 'sheet-missing', params: { sheet: 'Three' } });
    reader.dispose();
  });

  it('does nothing for a call cancelled beforehand', async () => {
    const reader = createExcelReader(start);
    const signal = AbortSignal.abort();
    await expect(reader.open(workbook('One'), { signal })).rejects.toMatchObject({ name: 'AbortError' });
    reader.dispose();
  });
});

describe('the Excel reader', () => {
  it('starts no worker before the first call', async () => {
    const { workers, start } = fakeWorkers();
    const reader = createExcelReader(start);
    expect(workers).toHaveLength(0);
    await reader.open(workbook('One'));
    expect(workers).toHaveLength(1);
  });

  it('terminates the worker of a cancelled call and continues with another', async () => {
    const { workers, start } = fakeWorkers(1);
    const reader = createExcelReader(start);
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
    const { workers, start } = fakeWorkers();
    const reader = createExcelReader(start);
    await reader.open(workbook('One'));
    workers[0]?.die();
    expect(workers[0]?.ended).toBe(true);
    expect(await (await reader.read('One')).text()).toBe('of\nOne\n');
    expect(workers[1]?.asked).toEqual(['workbook-open', 'sheet-read']);
  });

  it('fails the open calls of a worker that dies', async () => {
    const { workers, start } = fakeWorkers(1);
    const reader = createExcelReader(start);
    const opening = reader.open(workbook('One'));
    await expect.poll(() => workers[0]?.asked).toEqual(['workbook-open']);
    workers[0]?.die();
    await expect(opening).rejects.toMatchObject({ code: 'broken-file' });
  });

  it('terminates its worker when disposed of, and can be used again at once', async () => {
    const { workers, start } = fakeWorkers();
    const reader = createExcelReader(start);
    await reader.open(workbook('One'));
    reader.dispose();
    await reader.open(workbook('Two'));
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    expect(await (await reader.read('Two')).text()).toBe('of\nTwo\n');
    expect(workers).toHaveLength(2);
  });

  it('writes templates that it can read', async () => {
    const reader = createExcelReader(fakeWorkers().start);
    const template = await reader.template([
      { id: 'a', label: '__proto__', placeholder: '0012' },
      { id: 'b', label: 'Größe, "cm"' },
    ]);
    await reader.open(template);
    expect(await (await reader.read('Import')).text()).toBe('__proto__,"Größe, ""cm"""\n0012,\n');
  });
});

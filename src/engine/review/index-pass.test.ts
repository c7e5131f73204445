import { expect, it } from 'vitest';
import { openTable } from '../source/open-table.js';
import type { Table } from '../source/table/table.js';
import { IndexPass } from './index-pass.js';

const tableOf = (rows: number): Promise<Table> =>
  openTable(new Blob([['a', ...Array.from({ length: rows }, (_, row) => `value ${row % 3}`)].join('\n')]), {
    overrides: { header: { start: 0, rows: 1 }, delimiter: ',' },
  });
const noPause = async (): Promise<void> => undefined;
const signal = (): AbortSignal => new AbortController().signal;

it('counts the rows and their values', async () => {
  const table = await tableOf(7);
  const done: (readonly [number, number])[] = [];
  const pass = new IndexPass(table, { pause: noPause, onProgress: (bytes, total) => done.push([bytes, total]) });
  await pass.end(signal());
  await pass.underWay;
  expect(table.rowCount).toBe(7);
  expect(pass.tally).toMatchObject({ rows: 7, isComplete: true });
  expect(pass.tally.valuesOf(0).values).toContainEqual({ value: 'value 0', count: 3 });
  expect(done.at(-1)).toEqual([table.blob.size, table.blob.size]);
});

it('is under way once 20,000 rows are counted', async () => {
  const table = await tableOf(45_000);
  const pass = new IndexPass(table, { pause: noPause });
  await pass.underWay;
  expect(pass.tally.rows).toBeGreaterThanOrEqual(20_000);
  expect(pass.tally.isComplete).toBe(false);
  await pass.end(signal());
  expect(pass.tally).toMatchObject({ rows: 45_000, isComplete: true });
});

it('ends when it is stopped, and when its caller stops waiting', async () => {
  const reason = new Error('enough');
  const stopped = new IndexPass(await tableOf(5), { pause: noPause });
  stopped.stop(reason);
  await expect(stopped.end(signal())).rejects.toBe(reason);
  await stopped.underWay;
  expect(stopped.tally.isComplete).toBe(false);

  const pass = new IndexPass(await tableOf(5), { pause: noPause });
  const controller = new AbortController();
  const ended = pass.end(controller.signal);
  controller.abort(reason);
  await expect(ended).rejects.toBe(reason);
});

it('is not stopped by a caller that no longer waits for it', async () => {
  const table = await tableOf(5);
  const pass = new IndexPass(table, { pause: noPause });
  const controller = new AbortController();
  await pass.end(controller.signal);
  controller.abort(new Error('too late'));
  await expect(pass.end(signal())).resolves.toBeUndefined();
});

import type { Runner } from './messages.js';
import { describe, expect, it } from 'vitest';
import type { Column, ImportPlan } from '../engine/index.js';
import { createInlineRunner } from './inline-runner.js';
import { createRunner } from './runner.js';
import { portWorker } from './testing/port-worker.js';

const COLUMNS: readonly Column[] = [
  { id: 'id', label: 'Id', validators: [{ type: 'unique' }] },
  { id: 'age', label: 'Age', type: 'number' },
];
const SMALL = new Blob(['id,age\n1,30\n1,x\n']);

const runners: readonly (readonly [kind: Runner['kind'], start: () => Promise<Runner>])[] = [
  ['inline', async () => createInlineRunner()],
  ['worker', () => createRunner({ startWorker: () => portWorker().worker })],
];

function table(rows: number): Blob {
  return new Blob(['id,age\n', ...Array.from({ length: rows }, (_, row) => `${row},${row % 90}\n`)]);
}

async function planFor(runner: Runner, blob: Blob): Promise<ImportPlan> {
  const { layout } = await runner.call('table-open', { blob, fileName: 'a.csv', overrides: {} });
  return {
    columns: COLUMNS,
    dynamicColumns: [],
    layout,
    mapping: ['id', 'age'],
    optionMatches: [],
    formats: [],
    rowHandling: 'include',
    includeUnmatchedColumns: false,
    operations: [],
  };
}

async function review(runner: Runner, blob: Blob): Promise<void> {
  await runner.call('validation-run', { plan: await planFor(runner, blob), hostChecks: false });
}

const never = (): Promise<never> => new Promise(() => undefined);
const counts = async (runner: Runner, blob: Blob): Promise<unknown> =>
  (await runner.call('validation-run', { plan: await planFor(runner, blob), hostChecks: false })).counts;

describe.each(runners)('a call %s', (_kind, start) => {
  it('that is canceled midway ends at once, reports nothing more and does not affect the next import', async () => {
    const runner = await start();
    const plan = await planFor(runner, table(60_000));
    const controller = new AbortController();
    let eventsAfter = 0;
    const cancelled = runner.call(
      'validation-run',
      { plan, hostChecks: false },
      {
        signal: controller.signal,
        onEvent: () => {
          if (controller.signal.aborted) eventsAfter += 1;
          controller.abort(new DOMException('Enough.', 'AbortError'));
        },
      },
    );
    await expect(cancelled).rejects.toThrow('Enough.');
    expect(await counts(runner, SMALL)).toEqual({ all: 2, valid: 1, invalid: 1 });
    expect(eventsAfter).toBe(0);
    runner.dispose();
  });

  it("does not wait for the host's response once canceled", async () => {
    const runner = await start();
    const plan = await planFor(runner, SMALL);
    const controller = new AbortController();
    const cancelled = runner.call(
      'validation-run',
      { plan, hostChecks: true },
      {
        signal: controller.signal,
        onAsk: () => {
          controller.abort(new DOMException('Enough.', 'AbortError'));
          return never();
        },
      },
    );
    await expect(cancelled).rejects.toThrow('Enough.');
    runner.dispose();
  });

  it('hands over no further batch once canceled', async () => {
    const runner = await start();
    await review(runner, table(50));
    const controller = new AbortController();
    let batches = 0;
    const cancelled = runner.call(
      'result-deliver',
      { batchSize: 1, rowHandling: 'include' },
      {
        signal: controller.signal,
        onAsk: async () => {
          batches += 1;
          if (batches === 3) controller.abort(new DOMException('Enough.', 'AbortError'));
          return null;
        },
      },
    );
    await expect(cancelled).rejects.toThrow('Enough.');
    await runner.call('rows-read', { start: 0, count: 1 });
    expect(batches).toBe(3);
    runner.dispose();
  });

  it('that was canceled does not affect the table opened after it', async () => {
    const runner = await start();
    const controller = new AbortController();
    const slow = new Blob([
      Uint8Array.from(`name;age\n${'J\u00f6rg;1\n'.repeat(200_000)}`, (letter) => letter.charCodeAt(0)),
    ]);
    const first = runner.call(
      'table-open',
      { blob: slow, fileName: 'slow.csv', overrides: {} },
      { signal: controller.signal },
    );
    const second = runner.call('table-open', { blob: SMALL, fileName: 'a.csv', overrides: {} });
    controller.abort(new DOMException('Another file.', 'AbortError'));
    await expect(first).rejects.toThrow('Another file.');
    await second;
    expect((await runner.call('table-index', {})).rowCount).toBe(2);
    // The first call has certainly ended when this one returns.
    await runner.call('table-open', { blob: slow, fileName: 'slow.csv', overrides: {} });
    await runner.call('table-open', { blob: SMALL, fileName: 'a.csv', overrides: {} });
    expect((await runner.call('table-index', {})).rowCount).toBe(2);
    runner.dispose();
  });

  it("fails with the host's own error object", async () => {
    class Refused extends Error {}
    const runner = await start();
    await review(runner, SMALL);
    const refused = new Refused('No.');
    const delivery = runner.call(
      'result-deliver',
      { batchSize: 1, rowHandling: 'include' },
      { onAsk: () => Promise.reject(refused) },
    );
    await expect(delivery).rejects.toBe(refused);
    runner.dispose();
  });

  it("fails with the engine's code and params", async () => {
    const runner = await start();
    await expect(runner.call('rows-read', { start: 0, count: 1 })).rejects.toMatchObject({
      name: 'EngineError',
      code: 'not-ready',
      params: { needs: 'validation-run' },
    });
    runner.dispose();
  });

  it('fails when the runner is disposed of before or during it', async () => {
    const runner = await start();
    const plan = await planFor(runner, table(20_000));
    const open = runner.call('validation-run', { plan, hostChecks: false });
    runner.dispose();
    await expect(open).rejects.toMatchObject({ name: 'AbortError' });
    const late = new Promise((resolve) => resolve(runner.call('table-index', {})));
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('in one runner does not affect calls in another', async () => {
    const [left, right] = [await start(), await start()];
    const blobs = [table(30_000), SMALL] as const;
    const both = await Promise.all([counts(left, blobs[0]), counts(right, blobs[1])]);
    expect(both).toEqual([
      { all: 30_000, valid: 30_000, invalid: 0 },
      { all: 2, valid: 1, invalid: 1 },
    ]);
    left.dispose();
    expect((await right.call('rows-read', { view: { state: 'invalid' }, start: 0, count: 5 })).total).toBe(1);
    right.dispose();
  });

  it('can be made while another is under way', async () => {
    const runner = await start();
    const plan = await planFor(runner, table(60_000));
    let windows = 0;
    const reads: Promise<unknown>[] = [];
    await runner.call(
      'validation-run',
      { plan, hostChecks: false },
      {
        onEvent: ({ type }) => {
          if (type !== 'first-rows') return;
          reads.push(runner.call('rows-read', { start: 10, count: 5 }).then(({ rows }) => (windows += rows.length)));
        },
      },
    );
    await Promise.all(reads);
    expect(windows).toBe(5);
    runner.dispose();
  });
});

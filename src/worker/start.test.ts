import { describe, expect, it } from 'vitest';
import type { Column, Engine } from '../engine/index.js';
import { createEngine } from '../engine/full.js';
import type { FromEngine, ToEngine } from './messages.js';
import { portableColumns } from './portable-columns.js';
import { createRunner } from './runner.js';
import { portWorker } from './testing/port-worker.js';
import { createWorkerRunner } from './worker-runner.js';

/** A worker whose messages the test sends. */
function scriptedWorker(): { worker: Worker; sent: ToEngine[]; say(message: FromEngine): void; fail(): void } {
  const events = new EventTarget();
  const sent: ToEngine[] = [];
  const worker = Object.assign(events, {
    postMessage: (message: ToEngine) => void sent.push(message),
    terminate: () => undefined,
  });
  return {
    worker: worker as unknown as Worker,
    sent,
    say: (data) => events.dispatchEvent(new MessageEvent('message', { data })),
    fail: () => events.dispatchEvent(new Event('error', { cancelable: true })),
  };
}

const open = { blob: new Blob(['id,age\n1,30\n']), fileName: 'a.csv', overrides: {} };

describe('without an available worker, the engine runs inline', () => {
  it.each([
    ['when there is none', () => null],
    [
      'when starting one throws',
      () => {
        throw new Error('Refused by policy.');
      },
    ],
  ])('%s', async (_why, startWorker) => {
    const runner = await createRunner({ startWorker });
    expect(runner.kind).toBe('inline');
    expect((await runner.call('table-open', open)).columns.map(({ name }) => name)).toEqual(['id', 'age']);
  });

  it('when it fails before its first message, and is terminated', async () => {
    const { worker, fail } = scriptedWorker();
    let isTerminated = false;
    worker.terminate = () => {
      isTerminated = true;
    };
    const starting = createRunner({ startWorker: () => worker });
    fail();
    expect((await starting).kind).toBe('inline');
    expect(isTerminated).toBe(true);
  });
});

describe('a worker', () => {
  it('does not deliver a result that arrives after the call was canceled', async () => {
    const { worker, sent, say } = scriptedWorker();
    const runner = createWorkerRunner(worker);
    const controller = new AbortController();
    const heard: unknown[] = [];
    const first = runner.call(
      'table-index',
      {},
      { signal: controller.signal, onEvent: (event) => void heard.push(event) },
    );
    controller.abort(new DOMException('Enough.', 'AbortError'));
    await expect(first).rejects.toThrow('Enough.');
    const second = runner.call('operations-read', {});
    const [, cancel] = sent;
    expect(cancel).toEqual({ type: 'call-cancel', requestId: 1 });
    say({ type: 'call-event', requestId: 1, event: { type: 'progress', percent: 2, rows: 1 } });
    say({ type: 'call-end', requestId: 1, result: 'stale' });
    say({ type: 'call-end', requestId: 2, result: [] });
    expect(await second).toEqual([]);
    expect(heard).toEqual([]);
  });

  it('that dies fails open and later calls, and reports its death once', async () => {
    const { worker, fail } = scriptedWorker();
    let deaths = 0;
    const runner = createWorkerRunner(worker, { onDeath: () => (deaths += 1) });
    const waiting = runner.call('table-index', {});
    fail();
    await expect(waiting).rejects.toThrow('stopped unexpectedly');
    await expect(runner.call('table-index', {})).rejects.toThrow('stopped unexpectedly');
    expect(deaths).toBe(1);
  });

  it('whose result cannot be cloned fails the call, not the page', async () => {
    const engine: Engine = { call: async () => ({ broken: () => undefined }) as never };
    const runner = await createRunner({ startWorker: () => portWorker(engine).worker });
    await expect(runner.call('table-index', {})).rejects.toMatchObject({ name: 'DataCloneError' });
    runner.dispose();
  });

  it('rejects params that cannot be cloned, and continues', async () => {
    const runner = await createRunner({ startWorker: () => portWorker(createEngine()).worker });
    const column = { id: 'id', label: 'Id', render: () => undefined };
    await runner.call('table-open', open);
    await expect(runner.call('mapping-suggest', { columns: [column] })).rejects.toMatchObject({
      name: 'DataCloneError',
    });
    expect(await runner.call('mapping-suggest', { columns: portableColumns([column]) })).toMatchObject([
      { column: 'id' },
      { column: null },
    ]);
    runner.dispose();
  });
});

describe('portableColumns', () => {
  const column = {
    id: 'id',
    label: 'Id',
    validate: () => [],
    validators: [{ type: 'required' }, { type: 'custom', fn: () => true }],
    transformations: [{ type: 'trim' }, { type: 'custom', fn: String }, { type: 'uppercase' }],
    render: () => undefined,
    group: { name: 'Keys' },
  } satisfies Column & Record<string, unknown>;

  it('can be cloned and keep all data', () => {
    const [portable] = structuredClone(portableColumns([column]));
    expect(portable).toEqual({
      id: 'id',
      label: 'Id',
      validators: [{ type: 'required' }],
      transformations: [{ type: 'trim' }, { type: 'custom' }, { type: 'uppercase' }],
      group: { name: 'Keys' },
    });
  });

  it("leave the host's columns unchanged", () => {
    portableColumns([column]);
    expect(column.validators).toHaveLength(2);
    expect(column.transformations[1]).toHaveProperty('fn');
  });
});

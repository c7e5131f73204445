import { describe, expect, it } from 'vitest';
import { createEngine } from '../create-engine.js';
import type { Operation } from '../edits/operation.js';
import type { Engine } from '../engine-calls.js';
import type { CheckedRow, HostFinding } from '../row.js';
import { reviewing, reviewState } from '../testing/review-state.js';
import { COLUMNS, numbered, set } from './testing/keyed-table.js';

/* Operations on more rows than are read at once: they are validated in slices. */

const TEXT = `${numbered(5000)}\nk10,x\nk4990,y`;
const ROWS = Array.from({ length: 4500 }, (_, at) => at + 300);

const OPERATIONS: readonly [string, Operation][] = [
  ['deleting', { type: 'delete-rows', rows: ROWS }],
  [
    'setting cells of',
    {
      type: 'set-cells',
      rows: ROWS,
      columns: ['key', 'n'],
      values: ROWS.map((row) => [`K${row % 4000}`, row % 7 === 0 ? 'z' : '1']),
    },
  ],
];

describe.each(OPERATIONS)('%s many rows', (_, operation) => {
  it.each(['edit-apply', 'edit-undo', 'edit-redo'] as const)('leaves no trace when %s is stopped', async (call) => {
    let stop: (() => void) | null = null;
    const engine = createEngine({ pause: async () => stop?.() });
    await reviewing(TEXT, COLUMNS, { engine });
    if (call !== 'edit-apply') await engine.call('edit-apply', { operation });
    if (call === 'edit-redo') await engine.call('edit-undo', {});
    const { history } = await engine.call('summary-read', {});
    const before = await reviewState(engine);
    const operations = await engine.call('operations-read', {});
    const controller = new AbortController();
    stop = () => controller.abort(new Error('enough'));
    const { signal } = controller;
    const stopped =
      call === 'edit-apply' ? engine.call(call, { operation }, { signal }) : engine.call(call, {}, { signal });
    await expect(stopped).rejects.toThrow('enough');
    stop = null;
    expect(await engine.call('operations-read', {})).toEqual(operations);
    expect(await reviewState(engine)).toEqual(before);
    expect((await engine.call('summary-read', {})).history).toEqual(history);
  });

  it('keeps what can be redone when it is canceled', async () => {
    let stop = (): void => undefined;
    const engine = createEngine({ pause: async () => stop() });
    await reviewing(TEXT, COLUMNS, { engine });
    await engine.call('edit-apply', { operation: set(0, 'n', '7') });
    const { history } = await engine.call('edit-undo', {});
    const controller = new AbortController();
    stop = () => controller.abort(new Error('enough'));
    await expect(engine.call('edit-apply', { operation }, { signal: controller.signal })).rejects.toThrow('enough');
    expect((await engine.call('summary-read', {})).history).toEqual(history);
    await engine.call('edit-redo', {});
    expect((await engine.call('rows-read', { start: 0, count: 1 })).rows[0]?.cells).toEqual(['k0', '7']);
  });

  it('reports its progress, and that of its undo', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    const reported: number[] = [];
    const onEvent = ({ percent }: { readonly percent: number }): unknown => reported.push(percent);
    await engine.call('edit-apply', { operation }, { onEvent });
    await engine.call('edit-undo', {}, { onEvent });
    expect(reported).toEqual([44, 88, 44, 88]);
  });

  it('is complete after the checks of the host failed midway and were repeated', async () => {
    let fails = false;
    let asked = 0;
    const onAsk = async (rows: readonly CheckedRow[]): Promise<HostFinding[]> => {
      asked += rows.length;
      if (fails && asked > 2000) throw new Error('Out of order.');
      return rows
        .filter(({ index }) => index % 9 === 0)
        .map(({ index }) => ({ index, column: 'n', message: 'Ninth.' }));
    };
    const { engine } = await reviewing(TEXT, COLUMNS, { hostChecks: true, onAsk });
    const before = await reviewState(engine);
    await engine.call('edit-apply', { operation }, { onAsk });
    fails = true;
    asked = 0;
    await expect(engine.call('edit-undo', {}, { onAsk })).rejects.toThrow('Out of order.');
    expect(await engine.call('summary-read', {})).toMatchObject({ isComplete: false, canRedo: true });
    fails = false;
    await engine.call('edit-redo', {}, { onAsk });
    expect(await engine.call('edit-undo', {}, { onAsk })).toMatchObject({ isComplete: true });
    expect(await reviewState(engine)).toEqual(before);
  });
});

describe('a canceled change of cells', () => {
  const BAD: Operation = {
    type: 'set-cells',
    rows: ROWS,
    columns: ['n'],
    values: ROWS.map(() => ['bad']),
  };
  const validRows = async (engine: Engine): Promise<number> => (await engine.call('summary-read', {})).counts.valid;
  /** Aborts when the host is asked for the n-th time, and never answers then. */
  const abortingAt = (ask: number): { readonly signal: AbortSignal; readonly onAsk: () => Promise<HostFinding[]> } => {
    const controller = new AbortController();
    let asked = 0;
    const onAsk = async (): Promise<HostFinding[]> => {
      asked += 1;
      if (asked < ask) return [];
      controller.abort(new Error('enough'));
      throw controller.signal.reason;
    };
    return { signal: controller.signal, onAsk };
  };

  it.each([
    ['the first', 1],
    ['the last', 3],
  ])('is reverted also while the host checks %s of its rows', async (_, ask) => {
    const { engine } = await reviewing(TEXT, COLUMNS, { hostChecks: true, onAsk: async () => [] });
    const before = await validRows(engine);
    await expect(engine.call('edit-apply', { operation: BAD }, abortingAt(ask))).rejects.toThrow('enough');
    expect(await validRows(engine)).toBe(before);
    expect(await engine.call('summary-read', {})).toMatchObject({ canUndo: false, canRedo: false, isComplete: false });
  });

  it('leaves no errors behind when a validation has reached its other rows meanwhile', async () => {
    const engine = createEngine();
    let edit: Promise<unknown> = Promise.resolve();
    let goOn = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (goOn = resolve));
    const controller = new AbortController();
    const { summary } = await reviewing(TEXT, COLUMNS, {
      engine,
      hostChecks: true,
      onEvent: (event) => {
        if (event.type !== 'first-rows') return;
        const onAsk = async (): Promise<HostFinding[]> => {
          await isHeld;
          controller.abort(new Error('enough'));
          return [];
        };
        edit = engine.call('edit-apply', { operation: BAD }, { signal: controller.signal, onAsk });
        edit.catch(() => undefined);
      },
      // The validation has passed over all rows by now.
      onAsk: async () => {
        goOn();
        return [];
      },
    });
    await expect(edit).rejects.toThrow('enough');
    const { counts } = await engine.call('summary-read', {});
    expect(counts.all).toBe(summary.counts.all);
    expect(await validRows(engine)).toBe(counts.all - 2);
  });
});

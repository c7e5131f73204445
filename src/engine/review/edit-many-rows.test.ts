import { describe, expect, it } from 'vitest';
import { createEngine } from '../create-engine.js';
import type { Operation } from '../edits/operation.js';
import type { CheckedRow, HostFinding } from '../row.js';
import { reviewing, reviewState } from '../testing/review-state.js';
import { COLUMNS, numbered } from './testing/keyed-table.js';

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

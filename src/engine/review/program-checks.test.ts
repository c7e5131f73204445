import { describe, expect, it } from 'vitest';
import type { Operation, RunProgram } from '../edits/operation.js';
import type { Engine } from '../engine-calls.js';
import type { CheckedRow, HostFinding } from '../row.js';
import { reviewing } from '../testing/review-state.js';
import { COLUMNS, numbered, rowsOf, set, TEXT, UPPERCASE } from './testing/keyed-table.js';

const invalidRows = async (engine: Engine): Promise<readonly number[]> =>
  (await engine.call('rows-read', { view: { state: 'invalid' }, start: 0, count: 9999 })).rows.map(
    ({ index }) => index,
  );

describe('the checks of the host', () => {
  const onAsk = async (rows: readonly CheckedRow[]): Promise<HostFinding[]> =>
    rows.flatMap(({ index, texts }) => (texts['key'] === 'B' ? [{ index, column: 'key', message: 'Taken.' }] : []));
  const fail = (): Promise<never> => Promise.reject(new Error('Out of order.'));

  it('follow a program and its undo', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS, { hostChecks: true, onAsk });
    await engine.call('edit-apply', { operation: set(1, 'n', '2') }, { onAsk });
    expect(await invalidRows(engine)).toEqual([2, 3, 5]);
    await engine.call('edit-apply', { operation: UPPERCASE }, { onAsk });
    expect(await invalidRows(engine)).toEqual([1, 2, 3, 5]);
    await engine.call('edit-undo', {}, { onAsk });
    expect(await invalidRows(engine)).toEqual([2, 3, 5]);
    await engine.call('edit-redo', {}, { onAsk });
    expect(await invalidRows(engine)).toEqual([1, 2, 3, 5]);
  });

  it.each<[string, Operation]>([
    ['a cell', set(1, 'n', '2')],
    ['a program', UPPERCASE],
  ])('that fail leave %s changed, and the rows incomplete until they are checked', async (_what, operation) => {
    const { engine } = await reviewing(TEXT, COLUMNS, { hostChecks: true, onAsk });
    const before = await rowsOf(engine);
    await expect(engine.call('edit-apply', { operation }, { onAsk: fail })).rejects.toThrow('Out of order.');
    expect(await rowsOf(engine)).not.toEqual(before);
    expect((await engine.call('summary-read', {})).isComplete).toBe(false);
    expect(await engine.call('edit-undo', {}, { onAsk })).toMatchObject({ isComplete: true, canUndo: false });
    expect(await rowsOf(engine)).toEqual(before);
  });

  it('are not asked about rows that a program does not change', async () => {
    const { engine } = await reviewing('key,n\nA,1\nB,2\n', COLUMNS, { hostChecks: true, onAsk });
    const { isComplete, canUndo } = await engine.call('edit-apply', { operation: UPPERCASE }, { onAsk: fail });
    expect({ isComplete, canUndo }).toEqual({ isComplete: true, canUndo: true });
  });

  it('leave rows incomplete whose program was stopped', async () => {
    const controller = new AbortController();
    const { engine } = await reviewing(numbered(1_200), COLUMNS, { hostChecks: true, onAsk });
    let asked = 0;
    const stopped = engine.call(
      'edit-apply',
      { operation: UPPERCASE },
      {
        signal: controller.signal,
        onAsk: async () => {
          asked += 1;
          controller.abort(new Error('enough'));
          return [];
        },
      },
    );
    await expect(stopped).rejects.toThrow('enough');
    expect(asked).toBe(1);
    expect(await engine.call('summary-read', {})).toMatchObject({ isComplete: false, canUndo: false, canRedo: false });
    expect((await rowsOf(engine))[0]).toBe('k0,0');
  });
});

it('a program reports its progress', async () => {
  const { engine } = await reviewing(numbered(2_000), COLUMNS);
  const percents: number[] = [];
  await engine.call(
    'edit-apply',
    { operation: UPPERCASE },
    {
      onEvent: ({ percent, rows }) => {
        expect(rows).toBe(2_000);
        percents.push(percent);
      },
    },
  );
  expect(percents).toEqual([0, 24, 50, 74]);
});

it('a program changes only the rows it lists, and only those with errors where it is limited to them', async () => {
  const clear = (column: string, rows?: readonly number[]): RunProgram => ({
    type: 'run-program',
    formats: [],
    rows,
    program: { steps: [{ column, to: { type: 'text', text: '0' } }] },
  });
  const { engine } = await reviewing(TEXT, COLUMNS);
  await engine.call('edit-apply', { operation: clear('n', [4, 0]) });
  expect(await rowsOf(engine)).toEqual(['a,0', 'b,x', 'a,3', ',4', 'c,0', 'c,6']);
  await engine.call('edit-apply', { operation: clear('n'), errorsIn: 'n' });
  expect(await rowsOf(engine)).toEqual(['a,0', 'b,0', 'a,3', ',4', 'c,0', 'c,6']);
  expect((await engine.call('operations-read', {})).at(-1)).toMatchObject({ rows: [1] });
  const { changes, rows, cells, columns } = await engine.call('program-preview', {
    operation: clear('key'),
    errorsIn: 'key',
    limit: 2,
  });
  expect(changes.map(({ row }) => row)).toEqual([2, 3]);
  expect({ rows, cells, columns }).toEqual({ rows: 3, cells: 3, columns: [{ column: 'key', count: 3 }] });
});

it('a preview of a program skips deleted, delivered and excepted rows, and stops when it is no longer needed', async () => {
  const { engine } = await reviewing(TEXT, COLUMNS);
  const onAsk = async (): Promise<readonly number[]> => [1, 2, 3, 4, 5];
  await engine.call('result-deliver', { batchSize: 9, rowHandling: 'include', resume: true }, { onAsk });
  await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [1] } });
  const operation = { ...UPPERCASE, except: [4] };
  const { changes, rows } = await engine.call('program-preview', { operation, limit: 9 });
  expect(changes).toEqual([
    { row: 2, number: 4, column: 'key', from: 'a', to: 'A' },
    { row: 5, number: 7, column: 'key', from: 'c', to: 'C' },
  ]);
  expect(rows).toBe(2);

  const controller = new AbortController();
  const { engine: long } = await reviewing(numbered(2_500), COLUMNS);
  const percents: number[] = [];
  await long.call(
    'program-preview',
    { operation: UPPERCASE, limit: 0 },
    { onEvent: ({ percent }) => percents.push(percent) },
  );
  expect(percents).toEqual([0, 40, 80]);
  const stopped = long.call(
    'program-preview',
    { operation: UPPERCASE, limit: 0 },
    { signal: controller.signal, onEvent: () => controller.abort(new Error('enough')) },
  );
  await expect(stopped).rejects.toThrow('enough');
});

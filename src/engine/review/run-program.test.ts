import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { createEngine } from '../create-engine.js';
import type { RunProgram } from '../edits/operation.js';
import type { DeliveredBatch, Engine } from '../engine-calls.js';
import type { ProgramPreview } from '../review-calls.js';
import type { Program } from '../program/program.js';
import { readProgram } from '../program/read-program.js';
import { programs } from '../testing/program-arbitrary.js';
import { reviewing, reviewState } from '../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }, { type: 'unique' }] },
  { id: 'price', label: 'Price', type: 'number', validators: [{ type: 'max', value: 500 }] },
  { id: 'when', label: 'When', type: 'date' },
];
const ROWS = 1200;
const LINES = Array.from({ length: ROWS }, (_, row) => {
  const name = row % 9 === 0 ? '' : `Person ${row % 700} x`;
  return `${name},${row % 11 === 3 ? 'free' : `${row}.128`},0${(row % 9) + 1}/1${row % 8}/2020`;
});
const TEXT = ['name,price,when', ...LINES].join('\n');

const uppercase: Program = {
  steps: [{ column: 'name', to: { type: 'uppercase', of: { type: 'column', column: 'name' } } }],
};
const running = (program: Program, except?: readonly number[], only?: readonly string[]): RunProgram => ({
  type: 'run-program',
  program,
  formats: [],
  only,
  except,
});

async function preview(engine: Engine, operation: RunProgram, limit = 1_000_000): Promise<ProgramPreview> {
  return engine.call('program-preview', { operation, limit });
}

/** The same changes, each entered by hand. */
async function typed(preview: ProgramPreview): Promise<Engine> {
  const { engine } = await reviewing(TEXT, COLUMNS);
  for (const { row, column, to } of preview.changes) {
    await engine.call('edit-apply', { operation: { type: 'set-cell', row, column, value: to } });
  }
  return engine;
}

describe('a program over all rows', () => {
  it('equals entering each of its changes by hand', async () => {
    await fc.assert(
      fc.asyncProperty(
        programs(['name', 'price', 'when']),
        fc.uniqueArray(fc.nat(ROWS), { maxLength: 5 }),
        fc.option(fc.subarray(['name', 'price']), { nil: undefined }),
        async (program, except, only) => {
          if ('problem' in readProgram(program)) return;
          const { engine } = await reviewing(TEXT, COLUMNS);
          const operation = running(program, except, only);
          const expected = await typed(await preview(engine, operation));
          await engine.call('edit-apply', { operation });
          expect(await reviewState(engine)).toEqual(await reviewState(expected));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('previews its changes without making them', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    const before = await reviewState(engine);
    const found = await preview(engine, running(uppercase), 2);
    expect(found).toEqual({
      changes: [
        { row: 1, number: 3, column: 'name', from: 'Person 1 x', to: 'PERSON 1 X' },
        { row: 2, number: 4, column: 'name', from: 'Person 2 x', to: 'PERSON 2 X' },
      ],
      columns: [{ column: 'name', count: 1066 }],
      rows: 1066,
      cells: 1066,
      readOnlyColumns: [],
    });
    expect(await reviewState(engine)).toEqual(before);
  });

  it('skips deleted and excepted rows, and builds on earlier edits', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [1] } });
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 2, column: 'name', value: 'ada' } });
    const operation = running(uppercase, [3]);
    const { changes } = await preview(engine, operation, 2);
    expect(changes.map(({ row, to }) => [row, to])).toEqual([
      [2, 'ADA'],
      [4, 'PERSON 4 X'],
    ]);
    await engine.call('edit-apply', { operation });
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 4, column: 'name', value: 'later' } });
    const { rows } = await engine.call('rows-read', { start: 0, count: 5 });
    expect(rows.map(({ index, cells, edited }) => [index, cells[0], edited])).toEqual([
      [0, '', []],
      [2, 'ADA', [0]],
      [3, 'Person 3 x', []],
      [4, 'later', [0]],
      [5, 'PERSON 5 X', [0]],
    ]);
    await engine.call('edit-undo', {});
    await engine.call('edit-undo', {});
    const { rows: back } = await engine.call('rows-read', { start: 0, count: 4 });
    expect(back.map(({ cells }) => cells[0])).toEqual(['', 'ada', 'Person 3 x', 'Person 4 x']);
  });

  it('is delivered', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    const program: Program = {
      steps: [{ column: 'price', to: { type: 'round', of: { type: 'column', column: 'price' }, decimals: 1 } }],
    };
    await engine.call('edit-apply', { operation: running(program) });
    const batches: DeliveredBatch[] = [];
    const onAsk = async (batch: DeliveredBatch): Promise<null> => {
      batches.push(batch);
      return null;
    };
    await engine.call('result-deliver', { batchSize: 10_000, rowHandling: 'include' }, { onAsk });
    expect(batches[0]!.rows.slice(0, 4).map((row) => row.price)).toEqual([0.1, 1.1, 2.1, 'free']);
  });

  it('has its own errors again when it is redone', async () => {
    const { engine } = await reviewing('name,price\nAda,1\nBo,2\n', COLUMNS.slice(0, 2));
    const program: Program = { steps: [{ column: 'price', to: { type: 'text', text: 'free' } }] };
    const invalid = async (): Promise<number> => (await engine.call('summary-read', {})).counts.invalid;
    await engine.call('edit-apply', { operation: running(program) });
    for (const call of ['edit-undo', 'edit-redo', 'edit-undo', 'edit-redo'] as const) {
      await engine.call(call, {});
      expect(await invalid()).toBe(call === 'edit-undo' ? 0 : 2);
    }
  });

  it.each([
    ['edit-apply', 'all rows', {}],
    ['edit-undo', 'all rows', {}],
    ['edit-apply', 'more rows than are validated at once', { rows: Array.from({ length: 1100 }, (_, at) => at + 50) }],
  ] as const)('leaves no trace when %s over %s is stopped', async (call, _, reach) => {
    let stop: (() => void) | null = null;
    const engine = createEngine({ pause: async () => stop?.() });
    await reviewing(TEXT, COLUMNS, { engine });
    const apply = { operation: { ...running(uppercase), ...reach } };
    if (call === 'edit-undo') await engine.call('edit-apply', apply);
    const before = await reviewState(engine);
    const operations = await engine.call('operations-read', {});
    const controller = new AbortController();
    stop = () => controller.abort(new Error('enough'));
    const { signal } = controller;
    const stopped = call === 'edit-apply' ? engine.call(call, apply, { signal }) : engine.call(call, {}, { signal });
    await expect(stopped).rejects.toThrow('enough');
    stop = null;
    expect(await engine.call('operations-read', {})).toEqual(operations);
    expect(await reviewState(engine)).toEqual(before);
  });

  it('makes edits wait until it has ended', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    const calls = [
      engine.call('edit-apply', { operation: running(uppercase) }),
      engine.call('edit-apply', { operation: { type: 'set-cell', row: 1199, column: 'name', value: 'mine' } }),
      engine.call('edit-undo', {}),
      engine.call('edit-undo', {}),
      engine.call('edit-redo', {}),
    ];
    await Promise.all(calls);
    expect((await engine.call('operations-read', {})).map(({ type }) => type)).toEqual(['run-program']);
    const { rows } = await engine.call('rows-read', { start: 1199, count: 1 });
    expect(rows[0]!.cells[0]).toBe('PERSON 499 X');
  });

  it('asks the host about the changed rows, and reports when the host fails', async () => {
    const asked: number[] = [];
    let fails = false;
    const onAsk = async (rows: { index: number }[]): Promise<{ index: number; column: string; message: string }[]> => {
      if (fails) throw new Error('no answer');
      asked.push(...rows.map(({ index }) => index));
      return rows.slice(0, 1).map(({ index }) => ({ index, column: 'name', message: 'first of its batch' }));
    };
    const { engine } = await reviewing(TEXT, COLUMNS, { hostChecks: true, onAsk });
    asked.length = 0;
    await engine.call('edit-apply', { operation: running(uppercase) }, { onAsk });
    expect(asked).toHaveLength(1066);
    fails = true;
    await expect(engine.call('edit-undo', {}, { onAsk })).rejects.toThrow('no answer');
    const summary = await engine.call('summary-read', {});
    expect(summary).toMatchObject({ isComplete: false, canUndo: false, canRedo: true });
    fails = false;
    expect(await engine.call('edit-redo', {}, { onAsk })).toMatchObject({ isComplete: true });
  });
});

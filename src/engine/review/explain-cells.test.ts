import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { Engine } from '../engine-calls.js';
import type { ExampleProposal } from '../example-calls.js';
import { reviewing } from '../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name' },
  { id: 'amount', label: 'Amount', type: 'number' },
];

async function opened(lines: readonly string[]): Promise<Engine> {
  return (await reviewing(['Name,Amount', ...lines].join('\n'), COLUMNS)).engine;
}

/** Types a text, and asks what else to change. */
async function type(
  engine: Engine,
  cells: readonly { row: number; from: string; to: string; hadError?: boolean }[],
  column = 'name',
): Promise<ExampleProposal | null> {
  for (const { row, to } of cells)
    await engine.call('edit-apply', { operation: { type: 'set-cell', row, column, value: to } });
  const typed = cells.map(({ hadError = false, ...cell }) => ({ ...cell, hadError }));
  return engine.call('example-explain', { column, cells: typed });
}

async function applied(
  engine: Engine,
  { program, errorsIn, except }: ExampleProposal,
  at = 0,
): Promise<readonly string[]> {
  const operation = { type: 'run-program', program, formats: [], except } as const;
  await engine.call('edit-apply', { operation, errorsIn });
  const { rows: now } = await engine.call('rows-read', { start: 0, count: 100 });
  return now.map(({ cells }) => cells[at]!);
}

describe('proposals by example', () => {
  it('repeats what was done to one cell in all others, and leaves the typed one as it is', async () => {
    const engine = await opened(['"Lovelace, Ada",1', '"Hopper, Grace",2', 'Madonna,3']);
    const proposal = (await type(engine, [{ row: 0, from: 'Lovelace, Ada', to: 'Ada Lovelace' }]))!;
    expect(proposal.sample).toEqual({ row: 1, number: 3, column: 'name', from: 'Hopper, Grace', to: 'Grace Hopper' });
    expect(proposal).toMatchObject({ errorsIn: undefined, except: [0] });
    expect(await applied(engine, proposal)).toEqual(['Ada Lovelace', 'Grace Hopper', 'Madonna']);
  });

  it('a second example corrects a proposal', async () => {
    const engine = await opened(['SKU-12-A,1', 'SKU-7-B,2', 'SKU-3-C,3']);
    await type(engine, [{ row: 0, from: 'SKU-12-A', to: '12' }]);
    const proposal = (await type(engine, [
      { row: 0, from: 'SKU-12-A', to: 'A12' },
      { row: 1, from: 'SKU-7-B', to: 'B7' },
    ]))!;
    expect(await applied(engine, proposal)).toEqual(['A12', 'B7', 'C3']);
  });

  it('does not repeat what is still an error', async () => {
    const engine = await opened(['a,1-000', 'b,2-500', 'c,7']);
    const typed = [{ row: 0, from: '1-000', to: '1#000', hadError: true }];
    expect(await type(engine, typed, 'amount')).toBeNull();
    expect(await type(engine, [{ ...typed[0]!, to: '1000' }], 'amount')).not.toBeNull();
  });

  it('after errors were fixed, changes only other cells with errors', async () => {
    const engine = await opened(['a,1-000', 'b,2-500', 'c,7', 'd,x']);
    const proposal = (await type(engine, [{ row: 0, from: '1-000', to: '1000', hadError: true }], 'amount'))!;
    expect(proposal.errorsIn).toBe('amount');
    const operation = { type: 'run-program', program: proposal.program, formats: [] } as const;
    const preview = await engine.call('program-preview', { operation, errorsIn: proposal.errorsIn, limit: 9 });
    expect(preview.changes.map(({ row }) => row)).toEqual([1]);
    expect(await applied(engine, proposal, 1)).toEqual(['1000', '2500', '7', 'x']);
  });

  it('is silent where nothing else would change, and about cells that were undone', async () => {
    const engine = await opened(['Jonh,1', 'Grace,2']);
    expect(await type(engine, [{ row: 0, from: 'Jonh', to: 'John' }])).toBeNull();
    await engine.call('edit-undo', {});
    const cells = [{ row: 0, from: 'Jonh', to: 'John', hadError: false }];
    expect(await engine.call('example-explain', { column: 'name', cells })).toBeNull();
    expect(await engine.call('example-explain', { column: 'gone', cells })).toBeNull();
  });

  it('forgets cells that no longer have the text that was typed', async () => {
    const engine = await opened([
      '"Lovelace, Ada",1',
      '"Hopper, Grace",2',
      '"Hamilton, Margaret",3',
      '"Noether, Emmy",4',
    ]);
    const typed = [
      { row: 0, from: 'Lovelace, Ada', to: 'A.L.', hadError: true },
      { row: 1, from: 'Hopper, Grace', to: 'Grace Hopper' },
    ];
    await type(engine, typed);
    await engine.call('edit-apply', {
      operation: { type: 'set-cell', row: 0, column: 'name', value: 'Lovelace, Ada' },
    });
    const cells = typed.map((cell) => ({ hadError: false, ...cell }));
    const proposal = (await engine.call('example-explain', { column: 'name', cells }))!;
    expect(proposal.except).toEqual([1]);
    expect(await applied(engine, proposal)).toEqual([
      ...['Ada Lovelace', 'Grace Hopper', 'Margaret Hamilton', 'Emmy Noether'],
    ]);
  });

  it('does not count deleted rows', async () => {
    const engine = await opened(['ada,1', 'grace,2']);
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [1] } });
    expect(await type(engine, [{ row: 0, from: 'ada', to: 'ADA' }])).toBeNull();
  });
});

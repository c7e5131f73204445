import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { createEngine } from '../create-engine.js';
import type { Engine } from '../engine-calls.js';
import type { Operation } from '../edits/operation.js';
import { operations } from '../testing/operation-arbitrary.js';
import { reviewing, revalidate } from '../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'id', label: 'ID', type: 'number', readOnly: true, transformations: [{ type: 'trim' }] },
  { id: 'name', label: 'Name', validators: [{ type: 'unique' }] },
  { id: 'plan', label: 'Plan', type: 'select', options: ['Team', 'Business'], readOnly: true },
  { id: 'n', label: 'N', type: 'number' },
];
const withReadOnly = (readOnly: boolean): readonly Column[] => COLUMNS.map((column) => ({ ...column, readOnly }));
const IDS = COLUMNS.map(({ id }) => id);
const READ_ONLY = [0, 2];
const ROWS = 8;
const LINES = Array.from({ length: ROWS }, (_, row) => `${row % 3 ? row : `${row}~`},P${row % 3},Teem,1 ${row}`);
const TEXT = ['id,name,plan,n', ...LINES].join('\n');

/** The texts of all rows by column. */
async function texts(engine: Engine): Promise<readonly (readonly string[])[]> {
  const { rows } = await engine.call('rows-read', { start: 0, count: 1000 });
  return rows.map(({ cells }) => cells);
}

/** Read-only cells of the file by row, and of rows that were added. */
async function readOnlyTexts(engine: Engine): Promise<{ readonly ofFile: unknown; readonly added: string }> {
  const { rows } = await engine.call('rows-read', { start: 0, count: 1000 });
  const cellsOf = (cells: readonly string[]): readonly string[] => READ_ONLY.map((at) => cells[at]!);
  return {
    ofFile: rows.filter(({ index }) => index < ROWS).map(({ index, cells }) => [index, ...cellsOf(cells)]),
    added: rows.flatMap(({ index, cells }) => (index < ROWS ? [] : cellsOf(cells))).join(''),
  };
}

describe('a read-only column', () => {
  const block = fc.record({
    start: fc.nat(ROWS),
    count: fc.integer({ min: 1, max: 5 }),
    columns: fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 1 }),
  });
  const values = fc.array(fc.array(fc.constantFrom('', 'Team', '5'), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  });
  const change = fc.oneof(
    operations(IDS, ROWS).map((operation) => (engine: Engine) => engine.call('edit-apply', { operation })),
    fc.tuple(block, values, fc.option(fc.nat(3), { nil: undefined })).map(
      ([one, given, append]) =>
        (engine: Engine) =>
          engine.call('cells-set', { blocks: [one], values: given, append }),
    ),
    fc.tuple(fc.constantFrom('T', '1', '$', 'P'), fc.constantFrom('', 'Z', '9')).map(
      ([find, replacement]) =>
        (engine: Engine) =>
          engine.call('cells-replace', { search: { find }, scope: {}, replacement, only: null }),
    ),
    fc
      .tuple(fc.nat(9), fc.constantFrom('fix', 'set', 'clear', 'merge', 'keep-last'))
      .map(([at, type]) => async (engine: Engine) => {
        const groups = await engine.call('groups-read', {});
        const group = groups[at % Math.max(1, groups.length)];
        const edit = type === 'set' ? { type: 'set' as const, value: '5' } : { type: type as 'fix' | 'clear' };
        if (group) await engine.call('group-edit', { key: group.key, edit }).catch(() => undefined);
      }),
    fc
      .constantFrom('edit-undo' as const, 'edit-redo' as const)
      .map((call) => (engine: Engine) => engine.call(call, {})),
  );

  it('is changed by no operation, by no way through the log, and under no other mapping', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const { engine } = await reviewing(TEXT, COLUMNS);
        const before = new Map((await texts(engine)).map((cells, row) => [row, READ_ONLY.map((at) => cells[at]!)]));
        for (const each of changes) await each(engine);
        const { ofFile, added } = await readOnlyTexts(engine);
        for (const [row, ...cells] of ofFile as readonly [number, ...string[]][])
          expect(cells).toEqual(before.get(row));
        expect(added).toBe('');

        const replayed = createEngine();
        await reviewing(TEXT, COLUMNS, { engine: replayed, operations: await engine.call('operations-read', {}) });
        expect(await texts(replayed)).toEqual(await texts(engine));
      }),
      { numRuns: 40 },
    );
  });

  it('takes no operation that was made when it was not yet read-only', async () => {
    const { engine } = await reviewing(TEXT, withReadOnly(false));
    const before = await readOnlyTexts(engine);
    const blocks = [{ start: 0, count: 3, columns: IDS }];
    await engine.call('cells-set', { blocks, values: [['9', 'Ann', 'Team', '9']] });
    const shown = await texts(engine);
    await revalidate(engine, COLUMNS, { keepsWork: true });
    expect(await readOnlyTexts(engine)).toEqual(before);
    expect((await texts(engine))[2]).toEqual(['2', 'Ann', 'Teem', '9']);
    await revalidate(engine, withReadOnly(false), { keepsWork: true });
    expect(await texts(engine)).toEqual(shown);
  });
});

describe('a change of a read-only column', () => {
  const set = (column: string, value: string): Operation => ({ type: 'set-cell', row: 1, column, value });

  it('is refused, adds no step, and is named', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    expect(await engine.call('edit-apply', { operation: set('id', '7') })).toMatchObject({
      readOnlyColumns: ['id'],
      canUndo: false,
    });
    const blocks = [{ start: 0, count: 2, columns: ['id'] }];
    const cleared = await engine.call('cells-set', { blocks, values: [['']] });
    expect(cleared).toMatchObject({ readOnlyColumns: ['id'], cells: 0, canUndo: false });
    const pasted = await engine.call('cells-set', {
      blocks: [{ start: ROWS - 1, count: 3, columns: ['id'] }],
      values: [['1'], ['2'], ['3']],
      append: 9,
    });
    expect(pasted).toMatchObject({ added: 0, leftOut: 0, cells: 0, canUndo: false, counts: { all: ROWS } });
    const program = { steps: [{ column: 'plan', to: { type: 'text' as const, text: 'Team' } }] };
    const operation = { type: 'run-program' as const, program, formats: [] };
    expect(await engine.call('program-preview', { operation, limit: 9 })).toMatchObject({
      readOnlyColumns: ['plan'],
      cells: 0,
    });
    expect(await engine.call('edit-apply', { operation })).toMatchObject({ readOnlyColumns: ['plan'], canUndo: false });
  });

  it('leaves the other cells of a paste, and rows added by it', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    const values = [
      ['a', 'A', 'Team', '1'],
      ['b', 'B', 'Team', '2'],
    ];
    const pasted = await engine.call('cells-set', {
      blocks: [{ start: ROWS - 1, count: 2, columns: IDS }],
      values,
      append: 9,
    });
    expect(pasted).toMatchObject({ readOnlyColumns: ['id', 'plan'], cells: 4, added: 1 });
    expect((await texts(engine)).slice(-2)).toEqual([
      ['7', 'A', 'Teem', '1'],
      ['', 'B', '', '2'],
    ]);
    expect(pasted.history.done).toEqual([{ name: 'paste', count: 4 }]);
  });

  it('is left out of a replacement and of its preview', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    const query = { search: { find: '1' }, scope: {}, replacement: '5', only: null };
    const preview = await engine.call('replace-preview', { ...query, limit: 99 });
    expect(preview.readOnlyColumns).toEqual(['id']);
    expect(new Set(preview.changes.map(({ column }) => column))).toEqual(new Set(['name', 'n']));
    expect(await engine.call('cells-replace', query)).toMatchObject({ readOnlyColumns: ['id'] });
    expect((await texts(engine))[1]).toEqual(['1', 'P5', 'Teem', '5 5']);
    const only = { row: 4, column: 'id' };
    const one = await engine.call('cells-replace', { ...query, search: { find: '4' }, only });
    expect(one).toMatchObject({ readOnlyColumns: ['id'] });
  });

  it('is not suggested: errors there have no fix', async () => {
    const text = 'id,name,plan,n\n1\u200b,Ann,Teem,1\n2,Bo,Team,3\n';
    const fixed = async (engine: Engine): Promise<unknown> =>
      (await engine.call('groups-read', {})).map(({ column, alike }) => [column, alike.by]);
    const { engine: free } = await reviewing(text, withReadOnly(false));
    expect(await fixed(free)).toEqual([
      ['id', 'fix'],
      ['plan', 'fix'],
    ]);
    const { engine } = await reviewing(text, COLUMNS);
    expect(await fixed(engine)).toEqual([
      ['id', 'form'],
      ['plan', 'value'],
    ]);
    const groups = await engine.call('groups-read', {});
    const found = groups.find(({ column }) => column === 'plan')!;
    const edited = await engine.call('group-edit', { key: found.key, edit: { type: 'set', value: 'Team' } });
    expect(edited).toMatchObject({ readOnlyColumns: ['plan'], canUndo: false });
  });

  it('is not made by merging duplicates', async () => {
    const text = 'id,name,plan,n\n,Ann,,\n2,Ann,Team,5\n';
    const { engine } = await reviewing(text, COLUMNS);
    const by = { columns: ['name'] };
    expect(await engine.call('duplicates-preview', { by, edit: { type: 'merge' } })).toMatchObject({ filledCells: 1 });
    const merged = await engine.call('group-edit', { by, edit: { type: 'merge' } });
    expect(merged.readOnlyColumns).toEqual([]);
    expect(await texts(engine)).toEqual([['', 'Ann', '', '5']]);
  });

  it('still leaves its checks and transformations', async () => {
    const { engine, summary } = await reviewing('id,name,plan,n\n 7 ,Ann,Team,1\nx,Bo,Team,2\n', COLUMNS);
    expect(summary.columns[0]).toMatchObject({ id: 'id', errors: 1 });
    const rows: unknown[] = [];
    await engine.call(
      'result-deliver',
      { batchSize: 9, rowHandling: 'exclude' },
      { onAsk: async (batch) => void rows.push(...batch.rows) as unknown as null },
    );
    expect(rows).toEqual([{ id: 7, name: 'Ann', plan: 'Team', n: 1 }]);
  });
});

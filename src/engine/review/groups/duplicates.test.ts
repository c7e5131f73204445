import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import type { Engine } from '../../engine-calls.js';
import type { DuplicatesEdit, DuplicatesKey } from '../../group-calls.js';
import { reviewing, reviewState } from '../../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'mail', label: 'Mail', validators: [{ type: 'unique' }] },
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'city', label: 'City' },
];
const HEADER = 'mail,name,city';
const LINES = ['a@x.org,Ada,', 'b@x.org,Bo,Rome', 'a@x.org,,Oslo', 'b@x.org,Bob,', 'a@x.org,Al,Bern', 'c@x.org,Cy,'];

const opened = async (lines: readonly string[] = LINES): Promise<Engine> =>
  (await reviewing([HEADER, ...lines].join('\n'), COLUMNS)).engine;
const keyOf = async (engine: Engine, code = 'unique'): Promise<string | undefined> =>
  (await engine.call('groups-read', {})).find((group) => group.code === code)?.key;
const resolve = async (engine: Engine, type: DuplicatesEdit['type']): Promise<void> => {
  await engine.call('group-edit', { key: (await keyOf(engine))!, edit: { type } });
};
const rowsOf = async (engine: Engine): Promise<readonly string[]> => {
  const { rows } = await engine.call('rows-read', { start: 0, count: 1000 });
  return rows.map(({ cells }) => cells.join(','));
};

describe('duplicates', () => {
  it.each<[DuplicatesEdit['type'], readonly string[]]>([
    ['keep-first', ['a@x.org,Ada,', 'b@x.org,Bo,Rome', 'c@x.org,Cy,']],
    ['keep-last', ['b@x.org,Bob,', 'a@x.org,Al,Bern', 'c@x.org,Cy,']],
    ['merge', ['a@x.org,Ada,Oslo', 'b@x.org,Bo,Rome', 'c@x.org,Cy,']],
  ])('leaves one row of each value by %s, in one step', async (type, expected) => {
    const engine = await opened();
    const before = await reviewState(engine);
    await resolve(engine, type);
    expect(await rowsOf(engine)).toEqual(expected);
    expect(await keyOf(engine)).toBeUndefined();
    const { history } = await engine.call('summary-read', {});
    const name = { 'keep-first': 'keepFirst', 'keep-last': 'keepLast', merge: 'mergeRows' }[type];
    expect(history.done).toEqual([{ name, count: 3, column: 'mail' }]);
    await engine.call('edit-undo', {});
    expect(await reviewState(engine)).toEqual(before);
  });

  it('previews what an edit does, and changes nothing', async () => {
    const engine = await opened();
    const before = await reviewState(engine);
    const preview = await engine.call('duplicates-preview', {
      key: (await keyOf(engine))!,
      edit: { type: 'merge' },
    });
    expect(preview).toEqual({
      values: 2,
      deletedRows: 3,
      filledCells: 1,
      sparedRows: 0,
      columns: ['mail', 'name', 'city'],
      samples: [
        {
          rows: [
            { number: 2, isKept: true, cells: ['a@x.org', 'Ada', ''] },
            { number: 4, isKept: false, cells: ['a@x.org', '', 'Oslo'] },
            { number: 6, isKept: false, cells: ['a@x.org', 'Al', 'Bern'] },
          ],
          others: 0,
          result: ['a@x.org', 'Ada', 'Oslo'],
        },
        {
          rows: [
            { number: 3, isKept: true, cells: ['b@x.org', 'Bo', 'Rome'] },
            { number: 5, isKept: false, cells: ['b@x.org', 'Bob', ''] },
          ],
          others: 0,
          result: ['b@x.org', 'Bo', 'Rome'],
        },
      ],
    });
    expect(await reviewState(engine)).toEqual(before);
  });

  it('lists a few of many rows with one value, the kept one among them', async () => {
    const engine = await opened(Array.from({ length: 30 }, (_, at) => `a@x.org,Ada ${at},`));
    const { samples, deletedRows } = await engine.call('duplicates-preview', {
      key: (await keyOf(engine))!,
      edit: { type: 'keep-last' },
    });
    expect(deletedRows).toBe(29);
    expect(samples[0]?.rows.map(({ number, isKept }) => [number, isKept])).toEqual([
      [2, false],
      [3, false],
      [4, false],
      [5, false],
      [31, true],
    ]);
    expect(samples[0]?.others).toBe(25);
  });

  it('keeps rows that are already delivered, as they are', async () => {
    const engine = await opened(['a@x.org,Ada,', 'b@x.org,Bo,', 'c@x.org,Cy,', 'a@x.org,Al,Oslo', 'd@x.org,Al,Bern']);
    let batches = 0;
    const onAsk = async (): Promise<null> => {
      batches += 1;
      if (batches > 1) throw new Error('stopped');
      return null;
    };
    await expect(
      engine.call('result-deliver', { batchSize: 2, rowHandling: 'include', resume: true }, { onAsk }),
    ).rejects.toThrow();
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 4, column: 'mail', value: 'a@x.org' } });
    const { filledCells, sparedRows, deletedRows } = await engine.call('duplicates-preview', {
      key: (await keyOf(engine))!,
      edit: { type: 'merge' },
    });
    expect([filledCells, sparedRows, deletedRows]).toEqual([0, 2, 0]);
    await resolve(engine, 'merge');
    // The first row is already delivered, so it cannot take the city of the fourth one.
    expect(await rowsOf(engine)).toEqual([
      ...['a@x.org,Ada,', 'b@x.org,Bo,', 'c@x.org,Cy,'],
      ...['a@x.org,Al,Oslo', 'a@x.org,Al,Bern'],
    ]);
    await resolve(engine, 'keep-last');
    expect(await rowsOf(engine)).toEqual(['a@x.org,Ada,', 'b@x.org,Bo,', 'c@x.org,Cy,']);
  });

  const KEYED = ['a,Ada,Rome', 'b,Ada ,Rome', 'c,ADA,Bern', 'd,Bo,', 'e,bo,', 'f,,', 'g,,', 'h,,Oslo'];

  it.each<[string, DuplicatesKey, string]>([
    ['one column', { columns: ['name'] }, 'a d f g h'],
    ['two columns', { columns: ['name', 'city'] }, 'a c d f g h'],
    ['texts of the same case', { columns: ['name'], matchCase: true }, 'a c d e f g h'],
    ['the texts of each column', { columns: ['mail', 'city'] }, 'a b c d e f g h'],
  ])('keeps the first row with the same key by %s, in one step', async (_what, by, expected) => {
    const engine = await opened(KEYED);
    const before = await reviewState(engine);
    const edit = { type: 'keep-first' } as const;
    const { deletedRows } = await engine.call('duplicates-preview', { by, edit });
    expect(await reviewState(engine)).toEqual(before);
    await engine.call('group-edit', { by, edit });
    const left = await rowsOf(engine);
    expect(left.map((line) => line.charAt(0)).join(' ')).toBe(expected);
    expect(left).toHaveLength(KEYED.length - deletedRows);
    if (deletedRows === 0) return;
    const { history } = await engine.call('summary-read', {});
    const column = by.columns.length === 1 ? { column: by.columns[0] } : {};
    expect(history.done).toEqual([{ name: 'keepFirst', count: deletedRows, ...column }]);
    await engine.call('edit-undo', {});
    expect(await reviewState(engine)).toEqual(before);
  });

  it('merges rows with the same key, edited ones and without deleted ones', async () => {
    const engine = await opened(['a,Ada,', 'b,Bo,Rome', 'c,ada,Oslo', 'd,Ada,Bern']);
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [2] } });
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 1, column: 'name', value: 'ADA' } });
    await engine.call('group-edit', { by: { columns: ['name'] }, edit: { type: 'merge' } });
    expect(await rowsOf(engine)).toEqual(['a,Ada,Rome']);
  });

  it('shows the rows whose value is in several rows', async () => {
    const engine = await opened(KEYED);
    const filters = [{ column: 'name', type: 'duplicates' } as const];
    const { rows } = await engine.call('view-open', { view: { filters }, count: 100 });
    expect(rows.map(({ cells }) => cells[0]).join(' ')).toBe('a b c d e');
  });

  it('refuses groups of other errors', async () => {
    const engine = await opened();
    const key = (await keyOf(engine, 'required'))!;
    await expect(engine.call('group-edit', { key, edit: { type: 'merge' } })).rejects.toThrow(/not-ready/);
    await expect(engine.call('duplicates-preview', { key, edit: { type: 'merge' } })).rejects.toThrow(/not-ready/);
  });

  it('replays edits of duplicates with the same results', async () => {
    const cell = fc.constantFrom('', ' ', 'a', 'b', 'c ', 'c');
    const lines = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 30 });
    const type = fc.constantFrom<DuplicatesEdit['type']>('keep-first', 'keep-last', 'merge');
    const typed = fc.record({ row: fc.nat(29), value: cell });
    await fc.assert(
      fc.asyncProperty(lines, fc.array(fc.tuple(type, typed), { maxLength: 4 }), async (rows, steps) => {
        const text = [HEADER, ...rows.map((texts) => texts.map((one) => `"${one}"`).join(','))].join('\n');
        const { engine } = await reviewing(text, COLUMNS);
        for (const [kind, { row, value }] of steps) {
          const key = await keyOf(engine);
          if (key !== undefined) {
            const before = await reviewState(engine);
            const edit = { type: kind };
            const { counts } = await engine.call('summary-read', {});
            const preview = await engine.call('duplicates-preview', { key, edit });
            const after = await engine.call('group-edit', { key, edit });
            expect(after.counts.all).toBe(counts.all - preview.deletedRows);
            expect(await keyOf(engine)).toBeUndefined();
            await engine.call('edit-undo', {});
            expect(await reviewState(engine)).toEqual(before);
            await engine.call('edit-redo', {});
          }
          if (row < rows.length) {
            await engine.call('edit-apply', { operation: { type: 'set-cell', row, column: 'mail', value } });
          }
        }
        const operations = JSON.parse(JSON.stringify(await engine.call('operations-read', {}))) as [];
        const { engine: again } = await reviewing(text, COLUMNS, { operations });
        expect(await reviewState(again)).toEqual(await reviewState(engine));
      }),
      { numRuns: 60 },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import type { Engine } from '../../engine-calls.js';
import type { ErrorGroup, GroupEdit } from '../../group-calls.js';
import { reviewing, reviewState } from '../../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'amount', label: 'Amount', type: 'number', validators: [{ type: 'max', value: 5000 }] },
  { id: 'when', label: 'When', type: 'date' },
  { id: 'mail', label: 'Mail', type: 'email' },
  { id: 'state', label: 'State', type: 'select', options: ['active', 'inactive'] },
];
const HEADER = 'name,amount,when,mail,state';
const VALID = 'Ada,10.5,2024-01-31,ada@example.com,active';

async function opened(lines: readonly string[]): Promise<Engine> {
  const { engine } = await reviewing([HEADER, ...lines].join('\n'), COLUMNS);
  return engine;
}

const named = ({ column, code, alike, count }: ErrorGroup): unknown => [`${code}:${column}`, alike, count];
const read = (engine: Engine): Promise<readonly ErrorGroup[]> => engine.call('groups-read', {});
const groupOf = async (engine: Engine, code: string, at = 0): Promise<ErrorGroup> =>
  (await read(engine)).filter((group) => group.code === code)[at]!;
const cellsOf = async (engine: Engine, column: string): Promise<readonly string[]> => {
  const { rows } = await engine.call('rows-read', { start: 0, count: 1000 });
  const at = COLUMNS.findIndex(({ id }) => id === column);
  return rows.map(({ cells }) => cells[at] ?? '');
};

describe('error groups', () => {
  it('groups errors by fix, by value, or by form', async () => {
    const engine = await opened([
      VALID,
      'Ada,$12,2024-01-31,a@example.com,active',
      'Ada,"$1,300.50",2024-01-31,a@example.com,active',
      'Ada,12 EUR,2024-01-31,a@example.com,churned',
      'Ada,5 kg,31/31/2024,a@example.com,churned',
      ',much,31/32/2024,ada(at)example.com,Actve',
      ',9000,2024-01-31,nobody,active',
    ]);
    expect((await read(engine)).map(named)).toEqual([
      ['required:name', { by: 'check' }, 2],
      ['number:amount', { by: 'fix', fix: 'currency', unit: '$' }, 2],
      ['date:when', { by: 'form', form: '99/99/9999' }, 2],
      ['select:state', { by: 'value', value: 'churned' }, 2],
      ['number:amount', { by: 'fix', fix: 'currency', unit: '€' }, 1],
      ['number:amount', { by: 'fix', fix: 'unit', unit: 'kg' }, 1],
      ['number:amount', { by: 'form', form: 'a' }, 1],
      ['max:amount', { by: 'check' }, 1],
      ['email:mail', { by: 'fix', fix: 'email' }, 1],
      ['email:mail', { by: 'form', form: 'a' }, 1],
      ['select:state', { by: 'fix', fix: 'nearest' }, 1],
    ]);
  });

  it('fixes the amounts of one currency or unit, and those of unknown units together', async () => {
    const amounts = ['$1', '$2', 'US$ 3', '7 €', '8 EUR', '9 CHF', '1 kg', '2 KG', '3 bags', '4 boxes'];
    const engine = await opened(amounts.map((amount) => `Ada,${amount},,,`));
    const groups = await read(engine);
    expect(groups.map(({ alike, samples }) => [alike, samples.map(({ from }) => from)])).toEqual([
      [{ by: 'fix', fix: 'currency', unit: '$' }, ['$1', '$2']],
      [{ by: 'fix', fix: 'currency', unit: '€' }, ['7 €', '8 EUR']],
      [{ by: 'fix', fix: 'unit', unit: 'kg' }, ['1 kg', '2 KG']],
      [{ by: 'fix', fix: 'unit' }, ['3 bags', '4 boxes']],
      [{ by: 'fix', fix: 'currency', unit: 'US$' }, ['US$ 3']],
      [{ by: 'fix', fix: 'currency', unit: 'CHF' }, ['9 CHF']],
    ]);
    const dollars = groups.find(({ samples }) => samples[0]?.from === '$1');
    await engine.call('group-edit', { key: dollars!.key, edit: { type: 'fix' } });
    expect((await cellsOf(engine, 'amount')).slice(0, 5)).toEqual(['1', '2', 'US$ 3', '7 €', '8 EUR']);
  });

  it('finds single errors among many rows', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => (at === 70 || at === 90 ? `Ada,lot ${at},,,` : VALID));
    const engine = await opened(lines);
    const [{ count, samples }] = (await read(engine)) as [ErrorGroup];
    expect(count).toBe(2);
    expect(samples.map(({ row, from }) => [row, from])).toEqual([
      [70, 'lot 70'],
      [90, 'lot 90'],
    ]);
  });

  it('suggests an option that the user has added', async () => {
    const columns: readonly Column[] = [
      { id: 'tier', label: 'Tier', type: 'select', options: ['basic'], allowNewOptions: true },
    ];
    const optionMatches = [{ column: 'tier', from: 'platinum', to: 'platinum' }];
    const { engine } = await reviewing('tier\nplatinum\nplatinun\ngold\n', columns, { optionMatches });
    expect((await read(engine)).map(named)).toEqual([
      ['select:tier', { by: 'fix', fix: 'nearest' }, 1],
      ['select:tier', { by: 'value', value: 'gold' }, 1],
    ]);
  });

  it('shows what a fix does to different values', async () => {
    const engine = await opened(['Ada,12 bags,,,', 'Ada,12 bags,,,', 'Ada,7 boxes,,,']);
    const { count, samples } = await groupOf(engine, 'number');
    expect(count).toBe(3);
    expect(samples).toEqual([
      { row: 0, number: 2, from: '12 bags', to: '12' },
      { row: 2, number: 4, from: '7 boxes', to: '7' },
    ]);
  });

  it('reads dates whose order differs from that of the column', async () => {
    const days = Array.from({ length: 20 }, (_, at) => `Ada,,12/${at + 10}/2024,,`);
    const engine = await opened([...days, 'Ada,,31/01/2024,,']);
    const group = await groupOf(engine, 'date');
    expect(group.alike).toEqual({ by: 'fix', fix: 'date-order' });
    expect(group.samples[0]).toMatchObject({ from: '31/01/2024', to: '2024-01-31' });
  });

  it('offers only fixes whose results are valid', async () => {
    const engine = await opened(['Ada,$12,,,', 'Ada,€6000,,,']);
    expect((await read(engine)).map(named)).toEqual([
      ['number:amount', { by: 'fix', fix: 'currency', unit: '$' }, 1],
      ['number:amount', { by: 'form', form: '€9999' }, 1],
    ]);
  });

  it('fixes all cells of a group in one step, and undoes it in one step', async () => {
    const engine = await opened([VALID, 'Ada,12 bags,,,', 'Ada,much,,,', 'Ada,7 boxes,,,']);
    const before = await reviewState(engine);
    const { key } = await groupOf(engine, 'number');
    const summary = await engine.call('group-edit', { key, edit: { type: 'fix' } });
    expect(summary.counts).toEqual({ all: 4, valid: 3, invalid: 1 });
    expect(await cellsOf(engine, 'amount')).toEqual(['10.5', '12', 'much', '7']);
    expect((await read(engine)).map(named)).toEqual([['number:amount', { by: 'form', form: 'a' }, 1]]);
    await engine.call('edit-undo', {});
    expect(await reviewState(engine)).toEqual(before);
  });

  it.each<[GroupEdit, readonly string[]]>([
    [{ type: 'set', value: 'inactive' }, ['active', 'inactive', 'inactive', 'gone']],
    [{ type: 'clear' }, ['active', '', '', 'gone']],
    [{ type: 'skip' }, ['active', 'gone']],
  ])('does %j with the cells of a group alone', async (edit, expected) => {
    const engine = await opened([VALID, 'A,,,,churned', 'B,,,,churned', 'C,,,,gone']);
    const { key } = await groupOf(engine, 'select');
    await engine.call('group-edit', { key, edit });
    expect(await cellsOf(engine, 'state')).toEqual(expected);
  });

  it('sets the allowed value that each cell probably means', async () => {
    const engine = await opened(['A,,,,Inactve', 'B,,,,actve ', 'C,,,,gone', 'D,,,,Inactve']);
    const { key, samples } = await groupOf(engine, 'select');
    expect(samples.map(({ from, to }) => [from, to])).toEqual([
      ['Inactve', 'inactive'],
      ['actve ', 'active'],
    ]);
    await engine.call('group-edit', { key, edit: { type: 'fix' } });
    expect(await cellsOf(engine, 'state')).toEqual(['inactive', 'active', 'gone', 'inactive']);
  });

  it('divides nearest values among groups that fit into programs', async () => {
    // Typos that differ in nothing but the case of their letters are different texts.
    const option = 'abcdefghijkl';
    const typos = Array.from({ length: 1_001 }, (_, at) =>
      [...'abcdefghijlk'].map((letter, place) => (at & (1 << place) ? letter.toUpperCase() : letter)).join(''),
    );
    const columns: readonly Column[] = [{ id: 'state', label: 'State', type: 'select', options: [option] }];
    const { engine } = await reviewing(['state', ...typos].join('\n'), columns);
    const groups = await read(engine);
    expect(groups.map(({ count }) => count)).toEqual([1_000, 1]);
    for (const { key } of groups) await engine.call('group-edit', { key, edit: { type: 'fix' } });
    expect(await engine.call('summary-read', {})).toMatchObject({ counts: { all: 1_001, invalid: 0 } });
  });

  it('offers the country whose name has a typo', async () => {
    const columns: readonly Column[] = [{ id: 'country', label: 'Country', type: 'country' }];
    const { engine } = await reviewing(
      ['country', 'Untied States', 'Germny', 'Untied States', 'nowhere'].join('\n'),
      columns,
    );
    expect((await read(engine)).map(named)).toEqual([
      ['country:country', { by: 'fix', fix: 'nearest' }, 3],
      ['country:country', { by: 'value', value: 'nowhere' }, 1],
    ]);
    expect((await groupOf(engine, 'country')).samples.map(({ to }) => to)).toEqual(['United States', 'Germany']);
  });

  it('skips cells that were corrected after the group was read', async () => {
    const engine = await opened(['A,1 bag,,,', 'B,2 bags,,,']);
    const { key } = await groupOf(engine, 'number');
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 0, column: 'amount', value: '7' } });
    await engine.call('group-edit', { key, edit: { type: 'set', value: '0' } });
    expect(await cellsOf(engine, 'amount')).toEqual(['7', '0']);
  });

  it('rejects an unknown group, and a fix of a group that has none', async () => {
    const engine = await opened(['A,much,,,']);
    await expect(engine.call('group-edit', { key: 'none', edit: { type: 'fix' } })).rejects.toThrow('not-ready');
    const { key } = await groupOf(engine, 'number');
    await expect(engine.call('group-edit', { key, edit: { type: 'fix' } })).rejects.toThrow('not-ready');
  });

  it('shows the rows of a group, which stay in place while they are corrected', async () => {
    const engine = await opened([VALID, 'A,1 bag,,,', VALID, 'B,2 bags,,,']);
    const { key } = await groupOf(engine, 'number');
    const shown = async (): Promise<unknown> => {
      const { total, rows } = await engine.call('rows-read', {
        view: { group: key },
        start: 0,
        count: 9,
      });
      return [total, rows.map(({ index }) => index)];
    };
    expect(await shown()).toEqual([2, [1, 3]]);
    const found = await engine.call('issue-find', {
      view: { group: key },
      direction: 'next',
      from: { row: 1, column: 'amount' },
    });
    expect(found).toMatchObject({ position: 1, ordinal: 2, count: 2, issue: { row: 3 } });
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 1, column: 'amount', value: '1' } });
    expect(await shown()).toEqual([2, [1, 3]]);
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [1] } });
    expect(await shown()).toEqual([1, [3]]);
  });

  it('replays the fixes of groups with the same results, and counts every error once', async () => {
    const cell = fc.constantFrom(
      '',
      '5',
      '$5',
      '1.234,5',
      '9 %',
      'x',
      '2024-01-31',
      '31.01.2024',
      'a@b.c',
      'a(at)b.c',
      'actve',
    );
    const lines = fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 30 });
    const edit: fc.Arbitrary<GroupEdit> = fc.constantFrom(
      { type: 'fix' },
      { type: 'set', value: '7' },
      { type: 'clear' },
      { type: 'skip' },
    );
    await fc.assert(
      fc.asyncProperty(lines, fc.array(fc.tuple(fc.nat(9), edit), { maxLength: 5 }), async (rows, edits) => {
        const text = [HEADER, ...rows.map((texts) => texts.map((one) => `"${one}"`).join(','))].join('\n');
        const { engine } = await reviewing(text, COLUMNS);
        for (const [at, change] of edits) {
          const groups = await read(engine);
          const { rows: shown } = await engine.call('rows-read', { start: 0, count: 99 });
          const errors = shown.flatMap(({ issues }) => issues.filter(({ severity }) => severity === 'error'));
          const shifted = groups.filter(({ alike }) => alike.by === 'shift');
          const inShifted = await Promise.all(
            shifted.map(async ({ key, count }) => {
              const window = await engine.call('view-open', { view: { group: key }, count: 99 });
              expect(window.total).toBe(count);
              return window.rows.flatMap(({ issues }) => issues.filter(({ severity }) => severity === 'error')).length;
            }),
          );
          const others = groups.filter((one) => !shifted.includes(one));
          const counted = others.reduce((sum, { count }) => sum + count, 0) + inShifted.reduce((a, b) => a + b, 0);
          expect(counted).toBe(errors.length);
          const group = groups[at];
          const isFixable = group?.samples.some(({ to }) => to !== null) ?? false;
          const takes = { fix: isFixable, set: group?.column != null, clear: group?.column != null, skip: true };
          if (!group || !takes[change.type as keyof typeof takes]) continue;
          const before = await reviewState(engine);
          await engine.call('group-edit', { key: group.key, edit: change });
          await engine.call('edit-undo', {});
          expect(await reviewState(engine)).toEqual(before);
          await engine.call('edit-redo', {});
          if (change.type === 'fix') expect((await read(engine)).map(({ key }) => key)).not.toContain(group.key);
        }
        const operations = await engine.call('operations-read', {});
        const { engine: again } = await reviewing(text, COLUMNS, { operations });
        expect(await reviewState(engine)).toEqual(await reviewState(again));
      }),
      { numRuns: 60 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import { createEngine } from '../../create-engine.js';
import type { Engine } from '../../engine-calls.js';
import type { WindowRow } from '../../review-calls.js';
import type { ErrorGroup } from '../../group-calls.js';
import type { LayoutOverrides } from '../../source/layout/layout.js';
import { revalidate, reviewing, reviewState } from '../../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name' },
  { id: 'company', label: 'Company' },
  { id: 'mail', label: 'Mail', type: 'email', validators: [{ type: 'required' }] },
  { id: 'amount', label: 'Amount', type: 'number' },
  { id: 'day', label: 'Day', type: 'date' },
];
const HEADER = 'name,company,mail,amount,day';
const VALID = 'Ada,Acme,ada@x.org,5,2024-01-31';

const opened = async (...lines: readonly string[]): Promise<Engine> =>
  (await reviewing([HEADER, VALID, ...lines].join('\n'), COLUMNS)).engine;
const shiftsOf = async (engine: Engine): Promise<readonly ErrorGroup[]> =>
  (await engine.call('groups-read', {})).filter(({ alike }) => alike.by === 'shift');
const lastOf = async (engine: Engine): Promise<Pick<WindowRow, 'cells' | 'edited'>> =>
  (await engine.call('rows-read', { start: 0, count: 1000 })).rows.at(-1) ?? { cells: [], edited: [] };
const lastRow = async (engine: Engine): Promise<string> => (await lastOf(engine)).cells.join('|');

describe('shifted rows', () => {
  it.each<[string, string, string]>([
    ['a comma in a text', 'Bo,Acme, Inc.,bo@x.org,7,2024-02-01', 'Bo|Acme, Inc.|bo@x.org|7|2024-02-01'],
    ['a comma at the start', 'Bo, Jr.,Acme,bo@x.org,7,2024-02-01', 'Bo, Jr.|Acme|bo@x.org|7|2024-02-01'],
    ['an empty cell too many', 'Bo,Acme,,bo@x.org,7,2024-02-01', 'Bo|Acme|bo@x.org|7|2024-02-01'],
    ['an empty cell and a missing one', ',bo@x.org,7,2024-02-01', '||bo@x.org|7|2024-02-01'],
    ['an empty first cell too many', ',Bo,Acme,bo@x.org,7,2024-02-01', 'Bo|Acme|bo@x.org|7|2024-02-01'],
    ['a missing cell', 'Bo,bo@x.org,7,2024-02-01', 'Bo||bo@x.org|7|2024-02-01'],
    ['an edited cell', 'Bo,nobody,7,2024-02-01', 'Bo||bo@x.org|7|2024-02-01'],
    ['not one error alone', 'Bo,Acme,bo@x.org,2024-02-01', 'Bo|Acme|bo@x.org|2024-02-01|'],
    ['not where a required cell would be empty', 'Bo,Acme,7,2024-02-01,', 'Bo|Acme|7|2024-02-01|'],
    ['not two cells too many', 'Bo,Acme, Inc., Rome,bo@x.org,7,2024-02-01', 'Bo|Acme| Inc.| Rome|bo@x.org'],
    ['not other errors', 'Bo,Acme,bo,seven,2024-02-01', 'Bo|Acme|bo|seven|2024-02-01'],
  ])('are fixed where all cells fit: %s', async (_what, line, expected) => {
    const engine = await opened(line);
    if (line.includes('nobody')) {
      const operation = { type: 'set-cell', row: 1, column: 'company', value: 'bo@x.org' } as const;
      await engine.call('edit-apply', { operation });
    }
    const [group] = await shiftsOf(engine);
    const before = await reviewState(engine);
    const earlier = await lastOf(engine);
    if (group) await engine.call('group-edit', { key: group.key, edit: { type: 'fix' } });
    expect(await lastRow(engine)).toBe(expected);
    if (!group) return;
    const { counts, history } = await engine.call('summary-read', {});
    expect(counts.invalid).toBe(0);
    expect(history.done.at(-1)).toEqual({ name: 'shift', count: 1 });
    const { cells, edited } = await lastOf(engine);
    const isMoved = (text: string, at: number): boolean => text !== earlier.cells[at] || earlier.edited.includes(at);
    expect(edited, 'only cells that differ').toEqual([...cells.keys()].filter((at) => isMoved(cells[at]!, at)));
    await engine.call('edit-undo', {});
    expect(await reviewState(engine)).toEqual(before);
  });

  it('are fixed where most cells fit, and another error stays', async () => {
    const { engine } = await reviewing(
      [
        `${HEADER},web`,
        `${VALID},`,
        'Bo,Acme, Inc.,bo@x.org,seven,2024-02-01,https://x.org/a',
        'Cy,Acme,cy,seven,soon,x',
      ].join('\n'),
      [...COLUMNS, { id: 'web', label: 'Web', type: 'url' }],
    );
    const [group, ...others] = await shiftsOf(engine);
    expect([group?.count, others]).toEqual([1, []]);
    await engine.call('group-edit', { key: group!.key, edit: { type: 'fix' } });
    const { rows } = await engine.call('rows-read', { start: 1, count: 1 });
    expect(rows[0]?.cells.join('|')).toBe('Bo|Acme, Inc.|bo@x.org|seven|2024-02-01|https://x.org/a');
    expect(rows[0]?.issues.map(({ column }) => column)).toEqual(['amount']);
  });

  it.each<[string, string, number]>([
    ['before the cells that move', 'name', 1],
    ['among them', 'day', 0],
  ])('are fixed if a read-only column is %s', async (_place, id, count) => {
    const columns = COLUMNS.map((column) => ({ ...column, readOnly: column.id === id }));
    const { engine } = await reviewing([HEADER, VALID, 'Bo,bo@x.org,7,2024-02-01'].join('\n'), columns);
    const found = await shiftsOf(engine);
    expect(found).toHaveLength(count);
    for (const { key } of found) {
      expect((await engine.call('group-edit', { key, edit: { type: 'fix' } })).readOnlyColumns).toEqual([]);
      expect(await lastRow(engine)).toBe('Bo||bo@x.org|7|2024-02-01');
    }
  });

  it('are one group for each direction and column, apart from other errors', async () => {
    const engine = await opened(
      'Bo,Acme, Inc.,bo@x.org,7,2024-02-01',
      'Cy,Acme,cy@x.org,much,2024-02-01',
      'Di,Foo, Ltd.,di@x.org,8,2024-02-02',
      'Ed,ed@x.org,7,2024-02-01',
    );
    const groups = await engine.call('groups-read', {});
    expect(groups.map(({ alike, column, count }) => ({ ...alike, of: column, count }))).toEqual([
      { by: 'shift', direction: 'left', column: 'mail', of: null, count: 2 },
      { by: 'shift', direction: 'right', column: 'company', of: null, count: 1 },
      { by: 'form', form: 'a', of: 'amount', count: 1 },
    ]);
    expect(groups[0]?.samples[0]).toEqual({
      row: 1,
      number: 3,
      from: 'Acme |  Inc. | bo@x.org | 7',
      to: 'Acme, Inc. | bo@x.org | 7 | 2024-02-01',
    });
  });

  it('skips rows that were corrected after the group was read', async () => {
    const engine = await opened('Bo,Acme, Inc.,bo@x.org,7,2024-02-01', 'Di,Foo, Ltd.,di@x.org,8,2024-02-02');
    const [group] = await shiftsOf(engine);
    const texts = { mail: 'b@x.org', amount: '1' };
    for (const [column, value] of Object.entries(texts))
      await engine.call('edit-apply', { operation: { type: 'set-cell', row: 1, column, value } });
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 1, column: 'day', value: '' } });
    await engine.call('group-edit', { key: group!.key, edit: { type: 'fix' } });
    const { rows } = await engine.call('rows-read', { start: 1, count: 2 });
    expect(rows.map(({ cells }) => cells.join('|'))).toEqual([
      'Bo|Acme|b@x.org|1|',
      'Di|Foo, Ltd.|di@x.org|8|2024-02-02',
    ]);
  });

  it('are not those that were corrected after the group was read, when its rows are skipped', async () => {
    const engine = await opened('Bo,Acme, Inc.,bo@x.org,7,2024-02-01', 'Di,Foo, Ltd.,di@x.org,8,2024-02-02');
    const [group] = await shiftsOf(engine);
    const cells = { mail: 'b@x.org', amount: '1', day: '' };
    for (const [column, value] of Object.entries(cells))
      await engine.call('edit-apply', { operation: { type: 'set-cell', row: 1, column, value } });
    await engine.call('group-edit', { key: group!.key, edit: { type: 'skip' } });
    expect(await lastRow(engine)).toBe('Bo|Acme|b@x.org|1|');
  });

  it('are not looked for where columns are made of others', async () => {
    const engine = createEngine();
    const blob = new Blob([[HEADER, VALID, 'Bo,Acme, Inc.,bo@x.org,7,2024-02-01'].join('\n')]);
    const overrides = { header: { start: 0, rows: 1 }, delimiter: ',' };
    const derived = [{ type: 'join', columns: [0, 1], separator: ' ' }] as const;
    const groupsOf = async (given: LayoutOverrides): Promise<number> => {
      const { layout } = await engine.call('table-open', { blob, fileName: 'a.csv', overrides: given });
      await revalidate(engine, COLUMNS, { layout });
      return (await shiftsOf(engine)).length;
    };
    expect(await groupsOf(overrides)).toBe(1);
    expect(await groupsOf({ ...overrides, derived })).toBe(0);
  });

  it('replay with the same result', async () => {
    const lines = ['Bo,Acme, Inc.,bo@x.org,7,2024-02-01', 'Ed,ed@x.org,7,2024-02-01'];
    const engine = await opened(...lines);
    for (const { key } of await shiftsOf(engine)) await engine.call('group-edit', { key, edit: { type: 'fix' } });
    const operations = await engine.call('operations-read', {});
    const { engine: again } = await reviewing([HEADER, VALID, ...lines].join('\n'), COLUMNS, { operations });
    expect(await reviewState(again)).toEqual(await reviewState(engine));
  });
});

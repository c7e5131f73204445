import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { Session } from '../session.js';
import { COLUMNS, importSession, openAt, until } from '../testing/import-session.js';
import type { RowsUnderReview } from './follow-rows.js';

const TEXT = 'Name,Age\nAnn,30\n,40\nCy,old\nDi,\nAnn,31\n';
const { signal } = new AbortController();
let session: Session;

async function opened(text = TEXT): Promise<Session> {
  const made = importSession({ persist: false, mappingMemory: false });
  await openAt(made, text, 'review');
  return made;
}

// The first session loads the engine.
beforeEach(async () => {
  session = await opened();
}, 60_000);

const names = async (): Promise<readonly (string | undefined)[]> =>
  (await session.actions.readRows(0, 100)).rows.map(({ cells }) => cells[0]);
const isShown = (): Promise<unknown> => until(session, ({ isChoosing }) => !isChoosing);

describe('the rows shown', () => {
  it('are sorted and filtered, with the first of them at once', async () => {
    await session.actions.setView({ sort: [{ column: 'name', descending: true }] });
    const { view, viewTotal, firstWindow, isChoosing } = session.store.getState();
    expect({ viewTotal, isChoosing, sort: view.sort }).toEqual({
      viewTotal: 5,
      isChoosing: false,
      sort: [{ column: 'name', descending: true }],
    });
    expect(firstWindow?.rows.map(({ cells }) => cells[0])).toEqual(['Di', 'Cy', 'Ann', 'Ann', '']);
    expect(await names()).toEqual(['Di', 'Cy', 'Ann', 'Ann', '']);
    session.actions.setFilter('invalid');
    await isShown();
    expect(session.store.getState()).toMatchObject({ viewTotal: 2, view: { state: 'invalid', group: null } });
    expect(await names()).toEqual(['Cy', '']);
    await session.actions.setView({ sort: [] });
    expect(session.store.getState()).toMatchObject({ viewTotal: null, isChoosing: false });
    expect(await names()).toEqual(['', 'Cy']);
  });

  it('are those of the view chosen last', async () => {
    const first = session.actions.setView({ sort: [{ column: 'name', descending: true }] });
    const second = session.actions.setView({ sort: [{ column: 'age', descending: false }] });
    expect(session.store.getState()).toMatchObject({ isChoosing: true, view: { sort: [] } });
    await Promise.all([first, second]);
    expect(session.store.getState()).toMatchObject({ isChoosing: false, view: { sort: [{ column: 'age' }] } });
    const late = session.actions.setView({ sort: [{ column: 'name', descending: true }] });
    session.actions.setFilter('valid');
    await session.actions.setView({ sort: [] });
    await late;
    expect(session.store.getState()).toMatchObject({ view: { sort: [] }, viewTotal: null, isChoosing: false });
  });

  it('have as many rows as the engine found last', async () => {
    await session.actions.setView({ sort: [{ column: 'name', descending: true }] });
    session.store.setState({ viewTotal: 99 });
    await session.actions.readRows(0, 1);
    expect(session.store.getState().viewTotal).toBe(5);
    session.actions.setFilter('all');
    await session.actions.setView({ sort: [] });
    await session.actions.readRows(0, 1);
    expect(session.store.getState().viewTotal).toBeNull();
  });

  it('lead to the next and the previous error, in the order of the view', async () => {
    const find = async (direction: 'next' | 'previous', row: number): Promise<unknown> => {
      const found = await session.actions.findIssue(direction, { row, column: 'name' });
      return found && [found.issue.column, found.position, found.ordinal, found.count];
    };
    expect(await find('next', 0)).toEqual(['name', 1, 1, 2]);
    expect(await find('previous', 0)).toEqual(['age', 2, 2, 2]);
    session.actions.setFilter('valid');
    expect(await find('next', 0)).toBeNull();
  });

  it('can be read by their values and by number', async () => {
    expect(await session.actions.readValues('name', 'n')).toMatchObject({ values: [{ value: 'Ann', count: 2 }] });
    expect(await session.actions.readCounts('name')).toMatchObject({ filled: 4, empty: 1, duplicates: 2, errors: 1 });
    expect((await session.actions.readRowsAt([0, 4])).map((row) => row?.cells[1])).toEqual(['30', '31']);
  });

  it('are followed with what they depend on', async () => {
    const seen: [RowsUnderReview, RowsUnderReview | null][] = [];
    const stop = session.followRows((now, before) => seen.push([now, before]));
    expect(seen).toEqual([[session.store.getState(), null]]);
    session.store.setState({ isChoosing: true });
    expect(seen).toHaveLength(1);
    const before = session.store.getState();
    session.actions.setFilter('valid');
    await isShown();
    expect(seen.at(-1)?.[1]).toBe(before);
    const count = seen.length;
    await session.actions.editCell(0, 'name', 'Bea');
    expect(seen.length).toBeGreaterThan(count);
    stop();
    session.actions.setFilter('all');
    expect(seen.at(-1)?.[0].view.state).toBe('valid');
  });

  it('keep how the user has arranged them', () => {
    session.actions.setReviewLayout({ hidden: ['age'] });
    session.actions.setReviewLayout({ frozen: 'name' });
    expect(session.store.getState().reviewLayout).toEqual({
      order: [],
      hidden: ['age'],
      frozen: 'name',
      widths: [],
      density: null,
      showsResults: false,
    });
  });
});

describe('errors in groups', () => {
  it('are read, shown one by one, and fixed', async () => {
    expect(session.store.getState().groups).toBeNull();
    await session.actions.readGroups();
    const { groups } = session.store.getState();
    expect(groups?.map(({ column, count }) => [column, count])).toEqual(expect.arrayContaining([['name', 1], ['age', 1]])); // prettier-ignore
    const key = groups!.find(({ column }) => column === 'age')!.key;
    session.actions.showGroup(key);
    await isShown();
    expect(session.store.getState()).toMatchObject({ view: { group: key }, viewTotal: 1 });
    expect(await names()).toEqual(['Cy']);
    session.actions.showGroup('unknown');
    await isShown();
    expect(session.store.getState()).toMatchObject({ view: { group: null }, viewTotal: null });
    session.actions.showGroup(key);
    await isShown();
    expect(await session.actions.editGroup(key, { type: 'set', value: '50' })).toBe(true);
  });

  it('stay shown while another group is edited', async () => {
    await session.actions.readGroups();
    const [first, second] = session.store.getState().groups!.map(({ key }) => key);
    session.actions.showGroup(first!);
    await isShown();
    await session.actions.editGroup(second!, { type: 'skip' });
    expect(session.store.getState()).toMatchObject({ view: { group: first }, viewTotal: 1 });
    await session.actions.editGroup(first!, { type: 'skip' });
    expect(session.store.getState()).toMatchObject({ view: { group: null }, viewTotal: null });
  });

  it('can be rows with the same texts, of which one is kept', async () => {
    const by = { columns: ['name'] };
    const edit = { type: 'keep-last' } as const;
    expect(await session.actions.previewDuplicates(by, edit)).toMatchObject({ values: 1, deletedRows: 1 });
    expect(await session.actions.editDuplicates(by, edit)).toBe(true);
    expect((await session.actions.readRows(0, 9)).rows.map(({ cells }) => cells.join())).toEqual([
      ...[',40', 'Cy,old', 'Di,', 'Ann,31'],
    ]);
  });

  it('are read again when rows change meanwhile', async () => {
    const readings = [session.actions.readGroups(), session.actions.readGroups()];
    await session.actions.editCell(1, 'name', 'Bo');
    await Promise.all(readings);
    expect(session.store.getState().groups?.map(({ column }) => column)).toEqual(['age']);
  });

  it('are read once the page has painted, at once if it is hidden', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint));
    vi.stubGlobal('document', { hidden: false });
    const reading = session.actions.readGroups();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(session.store.getState().groups).toBeNull();
    frames.forEach((paint) => paint());
    await reading;
    expect(session.store.getState().groups).toHaveLength(2);
    vi.stubGlobal('document', { hidden: true });
    await session.actions.readGroups();
    expect(frames).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('are not there before rows are checked', async () => {
    const empty = importSession();
    await empty.actions.readGroups();
    expect(empty.store.getState().groups).toBeNull();
  });
});

describe('a search', () => {
  const find = (text: string, more: object = {}): Promise<unknown> =>
    session.actions.findCells({ search: { find: text, ...more } }, { direction: 'here', from: null, signal });

  it('is noted while it finds something, until it is empty', async () => {
    expect(await find('ann')).toMatchObject({ count: 2, cell: { row: 0, column: 'name' } });
    const { searched } = session.store.getState();
    expect(searched).toContain('ann');
    const states: string[] = [];
    const stop = session.store.subscribe(({ searched: now }) => states.push(now));
    await find('ann');
    expect(states).toEqual([]);
    await find('ann', { matchCase: true });
    expect(session.store.getState().searched).not.toBe(searched);
    expect(await find('(', { pattern: true })).toEqual({ problem: 'invalid' });
    expect(session.store.getState().searched).toBe('');
    await find('ann');
    await find('');
    expect(session.store.getState().searched).toBe('');
    stop();
  });

  it('is in the rows shown, and replaces what it finds', async () => {
    const query = { search: { find: 'n' } };
    await session.actions.setView({ state: 'valid' });
    expect(await session.actions.previewReplace(query, 'm', { signal })).toMatchObject({ cells: 2, rows: 2 });
    expect(await session.actions.replaceCells(query, 'm', { row: 0, column: 'name' })).toBe(true);
    expect(await names()).toEqual(['Amm', 'Di', 'Ann']);
    expect(await session.actions.replaceCells(query, 'm')).toBe(true);
    expect(await names()).toEqual(['Amm', 'Di', 'Amm']);
  });
});

describe('blocks of cells', () => {
  it('are pasted from a column on, into the columns that are given', async () => {
    const values = [['1', 'x'], ['2', 'y', 'z']]; // prettier-ignore
    expect(await session.actions.pasteCells({ position: 0, column: 'age', columns: ['age', 'name'] }, values)).toBe(4);
    expect(session.store.getState().change).toMatchObject({ columnsLeftOut: 1, addedRows: 0 });
    expect((await session.actions.readRows(0, 2)).rows.map(({ cells }) => cells)).toEqual([['x', '1'], ['y', '2']]); // prettier-ignore
    expect(await session.actions.pasteCells({ position: 0, column: 'gone' }, values)).toBe(0);
    expect(await session.actions.pasteCells({ position: 0, column: 'name' }, [])).toBe(0);
  });

  it('are set where they are', async () => {
    const blocks = [{ start: 1, count: 2, columns: ['name'] }];
    expect(await session.actions.setCells(blocks, [['Same']])).toBeGreaterThan(0);
    expect(session.store.getState().review).toMatchObject({ canUndo: true });
  });

  it('of read-only columns stay, also before the engine answers, and are reported', async () => {
    const columns = COLUMNS.map((column) => ({ ...column, readOnly: column.id === 'age' }));
    const fixed = importSession({ columns, persist: false, mappingMemory: false });
    await openAt(fixed, TEXT, 'review');
    const edited = fixed.actions.editCell(0, 'age', '99');
    expect(fixed.store.getState().pending).toEqual([]);
    await edited;
    expect(fixed.store.getState()).toMatchObject({ change: { readOnlyColumns: ['age'] }, hasEdits: false });
    expect(await fixed.actions.pasteCells({ position: 0, column: 'name' }, [['Bea', '99']])).toBe(1);
    expect(fixed.store.getState().change).toMatchObject({ readOnlyColumns: ['age'] });
    expect((await fixed.actions.readRows(0, 1)).rows[0]?.cells).toEqual(['Bea', '30']);
    await fixed.actions.undo();
    expect(fixed.store.getState().change).toBeNull();
  });

  it('are inserted as rows, as far as the limit allows', async () => {
    expect(await session.actions.insertRows({ row: 0, side: 'below' }, 2)).toBe(2);
    expect(session.store.getState()).toMatchObject({ progress: { total: 7 }, change: null });
    const limited = importSession({ limits: { maxRows: 6 }, persist: false, mappingMemory: false });
    await openAt(limited, TEXT, 'review');
    expect(await limited.actions.insertRows({ row: 0, side: 'below' }, 3)).toBe(1);
    expect(limited.store.getState().change).toMatchObject({ rowsLeftOut: 2 });
    expect(await limited.actions.insertRows({ row: 0, side: 'below' }, 1)).toBe(0);
  });

  it('are undone and redone several steps at a time', async () => {
    for (const name of ['A', 'B', 'C']) await session.actions.editCell(0, 'name', name);
    await session.actions.moveInHistory(-2);
    expect((await names())[0]).toBe('A');
    expect(session.store.getState().review).toMatchObject({ canUndo: true, canRedo: true });
    await session.actions.moveInHistory(1);
    expect((await names())[0]).toBe('B');
    await session.actions.moveInHistory(0);
    expect((await names())[0]).toBe('B');
    await session.actions.moveInHistory(-2);
    expect(session.store.getState().review).toMatchObject({ canUndo: false });
  });
});

test('deleting rows says how many were deleted: not those that are gone or do not exist', async () => {
  expect(await session.actions.deleteRows([1, 1, 99])).toBe(1);
  expect(await session.actions.deleteRows([0, 1, 2])).toBe(2);
});

describe('rows that do not exist', () => {
  it.each([-1, 99, Number.NaN])('are not read, changed or restored: %d', async (row) => {
    const before = await names();
    expect(await session.actions.readRowsAt([row, 1])).toMatchObject([{ index: 1 }]);
    await session.actions.editCell(row, 'name', 'X');
    expect(await session.actions.deleteRows([row])).toBe(0);
    await session.actions.restoreRows([row]);
    expect(session.store.getState()).toMatchObject({ error: null, progress: { total: 5, deleted: 0 } });
    expect(await names()).toEqual(before);
  });
});

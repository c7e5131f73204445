// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { active, cell, copiedFrom, focus, selectedCells, setUp } from '../../testing/review-screen.js';
import type { SetUp } from '../../testing/review-screen.js';

afterEach(cleanup);

describe('selecting ranges', () => {
  it('extends with Shift and arrows, keeps the active cell, and announces the size', async () => {
    const all = await setUp();
    await focus(all, 2, 'email');
    expect(selectedCells(all.grid)).toEqual(['2 email']);
    await all.user.keyboard('{Shift>}{ArrowDown}{ArrowLeft}{/Shift}');
    expect(selectedCells(all.grid)).toEqual(['2 name', '2 email', '3 name', '3 email']);
    expect(active(all.grid)).toBe('2 email');
    await screen.findByText('Selected rows: 2, columns: 2');
    await all.user.keyboard('{ArrowDown}');
    expect(selectedCells(all.grid)).toEqual(['3 email']);
  });

  it('extends with a click, and adds ranges with Control', async () => {
    const all = await setUp();
    await focus(all, 1, 'name');
    await all.user.keyboard('{Shift>}');
    await all.user.click(cell(2, 'email'));
    await all.user.keyboard('{/Shift}{Control>}');
    await all.user.click(cell(5, 'city'));
    await all.user.keyboard('{/Control}{Shift>}{ArrowDown}{/Shift}');
    expect(selectedCells(all.grid)).toEqual(['1 name', '1 email', '2 name', '2 email', '5 city', '6 city']);
    expect(active(all.grid)).toBe('5 city');
    await all.user.keyboard('{Escape}');
    expect(selectedCells(all.grid)).toEqual(['5 city']);
  });

  it('selects a million rows at once', async () => {
    const all = await setUp();
    await focus(all, 0, 'city');
    await all.user.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
    await screen.findByText('Selected rows: 1,000,000, columns: 1');
    await all.user.keyboard('{Control>}a{/Control}');
    await screen.findByText('Selected rows: 1,000,000, columns: 5');
    expect(active(all.grid)).toBe('0 city');
  });

  it('selects whole rows and columns with their headers, and all cells with the corner', async () => {
    const all = await setUp();
    const header = (name: string): HTMLElement => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
    await all.user.click(cell(3, 'name').parentElement?.querySelector('.rg-number') ?? document.body);
    expect(selectedCells(all.grid)).toEqual(['name', 'email', 'city', 'born', 'active'].map((id) => `3 ${id}`));
    await all.user.click(header('Email'));
    await all.user.keyboard('{Shift>}');
    await all.user.click(header('City'));
    await all.user.keyboard('{/Shift}');
    await screen.findByText('Selected rows: 1,000,000, columns: 2');
    expect(active(all.grid)).toBe('0 email');
    await all.user.click(header('Row'));
    await screen.findByText('Selected rows: 1,000,000, columns: 5');
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('leaves ticking rows as it was', async () => {
    const all = await setUp();
    await all.user.click(screen.getByRole('checkbox', { name: 'Select row 3' }));
    expect(selectedCells(all.grid)).toEqual([]);
    screen.getByRole('button', { name: 'Delete 1 row' });
  });
});

describe('changing ranges', () => {
  const block = (start: number, count: number, ...columns: string[]): unknown => ({ start, count, columns });
  /** Selects the cells of three rows and two columns. */
  const setUpRange = async (): Promise<SetUp> => {
    const all = await setUp();
    await focus(all, 2, 'name');
    await all.user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    // Otherwise it could replace what is announced next.
    await screen.findByText('Selected rows: 3, columns: 2');
    return all;
  };

  it('copies a range, and cuts it in one step', async () => {
    const { grid, session } = await setUpRange();
    const text = 'Name 2\ta2@example.com\r\nName 3\ta3@example.com\r\nName 4\tno address 4\r\n';
    expect(copiedFrom(grid)).toBe(text);
    await screen.findByText('Copied');
    const cells = [2, 3, 4].map(
      (row) => `<tr><td>Name ${row}</td><td>${row < 4 ? `a${row}@example.com` : 'no address 4'}</td></tr>`,
    );
    expect(copiedFrom(grid, 'copy', 'text/html')).toBe(`<table>${cells.join('')}</table>`);
    expect(copiedFrom(grid, 'cut')).toBe(text);
    await screen.findByText('Cleared cells: 6');
    expect(session.calls).toEqual([['setCells', [block(2, 3, 'name', 'email')], [['']]]]);
  });

  it('copies ticked rows if no range is selected', async () => {
    const { user, grid } = await setUp();
    await user.click(screen.getByRole('checkbox', { name: 'Select row 3' }));
    expect(copiedFrom(grid)).toMatch(/^Name 1\t/);
    expect(copiedFrom(grid, 'copy', 'text/html')).toMatch(/^<table><tr><td>Name 1<\/td>/);
    await user.click(cell(5, 'city'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(copiedFrom(grid)).toBe('Paris\r\nParis\r\n');
  });

  it('shows why ranges that form no table are not copied, until another cell is active', async () => {
    const { user, grid } = await setUpRange();
    const panel = within(screen.getByRole('region', { name: 'Selected cell' }));
    await user.keyboard('{Control>}');
    await user.click(cell(6, 'city'));
    await user.keyboard('{/Control}');
    expect(copiedFrom(grid)).toBeUndefined();
    await panel.findByText(/^Ranges can be copied together only/);
    await user.keyboard('{ArrowDown}');
    expect(panel.queryByText(/^Ranges can be copied together only/)).toBeNull();
  });

  it('clears all ranges in one step', async () => {
    const { user, session } = await setUpRange();
    await user.keyboard('{Control>}');
    await user.click(cell(6, 'city'));
    await user.keyboard('{/Control}{Delete}');
    expect(session.calls).toEqual([['setCells', [block(2, 3, 'name', 'email'), block(6, 1, 'city')], [['']]]]);
  });

  it.each([
    ['one cell into every cell', 'x', ['setCells', [block(2, 3, 'name', 'email')], [['x']]]],
    ['one row into every row', 'x\ty\tz', ['setCells', [block(2, 3, 'name', 'email', 'city')], [['x', 'y', 'z']]]],
    ['a column that fits into each column', 'x\ny\nz', ['pasteCells', 2, 'name', ['x', 'y', 'z'].map((a) => [a, a])]],
    [
      'a longer column beyond the range',
      'x\ny\nz\nu',
      ['pasteCells', 2, 'name', ['x', 'y', 'z', 'u'].map((a) => [a, a])],
    ],
  ])('pastes %s', async (_name, text, call) => {
    const { user, session } = await setUpRange();
    await user.paste(text);
    expect(session.calls).toEqual([call]);
    await screen.findByText(/cells pasted$/);
  });
});

describe('deleting rows', () => {
  it('deletes the rows of all ranges in one step', async () => {
    const { user, session, grid } = await setUp();
    await user.click(cell(2, 'name'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}');
    await user.click(cell(3, 'city'));
    await user.click(cell(5, 'city'));
    await user.keyboard('{Shift>}-{/Shift}{/Control}');
    await screen.findByText('3 rows deleted');
    expect(session.calls).toEqual([['deleteRows', 2, 3, 5]]);
    expect(active(grid)).toBe('2 name');
  });

  it('deletes ticked rows at a row header, and unticks rows that are deleted with a selection', async () => {
    const all = await setUp();
    for (const row of [2, 3, 5]) await all.user.click(screen.getByRole('checkbox', { name: `Select row ${row}` }));
    await focus(all, 1, 'name');
    await all.user.keyboard('{Control>}{Shift>}-{/Shift}{/Control}');
    await screen.findByRole('button', { name: 'Delete 2 rows' });
    await all.user.keyboard('{ArrowLeft}{Control>}{Shift>}-{/Shift}{/Control}');
    await waitFor(() =>
      expect(all.session.calls).toEqual([
        ['deleteRows', 1],
        ['deleteRows', 0, 3],
      ]),
    );
    expect(screen.queryByRole('button', { name: /^Delete \d/ })).toBeNull();
  });

  it('ignores a held key', async () => {
    const { user, session, grid } = await setUp();
    await user.click(cell(2, 'name'));
    await user.keyboard('{Control>}{Shift>}-{/Shift}{/Control}');
    await waitFor(() => expect(session.calls).toHaveLength(1));
    fireEvent.keyDown(grid, { key: '-', ctrlKey: true, shiftKey: true, repeat: true });
    await act(async () => undefined);
    expect(session.calls).toHaveLength(1);
  });

  it('deletes the active row at its header', async () => {
    const all = await setUp();
    await focus(all, 4, 'name');
    await all.user.keyboard('{ArrowLeft}{Control>}{Shift>}_{/Shift}{/Control}');
    await waitFor(() => expect(all.session.calls).toEqual([['deleteRows', 4]]));
  });
});

it.each([
  ['clearing', '{Delete}', /^Cleared cells: /],
  ['filling', '{Control>}d{/Control}', /^Filled cells: /],
])('%s right after selecting is announced, not the selection', async (_name, keys, text) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { user } = await setUp();
    await user.click(cell(1, 'name'));
    await user.keyboard(`{Shift>}{ArrowDown}{ArrowDown}{/Shift}${keys}`);
    const said = await screen.findByText(text);
    act(() => void vi.advanceTimersByTime(5000));
    expect(said.textContent).toMatch(text);
  } finally {
    vi.useRealTimers();
  }
});

describe('filling and stepping', () => {
  it.each([
    ['{Control>}d{/Control}', { start: 2, count: 2, columns: ['name'] }, [['Name 1']]],
    ['{Control>}r{/Control}', { start: 1, count: 3, columns: ['name'] }, null],
  ])('%s', async (keys, block, values) => {
    const { user, session, grid } = await setUp();
    await user.click(cell(1, 'name'));
    await user.keyboard(`{Shift>}{ArrowDown}{ArrowDown}{/Shift}${keys}`);
    if (values) await waitFor(() => expect(session.calls).toEqual([['setCells', [block], values]]));
    else expect(session.calls).toEqual([]);
    expect(selectedCells(grid)).toEqual(['1 name', '2 name', '3 name']);
  });

  it('fills columns from the first one, row by row', async () => {
    const { user, session } = await setUp();
    await user.click(cell(1, 'name'));
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Control>}r{/Control}');
    const block = { start: 1, count: 2, columns: ['email'] };
    await waitFor(() => expect(session.calls).toEqual([['setCells', [block], [['Name 1'], ['Name 2']]]]));
  });

  it('moves through a range with Enter and Tab, also after an edit', async () => {
    const all = await setUp();
    await focus(all, 1, 'name');
    await all.user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Tab}');
    expect(active(all.grid)).toBe('1 email');
    await all.user.keyboard('{Tab}');
    expect(active(all.grid)).toBe('2 name');
    await all.user.keyboard('{Enter}');
    expect(active(all.grid)).toBe('1 email');
    await all.user.keyboard('x@y.org{Enter}');
    expect(all.session.calls).toEqual([['editCell', 1, 'email', 'x@y.org']]);
    expect(active(all.grid)).toBe('2 email');
    await all.user.keyboard('{Enter}{Shift>}{Tab}{/Shift}');
    expect(active(all.grid)).toBe('2 email');
    expect(selectedCells(all.grid)).toHaveLength(4);
  });
});

describe('the menu of the selected cells', () => {
  it('opens with the keyboard, and clears the range', async () => {
    const { user, session, grid } = await setUp();
    await user.click(cell(2, 'name'));
    await user.keyboard('{Shift>}{ArrowDown}{F10}{/Shift}');
    const items = within(screen.getByRole('menu', { name: 'Selected cells' })).getAllByRole('menuitem');
    expect(items.map(({ dataset }) => dataset['action'])).toEqual([
      'cut',
      'copy',
      'paste',
      'clear',
      'fill-down',
      'fill-right',
      'insert-above',
      'insert-below',
      'delete-rows',
    ]);
    expect(items.at(-1)?.textContent).toContain('Delete 2 rows');
    expect(document.activeElement).toBe(items[0]);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(items[3]);
    await user.keyboard('{Enter}');
    expect(session.calls).toEqual([['setCells', [{ start: 2, count: 2, columns: ['name'] }], [['']]]]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(selectedCells(grid)).toEqual(['2 name', '3 name']);
  });

  it('opens with the secondary button, on the cell under it unless it is selected', async () => {
    const { user, session, grid } = await setUp();
    await user.click(cell(2, 'name'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    fireEvent.contextMenu(cell(3, 'name'));
    expect(selectedCells(grid)).toEqual(['2 name', '3 name']);
    await user.keyboard('{Tab}');
    expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.contextMenu(cell(5, 'email'));
    expect(active(grid)).toBe('5 email');
    await user.click(screen.getByRole('menuitem', { name: 'Fill down' }));
    await waitFor(() =>
      expect(session.calls).toEqual([['setCells', [{ start: 5, count: 1, columns: ['email'] }], [['no address 4']]]]),
    );
  });
});

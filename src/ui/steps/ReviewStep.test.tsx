// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NO_PROGRESS } from '../../engine/index.js';
import { active, cell, copiedFrom, count, focus, setUp } from '../testing/review-screen.js';

afterEach(cleanup);

describe('grid semantics', () => {
  it('counts all rows and renders few', async () => {
    const { grid } = await setUp();
    expect(grid.getAttribute('aria-rowcount')).toBe('1000000');
    expect(grid.getAttribute('aria-colcount')).toBe('6');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(40);
    expect(cell(3, 'email').closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('4');
  });

  it('marks an invalid cell and describes the error', async () => {
    await setUp();
    const wrong = cell(4, 'email');
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    const words = document.getElementById(wrong.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toMatch(/e-?mail/i);
    expect(cell(3, 'email').hasAttribute('aria-invalid')).toBe(false);
  });

  it('writes counts as plain digits', async () => {
    await setUp();
    expect([count('all'), count('valid'), count('invalid')]).toEqual(['1000000', '900000', '100000']);
  });
});

describe('keyboard navigation', () => {
  it('moves the active cell and keeps the focus on the grid', async () => {
    const all = await setUp();
    const { user, grid } = all;
    await focus(all, 0, 'name');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(active(grid)).toBe('1 email');
    await user.keyboard('{End}');
    expect(active(grid)).toBe('1 active');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(active(grid)).toBe('1 header');
    expect(document.activeElement).toBe(grid);
  });

  it('reaches the last of a million rows and comes back', async () => {
    const all = await setUp();
    await focus(all, 0, 'name');
    await all.user.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(active(all.grid)).toBe('999999 active'));
    await all.user.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(active(all.grid)).toBe('0 name'));
  });

  it('navigates from issue to issue and announces them', async () => {
    const all = await setUp();
    await all.user.click(screen.getByRole('button', { name: 'Next error' }));
    await screen.findByText('Error 1 of 100,000, column Email');
    expect(active(all.grid)).toBe('4 email');
    await all.user.keyboard('{F8}');
    await screen.findByText('Error 2 of 100,000, column Email');
    await all.user.keyboard('{Shift>}{F8}{/Shift}');
    await screen.findByText('Error 1 of 100,000, column Email');
    expect(screen.getAllByRole('status').some((region) => /Error 1 of/.test(region.textContent ?? ''))).toBe(true);
  });
});

describe('the keyboard shortcuts', () => {
  it('open with their button, and with ? in the grid', async () => {
    const all = await setUp();
    await all.user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(list).getByText('Next error').closest('div')?.textContent).toContain('F8');
    await all.user.click(within(list).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await focus(all, 0, 'name');
    await all.user.keyboard('?');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('do not open while a cell is being edited', async () => {
    const all = await setUp();
    await focus(all, 0, 'name');
    await all.user.keyboard('{Enter}?');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Name 0?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('editing', () => {
  it('saves text as typed on Enter and moves down', async () => {
    const all = await setUp();
    await focus(all, 4, 'email');
    await all.user.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: 'Email' });
    await all.user.clear(field);
    await all.user.type(field, ' Mary  Jane@example.com ');
    expect(field).toHaveProperty('value', ' Mary  Jane@example.com ');
    await all.user.keyboard('{Enter}');
    expect(all.session.calls).toEqual([['editCell', 4, 'email', ' Mary  Jane@example.com ']]);
    await waitFor(() => expect(cell(4, 'email').hasAttribute('data-edited')).toBe(true));
    expect(cell(4, 'email').hasAttribute('aria-invalid')).toBe(false);
    expect(active(all.grid)).toBe('5 email');
    expect(document.activeElement).toBe(all.grid);
  });

  it('types over a cell, saves on Tab and moves on', async () => {
    const all = await setUp();
    await focus(all, 2, 'name');
    await all.user.keyboard('Zoe{Tab}');
    expect(all.session.calls).toEqual([['editCell', 2, 'name', 'Zoe']]);
    expect(active(all.grid)).toBe('2 email');
    await all.user.keyboard('{F2}{Shift>}{Tab}{/Shift}');
    expect(all.session.calls).toHaveLength(1);
    expect(active(all.grid)).toBe('2 name');
  });

  it('cancels on Escape', async () => {
    const all = await setUp();
    await focus(all, 2, 'name');
    await all.user.keyboard('nonsense{Escape}');
    expect(all.session.calls).toEqual([]);
    expect(document.activeElement).toBe(all.grid);
  });

  it('saves when the focus leaves', async () => {
    const all = await setUp();
    await focus(all, 2, 'name');
    await all.user.keyboard('Left');
    await all.user.click(cell(7, 'email'));
    expect(all.session.calls).toEqual([['editCell', 2, 'name', 'Left']]);
    expect(active(all.grid)).toBe('7 email');
  });

  it('clears with Delete, undoes and redoes', async () => {
    const all = await setUp();
    await focus(all, 2, 'name');
    await all.user.keyboard('{Delete}');
    await waitFor(() => expect(cell(2, 'name').getAttribute('aria-invalid')).toBe('true'));
    await all.user.keyboard('{Control>}z{/Control}');
    await screen.findByText('Name 2');
    await all.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}{Control>}z{/Control}{Control>}y{/Control}');
    expect(all.session.calls.map(([name]) => name)).toEqual(['editCell', 'undo', 'redo', 'undo', 'redo']);
  });

  it('offers the choices of a list and saves one', async () => {
    const all = await setUp();
    await focus(all, 2, 'city');
    await all.user.keyboard('tok');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Tokyo']);
    await all.user.keyboard('{Enter}');
    expect(all.session.calls).toEqual([['editCell', 2, 'city', 'Tokyo']]);
  });

  it('keeps the value of a list if nothing is chosen', async () => {
    const all = await setUp();
    await focus(all, 2, 'city');
    await all.user.keyboard('{Enter}');
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Paris');
    await all.user.keyboard('{Enter}');
    expect(all.session.calls).toEqual([]);
  });

  it('saves yes or no', async () => {
    const all = await setUp();
    await focus(all, 2, 'active');
    await all.user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(all.session.calls).toEqual([['editCell', 2, 'active', 'no']]);
  });

  it('copies and pastes a cell', async () => {
    const all = await setUp();
    await focus(all, 2, 'name');
    expect(copiedFrom(all.grid)).toBe('Name 2');
    await all.user.keyboard('{ArrowDown}');
    await all.user.paste('Pasted\r\n');
    expect(all.session.calls).toEqual([['editCell', 3, 'name', 'Pasted', 'paste']]);
  });

  it('copies a cell of several lines as a spreadsheet does, and pastes it as one', async () => {
    const all = await setUp();
    await focus(all, 2, 'name');
    await all.user.keyboard('two{Shift>}{Enter}{/Shift}lines{Enter}{ArrowUp}');
    expect(copiedFrom(all.grid)).toBe('"two\nlines"');
    await all.user.keyboard('{ArrowDown}');
    await all.user.paste('"two\nlines"');
    expect(all.session.calls.at(-1)).toEqual(['editCell', 3, 'name', 'two\nlines', 'paste']);
  });

  it('copies the selected rows as rows, in the order of the file', async () => {
    const all = await setUp();
    for (const row of [4, 2]) {
      await focus(all, row, 'email');
      await all.user.keyboard('{Shift>} {/Shift}');
    }
    expect(copiedFrom(all.grid)).toBe(
      'Name 2\ta2@example.com\tParis\t2001-02-03\tyes\r\nName 4\tno address 4\tParis\t2001-02-03\tyes\r\n',
    );
    await screen.findByText('Copied');
  });

  it('pastes a block of cells from the active one on, at once', async () => {
    const all = await setUp();
    await focus(all, 2, 'name');
    await all.user.paste('Ann\tann@x.org\r\nBo\tbo@x.org\r\n');
    const values = [
      ['Ann', 'ann@x.org'],
      ['Bo', 'bo@x.org'],
    ];
    expect(all.session.calls).toEqual([['pasteCells', 2, 'name', values]]);
    await waitFor(() => expect(cell(3, 'email').textContent).toContain('bo@x.org'));
    await screen.findByText('4 cells pasted');
  });
});

describe('validation', () => {
  it('can be stopped', async () => {
    const { session, user } = await setUp({ busy: { what: 'validating', percent: 40 } });
    await user.click(screen.getByRole('button', { name: 'Stop checking' }));
    expect(session.calls).toEqual([['cancel']]);
  });

  it('blocks the import once stopped, and can be resumed', async () => {
    const { session, user } = await setUp({}, 'include');
    const { review } = session.state();
    expect(screen.queryByRole('button', { name: /^Errors by kind/ })).not.toBeNull();
    act(() => session.store.setState({ groups: null, review: review && { ...review, isComplete: false } }));
    expect(screen.getByRole('button', { name: /^Import / })).toHaveProperty('disabled', true);
    // Nothing will be listed before the checks are run again.
    expect(screen.queryByRole('button', { name: /^Errors by kind/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check all rows' }));
    expect(session.calls).toEqual([['validate']]);
  });
});

describe('rows', () => {
  it('deletes selected rows', async () => {
    const { session, user } = await setUp();
    await user.click(screen.getByRole('checkbox', { name: 'Select row 3' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select row 5' }));
    await user.click(screen.getByRole('button', { name: 'Delete 2 rows' }));
    expect(session.calls).toEqual([['deleteRows', 1, 3]]);
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('selects a range with Shift', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('checkbox', { name: 'Select row 3' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 7' }), { shiftKey: true });
    await screen.findByRole('button', { name: 'Delete 5 rows' });
  });

  it('shows only invalid rows, with their own positions', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('radio', { name: /Invalid/ }));
    await waitFor(() => expect(cell(14, 'email').closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('2'));
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('100000');
  });
});

describe('the import button', () => {
  it('shows how many invalid rows are skipped', async () => {
    const { session, user } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Import 900,000 rows, skip 100,000 with errors' }));
    expect(session.calls).toEqual([['submit']]);
  });

  it('asks before many rows are skipped, and shows them to be fixed', async () => {
    const left = { all: 480, valid: 184, invalid: 296 };
    const { session, user } = await setUp({ progress: { ...NO_PROGRESS, total: 480, ...left, left } });
    const button = screen.getByRole('button', { name: 'Import 184 rows, skip 296 with errors' });
    await user.click(button);
    expect(session.calls).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Skip the rows with errors?' }));
    dialog.getByText('Rows that won’t be imported: 296 of 480.');
    await user.click(dialog.getByRole('button', { name: 'Fix errors' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(session.state().view.state).toBe('invalid'));
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(session.calls).toEqual([]);
    await user.click(button);
    await user.click(document.querySelector('[data-action=confirm-skip]')!);
    expect(session.calls).toEqual([['submit']]);
  });

  it('is disabled with a reason', async () => {
    await setUp({}, 'block');
    expect(document.querySelector('[data-action="submit"]')).toHaveProperty('disabled', true);
    screen.getByText('Fix 100,000 rows to import');
  });

  it('suggests checking a column that is mostly invalid', async () => {
    const { session, user } = await setUp();
    const { review } = session.state();
    if (!review) throw new Error('The fake has a review.');
    const columns = review.columns.map((column) => (column.id === 'city' ? { ...column, errors: 900_000 } : column));
    act(() => session.store.setState({ review: { ...review, columns } }));
    await user.click(await screen.findByRole('button', { name: 'Check matching' }));
    expect(session.calls).toEqual([['goTo', 'map']]);
  });

  it('shows a message when all rows are valid', async () => {
    const { session } = await setUp();
    const { review } = session.state();
    if (!review) throw new Error('The fake has a review.');
    session.store.setState({
      view: { ...session.state().view, state: 'invalid' },
      review: { ...review, counts: { all: 5, valid: 5, invalid: 0 } },
    });
    await screen.findByText('All rows are ready');
  });
});

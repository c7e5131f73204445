// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeColumns } from '../../testing/fake-review-session.js';
import { cell, copiedFrom, focus, setUp } from '../../testing/review-screen.js';
import type { SetUp } from '../../testing/review-screen.js';

afterEach(cleanup);

const columns = fakeColumns.map((column) => ({ ...column, readOnly: column.id === 'name' }));
const setUpReadOnly = (): Promise<SetUp> => setUp({ columns });

it('marks the cells and the header of a read-only column', async () => {
  await setUpReadOnly();
  expect(cell(1, 'name').getAttribute('aria-readonly')).toBe('true');
  expect(cell(1, 'email').hasAttribute('aria-readonly')).toBe(false);
  const [name, email] = ['Name', 'Email'].map((label) =>
    within(screen.getByRole('columnheader', { name: label })).getByRole('tooltip', { hidden: true }),
  );
  expect(name?.textContent).toContain('Read-only');
  expect(email?.textContent).not.toContain('Read-only');
});

it.each<[string, (all: SetUp) => unknown]>([
  ['typing', ({ user }) => user.keyboard('x')],
  ['F2', ({ user }) => user.keyboard('{F2}')],
  ['a double click', ({ user }) => user.dblClick(cell(1, 'name'))],
  ['Delete', ({ user }) => user.keyboard('{Delete}')],
  ['pasting', ({ grid }) => fireEvent.paste(grid, { clipboardData: { getData: () => 'Pasted' } })],
])('does not change by %s, and the reason is shown', async (_way, change) => {
  const all = await setUpReadOnly();
  await focus(all, 1, 'name');
  const panel = within(screen.getByRole('region', { name: 'Selected cell' }));
  panel.getByText('Column “Name” is read-only. As in the passport');
  expect(panel.queryByRole('button', { name: 'Edit' })).toBeNull();
  await change(all);
  await panel.findByText('Column “Name” is read-only.');
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(all.session.calls).toEqual([]);
});

it('can be copied', async () => {
  const all = await setUpReadOnly();
  await focus(all, 1, 'name');
  expect(copiedFrom(all.grid)).toBe('Name 1');
});

it('names read-only columns that the last change left as they are', async () => {
  const change = { lockedRows: 0, addedRows: 0, hiddenRows: 0, columnsLeftOut: 0, rowsLeftOut: 0 };
  await setUp({ columns, change: { ...change, readOnlyColumns: ['name'] } });
  screen.getByText('Column “Name” is read-only.');
  cleanup();
  await setUp({ columns, change: { ...change, rowsLeftOut: 2, readOnlyColumns: ['name', 'city'] } });
  screen.getByText('2 rows didn’t fit. These columns are read-only: Name, City.');
});

import { CSVImporter } from 'rowgate';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CLEAN, PEOPLE } from '../support/people.js';
import { click, find, reviewIn, textsOf } from '../support/review-driver.js';

/** What can be done with rows and columns in the review. */
const meta = preview.meta({
  title: 'Review',
  component: CSVImporter,
  args: { columns: PEOPLE, isModal: false, onComplete: fn(), demoData: CLEAN },
});

/** Ctrl+Shift+Plus inserts a row above, the menu of a cell above or below. It can be typed into at once. */
export const InsertRows = meta.story({
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    await userEvent.click(await importer.cell(1, 'name'));
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await click(importer, '[data-action="insert-below"]');
    await importer.says('1 row inserted');
    await userEvent.keyboard('Mary Jackson{Enter}');
    const names = (): readonly string[] => textsOf(importer, '[data-row] [data-column="name"] .rg-value');
    await waitFor(() =>
      expect(names().slice(0, 4)).toEqual(['Ada Lovelace', 'Grace Hopper', 'Mary Jackson', 'Katherine Johnson']),
    );
  },
});

/** The menu of a selection deletes its rows, as Ctrl+Shift+Minus does: after Ctrl+A, all rows that the filters show. */
export const DeleteRows = meta.story({
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    const names = (): readonly string[] => textsOf(importer, '[data-row] [data-column="name"] .rg-value');
    const before = names();
    await userEvent.click(await importer.cell(1, 'name'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{F10}{/Shift}');
    await click(importer, '[data-action="delete-rows"]');
    await importer.says('2 rows deleted');
    await waitFor(() => expect(names()).toEqual([before[0], ...before.slice(3)]));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(names()).toEqual(before));
  },
});

/** Columns are hidden, and frozen up to one, in the menu of their header. A line above the rows brings them back. */
export const HideAndFreezeColumns = meta.story({
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    const headers = (): readonly (string | undefined)[] =>
      [...importer.root().querySelectorAll<HTMLElement>('[data-header]')].map(({ dataset }) => dataset['header']);
    const choose = async (column: string, action: string): Promise<void> => {
      await click(importer, `[data-header="${column}"] [data-action="filter"]`);
      await click(importer, `dialog [data-action="${action}"]`);
    };
    await choose('joined', 'hide-column');
    await waitFor(() => expect(headers()).toEqual(['name', 'email', 'plan', 'seats']));
    await expect(find(importer, '[data-action="show-columns"]')).toHaveTextContent('1 column hidden');
    await choose('name', 'freeze-column');
    await waitFor(async () => expect(getComputedStyle(await importer.cell(0, 'name')).position).toBe('sticky'));
    await click(importer, '[data-action="show-columns"]');
    await waitFor(() => expect(headers()).toEqual(['name', 'email', 'joined', 'plan', 'seats']));
  },
});

/** The menu of a column counts the rows of each filter, and filters by one kind of its errors. */
export const FilterByKindOfError = meta.story({
  args: {
    columns: [
      { id: 'name', label: 'Name' },
      { id: 'seats', label: 'Seats', type: 'number', validators: [{ type: 'required' }, { type: 'max', value: 50 }] },
    ],
    demoData: { fileName: 'teams.csv', csvContent: 'Name,Seats\nAda,5\nGrace,90\nKatherine,\nMary,70\n' },
  },
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    await click(importer, '[data-header="seats"] [data-action="filter"]');
    await waitFor(() => expect(find(importer, 'dialog [data-count="errors"]')).toHaveTextContent('3'));
    const kinds = await waitFor(() => within(importer.root()).getByRole('combobox', { name: 'Kind of error' }));
    await userEvent.selectOptions(kinds, '0');
    await click(importer, 'dialog [data-action="filter-kind"]');
    await waitFor(() => expect(find(importer, '[role="grid"]')).toHaveAttribute('aria-rowcount', '2'));
    await expect(await importer.cell(3, 'name')).toHaveTextContent('Mary');
  },
});

/** The review fills the window, whatever the host has around it. Escape leaves it. */
export const FullScreen = meta.story({
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    const width = (): number => importer.root().getBoundingClientRect().width;
    const before = width();
    await click(importer, '[data-action="full-screen"]');
    await waitFor(() => expect(width()).toBe(document.documentElement.clientWidth));
    await expect(find(importer, '[data-action="full-screen"]')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(width()).toBe(before));
  },
});

/** Undo names its step, and the history goes back and forward to any of them. */
export const History = meta.story({
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    const steps = (): readonly string[] => textsOf(importer, '[data-action="history-step"]');
    await userEvent.dblClick(await importer.cell(0, 'name'));
    await userEvent.keyboard('{Control>}a{/Control}Ada King{Enter}');
    await waitFor(() => expect(find(importer, '[data-action="undo"]')).toHaveAccessibleName('Undo: Edit in “Name”'));
    await userEvent.click(await importer.cell(1, 'plan'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(find(importer, '[data-action="undo"]')).toHaveAccessibleName('Undo: Clear in “Plan”'));
    await click(importer, '[data-action="history"]');
    await waitFor(() => expect(steps()).toHaveLength(3));
    await userEvent.click(within(importer.root()).getByRole('button', { name: /Before these changes/ }));
    await waitFor(async () => expect(await importer.cell(0, 'name')).toHaveTextContent('Ada Lovelace'));
    await expect(await importer.cell(1, 'plan')).toHaveTextContent('Enterprise');
  },
});

/** Rows with the same value are one group: keep the first, keep the last, or merge them, after a preview. */
export const Duplicates = meta.story({
  args: {
    demoData: [
      { Name: 'Ada Lovelace', 'E-mail': 'ada@example.com', Plan: '' },
      { Name: 'Grace Hopper', 'E-mail': 'grace@example.com', Plan: 'Team' },
      { Name: 'Ada King', 'E-mail': 'ada@example.com', Plan: 'Free' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    await waitFor(() => expect(find(importer, '[data-action="error-groups"]')).toBeVisible());
    if (find(importer, '[data-action="error-groups"][aria-expanded="false"]'))
      await click(importer, '[data-action="error-groups"]');
    await click(importer, '[data-error-group="unique:email"] [data-action="keep-last"]');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Resolve duplicates' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Merge/ }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Empty cells to fill: 1.'));
    await click(importer, '[data-action="apply-duplicates"]');
    await waitFor(() => expect(find(importer, '[data-count="all"]')).toHaveTextContent('2'));
    await expect(await importer.cell(0, 'plan')).toHaveTextContent('Free');
  },
});

/** Without a `unique` column, the menu of a column finds rows with the same values in the columns that are chosen. */
export const DuplicatesByColumns = meta.story({
  args: {
    columns: PEOPLE.map(({ validators, ...column }) => ({
      ...column,
      validators: validators?.filter(({ type }) => type !== 'unique'),
    })),
    demoData: [
      { Name: 'Ada Lovelace', 'E-mail': 'ada@example.com', Plan: 'Free' },
      { Name: 'ada lovelace', 'E-mail': 'ada.l@example.com', Plan: 'Team' },
      { Name: 'Grace Hopper', 'E-mail': 'grace@example.com', Plan: 'Team' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    await click(importer, '[data-header="name"] [data-action="filter"]');
    await click(importer, 'dialog [data-action="find-duplicates"]');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Resolve duplicates' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Rows to delete: 1.'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Match case' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('No duplicates.'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Match case' }));
    await waitFor(() => expect(find(importer, '[data-action="apply-duplicates"]')).toBeEnabled());
    await click(importer, '[data-action="apply-duplicates"]');
    await waitFor(() => expect(find(importer, '[data-count="all"]')).toHaveTextContent('2'));
  },
});

/** A stray comma moved the cells of a row. The list of errors moves them back where every cell then fits. */
export const ShiftedRows = meta.story({
  args: {
    columns: [
      { id: 'name', label: 'Name' },
      { id: 'email', label: 'E-mail', type: 'email' },
      { id: 'seats', label: 'Seats', type: 'number' },
    ],
    demoData: {
      fileName: 'people.csv',
      csvContent: 'Name,E-mail,Seats\nAda,ada@example.com,3\nGrace, Jr.,grace@example.com,5\n',
    },
  },
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    await waitFor(() => expect(find(importer, '[data-action="error-groups"]')).toBeVisible());
    if (find(importer, '[data-action="error-groups"][aria-expanded="false"]'))
      await click(importer, '[data-action="error-groups"]');
    await click(importer, '[data-error-group="shift:email"] [data-action="fix-all"]');
    await waitFor(async () => expect(await importer.cell(1, 'name')).toHaveTextContent('Grace, Jr.'));
    await expect(await importer.cell(1, 'seats')).toHaveTextContent('5');
  },
});

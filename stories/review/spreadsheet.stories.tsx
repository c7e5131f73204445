import { CSVImporter } from 'rowgate';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CLEAN, PEOPLE } from '../support/people.js';
import { click, find, reviewIn, textsOf } from '../support/review-driver.js';

/** What the review has of a spreadsheet. */
const meta = preview.meta({
  title: 'Review/Spreadsheet',
  component: CSVImporter,
  args: { columns: PEOPLE, isModal: false, onComplete: fn(), demoData: CLEAN },
});

/** Shift with the arrow keys selects a range; Ctrl+D copies its first row into the others, as one step of undo. */
export const SelectAndFillDown = meta.story({
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    const plans = (): readonly string[] => textsOf(importer, '[data-row] [data-column="plan"] .rg-value');
    await userEvent.click(await importer.cell(0, 'plan'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(textsOf(importer, '[role="gridcell"][aria-selected="true"]')).toHaveLength(3));
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(plans()).toEqual(['Team', 'Team', 'Team', 'Team']));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(plans()).toEqual(['Team', 'Enterprise', 'Free', 'Team']));
  },
});

/** The menu of a column sorts and filters. Chips show the order and the filters, and remove them. */
export const SortAndFilter = meta.story({
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    const names = (): readonly string[] => textsOf(importer, '[data-row] [data-column="name"] .rg-value');
    await click(importer, '[data-header="seats"] [data-action="filter"]');
    await click(importer, '[data-action="sort-descending"]');
    await waitFor(() => expect(names()).toEqual(['Grace Hopper', 'Ada Lovelace', 'Annie Easley', 'Katherine Johnson']));
    await click(importer, '[data-header="plan"] [data-action="filter"]');
    await click(importer, 'dialog [data-value="Team"] input');
    await click(importer, 'dialog [data-action="filter-values"]');
    await waitFor(() => expect(names()).toEqual(['Ada Lovelace', 'Annie Easley']));
    await expect(textsOf(importer, '[data-action="remove-view"]')).toEqual(['Seats: descending', 'Plan: Team']);
    await click(importer, '[data-action="remove-view"]');
    await waitFor(() => expect(textsOf(importer, '[data-action="remove-view"]')).toEqual(['Plan: Team']));
    await click(importer, '[data-action="remove-view"]');
    await waitFor(() => expect(names()).toHaveLength(4));
  },
});

/** Muted text shows what a value is read as where it differs; the switch shows the results in place of the texts. */
export const RawAndResult = meta.story({
  args: {
    columns: [
      { id: 'name', label: 'Name' },
      { id: 'born', label: 'Born', type: 'date', dateOrder: 'dmy' },
      { id: 'amount', label: 'Amount', type: 'number', decimal: ',' },
    ],
    demoData: { fileName: 'members.csv', csvContent: 'Name;Born;Amount\nAda;03/04/2024;1.234,5\nGrace;2024-05-01;7\n' },
  },
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    await expect(await importer.cell(0, 'born')).toHaveTextContent('03/04/2024');
    await click(importer, '[data-action="results"]');
    await waitFor(async () => expect(await importer.cell(0, 'born')).toHaveTextContent('3 Apr 2024'));
    await expect(await importer.cell(0, 'amount')).toHaveTextContent('1234.5');
    await click(importer, '[data-action="results"]');
    await waitFor(async () => expect(await importer.cell(0, 'born')).toHaveTextContent('03/04/2024'));
  },
});

/** Rows are compact where a mouse is used, and comfortable on touch screens. A button switches. */
export const Density = meta.story({
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    const height = async (): Promise<number> => (await importer.cell(0, 'name')).getBoundingClientRect().height;
    const before = await height();
    await click(importer, '[data-action="density"]');
    await waitFor(async () => expect(await height()).not.toBe(before));
    await click(importer, '[data-action="density"]');
    await waitFor(async () => expect(await height()).toBe(before));
    await expect(find(importer, '[data-action="density"]')).toHaveAttribute('aria-pressed');
  },
});

/** Rows with errors are downloaded, corrected in a spreadsheet, and merged back as one step. */
export const CorrectedFile = meta.story({
  args: { demoData: { fileName: 'seats.csv', csvContent: 'Name,E-mail,Seats\nAda,ada@a.org,twelve\nBo,bo@a.org,3\n' } },
  play: async ({ canvasElement }) => {
    const importer = await reviewIn(canvasElement);
    await click(importer, '[data-action="left-out"]');
    const written = spyOn(URL, 'createObjectURL');
    await click(importer, '[data-action="download-csv"]');
    await waitFor(() => expect(written).toHaveBeenCalled());
    const [blob] = written.mock.lastCall ?? [];
    const file = await (blob as Blob).text();
    written.mockRestore();
    const corrected = new File([file.replace('twelve', '12')], 'seats-errors.csv');
    await userEvent.upload(find(importer, '[data-corrected]') as HTMLInputElement, corrected);
    await waitFor(async () => expect(await importer.cell(0, 'seats')).toHaveTextContent('12'));
    await expect(find(importer, '[data-notice="change"]')).toHaveTextContent('Rows changed: 1, cells: 1.');
  },
});

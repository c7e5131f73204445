import { CSVImporter } from 'rowgate';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../.storybook/preview.js';
import { fileOf, workbookOf } from './support/files.js';
import { importerIn } from './support/importer-driver.js';
import { CUSTOMERS, MANY_COLUMNS } from './support/customers.js';
import { CLEAN, MESSY, PEOPLE } from './support/people.js';

/** Every step of an import, each in a state that needs a decision. */
const meta = preview.meta({
  title: 'Steps',
  component: CSVImporter,
  args: { columns: PEOPLE, isModal: false, onComplete: fn() },
});

/** Shows which columns are expected before a file is selected. */
export const Upload = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await importerIn(canvasElement).atStep('upload');
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Columns we’re looking for' })).toHaveTextContent('Name');
  },
});

/** Only for workbooks with several non-empty sheets. */
export const Sheet = meta.story({
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    const people = [
      ['Name', 'E-mail'],
      ['Ada Lovelace', 'ada@example.com'],
    ];
    await expect(await importer.upload(await workbookOf({ People: people, Teams: [['Team'], ['Engines']] }))).toBe(
      'sheet',
    );
    await userEvent.click(within(importer.root()).getByRole('radio', { name: /People/ }));
    await importer.atStep('sheet');
    await importer.goTo('map');
    await importer.press('back');
    await importer.press('back');
    await importer.atStep('sheet');
  },
});

/** Skipped when detection is certain; the user can always go back to it. */
export const Header = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    const withTitle = { ...CLEAN, csvContent: `Members 2024\n\n${CLEAN.csvContent}` };
    if ((await importer.upload(fileOf(withTitle))) === 'map') await importer.press('back');
    await importer.atStep('header');
    await expect(canvas.getByRole('radio', { name: 'Use row 3 as the header' })).toBeChecked();
  },
});

/** Each column of the file: its target, the reason, and what is still missing. */
export const MatchColumns = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(fileOf(MESSY));
    await importer.goTo('map');
    await expect(canvas.getByText('Match your columns')).toBeVisible();
    await expect(canvas.getByText(/of 6 columns matched/)).toBeVisible();
  },
});

/** Sure matches are one line while others need a decision. */
export const MatchManyColumns = meta.story({
  args: { columns: CUSTOMERS },
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(fileOf(MANY_COLUMNS));
    await importer.goTo('map');
    await expect(canvas.getByText('9 columns matched')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/1 column has values/)).toBeVisible());
    const field = canvas.getByRole('combobox', { name: /^Contact:/ });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(field).toHaveValue('Phone number');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(canvas.getByText(/is read as/)).toBeVisible();
  },
});

/** Only if a select column has values that are not among its options. */
export const MatchValues = meta.story({
  args: { demoData: MESSY },
  play: async ({ canvas, canvasElement }) => {
    await importerIn(canvasElement).goTo('values');
    await expect(canvas.getByText('team plan')).toBeVisible();
  },
});

/** The rows to be delivered, with their errors. */
export const Review = meta.story({
  args: { demoData: MESSY },
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await expect(await importer.cell(1, 'email')).toHaveTextContent('grace at example.com');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount');
  },
});

/** While the host receives the rows; here it never finishes. */
export const Submit = meta.story({
  args: { demoData: CLEAN, waitOnComplete: true, onComplete: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.press('submit');
    await expect(await canvas.findByText('Importing your data')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
});

/** What was imported and what was not. */
export const Complete = meta.story({
  args: { demoData: CLEAN },
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.submit();
    await importer.says('4 rows imported');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
});

/** An import that would skip many rows asks first: fix them here, fix them in a spreadsheet, or skip them. */
export const SkippingRows = meta.story({
  args: { demoData: MESSY, invalidRowHandling: 'exclude' },
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.press('submit');
    const question = await canvas.findByRole('alertdialog', { name: 'Skip the rows with errors?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Fix errors in a spreadsheet' }));
    const files = await canvas.findByRole('dialog', { name: 'Fix errors in a spreadsheet' });
    // The dialog fades in.
    await waitFor(() => expect(within(files).getByRole('button', { name: 'Excel' })).toBeVisible());
  },
});

/** After an import that skipped rows: they are listed and can still be fixed and imported. */
export const CompleteWithSkippedRows = meta.story({
  args: { demoData: MESSY, invalidRowHandling: 'exclude' },
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.submit();
    await userEvent.click(canvas.getByText(/skipped$/));
    await expect(await canvas.findByText(/grace at example.com/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fix them now' })).toBeVisible();
  },
});

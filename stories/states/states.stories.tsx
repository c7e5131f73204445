import { CSVImporter } from 'rowgate';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { fileOf, largeFile, workbookOf } from '../support/files.js';
import { importerIn } from '../support/importer-driver.js';
import { CLEAN, MESSY, PEOPLE } from '../support/people.js';

/** Screens when something is missing, wrong, in progress or very large. */
const meta = preview.meta({
  title: 'States',
  component: CSVImporter,
  args: { columns: PEOPLE, isModal: false, onComplete: fn() },
});

/** Why a file is refused, and what to do. */
export const EmptyFile = meta.story({
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.choose(new File([''], 'empty.csv'));
    await importer.says('This file is empty.');
  },
});

/** The content of a file decides, whatever its name. */
export const NotASpreadsheet = meta.story({
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.choose(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'photo.csv'));
    await importer.says('“photo.csv” isn’t a spreadsheet.');
  },
});

export const HeaderOnly = meta.story({
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.choose(new File(['Name,E-mail\n'], 'header.csv'));
    await importer.says('This file has no data rows.');
  },
});

/** A browser may refuse to show the page what was copied. Then a field takes it. */
export const ClipboardRefused = meta.story({
  beforeEach: () => {
    const { read } = navigator.clipboard;
    navigator.clipboard.read = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    return () => void (navigator.clipboard.read = read);
  },
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('upload');
    await userEvent.click(importer.root().querySelector('[data-action="paste"]')!);
    const field = await canvas.findByRole('textbox', { name: 'Paste the cells here' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste('Name\tE-mail\nAda\tada@example.com\n');
    await importer.goTo('review');
    await expect(await importer.cell(0, 'name')).toHaveTextContent('Ada');
  },
});

/** Required columns are listed until they are matched. */
export const RequiredNotMatched = meta.story({
  args: { demoData: [{ Shoe: '39', 'E-mail': 'ada@example.com' }] },
  play: async ({ canvas, canvasElement }) => {
    await importerIn(canvasElement).atStep('map');
    await expect(await canvas.findByText('Match “Name” (required) to continue.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
});

/** Ambiguous dates are asked about, not guessed. */
export const AmbiguousDates = meta.story({
  args: { demoData: [{ Name: 'Ada', 'E-mail': 'ada@example.com', Joined: '03/04/2024' }] },
  play: async ({ canvas, canvasElement }) => {
    await importerIn(canvasElement).goTo('map');
    const question = await canvas.findByRole('radiogroup', { name: 'How should 03/04/2024 be read?' });
    await expect(question).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /3 April 2024/ }));
    await expect(question).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
});

export const NoProblems = meta.story({
  args: { demoData: CLEAN },
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await userEvent.click(canvas.getByRole('radio', { name: /Invalid rows/ }));
    await expect(await canvas.findByText('All rows are ready')).toBeVisible();
  },
});

/** F8 moves from error to error; errors are fixed in place and undone. */
export const FixingErrors = meta.story({
  args: { demoData: MESSY },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await userEvent.click(await importer.cell(0, 'name'));
    await userEvent.keyboard('{F8}');
    await importer.says('Not an email address');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}a{/Control}grace@example.com{Enter}');
    await waitFor(async () => expect(await importer.cell(1, 'email')).toHaveTextContent('grace@example.com'));
    await waitFor(() => expect(importer.root().querySelector('[data-count="invalid"]')).toHaveTextContent('4'));
    await importer.press('undo');
    await waitFor(() => expect(importer.root().querySelector('[data-count="invalid"]')).toHaveTextContent('5'));
  },
});

/** Errors that look alike are listed beside the rows and fixed together. */
export const ErrorGroups = meta.story({
  args: {
    demoData: [
      { Name: 'Ada', 'E-mail': 'ada(at)example.com' },
      { Name: 'Grace', 'E-mail': 'Grace <grace@example.com>' },
      { Name: 'Alan', 'E-mail': 'alan@example.com' },
    ],
  },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    const within = (selector: string): HTMLElement | null => importer.root().querySelector(selector);
    await waitFor(() => expect(within('[data-action="error-groups"]')).toBeVisible());
    const closed = within('[data-action="error-groups"][aria-expanded="false"]');
    if (closed) await userEvent.click(closed);
    await waitFor(() => expect(within('[data-error-group="email:email"] [data-count="group"]')).toHaveTextContent('2'));
    await userEvent.click(within('[data-error-group="email:email"] [data-action="fix-all"]')!);
    await waitFor(() => expect(within('[data-count="invalid"]')).toHaveTextContent('0'));
  },
});

/** Columns are as wide as a person makes them; a double click on the edge of a header shows the longest value whole. */
export const ColumnWidths = meta.story({
  args: { demoData: CLEAN },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    const width = async (): Promise<number> => (await importer.cell(0, 'name')).getBoundingClientRect().width;
    const before = await width();
    await userEvent.click(await importer.cell(0, 'name'));
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await waitFor(async () => expect(await width()).toBe(before + 16));
    const edge = importer.root().querySelector('[data-header="name"] [data-action="resize-column"]');
    await userEvent.dblClick(edge!);
    await waitFor(async () => expect(await width()).toBeLessThan(before));
  },
});

/** Ctrl+F and Ctrl+H open a bar that searches all rows, and replaces what it finds in one step. */
export const FindAndReplace = meta.story({
  args: {
    demoData: ['Ada Ltd.', 'Grace Inc.', 'Alan LTD'].map((Name) => ({ Name, 'E-mail': 'info@example.com' })),
  },
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await userEvent.click(await importer.cell(0, 'name'));
    await userEvent.keyboard('{Control>}h{/Control}');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Find' }), 'ltd');
    const count = (): Element | null => importer.root().querySelector('[data-count="matches"]');
    await waitFor(() => expect(count()).toHaveTextContent('2'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Replace with' }), 'Limited');
    await userEvent.click(canvas.getByRole('button', { name: 'Replace all…' }));
    await expect(await canvas.findByText('Ada Limited.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace (2)' }));
    await waitFor(async () => expect(await importer.cell(2, 'name')).toHaveTextContent('Alan Limited'));
    await waitFor(() => expect(count()).toHaveTextContent('0'));
  },
});

/** After a cell was typed, the same change is offered for the others. */
export const ByExample = meta.story({
  args: {
    demoData: ['Lovelace, Ada', 'Hopper, Grace', 'Turing, Alan'].map((Name) => ({ Name, 'E-mail': 'a@example.com' })),
  },
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await userEvent.dblClick(await importer.cell(0, 'name'));
    await userEvent.keyboard('{Control>}a{/Control}Ada Lovelace{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Change 2/ }));
    await waitFor(async () => expect(await importer.cell(2, 'name')).toHaveTextContent('Alan Turing'));
  },
});

export const AllRowsDeleted = meta.story({
  args: { demoData: [{ Name: 'Ada', 'E-mail': 'ada@example.com' }] },
  play: async ({ canvas, canvasElement }) => {
    await importerIn(canvasElement).goTo('review');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select row 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 1 row' }));
    await expect(await canvas.findByText('No rows left')).toBeVisible();
  },
});

/** A workbook with one non-empty sheet is read like any other file. */
export const Workbook = meta.story({
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    const rows = [
      ['Name', 'E-mail', 'Joined'],
      ['Ada Lovelace', 'ada@example.com', new Date(Date.UTC(2024, 0, 15))],
    ];
    await importer.upload(await workbookOf({ People: rows }));
    await importer.goTo('review');
    await expect(await importer.cell(0, 'name')).toHaveTextContent('Ada Lovelace');
  },
});

/** A file with every problem: a title, semicolons, other column names, other values. */
export const MessyFile = meta.story({
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(fileOf({ ...MESSY, csvContent: `Members;;;;;\n;;;;;\n${MESSY.csvContent}` }));
    await importer.goTo('review');
    await expect(importer.root().querySelector('[data-count="all"]')).toHaveTextContent('6');
  },
});

/** 100,000 rows, all validated; only the visible ones are rendered. */
export const HundredThousandRows = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(largeFile(100_000));
    await importer.goTo('review');
    await waitFor(() => expect(importer.root().querySelector('[data-count="invalid"]')).toHaveTextContent('1000'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
});

import { CSVImporter } from 'rowgate';
import { expect, fn, userEvent, within } from 'storybook/test';
import { z } from 'zod';
import preview from '../../.storybook/preview.js';
import { fileOf } from '../support/files.js';
import { chooseOption, importerIn } from '../support/importer-driver.js';
import { CLEAN, MESSY, PEOPLE } from '../support/people.js';

/** The columns you want, and how they are found in the file. */
const meta = preview.meta({
  title: 'Options/Columns',
  component: CSVImporter,
  args: { isModal: false, onComplete: fn() },
});

export const Columns = meta.story({
  args: { columns: PEOPLE },
  play: async ({ canvas }) => {
    const expected = await canvas.findByRole('list', { name: 'Columns we’re looking for' });
    await expect(within(expected).getAllByRole('listitem')).toHaveLength(PEOPLE.length);
  },
});

const Person = z.object({
  name: z
    .string()
    .refine((name) => name.includes(' '), 'First and last name, please.')
    .meta({ title: 'Name' }),
  email: z.email().meta({ title: 'E-mail' }),
  seats: z.coerce.number().int().min(1).optional().meta({ title: 'Seats' }),
  plan: z.enum(['Free', 'Team', 'Enterprise']).default('Free').meta({ title: 'Plan' }),
});

/** Columns, rules and the type of delivered rows, from one Zod object. */
export const Schema = meta.story({
  args: {
    schema: Person,
    demoData: [
      { Name: 'Ada Lovelace', 'E-mail': 'ada@example.com', Seats: 12, Plan: 'Team' },
      { Name: 'Grace', 'E-mail': 'grace@example.com', Seats: 3, Plan: 'Free' },
    ],
  },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await userEvent.click(await importer.cell(1, 'name'));
    await importer.says('First and last name, please.');
  },
});

/** Users may add values of their file to the options of a column; `newOptions` of the result names them. */
export const NewOptions = meta.story({
  args: {
    columns: PEOPLE.map((column) => (column.id === 'plan' ? { ...column, allowNewOptions: true } : column)),
    demoData: [
      { Name: 'Ada Lovelace', 'E-mail': 'ada@example.com', Plan: 'Team' },
      { Name: 'Grace Hopper', 'E-mail': 'grace@example.com', Plan: 'Startup' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('values');
    await chooseOption(importer.root(), /Startup/, 'Add as new option');
    await importer.says('All values are matched');
    await importer.goTo('review');
    await importer.submit();
    await expect(args.onComplete).toHaveBeenLastCalledWith(
      expect.objectContaining({ newOptions: { plan: ['Startup'] } }),
    );
  },
});

/** Shown in the review, but neither users nor fixes can change the values. */
export const ReadOnlyColumn = meta.story({
  args: {
    columns: PEOPLE.map((column) => (column.id === 'email' ? { ...column, readOnly: true } : column)),
    demoData: [
      { Name: 'Ada Lovelace', 'E-mail': 'ada@example.com', Plan: 'Team' },
      { Name: 'Grace Hopper', 'E-mail': 'grace@example.com', Plan: 'Team' },
    ],
  },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await userEvent.click(await importer.cell(1, 'email'));
    await userEvent.keyboard('{Delete}');
    await importer.says('Column “E-mail” is read-only.');
  },
});

/** Customer-specific columns, listed after all others and delivered under `_custom_fields`. */
export const DynamicColumns = meta.story({
  args: { columns: PEOPLE, dynamicColumns: [{ id: 'internal_id', label: 'Internal id' }] },
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(fileOf({ ...CLEAN, csvContent: 'Name,E-mail,Internal id\nAda,ada@example.com,a-1\n' }));
    await importer.goTo('review');
    await importer.submit();
    await expect(args.onComplete).toHaveBeenLastCalledWith(
      expect.objectContaining({ rows: [expect.objectContaining({ _custom_fields: { internal_id: 'a-1' } })] }),
    );
  },
});

/** Unmatched columns of the file are delivered under `_unmatched`. */
export const IncludeUnmatchedColumns = meta.story({
  args: {
    columns: [{ id: 'name', label: 'Name' }],
    includeUnmatchedColumns: true,
    demoData: [{ Name: 'Ada', Shoe: '39' }],
  },
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.submit();
    await expect(args.onComplete).toHaveBeenCalledWith(
      expect.objectContaining({ rows: [{ name: 'Ada', _unmatched: { Shoe: '39' } }] }),
    );
  },
});

/** Opens with a file. */
export const DemoDataOfAFile = meta.story({
  args: { columns: PEOPLE, demoData: CLEAN },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('map');
    await importer.says('people.csv');
  },
});

/** Downloads a file and opens it. */
export const Source = meta.story({
  args: {
    columns: PEOPLE,
    demoData: undefined,
    source: { url: 'data:text/csv,Name,Email%0AAda,ada@example.com', fileName: 'remote.csv' },
  },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('map');
    await importer.says('remote.csv');
  },
});

/** Opens with rows. */
export const DemoDataOfRows = meta.story({
  args: { columns: PEOPLE, demoData: [{ Name: 'Ada Lovelace', 'E-mail': 'ada@example.com' }] },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await expect(await importer.cell(0, 'name')).toHaveTextContent('Ada Lovelace');
  },
});

/** The first row is the header, whatever it looks like. */
export const SkipHeaderRowSelection = meta.story({
  args: { columns: PEOPLE, skipHeaderRowSelection: true },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.upload(
      fileOf({ fileName: 'people.csv', csvContent: 'Report\n\nName,E-mail\nAda,ada@example.com\n' }),
    );
    await importer.goTo('map');
    await importer.says('Report');
  },
});

/** Applies to every date column that sets no order of its own and whose values do not show one. */
export const DateOrder = meta.story({
  args: {
    columns: [{ id: 'joined', label: 'Joined', type: 'date' }],
    dateOrder: 'dmy',
    demoData: [{ Joined: '03/04/2024' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await importerIn(canvasElement).goTo('map');
    await expect(await canvas.findByRole('radio', { name: /3 April 2024/ })).toBeChecked();
  },
});

/** The same for the decimal separator of numbers. */
export const Decimal = meta.story({
  args: {
    columns: [{ id: 'price', label: 'Price', type: 'number' }],
    decimal: ',',
    demoData: [{ Price: '1.234' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await importerIn(canvasElement).goTo('map');
    await expect(await canvas.findByRole('radio', { name: /1234/ })).toBeChecked();
  },
});

/** Hides the two buttons that download an empty file with the right header. */
export const WithoutTemplates = meta.story({
  args: { columns: PEOPLE, showDownloadTemplateButton: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose a file' });
    await expect(canvas.queryByRole('button', { name: 'CSV' })).toBeNull();
  },
});

/** Larger files and longer tables are refused, with advice. */
export const Limits = meta.story({
  args: { columns: PEOPLE, limits: { maxFileSize: 100 } },
  play: async ({ canvas, canvasElement }) => {
    await importerIn(canvasElement).choose(fileOf(CLEAN));
    await expect(await canvas.findByText(/This file is larger than/)).toBeVisible();
  },
});

/** Matched by hand: type to search the field of each column. */
export const MatchedByHand = meta.story({
  args: { columns: PEOPLE, demoData: MESSY },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('map');
    await chooseOption(importer.root(), /Internal id/, /^Joined/);
    await importer.says('Chosen by you');
  },
});

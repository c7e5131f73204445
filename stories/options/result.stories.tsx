import { CSVImporter } from 'rowgate';
import type { RowsValidate } from 'rowgate';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { importerIn } from '../support/importer-driver.js';
import { CLEAN, MESSY, PEOPLE } from '../support/people.js';

/** What the host receives, and when rows may be imported. */
const meta = preview.meta({
  title: 'Options/Result',
  component: CSVImporter,
  args: { columns: PEOPLE, demoData: CLEAN, isModal: false, onComplete: fn() },
});

/** Clean, typed rows with the columns they came from. */
export const OnComplete = meta.story({
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.submit();
    const ada = { name: 'Ada Lovelace', email: 'ada@example.com', joined: '2024-01-15', plan: 'Team', seats: 12 };
    await expect(args.onComplete).toHaveBeenCalledWith(
      expect.objectContaining({ rows: expect.arrayContaining([ada]) }),
    );
  },
});

/** The alternative shape: rows with their index and values. */
export const ResultShape = meta.story({
  args: { resultShape: 'data' },
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.submit();
    await expect(args.onComplete).toHaveBeenCalledWith(expect.objectContaining({ num_rows: 4, num_columns: 5 }));
  },
});

/** Rows in batches; the next batch waits for the previous one. */
export const OnBatch = meta.story({
  args: { onBatch: fn(), batchSize: 3 },
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.submit();
    await expect(args.onBatch).toHaveBeenCalledTimes(2);
    await expect(args.onComplete).toHaveBeenCalledWith(expect.objectContaining({ rows: [] }));
  },
});

/** The values of each column in place of an object per row. */
export const BatchShape = meta.story({
  args: { onBatch: fn(), batchShape: 'columns' },
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.submit();
    const seats = { id: 'seats', type: 'number', values: expect.any(Float64Array) as Float64Array };
    await expect(args.onBatch).toHaveBeenCalledWith(
      expect.objectContaining({ length: 4, columns: expect.arrayContaining([seats]) }),
      expect.anything(),
    );
  },
});

/** The message of an error thrown by the host is shown, and the rows can be sent again. */
export const WaitOnComplete = meta.story({
  args: { waitOnComplete: true, onComplete: fn() },
  beforeEach: ({ args }) => {
    args.onComplete?.mockRejectedValueOnce(new Error('The directory is being backed up. Try again in a minute.'));
  },
  play: async ({ canvas, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.press('submit');
    await expect(await canvas.findByText(/The directory is being backed up/)).toBeVisible();
    await importer.submit();
  },
});

/** Nothing is imported while a row has an error. */
export const RowHandlingBlock = meta.story({
  args: { demoData: MESSY, invalidRowHandling: 'block' },
  play: async ({ canvas, canvasElement }) => {
    await importerIn(canvasElement).goTo('review');
    await expect(await canvas.findByText('Fix 5 rows to import')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 6 rows' })).toBeDisabled();
  },
});

/** Invalid rows are skipped; the screen shows how many, before and after. */
export const RowHandlingExclude = meta.story({
  args: { demoData: MESSY, invalidRowHandling: 'exclude' },
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.submit();
    await importer.says('1 row imported');
    await expect(args.onComplete).toHaveBeenCalledWith(
      expect.objectContaining({ summary: expect.objectContaining({ deliveredRows: 1, totalRows: 6 }) }),
    );
  },
});

/** All rows are imported, together with their errors. */
export const RowHandlingInclude = meta.story({
  args: { demoData: MESSY, invalidRowHandling: 'include' },
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await importer.submit();
    await importer.says('6 rows imported');
    await expect(args.onComplete).toHaveBeenCalledWith(
      expect.objectContaining({
        issues: expect.arrayContaining([expect.objectContaining({ code: 'email', column: 'email' })]),
      }),
    );
  },
});

const onlyWomenOfNasa: RowsValidate = (rows) =>
  rows
    .filter(({ values }) => values['name'] === 'Ada Lovelace')
    .map(({ index }) => ({ index, column: 'name', message: 'Is not on the list of members.' }));

/** Checks across cells or against a server, in batches, sync or async. */
export const ValidateRows = meta.story({
  args: { validateRows: onlyWomenOfNasa },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await userEvent.click(await importer.cell(0, 'name'));
    await importer.says('Is not on the list of members.');
  },
});

/** Without a worker, the same engine runs on the page, with the same results. */
export const CreateWorker = meta.story({
  args: { demoData: MESSY, createWorker: fn(() => null) },
  play: async ({ args, canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.goTo('review');
    await waitFor(() => expect(args.createWorker).toHaveBeenCalled());
    await expect(importer.root().querySelector('[data-count="invalid"]')).toHaveTextContent('5');
  },
});

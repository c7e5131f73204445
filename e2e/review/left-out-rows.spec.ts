import { readFile } from 'node:fs/promises';
import type { Download, Locator } from '@playwright/test';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

const PROPS: CSVImporterProps = {
  isModal: false,
  invalidRowHandling: 'exclude',
  columns: [
    { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
    { id: 'amount', label: 'Amount', type: 'number' },
    { id: 'status', label: 'Status', type: 'select', options: ['active', 'inactive'] },
  ],
};
const LINES = Array.from({ length: 40 }, (_, row) =>
  row % 4 === 1 ? `Person ${row},about ${row},active` : `Person ${row},${row}.5,active`,
);
const FILE = textFile('people.csv', ['Name,Amount,Status', ...LINES].join('\n'));

const dialog = ({ root }: ImporterPage): Locator => root.locator('dialog[open]');
const corrected = ({ root }: ImporterPage): Locator => root.locator('[data-corrected]');

async function toReview(page: HostPage, props: CSVImporterProps = PROPS): Promise<ImporterPage> {
  const importer = await page.review(props, FILE, { height: '100vh' });
  await importer.expectCounts(40, 30, 10);
  return importer;
}

async function downloaded(importer: ImporterPage, kind: 'csv' | 'xlsx'): Promise<Download> {
  const download = importer.page.waitForEvent('download');
  await importer.root.locator(`[data-action=download-${kind}]`).click();
  return download;
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function drop(importer: ImporterPage, name: string, text: string): Promise<void> {
  await importer.grid.evaluate(
    (grid, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.text], file.name));
      grid.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, text },
  );
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 860 } });

  test('an import that would skip many rows asks once, with the alternatives', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await expect(importer.action('submit')).toHaveText('Import 30 rows, skip 10 with errors');
    await importer.action('submit').click();
    await expect(dialog(importer)).toContainText('Rows that won’t be imported: 10 of 40.');
    await dialog(importer).locator('[data-action=fix]').click();
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '10');
    await importer.action('submit').click();
    await dialog(importer).locator('[data-action=left-out]').click();
    await expect(dialog(importer)).toContainText('Download rows with errors');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await importer.action('submit').click();
    await importer.action('confirm-skip').click();
    await importer.atStep('complete');
  });

  test('one press downloads the rows with errors as a workbook', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const download = page.waitForEvent('download');
    await importer.action('download-errors').click();
    expect((await download).suggestedFilename()).toBe('people-errors.xlsx');
    expect((await contentOf(await download)).subarray(0, 2).toString()).toBe('PK');
    await expect(importer.action('download-errors')).toBeEnabled();
  });

  test('rows are corrected in a CSV and come back as one step', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await importer.root.locator('[data-action=left-out]').click();
    const download = await downloaded(importer, 'csv');
    expect(download.suggestedFilename()).toBe('people-errors.csv');
    const text = (await contentOf(download)).toString('utf8');
    expect(text.split('\r\n')[1]).toMatch(/^r2-\w+,3,Amount: Not a number,Person 1,about 1,active$/);
    const fixed = text.replaceAll(/about (?=[159],)/g, '').concat('unknown,,,New,1,active,\r\n');
    await corrected(importer).setInputFiles(textFile('people-errors.csv', fixed));
    await expect(dialog(importer)).toHaveCount(0);
    const notice = importer.root.locator('[data-notice=change]');
    await expect(notice).toContainText('Rows changed: 3, cells: 3.');
    await expect(notice).toContainText('Rows that still have errors: 7.');
    await expect(notice).toContainText('Rows not found in this import: 1 (row 12 of that file).');
    await expect(notice).toHaveAttribute('data-tone', 'check');
    await importer.expectCounts(40, 33, 7);
    await importer.action('undo').click();
    await importer.expectCounts(40, 30, 10);
  });

  test('a corrected file can be dropped on the rows, and any other file is refused', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    const download = page.waitForEvent('download');
    await importer.root.locator('[data-action=left-out]').click();
    await importer.root.locator('[data-action=download-csv]').click();
    const text = (await contentOf(await download)).toString('utf8').replaceAll(/about (?=[159],)/g, '');
    await page.keyboard.press('Escape');
    await drop(importer, 'other.csv', 'Name,Amount\nAnn,1\n');
    await expect(importer.notice).toContainText('To upload another file, go back to the first step.');
    await importer.expectCounts(40, 30, 10);
    await drop(importer, 'people-errors.csv', text);
    const notice = importer.root.locator('[data-notice=change]');
    await expect(notice).toContainText('Rows changed: 3, cells: 3.');
    await expect(notice).toHaveAttribute('data-tone', 'good');
    await importer.expectCounts(40, 33, 7);
  });

  test('rows are downloaded as a workbook, which comes back', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await importer.root.locator('[data-action=left-out]').click();
    const download = await downloaded(importer, 'xlsx');
    const buffer = await contentOf(download);
    await corrected(importer).setInputFiles({
      name: 'people-errors.xlsx',
      mimeType: 'application/octet-stream',
      buffer,
    });
    await expect(importer.root.locator('[data-notice=change]')).toContainText('The corrected file has no changes.');
    await importer.expectCounts(40, 30, 10);
  });

  test('rows of another file are refused', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await importer.root.locator('[data-action=left-out]').click();
    await corrected(importer).setInputFiles(textFile('other.csv', '_rowgate,Name\nr2-abc,Ann\n'));
    await expect(importer.notice).toContainText('These rows belong to another file. Nothing was changed.');
    await importer.expectCounts(40, 30, 10);
  });

  test('after the import, the skipped rows are listed, fixed and imported', async ({ page }) => {
    const importer = await toReview(new HostPage(page));
    await importer.submit();
    await expect(importer.root).toContainText('30 rows imported');
    const skipped = importer.root.locator('[data-outcome=skipped]');
    await skipped.locator('summary').click();
    await expect(skipped.locator('li')).toHaveCount(10);
    await expect(skipped.locator('li').first()).toContainText('Person 1 · about 1 · active');
    await expect(skipped.locator('li em').first()).toHaveText(/^Amount: \S/);
    await importer.root.locator('[data-outcome=delivered] summary').click();
    await expect(importer.root.locator('[data-outcome=delivered] li')).toHaveCount(30);
    expect(await violations(page)).toEqual([]);
    await expect(importer.root.locator('[data-kind=primary]')).toHaveAttribute('data-action', 'fix');

    await importer.root.locator('[data-action=fix]').click();
    await importer.atStep('review');
    await expect(importer.grid).toHaveAttribute('aria-rowcount', '10');
    await importer.edit(1, 'amount', '1.5');
    await expect(importer.action('submit')).toHaveText('Import 1 row, skip 9 with errors');
    await importer.submit();
    await expect(importer.root).toContainText('31 rows imported');

    const download = await downloaded(importer, 'csv');
    const fixed = (await contentOf(download)).toString('utf8').replaceAll('about ', '');
    await corrected(importer).setInputFiles(textFile('people-errors.csv', fixed));
    await importer.atStep('review');
    await expect(importer.root.locator('[data-notice=change]')).toContainText('Rows changed: 9, cells: 9.');
    await importer.submit();
    await expect(importer.root).toContainText('40 rows imported');
    await expect(importer.root).toContainText('All rows were imported.');
  });

  test('sending shows how many rows have arrived, and stopping what is in', async ({ page }) => {
    const host = new HostPage(page);
    await host.open({ css: '#place { height: 100vh }' });
    await host.mount(PROPS, () => ({
      batchSize: 10,
      // The third batch never arrives.
      onBatch: (_rows, { index, signal }) =>
        index < 2
          ? undefined
          : new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    }));
    const { importer } = host;
    await importer.upload(FILE);
    await importer.goTo('review');
    await importer.action('submit').click();
    await importer.action('confirm-skip').click();
    await expect(importer.root.locator('[data-progress-text]')).toContainText('20 of 30 rows');
    await importer.root.getByRole('button', { name: 'Cancel' }).click();
    await expect(importer.notice).toContainText('20 rows are already imported; 20 are not.');
  });
});

import type { Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import type { CSVImporterProps } from '../../src/ui/index.js';
import { HostPage } from '../support/host-page.js';
import type { ImporterPage } from '../support/importer-page.js';
import { draftIsSaved } from '../support/kept-drafts.js';
import { expect, test } from '../support/test.js';

const COLUMNS: CSVImporterProps['columns'] = [
  { id: 'name', label: 'Name' },
  { id: 'amount', label: 'Amount', type: 'number' },
];

/** Loads the page, also again. */
async function opened(page: Page, props: CSVImporterProps = {}): Promise<ImporterPage> {
  const host = new HostPage(page);
  await host.open({ css: '#place { height: 800px }' });
  await host.mount({ isModal: false, columns: COLUMNS, ...props });
  return host.importer;
}

test('a workbook can be continued before a sheet was chosen', async ({ page }) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Summary'], ['of the year']]), 'Summary');
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Name', 'Amount'],
      ['Ann', 1],
    ]),
    'People',
  );
  const buffer = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const importer = await opened(page);
  await importer.upload({ name: 'people.xlsx', mimeType: 'application/octet-stream', buffer });
  await draftIsSaved(page);
  await opened(page);
  await importer.root.locator('[data-action=resume]').click();
  await importer.atStep('sheet');
  await importer.root.getByRole('radio', { name: 'People' }).check();
  await importer.goTo('review');
  await importer.expectCounts(1, 1, 0);
});

test("an import of the host's file can be continued", async ({ page }) => {
  let downloads = 0;
  await page.route('**/people.csv', (route) => {
    downloads += 1;
    return route.fulfill({ contentType: 'text/csv', body: 'Name,Amount\nAnn,1\nBo,2\n' });
  });
  const props: CSVImporterProps = { source: { url: '/people.csv' } };
  const importer = await opened(page, props);
  await importer.atStep('map');
  await importer.goTo('review');
  await importer.edit(1, 'name', 'Bob');
  await draftIsSaved(page);
  await opened(page, props);
  await importer.root.locator('[data-action=resume]').click();
  await importer.atStep('review');
  await expect(importer.value(1, 'name')).toHaveText('Bob');
  expect(downloads).toBe(1);
  await opened(page, props);
  await importer.root.locator('[data-action=discard-draft]').click();
  await importer.atStep('map');
  expect(downloads).toBe(2);
});

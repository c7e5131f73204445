import { expect, test } from '@playwright/test';
import { guard } from '../support/importer-page.js';

test('the manual has the guides and the types, can be searched, and sends no requests to other servers', async ({
  page,
  baseURL,
}) => {
  const { problems } = guard(page, baseURL ?? '');
  await page.goto('/');
  await page.getByRole('link', { name: 'Manual' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rowgate' })).toBeVisible();
  await expect(page.getByRole('img', { name: /The review step/ })).toHaveJSProperty('complete', true);

  await page.getByRole('table').getByRole('link', { name: 'Validation' }).click();
  await page.getByRole('link', { name: 'Issue codes' }).first().click();
  await expect(page.getByRole('cell', { name: 'number_precision' })).toBeInViewport();

  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('CSVImporterProps');
  await page
    .getByRole('option', { name: /CSVImporterProps/ })
    .first()
    .click();
  await expect(page.getByText('what happens to rows with errors')).toBeVisible();
  expect(problems).toEqual([]);
});

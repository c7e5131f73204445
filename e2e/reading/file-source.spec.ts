import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { HostPage } from '../support/host-page.js';
import { expect, test } from '../support/test.js';

const TEXT = 'Name,City\nAnn,Bonn\nBob,Rome\n';
const COLUMNS = ['name', 'city'].map((id) => ({ id, label: id }));

async function mounted(page: Page, url: string): Promise<HostPage> {
  const host = new HostPage(page);
  await host.open({ css: '#place { height: 700px }' });
  await host.mount({ isModal: false, columns: COLUMNS, source: { url } });
  return host;
}

test('a file on a server is downloaded and opened', async ({ page }) => {
  await page.route('**/exports/**', (route) =>
    route.fulfill({ body: gzipSync(TEXT), contentType: 'application/gzip' }),
  );
  const { importer } = await mounted(page, '/exports/My%20people.csv.gz?token=1');
  await importer.atStep('header', 'map');
  await importer.goTo('review');
  await importer.expectCounts(2, 2, 0);
  await expect(importer.root).toContainText('My people.csv');
});

test('while it is downloaded, its name is shown, and the download can be canceled', async ({ page }) => {
  await page.route('**/exports/**', () => undefined);
  const { importer } = await mounted(page, '/exports/people.csv');
  await expect(importer.root).toContainText('people.csv');
  await importer.root.getByRole('button', { name: 'Cancel' }).click();
  await expect(importer.root.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expect(importer.notice).toHaveCount(0);
});

test('a download that failed can be repeated, and is repeated after a reload', async ({ page }) => {
  let isUp = false;
  await page.route('**/exports/**', (route) =>
    isUp ? route.fulfill({ body: TEXT, contentType: 'text/csv' }) : route.fulfill({ status: 503 }),
  );
  const { importer } = await mounted(page, '/exports/people.csv');
  await expect(importer.notice).toContainText('(status 503)');
  const again = await mounted(page, '/exports/people.csv');
  await expect(again.importer.notice).toContainText('(status 503)');
  const retry = again.importer.root.locator('[data-action=retry]');
  await retry.click();
  await expect(again.importer.notice).toContainText('(status 503)');
  isUp = true;
  await retry.click();
  await again.importer.goTo('review');
  await again.importer.expectCounts(2, 2, 0);
});

test('a refusal is explained, and a file can be chosen instead', async ({ page }) => {
  await page.route('**/exports/**', (route) => route.fulfill({ status: 403 }));
  await page.route('https://elsewhere.example/**', (route) => route.abort());
  const { importer } = await mounted(page, '/exports/people.csv');
  await expect(importer.root.locator('[data-error=url-refused]')).toContainText('(status 403)');
  await expect(importer.root.locator('input[type=file]')).toBeAttached();
  const other = await mounted(page, 'https://elsewhere.example/people.csv');
  await expect(other.importer.root.locator('[data-error=url-unreachable]')).toContainText('elsewhere.example');
});

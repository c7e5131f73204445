import { test as unguarded } from '@playwright/test';
import { ImporterPage, MESSY_FILE, textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

test('the script-tag file imports, in a worker', async ({ importer, page }) => {
  await page.goto('/script-tag.html');
  await page.locator('#open').click();
  await importer.atStep('upload');
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await importer.expectCounts(6, 5, 1);
  expect(page.workers().length).toBeGreaterThan(0);
  await importer.submit();
  await importer.close();
  await expect(page.locator('#result-count')).toHaveText('5');
});

test('the script-tag importer opens again for the next file', async ({ importer, page }) => {
  await page.goto('/script-tag.html');
  for (const name of ['Ada', 'Grace']) {
    await page.locator('#open').click();
    await importer.atStep('upload');
    await importer.upload(textFile(`${name}.csv`, `Name,Email\n${name},${name}@example.com\n`));
    await importer.goTo('review');
    await expect(importer.value(0, 'name')).toHaveText(name);
    await importer.submit();
    await importer.close();
    await expect(page.locator('#result-count')).toHaveText('1');
  }
});

test('functions of the page transform what is delivered', async ({ importer, page }) => {
  await page.goto('/script-tag.html');
  const delivered = await page.evaluateHandle(async () => {
    const { createCSVImporter } = (window as unknown as { CSVImporter: typeof import('../../src/umd.js') }).CSVImporter;
    const results: unknown[] = [];
    createCSVImporter({
      modalIsOpen: true,
      columns: [
        {
          id: 'name',
          label: 'Name',
          transformations: [{ type: 'trim' }, { type: 'custom', fn: (value) => `${String(value)}!` }],
        },
      ],
      onComplete: (result) => results.push(result),
    });
    return results;
  });
  await importer.upload(textFile('names.csv', 'Name\nAda\n'));
  await importer.goTo('review');
  await importer.submit();
  await expect.poll(() => delivered.evaluate((results) => results)).toMatchObject([{ rows: [{ name: 'Ada!' }] }]);
});

test('an importer that a script in the head creates opens once the page has a body', async ({ importer, page }) => {
  await page.route('**/head.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Host</title><script src="/dist/rowgate.umd.js"></script><script>
        const config = { columns: [{ id: 'name', label: 'Name' }] };
        const importer = CSVImporter.createCSVImporter(config);
        importer.showModal();
        CSVImporter.createCSVImporter({ ...config, modalIsOpen: true }).destroy();
        </script></head><body><p>Text</p></body></html>`,
    }),
  );
  await page.goto('/head.html');
  await importer.atStep('upload');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('an importer that takes the place of another one stays when the other is destroyed', async ({
  importer,
  page,
}) => {
  await page.goto('/script-tag.html');
  await page.evaluate(() => {
    const { createCSVImporter } = (window as unknown as { CSVImporter: typeof import('../../src/umd.js') }).CSVImporter;
    const domElement = document.body.appendChild(document.createElement('div'));
    domElement.textContent = 'Loading';
    const config = { isModal: false, domElement, columns: [{ id: 'name', label: 'Name' }] };
    const first = createCSVImporter(config);
    const second = createCSVImporter(config);
    first.destroy();
    for (const call of [() => first.showModal(), () => first.closeModal(), () => first.update()]) call();
    second.update();
    first.destroy();
    second.update({ language: 'de' });
  });
  await importer.atStep('upload');
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  await expect(importer.root.getByText(/auswählen/).first()).toBeVisible();
});

test('a selector in place of an element is explained', async ({ page }) => {
  await page.goto('/script-tag.html');
  const failure = page.evaluate(() => {
    const { CSVImporter } = window as unknown as { CSVImporter: { createCSVImporter(config: object): void } };
    CSVImporter.createCSVImporter({ domElement: '#importer', columns: [] });
  });
  await expect(failure).rejects.toThrow('“domElement” must be an element, for example document.querySelector(');
});

// The console names what is missing.
unguarded('without a configuration, the importer says that it is not set up', async ({ page }) => {
  const importer = new ImporterPage(page);
  await page.goto('/script-tag.html');
  await page.evaluate(() => {
    const { CSVImporter } = window as unknown as { CSVImporter: { createCSVImporter(): { showModal(): void } } };
    CSVImporter.createCSVImporter().showModal();
  });
  await importer.choose(textFile('people.csv', 'Name\nAda\n'));
  await expect(importer.notice).toContainText('This import isn’t set up correctly');
});

// The browser logs that a file could not be loaded.
unguarded('steps that failed to load are requested again, and the file is kept', async ({ page }) => {
  const importer = new ImporterPage(page);
  let isUnavailable = true;
  await page.route('**/rowgate.umd.steps.js?*', (route) => (isUnavailable ? route.abort() : route.continue()));
  await page.goto('/script-tag.html');
  await page.locator('#open').click();
  await importer.upload(textFile('people.csv', 'Name,Email\nAda,ada@example.com\n'));
  await importer.atStep('map');
  const retry = page.locator('[data-action="retry"]');
  await expect(retry).toBeVisible();
  isUnavailable = false;
  await retry.click();
  await importer.goTo('review');
  await importer.expectCounts(1, 1, 0);
});

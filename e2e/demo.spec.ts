import { expect, test as base } from '@playwright/test';
import { ADMIN } from './admin-server.js';
import { startBackendServer } from './backend-server.js';
import type { BackendServer } from './backend-server.js';
import { ImporterPage, textFile } from './importer-page.js';

const test = base.extend<{ importer: ImporterPage }, { server: BackendServer }>({
  server: [
    // The names are Playwright's.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const server = await startBackendServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  importer: async ({ page }, provide) => provide(new ImporterPage(page)),
});

test('the start page imports into contacts and reads them back by REST and GraphQL', async ({
  page,
  importer,
  server,
}) => {
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Import into the server' }).click();
  await importer.atStep('upload');
  const people = 'E-mail;Given name;Surname;Organisation\nADA@a.org;Ada;Lovelace;Engines\nbo@a.org;Bo;Ek;Acme\nno;;;\n';
  await importer.upload(textFile('contacts.csv', people));
  await importer.goTo('review');
  await importer.expectCounts(3, 2, 1);
  await importer.submit();
  await expect(importer.root).toContainText('2 rows imported');
  await importer.close();
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Show the records' }).click();
  for (const way of ['By REST', 'By GraphQL']) {
    const answer = page.getByRole('region', { name: way });
    await expect(answer.getByRole('heading')).toHaveText(`${way}: 2 contacts`);
    await expect(answer.getByRole('row', { name: 'ada@a.org Ada Lovelace Engines' })).toBeVisible();
  }
});

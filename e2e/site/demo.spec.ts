import { expect } from '@playwright/test';
import { ADMIN } from '../support/admin-server.js';
import { backendTest } from '../support/backend-test.js';
import { textFile } from '../support/importer-page.js';

const test = backendTest();

test('the start page imports contacts and reads them back through REST and GraphQL', async ({
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

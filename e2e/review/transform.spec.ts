import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import type { BackendServer } from '../support/backend-server.js';
import { backendTest } from '../support/backend-test.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';

const FIELDS = [
  { name: 'name', display_name: 'Full name', type: 'text', validators: [{ type: 'required' }] },
  { name: 'email', type: 'email' },
  { name: 'joined', type: 'date' },
  { name: 'company', type: 'text' },
];
const FILE = [
  'name,email,joined,company',
  'ada king,Ada@Example.com,31.12.2023,Analytical',
  'grace hopper,grace@example.com,01.02.2024,',
  'alan turing,ALAN@EXAMPLE.COM,15.03.2024,',
].join('\n');

const test = backendTest();

async function open(page: Page, server: BackendServer, more: object = {}, query = ''): Promise<void> {
  const { key } = await server.call<{ key: string }>('POST', '/api/v1/importers', {
    name: 'People',
    fields: FIELDS,
    ...more,
  });
  await page.goto(`${server.origin}/?open=1&importerKey=${key}${query}`);
}

async function toReview(importer: ImporterPage, content: string = FILE): Promise<void> {
  await importer.atStep('upload');
  await importer.upload(textFile('people.csv', content));
  await importer.goTo('review');
}

const panelOf = ({ root }: ImporterPage): Locator => root.getByRole('dialog', { name: 'Edit with a prompt' });

async function ask(importer: ImporterPage, prompt: string): Promise<Locator> {
  await importer.root.getByRole('button', { name: 'Edit with a prompt' }).click();
  const panel = panelOf(importer);
  await panel.getByRole('textbox').fill(prompt);
  await panel.getByRole('button', { name: 'Preview changes' }).click();
  return panel;
}

const cell = ({ grid }: ImporterPage, row: number, column: string): Locator =>
  grid.locator(`[data-row="${row}"] [data-column="${column}"]`);

test('a prompt changes the selected rows in one step that can be undone', async ({ page, importer, server }) => {
  await open(page, server);
  await toReview(importer);
  const panel = await ask(importer, 'capitalize full name, lowercase email and fill empty company with Unknown');
  await expect(panel).toContainText('7 cells would change (rows affected: 3).');
  await expect(panel).toContainText('Full name: the value with each word capitalized.');
  await expect(panel.getByRole('row', { name: /ada king Ada King/ })).toBeVisible();
  await panel.getByRole('checkbox', { name: /Company/ }).uncheck();
  await panel.getByRole('checkbox', { name: 'Change row 3' }).uncheck();
  await panel.getByRole('button', { name: 'Change 4 cells' }).click();
  await expect(panel).toBeHidden();
  await expect(cell(importer, 0, 'name')).toContainText('Ada King');
  await expect(cell(importer, 0, 'email')).toContainText('ada@example.com');
  await expect(cell(importer, 1, 'name')).toContainText('grace hopper');
  await expect(cell(importer, 2, 'name')).toContainText('Alan Turing');
  await expect(importer.root.getByText('4 cells changed. You can undo this.')).toBeAttached();
  await expect(importer.root.getByRole('button', { name: 'Edit with a prompt' })).toBeFocused();
  await importer.root.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(importer, 0, 'name')).toContainText('ada king');
  await importer.root.getByRole('button', { name: 'Redo' }).click();
  await expect(cell(importer, 2, 'email')).toContainText('alan@example.com');
});

test('the server imports what a prompt changed', async ({ page, importer, server }) => {
  await open(page, server);
  await toReview(importer);
  const panel = await ask(importer, 'uppercase full name and convert dates to YYYY-MM-DD');
  await panel.locator('[data-action=apply]').click();
  await expect(cell(importer, 1, 'joined')).toContainText('2024-02-01');
  await importer.submit();
  await expect(importer.root).toContainText('3 rows imported');
  const [job] = await server.call<{ id: string }[]>('GET', '/api/v1/imports?limit=1');
  const rows = JSON.stringify(await server.call('GET', `/api/v1/imports/${job?.id}/rows`));
  expect(rows).toContain('GRACE HOPPER');
  expect(rows).toContain('2024-02-01');
});

test('the data to be sent is shown first, and contains no row values unless the importer allows it', async ({
  page,
  importer,
  server,
}) => {
  for (const allowed of [false, true]) {
    await open(page, server, { ai_enabled: allowed });
    await toReview(importer);
    await importer.root.getByRole('button', { name: 'Edit with a prompt' }).click();
    const panel = panelOf(importer);
    const sent = panel.getByRole('region', { name: 'What will be sent' });
    await expect(sent).toContainText('Full name');
    await expect(panel).toContainText(allowed ? 'these values from 3 rows' : 'No values.');
    await expect(sent.getByText('grace hopper')).toHaveCount(allowed ? 1 : 0);
    const request = page.waitForRequest(/\/transform/);
    await panel.getByRole('textbox').fill('uppercase full name');
    await panel.getByRole('textbox').press('Enter');
    const body = (await request).postData() ?? '';
    expect(body.includes('grace hopper')).toBe(allowed);
    expect(body).toContain('uppercase full name');
    await expect(panel).toContainText('3 cells would change');
  }
});

test('a prompt that is not understood or changes nothing is reported, and changes nothing', async ({
  page,
  importer,
  server,
}) => {
  await open(page, server);
  await toReview(importer);
  const panel = await ask(importer, 'make it nicer');
  await expect(panel.getByRole('alert')).toContainText(
    'This was not understood. Try, for example: “uppercase the name column”',
  );
  await panel.getByRole('textbox').fill('uppercase planet');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.getByRole('alert')).toContainText('There is no column “planet”. The columns are: Full name,');
  await panel.getByRole('textbox').fill('trim company');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.getByRole('alert')).toContainText('This wouldn’t change any cells.');
  await page.route(/\/transform/, (route) => route.abort());
  await panel.getByRole('textbox').fill('uppercase company');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.getByRole('alert')).toContainText('Can’t reach the server. Nothing was changed');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(importer.root.getByRole('button', { name: 'Edit with a prompt' })).toBeFocused();
  await expect(importer.root.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the whole dialog works with the keyboard and with screen readers', async ({ page, importer, server }) => {
  await open(page, server, { ai_enabled: true });
  await toReview(importer);
  await importer.root.getByRole('button', { name: 'Edit with a prompt' }).focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(importer);
  await expect(panel.getByRole('textbox', { name: 'What should we change?' })).toBeFocused();
  expect(await violations(page, { within: '.rg-transform' })).toEqual([]);
  await page.keyboard.type('capitalize full name');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Change 3 cells' })).toBeVisible();
  expect(await violations(page, { within: '.rg-transform' })).toEqual([]);
  await panel.getByRole('checkbox', { name: 'Change row 2' }).focus();
  await page.keyboard.press('Space');
  await panel.getByRole('button', { name: 'Change 2 cells' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(cell(importer, 1, 'name')).toContainText('Grace Hopper');
});

test('a change of very many rows shows its progress and can be stopped', async ({ page, importer, server }) => {
  await open(page, server);
  const rows = Array.from({ length: 300_000 }, (_, row) => `person ${row},p${row}@example.com,2024-01-01,c`);
  await toReview(importer, ['name,email,joined,company', ...rows].join('\n'));
  const panel = await ask(importer, 'uppercase full name');
  await panel.getByRole('button', { name: 'Change 300,000 cells' }).click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('button', { name: 'Change 300,000 cells' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(importer.root.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(cell(importer, 0, 'name')).toContainText('person 0');
});

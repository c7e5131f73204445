import { expect, test } from '@playwright/test';
import { OPTION_STORIES } from '../../stories/docs/option-stories.js';
import { guard, ImporterPage } from '../support/importer-page.js';

test('the stories are at /storybook, under the policy of all pages, and send no requests to other servers', async ({
  page,
  baseURL,
}) => {
  // Storybook loads its manager before the story, which takes long on a busy machine.
  test.slow();
  const { problems } = guard(page, baseURL ?? '');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Storybook' })).toHaveAttribute('href', './storybook/');
  const response = await page.goto('/storybook/?path=/story/steps--review');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self';");
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('grid')).toBeVisible({ timeout: 90_000 });
  await page.getByRole('tab', { name: /Interactions/ }).click();
  await expect(page.getByText('Pass', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(problems).toEqual([]);
});

test('a single story imports rows', async ({ page }) => {
  await page.goto('/storybook/iframe.html?id=steps--complete&viewMode=story');
  await expect(new ImporterPage(page).root).toContainText('4 rows imported', { timeout: 30_000 });
});

test('a story reads its file in a worker that stays alive', async ({ page }) => {
  await page.goto('/storybook/iframe.html?id=steps--review&viewMode=story');
  await expect(new ImporterPage(page).grid).toBeVisible({ timeout: 30_000 });
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('/engine-worker-')]);
});

test('every prop has a story, linked from the table of props', async ({ page, request }) => {
  const { entries } = (await (await request.get('/storybook/index.json')).json()) as { entries: object };
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(Object.values(OPTION_STORIES)));
  await page.goto('/storybook/?path=/docs/options-all-props--docs');
  const table = page.frameLocator('#storybook-preview-iframe').getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(Object.keys(OPTION_STORIES).length + 1, { timeout: 30_000 });
  await expect(table.getByRole('row', { name: /^batchSize number Rows per batch/ })).toBeVisible();
  await table.getByRole('link', { name: 'primaryColor' }).click();
  await expect(page).toHaveURL(/options-theme--primary-color/);
});

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import type { BackendServer } from '../support/backend-server.js';
import { backendTest } from '../support/backend-test.js';
import { textFile } from '../support/importer-page.js';
import type { ImporterPage } from '../support/importer-page.js';

interface Importer {
  readonly id: string;
  readonly key: string;
}

const FIELDS = [
  { name: 'email', display_name: 'E-mail', type: 'email', validators: [{ type: 'required' }] },
  { name: 'firstName', type: 'text' },
  { name: 'company', type: 'text', transformations: [{ type: 'uppercase' }] },
];

const test = backendTest();

// Pages of other origins have their own policies; our page's policy blocks other servers.
test.use({ bypassCSP: true });

const newImporter = (server: BackendServer, more: object = {}): Promise<Importer> =>
  server.call<Importer>('POST', '/api/v1/importers', {
    name: 'Contacts',
    fields: FIELDS,
    destination: { type: 'model', model: 'contacts', mode: 'upsert', key: 'email' },
    disable_on_invalid_rows: true,
    ...more,
  });

const open = (page: Page, server: BackendServer, key: string, query = ''): Promise<unknown> =>
  page.goto(`${server.origin}/?open=1&importerKey=${key}${query}`);

/** Import as the review of a file in backend mode. */
async function toReview(importer: ImporterPage, content: string): Promise<void> {
  await importer.atStep('upload');
  await importer.upload(textFile('contacts.csv', content));
  await importer.goTo('review');
}

/** The same page under another origin. */
const elsewhere = (server: BackendServer): string => server.origin.replace('127.0.0.1', 'localhost');

const emails = async (server: BackendServer): Promise<unknown[]> => {
  const { data } = await server.call<{ data: { email: string }[] }>('GET', '/api/contacts?limit=100');
  return data.map(({ email }) => email).sort();
};

const jobsOf = (server: BackendServer, { id }: Importer): Promise<readonly { status: string }[]> =>
  server.call('GET', `/api/v1/imports?importer_id=${id}`);

test('a file is imported into the records of a model', async ({ page, importer, server }) => {
  const { key, id } = await newImporter(server);
  await open(page, server, key);
  await expect(importer.root.getByText('E-mail', { exact: true })).toBeVisible();
  await toReview(importer, 'E-mail;First name;Company\nann@a.org;Ann;acme\nnobody;Bo;b\ncy@a.org;Cy;\n');
  await importer.expectCounts(3, 2, 1);
  await importer.edit(1, 'email', 'bo@a.org');
  await importer.expectCounts(3, 3, 0);
  await importer.submit();
  await expect(importer.root).toContainText('3 rows imported');
  await expect(importer.root).toContainText('3 new');
  expect(await emails(server)).toEqual(expect.arrayContaining(['ann@a.org', 'bo@a.org', 'cy@a.org']));
  await importer.close();
  const result = JSON.parse((await page.locator('#result-json').textContent()) ?? '') as object;
  expect(result).toMatchObject({ rows: [], job: { status: 'completed', num_rows: 3, num_errors: 0 } });
  const [job] = await jobsOf(server, { id, key });
  expect(job).toMatchObject({ user: { name: 'Demo' }, metadata: { page: 'start' } });
});

test('an unknown key, a disallowed origin and an unreachable server have different messages', async ({
  page,
  importer,
  server,
}) => {
  const failure = importer.root.locator('[data-error]');
  await open(page, server, '0b6f3c1e-5d0a-4a52-9d7e-2f6f6a1f0c11');
  await expect(failure).toContainText('This import doesn’t exist');
  const { key } = await newImporter(server, { allowed_origins: ['https://elsewhere.example.com'] });
  await page.goto(`${elsewhere(server)}/?open=1&importerKey=${key}&backendUrl=${encodeURIComponent(server.origin)}`);
  await expect(failure).toContainText('This import isn’t available here');

  const { key: good } = await newImporter(server);
  await page.route('**/imports/key/**', (route) => route.abort());
  await open(page, server, good);
  await expect(failure).toContainText('Can’t reach the server');
  await page.unroute('**/imports/key/**');
  await importer.root.locator('[data-action="retry"]').click();
  await importer.atStep('upload');
  await expect(importer.root.locator('input[type=file]')).toHaveCount(1);
});

test('errors found by the server appear in the grid, and the fixed rows are imported', async ({
  page,
  importer,
  server,
}) => {
  const { key } = await newImporter(server);
  await open(page, server, key);
  await toReview(importer, 'email,firstName\nx1@a.org,One\nx2@a.org,Two\nx1@a.org,Three\n');
  await importer.expectCounts(3, 3, 0);
  await importer.action('submit').click();
  await importer.atStep('review');
  await expect(importer.notice).toContainText('marked below');
  await expect(importer.root.locator('input[type=radio][value="invalid"]')).toBeChecked();
  await importer.filter('all');
  const invalid = importer.grid.locator('[aria-invalid="true"]');
  await expect(invalid.first()).toBeVisible();
  for (const row of [0, 2]) {
    if ((await importer.cell(row, 'email').getAttribute('aria-invalid')) === 'true') {
      await importer.edit(row, 'email', `fixed${row}@a.org`);
    }
  }
  await importer.expectCounts(3, 3, 0);
  await importer.submit();
  await expect(importer.root).toContainText('3 rows imported');
});

test('rows that only the server rejects are listed at the end, and are sent again once they are fixed', async ({
  page,
  importer,
  server,
}) => {
  const { key } = await newImporter(server, { disable_on_invalid_rows: false, filter_invalid_rows: true });
  await open(page, server, key);
  await toReview(importer, 'email,firstName\ny1@a.org,One\ny2@a.org,Two\ny1@a.org,Three\n');
  await importer.expectCounts(3, 3, 0);
  await importer.submit();
  await expect(importer.root).toContainText('2 rows imported');
  const rejected = importer.root.locator('[data-outcome="rejected"]');
  await rejected.locator('summary').click();
  await expect(rejected.locator('li')).toContainText('Three');
  await expect(rejected.locator('em')).not.toBeEmpty();
  await importer.action('fix').click();
  await importer.atStep('review');
  await importer.filter('all');
  await importer.edit(2, 'email', 'y3@a.org');
  await importer.submit();
  await expect(importer.root).toContainText('3 rows imported');
  expect(await emails(server)).toEqual(expect.arrayContaining(['y1@a.org', 'y2@a.org', 'y3@a.org']));
});

test('new, updated and unchanged records are counted, each with its rows', async ({ page, importer, server }) => {
  const { key } = await newImporter(server);
  const file = 'email,firstName\nz1@a.org,One\nz2@a.org,Two\n';
  await open(page, server, key);
  await toReview(importer, file);
  await importer.submit();
  await open(page, server, key);
  await toReview(importer, `${file.replace('Two', 'Second')}z3@a.org,Three\n`);
  await importer.submit();
  for (const [outcome, said, row] of [
    ['created', '1 new', 'z3@a.org'],
    ['updated', '1 updated', 'Second'],
    ['unchanged', '1 unchanged', 'z1@a.org'],
  ] as const) {
    const list = importer.root.locator(`[data-outcome="${outcome}"]`);
    await expect(list.locator('summary')).toContainText(said);
    await list.locator('summary').click();
    await expect(list.locator('li')).toContainText(row);
  }
  await expect(importer.root.locator('[data-outcome="delivered"]')).toHaveCount(0);
});

test('a page of another origin can use an importer that allows it', async ({ page, importer, server }) => {
  const { key } = await newImporter(server, { allowed_origins: [elsewhere(server)] });
  await page.goto(`${elsewhere(server)}/?open=1&importerKey=${key}&backendUrl=${encodeURIComponent(server.origin)}`);
  await toReview(importer, 'email,firstName\nelse@a.org,Else\n');
  await importer.submit();
  await expect(importer.root).toContainText('1 row imported');
});

test('a server crash during the import loses nothing, and trying again creates no second import', async ({
  page,
  importer,
  server,
}) => {
  test.setTimeout(120_000);
  const importers = await newImporter(server, { destination: { type: 'none' } });
  await open(page, server, importers.key);
  const lines = Array.from({ length: 60_000 }, (_, row) => `p${row}@a.org,P${row}`);
  await toReview(importer, `email,firstName\n${lines.join('\n')}\n`);
  await importer.expectCounts(60_000, 60_000, 0);
  // It crashes when the file has just arrived.
  const arrived = page.waitForResponse((response) => response.url().includes('/key/upload') && response.ok());
  await importer.action('submit').click();
  await arrived;
  await server.kill();
  await importer.atStep('review');
  await expect(importer.notice).toContainText('Can’t reach the server');
  await importer.expectCounts(60_000, 60_000, 0);
  await server.start();
  await importer.action('submit').click();
  await importer.atStep('complete');
  await expect(importer.root).toContainText('60000 rows imported');
  expect(await jobsOf(server, importers)).toMatchObject([{ status: 'completed', num_imported_rows: 60_000 }]);
});

test('a large file is uploaded in parts and resumes where the connection broke', async ({ page, importer, server }) => {
  test.setTimeout(120_000);
  const importers = await newImporter(server, { destination: { type: 'none' } });
  await open(page, server, importers.key);
  const filler = 'x'.repeat(180);
  const lines = Array.from({ length: 100_000 }, (_, row) => `p${row}@a.org,${filler}`);
  let drops = 0;
  await page.route('**/parts/1?*', (route) => {
    drops += 1;
    return drops < 3 ? route.abort('connectionreset') : route.continue();
  });
  await toReview(importer, `email,firstName\n${lines.join('\n')}\n`);
  await importer.expectCounts(100_000, 100_000, 0);
  await importer.submit();
  await expect(importer.root).toContainText('100000 rows imported');
  expect(drops).toBe(3);
});

test('a canceled import is canceled on the server', async ({ page, importer, server }) => {
  const importers = await newImporter(server, { destination: { type: 'none' } });
  await open(page, server, importers.key);
  const lines = Array.from({ length: 60_000 }, (_, row) => `p${row}@a.org,P${row}`);
  await toReview(importer, `email,firstName\n${lines.join('\n')}\n`);
  await importer.expectCounts(60_000, 60_000, 0);
  const arrived = page.waitForResponse((response) => response.url().includes('/key/upload') && response.ok());
  await importer.action('submit').click();
  await arrived;
  await importer.root.getByRole('button', { name: 'Cancel' }).click();
  await importer.atStep('review');
  await importer.expectCounts(60_000, 60_000, 0);
  // The review may be back before the server knows.
  await expect.poll(() => jobsOf(server, importers)).toMatchObject([{ status: 'failed', error: 'Cancelled' }]);
});

test('the script-tag file works with a backend', async ({ page, importer, server }) => {
  const { key } = await newImporter(server);
  await page.goto(`${server.origin}/script-tag.html`);
  await page.evaluate((importerKey) => {
    const { CSVImporter } = window as unknown as {
      CSVImporter: { createCSVImporter(config: object): { showModal(): void } };
    };
    CSVImporter.createCSVImporter({ importerKey, backendUrl: location.origin }).showModal();
  }, key);
  await toReview(importer, 'email,firstName\ntag@a.org,Tag\n');
  await importer.submit();
  await expect(importer.root).toContainText('1 row imported');
  expect(await emails(server)).toContain('tag@a.org');
});

for (const mode of ['light', 'dark']) {
  test(`axe reports no violations on the screens of a backend, ${mode}`, async ({ page, importer, server }) => {
    const { key } = await newImporter(server);
    const check = async (): Promise<void> => {
      expect(await violations(page)).toEqual([]);
    };
    const query = mode === 'dark' ? '&dark=1' : '';
    await page.route('**/imports/key/schema*', () => undefined);
    await open(page, server, key, query);
    await expect(importer.root).toHaveAttribute('data-busy', 'true');
    await expect(importer.root.locator('[data-loading]')).toBeVisible();
    await check();
    await page.unrouteAll();
    await page.route('**/imports/key/schema*', (route) => route.abort());
    await open(page, server, key, query);
    await expect(importer.root.locator('[data-error]')).toBeVisible();
    await check();
    await page.unrouteAll();
    await importer.root.locator('[data-action="retry"]').click();
    await toReview(importer, `email,firstName\n${mode}@a.org,Axe\n`);
    await page.route('**/imports/key/upload*', () => undefined);
    await importer.action('submit').click();
    await expect(importer.root).toHaveAttribute('data-step', 'submit');
    await check();
    await importer.root.getByRole('button', { name: 'Cancel' }).click();
    await importer.atStep('review');
    await page.unrouteAll();
    await importer.submit();
    await check();
  });
}

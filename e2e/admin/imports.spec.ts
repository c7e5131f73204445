import { readFile } from 'node:fs/promises';
import { makeImporter, people, runImport } from '../support/admin-imports.js';
import { expect, test } from '../support/admin-test.js';

test.describe('importers', () => {
  test('are listed with their key, and show their fields and settings', async ({ admin, page, server, context }) => {
    const importer = await makeImporter(server, {
      name: 'Listed people',
      disable_on_invalid_rows: true,
      retention_days: 30,
      allowed_origins: ['https://shop.example'],
      destination: { type: 'none' },
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await admin.enter('#/importers');
    const row = admin.row('Listed people');
    await expect(row).toContainText('ada@example.com');
    await expect(row).toContainText('stored with the import');
    await expect(row).toContainText('none yet');
    await admin.button('Copy the key of Listed people').click();
    await expect(admin.notice).toHaveText('Copied the key of Listed people.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(importer.key);

    await admin.link(/^Listed people/).click();
    await expect(admin.heading('Listed people')).toBeFocused();
    await expect(admin.fact('Invalid rows')).toHaveText('block the import');
    await expect(admin.fact('Files and rows')).toHaveText('deleted after 30 days');
    await expect(admin.fact('Allowed origins')).toHaveText('https://shop.example');
    await admin.link('Fields').click();
    await expect(admin.row('email')).toContainText('requiredunique');
    await expect(admin.row('email').getByRole('list').last().getByRole('listitem')).toHaveText([
      'trims spaces, before checking',
      'lower case',
    ]);
    await expect(admin.row('Full name')).toContainText('at most 40 characters');
    await expect(admin.row('Size')).toContainText('S, M, L');
  });

  test('get a new key, and the old key is rejected', async ({ admin, server }) => {
    const { id, key } = await makeImporter(server, { name: 'Rotated' });
    const statusOf = async (used: string): Promise<number> =>
      (await fetch(`${server.origin}/api/v1/imports/key/schema?importer_key=${used}`)).status;
    await admin.enter(`#/importers/${id}`);
    await admin.button('New key').click();
    await expect(admin.dialog).toContainText(key);
    await admin.button('Cancel').click();
    expect(await statusOf(key)).toBe(200);
    await admin.button('New key').click();
    await admin.button('Create new key').click();
    await expect(admin.notice).toHaveText('“Rotated” has a new key.');
    await expect(admin.fact('Public key')).not.toContainText(key);
    expect(await statusOf(key)).toBe(404);
    expect(await statusOf(await admin.fact('Public key').locator('code').innerText())).toBe(200);
  });

  test('show their webhook, renew its secret (shown once) and resend a delivery', async ({ admin, page, server }) => {
    const importer = await makeImporter(server, { name: 'Told', webhook_url: server.hookUrl, webhook_enabled: true });
    const job = await runImport(server, importer, { name: 'told.csv', content: people(3) });
    await admin.enter(`#/importers/${importer.id}/webhooks`);
    await expect(admin.fact('Receiver')).toHaveText(`${server.hookUrl} on`);
    const hint = await admin.fact('Secret').locator('code').innerText();
    await admin.button('New secret').click();
    await admin.button('Create new secret').click();
    const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    await admin.button('Done').click();
    await expect(admin.fact('Secret').locator('code')).toHaveText(`${secret.slice(0, 10)}…`);
    await expect(admin.fact('Secret')).toContainText('The previous secret also signs until');
    await expect(admin.fact('Secret')).not.toContainText(hint);
    await expect(page.getByText(secret)).toHaveCount(0);

    const completed = admin.row('import.completed');
    // Both are sent on their own, in any order.
    for (const delivery of [completed, admin.row('import.started')]) {
      await expect(delivery).toContainText('HTTP 204', { timeout: 20_000 });
    }
    const calls = server.receiver.calls;
    await completed.getByRole('button', { name: /^Resend/ }).click();
    await expect(admin.notice).toHaveText('The webhook is being sent again.');
    await expect.poll(() => server.receiver.calls).toBe(calls + 1);

    await admin.open(`#/imports/${job}/webhooks`);
    await expect(admin.row('import.started')).toHaveCount(1);
    await expect(admin.row('import.completed')).toHaveCount(1);
  });

  test('are deleted with their imports, after confirmation', async ({ admin, page, server }) => {
    const importer = await makeImporter(server, { name: 'Short-lived' });
    const job = await runImport(server, importer, { name: 'gone.csv', content: people(2) });
    await admin.enter(`#/importers/${importer.id}`);
    await admin.button('Delete').click();
    await expect(admin.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await admin.button('Delete importer').click();
    await expect(admin.heading('Importers')).toBeVisible();
    await expect(admin.notice).toHaveText('The importer “Short-lived” was deleted.');
    await expect(page.getByText('Short-lived', { exact: true })).toHaveCount(0);
    await admin.open(`#/imports/${job}`);
    await expect(page.getByRole('alert')).toContainText('Not found.');
  });
});

test.describe('import jobs', () => {
  test('are listed by state and by importer', async ({ admin, page, server }) => {
    const good = await makeImporter(server, { name: 'Good' });
    const strict = await makeImporter(server, { name: 'Strict', disable_on_invalid_rows: true });
    await runImport(server, good, { name: 'good.csv', content: people(3) });
    await runImport(server, strict, { name: 'blocked.csv', content: people(1, { wrong: 1 }) });
    await runImport(server, strict, { name: 'fine.csv', content: people(2) });
    await admin.enter('#/imports');
    await page.getByLabel('Importer').selectOption('Strict');
    await expect(admin.column('File')).toHaveText(['fine.csvStrict', 'blocked.csvStrict']);
    await page.getByLabel('State').selectOption('Failed');
    await expect(admin.column('File')).toHaveText(['blocked.csvStrict']);
    await expect(admin.row('blocked.csv')).toContainText('Import blocked: 1 of 2 rows are invalid');
    await page.getByLabel('Importer').selectOption('Good');
    await expect(page.getByText('No matching imports')).toBeVisible();
    await admin.link('Clear filter').click();
    await expect(admin.row('good.csv')).toContainText('Completed');
    await page.goBack();
    await expect(page.getByLabel('State')).toHaveValue('failed');
  });

  test('list their errors page by page and offer all of them as a file', async ({ admin, page, server }) => {
    const importer = await makeImporter(server, { name: 'Findings' });
    const job = await runImport(server, importer, { name: 'messy.csv', content: people(2, { wrong: 60 }) });
    await admin.enter(`#/imports/${job}`);
    await expect(admin.figure('Rows read')).toHaveText('62');
    await expect(admin.figure('Valid rows')).toHaveText('2');
    await expect(admin.figure('Imported')).toHaveText('62');
    await admin.link('Errors (60)').click();
    await expect(admin.column('In the file').first()).toHaveText('Line 4');
    await expect(admin.row('Not an email address').first()).toContainText('email');
    await admin.link('Next').click();
    await expect(admin.column('In the file').first()).toHaveText('Line 54');
    await expect(page.getByText('51–60 of 60')).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), admin.link('Download as CSV').click()]);
    expect(download.suggestedFilename()).toBe(`errors-${job}.csv`);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines[1]).toBe('4,email,Not an email address');
  });

  test('show their rows page by page', async ({ admin, page, server }) => {
    const importer = await makeImporter(server, { name: 'Kept' });
    const job = await runImport(server, importer, { name: 'kept.csv', content: people(60) });
    await admin.enter(`#/imports/${job}/rows`);
    await expect(admin.column('email').first()).toHaveText('p0@example.com');
    await admin.link('Next').click();
    await expect(admin.column('email').first()).toHaveText('p50@example.com');
    await expect(page.getByText('51–60')).toBeVisible();
    await admin.link('First').click();
    await expect(page.getByText('1–50')).toBeVisible();
  });

  test('show progress while they run and can be canceled', async ({ admin, page, server }) => {
    const importer = await makeImporter(server, { name: 'Endless' });
    const job = await server.importFile(importer.id, { name: 'endless.csv', content: people(600_000) });
    await admin.enter(`#/imports/${job}`);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect.poll(() => page.getByRole('progressbar').getAttribute('value').then(Number)).toBeGreaterThan(0);
    await admin.button('Stop import').click();
    await admin.button('Stop it').click();
    await expect(admin.notice).toHaveText('The import was stopped.');
    await expect(page.getByRole('alert')).toHaveText('Cancelled');
    await expect(admin.figure('Imported')).toHaveText('0');
    await expect(admin.button('Stop import')).toHaveCount(0);
  });

  test('into a model can be rolled back, except for records edited since', async ({ admin, page, server }) => {
    const importer = await makeImporter(server, {
      name: 'Contacts',
      fields: [{ name: 'email', type: 'email' }],
      destination: { type: 'model', model: 'contacts', mode: 'insert' },
    });
    const content = 'email\nkeep@example.com\ngo@example.com\ngo-too@example.com\n';
    const job = await runImport(server, importer, { name: 'contacts.csv', content });
    const { data } = await server.call<{ data: readonly { id: string; email: string }[] }>('GET', '/api/contacts');
    const kept = data.find(({ email }) => email === 'keep@example.com')?.id ?? '';
    await server.call('PATCH', `/api/contacts/${kept}`, { notes: 'edited' });
    await admin.enter(`#/imports/${job}`);
    await expect(admin.figure('Created')).toHaveText('3');
    await admin.link('Rows').click();
    await expect(page.getByText('The rows were saved as records.')).toBeVisible();
    await admin.button('Roll back').click();
    await admin.button('Roll back import').click();
    await expect(admin.dialog).toContainText('Import rolled back');
    await expect(admin.dialog.getByRole('definition').first()).toHaveText('2');
    await expect(admin.dialog.getByRole('link', { name: kept })).toBeVisible();
    await admin.button('Done').click();
    await expect(admin.button('Roll back')).toHaveCount(0);
    await admin.link('Summary').click();
    await expect(admin.fact('Rolled back')).toBeVisible();
    const { data: left } = await server.call<{ data: readonly object[] }>('GET', '/api/contacts');
    expect(left).toHaveLength(1);
    await server.call('DELETE', `/api/contacts/${kept}`);
  });
});

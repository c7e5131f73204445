import { ADMIN } from '../support/admin-server.js';
import { expect, test } from '../support/admin-test.js';

const NEW_PASSWORD = 'gravel-otter-9';

test('users accept an invitation by its link, and the audit log records it', async ({ admin, page }) => {
  await admin.enter('#/users');
  await admin.button('Invite user').click();
  await page.getByLabel('E-mail', { exact: true }).fill('guest@example.com');
  await page.getByLabel('Role').selectOption('admin');
  await admin.button('Invite').click();
  const link = await page.getByLabel('Link').inputValue();
  await admin.button('Done').click();
  await expect(admin.notice).toHaveText('guest@example.com was invited.');
  await expect(admin.row('guest@example.com')).toContainText('admin');

  await admin.button('Sign out').click();
  await page.goto(`${admin.origin}/admin${new URL(link).hash}`);
  await page.getByLabel('Name').fill('Guest');
  await page.getByLabel('Password').fill('short');
  await admin.button('Create account').click();
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await admin.button('Create account').click();
  await expect(page.getByRole('link', { name: /Guest/ })).toBeVisible();

  await admin.open('#/audit?action=invitation.accept');
  await expect(admin.row('Invitation accepted')).toContainText('guest@example.com');
  await page.getByLabel('Who').fill('nobody of this name');
  await page.getByLabel('Who').press('Enter');
  await expect(page.getByText('No matching changes')).toBeVisible();
  await admin.link('Clear filter').click();
  await expect(admin.row('User invited')).toContainText(ADMIN.email);
});

test('users change their own name and password', async ({ admin, page, server }) => {
  const { email } = await server.addUser('Klara', 'admin');
  await admin.enter('#/account', email);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Clara');
  await admin.button('Save name').click();
  await expect(admin.notice).toHaveText('Your name was changed.');
  await expect(page.getByRole('link', { name: /Clara/ })).toBeVisible();

  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await admin.button('Change password').click();
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current password').fill(ADMIN.password);
  await admin.button('Change password').click();
  await expect(admin.notice).toHaveText('Your password was changed. Your other sessions have ended.');
  await page.reload();
  await expect(admin.heading('Your account')).toBeVisible();
});

test('a user who owns importers can be deleted after transferring them', async ({ admin, page, server }) => {
  const { email } = await server.addUser('Ludwig', 'editor');
  const fields = [{ name: 'email', type: 'email' }];
  const signedIn = await fetch(`${server.origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: ADMIN.password }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  await fetch(`${server.origin}/api/v1/importers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Of Ludwig', fields }),
  });
  await admin.enter(`#/users?search=${encodeURIComponent(email)}`);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await admin.button('Delete Ludwig').click();
  await admin.button('Delete user').click();
  await expect(admin.dialog).toContainText('1 importer');
  await expect(admin.button('Transfer and delete')).toBeDisabled();
  await page.getByLabel('New owner').selectOption({ index: 1 });
  await admin.button('Transfer and delete').click();
  await expect(admin.notice).toHaveText('Ludwig was deleted.');
  await expect(page.getByText('No matching users')).toBeVisible();
});

import { ADMIN } from '../support/admin-server.js';
import { expect, test } from '../support/admin-test.js';

interface Data<Answer> {
  readonly data: Answer;
}

test.describe('signing in', () => {
  test('creates a session that survives a reload, and no token that scripts can read', async ({ admin, page }) => {
    await admin.open();
    await admin.fillSignIn({ email: ADMIN.email, password: 'not the password' });
    await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
    await admin.fillSignIn({ email: ADMIN.email });
    await expect(admin.heading('Models')).toBeVisible();
    await page.reload();
    await expect(admin.heading('Models')).toBeVisible();
    const readable = await page.evaluate(() => document.cookie + JSON.stringify([localStorage, sessionStorage]));
    expect(readable).toBe('[{},{}]');

    await admin.button('Sign out').click();
    await expect(admin.heading('Sign in')).toBeVisible();
    await page.reload();
    await expect(admin.heading('Sign in')).toBeVisible();
  });

  test('continues to the requested page', async ({ admin }) => {
    await admin.enter('#/users');
    await expect(admin.heading('Users')).toBeVisible();
  });

  test('shows users without an admin role that they have no access, and creates no session', async ({
    admin,
    page,
    server,
  }) => {
    const { email } = await server.addUser('Edgar', 'editor');
    await admin.open();
    await admin.fillSignIn({ email });
    await expect(admin.heading('No access')).toBeVisible();
    await expect(page.getByText(`${email} has the role editor.`)).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    await admin.button('Sign in with another account').click();
    await admin.fillSignIn({ email: ADMIN.email });
    await expect(admin.heading('Models')).toBeVisible();
  });

  test('is required again when the session has expired', async ({ admin, page }) => {
    await admin.enter();
    await page.context().clearCookies();
    await admin.link('API keys').click();
    await expect(admin.heading('Sign in')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Your session has ended. Sign in again.');
    await admin.fillSignIn({ email: ADMIN.email });
    await expect(admin.heading('API keys')).toBeVisible();
  });

  test('works with a new password, set through the link in a mail', async ({ admin, page, server }) => {
    const { email } = await server.addUser('Frida', 'admin');
    await admin.open();
    await admin.button('Forgot your password?').click();
    await page.getByLabel('E-mail').fill(email);
    await admin.button('Send e-mail').click();
    await expect(page.getByRole('status')).toContainText('on its way');
    const token = await expect
      .poll(async () => resetToken(await server.mails(), email))
      .not.toBe('')
      .then(async () => resetToken(await server.mails(), email));
    await admin.open(`#reset-password=${token}`);
    await page.getByLabel('New password').fill('short');
    await admin.button('Set password').click();
    await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('New password').fill('a quite different password');
    await admin.button('Set password').click();
    await expect(page.getByRole('status')).toHaveText('Your new password is set. Sign in with it.');
    await admin.fillSignIn({ email, password: 'a quite different password' });
    await expect(admin.heading('Models')).toBeVisible();
  });
});

/** The token in the last mail to an address; mails break long lines with `=`. */
function resetToken(mails: readonly string[], email: string): string {
  const mail = mails.findLast((text) => text.includes(`To: ${email}`))?.replace(/=\r?\n/g, '') ?? '';
  return /reset-password=(?:3D)?([\w-]+)/.exec(mail)?.[1] ?? '';
}

test.describe('API keys', () => {
  test('are created with the selected rights, shown once, and revoked', async ({ admin, page, server }) => {
    await admin.enter('#/keys');
    await admin.link('New key').click();
    await page.getByLabel('Name').fill('Website');
    await page.getByLabel('tags: all actions').check();
    await page.getByLabel('tags: delete').uncheck();
    await page.getByLabel('read, all models').check();
    await page.getByLabel('users: read').uncheck();
    await page.getByLabel('Expires').selectOption('In 90 days');
    await page.getByLabel('Custom rate limit').check();
    await page.getByLabel('Requests').fill('5000');
    await page.getByLabel('Per').selectOption('hour');
    await admin.button('Create key').click();
    const field = page.getByLabel('Key', { exact: true });
    await expect(field).toBeFocused();
    const key = await field.inputValue();

    const status = async (method: string, path: string, body?: object): Promise<number> => {
      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
      const response = await fetch(`${server.origin}${path}`, { method, headers, body: body && JSON.stringify(body) });
      return response.status;
    };
    expect(await status('GET', '/api/blog-posts')).toBe(200);
    expect(await status('POST', '/api/tags', { name: 'By key' })).toBe(201);
    expect(await status('POST', '/api/blog-posts', { title: 'By key' })).toBe(403);
    expect(await status('GET', '/api/users')).toBe(403);
    expect(await status('GET', '/api/admin/api-keys')).toBe(403);

    await admin.link('Done').click();
    const row = admin.row('Website');
    await expect(row).toContainText('tags read, create, update');
    await expect(row).toContainText('5,000 requests per 1 h');
    await expect(row).toContainText(key.slice(0, 10));
    await expect(page.getByText(key)).toHaveCount(0);

    await admin.button('Revoke Website').click();
    await expect(admin.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(admin.dialog).toHaveCount(0);
    await expect(admin.button('Revoke Website')).toBeFocused();
    expect(await status('GET', '/api/tags')).toBe(200);
    await admin.button('Revoke Website').click();
    await admin.button('Revoke key').click();
    await expect(admin.notice).toHaveText('The key “Website” was revoked.');
    await expect(row).toHaveCount(0);
    expect(await status('GET', '/api/tags')).toBe(401);
  });

  test('with admin rights still have no right that is not selected', async ({ admin, page, server }) => {
    await admin.enter('#/keys/new');
    await page.getByLabel('Name').fill('Operations');
    await page.getByLabel('tags: read').check();
    await page.getByRole('checkbox', { name: 'Administration' }).check();
    await admin.button('Create key').click();
    const headers = { Authorization: `Bearer ${await page.getByLabel('Key', { exact: true }).inputValue()}` };
    const status = async (path: string): Promise<number> =>
      (await fetch(`${server.origin}${path}`, { headers })).status;
    expect(await status('/api/admin/users')).toBe(200);
    expect(await status('/api/tags')).toBe(200);
    expect(await status('/api/contacts')).toBe(403);
  });

  test('are not created while something is missing, and the form shows what', async ({ admin, page }) => {
    await admin.enter('#/keys/new');
    await admin.button('Create key').click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Give the key a name/);
    await page.getByLabel('Name').fill('Half');
    await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('alert')).toHaveText(/Tick at least one permission/);
    await page.getByLabel('Expires').selectOption('Custom date');
    await expect(page.getByLabel('Last day')).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('users', () => {
  test('get roles, permissions and states from others, never from themselves', async ({ admin, page, server }) => {
    const { email } = await server.addUser('Gerda', 'viewer');
    await admin.enter('#/users');
    // Invitations show the sender in a separate row.
    const own = admin.row(ADMIN.email).filter({ hasText: 'Your own account' });
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('button')).toHaveCount(0);

    await admin.button('Change Gerda').click();
    await expect(page.getByLabel('Role')).toBeFocused();
    await expect(admin.button('Save')).toBeDisabled();
    await page.getByLabel('Role').selectOption('editor');
    await page.getByLabel('Action').selectOption('delete');
    await page.getByLabel('Model', { exact: true }).selectOption('contacts');
    await admin.button('Add').click();
    await admin.button('Save').click();
    await expect(admin.notice).toHaveText('Gerda was changed.');
    await expect(admin.row(email)).toContainText('editor');
    await expect(admin.row(email)).toContainText('delete:contacts');

    await admin.button('Change Gerda').click();
    await admin.button('Remove delete:contacts').click();
    await page.getByLabel('Disabled').check();
    await admin.button('Save').click();
    await expect(admin.row(email)).toContainText('disabled');
    await expect(admin.row(email)).toContainText('None');
    const signIn = await fetch(`${server.origin}/api/auth/signin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: ADMIN.password }),
    });
    expect(signIn.status).toBe(401);
  });

  test('with the role admin can neither create nor change a super_admin', async ({ admin, page, server }) => {
    const { email } = await server.addUser('Hanna', 'admin');
    await server.addUser('Ida', 'viewer');
    await admin.enter('#/users', email);
    await expect(admin.row(ADMIN.email)).toContainText('Requires super_admin');
    await admin.button('Change Ida').click();
    await expect(page.getByLabel('Role').getByRole('option', { name: 'super_admin' })).toBeDisabled();
    await expect(page.getByLabel('Role')).toHaveAccessibleDescription('Only a super_admin can grant super_admin.');
  });

  test('see an error when the server rejects a change', async ({ admin, page, server }) => {
    const { id } = await server.addUser('Jonas', 'viewer');
    await admin.enter('#/users');
    await admin.button('Change Jonas').click();
    await page.getByLabel('Role').selectOption('editor');
    await server.call('DELETE', `/api/users/${id}`);
    await admin.button('Save').click();
    await expect(admin.dialog.getByRole('alert')).toHaveText('Not found.');
  });
});

test.describe('models', () => {
  test.beforeAll(async ({ server }) => {
    const { data: category } = await server.call<Data<{ id: string }>>('POST', '/api/categories', { name: 'News' });
    for (let number = 1; number <= 24; number += 1) {
      await server.call('POST', '/api/blog-posts', {
        title: `Post ${String(number).padStart(2, '0')}`,
        content: '<img src=x onerror="throw 1">',
        status: number % 8 === 0 ? 'published' : 'draft',
        categories: [category.id],
        tags: ['csv'],
      });
    }
  });
  test.afterAll(async ({ server }) => {
    const { data } = await server.call<Data<readonly { id: string }[]>>('GET', '/api/blog-posts?limit=100');
    for (const { id } of data) await server.call('DELETE', `/api/blog-posts/${id}`);
  });

  test('show their records page by page, in any order', async ({ admin, page }) => {
    await admin.enter();
    await admin.link('BlogPost').first().click();
    await expect(admin.column('title').first()).toHaveText('Post 24');
    await expect(page.getByText('1–20 of 24')).toBeVisible();
    await admin.link('Next').click();
    await expect(admin.column('title')).toHaveText(['Post 04', 'Post 03', 'Post 02', 'Post 01']);
    await admin.button('title').click();
    await expect(admin.column('title').first()).toHaveText('Post 01');
    await expect(page.getByRole('columnheader', { name: 'title' })).toHaveAttribute('aria-sort', 'ascending');
    await admin.button('title').click();
    await expect(admin.column('title').first()).toHaveText('Post 24');
    await page.goBack();
    await expect(admin.column('title').first()).toHaveText('Post 01');
  });

  test('show the records that match a filter, and explain an invalid filter', async ({ admin, page }) => {
    await admin.enter('#/models/blog-posts?sort=title');
    await page.getByLabel('Field').selectOption('status');
    await page.getByLabel('Value').selectOption('published');
    await admin.button('Filter').click();
    await expect(admin.column('title')).toHaveText(['Post 08', 'Post 16', 'Post 24']);
    await page.reload();
    await expect(admin.column('title')).toHaveText(['Post 08', 'Post 16', 'Post 24']);
    await page.getByLabel('Field').selectOption('title');
    await page.getByLabel('Condition').selectOption('ends with');
    await page.getByLabel('Value').fill('7');
    await page.getByLabel('Value').press('Enter');
    await expect(admin.column('title')).toHaveText(['Post 07', 'Post 17']);
    await page.getByLabel('Field').selectOption('author');
    await page.getByLabel('Condition').selectOption('is not empty');
    await admin.button('Filter').click();
    await expect(page.getByText('No matching records')).toBeVisible();
    await page.getByLabel('Field').selectOption('createdAt');
    await page.getByLabel('Condition').selectOption('is');
    await page.getByLabel('Value').fill('yesterday');
    await admin.button('Filter').click();
    await expect(page.getByRole('alert')).toContainText('createdAt Must be a time');
    await admin.button('Clear').click();
    await expect(page.getByText('1–20 of 24')).toBeVisible();
  });

  test('link to a record, to its related records and to their fields', async ({ admin, page }) => {
    await admin.enter('#/models/blog-posts');
    await admin.link('Post 24').click();
    await expect(admin.heading('Post 24')).toBeFocused();
    await expect(page).toHaveTitle('Post 24 · Rowgate');
    await expect(page.getByRole('definition').filter({ hasText: '<img src=x' })).toBeVisible();
    await admin.link('News').click();
    await expect(admin.heading('News')).toBeVisible();
    await admin.link('Category').click();
    await admin.link('Fields').click();
    await expect(admin.row('slug')).toContainText('requiredunique');
    await admin.open('#/models/nothing');
    await expect(page.getByText('There is no model “nothing”.')).toBeVisible();
    await admin.open('#/models/blog-posts/nothing');
    await expect(page.getByRole('alert')).toContainText('Not found.');
  });
});

test('webhook deliveries list their attempts and can be sent again', async ({ admin, page, server }) => {
  Object.assign(server.receiver, { status: 500, body: 'The receiver is down' });
  await server.call('POST', '/api/categories', { name: 'Broken' });
  await admin.enter('#/webhooks?status=failed');
  // Listed as failed after its only attempt; the list reloads only while deliveries are pending.
  await expect(async () => {
    await admin.button('Refresh').click();
    await expect(admin.row('create categories').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(admin.row('create categories').first()).toContainText('HTTP 500');
  await admin.button('Details of create of categories').first().click();
  await expect(admin.dialog).toContainText('The receiver is down');
  Object.assign(server.receiver, { status: 204, body: '' });
  await admin.dialog.getByRole('button', { name: 'Resend' }).click();
  await expect(admin.notice).toHaveText('The webhook is being sent again.');
  await page.getByLabel('State').selectOption('Delivered');
  const twice = page.locator('td[data-label="Attempts"]').filter({ hasText: /^2$/ });
  const resent = admin.row('create categories').filter({ hasText: 'HTTP 204' }).filter({ has: twice });
  await expect(async () => {
    await admin.button('Refresh').click();
    await expect(resent).toHaveCount(1, { timeout: 3000 });
  }).toPass();
});

test('an unreachable server is reported, and the request can be retried', async ({ admin, page }) => {
  await admin.enter();
  await page.route('**/api/admin/users*', (route) => route.abort());
  await admin.link('Users').click();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/api/admin/users*');
  await admin.button('Try again').click();
  await expect(admin.row(ADMIN.email)).toBeVisible();
});

test('one key press skips the navigation', async ({ admin, page }) => {
  await admin.enter('#/keys');
  await page.reload();
  await expect(admin.heading('API keys')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(admin.link('Skip to the content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/keys$/);
});

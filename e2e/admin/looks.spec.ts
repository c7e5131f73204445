import { makeImporter, people, runImport } from '../support/admin-imports.js';
import type { Importer } from '../support/admin-imports.js';
import type { AdminPage } from '../support/admin-page.js';
import { violations } from '../support/axe.js';
import { expect, test } from '../support/admin-test.js';

interface Made {
  readonly data: { readonly id: string };
}

// Colors are compared after transitions have finished.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each screen is checked as a whole.
test.describe.configure({ timeout: 180_000 });

let record = '';
let importer: Importer;
let completed = '';
let failed = '';
let kept = '';
const LONG_FIELDS = [
  {
    name: 'email',
    type: 'email',
    description: 'Where tickets are sent to',
    aliases: ['mail', 'e-mail address'],
    validators: [{ type: 'required' }, { type: 'unique' }, { type: 'regex', pattern: '.+@.+[.]example([.]com)?' }],
    transformations: [
      { type: 'trim', stage: 'pre' },
      { type: 'replace', find: ' ', replace: '' },
    ],
  },
  { name: 'company', display_name: 'Company', type: 'text' },
];
test.beforeAll(async ({ server }) => {
  const category = await server.call<Made>('POST', '/api/categories', { name: 'A category with a long name' });
  const title = `A title ${'that goes on '.repeat(12)}and_a_word_that_does_not_break_${'x'.repeat(60)}`;
  const body = { title, content: '<p>Text</p>', categories: [category.data.id], tags: ['one', 'two'], featured: true };
  record = (await server.call<Made>('POST', '/api/blog-posts', body)).data.id;
  await server.addUser('Karl', 'editor');
  const permissions = { models: { tags: ['read'] }, admin: true, rateLimit: { requests: 10, windowMs: 60_000 } };
  await server.call('POST', '/api/admin/api-keys', { name: 'Nightly sync', permissions });
  importer = await makeImporter(server, {
    name: 'People of the spring fair, as the organisers send them',
    description: 'One file a week, from three organisers.',
    webhook_url: server.hookUrl,
    webhook_enabled: true,
    allowed_origins: ['https://a-shop-with-a-long-name.example', 'https://fair.example'],
    fields: LONG_FIELDS,
    destination: { type: 'model', model: 'contacts', mode: 'upsert', key: 'email' },
  });
  completed = await runImport(server, importer, { name: `${'long-'.repeat(20)}name.csv`, content: people(3) });
  const strict = await makeImporter(server, { name: 'Strict', disable_on_invalid_rows: true });
  failed = await runImport(server, strict, { name: 'wrong.csv', content: people(60, { wrong: 70 }) });
  const loose = await makeImporter(server, { name: 'Loose' });
  kept = await runImport(server, loose, { name: 'kept.csv', content: people(60) });
});
// Other test files count the posts of the same server.
test.afterAll(({ server }) => server.call('DELETE', `/api/blog-posts/${record}`));

type Look = (name: string) => Promise<void>;

/** Opens a screen and checks it once it has loaded. */
function visitor(admin: AdminPage, look: Look): (hash: string, name: string) => Promise<void> {
  return async (hash, name) => {
    await admin.open(hash);
    await expect(admin.page.locator('h1')).toBeVisible();
    await expect(admin.page.locator('.skeleton, [aria-busy]')).toHaveCount(0);
    await look(name);
  };
}

/** The sign-in screen and the content screens. */
async function walkContent(admin: AdminPage, look: Look): Promise<void> {
  const { page } = admin;
  await admin.open();
  await expect(admin.heading('Sign in')).toBeVisible();
  await look('sign in');
  await admin.fillSignIn({ email: 'nobody@example.com' });
  await expect(page.getByRole('alert')).toBeVisible();
  await look('sign in refused');
  await admin.enter();
  const at = visitor(admin, look);
  await at('#/models', 'models');
  await at('#/models/blog-posts', 'records');
  await at('#/models/tags', 'no records');
  await at('#/models/blog-posts?field=createdAt&is=eq&value=x', 'a filter that cannot be');
  await at(`#/models/blog-posts/${record}`, 'record');
  await at('#/models/blog-posts/fields', 'fields');
  await at('#/keys', 'keys');
  await page.getByRole('button', { name: 'Revoke Nightly sync' }).click();
  await look('revoking');
  await page.keyboard.press('Escape');
  await at('#/keys/new', 'new key');
  await admin.button('Create key').click();
  await look('new key with problems');
  await at('#/users', 'users');
  await admin.button('Change Karl').click();
  await admin.button('Add').click();
  await look('changing a user');
  await page.keyboard.press('Escape');
  await admin.button('Delete Karl').click();
  await look('deleting a user');
  await page.keyboard.press('Escape');
  await admin.button('Invite user').click();
  await page.getByLabel('E-mail', { exact: true }).fill('visitor@example.com');
  await look('inviting a user');
  await admin.button('Invite').click();
  await expect(page.getByLabel('Link')).toBeVisible();
  await look('link of an invitation');
  await admin.button('Done').click();
  await expect(page.getByRole('heading', { name: 'Pending invitations' })).toBeVisible();
  await look('invitations');
  // Other test files read the users of the same server.
  await admin.button('Revoke the invitation of visitor@example.com').click();
  await admin.button('Revoke invitation').click();
  await expect(page.getByRole('heading', { name: 'Pending invitations' })).toBeHidden();
  await at('#/users?search=nobody', 'no users');
  await at('#/audit', 'audit log');
  await at('#/audit?actor=nobody', 'no changes');
  await at('#/account', 'account');
  await at('#/webhooks', 'webhooks');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await look('delivery');
  await page.keyboard.press('Escape');
}

/** The screens of importers and their imports. */
async function walkImports(admin: AdminPage, look: Look): Promise<void> {
  const { page } = admin;
  const at = visitor(admin, look);
  await admin.enter();
  await at('#/importers', 'importers');
  await at(`#/importers/${importer.id}`, 'importer');
  await admin.button('New key').click();
  await look('asking for a new key');
  await page.keyboard.press('Escape');
  await at(`#/importers/${importer.id}/fields`, 'fields of an importer');
  await at(`#/importers/${importer.id}/webhooks`, 'webhooks of an importer');
  await admin.button('New secret').click();
  await admin.button('Create new secret').click();
  await expect(page.getByLabel('Secret', { exact: true })).toBeFocused();
  await look('new secret');
  await admin.button('Done').click();
  await at('#/imports', 'imports');
  await at('#/imports?status=processing', 'no imports');
  await at(`#/imports/${completed}`, 'completed import');
  await admin.button('Roll back').click();
  await look('rolling back');
  await page.keyboard.press('Escape');
  await at(`#/imports/${completed}/webhooks`, 'webhooks of an import');
  await at(`#/imports/${completed}/rows`, 'rows that became records');
  await at(`#/imports/${completed}/errors`, 'no errors');
  await at(`#/imports/${kept}/rows`, 'rows of an import');
  await at(`#/imports/${failed}`, 'failed import');
  await at(`#/imports/${failed}/errors`, 'errors of an import');
  // An import that keeps running while it is checked.
  await page.route(`**/api/admin/imports/${kept}`, async (route) => {
    const { data } = (await (await route.fetch()).json()) as { readonly data: { readonly job: object } };
    const going = { status: 'processing', completed_at: null, progress: { phase: 'reading', percent: 42.4 } };
    await route.fulfill({ json: { data: { ...data, job: { ...data.job, ...going } } } });
  });
  await at(`#/imports/${kept}`, 'running import');
  await admin.button('Stop import').click();
  await look('stopping');
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'wait' });
}

const WALKS = { content: walkContent, imports: walkImports };

/** Colors do not depend on the width, so one run for each is enough. */
const LOOKS = {
  'light, on a desk': { colorScheme: 'light', viewport: { width: 1280, height: 860 } },
  'dark, on a phone': { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
} as const;

for (const [part, walk] of Object.entries(WALKS)) {
  for (const [name, look] of Object.entries(LOOKS)) {
    test.describe(`${part}, ${name}`, () => {
      test.use(look);
      test('nothing is wider than the window, and axe reports no violations', async ({ admin, page }) => {
        const found: Record<string, unknown> = {};
        await walk(admin, async (screen) => {
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          const problems = await violations(page, { within: 'html' });
          if (width > look.viewport.width || problems.length > 0) found[screen] = { width, problems };
        });
        expect(found).toEqual({});
      });
    });
  }
}

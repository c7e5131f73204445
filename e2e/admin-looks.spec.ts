import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AdminPage } from './admin-page.js';
import { expect, test } from './admin-test.js';

interface Made {
  readonly data: { readonly id: string };
}

// Colours are looked at where they have come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let record = '';
test.beforeAll(async ({ server }) => {
  const category = await server.call<Made>('POST', '/api/categories', { name: 'A category with a long name' });
  const title = `A title ${'that goes on '.repeat(12)}and_a_word_that_does_not_break_${'x'.repeat(60)}`;
  const body = { title, content: '<p>Text</p>', categories: [category.data.id], tags: ['one', 'two'], featured: true };
  record = (await server.call<Made>('POST', '/api/blog-posts', body)).data.id;
  await server.addUser('Karl', 'editor');
  const permissions = { models: { tags: ['read'] }, admin: true, rateLimit: { requests: 10, windowMs: 60_000 } };
  await server.call('POST', '/api/admin/api-keys', { name: 'Nightly sync', permissions });
});

/** Every screen, from the sign-in on; `look` is called at each. */
async function walk(admin: AdminPage, look: (name: string) => Promise<void>): Promise<void> {
  const { page } = admin;
  await admin.open();
  await expect(admin.heading('Sign in')).toBeVisible();
  await look('sign in');
  await admin.fillSignIn({ email: 'nobody@example.com' });
  await expect(page.getByRole('alert')).toBeVisible();
  await look('sign in refused');
  await admin.enter();
  const at = async (hash: string, name: string): Promise<void> => {
    await admin.open(hash);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.skeleton, [aria-busy]')).toHaveCount(0);
    await look(name);
  };
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
  await admin.button('Make the key').click();
  await look('new key with problems');
  await at('#/users', 'users');
  await admin.button('Change Karl').click();
  await admin.button('Add').click();
  await look('changing a user');
  await page.keyboard.press('Escape');
  await at('#/webhooks', 'webhooks');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await look('delivery');
  await page.keyboard.press('Escape');
}

/** Rule, element and reason of each violation. */
async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('axe finds nothing on any screen', async ({ admin, page }) => {
      const found: Record<string, readonly string[]> = {};
      await walk(admin, async (name) => {
        const problems = await violations(page);
        if (problems.length > 0) found[name] = problems;
      });
      expect(found).toEqual({});
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('nothing is wider than the window, and axe finds nothing', async ({ admin, page }) => {
    const found: Record<string, unknown> = {};
    await walk(admin, async (name) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const problems = await violations(page);
      if (width > 360 || problems.length > 0) found[name] = { width, problems };
    });
    expect(found).toEqual({});
  });
});

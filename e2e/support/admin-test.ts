import { test as base } from '@playwright/test';
import { AdminPage } from './admin-page.js';
import { startAdminServer } from './admin-server.js';
import type { AdminServer } from './admin-server.js';
import { guard } from './importer-page.js';

/** Every test gets the page of its own server, and fails when the page throws or requests another origin. */
export const test = base.extend<{ admin: AdminPage }, { server: AdminServer }>({
  server: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- What a fixture needs is read off its first parameter.
    async ({}, provide) => {
      const server = await startAdminServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  admin: async ({ page, server }, provide) => {
    const { problems } = guard(page, server.origin);
    await provide(new AdminPage(page, server.origin));
    // Browsers log every failed request.
    const unexpected = problems.filter((problem) => !problem.includes('Failed to load resource'));
    base.expect(unexpected).toEqual([]);
  },
});
export { expect } from '@playwright/test';

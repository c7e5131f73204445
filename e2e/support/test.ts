import { test as base } from '@playwright/test';
import { guard, ImporterPage } from './importer-page.js';

/** Every test gets the importer, and fails when the page throws, shows a dialog or requests another origin. */
export const test = base.extend<{ importer: ImporterPage }>({
  importer: async ({ page, baseURL }, provide) => {
    const { problems } = guard(page, baseURL ?? '');
    await provide(new ImporterPage(page));
    base.expect(problems).toEqual([]);
  },
});

export { expect } from '@playwright/test';

import { test as base } from '@playwright/test';
import { startBackendServer } from './backend-server.js';
import type { BackendServer } from './backend-server.js';
import { ImporterPage } from './importer-page.js';

type BackendTest = ReturnType<typeof base.extend<{ importer: ImporterPage }, { server: BackendServer }>>;

/** Each test file has its own server; with a shared one, files would count each other's records. */
export function backendTest(): BackendTest {
  return base.extend<{ importer: ImporterPage }, { server: BackendServer }>({
    server: [
      // oxlint-disable-next-line eslint/no-empty-pattern -- What a fixture needs is read off its first parameter.
      async ({}, provide) => {
        const server = await startBackendServer();
        await provide(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    importer: async ({ page }, provide) => provide(new ImporterPage(page)),
  });
}

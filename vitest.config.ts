import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { HOST_ENV: '"test"' },
  test: {
    testTimeout: 30_000,
    maxWorkers: availableParallelism(),
    // Modules keep nothing between tests, so test files can share them; loading them took a third of the time.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'library', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/embedded-setup.ts', 'server/testing/postgres-setup.ts'],
          hookTimeout: 60_000,
          // As in the browser: a busy machine gets a second try in CI, and the report says so.
          retry: process.env['CI'] ? 1 : 0,
          // Both must get the same `graphql`; left to Node, one would have its CommonJS build and the other the module.
          server: { deps: { inline: ['graphql', 'graphql-http'] } },
        },
      },
    ],
  },
});

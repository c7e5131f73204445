import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { HOST_ENV: '"test"' },
  test: {
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'library', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/embedded-setup.ts', 'server/testing/postgres-setup.ts'],
          hookTimeout: 60_000,
          // Both must get the same `graphql`; left to Node, one would have its CommonJS build and the other the module.
          server: { deps: { inline: ['graphql', 'graphql-http'] } },
        },
      },
    ],
  },
});

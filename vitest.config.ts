import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const CORPORA = '{src,server}/**/corpora/*.test.ts';

const onServer = {
  globalSetup: ['build', 'embedded', 'postgres'].map((what) => `server/testing/${what}-setup.ts`),
  alias: [
    {
      find: /^.*\/start-thread\.js$/,
      replacement: resolve(import.meta.dirname, 'server/testing/built-threads.ts'),
    },
  ],
  hookTimeout: 60_000,
  // As in the browser: a busy machine gets a second try in CI, and the report says so.
  retry: process.env['CI'] ? 1 : 0,
  // Both must get the same `graphql`; left to Node, one would have its CommonJS build and the other the module.
  server: { deps: { inline: ['graphql', 'graphql-http'] } },
};

export default defineConfig({
  define: { HOST_ENV: '"test"' },
  test: {
    testTimeout: 30_000,
    maxWorkers: availableParallelism(),
    // Modules keep nothing between tests, so test files can share them; loading them took a third of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'library', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], exclude: [CORPORA] },
      },
      { extends: true, test: { ...onServer, name: 'server', include: ['server/**/*.test.ts'], exclude: [CORPORA] } },
      {
        extends: true,
        // Files of others, which a clone is without: what they taught is held by the tests of the other projects too.
        test: {
          ...onServer,
          name: 'corpora',
          testTimeout: 120_000,
          include: [CORPORA],
          globalSetup: ['scripts/find-corpora.js', ...onServer.globalSetup],
        },
      },
    ],
  },
});

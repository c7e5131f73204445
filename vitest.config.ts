import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './scripts/testing/by-environment.js';

const CORPORA = '{src,server}/**/corpora/*.test.ts';
const SEED = 'scripts/testing/property-seed.ts';

const onServer = {
  globalSetup: [SEED, ...['build', 'embedded', 'postgres'].map((what) => `server/testing/${what}-setup.ts`)],
  alias: [
    {
      find: /^.*\/start-thread\.js$/,
      replacement: resolve(import.meta.dirname, 'server/testing/built-threads.ts'),
    },
  ],
  // The first hook of a file may wait for a database to start, beside other files that start theirs.
  hookTimeout: 120_000,
  // As in the browser tests: on a busy machine a test gets a second attempt in CI, and the report shows it.
  retry: process.env['CI'] ? 1 : 0,
  // Both must load the same `graphql`; otherwise Node would give one of them the CommonJS build and the other the ES
  // module.
  server: { deps: { inline: ['graphql', 'graphql-http'] } },
};

export default defineConfig({
  define: { HOST_ENV: '"test"' },
  test: {
    // Three times what a property may take.
    testTimeout: 60_000,
    // A second, the default, is not enough for a busy machine.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: availableParallelism(),
    // Modules keep no state between tests, so test files can share them; loading them took a third of the time.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    setupFiles: ['property-settings', 'settle-imports', 'patient-waits'].map((name) => `scripts/testing/${name}.ts`),
    projects: [
      {
        extends: true,
        test: {
          name: 'library',
          globalSetup: [SEED],
          include: ['src/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts', 'cli/floors.test.ts'],
          exclude: [CORPORA],
        },
      },
      {
        extends: true,
        test: {
          ...onServer,
          name: 'server',
          include: ['{server,cli,faults}/**/*.test.ts'],
          exclude: [CORPORA, 'cli/floors.test.ts'],
        },
      },
      {
        extends: true,
        // Third-party files that a clone does not contain; the other projects also test what they revealed.
        test: {
          ...onServer,
          name: 'corpora',
          testTimeout: 120_000,
          include: [CORPORA],
          globalSetup: ['scripts/testing/find-corpora.js', ...onServer.globalSetup],
        },
      },
    ],
  },
});

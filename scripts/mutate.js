import { existsSync, statSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

/*
 * Changes the code of a folder or file, one place at a time, and reports which changes no test notices: `npm run mutate
 * -- src/engine/values`. A second path selects the tests to run, by default those of the same floor.
 */

const [target, tests = target?.split('/').slice(0, 2).join('/')] = process.argv.slice(2);
if (!target || !existsSync(target)) {
  process.stderr.write('Name a folder or a file: npm run mutate -- src/engine/values [folder of tests]\n');
  process.exit(2);
}
const code = statSync(target).isDirectory() ? [`${target}/**/*.ts`, `${target}/**/*.tsx`] : [target];

process.env.MUTATE_TESTS = tests;
await new Stryker({
  mutate: [...code, '!**/*.test.ts', '!**/*.test.tsx', '!**/testing/**', '!**/*.d.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate.vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Text is not behaviour, and each change of module-level code would need a run of all tests.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  ignorePatterns: ['dist', '.cache', 'test-results'],
  tempDirName: '.cache/mutations',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutations.json' },
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  thresholds: { high: 90, low: 80, break: null },
}).runMutationTest();

import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import all from '../vitest.config.js';

const tests = process.env['MUTATE_TESTS'] ?? 'src';
const wanted = tests.startsWith('server') ? 'server' : 'library';
const project = all.test?.projects?.find(
  (entry) => typeof entry === 'object' && 'test' in entry && entry.test?.name === wanted,
);

/** The settings of one test project, limited to the tests below a folder. */
export default mergeConfig(
  { define: all.define, test: { testTimeout: 30_000 } },
  defineConfig({
    test: {
      ...(typeof project === 'object' && 'test' in project ? project.test : {}),
      include: [tests.includes('.test.') ? tests : `${tests}/**/*.test.{ts,tsx}`],
    },
  }),
);

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import all from '../../vitest.config.js';

const FEW_RUNS = resolve(import.meta.dirname, 'few-runs.ts');
const tests = process.env['MUTATE_TESTS'] ?? 'src';
const wanted = tests.startsWith('server') ? 'server' : 'library';
const project = all.test?.projects?.find(
  (entry) => typeof entry === 'object' && 'test' in entry && entry.test?.name === wanted,
);
const changed = JSON.parse(readFileSync(`${process.env['MUTATE_FOLDER']}/code.json`, 'utf8')) as Record<string, string>;

/** The settings of one project of the tests, with the changed code, and of its tests those below a folder. */
export default mergeConfig(
  {
    define: all.define,
    plugins: [
      {
        name: 'changed-code',
        enforce: 'pre' as const,
        load: (id: string) => changed[id],
        resolveId: (id: string, importer?: string) =>
          id === 'fast-check' && importer !== FEW_RUNS ? FEW_RUNS : undefined,
      },
    ],
    test: { testTimeout: 30_000, isolate: false },
  },
  defineConfig({
    test: {
      ...(typeof project === 'object' && 'test' in project ? project.test : {}),
      include: [tests.includes('.test.') ? tests : `${tests}/**/*.test.{ts,tsx}`],
      runner: resolve(import.meta.dirname, 'runner.ts'),
      pool: 'forks',
      maxWorkers: 1,
      dangerouslyIgnoreUnhandledErrors: true,
    },
  }),
);

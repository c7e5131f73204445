import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { build } from 'esbuild';
import { mergeConfig } from 'vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import browserTests from '../playwright.config.js';
import stories from './vite.config.js';

/** Each worker as one file, because most stories start one, which would load hundreds of modules. */
function bundledWorkers(): Plugin {
  return {
    name: 'bundled-workers',
    load: {
      filter: { id: /\/src\/worker\/\w+-worker\.ts\?worker_file/ },
      async handler(id) {
        const entry = id.replace(/\?.*/, '');
        const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
        return outputFiles.map(({ text }) => text).join('');
      },
    },
  };
}

/** Runs every story as a test in a real browser: it renders, its play function passes, axe reports no violations. */
export default mergeConfig(
  stories,
  defineConfig({
    plugins: [bundledWorkers(), storybookTest({ configDir: import.meta.dirname })],
    test: {
      name: 'stories',
      root: resolve(import.meta.dirname, '..'),
      testTimeout: 60_000,
      // As in Storybook itself, one page shows all stories; each file would otherwise load the modules again.
      isolate: false,
      // As in the browser tests: on a busy machine a test gets a second attempt in CI, and the report shows it.
      retry: process.env['CI'] ? 1 : 0,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 860 },
        provider: playwright({ launchOptions: browserTests.use?.launchOptions }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);

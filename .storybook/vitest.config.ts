import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import browserTests from '../playwright.config.js';
import stories from './vite.config.js';

/** Runs every story as a test in a real browser: it renders, its play function passes, axe reports no violations. */
export default mergeConfig(
  stories,
  defineConfig({
    plugins: [storybookTest({ configDir: import.meta.dirname })],
    test: {
      name: 'stories',
      root: resolve(import.meta.dirname, '..'),
      testTimeout: 60_000,
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

import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4399);

export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  // Locators wait; a busy machine needs time.
  expect: { timeout: 15_000 },
  // Each test has its own browser; a test that changes a server has its own server.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 860 },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/testing/serve-fresh.js',
    env: { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
  },
});

import { launch } from 'puppeteer-core';
import type { ElementHandle, KeyInput, LaunchOptions } from 'puppeteer-core';
import { WINDOW } from './engine.js';
import type { Engine } from './engine.js';

const ARGUMENTS = {
  chrome: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  firefox: [],
} satisfies Record<string, readonly string[]>;

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export function puppeteerEngine(browser: 'chrome' | 'firefox', variable: string): Engine {
  const executablePath = process.env[variable];
  return {
    name: browser === 'chrome' ? 'Chromium' : 'Firefox',
    missing: executablePath ? undefined : `${variable} is not set`,
    async start() {
      const options: LaunchOptions = { browser, executablePath, args: ARGUMENTS[browser], defaultViewport: WINDOW };
      const running = await launch(options);
      const page = await running.newPage();
      return {
        open: async (url) => void (await page.goto(url)),
        evaluate: async (expression) => (await page.evaluate(expression)) as never,
        async chooseFile(selector, path) {
          const input = (await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement> | null;
          await input?.uploadFile(path);
        },
        click: async (selector) => page.click(selector),
        async press(...keys) {
          for (const key of keys) await page.keyboard.press(key as KeyInput);
        },
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: async () => running.close(),
      };
    },
  };
}

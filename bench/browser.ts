import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** One browser per benchmark, so that an earlier one cannot affect the next. */
export async function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}

export async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  // Functions sent to the page are compiled with calls of this helper, which pages do not define.
  await page.addInitScript('globalThis.__name = (value) => value;');
  page.on('pageerror', (error) => process.stderr.write(`The page failed: ${error.message}\n`));
  await page.goto(address);
  return page;
}

/** All renderer processes: that of the page with its workers, and spare ones, which do not change. */
export async function rendererPids(browser: Browser): Promise<number[]> {
  return (await renderers(browser)).map(({ id }) => id);
}

/** Milliseconds for which cores have worked for all renderer processes. */
export async function rendererTime(browser: Browser): Promise<number> {
  return (await renderers(browser)).reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

async function renderers(browser: Browser): Promise<readonly { readonly id: number; readonly cpuTime: number }[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const found = processInfo.filter(({ type }) => type === 'renderer');
  if (found.length === 0) throw new Error('The browser has no renderer process.');
  return found;
}

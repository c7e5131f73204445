import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../testing/find-browser.js';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const FILE = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Full name,Age,Phone\nAda,36,020 7946 0018\nGrace,85,\n'),
};
/** What the page of every consumer shows in `#rows` at the end. */
const ROWS = '[{"name":"Ada","age":36,"phone":"020 7946 0018"},{"name":"Grace","age":85,"phone":null}]';

/** Serves a folder on its own port; other origins may read the files, as on a CDN. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

let opened;

/** One browser for all consumers. */
async function browser() {
  opened ??= findChromium().then((executablePath) =>
    chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] }),
  );
  return opened;
}

export async function closeBrowser() {
  await (await opened)?.close();
}

/**
 * Opens a page with an importer and imports a file. Fails on console errors or wrong rows, or if the engine does not
 * run in a worker where expected.
 */
export async function importIn(address, { act, worker = true, allow = () => false } = {}) {
  const page = await (await browser()).newPage();
  const said = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !allow(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  page.setDefaultTimeout(30_000);
  try {
    await page.goto(address);
    await act?.(page);
    await page.locator('.importcsv input[type=file]').setInputFiles(FILE);
    const root = page.locator('.importcsv:visible');
    for (const action of ['continue', 'submit']) {
      await page.waitForSelector(`.importcsv[data-step="${action === 'submit' ? 'review' : 'map'}"]`);
      if (action === 'submit' && worker !== page.workers().length > 0) {
        throw new Error(`The engine ran ${worker ? 'on the page' : 'in a worker'}.`);
      }
      await root.locator(`[data-action="${action}"]:not([disabled])`).click();
    }
    await page.waitForSelector('.importcsv[data-step="complete"]');
    const rows = await page.locator('#rows').textContent();
    if (rows !== ROWS) throw new Error(`The page received different rows: ${rows}`);
    if (said.length > 0) throw new Error(`The console of the page contains: ${said.join('\n')}`);
  } catch (error) {
    throw new Error(`${error.message}\n${said.join('\n')}`, { cause: error });
  } finally {
    await page.close();
  }
}

import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './find-browser.js';

/* Creates the screenshots of the documents from the built demo page. Run `npm run build` first. */

const FOLDER = 'docs/images';
const PORT = process.env['PORT'] ?? '4661';
const ADDRESS = `http://127.0.0.1:${PORT}`;

const FIRST = [
  'Ada',
  'Grace',
  'Alan',
  'Barbara',
  'Donald',
  'Edsger',
  'Radia',
  'Ken',
  'Frances',
  'Niklaus',
  'Hedy',
  'Tim',
];
const LAST = [
  'Lovelace',
  'Hopper',
  'Turing',
  'Liskov',
  'Knuth',
  'Dijkstra',
  'Perlman',
  'Thompson',
  'Allen',
  'Wirth',
  'Lamarr',
];
const STATES = ['active', 'inactive', 'pending', 'closed'];
const ROWS = 4_998;

/** A typical export: a title row, semicolons, German numbers and dates, and typical errors. */
function customerExport() {
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const [first, last] = [FIRST[index % FIRST.length], LAST[(index * 7) % LAST.length]];
    const pad = (value) => String(value).padStart(2, '0');
    return [
      index === 3 ? '' : `${first} ${last}`,
      index === 1 ? `${first}.${last}@`.toLowerCase() : `${first}.${last}.${index}@example.com`.toLowerCase(),
      index === 5
        ? 'n/a'
        : `${(index * 37) % 9},${pad(index % 100)}`.replace(/^(\d),/, `${1 + (index % 8)}.$1${pad(index % 90)},`),
      index === 6 ? '30.02.2024' : `${pad(1 + (index % 28))}.${pad(1 + (index % 12))}.2024`,
      STATES[index % STATES.length],
      `+1 202 555 ${String(100 + (index % 100)).padStart(4, '0')}`,
      index % 3 === 0 ? 'no' : 'yes',
      index % 4 === 0 ? 'Asked for an invoice' : '',
    ].join(';');
  });
  return ['Customers, autumn;;;;;;;', '', 'Full Name;E-Mail;Amount;Date;Status;Phone;Subscribed;Notes', ...lines].join(
    '\n',
  );
}

const FILE = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(customerExport()) };

const at = (page, step) => page.locator(`.importcsv[data-step="${step}"]:not([data-busy]):visible`).waitFor();

/** Each screenshot: its appearance, and the steps to get there. */
const PICTURES = {
  review: { query: 'rows=exclude', reach: 'review' },
  'review-dark': { query: 'rows=exclude&dark=1', reach: 'review' },
  matching: { query: 'rows=exclude', reach: 'map' },
  phone: { query: 'rows=exclude', reach: 'review', viewport: { width: 390, height: 780 } },
};

async function take(browser, name, { query, reach, viewport = { width: 1200, height: 760 } }) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(`${ADDRESS}/?open=1&${query}`);
  await at(page, 'upload');
  await page.locator('.importcsv:visible input[type=file]').setInputFiles(FILE);
  await at(page, 'map');
  if (reach === 'review') {
    await page.locator('[data-action=continue]').click();
    await at(page, 'review');
    await page.locator('[data-row="5"] [data-column="amount"]').first().click();
  }
  // Only the importer; the page behind it is not part of the picture.
  await page.locator('.importcsv:visible').screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.close();
}

const server = spawn(process.execPath, [join(import.meta.dirname, 'serve-fresh.js')], {
  env: { ...process.env, PORT, HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => server.on('close', resolve));
try {
  await new Promise((resolve) => server.stdout.once('data', resolve));
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const [name, picture] of Object.entries(PICTURES)) await take(browser, name, picture);
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await ended;
}

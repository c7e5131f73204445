import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './testing/find-browser.js';

/*
 * Creates the screenshots of the documents, and the strip of pictures with the whole way, from the built demo page. Run
 * `npm run build` first.
 */

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

function amountOf(index) {
  const pad = (value) => String(value).padStart(2, '0');
  const amount = `${1 + (index % 8)}.${(index * 37) % 9}${pad(index % 90)},${pad(index % 100)}`;
  return index % 25 === 2 ? `${amount} €` : index % 25 === 12 ? `$${amount}` : amount;
}

/** A typical export: a title row, semicolons, German numbers and dates, and typical errors. */
function customerExport() {
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const [first, last] = [FIRST[index % FIRST.length], LAST[(index * 7) % LAST.length]];
    const pad = (value) => String(value).padStart(2, '0');
    return [
      index === 3 ? '' : `${first} ${last}`,
      index === 1 ? `${first}.${last}@`.toLowerCase() : `${first}.${last}.${index}@example.com`.toLowerCase(),
      index === 5 ? 'n/a' : amountOf(index),
      index === 6 ? '30.02.2024' : `${pad(1 + (index % 28))}.${pad(1 + (index % 12))}.2024`,
      index % 40 === 9 ? 'on hold' : index % 60 === 14 ? 'inactve' : STATES[index % STATES.length],
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

const importerOf = (page) => page.locator('.importcsv:visible');
const at = (page, step) => page.locator(`.importcsv[data-step="${step}"]:not([data-busy]):visible`).waitFor();
const press = (page, action) => importerOf(page).locator(`[data-action="${action}"]`).click();

async function open(browser, { query, viewport }) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(`${ADDRESS}/?open=1&${query}`);
  await at(page, 'upload');
  return page;
}

async function upload(page) {
  await importerOf(page).locator('input[type=file]').setInputFiles(FILE);
  await at(page, 'map');
}

/** From the mapping, through the values, to the review. */
async function toReview(page) {
  await press(page, 'continue');
  await at(page, 'values');
  await press(page, 'continue');
  await at(page, 'review');
}

/** Each screenshot: its appearance, and the steps to get there. */
const PICTURES = {
  review: { query: 'rows=exclude', reach: 'review' },
  'review-dark': { query: 'rows=exclude&dark=1', reach: 'review' },
  matching: { query: 'rows=exclude', reach: 'map' },
  phone: { query: 'rows=exclude', reach: 'review', viewport: { width: 390, height: 780 } },
};

async function take(browser, name, { query, reach, viewport = { width: 1200, height: 760 } }) {
  const page = await open(browser, { query, viewport });
  await upload(page);
  if (reach === 'review') {
    await toReview(page);
    const cell = page.locator('[data-row="5"] [data-column="amount"]');
    // Rows far below are not in the page.
    while (!(await cell.isVisible())) await importerOf(page).getByRole('button', { name: 'Next error' }).click();
    await cell.click();
  }
  // Only the importer; the page behind it is not part of the picture.
  await importerOf(page).screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.close();
}

/** The whole way of an import, in pictures beside each other. */
async function takeWay(browser) {
  const page = await open(browser, { query: 'rows=exclude', viewport: { width: 1040, height: 680 } });
  const frames = [];
  const shoot = async (caption) => {
    const image = await importerOf(page).screenshot();
    frames.push({ caption: `${frames.length + 1}. ${caption}`, image: image.toString('base64') });
  };
  await shoot('Upload');
  await upload(page);
  await shoot('Match columns');
  await press(page, 'continue');
  await at(page, 'values');
  const left = importerOf(page).locator('[data-value="on hold"] [role=combobox]');
  await left.fill('pending');
  await left.press('Enter');
  await shoot('Match values');
  await press(page, 'continue');
  await at(page, 'review');
  const amounts = importerOf(page).locator('[data-error-group="number:amount"]').first();
  await amounts.waitFor();
  await shoot('Review errors in groups');
  await amounts.locator('[data-action=preview-fix]').click();
  await importerOf(page).locator('[data-error-group][data-shown] ins').nth(1).waitFor();
  await importerOf(page).locator('[role=grid] [data-row]').first().waitFor();
  await shoot('Fix a group, after a preview');
  await amounts.locator('[data-action=fix-all]').click();
  await importerOf(page).locator('[data-action=undo]:enabled').waitFor();
  await at(page, 'review');
  await press(page, 'submit');
  await at(page, 'complete');
  await shoot('Done');
  const figures = frames.map(
    ({ caption, image }) =>
      `<figure><img src="data:image/png;base64,${image}"><figcaption>${caption}</figcaption></figure>`,
  );
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.setContent(`<style>
      body { margin: 0; font: 15px system-ui, sans-serif; color: #1f2937; background: #fff }
      main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px; padding: 2px }
      figure { margin: 0 }
      img { display: block; inline-size: 100%; border: 1px solid #d1d5db; border-radius: 6px; box-sizing: border-box }
      figcaption { padding-block: 6px; text-align: center }
    </style><main>${figures.join('')}</main>`);
  await page.locator('main').screenshot({ path: join(FOLDER, 'way.png') });
  await page.close();
}

/** It first reports that it creates its database. */
async function isReady() {
  const response = await fetch(`${ADDRESS}/readyz`).catch(() => null);
  if (response?.ok || server.exitCode !== null) return;
  await new Promise((resolve) => void setTimeout(resolve, 200));
  await isReady();
}

const server = spawn(process.execPath, [join(import.meta.dirname, 'testing/serve-fresh.js')], {
  env: { ...process.env, PORT, HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => server.on('close', resolve));
try {
  await isReady();
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const [name, picture] of Object.entries(PICTURES)) await take(browser, name, picture);
  await takeWay(browser);
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await ended;
}

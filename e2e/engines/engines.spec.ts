import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Engine, EnginePage } from './engine.js';
import { puppeteerEngine } from './puppeteer-engine.js';
import { webKitEngine } from './webkit-engine.js';

/* The main flow in each engine, using the attributes documented in the README. The layout is checked by measuring. */

const ENGINES: readonly Engine[] = [
  puppeteerEngine('chrome', 'CHROMIUM_PATH'),
  puppeteerEngine('firefox', 'FIREFOX_PATH'),
  webKitEngine(),
];

interface Entry {
  readonly name: string;
  readonly isDark: boolean;
  open(page: EnginePage, origin: string): Promise<void>;
}

/** Styles reach the page in another way in each build, and the mode depends on neither. */
const ENTRIES: readonly Entry[] = [
  {
    name: 'ES build, light',
    isDark: false,
    open: (page, origin) => page.open(`${origin}/?open=1&rows=exclude`),
  },
  {
    name: 'script tag, dark',
    isDark: true,
    async open(page, origin) {
      await page.open(`${origin}/script-tag.html`);
      await page.evaluate('importer.update({ darkMode: true })');
      await page.click('#open');
    },
  },
];

const ROWS = 20_000;
const LAST = ROWS - 1;
/** Every hundredth row has an invalid email address. */
const INVALID = ROWS / 100;
const ROW_HEIGHT = 28;

const STEPS = ['upload', 'sheet', 'header', 'map', 'values', 'review', 'submit', 'complete'] as const;
type StepName = (typeof STEPS)[number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Expressions to evaluate in the page. */
const IN_PAGE = {
  root: `[...document.querySelectorAll('.importcsv')].find((root) => root.getClientRects().length)`,
  box: `(element) => { const { left, top, right, bottom } = element.getBoundingClientRect(); return { left, top, right, bottom }; }`,
} as const;

for (const engine of ENGINES) {
  test.describe(engine.name, () => {
    test.skip(engine.missing !== undefined && !process.env['CI'], `${engine.name}: ${engine.missing ?? ''}`);
    for (const { name, isDark, open } of ENTRIES) {
      test(`${name}: from the file to the rows`, async ({ baseURL }, info) => {
        test.setTimeout(120_000);
        const file = info.outputPath('people.csv');
        await writeFile(file, people());
        const page = await engine.start();
        try {
          await open(page, baseURL ?? '');
          await importFile(page, file, isDark);
        } catch (error) {
          await writeFile(info.outputPath('failed.png'), await page.screenshot());
          throw error;
        } finally {
          await page.close();
        }
      });
    }
  });
}

async function importFile(page: EnginePage, file: string, isDark: boolean): Promise<void> {
  await atStep(page, 'upload');
  await expectFrame(page, isDark);
  await page.chooseFile('.importcsv input[type=file]', file);
  for (let step = await atStep(page, 'header', 'map'); step !== 'review';) {
    await expectFrame(page, isDark);
    await page.click(`.importcsv[data-step="${step}"] [data-action="continue"]`);
    step = await atStep(page, ...STEPS.slice(STEPS.indexOf(step) + 1));
  }
  await expectFrame(page, isDark);
  await expectCounts(page, INVALID);
  await expectRows(page, 0);
  await page.click('.importcsv [data-row="0"] [data-column="email"]');
  await page.press(...'ada@example.org', 'Enter');
  await expectCounts(page, INVALID - 1);
  await page.evaluate(`(() => {
    const grid = (${IN_PAGE.root}).querySelector('[role=grid]');
    const scroller = [grid, ...grid.querySelectorAll('*')].find(({ scrollHeight, clientHeight }) => scrollHeight > 4 * clientHeight && clientHeight > 100);
    scroller.scrollTop = scroller.scrollHeight;
  })()`);
  await expectRows(page, LAST);
  await expectFrame(page, isDark);
  await page.click('.importcsv [data-action="submit"]');
  await atStep(page, 'complete');
  await expectFrame(page, isDark);
  const imported = (ROWS - INVALID + 1).toLocaleString('en');
  expect(await page.evaluate(`(${IN_PAGE.root}).innerText`)).toContain(imported);
}

function people(): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const email = index % 100 === 0 ? 'nowhere' : `person${index}@example.com`;
    return `Person ${index},${email},${index},${index % 100 === 1 ? 'Gone' : 'active'}`;
  });
  return ['Name,Email,Amount,Status', ...rows, ''].join('\n');
}

async function atStep(page: EnginePage, ...steps: readonly StepName[]): Promise<StepName> {
  let step = '';
  await expect
    .poll(
      async () => {
        step = await page.evaluate<string>(
          `(() => { const root = ${IN_PAGE.root}; return root && root.dataset.busy === undefined ? root.dataset.step : ''; })()`,
        );
        return steps.includes(step as StepName);
      },
      { timeout: 45_000, message: `at step ${steps.join(' or ')}` },
    )
    .toBe(true);
  return step as StepName;
}

/** Window, title and buttons of every step are in place, in our font and in the colors of the mode. */
async function expectFrame(page: EnginePage, isDark: boolean): Promise<void> {
  const opening = `document.getAnimations().filter(({ animationName = '' }) => animationName.includes('rise')).length`;
  await expect.poll(() => page.evaluate(opening), { message: 'the window has opened' }).toBe(0);
  // A window of WebKit may get its size after its page.
  await expect(() => expectInPlace(page, isDark)).toPass({ timeout: 10_000 });
}

async function expectInPlace(page: EnginePage, isDark: boolean): Promise<void> {
  const { view, ...seen } = await page.evaluate<{
    view: { width: number; height: number };
    dialog: Box;
    footer: Box;
    font: string;
    background: string;
    sideways: boolean;
  }>(`(() => {
    const root = ${IN_PAGE.root};
    const box = ${IN_PAGE.box};
    const { fontFamily, backgroundColor } = getComputedStyle(root);
    return {
      view: { width: innerWidth, height: innerHeight },
      dialog: box(root),
      footer: box(root.querySelector('footer')),
      font: fontFamily,
      background: backgroundColor,
      sideways: document.documentElement.scrollWidth > innerWidth,
    };
  })()`);
  expect(seen.dialog.left).toBeGreaterThan(0);
  expect(seen.dialog.right).toBeLessThan(view.width);
  expect(seen.dialog.bottom).toBeLessThanOrEqual(view.height);
  expect(seen.dialog.right - seen.dialog.left).toBeGreaterThan(view.width / 2);
  expect(seen.footer.bottom).toBeLessThanOrEqual(seen.dialog.bottom + 1);
  expect(seen.footer.bottom - seen.footer.top).toBeGreaterThan(40);
  expect(seen.footer.bottom - seen.footer.top).toBeLessThan(100);
  expect(seen.font).toContain('system-ui');
  expect(isDarkColor(seen.background)).toBe(isDark);
  expect(seen.sideways).toBe(false);
}

function isDarkColor(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue < 384;
}

async function expectCounts(page: EnginePage, invalid: number): Promise<void> {
  const read = `((root) => ['all', 'valid', 'invalid'].map((name) => Number(root.querySelector('[data-count="' + name + '"]')?.textContent)))(${IN_PAGE.root})`;
  await expect.poll(() => page.evaluate(read), { timeout: 45_000 }).toEqual([ROWS, ROWS - invalid, invalid]);
}

/** `row` is on screen; all rows have the same height, without gaps, and the grid is inside the window. */
async function expectRows(page: EnginePage, row: number): Promise<void> {
  let seen: { rows: (Box & { row: number; cells: number })[]; grid: Box; dialog: Box } | undefined;
  const read = `(() => {
    const root = ${IN_PAGE.root};
    const box = ${IN_PAGE.box};
    const grid = root.querySelector('[role=grid]');
    const rows = [...grid.querySelectorAll('[data-row]')]
      .filter((row) => row.querySelector('[data-column]'))
      .map((row) => ({ ...box(row), row: Number(row.dataset.row), cells: row.querySelectorAll('[data-column]').length }));
    return { rows, grid: box(grid), dialog: box(root) };
  })()`;
  await expect
    .poll(
      async () => {
        seen = await page.evaluate(read);
        // A row may be drawn before it is scrolled to.
        const { top = Infinity, bottom = 0 } = seen?.grid ?? {};
        return seen?.rows.some((each) => each.row === row && each.top >= top && each.bottom <= bottom + 1);
      },
      { message: `row ${row} is in view`, timeout: 20_000 },
    )
    .toBe(true);
  const { rows = [], grid, dialog } = seen ?? {};
  expect(grid?.bottom).toBeLessThanOrEqual(dialog?.bottom ?? 0);
  expect(grid?.right).toBeLessThanOrEqual(dialog?.right ?? 0);
  const wanted = rows.find((each) => each.row === row);
  expect(wanted?.cells).toBeGreaterThanOrEqual(2);
  // The row of the focused cell stays rendered, far above.
  const sorted = rows.filter(({ bottom }) => bottom > (grid?.top ?? 0)).toSorted((a, b) => a.row - b.row);
  for (const [index, { top, bottom }] of sorted.entries()) {
    expect(bottom - top).toBeCloseTo(ROW_HEIGHT, 0);
    const next = sorted[index + 1];
    if (next) expect(next.top - top).toBeCloseTo(ROW_HEIGHT, 0);
  }
}

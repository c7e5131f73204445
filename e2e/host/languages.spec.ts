import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { HostPage } from '../support/host-page.js';
import { MESSY_FILE, textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

/** The label of the file button in each language. The server allows only scripts of its own origin. */
const CHOOSE: Readonly<Record<string, string>> = {
  en: 'Choose a file',
  de: 'Datei auswählen',
  es: 'Elegir un archivo',
  fr: 'Choisir un fichier',
  it: 'Scegli un file',
  'pt-BR': 'Escolher um arquivo',
  nl: 'Bestand kiezen',
  pl: 'Wybierz plik',
  ja: 'ファイルを選択',
  'zh-CN': '选择文件',
  ko: '파일 선택',
  ar: 'اختيار ملف',
};

for (const [language, words] of Object.entries(CHOOSE)) {
  test(`shows the texts in ${language}`, async ({ importer }) => {
    await importer.open(`language=${language}`);
    await expect(importer.root.locator('button', { hasText: words })).toBeVisible();
    await expect(importer.root).toHaveAttribute('lang', language);
    await expect(importer.root).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  });
}

/** Opens the script-tag file in a language. */
async function openByScriptTag(page: Page, language: string): Promise<void> {
  await page.goto('/script-tag.html');
  await page.evaluate((tag) => {
    const { CSVImporter } = globalThis as unknown as {
      CSVImporter: { createCSVImporter(options: unknown): { showModal(): void } };
    };
    CSVImporter.createCSVImporter({ columns: [{ id: 'name', label: 'Name' }], language: tag }).showModal();
  }, language);
}

test('the script-tag file loads only the texts of its language, from its own folder', async ({ importer, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/locales/')) requested.push(pathname);
  });
  await openByScriptTag(page, 'de-AT');
  await expect(importer.root.locator('button', { hasText: 'Datei auswählen' })).toBeFocused();
  expect(requested).toEqual(['/dist/locales/de.js']);
});

test('no text is shown before the language has loaded', async ({ importer, page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/locales/de.js', async (route) => {
    await held;
    await route.continue();
  });
  await openByScriptTag(page, 'de');
  await expect(importer.root).toBeVisible();
  await expect(importer.root).toHaveText('');
  release();
  await expect(importer.root.locator('button', { hasText: 'Datei auswählen' })).toBeFocused();
});

test('if the language cannot be loaded, English is shown and the console reports it once', async ({
  importer,
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/locales/de.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'none(' }));
  await openByScriptTag(page, 'de');
  await expect(importer.root.locator('button', { hasText: 'Choose a file' })).toBeVisible();
  await expect(importer.root).toHaveAttribute('lang', 'en');
  expect(warnings).toEqual([expect.stringContaining('"de"')]);
});

test('right to left: the button of a select field does not cover text of the other direction', async ({ page }) => {
  const label = 'Preferred billing and delivery address of the customer';
  const host = new HostPage(page);
  await host.open();
  await host.mount({ isModal: false, language: 'ar', columns: [{ id: 'address', label }] });
  await host.importer.upload(textFile('addresses.csv', `${label}\nOslo\n`));
  await host.importer.goTo('map');
  const field = host.importer.root.getByRole('combobox').first();
  await expect(field).toHaveValue(label);
  const inner = await field.evaluate((input) => {
    const { left } = input.getBoundingClientRect();
    return left + Number.parseFloat(getComputedStyle(input).paddingLeft);
  });
  const button = (await host.importer.root.locator('.rg-combobox-toggle').first().boundingBox())!;
  expect(inner).toBeGreaterThanOrEqual(button.x + button.width);
});

test('right to left: the whole flow is mirrored, and axe reports no violations', async ({ importer, page }) => {
  const found: string[] = [];
  const look = async (): Promise<void> => {
    found.push(...(await violations(page)));
    // In right-to-left pages, overflow at the left edge is invisible.
    expect(
      await importer.root.evaluate((root) => root.firstElementChild!.scrollWidth - root.clientWidth),
    ).toBeLessThanOrEqual(0);
  };
  await importer.open('language=ar');
  await look();
  await importer.upload(MESSY_FILE);
  while ((await importer.root.getAttribute('data-step')) !== 'review') {
    const [back, next] = await Promise.all([
      importer.action('back').boundingBox(),
      importer.action('continue').boundingBox(),
    ]);
    expect(back?.x).toBeGreaterThan(next?.x ?? Infinity);
    await look();
    await importer.next();
  }
  await importer.expectCounts(6, 3, 3);
  const [name, email] = [importer.cell(0, 'name'), importer.cell(0, 'email')];
  expect((await name.boundingBox())?.x).toBeGreaterThan((await email.boundingBox())?.x ?? Infinity);
  await name.click();
  await page.keyboard.press('ArrowLeft');
  await expect(email).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('End');
  await expect(importer.cell(0, 'note')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Home');
  await expect(name).toBeInViewport({ ratio: 0.9 });
  await look();
  await importer.edit(3, 'name', 'إدسخر');
  await importer.expectCounts(6, 4, 2);
  expect(found).toEqual([]);
  const { rows } = await importer.deliver();
  expect(rows.map(({ name: text }) => text)).toContain('إدسخر');
});

test('long step names leave space for the buttons in the header', async ({ importer }) => {
  await importer.open('language=pl');
  await importer.upload(MESSY_FILE);
  await importer.goTo('values');
  const header = importer.root.locator('header');
  const close = header.locator('[data-action="close"]');
  for (const width of [1280, 920, 700, 320]) {
    await importer.page.setViewportSize({ width, height: 860 });
    expect(await header.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect(close).toBeInViewport({ ratio: 1 });
    await expect(header.locator('[aria-current="step"] span')).toBeInViewport();
  }
});
